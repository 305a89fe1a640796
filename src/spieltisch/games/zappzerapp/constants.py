"""Numbers and names of Zapp Zerapp's rules that the client needs."""

from __future__ import annotations

from typing import Final

from spieltisch.folder import Constants, spans
from spieltisch.games.zappzerapp.rules import notation
from spieltisch.games.zappzerapp.rules.layout import BARRELS, CITY
from spieltisch.games.zappzerapp.rules.position import NOTHING, PASSED

CONSTANTS: Final[Constants] = {
    "moves": spans(
        {
            "take": notation.FIRST_TAKE,
            "back": notation.FIRST_BACK,
            "choose": notation.FIRST_CHOOSE,
            "pass": notation.PASS,
            "ready": notation.READY,
            "stay": notation.STAY,
            "run": notation.FIRST_RUN,
        },
        notation.MOVES,
    ),
    "hands": {"left": notation.LEFT, "right": notation.RIGHT},
    "barrels": BARRELS,
    "city": CITY,
    "nothing": NOTHING,
    "passed": PASSED,
}
