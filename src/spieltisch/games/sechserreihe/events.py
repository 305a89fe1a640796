"""What can happen in Sechserreihe, as types: for log lines and animation.

Stones that come to lie are told for the eye only (`laid`, `placed`); the event before them has the sentence.
"""

from __future__ import annotations

from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import DREW_START, EventKind

__all__ = ["COMPLETED", "DREW_LAYOUT", "DREW_START", "EARNED", "ENDED", "LAID", "OPENS", "PLACED", "SLID", "STUCK"]


class FirstPlaces(TypedDict):
    """Names of fields: a1."""

    places: list[str]


class StonesLaid(TypedDict):
    """`places` are the names of the fields, with blanks between them."""

    fields: list[int]
    places: str


class StonePlaced(TypedDict):
    field: int
    place: str


StoneSlid = TypedDict(
    "StoneSlid",
    {"origin": int, "target": int, "from": str, "to": str, "way": str, "field": int, "place": str},
)

# `count` lines were completed at once; this one reaches from one field to the other. Those of `fields` lose their
# stones: alone none do, the full line ends the game.
LineCompleted = TypedDict("LineCompleted", {"line": int, "fields": list[int], "count": int, "from": str, "to": str})


class LinesPaid(TypedDict):
    """`coins` were earned now."""

    coins: int
    total: int
    goal: int


DREW_LAYOUT: Final = EventKind("drew-layout", FirstPlaces)
OPENS: Final = EventKind("opens", FirstPlaces)
LAID: Final = EventKind("laid", StonesLaid)
SLID: Final = EventKind("slid", StoneSlid)
STUCK: Final = EventKind("stuck", StonePlaced)
PLACED: Final = EventKind("placed", StonePlaced)
COMPLETED: Final = EventKind("completed", LineCompleted)
EARNED: Final = EventKind("earned", LinesPaid)
ENDED: Final = EventKind("ended", NoValues)
