"""Sechserreihe: all stones are shared. Slide one, place one in the same line, and complete six in a crossing line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from spieltisch.game import ALONE, NOBODY, Chance, Game, Options, Result, Story, View
from spieltisch.games.sechserreihe.rules.from_view import from_view
from spieltisch.games.sechserreihe.rules.legal import check_legal, legal_moves
from spieltisch.games.sechserreihe.rules.notation import read, written
from spieltisch.games.sechserreihe.rules.play import make_move
from spieltisch.games.sechserreihe.rules.playout import play_out
from spieltisch.games.sechserreihe.rules.position import OVER, Position
from spieltisch.games.sechserreihe.rules.result import result_of, rewards_of
from spieltisch.games.sechserreihe.rules.setup import first_position
from spieltisch.games.sechserreihe.rules.to_view import to_view
from spieltisch.games.sechserreihe.view import SechserreiheView


@final
class SechserreiheState(Position):
    def to_move(self) -> Sequence[int]:
        return ALONE[self.turn] if self.phase != OVER else NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        return legal_moves(self.board, self.phase) if self.phase != OVER and seat == int(self.turn) else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        check_legal(self, seat, move)
        make_move(self, i64(move), story)

    def playout(self, chance: Chance) -> int:
        return play_out(self, chance)

    def result(self) -> Result | None:
        return result_of(self)

    def rewards(self) -> list[float]:
        return rewards_of(self)

    def view(self, seat: int | None) -> SechserreiheView:
        return to_view(self)

    def guess(self, seat: int, chance: Chance) -> SechserreiheState:
        """Nothing is hidden, so the only guess is the truth."""
        return self.copy()

    def copy(self) -> SechserreiheState:
        return _state(self)


@final
class Sechserreihe(Game):
    key = "sechserreihe"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> SechserreiheState:
        return _state(first_position(seats, options, chance, story))

    def from_view(self, view: View, seat: int, chance: Chance) -> SechserreiheState:
        return _state(from_view(view))

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)


def _state(position: Position) -> SechserreiheState:
    """A state of its own, in this position."""
    state = SechserreiheState(position.setup)
    state.copy_from(position)
    return state
