"""The dungeon row and its deck: what is turned up, what arrives, and when the dragon hears it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.cards import ARRIVE, CARDS, DRAGONS
from spieltisch.games.klong.rules.dragon import BY_ROW, attack
from spieltisch.games.klong.rules.dungeon import NONE, Dungeon
from spieltisch.games.klong.rules.effects import NOTHING
from spieltisch.games.klong.rules.interpreter import carry_out
from spieltisch.games.klong.rules.position import Position

NO_SLOT: Final = -1


def slot_of(dungeon: Dungeon, kind: i64) -> i64:
    """Where in the row a card of this kind lies, or NO_SLOT."""
    for slot in range(len(dungeon.row)):
        if i64(dungeon.row[slot]) == kind:
            return slot
    return NO_SLOT


def turn_up(dungeon: Dungeon, slot: i64, chance: Chance) -> i64:
    """The next card of the deck, into this gap of the row."""
    card = i64(chance.below(int(dungeon.deck_size)))
    kind: i64 = 0
    while card >= i64(dungeon.deck[kind]):
        card -= i64(dungeon.deck[kind])
        kind += 1
    dungeon.deck[kind] -= 1
    dungeon.deck_size -= 1
    dungeon.row[slot] = u8(kind)
    return kind


def refill(position: Position, chance: Chance, story: Story | None) -> None:
    """Every gap, as long as there are cards; what arrives acts; if a new card shows the dragon, there is one attack."""
    dungeon = position.dungeon
    new: list[list[int]] = []
    shows_dragon = False
    for slot in range(len(dungeon.row)):
        if dungeon.row[slot] == NONE and dungeon.deck_size:
            kind = turn_up(dungeon, slot, chance)
            new.append([int(slot), int(kind)])
            shows_dragon = shows_dragon or bool(DRAGONS[kind])
    if story is not None and new:
        story.add(events.REFILLED(None, {"cards": [[slot, CARDS[kind].key] for slot, kind in new]}))
    for _, kind in new:
        arrive(position, i64(kind), chance, story)
    if shows_dragon:
        attack(position, BY_ROW, 0, chance, story)


def replace(position: Position, kind: i64, chance: Chance, story: Story | None) -> None:
    """A card of the row by a new one, whose dragon nobody hears."""
    dungeon = position.dungeon
    slot = slot_of(dungeon, kind)
    dungeon.gone[kind] += 1
    by = turn_up(dungeon, slot, chance)
    if story is not None:
        story.add(events.REPLACED(int(position.active), {"card": CARDS[kind].key, "by": CARDS[by].key}))
    arrive(position, by, chance, story)


def arrive(position: Position, kind: i64, chance: Chance, story: Story | None) -> None:
    if ARRIVE[kind] == NOTHING:
        return
    if story is not None:
        story.add(events.ARRIVED(int(position.active), {"card": CARDS[kind].key}))
    carry_out(position, ARRIVE[kind], kind, chance, story)
