"""Zapp Zerapp: what the suites of all games need to know."""

from __future__ import annotations

import json

from spieltisch.game import State
from spieltisch.games.zappzerapp.rules.notation import FIRST_CHOOSE, FIRST_RUN, MOVES, PASS
from spieltisch.games.zappzerapp.rules.numbers import number_of
from spieltisch.games.zappzerapp.rules.position import RUN
from spieltisch.games.zappzerapp.rules.state import ZappZerappState
from tests.games.zappzerapp.moments import MOMENTS
from tests.games.zappzerapp.playthrough import choose, draw
from tests.suite import Case, Playthrough, Suite, data_files

KEY = "zappzerapp"


def stones_in_barrels(state: State, seat: int | None) -> list[str]:
    """What is in the barrels, and what those will say that are set down already."""
    assert isinstance(state, ZappZerappState)
    numbers = [int(number_of(state, seat)) for seat in range(state.setup.seats)]
    unturned = [f'"stones": {json.dumps(numbers)}'] if state.phase < RUN and any(numbers) else []
    return [json.dumps([int(stones) for stones in state.stones]), *unturned]


SUITE = Suite(
    cases=[
        *(Case(KEY, seats) for seats in (2, 3, 4)),
        *(Case(KEY, seats, {"listening": "in-turn"}) for seats in (2, 4)),
        Case(KEY, 3, {"start": "2", "signs": False, "absence": "wait", "signal": "5"}),
    ],
    moments=MOMENTS,
    playthroughs={
        "2": Playthrough(Case(KEY, 2), 2205),
        "3-in-turn": Playthrough(Case(KEY, 3, {"listening": "in-turn"}), 479),
        "3-second-seat": Playthrough(Case(KEY, 3, {"start": "2"}), 226),
        "4-without-signs": Playthrough(Case(KEY, 4, {"signs": False}), 471),
    },
    kinds_of_moves={
        "take": r"(left|right) \d+",
        "back": "back (left|right)",
        "choose": "choose (left|right)",
        "pass": "pass",
        "ready": "ready",
        "stay": "stay",
        "run": r"run (start|\d+)",
    },
    draw=draw,
    choose=choose,
    eager=[*range(FIRST_CHOOSE, PASS), *range(FIRST_RUN, MOVES)],
    secrets=stones_in_barrels,
    hidden_from_all=True,
    checked_files=data_files(KEY, "layout.toml"),
)
