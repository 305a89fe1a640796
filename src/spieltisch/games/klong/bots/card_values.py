"""Values of cards and effects, in points at the end: of a card each time it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.klong.rules.cards import CARDS
from spieltisch.games.klong.rules.effects import (
    PROGRAMS,
    V_BOOTS,
    V_CAVES_FREE,
    V_CHOOSE,
    V_CLANK,
    V_CUBES_BACK,
    V_DISCARD,
    V_DRAW,
    V_GEMS_CHEAPER,
    V_GOLD,
    V_GOLD_BONUS,
    V_HEADS_FREE,
    V_HEAL,
    V_OTHERS_CLANK,
    V_PAY_GOLD,
    V_REACH,
    V_REPLACE,
    V_SKILL,
    V_SKILL_PER_CLANK,
    V_SWORDS,
    V_TAKE,
    V_TELEPORT,
    V_TRASH,
    V_WITH_ARTIFACT,
    V_WITH_COMPANION,
    V_WITH_CROWN,
    V_WITH_IDOL,
)

VERBS: Final = V_TAKE + 1
# What one of each is worth in the long run.
PRICES: Final = {
    V_SKILL: 0.8,
    V_SWORDS: 0.55,
    V_GOLD: 0.95,
    V_CLANK: -0.4,
    V_DRAW: 1.2,
    V_HEAL: 1.2,
    V_OTHERS_CLANK: 0.4,
    V_CUBES_BACK: 0.1,
    V_GOLD_BONUS: 0.6,
    V_SKILL_PER_CLANK: 0.5,
    V_GEMS_CHEAPER: 0.2,
    V_PAY_GOLD: -0.95,
    V_CAVES_FREE: 0.3,
    V_HEADS_FREE: 0.6,
    V_REPLACE: 0.2,
    V_REACH: 2.5,
    V_TRASH: 0.6,
    V_TAKE: 0.02,  # its amount is 256 for each card
}
TELEPORT_IN_BOOTS: Final = 1.5
DISCARDED: Final = 0.5
# How often a condition holds.
HOPES: Final = {V_WITH_ARTIFACT: 0.45, V_WITH_IDOL: 0.2, V_WITH_CROWN: 0.15, V_WITH_COMPANION: 0.45}

# When a card is played: what discards goes first, while there is rubbish in the hand; then what draws.
SOON: Final = 0
EARLY: Final = 1
ANY_TIME: Final = 2
LATE: Final = 3


@final
class CardValues:
    """`prices` are by verb, all else by kind: what a card brings each time it is played, `boots` for what moves like
    boots and `steady` the rest; what it brings when it is used, beaten or bought; when in a turn it is best played.
    """

    def __init__(self, prices: Mapping[int, float]) -> None:
        self.prices: Final = vec[float]([prices.get(verb, 0.0) for verb in range(VERBS)])
        self.steady: Final = vec[float]([_steady(card.play, prices) for card in CARDS])
        self.boots: Final = vec[float]([_boots(card.play) for card in CARDS])
        self.order: Final = vec[i64]([_order(card.play) for card in CARDS])
        self.reward: Final = vec[float]([_steady(card.reward, prices) for card in CARDS])
        self.reward_boots: Final = vec[float]([_boots(card.reward) for card in CARDS])
        self.acquire: Final = vec[float]([_steady(card.acquire, prices) for card in CARDS])


def _steady(program: int, prices: Mapping[int, float]) -> float:
    it = PROGRAMS[program]
    total = 0.0
    for verb, amount in zip(it.verbs, it.amounts, strict=True):
        inner = int(amount)
        if verb in HOPES:
            total += HOPES[int(verb)] * _steady(inner, prices)
        elif verb == V_CHOOSE:
            total += max(_steady(int(option), prices) + _boots(int(option)) for option in PROGRAMS[inner].amounts)
        elif verb == V_DISCARD:
            total += max(0.0, _steady(inner, prices) - DISCARDED)
        elif verb == V_TRASH:
            total += prices[V_TRASH]
        elif verb in prices:
            total += prices[int(verb)] * float(amount)
    return total


def _boots(program: int) -> float:
    it = PROGRAMS[program]
    total = 0.0
    for verb, amount in zip(it.verbs, it.amounts, strict=True):
        if verb == V_BOOTS:
            total += float(amount)
        elif verb == V_TELEPORT:
            total += TELEPORT_IN_BOOTS * float(amount)
        elif verb in HOPES:
            total += HOPES[int(verb)] * _boots(int(amount))
    return total


def _order(program: int) -> int:
    verbs = set(PROGRAMS[program].verbs)
    if V_DISCARD in verbs:
        return SOON
    if V_DRAW in verbs or V_WITH_COMPANION in verbs:
        return EARLY
    return LATE if verbs & {V_CHOOSE, V_TRASH} else ANY_TIME
