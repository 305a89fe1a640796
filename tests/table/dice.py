"""A toy game with luck in the middle: a roll draws a die, a step does not."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.facts import Facts
from spieltisch.game import Chance, Game, IllegalMove, Options, Result, State, Story, View
from tests.toy import Toy

STEP, ROLL = 0, 1
MOVES = 12
FACTS = Facts(
    key="dice", seats=(1, 4), minutes=1, luck="throughout", hidden=False, simultaneous=False, moves=6, options=()
)


class DiceState(State):
    def __init__(self, seats: int, sums: list[int], moves: int) -> None:
        self.seats = seats
        self.sums = sums
        self.moves = moves

    def to_move(self) -> Sequence[int]:
        return [self.moves % self.seats] if self.moves < MOVES else []

    def legal(self, seat: int) -> Sequence[int]:
        return [STEP, ROLL] if seat in self.to_move() else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if move not in self.legal(seat):
            raise IllegalMove("no-such-step")
        self.sums[seat] += 1 if move == STEP else 1 + chance.below(1_000_000)
        self.moves += 1

    def result(self) -> Result | None:
        return None if self.to_move() else Result([1] * self.seats, list(self.sums), "shared", {})

    def view(self, seat: int | None) -> View:
        return {"sums": list(self.sums), "moves": self.moves}

    def copy(self) -> State:
        return DiceState(self.seats, list(self.sums), self.moves)


class Dice(Game):
    key = "dice"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        return DiceState(seats, [0] * seats, 0)


DICE = Toy(Dice(), FACTS)
