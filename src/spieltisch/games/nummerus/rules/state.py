"""Nummerus Zahlus: a star wanders over a figure 8, and whoever moves it takes the chip it meets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from spieltisch.game import ALONE, NOBODY, Chance, Game, Options, Result, Story
from spieltisch.games.nummerus.rules.from_view import restore, setup_of
from spieltisch.games.nummerus.rules.legal import is_legal, legal_moves, why_not
from spieltisch.games.nummerus.rules.notation import read, written
from spieltisch.games.nummerus.rules.play import make_move, play_out
from spieltisch.games.nummerus.rules.position import OVER, Position
from spieltisch.games.nummerus.rules.result import result_of, rewards
from spieltisch.games.nummerus.rules.setup import begin, setup_from
from spieltisch.games.nummerus.rules.to_view import to_view
from spieltisch.games.nummerus.view import NummerusView
from spieltisch.views import read_view


@final
class NummerusState(Position):
    def to_move(self) -> Sequence[int]:
        return ALONE[self.turn] if self.phase != OVER else NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        return legal_moves(self, seat)

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if not is_legal(self, seat, move):
            raise why_not(self, seat, move)
        make_move(self, i64(move), chance, story)

    def playout(self, chance: Chance) -> int:
        return play_out(self, chance)

    def result(self) -> Result | None:
        return result_of(self)

    def rewards(self) -> list[float]:
        return rewards(self)

    def view(self, seat: int | None) -> NummerusView:
        return to_view(self)

    def guess(self, seat: int, chance: Chance) -> NummerusState:
        """Nothing is hidden, so the only guess is the truth."""
        return self.copy()

    def copy(self) -> NummerusState:
        twin = NummerusState(self.setup)
        self.copy_to(twin)
        return twin


@final
class Nummerus(Game):
    key = "nummerus"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> NummerusState:
        state = NummerusState(setup_from(seats, options))
        begin(state, options, chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> NummerusState:
        seen = read_view(view, NummerusView)
        state = NummerusState(setup_of(seen))
        restore(state, seen)
        return state

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)
