"""Effects as data: a table of verbs becomes a program, flat and quick to carry out.

A program is a row of steps, each a verb and an amount. Where an effect holds another effect, the amount is the number
of that one in PROGRAMS; where it offers several, it is the number of a program of V_OPTION steps, one a choice.
Program 0 does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

# The amount says how much; clank may be negative.
V_SKILL: Final = 0
V_SWORDS: Final = 1
V_BOOTS: Final = 2
V_GOLD: Final = 3
V_CLANK: Final = 4
V_DRAW: Final = 5
V_HEAL: Final = 6
V_TELEPORT: Final = 7
V_OTHERS_CLANK: Final = 8
V_ALL_CLANK: Final = 9
V_CUBES_BACK: Final = 10  # black ones that were set aside, into the bag
V_GOLD_BONUS: Final = 11  # each gain of gold this turn is so much bigger
V_SKILL_PER_CLANK: Final = 12  # for each clank made this turn
V_GEMS_CHEAPER: Final = 13
V_RAGE: Final = 14  # spaces that the dragon moves on
V_PAY_GOLD: Final = 15
# Switches; the amount is 1.
V_CAVES_FREE: Final = 16
V_HEADS_FREE: Final = 17
V_ATTACK: Final = 18
V_REPLACE: Final = 19  # asks which card of the row
V_REACH: Final = 20  # asks from which adjacent room to take a secret
V_SPRING: Final = 21  # trash a card at the end of the turn
# The amount is a program.
V_CHOOSE: Final = 22  # of V_OPTION steps
V_DISCARD: Final = 23  # asks for an unplayed card of the hand, then carries the program out
V_WITH_ARTIFACT: Final = 24  # this and the following pay as soon as the condition holds
V_WITH_IDOL: Final = 25
V_WITH_CROWN: Final = 26
V_WITH_COMPANION: Final = 27  # another one in the play area
V_OPTION: Final = 28
# The amount names cards.
V_TRASH: Final = 29  # asks for a card of this kind, or any
V_TAKE: Final = 30  # from the reserve: taken_kind() and taken_copies() of the amount

ANY_CARD: Final = -1
NOTHING: Final = 0  # the program that does nothing

NUMBERS: Final = {
    "skill": V_SKILL,
    "swords": V_SWORDS,
    "boots": V_BOOTS,
    "gold": V_GOLD,
    "clank": V_CLANK,
    "draw": V_DRAW,
    "heal": V_HEAL,
    "teleport": V_TELEPORT,
    "others_clank": V_OTHERS_CLANK,
    "all_clank": V_ALL_CLANK,
    "cubes_back": V_CUBES_BACK,
    "gold_bonus": V_GOLD_BONUS,
    "skill_per_clank": V_SKILL_PER_CLANK,
    "gems_cheaper": V_GEMS_CHEAPER,
    "rage": V_RAGE,
    "pay_gold": V_PAY_GOLD,
}
SWITCHES: Final = {
    "caves_free": V_CAVES_FREE,
    "heads_free": V_HEADS_FREE,
    "attack": V_ATTACK,
    "replace": V_REPLACE,
    "reach": V_REACH,
    "spring": V_SPRING,
}
INNER: Final = {
    "discard": V_DISCARD,
    "with_artifact": V_WITH_ARTIFACT,
    "with_idol": V_WITH_IDOL,
    "with_crown": V_WITH_CROWN,
    "with_companion": V_WITH_COMPANION,
}
CHOOSE: Final = "choose"
TRASH: Final = "trash"
TAKE: Final = "take"
ANY: Final = "any"

_COPIES_STEP: Final = 256  # in the amount of V_TAKE


@final
class Program:
    """Steps to carry out in order: `verbs[step]` and `amounts[step]`, step below `size`."""

    def __init__(self, verbs: list[int], amounts: list[int]) -> None:
        self.size: Final[i64] = len(verbs)
        self.verbs: Final = vec[i64](verbs)
        self.amounts: Final = vec[i64](amounts)


PROGRAMS: Final[list[Program]] = [Program([], [])]


def program(effect: Mapping[str, Any], kinds: Mapping[str, int]) -> int:
    """The number of the program for an effect as its file says it; cards in it are found by their keys."""
    if not effect:
        return NOTHING
    verbs: list[int] = []
    amounts: list[int] = []
    for verb, value in effect.items():
        if verb in NUMBERS:
            verbs.append(NUMBERS[verb])
            amounts.append(value)
        elif verb in SWITCHES:
            verbs.append(SWITCHES[verb])
            amounts.append(1)
        elif verb in INNER:
            verbs.append(INNER[verb])
            amounts.append(program(value, kinds))
        elif verb == CHOOSE:
            verbs.append(V_CHOOSE)
            amounts.append(_added([V_OPTION] * len(value), [program(option, kinds) for option in value]))
        elif verb == TRASH:
            verbs.append(V_TRASH)
            amounts.append(ANY_CARD if value == ANY else kinds[value])
        elif verb == TAKE:
            verbs.append(V_TAKE)
            amounts.append(value["copies"] * _COPIES_STEP + kinds[value["card"]])
        else:
            raise ValueError(f"no verb {verb}")
    return _added(verbs, amounts)


def taken_kind(amount: i64) -> i64:
    """Which card V_TAKE takes."""
    return amount % _COPIES_STEP


def taken_copies(amount: i64) -> i64:
    """How many of them V_TAKE takes."""
    return amount // _COPIES_STEP


def _added(verbs: list[int], amounts: list[int]) -> int:
    PROGRAMS.append(Program(verbs, amounts))
    return len(PROGRAMS) - 1
