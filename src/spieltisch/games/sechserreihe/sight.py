"""What is seen of a position, and back again. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import View
from spieltisch.games.sechserreihe.allowed import LAST, OVER, allows
from spieltisch.games.sechserreihe.board import FIELDS, GOALS, OPENING, STONES, bit, completes, count, line_fields
from spieltisch.games.sechserreihe.position import LAYOUTS, NO_MOVE, OWN, Plan, Position
from spieltisch.games.sechserreihe.turns import (
    NOWHERE,
    change_of,
    opening,
    origin_of,
    place,
    placed_of,
    slide_of,
    target_of,
    turn,
)

PHASES: Final = ["open", "turn", "place", "turn", "over"]


def view_of(position: Position) -> View:
    """The view as view.py describes it."""
    plan = position.plan
    seats = range(int(plan.seats))
    is_over = position.phase == OVER
    legal = position.legal(int(position.turn))
    completing = [[move, *lines] for move in legal if (lines := position.completed_by(i64(move)))]
    return {
        "goal": int(plan.goal),
        "start": int(position.start),
        "layout": LAYOUTS[plan.layout],
        "phase": PHASES[position.phase],
        "turn": -1 if is_over else int(position.turn),
        "next": -1 if is_over else int((position.turn + 1) % plan.seats),
        "fields": [int(position.board >> i64(field) & 1) for field in range(FIELDS)],
        "supply": STONES - int(count(position.board)),
        "coins": [int(position.coins[i64(seat)]) for seat in seats],
        "bank": int(position.bank()),
        "last": _last(position),
        "free": position.phase == LAST,
        "turns": [_turn(i64(move)) for move in legal],
        "completes": completing,
        "threats": sorted({line for _, *lines in completing for line in lines}),
    }


def plan_of(view: Mapping[str, object]) -> Plan:
    seats = len(cast(list[object], view["coins"]))
    if not 1 <= seats <= len(GOALS):
        raise ValueError(f"nobody plays with {seats} seats")
    return Plan(seats, LAYOUTS.index(cast(str, view["layout"])))


def restore(position: Position, view: Mapping[str, object]) -> None:
    """Make the position what the view tells; ValueError and the like if no position can be seen so."""
    last = cast(Mapping[str, object] | None, view["last"])
    position.start = i64(_whole(view["start"]))
    position.board = _board(_numbers(view["fields"]))
    position.coins = vec[i64]([i64(coins) for coins in _numbers(view["coins"])])
    position.turn = i64(_whole(view["turn"]))
    if last is not None:
        position.last_seat = i64(_whole(last["seat"]))
        position.last_move = _move(last)
        position.last_lines = _numbers(last["lines"])
    position.settle()
    if position.phase == OVER:
        position.turn = position.last_seat
    if not _is_possible(position) or view_of(position) != view:
        raise ValueError("this view contradicts itself")


def _is_possible(position: Position) -> bool:
    plan = position.plan
    return (
        0 <= position.start < plan.seats
        and 0 <= position.turn < plan.seats
        and 0 <= position.last_seat < plan.seats
        and (plan.alone or plan.layout == OWN)
        and _coins_fit(position)
        and (_start_fits(position) if position.last_move == NO_MOVE else _last_turn_fits(position))
    )


def _coins_fit(position: Position) -> bool:
    """Nobody has enough to win but the one who ended the game."""
    coins, goal = position.coins, position.plan.goal
    for seat in range(position.plan.seats):
        if coins[seat] < 0 or (not position.plan.alone and seat != position.last_seat and coins[seat] >= goal):
            return False
    return position.bank() >= 0


def _start_fits(position: Position) -> bool:
    laid = 0 if position.plan.layout == OWN else OPENING
    return position.turn == position.start and position.bank() == position.plan.coins and count(position.board) == laid


def _last_turn_fits(position: Position) -> bool:
    """Take the last turn back: it must have been legal, and it must lead here again. Where the box is empty, it may
    have earned less than it completed."""
    most = min(len(position.last_lines), int(position.coins[position.last_seat]))
    return any(_leads_here(position, i64(earned)) for earned in range(most + 1))


def _leads_here(position: Position, earned: i64) -> bool:
    plan = position.plan
    before = Position(plan)
    before.turn = before.last_seat = position.last_seat
    before.coins = position.coins[:]
    before.coins[position.last_seat] -= earned
    before.board = position.board
    if not plan.alone:
        for line in position.last_lines:
            before.board |= line_fields(i64(line))
    before.board ^= change_of(position.last_move)
    before.settle()
    if completes(before.board) or before.phase == OVER or not allows(before.board, before.phase, position.last_move):
        return False
    before.step(position.last_move)
    return (
        before.board == position.board
        and before.coins[position.last_seat] == position.coins[position.last_seat]
        and before.last_lines == position.last_lines
        and before.turn == position.turn
    )


def _last(position: Position) -> View | None:
    if position.last_move == NO_MOVE:
        return None
    slide = slide_of(position.last_move)
    return {
        "seat": int(position.last_seat),
        "origin": int(origin_of(slide)),
        "target": int(target_of(slide)),
        "placed": placed_of(position.last_move),
        "lines": position.last_lines[:],
    }


def _turn(move: i64) -> list[int]:
    slide = slide_of(move)
    return [int(move), int(origin_of(slide)), int(target_of(slide)), *placed_of(move)]


def _move(last: Mapping[str, object]) -> i64:
    origin, target, placed = _whole(last["origin"]), _whole(last["target"]), _numbers(last["placed"])
    slid = [] if origin == NOWHERE else [origin, target]
    for field in slid + placed:
        if not 0 <= field < FIELDS:
            raise ValueError(f"there is no field {field}")
    if slid:
        return i64(turn(origin, target, placed[0]))
    return i64(opening(placed[0], placed[1]) if len(placed) == OPENING else place(placed[0]))


def _board(stones: list[int]) -> i64:
    board: i64 = 0
    for field, stone in enumerate(stones):
        if stone:
            board |= bit(i64(field))
    return board


def _numbers(values: object) -> list[int]:
    return [_whole(value) for value in cast(list[object], values)]


def _whole(value: object) -> int:
    return operator.index(cast(SupportsIndex, value))
