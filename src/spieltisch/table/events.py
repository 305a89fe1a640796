"""What can happen at any table beside the game itself, as types: for lines of the log."""

from __future__ import annotations

from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import EventKind


class PersonNamed(TypedDict):
    """Before the start, events name people and not seats, because places still come and go."""

    name: str


class PersonRenamed(TypedDict):
    before: str
    name: str


OPENED: Final = EventKind("opened", PersonNamed)
PLANNED: Final = EventKind("planned", NoValues)
SAT: Final = EventKind("sat", PersonNamed)
LEFT: Final = EventKind("left", PersonNamed)
PLACE_ADDED: Final = EventKind("place-added", NoValues)
PLACE_REMOVED: Final = EventKind("place-removed", NoValues)
RENAMED: Final = EventKind("renamed", PersonRenamed)
TIME_UP: Final = EventKind("time-up", NoValues)
GONE: Final = EventKind("gone", NoValues)
TOOK_BACK: Final = EventKind("took-back", NoValues)
STARTED_OVER: Final = EventKind("started-over", NoValues)
BEGAN_TURN_ANEW: Final = EventKind("began-turn-anew", NoValues)
REMATCH: Final = EventKind("rematch", NoValues)

HOUSE_EVENTS: Final = (
    OPENED,
    PLANNED,
    SAT,
    LEFT,
    PLACE_ADDED,
    PLACE_REMOVED,
    RENAMED,
    TIME_UP,
    GONE,
    TOOK_BACK,
    STARTED_OVER,
    BEGAN_TURN_ANEW,
    REMATCH,
)
