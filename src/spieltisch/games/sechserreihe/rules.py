"""Sechserreihe: all stones are shared. Slide one, place one in the same line, and complete six in a crossing line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final

from mypy_extensions import i64

from spieltisch.game import Chance, Game, Options, Refusal, Result, Story, View, who_begins
from spieltisch.games.sechserreihe.allowed import OVER
from spieltisch.games.sechserreihe.board import STONES
from spieltisch.games.sechserreihe.position import LAYOUTS, OWN, Plan, Position
from spieltisch.games.sechserreihe.sight import plan_of, restore, view_of
from spieltisch.games.sechserreihe.telling import line_ends, tell_layout
from spieltisch.games.sechserreihe.turns import FIRST_OPENING, OPENINGS, change_of, read, written


@final
class SechserreiheState(Position):
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        scores = [int(self.score(i64(seat))) for seat in range(int(self.plan.seats))]
        places = [1 + sum(other > score for other in scores) for score in scores]
        if len(scores) > 1:
            return Result(places, scores, "coins", {"coins": max(scores), "goal": int(self.plan.goal)})
        if not self.last_lines:
            return Result(places, scores, "solved", {"stones": STONES})
        line = self.last_lines[0]
        return Result(places, scores, "line", {"stones": scores[0], "line": line, **line_ends(line)})

    def view(self, seat: int | None) -> View:
        return view_of(self)

    def guess(self, seat: int, chance: Chance) -> SechserreiheState:
        return self.copy()

    def copy(self) -> SechserreiheState:
        twin = SechserreiheState(self.plan)
        twin.start = self.start
        twin.turn = self.turn
        twin.phase = self.phase
        twin.board = self.board
        twin.coins = self.coins[:]
        twin.last_seat = self.last_seat
        twin.last_move = self.last_move
        twin.last_lines = self.last_lines
        return twin


@final
class Sechserreihe(Game):
    key = "sechserreihe"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> SechserreiheState:
        layout = LAYOUTS.index(cast(str, options["layout"]))
        state = SechserreiheState(Plan(seats, layout))
        state.start = i64(who_begins(seats, cast(str, options["start"]), chance, story))
        state.turn = state.start
        if layout != OWN:
            _lay_by_luck(state, chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> SechserreiheState:
        try:
            state = SechserreiheState(plan_of(view))
            restore(state, view)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("view-broken") from error
        return state

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)


def _lay_by_luck(state: SechserreiheState, chance: Chance, story: Story | None) -> None:
    move = i64(FIRST_OPENING + chance.below(OPENINGS))
    state.board = change_of(move)
    state.settle()
    if story is not None:
        tell_layout(move, story)
