"""Who may move and what may be done now, and the rule that forbids the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spieltisch.game import ALONE, IllegalMove
from spieltisch.game import NOBODY as NO_SEATS
from spieltisch.games.zong.rules.notation import (
    FIRST_DISC,
    FIRST_FLICK,
    FIRST_GO,
    FIRST_THROW,
    FIRST_VOTE,
    MOVES,
    companions_of,
    go,
    letters_of,
)
from spieltisch.games.zong.rules.position import ATTACK, FLICK, NO_DISC, OVER, PICK, THROW, VOTE, Position

_FLICKS: Final = range(FIRST_FLICK, MOVES)
# By phase: the moves that belong to it, and the refusal of all others.
_FIRST_MOVES: Final[list[int]] = [FIRST_DISC, FIRST_THROW, FIRST_FLICK, FIRST_VOTE, FIRST_GO]
_END_MOVES: Final[list[int]] = [FIRST_FLICK, FIRST_GO, MOVES, FIRST_DISC, FIRST_VOTE]
_FIRST_THINGS: Final = ["pick-first", "throw-first", "flick-first", "vote-first", "attack-first"]


def to_move(position: Position) -> Sequence[int]:
    """All who have not yet picked a disc or voted, else whose turn it is."""
    seats = int(position.setup.seats)
    if position.phase == PICK:
        return [seat for seat in range(seats) if position.sizes[i64(seat)] == NO_DISC]
    vote = position.vote
    if vote is not None:
        return [seat for seat in range(seats) if not vote.has_voted(i64(seat))]
    return ALONE[position.turn] if position.phase != OVER else NO_SEATS


def legal_moves(position: Position, seat: int) -> Sequence[int]:
    if seat not in to_move(position):
        return []
    if position.phase == THROW:
        return position.hands.throws(position.turn)
    if position.phase == FLICK:
        return _FLICKS
    if position.phase == ATTACK:
        fellows = position.towers.fellows(position.turn)
        return [go(i64(taken)) for taken in range(int(fellows) + 1) if not i64(taken) & ~fellows]
    return list(range(_FIRST_MOVES[position.phase], _END_MOVES[position.phase]))


def check_legal(position: Position, seat: int, move: int) -> None:
    """IllegalMove, with the broken rule, for what this seat may not do now."""
    phase = position.phase
    if phase == OVER:
        raise IllegalMove("over")
    if seat not in to_move(position):
        raise IllegalMove(_why_not_now(position, seat))
    if not 0 <= move < MOVES:
        raise IllegalMove("no-such-move", move=move)
    if not _FIRST_MOVES[phase] <= move < _END_MOVES[phase]:
        raise IllegalMove(_FIRST_THINGS[phase])
    if phase == THROW and not position.hands.has(position.turn, i64(move)):
        raise IllegalMove("not-in-hand", discs=letters_of(move))
    if phase == ATTACK and companions_of(i64(move)) & ~position.towers.fellows(position.turn):
        raise IllegalMove("no-companion")


def _why_not_now(position: Position, seat: int) -> str:
    if 0 <= seat < int(position.setup.seats):
        if position.phase == PICK:
            return "already-picked"
        if position.phase == VOTE:
            return "already-voted"
    return "not-your-turn"
