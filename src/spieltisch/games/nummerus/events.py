"""What can happen in Nummerus Zahlus, as types: for log lines and animation."""

from __future__ import annotations

from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import EventKind


class LaidOut(TypedDict):
    """A round begins. `start` is the seat that begins it."""

    round: int
    start: int


class TookChip(TypedDict):
    """The star's way from `origin` to `field`; `length` is that of the chain of which the chip is part now."""

    chip: int
    origin: int
    field: int
    jump: bool
    length: int


class JoinedChain(TypedDict):
    """Solitär: the chain to which the chip was put, with it."""

    chip: int
    chain: list[int]


SwappedChips = TypedDict("SwappedChips", {"give": int, "take": int, "from": int})
"""`from` is the seat that had the chip taken."""


class RoundEnded(TypedDict):
    """Of a tournament: points and counting chains by seat."""

    round: int
    points: list[int]
    chains: list[list[list[int]]]


LAYOUT: Final = EventKind("layout", LaidOut)
JUMPED: Final = EventKind("jumped", NoValues)
TOOK: Final = EventKind("took", TookChip)
JOINED: Final = EventKind("joined", JoinedChain)
KEPT: Final = EventKind("kept", NoValues)
SWAPPED: Final = EventKind("swapped", SwappedChips)
ROUND_ENDED: Final = EventKind("round-ended", RoundEnded)
ENDED: Final = EventKind("ended", NoValues)
