"""The position that is seen in a view. What no game can lead to is refused."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Refusal, View
from spieltisch.games.sechserreihe.rules.board import OPENING, bit, completes, count, line_fields
from spieltisch.games.sechserreihe.rules.legal import is_legal
from spieltisch.games.sechserreihe.rules.notation import change_of, opening, placement, turn
from spieltisch.games.sechserreihe.rules.play import bank, make_move, update_phase
from spieltisch.games.sechserreihe.rules.position import NO_MOVE, OVER, Position, Setup
from spieltisch.games.sechserreihe.rules.setup import OWN
from spieltisch.games.sechserreihe.rules.slides import NOWHERE
from spieltisch.games.sechserreihe.rules.to_view import to_view
from spieltisch.games.sechserreihe.view import SechserreiheLast, SechserreiheView
from spieltisch.views import read_view


def from_view(view: View) -> Position:
    seen = read_view(view, SechserreiheView)
    if not _seats_exist(seen):
        raise Refusal("view-broken")
    position = _position(seen)
    if not _is_possible(position) or to_view(position) != view:
        raise Refusal("view-broken")
    return position


def _seats_exist(seen: SechserreiheView) -> bool:
    seats, last = len(seen["coins"]), seen["last"]
    return seen["start"] < seats and seen["turn"] < seats and (last is None or last["seat"] < seats)


def _position(seen: SechserreiheView) -> Position:
    position = Position(Setup(len(seen["coins"]), seen["layout"]))
    position.start = i64(seen["start"])
    position.board = _board(seen["fields"])
    position.coins = vec[i64]([i64(coins) for coins in seen["coins"]])
    last = seen["last"]
    if last is not None:
        position.last_seat = i64(last["seat"])
        position.last_move = i64(_move(last))
        position.last_lines = last["lines"]
    update_phase(position)
    position.turn = position.last_seat if position.phase == OVER else i64(seen["turn"])
    return position


def _board(stones: list[int]) -> i64:
    board: i64 = 0
    for field, stone in enumerate(stones):
        if stone:
            board |= bit(i64(field))
    return board


def _move(last: SechserreiheLast) -> int:
    origin, target, placed = last["origin"], last["target"], last["placed"]
    if origin != NOWHERE:
        move = turn(origin, target, placed[0])
    elif len(placed) == OPENING:
        move = opening(placed[0], placed[1])
    else:
        move = placement(placed[0])
    if move is None:
        raise Refusal("view-broken")
    return move


# Whether a game can lead there


def _is_possible(position: Position) -> bool:
    setup = position.setup
    return (
        position.turn >= 0
        and (setup.alone or setup.layout == OWN)
        and _coins_fit(position)
        and (_start_fits(position) if position.last_move == NO_MOVE else _last_move_fits(position))
    )


def _coins_fit(position: Position) -> bool:
    """Nobody has enough to win but the one who ended the game."""
    coins, setup = position.coins, position.setup
    for seat in range(setup.seats):
        if not setup.alone and seat != position.last_seat and coins[seat] >= setup.goal:
            return False
    return bank(position) >= 0


def _start_fits(position: Position) -> bool:
    laid = 0 if position.setup.layout == OWN else OPENING
    return position.turn == position.start and bank(position) == position.setup.coins and count(position.board) == laid


def _last_move_fits(position: Position) -> bool:
    """Take the last move back: it must have been legal, and it must lead here again. Where the box is empty, it may
    have earned less than it completed."""
    most = min(len(position.last_lines), int(position.coins[position.last_seat]))
    return any(_leads_here(position, i64(earned)) for earned in range(most + 1))


def _leads_here(position: Position, earned: i64) -> bool:
    before = Position(position.setup)
    before.turn = before.last_seat = position.last_seat
    before.coins = position.coins[:]
    before.coins[position.last_seat] -= earned
    before.board = position.board
    if not position.setup.alone:
        for line in position.last_lines:
            before.board |= line_fields(i64(line))
    before.board ^= change_of(position.last_move)
    update_phase(before)
    if completes(before.board) or before.phase == OVER or not is_legal(before.board, before.phase, position.last_move):
        return False
    make_move(before, position.last_move)
    return (
        before.board == position.board
        and before.coins[position.last_seat] == position.coins[position.last_seat]
        and before.last_lines == position.last_lines
        and before.turn == position.turn
    )
