"""Beliefs: how likely each number of stones is in each barrel, by what was heard (Bayes, then Sinkhorn scaling)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from spieltisch.games.zappzerapp.rules.layout import BARRELS

SINKHORN_ROUNDS: Final = 6
LEAST: Final = 1e-12
NODES: Final = [-sqrt(3.0), 0.0, sqrt(3.0)]
WEIGHTS: Final = [1 / 6, 2 / 3, 1 / 6]
"""Gauss-Hermite quadrature: what will be heard is normally distributed, and three values, in spreads, stand for all."""


class Hearing:
    """How well somebody hears: how full barrels of one stone, two … sound, and how far that spreads piece by piece."""

    def __init__(self, means: Sequence[float], spreads: Sequence[float], dullness: float) -> None:
        self.means: Final = list(means)
        self.spreads: Final = [sqrt(spread * spread + dullness * dullness) for spread in spreads]
        self._logarithms: Final = [log(spread) for spread in self.spreads]

    def fits(self, heard: float, pieces: int) -> list[float]:
        """Log-likelihood of each number of stones, after what was heard in so many pieces."""
        return [
            -0.5 * pieces * ((heard - mean) / spread) ** 2 - logarithm
            for mean, spread, logarithm in zip(self.means, self.spreads, self._logarithms, strict=True)
        ]


def beliefs(hints: Sequence[Sequence[float]]) -> list[list[float]]:
    """By place, how likely each number is. No two barrels hold the same: rows and columns sum to 1."""
    table = []
    for hint in hints:
        best = max(hint)
        table.append([exp(one - best) + LEAST for one in hint])
    for _ in range(SINKHORN_ROUNDS):
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


def expected_after_listening(
    belief: Sequence[float], worths: Sequence[float], hearing: Hearing, pieces: int, else_worth: float
) -> float:
    """What one can expect after so many more pieces of this barrel: the better of it and something else."""
    scale = 1.0 / sqrt(float(pieces))
    mean = 0.0
    for true in range(BARRELS):
        if belief[true] < 0.01:
            mean += belief[true] * max(else_worth, worths[true + 1])
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
            mean += belief[true] * weight * max(else_worth, worth / total)
    return mean
