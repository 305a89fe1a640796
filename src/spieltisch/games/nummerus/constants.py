"""Numbers and names of Nummerus Zahlus's rules that the client needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.folder import Constants, spans
from spieltisch.games.nummerus.rules import board, notation
from spieltisch.games.nummerus.rules.chains import tournament_points

_MOST_TOLD = 11
"""The rules page tells what chains up to this length are worth."""

CONSTANTS: Final[Constants] = {
    "moves": spans(
        {
            "take": 0,
            "join_lower": int(notation.JOIN_LOWER),
            "join_upper": int(notation.JOIN_UPPER),
            "keep": int(notation.KEEP),
            "swap": int(notation.FIRST_SWAP),
        },
        notation.MOVES,
    ),
    "rows": board.ROWS,
    "solitaire_chain": int(board.SOLITAIRE_CHAIN),
    "tournament_points": [
        [length, int(tournament_points(i64(2**length - 1)))] for length in range(int(board.CHAIN), _MOST_TOLD + 1)
    ],
}
