"""Moves as numbers. How people write them stands in notation.py.

0        end                    the turn; only with an empty hand
1 + k    play burgle            a card of kind k from the hand
72 + k   buy, use, fight        a card of kind k from the row or the reserve
143 +    walk 14 swords 2       4 * room + swords spent on the monsters of the tunnel
323 +    teleport 14            room
368-369  take, leave            the marker of the room
370-372  trade crown            master-key, backpack, crown
373-376  drink healing          greater-healing, healing, strength, swiftness
377-379  choose 1               one of the effects that a card offers
380 + k  discard burgle         from the hand
451 + k  trash burgle           from the play area
522 + k  trash burgle from discard
593 + k  replace ogre           in the row
664 +    reach 14               for a secret of an adjacent room
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.klong.cards import KINDS

ROOMS: Final = 45  # from 1; 0 is no room
SWORD_CHOICES: Final = 4  # a tunnel has three heads at most
MOST_CHOICES: Final = 3
GOODS: Final = 3
POTIONS: Final = 4

END: Final = 0
FIRST_PLAY: Final = 1
FIRST_GET: Final = FIRST_PLAY + KINDS
FIRST_WALK: Final = FIRST_GET + KINDS
FIRST_TELEPORT: Final = FIRST_WALK + SWORD_CHOICES * ROOMS
TAKE_IT: Final = FIRST_TELEPORT + ROOMS
LEAVE_IT: Final = TAKE_IT + 1
FIRST_TRADE: Final = LEAVE_IT + 1
FIRST_DRINK: Final = FIRST_TRADE + GOODS
FIRST_CHOICE: Final = FIRST_DRINK + POTIONS
FIRST_DISCARD: Final = FIRST_CHOICE + MOST_CHOICES
FIRST_TRASH: Final = FIRST_DISCARD + KINDS
FIRST_TRASH_DISCARDED: Final = FIRST_TRASH + KINDS
FIRST_REPLACE: Final = FIRST_TRASH_DISCARDED + KINDS
FIRST_REACH: Final = FIRST_REPLACE + KINDS
MOVES: Final = FIRST_REACH + ROOMS


def walk(room: i64, swords: i64) -> i64:
    return FIRST_WALK + SWORD_CHOICES * room + swords


def walks_to(move: i64) -> i64:
    return (move - FIRST_WALK) // SWORD_CHOICES


def swords_of(move: i64) -> i64:
    """Spent on the way, of a walk."""
    return (move - FIRST_WALK) % SWORD_CHOICES
