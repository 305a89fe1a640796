"""Zapp Zerapp: everybody shakes barrels at once, listens, and runs with as many stones as the dice allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast, final

from mypy_extensions import i64

from spieltisch.facts import IN_TURN
from spieltisch.game import Chance, Game, IllegalMove, Options, Refusal, Result, Story, View, who_begins
from spieltisch.games.zappzerapp.allowed import legal_moves, why_not
from spieltisch.games.zappzerapp.moves import HANDS, PASS, READY, read, written
from spieltisch.games.zappzerapp.position import LISTEN, NOTHING, OVER, READY_UP, RUN, Position, Setup
from spieltisch.games.zappzerapp.recall import forget, restore, setup_of
from spieltisch.games.zappzerapp.rounds import begin_round, step
from spieltisch.games.zappzerapp.sight import THIRD_HOME, view_of


@final
class ZappZerappState(Position):
    def to_move(self) -> Sequence[int]:
        if self.phase == OVER:
            return []
        if self.phase == RUN:
            return [int(self.mover())]
        if self.setup.in_turn:
            return [int(self.listener())]
        return [seat for seat in range(int(self.setup.seats)) if self.chosen[i64(seat)] == NOTHING]

    def legal(self, seat: int) -> Sequence[int]:
        return legal_moves(self, i64(seat)) if seat in self.to_move() else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        refusal = why_not(self, seat, move)
        if refusal is not None:
            raise refusal
        step(self, i64(seat), i64(move), chance, story)

    def forfeit(self, seat: int) -> int | None:
        if self.phase == RUN or seat not in self.to_move():
            return None
        return READY if self.phase == READY_UP else PASS

    def sound(self, seat: int, thing: int, strength: int, seed: int) -> bytes:
        from spieltisch.games.zappzerapp.sound import STRENGTHS, rattle  # NumPy, which only whoever listens needs

        if not 1 <= strength <= STRENGTHS:
            raise IllegalMove("no-such-strength", strength=strength, most=STRENGTHS)
        return rattle(self.stones_in(seat, thing), strength, seed)

    def stones_in(self, seat: int, hand: int) -> int:
        """How many stones rattle in this hand, the secret itself; IllegalMove where there is nothing to shake."""
        if self.phase != LISTEN or seat not in self.to_move():
            raise IllegalMove("not-listening" if self.phase == RUN else "nothing-to-shake")
        place = self.in_hand(i64(seat), i64(hand)) if 0 <= hand < len(HANDS) else NOTHING
        if place == NOTHING:
            raise IllegalMove("hand-empty")
        return int(self.stones[place])

    def result(self) -> Result | None:
        """After the winner, who has more apprentices in the city, then who has come further in all."""
        if self.phase != OVER:
            return None
        seats = int(self.setup.seats)
        scores = [int(self.at_home(i64(seat))) for seat in range(seats)]
        ways = [(scores[seat], int(self.way_of(i64(seat)))) for seat in range(seats)]
        places = [1 + sum(other > way for other in ways) for way in ways]
        values: dict[str, object] = {
            "rounds": int(self.round),
            "valid": [int(count) for count in self.valid],
            "banished": [int(count) for count in self.banished],
        }
        return Result(places, scores, THIRD_HOME, values)

    def rewards(self) -> list[float]:
        return [1.0 if seat == int(self.winner) else 0.0 for seat in range(int(self.setup.seats))]

    def view(self, seat: int | None) -> View:
        return view_of(self)

    def guess(self, seat: int, chance: Chance) -> ZappZerappState:
        twin = self.copy()
        forget(twin, chance)
        return twin

    def copy(self) -> ZappZerappState:
        twin = ZappZerappState(self.setup)
        twin.phase = self.phase
        twin.round = self.round
        twin.dice = self.dice[:]
        twin.stones = self.stones[:]
        twin.held = self.held[:]
        twin.chosen = self.chosen[:]
        twin.asked = self.asked
        twin.running = self.running
        twin.progress = self.progress[:]
        twin.last = self.last[:]
        twin.valid = self.valid[:]
        twin.banished = self.banished[:]
        twin.winner = self.winner
        return twin

    def playout(self, chance: Chance) -> int:
        moves = 0
        while self.phase != OVER:
            seats = self.to_move()
            seat = seats[chance.below(len(seats))]
            legal = legal_moves(self, i64(seat))
            step(self, i64(seat), i64(legal[chance.below(len(legal))]), chance, None)
            moves += 1
        return moves


@final
class ZappZerapp(Game):
    key = "zappzerapp"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> ZappZerappState:
        wish = cast(str, options["start"])
        first = who_begins(seats, wish, chance, story)
        in_turn, signs = options["listening"] == IN_TURN, cast(bool, options["signs"])
        state = ZappZerappState(Setup(seats, wish, first, in_turn, signs))
        begin_round(state, chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> ZappZerappState:
        try:
            state = ZappZerappState(setup_of(view))
            restore(state, view, chance)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("view-broken") from error
        return state

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)
