"""What is allowed: the legal moves of a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.klong.answers import answers
from spieltisch.games.klong.buying import why_no_trade, why_not_get
from spieltisch.games.klong.cards import GUARD, KINDS, RESERVE_KINDS
from spieltisch.games.klong.dungeon import NONE
from spieltisch.games.klong.moves import (
    END,
    FIRST_DRINK,
    FIRST_GET,
    FIRST_PLAY,
    FIRST_TELEPORT,
    FIRST_TRADE,
    SWORD_CHOICES,
    TAKE_IT,
    walk,
)
from spieltisch.games.klong.pieces import GOODS, POTIONS, PRICE
from spieltisch.games.klong.position import Position
from spieltisch.games.klong.walking import (
    ALLOWED,
    ARTIFACT,
    heads_of,
    marker_in,
    why_no_fight,
    why_no_teleport,
    why_no_way,
)

MOST_TUNNELS: Final = 9  # of one room
MOST_MOVES: Final = 2 + 2 * KINDS + (SWORD_CHOICES + 1) * MOST_TUNNELS + len(GOODS) + len(POTIONS)
"""At one time: the end, a card of every kind from hand and row, all tunnels and all that lies around."""


def choices(position: Position, into: vec[i64]) -> i64:
    """Write the legal moves into this vec, in any order, and say how many. It needs room for MOST_MOVES."""
    question = position.question()
    if question is not None:
        return answers(position, question, into)
    thief = position.thief()
    into[0] = END
    found: i64 = 0 if len(thief.hand) else 1
    previous: i64 = NONE
    for kind in thief.hand:
        if i64(kind) != previous:
            previous = i64(kind)
            into[found] = FIRST_PLAY + previous
            found += 1
    found = _cards_to_get(position, into, found)
    found = _ways_to_go(position, into, found)
    if may_take_now(position):
        into[found] = TAKE_IT
        found += 1
    return _goods_and_potions(position, into, found)


def may_take_now(position: Position) -> bool:
    """An artifact, without being asked, where people agreed so."""
    return position.setup.by_action and why_not_take(position) == ALLOWED


def why_not_take(position: Position) -> str:
    thief = position.thief()
    if not position.setup.by_action or marker_in(position, thief.room) != ARTIFACT:
        return "nothing-to-take"
    return ALLOWED if thief.can_carry() else "carries-enough"


def _cards_to_get(position: Position, into: vec[i64], found: i64) -> i64:
    dungeon = position.dungeon
    begin = found
    for kind in dungeon.row:
        if kind != NONE and why_not_get(position, i64(kind)) == ALLOWED:
            move = FIRST_GET + i64(kind)
            at = begin
            while at < found and into[at] != move:
                at += 1
            if at == found:
                into[found] = move
                found += 1
    for place in range(len(dungeon.reserve)):
        kept: i64 = RESERVE_KINDS[place]
        if dungeon.reserve[place] and why_not_get(position, kept) == ALLOWED:
            into[found] = FIRST_GET + kept
            found += 1
    if why_not_get(position, i64(GUARD)) == ALLOWED:
        into[found] = FIRST_GET + GUARD
        found += 1
    return found


def _ways_to_go(position: Position, into: vec[i64], found: i64) -> i64:
    board, turn, room = position.setup.board, position.turn, position.thief().room
    if not turn.boots and not turn.teleports:
        return found
    for way in range(board.first[room], board.first[room + 1]):
        if why_no_way(position, way) == ALLOWED:
            for swords in range(min(heads_of(position, way), turn.swords) + 1):
                if why_no_fight(position, way, swords) == ALLOWED:
                    into[found] = walk(board.to[way], swords)
                    found += 1
        if turn.teleports and why_no_teleport(position, board.to[way]) == ALLOWED:
            into[found] = FIRST_TELEPORT + board.to[way]
            found += 1
    return found


def _goods_and_potions(position: Position, into: vec[i64], found: i64) -> i64:
    thief = position.thief()
    if thief.gold >= PRICE:
        for goods in range(len(position.dungeon.goods)):
            if why_no_trade(position, goods) == ALLOWED:
                into[found] = FIRST_TRADE + goods
                found += 1
    for potion in range(len(thief.potions)):
        if thief.potions[potion]:
            into[found] = FIRST_DRINK + potion
            found += 1
    return found
