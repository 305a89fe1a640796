"""What a seat sees of Sechserreihe, as types; the client's are made from these."""

from __future__ import annotations

from typing import TypedDict


class Last(TypedDict):
    """The latest turn. Origin and target are -1 where nothing slid; `lines` are those it completed."""

    seat: int
    origin: int
    target: int
    placed: list[int]
    lines: list[int]


class SechserreiheView(TypedDict):
    """Fields row by row, 1 is a stone. Alone, `goal` and `bank` are 0.

    `phase` is open (two stones on an empty board), turn (slide and place), place (one stone, nothing slides) or over.
    `free`: the last stone of somebody who plays alone may lie on any empty field. `turns` are the legal moves as
    [move, origin, target, placed, ...], `completes` those that complete lines as [move, line, ...], and `threats` all
    lines that could be completed now.
    """

    goal: int
    start: int
    layout: str
    phase: str
    turn: int
    next: int
    fields: list[int]
    supply: int
    coins: list[int]
    bank: int
    last: Last | None
    free: bool
    turns: list[list[int]]
    completes: list[list[int]]
    threats: list[int]
