"""Chances of arrival: how soon a piece reaches the target, turn by turn, by distance and by the discs in hand.

A simple model of the whole game, worked out once: a turn brings points, a lightning sets others back, and now and then
one is set back oneself. Everything here is counted in fields.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.zong.rules.dice_discs import FACES, KINDS, THROWN, points, spirals, zongs
from spieltisch.games.zong.rules.notation import THROWS

ROUNDS: Final = 12  # looked ahead; who has not arrived by then hardly matters
FARTHEST: Final = 40

FLICK_IS_WORTH: Final = 4
SPIRAL_COSTS: Final = 3
SETBACK: Final = 7
SETBACKS_A_TURN: Final = 0.25
DISCOUNT: Final = 0.75  # what arriving a turn later is worth
# What a seat is usually passed and what it usually throws: blue, risk, lightning and how often.
USUAL_THROWS: Final = [((2, 1, 0), 0.3), ((1, 2, 0), 0.25), ((1, 1, 1), 0.25), ((0, 2, 1), 0.2)]

_BLUE_DISCS: Final = 3
_KEPT: Final = 2
_HAND: Final = _KEPT + THROWN
_NUMBERS_OF_ONE_KIND: Final = _HAND + 1
_WAYS_TO_FALL: Final = FACES**THROWN

Outcomes = list[tuple[int, float]]
Discs = tuple[int, int, int]


@final
class ArrivalModel:
    """Everybody for themselves, from every distance and with every hand."""

    def __init__(self) -> None:
        hands = (_BLUE_DISCS + 1) * _NUMBERS_OF_ONE_KIND**2
        self._hazards: Final = vec[float]([0.0] * (hands * ROUNDS * (FARTHEST + 1)))
        self._usual: Final = _usual_arrivals()
        arrivals: dict[int, list[list[float]]] = {}
        for five in _hands(_HAND):
            arrivals[hand_number(five)] = self._arrivals_with(five)
        for two in _hands(_KEPT):
            arrivals[hand_number(two)] = _arrivals_when_passed(two, arrivals)
        for hand, by_distance in arrivals.items():
            for distance in range(FARTHEST + 1):
                self._keep(hand, distance, by_distance[distance])

    def hazard(self, hand: i64, turn: i64, distance: float) -> float:
        """The chance to arrive with this turn, for who has not before; between whole fields both are weighed."""
        nearer = i64(distance)
        at = (hand * ROUNDS + turn) * (FARTHEST + 1)
        if nearer >= FARTHEST:
            return self._hazards[at + FARTHEST]
        beyond = distance - float(nearer)
        return self._hazards[at + nearer] * (1.0 - beyond) + self._hazards[at + nearer + 1] * beyond

    def _keep(self, hand: int, distance: int, arrivals: list[float]) -> None:
        left = 1.0
        for turn, arrival in enumerate(arrivals):
            at = (hand * ROUNDS + turn) * (FARTHEST + 1) + distance
            self._hazards[i64(at)] = arrival / left if left > arrival else 1.0
            left -= arrival

    def _arrivals_with(self, five: Discs) -> list[list[float]]:
        """By distance and turn, throwing first whatever three of the five promise most there."""
        throws = [_outcomes(three) for three in THROWS if all(three[kind] <= five[kind] for kind in range(KINDS))]
        arrivals = [_at_once()]
        for distance in range(1, FARTHEST + 1):
            best = throws[0]
            for throw in throws:
                if self._promise(throw, distance) > self._promise(best, distance):
                    best = throw
            later = [_arriving_later(best, distance, self._usual, turn) for turn in range(ROUNDS - 1)]
            arrivals.append([_arriving(best, distance), *later])
        return arrivals

    def _promise(self, outcomes: Outcomes, distance: int) -> float:
        promise = 0.0
        for fields, chance in outcomes:
            promise += chance * self._soon(distance - fields)
        return promise

    def _soon(self, distance: int) -> float:
        if distance <= 0:
            return 1.0
        soon, worth = 0.0, DISCOUNT
        for arrival in self._usual[min(distance, FARTHEST)]:
            soon += worth * arrival
            worth *= DISCOUNT
        return soon


def hand_number(discs: Discs) -> int:
    return (discs[0] * _NUMBERS_OF_ONE_KIND + discs[1]) * _NUMBERS_OF_ONE_KIND + discs[2]


def _hands(size: int) -> list[Discs]:
    most_blue = min(size, _BLUE_DISCS)
    return [(blue, risk, size - blue - risk) for blue in range(most_blue + 1) for risk in range(size - blue + 1)]


def _outcomes(three: Discs) -> Outcomes:
    """How many fields these discs bring, and how likely."""
    throw = i64(THROWS.index(three))
    chances: dict[int, float] = {}
    for faces in range(i64(_WAYS_TO_FALL)):
        gain = points(throw, faces) + FLICK_IS_WORTH * zongs(throw, faces) - SPIRAL_COSTS * spirals(throw, faces)
        chances[int(gain)] = chances.get(int(gain), 0.0) + 1.0 / float(_WAYS_TO_FALL)
    return sorted(chances.items())


def _usual_arrivals() -> list[list[float]]:
    """By distance and turn, for throws that know nothing of the hand."""
    outcomes = [(fields, often * chance) for three, often in USUAL_THROWS for fields, chance in _outcomes(three)]
    arrivals = [_at_once()]
    arrivals += [[_arriving(outcomes, distance)] for distance in range(1, FARTHEST + 1)]
    for turn in range(ROUNDS - 1):
        for distance in range(1, FARTHEST + 1):
            arrivals[distance].append(_arriving_later(outcomes, distance, arrivals, turn))
    return arrivals


def _arrivals_when_passed(two: Discs, by_five: dict[int, list[list[float]]]) -> list[list[float]]:
    """By distance and turn, for those who do not know yet which three they will get."""
    arrivals = [[0.0] * ROUNDS for _ in range(FARTHEST + 1)]
    for three, often in USUAL_THROWS:
        blue = min(two[0] + three[0], _BLUE_DISCS)
        risk = two[1] + three[1]
        five = by_five[hand_number((blue, risk, _HAND - blue - risk))]
        for distance in range(FARTHEST + 1):
            for turn in range(ROUNDS):
                arrivals[distance][turn] += often * five[distance][turn]
    return arrivals


def _at_once() -> list[float]:
    return [1.0] + [0.0] * (ROUNDS - 1)


def _arriving(outcomes: Outcomes, distance: int) -> float:
    arriving = 0.0
    for fields, chance in outcomes:
        if fields >= distance:
            arriving += chance
    return arriving


def _arriving_later(outcomes: Outcomes, distance: int, arrivals: list[list[float]], turn: int) -> float:
    """The chance to stay on the way with these outcomes and to arrive so many turns afterwards."""
    arriving = 0.0
    for fields, chance in outcomes:
        if fields < distance:
            left = min(distance - fields, FARTHEST)
            undisturbed = arrivals[left][turn]
            set_back = arrivals[min(left + SETBACK, FARTHEST)][turn]
            arriving += chance * ((1.0 - SETBACKS_A_TURN) * undisturbed + SETBACKS_A_TURN * set_back)
    return arriving


ARRIVAL: Final = ArrivalModel()
