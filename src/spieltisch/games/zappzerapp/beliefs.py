"""How many stones are in which barrel, as far as hearing tells."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from spieltisch.games.zappzerapp.layout import BARRELS

EVENINGS: Final = 6
LEAST: Final = 1e-12
NODES: Final = [-sqrt(3.0), 0.0, sqrt(3.0)]
WEIGHTS: Final = [1 / 6, 2 / 3, 1 / 6]
"""What will be heard is normally distributed: three values, in spreads, and how much each counts, stand for all."""


class Hearing:
    """How sharp somebody hears: how full barrels of one stone, two … sound, and how far that spreads piece by piece."""

    def __init__(self, means: Sequence[float], spreads: Sequence[float], dullness: float) -> None:
        self.means: Final = list(means)
        self.spreads: Final = [sqrt(spread * spread + dullness * dullness) for spread in spreads]
        self._logarithms: Final = [log(spread) for spread in self.spreads]

    def fits(self, heard: float, pieces: int) -> list[float]:
        """How well what was heard in so many pieces fits each number of stones, as logarithms."""
        return [
            -0.5 * pieces * ((heard - mean) / spread) ** 2 - logarithm
            for mean, spread, logarithm in zip(self.means, self.spreads, self._logarithms, strict=True)
        ]


def beliefs(hints: Sequence[Sequence[float]]) -> list[list[float]]:
    """By place, how likely each number is. No two barrels hold the same: rows and columns each come to one."""
    table = []
    for hint in hints:
        best = max(hint)
        table.append([exp(one - best) + LEAST for one in hint])
    for _ in range(EVENINGS):
        sums = [LEAST] * BARRELS
        for row in table:
            for number in range(BARRELS):
                sums[number] += row[number]
        for row in table:
            for number in range(BARRELS):
                row[number] /= sums[number]
            total = sum(row)
            for number in range(BARRELS):
                row[number] /= total
    return table


def expected(belief: Sequence[float], worths: Sequence[float]) -> float:
    """What a barrel is worth; `worths` begin with that of no number."""
    return sum([belief[number] * worths[number + 1] for number in range(BARRELS)])


def hoped(belief: Sequence[float], worths: Sequence[float], hearing: Hearing, pieces: int, else_worth: float) -> float:
    """What it will be worth to have listened to so many more pieces, and then to have this barrel or something else."""
    scale = 1.0 / sqrt(float(pieces))
    hope = 0.0
    for true in range(BARRELS):
        if belief[true] < 0.01:
            hope += belief[true] * max(else_worth, worths[true + 1])
            continue
        for node, weight in zip(NODES, WEIGHTS, strict=True):
            heard = hearing.means[true] + node * hearing.spreads[true] * scale
            fits = hearing.fits(heard, pieces)
            best = max(fits)
            total, worth = 0.0, 0.0
            for number in range(BARRELS):
                share = belief[number] * exp(fits[number] - best)
                total += share
                worth += share * worths[number + 1]
            hope += belief[true] * weight * max(else_worth, worth / total)
    return hope
