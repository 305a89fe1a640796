"""Nummerus Zahlus: what the suites of all games need to know."""

from __future__ import annotations

from tests.games.nummerus.moments import MOMENTS
from tests.games.nummerus.playthrough import draw
from tests.suite import Case, Playthrough, Suite

KEY = "nummerus"

SUITE = Suite(
    cases=[
        *(Case(KEY, seats) for seats in (1, 2, 3, 4)),
        *(Case(KEY, seats, {"swap": True}) for seats in (2, 3, 4)),
        *(Case(KEY, seats, {"scoring": "tournament", "rounds": 2}) for seats in (2, 3, 4)),
        *(Case(KEY, seats, {"scoring": "tournament", "rounds": 3, "swap": True}) for seats in (2, 4)),
        *(Case(KEY, seats, {"scoring": "solitaire"}) for seats in (2, 3, 4)),
        Case(KEY, 3, {"start": "2"}),
        Case(KEY, 1, {"layout": "daily"}),
    ],
    moments=MOMENTS,
    playthroughs={
        "longest-2": Playthrough(Case(KEY, 2), 1),
        "longest-3": Playthrough(Case(KEY, 3), 2),
        "longest-4-first-seat": Playthrough(Case(KEY, 4, {"start": "1"}), 3),
        "swap-2": Playthrough(Case(KEY, 2, {"swap": True}), 4),
        "swap-3": Playthrough(Case(KEY, 3, {"swap": True}), 5),
        "tournament-2": Playthrough(Case(KEY, 2, {"scoring": "tournament", "rounds": 2}), 6),
        "tournament-swap-4": Playthrough(Case(KEY, 4, {"scoring": "tournament", "rounds": 2, "swap": True}), 7),
        "solitaire-1": Playthrough(Case(KEY, 1), 8),
        "solitaire-3": Playthrough(Case(KEY, 3, {"scoring": "solitaire"}), 9),
    },
    kinds_of_moves={
        "take": r"\d+",
        "join_lower": "low",
        "join_upper": "high",
        "keep": "keep",
        "swap": r"\d+x\d+",
    },
    draw=draw,
    written_moves=r"[0-9]{1,3}(x[0-9]{1,3})?|low|high|keep",
)
