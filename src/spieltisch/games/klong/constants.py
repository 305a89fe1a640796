"""Numbers and names of Klong!'s rules that the client needs."""

from __future__ import annotations

from typing import Final

from spieltisch.folder import Constants, spans
from spieltisch.games.klong.rules import effects, notation, pieces
from spieltisch.games.klong.rules.cards import CARDS, DEVICE, MONSTER

_CONDITIONS: Final = {effects.INNER[verb] for verb in effects.INNER if verb.startswith("with_")}
_ORDER_MATTERS: Final = {
    *(effects.V_DRAW, effects.V_OTHERS_CLANK, effects.V_ALL_CLANK, effects.V_RAGE, effects.V_ATTACK),
    *(effects.V_PAY_GOLD, effects.V_REPLACE, effects.V_REACH, effects.V_SPRING),
    *(effects.V_CHOOSE, effects.V_DISCARD, effects.V_TRASH),
}


def _is_safe(number: int) -> bool:
    """Whether a program asks nothing, makes no noise, turns nothing up and harms nobody."""
    program = effects.PROGRAMS[number]
    for step in range(int(program.size)):
        verb, amount = int(program.verbs[step]), int(program.amounts[step])
        if verb in _ORDER_MATTERS or (verb == effects.V_CLANK and amount > 0):
            return False
        if verb in _CONDITIONS and not _is_safe(amount):
            return False
    return True


CONSTANTS: Final[Constants] = {
    "moves": spans(
        {
            "end": notation.END,
            "play": notation.FIRST_PLAY,
            "get": notation.FIRST_GET,
            "walk": notation.FIRST_WALK,
            "teleport": notation.FIRST_TELEPORT,
            "take": notation.TAKE_IT,
            "leave": notation.LEAVE_IT,
            "trade": notation.FIRST_TRADE,
            "drink": notation.FIRST_DRINK,
            "choose": notation.FIRST_CHOICE,
            "discard": notation.FIRST_DISCARD,
            "trash": notation.FIRST_TRASH,
            "trash-discard": notation.FIRST_TRASH_DISCARDED,
            "replace": notation.FIRST_REPLACE,
            "reach": notation.FIRST_REACH,
        },
        notation.MOVES,
    ),
    "swords": notation.SWORD_CHOICES,
    "health": pieces.HEALTH,
    "mastery": pieces.MASTERY,
    "last_countdown": pieces.LAST_COUNTDOWN,
    "effects": {
        "amounts": list(effects.NUMBERS),
        "switches": list(effects.SWITCHES),
        "inner": list(effects.INNER),
        "any_card": effects.ANY,
    },
    # Of those that a hand can hold; played in any order they do the same.
    "safe_cards": [card.key for card in CARDS if card.type not in (DEVICE, MONSTER) and _is_safe(card.play)],
}
