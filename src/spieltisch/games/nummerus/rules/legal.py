"""What may be done now, and the rule that forbids the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import IllegalMove
from spieltisch.games.nummerus.rules.board import CHIPS, EDGE, WAYS
from spieltisch.games.nummerus.rules.chains import loose
from spieltisch.games.nummerus.rules.notation import (
    FIRST_SWAP,
    JOIN_LOWER,
    JOIN_UPPER,
    KEEP,
    MOVES,
    given,
    swap_move,
    taken,
)
from spieltisch.games.nummerus.rules.position import JOIN, OVER, SWAP, TAKE, Position

MOST_CHOICES: Final[i64] = 1 + (CHIPS // 2) * (CHIPS // 2)
"""Of all games: two seats that each hold half of the chips, and one of them may swap."""


def legal_moves(position: Position, seat: int) -> Sequence[int]:
    """The moves of this seat, ascending."""
    if position.phase == OVER or seat != int(position.turn):
        return []
    into = vec[i64]([0] * (MOST_CHOICES if position.phase == SWAP else CHIPS))
    found = [int(into[n]) for n in range(choices(position, into))]
    if position.phase == TAKE:
        found.sort()
    return found


def choices(position: Position, into: vec[i64]) -> i64:
    """Write the legal moves into this vec, in any order, and say how many; for searches.

    It needs MOST_CHOICES where swapping is allowed, CHIPS where it is not.
    """
    if position.phase == TAKE:
        return _chips_on_lines(position, into) or _chips_anywhere(position, into)
    if position.phase == SWAP:
        return _swaps(position, into)
    into[0] = JOIN_LOWER
    into[1] = JOIN_UPPER
    return 2


def takeable(position: Position) -> i64:
    """What the seat to move could take in a swap: chips of others that are not part of a chain of their owner."""
    found: i64 = 0
    for seat in range(position.setup.seats):
        if seat != position.turn:
            found |= loose(position.hands[seat])
    return found


def owner(position: Position, move: i64) -> i64:
    """The seat that holds the chip that this move takes, or -1."""
    for seat in range(position.setup.seats):
        if position.hands[seat] >> move & 1:
            return seat
    return -1


def is_legal(position: Position, seat: int, move: int) -> bool:
    if position.phase == OVER or seat != int(position.turn) or not 0 <= move < MOVES:
        return False
    return _allows(position, i64(move))


def why_not(position: Position, seat: int, move: int) -> IllegalMove:
    """The rule that forbids a move that is not legal."""
    if position.phase == OVER:
        return IllegalMove("over")
    if seat != int(position.turn):
        return IllegalMove("not-your-turn")
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", move=move)
    if position.phase == JOIN:
        return IllegalMove("join-first")
    if position.phase == SWAP:
        return _why_no_swap(position, i64(move))
    if move >= CHIPS:
        return IllegalMove("take-first")
    if not position.left >> i64(move) & 1:
        return IllegalMove("chip-gone", chip=move + 1)
    return IllegalMove("out-of-reach", chip=move + 1)


def _why_no_swap(position: Position, move: i64) -> IllegalMove:
    if move < FIRST_SWAP:
        return IllegalMove("swap-first")
    give, take = given(move), taken(move)
    if not position.hands[position.turn] >> give & 1:
        return IllegalMove("swap-not-yours", chip=int(give + 1))
    holder = owner(position, take)
    if holder < 0 or holder == position.turn:
        return IllegalMove("swap-not-theirs", chip=int(take + 1))
    return IllegalMove("swap-chain", chip=int(take + 1))


def _chips_on_lines(position: Position, into: vec[i64]) -> i64:
    links, chip_at = position.links, position.chip_at
    first = position.star * WAYS
    found: i64 = 0
    for way in range(first, first + WAYS):
        field = i64(links[way])
        if field != EDGE:
            into[found] = i64(chip_at[field]) - 1
            found += 1
    return found


def _chips_anywhere(position: Position, into: vec[i64]) -> i64:
    found: i64 = 0
    for move in range(CHIPS):
        if position.left >> move & 1:
            into[found] = move
            found += 1
    return found


def _swaps(position: Position, into: vec[i64]) -> i64:
    own, others = position.hands[position.turn], takeable(position)
    into[0] = KEEP
    found: i64 = 1
    for give in range(CHIPS):
        if own >> give & 1:
            for take in range(CHIPS):
                if others >> take & 1:
                    into[found] = swap_move(give, take)
                    found += 1
    return found


def _allows(position: Position, move: i64) -> bool:
    if position.phase == TAKE:
        return move < CHIPS and bool(position.left >> move & 1) and _reaches(position, position.field_of[move])
    if position.phase == JOIN:
        return JOIN_LOWER <= move <= JOIN_UPPER
    if move < FIRST_SWAP:
        return move == KEEP
    return bool(position.hands[position.turn] >> given(move) & 1 and takeable(position) >> taken(move) & 1)


def _reaches(position: Position, field: u8) -> bool:
    """The star goes straight to the first chip in each way; only where all lines are empty it jumps anywhere."""
    links = position.links
    first = position.star * WAYS
    lines_are_empty = True
    for way in range(first, first + WAYS):
        if links[way] == field:
            return True
        if i64(links[way]) != EDGE:
            lines_are_empty = False
    return lines_are_empty
