"""Sechserreihe: what the suites of all games need to know."""

from __future__ import annotations

from tests.games.sechserreihe.moments import MOMENTS
from tests.games.sechserreihe.playthrough import draw
from tests.suite import Case, Playthrough, Suite

KEY = "sechserreihe"
ALONG_A_LINE = r"(?!(..)-.. \+\1)(([a-f])\d-\3\d \+\3\d|[a-f](\d)-[a-f]\4 \+[a-f]\4)"
"""The stone is placed in the line of the slide, but not where it began."""

SUITE = Suite(
    cases=[
        *(Case(KEY, seats) for seats in (1, 2, 3, 4)),
        *(Case(KEY, 1, {"layout": layout}) for layout in ("lot", "daily")),
        Case(KEY, 3, {"start": "2"}),
    ],
    moments=MOMENTS,
    playthroughs={
        "1-own": Playthrough(Case(KEY, 1), 10),
        "1-lot": Playthrough(Case(KEY, 1, {"layout": "lot"}), 11),
        "2": Playthrough(Case(KEY, 2), 12),
        "3": Playthrough(Case(KEY, 3), 13),
        "4-third-seat": Playthrough(Case(KEY, 4, {"start": "3"}), 14),
    },
    kinds_of_moves={
        "slide": ALONG_A_LINE,
        "open": r"\+[a-f][1-6] \+[a-f][1-6]",
        "place": r"\+[a-f][1-6]",
        "slide_freely": rf"(?!{ALONG_A_LINE})[a-f][1-6]-[a-f][1-6] \+[a-f][1-6]",
    },
    draw=draw,
    written_moves=r"([A-Fa-f][0-7] ?[-–] ?[a-f][1-6] ?)?(\+ ?[a-f][1-6] ?){0,3}",
)
