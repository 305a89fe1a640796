"""Numbers and names of ZONG!'s rules that the client needs."""

from __future__ import annotations

from itertools import product
from typing import Final

from spieltisch.folder import Constants, spans
from spieltisch.games.zong.physics import film
from spieltisch.games.zong.rules import notation
from spieltisch.games.zong.rules.board_file import FEWEST_SEATS
from spieltisch.games.zong.rules.dice_discs import BLUE, KINDS, LIGHTNING, RISK, THROWN, prospect

_MOMENTS: Final = {
    film.HIT_DISC: "disc",
    film.HIT_RAIL: "rail",
    film.HIT_POST: "post",
    film.HOP: "hop",
    film.DROP: "drop",
}

_CHOSEN: Final = [counts for counts in product(range(THROWN + 1), repeat=KINDS) if sum(counts) <= THROWN]

CONSTANTS: Final[Constants] = {
    "moves": spans(
        {
            "throw": notation.FIRST_THROW,
            "go": notation.FIRST_GO,
            "vote": notation.FIRST_VOTE,
            "disc": notation.FIRST_DISC,
            "flick": notation.FIRST_FLICK,
        },
        notation.MOVES,
    ),
    "disc_sizes": notation.DISC_SIZES,
    "flick": {
        "across": notation.ACROSS,
        "along": notation.ALONG,
        "ways": notation.WAYS,
        "half_side": notation.HALF_SIDE,
        "strengths": notation.STRENGTHS,
    },
    "kinds": {"blue": BLUE, "risk": RISK, "lightning": LIGHTNING},
    "thrown": THROWN,
    # What discs can bring, by how many of each kind are chosen.
    "prospects": [{"discs": list(counts), **prospect(counts)._asdict()} for counts in _CHOSEN],
    "parts": ["zongs", "spirals", "points"],  # of a turn, in their order
    "fewest_seats": FEWEST_SEATS,
    "film": {
        "units_a_mm": int(film.UNITS_A_MM),
        "moments": [_MOMENTS[kind] for kind in range(len(_MOMENTS))],
    },
}
