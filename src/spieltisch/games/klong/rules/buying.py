"""What is paid for: cards, devices and monsters of the row and the reserve, and goods of the market."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.board import DEPTHS
from spieltisch.games.klong.rules.cards import (
    ACQUIRE,
    CARDS,
    COSTS,
    DEVICE,
    DUNGEON,
    GEM,
    GUARD,
    IN_CAVE,
    IN_DEPTHS,
    MONSTER,
    ONLY,
    PLACES,
    RESERVE,
    RESERVE_KINDS,
    REWARD,
    TYPES,
)
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.interpreter import carry_out
from spieltisch.games.klong.rules.pieces import BACKPACK, GOODS, MASTER_KEY, PRICE
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.row import NO_SLOT, slot_of
from spieltisch.games.klong.rules.thief import bit
from spieltisch.games.klong.rules.walking import ALLOWED


def price_of(position: Position, kind: i64) -> i64:
    """In skill, for monsters in swords."""
    if TYPES[kind] == GEM:
        return max(COSTS[kind] - position.turn.cheaper, 0)
    return COSTS[kind]


def is_offered(position: Position, kind: i64) -> bool:
    """Whether a card of this kind lies in the row or the reserve."""
    if PLACES[kind] == DUNGEON:
        return slot_of(position.dungeon, kind) != NO_SLOT
    if PLACES[kind] == RESERVE:
        return kind == GUARD or position.dungeon.reserve[kind - RESERVE_KINDS[0]] > 0
    return False


def lacking(position: Position, kind: i64) -> i64:
    """How much skill, for monsters how many swords, are missing to pay the price."""
    have = position.turn.swords if TYPES[kind] == MONSTER else position.turn.skill
    return max(price_of(position, kind) - have, 0)


def is_elsewhere(position: Position, kind: i64) -> bool:
    """Whether a card can be had only where the thief is not."""
    board, room = position.setup.board, position.thief().room
    if ONLY[kind] == IN_DEPTHS:
        return board.zone[room] != DEPTHS
    return ONLY[kind] == IN_CAVE and not board.cave[room]


def why_not_get(position: Position, kind: i64) -> str:
    """The rule against getting a card that is offered, or ALLOWED."""
    if is_elsewhere(position, kind):
        return "only-depths" if ONLY[kind] == IN_DEPTHS else "only-cave"
    if lacking(position, kind) == 0:
        return ALLOWED
    return "swords" if TYPES[kind] == MONSTER else "skill"


def get(position: Position, kind: i64, chance: Chance, story: Story | None) -> None:
    """Buy a card for the own deck, use a device, or fight a monster."""
    dungeon, turn = position.dungeon, position.turn
    price = price_of(position, kind)
    is_for_the_deck = TYPES[kind] != DEVICE and TYPES[kind] != MONSTER
    if TYPES[kind] == MONSTER:
        turn.swords -= price
    else:
        turn.skill -= price
    if PLACES[kind] == DUNGEON:
        dungeon.row[slot_of(dungeon, kind)] = NONE
    elif kind != GUARD:
        dungeon.reserve[kind - RESERVE_KINDS[0]] -= 1
    if is_for_the_deck:
        thief = position.thief()
        thief.discard = append(thief.discard, u8(kind))
    elif kind != GUARD:
        dungeon.gone[kind] += 1
    if story is not None:
        paid = events.BOUGHT if is_for_the_deck else events.FOUGHT if TYPES[kind] == MONSTER else events.USED
        story.add(paid(int(position.active), {"card": CARDS[kind].key, "cost": int(price)}))
    carry_out(position, ACQUIRE[kind] if is_for_the_deck else REWARD[kind], kind, chance, story)


def why_no_trade(position: Position, goods: i64) -> str:
    if not position.setup.board.market[position.thief().room]:
        return "no-market"
    if not position.dungeon.goods[goods]:
        return "sold-out"
    return ALLOWED if position.thief().gold >= PRICE else "gold"


def trade(position: Position, goods: i64, story: Story | None) -> None:
    """The best one left."""
    thief, dungeon = position.thief(), position.dungeon
    sold = len(GOODS[goods].points) - i64(dungeon.goods[goods])
    dungeon.goods[goods] -= 1
    thief.gold -= PRICE
    if goods == MASTER_KEY:
        thief.keys += 1
    elif goods == BACKPACK:
        thief.backpacks += 1
    else:
        thief.crowns |= bit(sold)
    if story is not None:
        told = events.TRADED(int(position.active), {"goods": GOODS[goods].key, "points": GOODS[goods].points[sold]})
        story.add(told)
