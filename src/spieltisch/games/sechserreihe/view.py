"""What a seat sees of Sechserreihe, as types; the client's are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from spieltisch.views import row

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SeatOrNobody = Annotated[int, Meta(ge=-1, le=3)]
Field = Annotated[int, Meta(ge=0, le=35)]
FieldOrNowhere = Annotated[int, Meta(ge=-1, le=35)]
Line = Annotated[int, Meta(ge=0, le=13)]
Coins = Annotated[int, Meta(ge=0, le=5)]
Turn = Annotated[list[int], row(move=int, origin=int, target=int, rest="placed")]
Completing = Annotated[list[int], row(move=int, rest="lines")]
Layout = Literal["own", "lot", "daily"]
Phase = Literal["open", "turn", "place", "over"]


class SechserreiheLast(TypedDict):
    """The latest turn. Origin and target are -1 where nothing slid; `lines` are those it completed."""

    seat: SeatNumber
    origin: FieldOrNowhere
    target: FieldOrNowhere
    placed: Annotated[list[Field], Meta(min_length=1, max_length=2)]
    lines: list[Line]


class SechserreiheView(TypedDict):
    """Fields row by row, 1 is a stone. Alone, `goal` and `bank` are 0.

    `phase` is open (two stones on an empty board), turn (slide and place), place (one stone, nothing slides) or over.
    `free`: the last stone of somebody who plays alone may lie on any empty field. `turns` are the legal moves as
    [move, origin, target, placed, ...], `completes` those that complete lines as [move, line, ...], and `ends` those of
    them that end the game: it is won, alone lost. `threats` are all lines that could be completed now. `solved`:
    whoever plays alone has laid all stones.
    """

    goal: Coins
    start: SeatNumber
    layout: Layout
    phase: Phase
    turn: SeatOrNobody
    next: SeatOrNobody
    fields: Annotated[list[Annotated[int, Meta(ge=0, le=1)]], Meta(min_length=36, max_length=36)]
    supply: Annotated[int, Meta(ge=0, le=30)]
    coins: Annotated[list[Coins], Meta(min_length=1, max_length=4)]
    bank: Coins
    last: SechserreiheLast | None
    free: bool
    turns: list[Turn]
    completes: list[Completing]
    ends: list[int]
    threats: list[Line]
    solved: bool
