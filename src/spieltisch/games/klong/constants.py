"""Numbers and names of Klong!'s rules that the client needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spieltisch.folder import Constants, spans
from spieltisch.games.klong.rules import effects, notation, pieces
from spieltisch.games.klong.rules.cards import CARDS, DEVICE, MONSTER

_CONDITIONS: Final = {effects.INNER[verb] for verb in effects.INNER if verb.startswith("with_")}
_NOISE: Final = "noise"
_OTHERS: Final = "others"
_DRAWS: Final = "draws"
_ASKS: Final = "asks"
_CAUTIONS: Final = {
    **dict.fromkeys((effects.V_ATTACK, effects.V_RAGE), _NOISE),
    **dict.fromkeys((effects.V_OTHERS_CLANK, effects.V_ALL_CLANK), _OTHERS),
    effects.V_DRAW: _DRAWS,
    **dict.fromkeys((effects.V_CHOOSE, effects.V_DISCARD, effects.V_TRASH, effects.V_PAY_GOLD), _ASKS),
    **dict.fromkeys((effects.V_REPLACE, effects.V_REACH, effects.V_SPRING), _ASKS),
}


def _caution(number: int) -> str:
    """The gravest reason to think before a program is carried out; empty where nobody needs to."""
    reasons = set(_reasons(number))
    return next((reason for reason in (_NOISE, _OTHERS, _DRAWS, _ASKS) if reason in reasons), "")


def _reasons(number: int) -> Iterator[str]:
    program = effects.PROGRAMS[number]
    for step in range(int(program.size)):
        verb, amount = int(program.verbs[step]), int(program.amounts[step])
        if verb in _CAUTIONS:
            yield _CAUTIONS[verb]
        elif verb == effects.V_CLANK and amount > 0:
            yield _NOISE
        elif verb in _CONDITIONS:
            yield from _reasons(amount)


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
    # Of the cards that a hand can hold: why one thinks about when to play them. All others do the same in any order.
    "cautions": {
        card.key: caution for card in CARDS if card.type not in (DEVICE, MONSTER) and (caution := _caution(card.play))
    },
}
