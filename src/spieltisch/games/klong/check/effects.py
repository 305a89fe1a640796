"""What is wrong with an effect: verbs that do not exist or cannot work there, and amounts that make no sense."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from spieltisch.data_file import WORD, form_faults, is_whole
from spieltisch.game import Refusal
from spieltisch.games.klong.check.kinds import COUNT
from spieltisch.games.klong.rules.effects import ANY, CHOOSE, INNER, NUMBERS, SWITCHES, TAKE, TRASH
from spieltisch.games.klong.rules.notation import MOST_CHOICES

FEWEST_CHOICES: Final = 2
MOST: Final = 99
"""Of anything that an effect gives."""
ARRIVING: Final = ("all_clank", "cubes_back")
"""What can happen when a card is turned up: then it is nobody's turn any more."""
PAYING: Final = ("pay_gold", TAKE)
"""Only as a choice: nobody is made to pay what they may not have."""


def effect_faults(name: str, effect: object, cards: Collection[str], piles: Collection[str]) -> list[Refusal]:
    """All that is wrong with an effect that has a name; it can speak of these cards, and take those of the reserve."""
    return _faults(name, effect, cards, piles, is_choice=False)


def arrive_faults(name: str, effect: dict[str, Any]) -> list[Refusal]:
    """Beyond that: verbs that ask somebody or give somebody something."""
    return [
        Refusal("effect-arrive", what=f"{name}.{verb}", verbs=list(ARRIVING))
        for verb in effect
        if verb not in ARRIVING and _is_verb(verb)
    ]


def _faults(
    name: str, effect: object, cards: Collection[str], piles: Collection[str], is_choice: bool
) -> list[Refusal]:
    if not isinstance(effect, dict) or not effect:
        return [Refusal("effect-empty", what=name)]
    faults: list[Refusal] = []
    for verb, value in effect.items():
        what = f"{name}.{verb}"
        if verb in PAYING and not is_choice:
            faults.append(Refusal("effect-pay", what=what))
        if verb in NUMBERS:
            faults += _amount_faults(what, verb, value)
        elif verb in SWITCHES:
            faults += [] if value is True else [Refusal("effect-switch", what=what)]
        elif verb in INNER:
            faults += _faults(what, value, cards, piles, is_choice=False)
        elif verb == CHOOSE:
            faults += _choose_faults(what, value, cards, piles)
        elif verb == TRASH:
            faults += [] if value == ANY or _is_one_of(value, cards) else [Refusal("effect-trash", what=what)]
        elif verb == TAKE:
            faults += _take_faults(what, value, piles)
        else:
            faults.append(Refusal("effect-verb", what=what))
    return faults


def _amount_faults(what: str, verb: str, value: object) -> list[Refusal]:
    if verb == "clank":
        is_right = is_whole(value, -MOST, MOST) and value != 0
        return [] if is_right else [Refusal("effect-clank", what=what, most=MOST)]
    return [] if is_whole(value, 1, MOST) else [Refusal("effect-amount", what=what, most=MOST)]


def _choose_faults(what: str, value: object, cards: Collection[str], piles: Collection[str]) -> list[Refusal]:
    if not isinstance(value, list) or not FEWEST_CHOICES <= len(value) <= MOST_CHOICES:
        return [Refusal("effect-choices", what=what, least=FEWEST_CHOICES, most=MOST_CHOICES)]
    faults: list[Refusal] = []
    for number, option in enumerate(value, start=1):
        faults += _faults(f"{what} {number}", option, cards, piles, is_choice=True)
    return faults


def _take_faults(what: str, value: object, piles: Collection[str]) -> list[Refusal]:
    if faults := form_faults(what, value, {"card": WORD, "copies": COUNT}):
        return faults
    assert isinstance(value, dict)
    faults = [] if value["card"] in piles else [Refusal("effect-pile", what=what, card=value["card"])]
    return faults + _amount_faults(f"{what}.copies", "copies", value["copies"])


def _is_one_of(value: object, cards: Collection[str]) -> bool:
    return isinstance(value, str) and value in cards


def _is_verb(verb: str) -> bool:
    return verb in NUMBERS or verb in SWITCHES or verb in INNER or verb in (CHOOSE, TRASH, TAKE)
