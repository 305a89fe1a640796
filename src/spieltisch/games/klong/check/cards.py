"""What is wrong with a file of cards, in sentences.

How many kinds and piles there are cannot be chosen: the moves are numbered for them.
"""

from __future__ import annotations

import re
from typing import Final

from spieltisch.data_file import SWITCH, TABLE, TABLES, WORD, WORDS, Table, choice_faults, form_faults
from spieltisch.game import Refusal
from spieltisch.games.klong.check.effects import arrive_faults, effect_faults
from spieltisch.games.klong.check.kinds import COUNT, WHOLE
from spieltisch.games.klong.rules.cards import (
    KINDS,
    ONLY_KEYS,
    PLACE_KEYS,
    TOME_KEY,
    TREASURE_KEYS,
    TYPE_KEYS,
    WORTH_KEYS,
)
from spieltisch.games.klong.rules.pieces import HAND, ROW

PILES: Final = 3
MOST_COPIES: Final = 200
_KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NEEDED: Final = {"key": WORD, "type": WORD, "place": WORD, "copies": COUNT, "art": WORD}
_ALLOWED: Final = {
    **{"cost": WHOLE, "points": WHOLE, "dragon": SWITCH, "danger": SWITCH, "only": WORD, "worth": TABLE},
    **{"play": TABLE, "acquire": TABLE, "arrive": TABLE, "use": TABLE, "defeat": TABLE},
}
_IN_DECKS: Final = ("play", "acquire", "points", "worth")
"""What a card can have only if it gets into somebody's deck."""


def card_faults(data: Table) -> list[Refusal]:
    if faults := form_faults("", data, {"card": TABLES}):
        return faults
    cards: list[Table] = data["card"]
    for number, card in enumerate(cards, start=1):
        faults += form_faults(_name(card, number), card, _NEEDED, _ALLOWED)
    if faults:
        return faults
    keys = [card["key"] for card in cards]
    piles = [card["key"] for card in cards if card["place"] == "reserve" and card["type"] != "monster"]
    for number, card in enumerate(cards, start=1):
        faults += _one_card_faults(_name(card, number), card, keys, piles)
    faults += [Refusal("card-twice", card=key) for key in sorted({key for key in keys if keys.count(key) > 1})]
    return faults + _deck_faults(cards, keys, piles)


def _one_card_faults(name: str, card: Table, keys: list[str], piles: list[str]) -> list[Refusal]:
    faults = [] if _KEY.fullmatch(card["key"]) else [Refusal("card-key", card=card["key"])]
    faults += choice_faults(f"{name}.type", card["type"], TYPE_KEYS)
    faults += choice_faults(f"{name}.place", card["place"], PLACE_KEYS)
    if "only" in card:
        faults += choice_faults(f"{name}.only", card["only"], ONLY_KEYS[1:])
    if card["copies"] > MOST_COPIES:
        faults.append(Refusal("card-copies", card=name, most=MOST_COPIES))
    faults += _type_faults(name, card)
    if "worth" in card:
        faults += _worth_faults(f"{name}.worth", card["worth"], keys)
    for when in ("play", "acquire", "arrive", "use", "defeat"):
        if when in card:
            faults += effect_faults(f"{name}.{when}", card[when], keys, piles)
    return faults + arrive_faults(f"{name}.arrive", card.get("arrive", {}))


def _type_faults(name: str, card: Table) -> list[Refusal]:
    """Devices are used and monsters defeated, on the spot; all others get into decks and are played."""
    reward = {"device": "use", "monster": "defeat"}.get(card["type"], "")
    faults = [Refusal("card-reward", card=name, effect=reward)] if reward and reward not in card else []
    if reward:
        faults += [Refusal("card-no-deck", what=f"{name}.{key}") for key in _IN_DECKS if key in card]
    faults += [
        Refusal("card-not-so", what=f"{name}.{when}", type=kind)
        for when, kind in (("use", "device"), ("defeat", "monster"))
        if when in card and when != reward
    ]
    if reward and card["place"] == "starter":
        faults.append(Refusal("card-starter", card=name))
    return faults


def _worth_faults(what: str, worth: Table, keys: list[str]) -> list[Refusal]:
    of = [key for key in WORTH_KEYS if key in worth]
    if len(of) != 1:
        return [Refusal("card-worth", what=what, choices=list(WORTH_KEYS[1:]))]
    if of != ["two_of"]:
        return form_faults(what, worth, {of[0]: COUNT})
    if faults := form_faults(what, worth, {"two_of": WORDS, "points": COUNT}):
        return faults
    named: list[str] = worth["two_of"]
    if len(set(named)) < max(2, len(named)) or not all(key in TREASURE_KEYS for key in named):
        return [Refusal("card-two-of", what=what, choices=list(TREASURE_KEYS))]
    return []


def _deck_faults(cards: list[Table], keys: list[str], piles: list[str]) -> list[Refusal]:
    faults: list[Refusal] = []
    if len(cards) != KINDS:
        faults.append(Refusal("card-kinds", kinds=len(cards), needed=KINDS))
    order = [PLACE_KEYS.index(card["place"]) for card in cards if card["place"] in PLACE_KEYS]
    if order != sorted(order):
        faults.append(Refusal("card-order"))
    monsters = sum(card["place"] == "reserve" and card["type"] == "monster" for card in cards)
    if len(piles) != PILES or monsters != 1:
        faults.append(Refusal("card-reserve", piles=len(piles), monsters=monsters, needed=PILES))
    if TOME_KEY not in keys:
        faults.append(Refusal("card-tome", card=TOME_KEY))
    deck = sum(card["copies"] for card in cards if card["place"] == "starter")
    if deck < HAND:
        faults.append(Refusal("card-deck", cards=deck, hand=HAND))
    first = sum(card["copies"] for card in cards if card["place"] == "dungeon" and not card.get("dragon", False))
    if first < ROW:
        faults.append(Refusal("card-row", cards=first, row=ROW))
    return faults


def _name(card: Table, number: int) -> str:
    key = card.get("key", "")
    return key if isinstance(key, str) and key else f"card {number}"
