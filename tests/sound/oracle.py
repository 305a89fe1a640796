"""Somebody who is told every strike of every piece, and knows the model: nobody who only hears can do better.

Times and loudness of the strikes tell nothing about the stones, only how many strikes follow each reversal does; and
the strikes of neighbouring reversals never mix. How thoroughly a piece was mixed is all that it is not told.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from spieltisch.games.zappzerapp.sound.shaking import MIXING_SPREAD, SECONDS, SHAKES, Strikes, chances

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

DEVIATIONS = np.linspace(-4, 4, 81)
"""Of the logarithm of the mixing: near enough to each other to stand for all."""
WEIGHTS = np.exp(-(DEVIATIONS**2) / 2) / np.exp(-(DEVIATIONS**2) / 2).sum()
MIXINGS = np.exp(MIXING_SPREAD * DEVIATIONS - MIXING_SPREAD**2 / 2)


def counts(strikes: Strikes, strength: int) -> Counts:
    """How many strikes follow each reversal."""
    reversals = SHAKES[strength - 1].reversals
    beats = (strikes.seconds[strikes.loudness > 0] * reversals / SECONDS).astype(np.int64)
    return np.bincount(beats, minlength=reversals)


def log_likelihood(told: Counts, stones: int, strength: int) -> Floats:
    """Of pieces with so many strikes after their reversals, the last axis, if the barrel holds these stones."""
    expected = _expected(stones, strength)
    with np.errstate(divide="ignore"):
        by_mixing = np.prod(np.where(told < expected.shape[1], expected[:, told.clip(max=expected.shape[1] - 1)], 0), -1)
        return np.asarray(np.log(np.tensordot(WEIGHTS, by_mixing, 1)))


@cache
def _expected(stones: int, strength: int) -> Floats:
    """By mixing and number of strikes: how likely that number is after a reversal."""
    return np.array([_sum_of_luck(chances(stones, SHAKES[strength - 1], mixing), stones) for mixing in MIXINGS])


def _sum_of_luck(chances: NDArray[np.float32], stones: int) -> Floats:
    sums = np.ones(1)
    for chance in np.repeat(chances.astype(np.float64), stones):
        sums = np.convolve(sums, [1 - chance, chance])
    return sums
