"""What may be done now, and the rule that is broken by everything else, in words for a person."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import IllegalMove
from spieltisch.games.zappzerapp.layout import BARRELS
from spieltisch.games.zappzerapp.moves import (
    FIRST_BACK,
    FIRST_RUN,
    HANDS,
    MOVES,
    PASS,
    READY,
    STAY,
    choose,
    hand_of,
    place_of,
    put_back,
    run,
    take,
)
from spieltisch.games.zappzerapp.position import NOTHING, OVER, READY_UP, RUN, Position
from spieltisch.games.zappzerapp.running import starting_points


def legal_moves(position: Position, seat: i64) -> list[int]:
    """The moves of a seat that is to move, ascending."""
    if position.phase == READY_UP:
        return [READY]
    if position.phase == RUN:
        return [STAY, *[int(run(i64(progress))) for progress in starting_points(position, seat)]]
    return _listening(position, seat)


def why_not(position: Position, seat: int, move: int) -> IllegalMove | None:
    """The broken rule of a move that is not legal; None for a legal one."""
    if position.phase == OVER:
        return IllegalMove("over")
    if not 0 <= seat < int(position.setup.seats):
        return IllegalMove("not-your-turn")
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", move=move)
    if position.phase == RUN:
        return _why_no_run(position, i64(seat), i64(move))
    return _why_not_handled(position, i64(seat), i64(move))


def _listening(position: Position, seat: i64) -> list[int]:
    found: list[int] = []
    away = position.away()
    hand: i64
    for hand in range(len(HANDS)):
        if position.in_hand(seat, hand) == NOTHING:
            found += [int(take(hand, i64(place))) for place in range(BARRELS) if not away >> i64(place) & 1]
    full = [hand for hand in range(len(HANDS)) if position.in_hand(seat, hand) != NOTHING]
    found += [int(put_back(hand)) for hand in full]
    found += [int(choose(hand)) for hand in full]
    found.append(PASS)
    return found


def _why_no_run(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    if move < STAY:
        return IllegalMove("not-listening")
    if seat != position.mover():
        return IllegalMove("not-your-turn")
    if move >= FIRST_RUN and int(move - FIRST_RUN) not in starting_points(position, seat):
        return IllegalMove("no-apprentice", progress=int(move - FIRST_RUN))
    return None


def _why_not_handled(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    if move >= STAY:
        return IllegalMove("listen-first")
    if position.chosen[seat] != NOTHING:
        return IllegalMove("already-chosen")
    if position.setup.in_turn and position.listener() != seat:
        return IllegalMove("not-your-turn")
    if position.phase == READY_UP:
        return None if move == READY else IllegalMove("ready-first")
    if move == READY:
        return IllegalMove("no-ready")
    return None if move == PASS else _why_not_in_hand(position, seat, move)


def _why_not_in_hand(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    hand = hand_of(move)
    is_empty = position.in_hand(seat, hand) == NOTHING
    if move >= FIRST_BACK:
        return IllegalMove("hand-empty") if is_empty else None
    place = place_of(move)
    if any(position.in_hand(seat, i64(other)) == place for other in range(len(HANDS))):
        return IllegalMove("in-your-hand")
    if not is_empty:
        return IllegalMove("hand-full")
    return IllegalMove("taken") if position.away() >> place & 1 else None
