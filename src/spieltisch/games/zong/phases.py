"""What a turn consists of, and why a move does not belong to it now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.zong.moves import FIRST_DISC, FIRST_FLICK, FIRST_GO, FIRST_THROW, FIRST_VOTE, MOVES

PICK: Final = 0
THROW: Final = 1
FLICK: Final = 2
VOTE: Final = 3
ATTACK: Final = 4
OVER: Final = 5

PHASES: Final = ["pick", "throw", "flick", "vote", "attack", "over"]
FIRST_THINGS: Final = ["pick-first", "throw-first", "flick-first", "vote-first", "attack-first"]
"""The refusal of a move that belongs to another phase."""

_FIRST_MOVES: Final[list[int]] = [FIRST_DISC, FIRST_THROW, FIRST_FLICK, FIRST_VOTE, FIRST_GO]
_END_MOVES: Final[list[int]] = [FIRST_FLICK, FIRST_GO, MOVES, FIRST_DISC, FIRST_VOTE]


def belongs_to(phase: i64, move: i64) -> bool:
    return _FIRST_MOVES[phase] <= int(move) < _END_MOVES[phase]
