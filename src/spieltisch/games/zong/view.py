"""What a seat sees of ZONG!, as types; the client's are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from spieltisch.views import row

Phase = Literal["pick", "throw", "flick", "vote", "attack", "over"]
Reason = Literal["on", "between", "red", "edge", "target", "start", "off"]
DiscSize = Literal["large", "small"]
AgreedDisc = Literal["own", "large", "small"]
WayToWin = Literal["reached", "flicked"]

Seat = Annotated[int, Meta(ge=0, le=5)]
SeatOrNobody = Annotated[int, Meta(ge=-1, le=5)]
Field = Annotated[int, Meta(ge=0, le=60)]
FieldOrNowhere = Annotated[int, Meta(ge=-1, le=60)]
FieldOrSeat = Annotated[int, Meta(ge=0, le=60)]
Count = Annotated[int, Meta(ge=0, le=100)]
LongCount = Annotated[int, Meta(ge=0, le=1_000_000)]
Choice = Annotated[int, Meta(ge=0, le=1)]
ChoiceOrNone = Annotated[int, Meta(ge=-1, le=1)]
Hundredths = Annotated[int, Meta(ge=-999_999, le=999_999)]

Hand = Annotated[list[Count], row(blue=int, risk=int, lightning=int)]
Throw = Annotated[list[Count], row(move=int, blue=int, risk=int, lightning=int)]
Thrown = Annotated[list[Count], row(kind=int, face=int)]
Attack = Annotated[list[int], row(move=int, rest="companions")]
Tower = Annotated[list[FieldOrSeat], row(field=int, rest="seats")]
"""The seats of a tower, the lowest first."""
Lying = Annotated[list[Hundredths], row(x=int, y=int, under=int, may_be_empty=True)]
Settled = Annotated[list[Seat], row(seat=int, choice=int)]


class Reading(TypedDict):
    """Where a piece belongs, why, and the name of that field."""

    reason: Reason
    field: Field
    place: str


class Doubt(TypedDict):
    """A piece that the players must judge: two readings, the measured one first, and how little separates them."""

    seat: Seat
    readings: Annotated[list[Reading], row(measured=Reading, other=Reading)]
    gap: Count


class Brought(TypedDict):
    """What a throw brought, all of it together."""

    zongs: Count
    spirals: Count
    points: Count


class ZongView(TypedDict):
    """Fields count in walking order; the number after the last is the target. Places are in hundredths of a millimetre.

    `phase` is pick (everybody takes a ZONG disc), throw, flick, vote, attack or over; `turn` is whose turn it is, also
    while all vote, and who will begin while all pick. `discs` are large, small or empty. `hands` count blue, risk and
    lightning discs; `throws` are the legal ones as [move, blue, risk, lightning]; `thrown` is the latest throw as
    [kind, face] three times and `brought` what it came to; `zongs`, `spirals` and `points` are still to come in this
    turn. `fields` are the occupied ones as [field, lowest seat, ..., top seat].

    During a vote `lying` says where each piece rests as [x, y, seat under it or -1], empty for one that left the board;
    `doubt` is what is voted on, `settled` what was decided before it as [seat, 0 measured or 1 other], `voted` who has
    voted and `mine` what the seat itself voted (0, 1, or -1).

    `companions` can be taken along, the lowest first; `attacks` are the legal ones as [move, companion, ...] and
    `arrival` is the field on which each of them ends, -1 where there are none. `reason` is empty until the end, then
    reached or flicked.
    """

    board: str
    vote: bool
    disc: AgreedDisc
    first: Seat
    start: Field
    phase: Phase
    turn: SeatOrNobody
    next: SeatOrNobody
    round: LongCount
    turns: LongCount
    flicks: LongCount
    discs: list[DiscSize | Literal[""]]
    hands: list[Hand]
    throws: list[Throw]
    thrown: list[Thrown]
    brought: Brought
    zongs: Count
    spirals: Count
    points: Count
    fields: list[Tower]
    lying: list[Lying]
    doubt: Doubt | None
    settled: list[Settled]
    voted: list[bool]
    mine: ChoiceOrNone
    companions: list[Seat]
    attacks: list[Attack]
    arrival: FieldOrNowhere
    winner: SeatOrNobody
    reason: WayToWin | Literal[""]
