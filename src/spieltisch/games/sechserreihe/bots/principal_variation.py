"""Principal variation: the best line of play found so far, from every turn ahead of a search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_TURNS: Final = 60  # that a line of play is followed


@final
class PrincipalVariation:
    """Triangular table: row t has the boards from turn t on, before complete lines are taken off."""

    def __init__(self) -> None:
        self._boards: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_TURNS))
        self._ends: vec[i64] = vec[i64]([0] * (MOST_TURNS + 1))

    def clear(self, turn: i64) -> None:
        """Nothing is expected from this turn on."""
        self._ends[turn] = turn

    def extend(self, turn: i64, board: i64) -> None:
        """This board at this turn, and then what is expected from the next one on."""
        boards = self._boards
        here = turn * MOST_TURNS
        boards[here + turn] = board
        end = self._ends[turn + 1]
        for n in range(turn + 1, end):
            boards[here + n] = boards[here + MOST_TURNS + n]
        self._ends[turn] = end

    def end_with(self, turn: i64, board: i64) -> None:
        """This board at this turn, and nothing after it."""
        self._boards[turn * MOST_TURNS + turn] = board
        self._ends[turn] = turn + 1

    def line(self) -> list[int]:
        """The boards from the first turn on."""
        return [int(self._boards[n]) for n in range(self._ends[0])]
