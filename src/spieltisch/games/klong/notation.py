"""Moves as people write them: `play burgle`, `walk 14 swords 2`, `trash burgle from discard`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Refusal
from spieltisch.games.klong.cards import CARDS, DEVICE, MONSTER
from spieltisch.games.klong.moves import (
    END,
    FIRST_CHOICE,
    FIRST_DISCARD,
    FIRST_DRINK,
    FIRST_GET,
    FIRST_PLAY,
    FIRST_REACH,
    FIRST_REPLACE,
    FIRST_TELEPORT,
    FIRST_TRADE,
    FIRST_TRASH,
    FIRST_TRASH_DISCARDED,
    FIRST_WALK,
    LEAVE_IT,
    MOVES,
    TAKE_IT,
    swords_of,
    walks_to,
)
from spieltisch.games.klong.pieces import GOODS, POTIONS, SECRETS

_GET: Final = {DEVICE: "use", MONSTER: "fight"}


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
