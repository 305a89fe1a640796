"""What a seat sees of Nummerus Zahlus, as types; the client's are made from these."""

from __future__ import annotations

from typing import TypedDict


class Choice(TypedDict):
    """A chip that can be taken now, what the next mover could then reach, and the chain it would be part of."""

    move: int
    chip: int
    field: int
    jump: bool
    opens: list[int]
    chain: list[int]


class Join(TypedDict):
    """Solitär: the two chains that the chip just taken fits to."""

    chip: int
    lower: list[int]
    upper: list[int]


class Last(TypedDict):
    """The star's latest way."""

    seat: int
    chip: int
    origin: int
    field: int
    jump: bool


class Hand(TypedDict):
    """Chips ascending; chains longest first, singles too; `swaps` are the swap chips left."""

    chips: list[int]
    chains: list[list[int]]
    points: int
    swaps: int


class NummerusView(TypedDict):
    """Fields row by row, 0 is empty. `finished` holds the points by seat of every finished round."""

    scoring: str
    rounds: int
    swap: bool
    start: int
    round: int
    phase: str
    turn: int
    next: int
    fields: list[int]
    star: int
    last: Last | None
    hands: list[Hand]
    finished: list[list[int]]
    choices: list[Choice]
    join: Join | None
    trades: list[list[int]]
