"""What may be done now, and the rule that is broken by everything else, in words for a person."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import IllegalMove
from spieltisch.games.zappzerapp.rules.barrels import away, in_hand
from spieltisch.games.zappzerapp.rules.layout import BARRELS
from spieltisch.games.zappzerapp.rules.notation import (
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
    run_with,
    take,
)
from spieltisch.games.zappzerapp.rules.position import NOTHING, OVER, READY_UP, RUN, Position
from spieltisch.games.zappzerapp.rules.running import starting_points
from spieltisch.games.zappzerapp.rules.turns import listener, mover, to_move


def legal_moves(position: Position, seat: i64) -> list[int]:
    """The moves of a seat that is to move, ascending."""
    if position.phase == READY_UP:
        return [READY]
    if position.phase == RUN:
        return [STAY, *[int(run_with(i64(progress))) for progress in starting_points(position, seat)]]
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


def forfeit(position: Position, seat: int) -> int | None:
    """What counts for a seat whose time is up: it gets ready, or chooses nothing. Nobody runs for it."""
    if position.phase == RUN or seat not in to_move(position):
        return None
    return READY if position.phase == READY_UP else PASS


def _listening(position: Position, seat: i64) -> list[int]:
    found: list[int] = []
    gone = away(position)
    hand: i64
    for hand in range(len(HANDS)):
        if in_hand(position, seat, hand) == NOTHING:
            found += [int(take(hand, i64(place))) for place in range(BARRELS) if not gone >> i64(place) & 1]
    full = [hand for hand in range(len(HANDS)) if in_hand(position, seat, hand) != NOTHING]
    found += [int(put_back(hand)) for hand in full]
    found += [int(choose(hand)) for hand in full]
    found.append(PASS)
    return found


def _why_no_run(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    if move < STAY:
        return IllegalMove("not-listening")
    if seat != mover(position):
        return IllegalMove("not-your-turn")
    if move >= FIRST_RUN and int(move - FIRST_RUN) not in starting_points(position, seat):
        return IllegalMove("no-apprentice", progress=int(move - FIRST_RUN))
    return None


def _why_not_handled(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    if move >= STAY:
        return IllegalMove("listen-first")
    if position.chosen[seat] != NOTHING:
        return IllegalMove("already-chosen")
    if position.setup.in_turn and listener(position) != seat:
        return IllegalMove("not-your-turn")
    if position.phase == READY_UP:
        return None if move == READY else IllegalMove("ready-first")
    if move == READY:
        return IllegalMove("no-ready")
    return None if move == PASS else _why_not_in_hand(position, seat, move)


def _why_not_in_hand(position: Position, seat: i64, move: i64) -> IllegalMove | None:
    hand = hand_of(move)
    is_empty = in_hand(position, seat, hand) == NOTHING
    if move >= FIRST_BACK:
        return IllegalMove("hand-empty") if is_empty else None
    place = place_of(move)
    if any(in_hand(position, seat, i64(other)) == place for other in range(len(HANDS))):
        return IllegalMove("in-your-hand")
    if not is_empty:
        return IllegalMove("hand-full")
    return IllegalMove("taken") if away(position) >> place & 1 else None
