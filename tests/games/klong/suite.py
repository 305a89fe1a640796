"""Klong!: what the suites of all games need to know."""

from __future__ import annotations

import json

from spieltisch.game import State
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.to_view import keys
from tests.games.klong.moments import MOMENTS
from tests.games.klong.playthrough import choose, draw
from tests.suite import Case, Playthrough, Suite, data_files

KEY = "klong"


def hands_of_others(state: State, seat: int | None) -> list[str]:
    """A hand is its owner's, unless it happens to be the reader's, too."""
    assert isinstance(state, KlongState)
    own = [] if seat is None else keys(state.thieves[seat].hand)
    hands = [keys(thief.hand) for other, thief in enumerate(state.thieves) if other != seat]
    return [f'"hand": {json.dumps(hand)}' for hand in hands if hand not in ([], own)]


SUITE = Suite(
    cases=[
        *(Case(KEY, seats) for seats in (2, 3, 4)),
        *(Case(KEY, seats, {"board": "b"}) for seats in (2, 4)),
        Case(KEY, 3, {"artifact": "action", "board": "b"}),
        Case(KEY, 2, {"start": "2"}),
    ],
    moments=MOMENTS,
    playthroughs={
        "2": Playthrough(Case(KEY, 2), 49),
        "3-sunset-second-seat": Playthrough(Case(KEY, 3, {"board": "b", "artifact": "action", "start": "2"}), 230),
        "4": Playthrough(Case(KEY, 4), 21),
    },
    kinds_of_moves={
        "end": "end",
        "play": "play [a-z0-9-]+",
        "get": "(buy|use|fight) [a-z0-9-]+",
        "walk": r"walk \d+( swords [1-3])?",
        "teleport": r"teleport \d+",
        "take": "take",
        "leave": "leave",
        "trade": "trade [a-z0-9-]+",
        "drink": "drink [a-z0-9-]+",
        "choose": "choose [1-3]",
        "discard": "discard [a-z0-9-]+",
        "trash": "trash [a-z0-9-]+",
        "trash-discard": "trash [a-z0-9-]+ from discard",
        "replace": "replace [a-z0-9-]+",
        "reach": r"reach \d+",
    },
    draw=draw,
    choose=choose,
    secrets=hands_of_others,
    checked_files=data_files(KEY, "cards.toml", "pieces.toml", "boards/a.toml", "boards/b.toml"),
)
