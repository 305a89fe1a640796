"""A toy game with turns of many moves: steps show nothing new, a look draws luck, and who passes hands on the turn."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.facts import Facts
from spieltisch.game import Chance, Game, IllegalMove, Options, Result, State, Story, View
from tests.toy import Toy

STEP, LOOK, PASS = 0, 1, 2
TURNS = 6
FACTS = Facts(
    key="errands",
    seats=(2, 4),
    minutes=1,
    luck="throughout",
    hidden=False,
    simultaneous=False,
    moves=3,
    take_back="turn",
)


class ErrandsState(State):
    def __init__(self, steps: list[int], seen: list[int], turns: int) -> None:
        self.steps = steps
        self.seen = seen
        self.turns = turns

    def to_move(self) -> Sequence[int]:
        return [self.turns % len(self.steps)] if self.turns < TURNS else []

    def legal(self, seat: int) -> Sequence[int]:
        return [STEP, LOOK, PASS] if seat in self.to_move() else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if move not in self.legal(seat):
            raise IllegalMove("illegal-move")
        match move:
            case 0:
                self.steps[seat] += 1
            case 1:
                self.seen.append(chance.below(1_000_000))
            case 2:
                self.turns += 1

    def result(self) -> Result | None:
        return None if self.to_move() else Result([2] * len(self.steps), [0] * len(self.steps), "nobody", {})

    def view(self, seat: int | None) -> View:
        return {"steps": list(self.steps), "seen": list(self.seen), "turns": self.turns}

    def copy(self) -> State:
        return ErrandsState(list(self.steps), list(self.seen), self.turns)


class Errands(Game):
    key = "errands"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        return ErrandsState([0] * seats, [], 0)

    def describe(self, move: int) -> str:
        return ("step", "look", "pass")[move]

    def parse(self, text: str) -> int:
        return ("step", "look", "pass").index(text)


ERRANDS = Toy(Errands(), FACTS)
