"""Rollout policy: how the search plays an imagined game to its end where random moves teach too little."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.nummerus.bots.evaluation import chain_with, liking
from spieltisch.games.nummerus.rules.board import CHIPS
from spieltisch.games.nummerus.rules.chains import bit, count, longest, loose
from spieltisch.games.nummerus.rules.legal import choices, takeable
from spieltisch.games.nummerus.rules.notation import KEEP, swap_move
from spieltisch.games.nummerus.rules.position import SWAP, TAKE, Position

WHIM: Final[i64] = 3
LAST_CHIPS: Final[i64] = 8


def sensible_move(position: Position, room: vec[i64], chance: Chance) -> i64:
    """A legal move with some sense. `room` is for the legal moves."""
    if position.phase == SWAP:
        return _tempting_swap(position)
    found = choices(position, room)
    if position.phase == TAKE and position.setup.seats == 1:
        return _liked_chip(position, room, found, chance)
    return room[i64(chance.below(int(found)))]


def _liked_chip(position: Position, moves: vec[i64], found: i64, chance: Chance) -> i64:
    """The chip that makes the longest chain, but with a whim, so that no two games are alike."""
    whims = i64(chance.below(1 << 30))
    best: i64 = moves[0]
    most: i64 = -1
    for n in range(found):
        liked = liking(position, moves[n]) * 8 + WHIM * (whims & 31)
        whims = whims >> 5 | (whims & 31) << 25
        if liked > most:
            most = liked
            best = moves[n]
    return best


def _tempting_swap(position: Position) -> i64:
    """A swap that lengthens the longest chain by two, or by one near the end, for a chip that is part of none."""
    own = position.hands[position.turn]
    spare = loose(own)
    wanted = longest(own) + (1 if count(position.left) <= LAST_CHIPS else 2)
    fitting = takeable(position) & (own << 1 | own >> 1)
    for move in range(CHIPS):
        if fitting >> move & 1 and chain_with(own, move) >= wanted:
            take = bit(move + 1)
            given = spare & ~(take << 1 | take >> 1)
            if given:
                return swap_move(_lowest(given), move)
    return KEEP


def _lowest(hand: i64) -> i64:
    """The move that takes the lowest chip of a hand."""
    return count((hand & -hand) - 1)
