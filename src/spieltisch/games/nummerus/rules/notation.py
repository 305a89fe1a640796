"""Moves as numbers, and as people write them.

0-47 take chip 1-48 ("1" to "48"); 48 and 49 put the chip just taken to the lower or upper of two chains ("low" and
"high"); 50 keeps everything ("keep"); 51 + 48 (give - 1) + (take - 1) swaps two chips ("37x12" gives 37 for 12).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Refusal
from spieltisch.games.nummerus.rules.board import CHIPS

JOIN_LOWER: Final[i64] = CHIPS
JOIN_UPPER: Final[i64] = CHIPS + 1
KEEP: Final[i64] = CHIPS + 2
FIRST_SWAP: Final[i64] = CHIPS + 3
MOVES: Final[int] = int(FIRST_SWAP + CHIPS * CHIPS)

_WORDS: Final = ["low", "high", "keep"]


def swap_move(give: i64, take: i64) -> i64:
    """The swap of two chips, each by the move that takes it."""
    return FIRST_SWAP + give * CHIPS + take


def given(move: i64) -> i64:
    """What a swap gives away, as the move that would take it."""
    return (move - FIRST_SWAP) // CHIPS


def taken(move: i64) -> i64:
    """What a swap brings, as the move that would take it."""
    return (move - FIRST_SWAP) % CHIPS


def written(move: int) -> str:
    if move < CHIPS:
        return str(move + 1)
    if move < FIRST_SWAP:
        return _WORDS[move - int(JOIN_LOWER)]
    return f"{int(given(i64(move))) + 1}x{int(taken(i64(move))) + 1}"


def read(text: str) -> int:
    """The move that this text writes; Refusal for anything else."""
    if text in _WORDS:
        return int(JOIN_LOWER) + _WORDS.index(text)
    give, cross, take = text.partition("x")
    if not cross:
        return _chip(give, text) - 1
    return int(swap_move(i64(_chip(give, text) - 1), i64(_chip(take, text) - 1)))


def _chip(number: str, text: str) -> int:
    chip = int(number) if number.isascii() and number.isdecimal() and len(number) <= len(str(int(CHIPS))) else 0
    if number != str(chip) or not 1 <= chip <= CHIPS:
        raise Refusal("move-unreadable", text=text)
    return chip
