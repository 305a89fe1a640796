"""What can happen in Zapp Zerapp, as types: for log lines and animation.

MIXED, TOOK, PUT_BACK, READY and ASKED are for the eye only and have no sentence.
"""

from __future__ import annotations

from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import DREW_START, EventKind

__all__ = [
    "ASKED",
    "BANISHED",
    "CHOSE",
    "DREW_START",
    "HOME",
    "MIXED",
    "NOBODY",
    "PASSED",
    "PUT_BACK",
    "RAN",
    "READY",
    "STAYED",
    "THREW",
    "TOOK",
    "TURNED",
]


class DiceThrown(TypedDict):
    dice: list[int]
    magic: int


class BarrelHandled(TypedDict):
    """`place` is where on the hill the barrel stood."""

    hand: str
    place: int


class BarrelTurned(TypedDict):
    stones: int
    valid: bool


ApprenticeRan = TypedDict("ApprenticeRan", {"from": int, "to": int, "stones": int, "field": int})
"""From one progress to another; `field` is where on the ring that is, -1 for the city."""

ApprenticeBanished = TypedDict("ApprenticeBanished", {"who": int, "from": int, "field": int})
"""The seat that loses its way, and how far the apprentice had come."""


class ApprenticesHome(TypedDict):
    """How many of a seat are in the city now."""

    count: int


THREW: Final = EventKind("threw", DiceThrown)
ASKED: Final = EventKind("asked", NoValues)
READY: Final = EventKind("ready", NoValues)
TOOK: Final = EventKind("took", BarrelHandled)
PUT_BACK: Final = EventKind("put-back", BarrelHandled)
CHOSE: Final = EventKind("chose", BarrelHandled)
PASSED: Final = EventKind("passed", NoValues)
TURNED: Final = EventKind("turned", BarrelTurned)
NOBODY: Final = EventKind("nobody", NoValues)
RAN: Final = EventKind("ran", ApprenticeRan)
BANISHED: Final = EventKind("banished", ApprenticeBanished)
HOME: Final = EventKind("home", ApprenticesHome)
STAYED: Final = EventKind("stayed", NoValues)
MIXED: Final = EventKind("mixed", NoValues)
