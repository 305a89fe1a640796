"""Somebody who is told every strike of every piece, and knows the model: nobody who only hears can do better.

Times and loudness of strikes say nothing about the stones, only how many strikes follow each reversal does; and those
of neighbouring reversals never mix. How thoroughly a piece was mixed is all that the oracle is not told.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from spieltisch.games.zappzerapp.sound.shaking import (
    EAGERNESS,
    MIXING_SPREAD,
    MOST_STONES,
    SECONDS,
    SHAKES,
    chances,
    shake,
)

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

DEVIATIONS = np.linspace(-4, 4, 81)
"""Of the logarithm of the mixing: near enough to each other to stand for all."""
WEIGHTS = np.exp(-(DEVIATIONS**2) / 2) / np.exp(-(DEVIATIONS**2) / 2).sum()
MIXINGS = np.exp(MIXING_SPREAD * DEVIATIONS - MIXING_SPREAD**2 / 2)
MOST_STRIKES = MOST_STONES * len(EAGERNESS)


@cache
def tell(stones: int, strength: int, pieces: int, seed: int) -> Counts:
    """How many strikes follow each reversal, by piece."""
    luck = np.random.default_rng((seed, stones, strength))
    return np.array([_counts(stones, strength, luck) for _ in range(pieces)])


def evidence(told: Counts, fewer: int, more: int, strength: int) -> Floats:
    """How much each piece speaks for the greater number: what it says is above or below 0."""
    return _log_likelihood(told, more, strength) - _log_likelihood(told, fewer, strength)


def _counts(stones: int, strength: int, luck: np.random.Generator) -> Counts:
    strikes = shake(stones, strength, luck)
    reversals = SHAKES[strength - 1].reversals
    beats = strikes.seconds[strikes.loudness > 0] * reversals / SECONDS
    return np.bincount(beats.astype(np.int64), minlength=reversals)


def _log_likelihood(told: Counts, stones: int, strength: int) -> Floats:
    by_mixing = np.prod(_expected(stones, strength)[:, told], axis=-1)
    with np.errstate(divide="ignore"):
        return np.log(np.tensordot(WEIGHTS, by_mixing, 1))


@cache
def _expected(stones: int, strength: int) -> Floats:
    """By mixing and number of strikes: how likely so many are after a reversal."""
    return np.array([_sums(chances(stones, SHAKES[strength - 1], mixing), stones) for mixing in MIXINGS])


def _sums(chances: NDArray[np.float32], stones: int) -> Floats:
    """How likely each number of strikes is, if every stone has each of these chances: all lists are equally long."""
    likely = np.ones(1)
    for chance in np.repeat(chances.astype(np.float64), stones):
        likely = np.convolve(likely, [1 - chance, chance])
    return np.pad(likely, (0, MOST_STRIKES + 1 - len(likely)))
