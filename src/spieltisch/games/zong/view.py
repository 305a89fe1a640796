"""What a seat sees of ZONG!, as types; the client's are made from these."""

from __future__ import annotations

from typing import TypedDict


class Reading(TypedDict):
    """Where a piece belongs: `reason` is on, between, red, edge, target, start or off; `place` names the field."""

    reason: str
    field: int
    place: str


class Doubt(TypedDict):
    """A piece that the players must judge: two readings, the measured one first, and how little separates them."""

    seat: int
    readings: list[Reading]
    gap: int


class ZongView(TypedDict):
    """Fields count in walking order; the number after the last is the target. Places are in hundredths of a millimetre.

    `phase` is pick (everybody takes a ZONG disc), throw, flick, vote, attack or over; `turn` is whose turn it is, also
    while all vote, and who will begin while all pick. `discs` are large, small or empty. `hands` count blue, risk and
    lightning discs; `throws` are the legal ones as [move, blue, risk, lightning]; `thrown` is the latest throw as
    [kind, face] three times. `zongs`, `spirals` and `points` are still to come in this turn. `fields` are the occupied
    ones as [field, lowest seat, ..., top seat].

    During a vote `lying` says where each piece rests as [x, y, seat under it or -1], empty for one that left the board;
    `doubt` is the question, `settled` what was decided before it as [seat, 0 measured or 1 other], `voted` who has
    voted and `mine` what the seat itself voted (0, 1, or -1). `companions` can be taken along, the lowest first.
    `reason` is empty until the end, then reached or flicked.
    """

    board: str
    vote: bool
    disc: str
    first: int
    start: int
    phase: str
    turn: int
    next: int
    round: int
    turns: int
    flicks: int
    discs: list[str]
    hands: list[list[int]]
    throws: list[list[int]]
    thrown: list[list[int]]
    zongs: int
    spirals: int
    points: int
    fields: list[list[int]]
    lying: list[list[int]]
    doubt: Doubt | None
    settled: list[list[int]]
    voted: list[bool]
    mine: int
    companions: list[int]
    winner: int
    reason: str
