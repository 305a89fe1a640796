"""Numbers and names of Sechserreihe's rules that the client needs."""

from __future__ import annotations

from typing import Final

from spieltisch.folder import Constants, spans
from spieltisch.games.sechserreihe.rules import board, notation, slides

CONSTANTS: Final[Constants] = {
    "moves": spans(
        {
            "slide": 0,
            "open": notation.FIRST_OPENING,
            "place": notation.FIRST_PLACE,
            "slide_freely": notation.FIRST_FREE,
        },
        notation.MOVES,
    ),
    "size": board.SIZE,
    "fields": board.FIELDS,
    "lines": board.LINES,
    "stones": board.STONES,
    "opening": board.OPENING,
    "goals": board.GOALS,
    "nowhere": slides.NOWHERE,
}
