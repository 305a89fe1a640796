"""Nummerus Zahlus: a star wanders over a figure 8, and whoever moves it takes the chip it meets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from spieltisch.game import Chance, Game, Options, Refusal, Result, Story, View, who_begins
from spieltisch.games.nummerus import board
from spieltisch.games.nummerus.chains import lengths
from spieltisch.games.nummerus.position import CHIPS, FIRST_SWAP, LONGEST, OVER, SOLITAIRE, TOURNAMENT, Plan, Position
from spieltisch.games.nummerus.scoring import longest_result, solitaire_result, tournament_result
from spieltisch.games.nummerus.sight import SCORINGS, plan_of, restore, view_of

_WORDS: Final = ["low", "high", "keep"]


@final
class NummerusState(Position):
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        if self.plan.scoring == LONGEST:
            return longest_result([lengths(self.hands[i64(seat)]) for seat in range(int(self.plan.seats))])
        if self.plan.scoring == TOURNAMENT:
            return tournament_result(self.scores())
        return solitaire_result(self.scores())

    def view(self, seat: int | None) -> View:
        return view_of(self)

    def guess(self, seat: int, chance: Chance) -> NummerusState:
        return self.copy()

    def copy(self) -> NummerusState:
        twin = NummerusState(self.plan)
        twin.start = self.start
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.star = self.star
        twin.origin = self.origin
        twin.left = self.left
        twin.links = self.links[:]
        twin.chip_at = self.chip_at
        twin.field_of = self.field_of
        twin.hands = self.hands[:]
        twin.cuts = self.cuts[:] if self.plan.scoring == SOLITAIRE else self.cuts
        twin.swaps = self.swaps[:] if self.plan.swap else self.swaps
        twin.finished = self.finished
        return twin


@final
class Nummerus(Game):
    key = "nummerus"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> NummerusState:
        scoring = SCORINGS.index(cast(str, options["scoring"]))
        rounds = cast(int, options["rounds"]) if scoring == TOURNAMENT else 1
        state = NummerusState(Plan(seats, scoring, rounds, cast(bool, options["swap"])))
        state.deal(i64(who_begins(seats, cast(str, options["start"]), chance, story)), chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> NummerusState:
        try:
            state = NummerusState(plan_of(view))
            restore(state, view)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("view-broken") from error
        return state

    def describe(self, move: int) -> str:
        if move < CHIPS:
            return str(move + 1)
        if move < FIRST_SWAP:
            return _WORDS[move - board.CHIPS]
        give, take = divmod(move - int(FIRST_SWAP), board.CHIPS)
        return f"{give + 1}x{take + 1}"

    def parse(self, text: str) -> int:
        if text in _WORDS:
            return board.CHIPS + _WORDS.index(text)
        give, cross, take = text.partition("x")
        if not cross:
            return _chip(give, text) - 1
        return int(FIRST_SWAP) + board.CHIPS * (_chip(give, text) - 1) + _chip(take, text) - 1


def _chip(written: str, text: str) -> int:
    chip = int(written) if written.isascii() and written.isdecimal() and len(written) <= len(str(board.CHIPS)) else 0
    if written != str(chip) or not 1 <= chip <= board.CHIPS:
        raise Refusal("move-unreadable", text=text)
    return chip
