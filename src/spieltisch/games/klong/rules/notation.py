"""Moves as numbers, and as people write them: `play burgle`, `walk 14 swords 2`, `trash burgle from discard`.

0        end                    the turn; only with an empty hand
1 + k    play burgle            a card of kind k from the hand
72 + k   buy, use, fight        a card of kind k from the row or the reserve
143 +    walk 14 swords 2       4 * room + swords spent on the monsters of the tunnel
323 +    teleport 14            room
368-369  take, leave            the marker of the room
370-372  trade crown            master-key, backpack, crown
373-376  drink healing          greater-healing, healing, strength, swiftness
377-379  choose 1               one of the effects that a card offers, or the order of two
380 + k  discard burgle         from the hand
451 + k  trash burgle           from the play area
522 + k  trash burgle from discard
593 + k  replace ogre           in the row
664 +    reach 14               for a secret of an adjacent room
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Refusal
from spieltisch.games.klong.rules.cards import CARDS, DEVICE, KINDS, MONSTER
from spieltisch.games.klong.rules.pieces import GOODS, POTIONS, SECRETS

ROOMS: Final = 45  # from 1; 0 is no room
SWORD_CHOICES: Final = 4  # a tunnel has three heads at most
MOST_CHOICES: Final = 3
KINDS_OF_GOODS: Final = 3
KINDS_OF_POTIONS: Final = 4

END: Final = 0
FIRST_PLAY: Final = 1
FIRST_GET: Final = FIRST_PLAY + KINDS
FIRST_WALK: Final = FIRST_GET + KINDS
FIRST_TELEPORT: Final = FIRST_WALK + SWORD_CHOICES * ROOMS
TAKE_IT: Final = FIRST_TELEPORT + ROOMS
LEAVE_IT: Final = TAKE_IT + 1
FIRST_TRADE: Final = LEAVE_IT + 1
FIRST_DRINK: Final = FIRST_TRADE + KINDS_OF_GOODS
FIRST_CHOICE: Final = FIRST_DRINK + KINDS_OF_POTIONS
FIRST_DISCARD: Final = FIRST_CHOICE + MOST_CHOICES
FIRST_TRASH: Final = FIRST_DISCARD + KINDS
FIRST_TRASH_DISCARDED: Final = FIRST_TRASH + KINDS
FIRST_REPLACE: Final = FIRST_TRASH_DISCARDED + KINDS
FIRST_REACH: Final = FIRST_REPLACE + KINDS
MOVES: Final = FIRST_REACH + ROOMS

_GET: Final = {DEVICE: "use", MONSTER: "fight"}


def walk(room: i64, swords: i64) -> i64:
    return FIRST_WALK + SWORD_CHOICES * room + swords


def walks_to(move: i64) -> i64:
    return (move - FIRST_WALK) // SWORD_CHOICES


def swords_of(move: i64) -> i64:
    """Spent on the way, of a walk."""
    return (move - FIRST_WALK) % SWORD_CHOICES


def written(move: int) -> str:
    if move == END:
        return "end"
    if move < FIRST_GET:
        return f"play {CARDS[move - FIRST_PLAY].key}"
    if move < FIRST_WALK:
        card = CARDS[move - FIRST_GET]
        return f"{_GET.get(card.type, 'buy')} {card.key}"
    if move < FIRST_TELEPORT:
        swords = int(swords_of(i64(move)))
        return f"walk {int(walks_to(i64(move)))}" + (f" swords {swords}" if swords else "")
    if move < TAKE_IT:
        return f"teleport {move - FIRST_TELEPORT}"
    if move == TAKE_IT:
        return "take"
    if move == LEAVE_IT:
        return "leave"
    if move < FIRST_DRINK:
        return f"trade {GOODS[move - FIRST_TRADE].key}"
    if move < FIRST_CHOICE:
        return f"drink {SECRETS[POTIONS[move - FIRST_DRINK]].key}"
    if move < FIRST_DISCARD:
        return f"choose {move - FIRST_CHOICE + 1}"
    if move < FIRST_TRASH:
        return f"discard {CARDS[move - FIRST_DISCARD].key}"
    if move < FIRST_TRASH_DISCARDED:
        return f"trash {CARDS[move - FIRST_TRASH].key}"
    if move < FIRST_REPLACE:
        return f"trash {CARDS[move - FIRST_TRASH_DISCARDED].key} from discard"
    if move < FIRST_REACH:
        return f"replace {CARDS[move - FIRST_REPLACE].key}"
    return f"reach {move - FIRST_REACH}"


def read(text: str) -> int:
    """The move that this text writes, whatever its case and blanks; Refusal for anything else."""
    plain = " ".join(text.split()).lower()
    if plain not in _MOVES:
        raise Refusal("move-unreadable", text=text)
    return _MOVES[plain]


_MOVES: Final[dict[str, int]] = {written(move): move for move in range(MOVES)}
