"""What a seat sees of Nummerus Zahlus, as types; the client's are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from spieltisch.games.nummerus.rules import board
from spieltisch.views import row

MOST_ROUNDS = 12
SEATS = len(board.SWAPS)

Chip = Annotated[int, Meta(ge=1, le=int(board.CHIPS))]
Field = Annotated[int, Meta(ge=0, le=int(board.FIELDS) - 1)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
SeatOrNone = Annotated[int, Meta(ge=-1, le=SEATS - 1)]
Chain = Annotated[list[Chip], Meta(min_length=1)]
Trade = Annotated[list[int], row(give=int, take=int, move=int)]


class Choice(TypedDict):
    """A chip that can be taken now, what the next mover could then reach, and the chain it would be part of."""

    move: int
    chip: Chip
    field: Field
    jump: bool
    opens: list[Chip]
    chain: Chain


class Join(TypedDict):
    """Solitär: the two chains that the chip just taken fits to."""

    chip: Chip
    lower: Chain
    upper: Chain


class Last(TypedDict):
    """The star's latest way."""

    seat: Seat
    chip: Chip
    origin: Field
    field: Field
    jump: bool


class Hand(TypedDict):
    """Chips ascending; chains longest first, singles too; `swaps` are the swap chips left."""

    chips: list[Chip]
    chains: list[Chain]
    points: int
    swaps: Annotated[int, Meta(ge=0, le=max(board.SWAPS))]


class NummerusView(TypedDict):
    """Fields row by row, 0 is empty.

    `finished` holds the points by seat of every finished round; in `totals` the running one counts as it stands.
    """

    scoring: Literal["longest", "tournament", "solitaire"]
    rounds: Round
    swap: bool
    start: Seat
    round: Round
    phase: Literal["take", "join", "swap", "over"]
    turn: SeatOrNone
    next: SeatOrNone
    fields: Annotated[
        list[Annotated[int, Meta(ge=0, le=int(board.CHIPS))]],
        Meta(min_length=int(board.FIELDS), max_length=int(board.FIELDS)),
    ]
    star: Field
    last: Last | None
    hands: Annotated[list[Hand], Meta(min_length=1, max_length=SEATS)]
    finished: list[list[Annotated[int, Meta(ge=0, le=int(board.CHIPS * (board.CHIPS + 1) // 2))]]]
    totals: Annotated[list[int], Meta(min_length=1, max_length=SEATS)]
    choices: list[Choice]
    join: Join | None
    trades: list[Trade]
