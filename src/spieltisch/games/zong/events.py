"""What can happen in ZONG!, as types: for log lines and animation.

Events about a piece name its owner as seat. `picked` and `passed-on` are for the eye only: other sentences tell them.
"""

from __future__ import annotations

from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import EventKind
from spieltisch.games.zong.view import DiscSize, Reading, Reason, Thrown


class ZongPicked(TypedDict):
    disc: DiscSize


class ZongThrew(TypedDict):
    """`discs` are [kind, face], as in the view."""

    discs: list[Thrown]
    zongs: int
    spirals: int
    points: int


class ZongFlicked(TypedDict):
    """The film of the flick; from which spot, in which direction and how strongly; the how manieth of how many."""

    film: str
    disc: DiscSize
    u: int
    v: int
    dx: int
    dy: int
    strength: int
    number: int
    of: int


class ZongDoubted(TypedDict):
    """`first` is what was measured; `gap` is how little separates the two."""

    seat: int
    first: Reading
    other: Reading
    gap: int


class ZongDecided(TypedDict):
    """Where the piece belongs; `ayes` are for what was measured."""

    seat: int
    reason: Reason
    field: int
    place: str
    ayes: int
    noes: int


class ZongTidied(TypedDict):
    """A piece was put on its field, on so many others."""

    piece: int
    field: int
    place: str
    height: int


class ZongTidiedBetween(ZongTidied):
    """`touched` are the fields that it lay between."""

    touched: list[int]


class ZongHitTarget(TypedDict):
    piece: int


ZongRetreated = TypedDict(
    "ZongRetreated", {"from": int, "to": int, "origin": str, "place": str, "behind": int}
)  # fmt: skip
"""By the numbers and the names of the fields; `behind` is the seat behind which the piece went."""
ZongAttacked = TypedDict(
    "ZongAttacked",
    {"points": int, "from": int, "to": int, "origin": str, "place": str, "companions": list[int], "alone": bool},
)


class ZongPassedOn(TypedDict):
    to: int


PICKED: Final = EventKind("picked", ZongPicked)
PICKED_LARGE: Final = EventKind("picked-large", NoValues)
PICKED_SMALL: Final = EventKind("picked-small", NoValues)
THREW: Final = EventKind("threw", ZongThrew)
FLICKED: Final = EventKind("flicked", ZongFlicked)
MISSED: Final = EventKind("missed", NoValues)
DOUBTED: Final = EventKind("doubted", ZongDoubted)
VOTED: Final = EventKind("voted", NoValues)
DECIDED: Final = EventKind("decided", ZongDecided)
TIDIED_ON: Final = EventKind("tidied-on", ZongTidied)
TIDIED_BETWEEN: Final = EventKind("tidied-between", ZongTidiedBetween)
TIDIED_RED: Final = EventKind("tidied-red", ZongTidied)
TIDIED_EDGE: Final = EventKind("tidied-edge", ZongTidied)
TIDIED_START: Final = EventKind("tidied-start", ZongTidied)
TIDIED_OFF: Final = EventKind("tidied-off", ZongTidied)
HIT_TARGET: Final = EventKind("hit-target", ZongHitTarget)
RETREATED: Final = EventKind("retreated", ZongRetreated)
STAYED_LAST: Final = EventKind("stayed-last", NoValues)
ATTACKED: Final = EventKind("attacked", ZongAttacked)
ATTACKED_WITH: Final = EventKind("attacked-with", ZongAttacked)
ATTACKED_HOME: Final = EventKind("attacked-home", ZongAttacked)
ATTACKED_HOME_WITH: Final = EventKind("attacked-home-with", ZongAttacked)
STOOD_STILL: Final = EventKind("stood-still", NoValues)
REACHED_TARGET: Final = EventKind("reached-target", NoValues)
PASSED_ON: Final = EventKind("passed-on", ZongPassedOn)
