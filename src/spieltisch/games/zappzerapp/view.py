"""What a seat sees of Zapp Zerapp, as types; the client's are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, BARRELS, CITY, DICE, FACES, SEATS
from spieltisch.views import row

MOST_ROUNDS = 1_000_000
"""No game is that long."""

Phase = Literal["ready", "listen", "run", "over"]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Count = Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS[-1])]
SeatNumberOrNobody = Annotated[int, Meta(ge=-1, lt=SEATS[-1])]
Eyes = Annotated[int, Meta(ge=1, le=FACES)]
Held = Annotated[int, Meta(ge=-1, lt=BARRELS)]
Chosen = Annotated[int, Meta(ge=-2, lt=BARRELS)]
Stones = Annotated[int, Meta(ge=0, le=BARRELS)]
Progress = Annotated[int, Meta(ge=0, le=CITY)]
Hands = Annotated[list[Held], row(left=int, right=int)]
Apprentices = Annotated[list[Progress], Meta(min_length=APPRENTICES, max_length=APPRENTICES)]

Banished = Annotated[list[int], row(seat=int, progress=int)]
Run = TypedDict("Run", {"move": int, "from": int, "to": int, "field": int, "banished": list[Banished]})
"""A way the mover may go, from one progress to another; `field` is where on the ring it ends, -1 for the city.

`banished` are the rivals it sends home as [seat, progress].
"""


class ZappZerappView(TypedDict):
    """All seats and spectators see the same: nobody knows what is in a barrel until all are turned over.

    Places of barrels and fields of the ring count from 0, fields clockwise. An apprentice's progress is 0 on its start,
    1 on its entry field, and one more than the ring has fields when it is in the city.

    `phase` is ready (somebody is asked to begin listening), listen, run or over; `turn` is who runs, or who listens
    where all do so in turn, -1 when several act or nobody. `magic` is the sum of the dice that `thrower` threw; `sides`
    says where at the table each seat sits. `start`, `listening` and `signs` are the options.

    `hill` says at which places a barrel stands. `hands` are, by seat, the places of the barrels in the left and in the
    right hand, -1 for none; `chosen` the place of the one set down, -1 for none yet, -2 for who passed. `stones` are
    the numbers of those, 0 while unknown and for who passed, and `too_many` whether a number is too high to run with.
    `order` are the seats still to run, and `runs` the ways of the first of them. `apprentices` are the progresses of
    each seat's, ascending.

    `last` are the numbers of the round before, 0 for none. `valid` counts each seat's numbers that were not too high,
    and `banished` the rivals it sent home. `winner` is -1 and `reason` empty until the end.
    """

    phase: Phase
    turn: SeatNumberOrNobody
    round: Round
    thrower: SeatNumber
    dice: Annotated[list[Eyes], Meta(min_length=DICE, max_length=DICE)]
    magic: int
    sides: list[int]
    start: str
    listening: Literal["together", "in-turn"]
    signs: bool
    hill: list[bool]
    hands: list[Hands]
    chosen: list[Chosen]
    stones: list[Stones]
    too_many: list[bool]
    order: list[int]
    apprentices: list[Apprentices]
    runs: list[Run]
    last: list[Stones]
    valid: list[Count]
    banished: list[Count]
    winner: SeatNumberOrNobody
    reason: Literal["", "third-home"]
