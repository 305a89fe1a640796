"""Which stones strike the wall of a shaken barrel, when and how hard.

The hand moves to and fro. After every reversal each stone may strike up to three times, all by independent luck. How
thoroughly a piece of shaking mixes is luck too, for all its stones at once: that is why 7 sound so much like 8.

All stones that a barrel can hold take part in every sum, those that are not there without loudness: neither the work
nor its time tells how many there are.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SECONDS = 0.5
MOST_STONES = 13
EAGERNESS = (1.6, 0.3, 0.1)
"""Of a stone alone in a barrel at usual strength: how many strikes to expect as its first, second and third."""
CROWDING = 0.05
"""How much each further stone keeps the others from the wall."""
MIXING_SPREAD = 0.45
"""Of the logarithm of how thoroughly a piece mixes."""
SPREAD = 0.46
"""How far from the middle between two reversals a strike can be, as a part of the time between them."""
UNEVEN_HAND = 0.06
"""How far a reversal can be out of time, as a part of the same."""
LOUDNESS_SPREAD = 0.3
"""Of the logarithm of a strike's loudness."""


class Shake(NamedTuple):
    """What a hand does with the barrel, by strength."""

    reversals: int  # in a piece
    eagerness: float  # of the stones, beside that at usual strength
    loudness: float


SHAKES = (
    Shake(2, 0.65, 0.60),
    Shake(3, 0.85, 0.70),
    Shake(4, 1.00, 0.80),
    Shake(5, 1.15, 0.90),
    Shake(6, 1.30, 1.00),
)
STRENGTHS = len(SHAKES)


class Strikes(NamedTuple):
    """All that could happen in a piece, as equally long rows; a strike that does not happen has no loudness."""

    seconds: Floats
    loudness: Floats
    reversals: Floats  # when the hand turns


def shake(stones: int, strength: int, luck: np.random.Generator) -> Strikes:
    if not 1 <= stones <= MOST_STONES:
        raise ValueError(f"a barrel holds 1 to {MOST_STONES} stones, not {stones}")
    if not 1 <= strength <= STRENGTHS:
        raise ValueError(f"one can shake with strength 1 to {STRENGTHS}, not {strength}")
    hand = SHAKES[strength - 1]
    candidates = (len(EAGERNESS), hand.reversals, MOST_STONES)
    beat = SECONDS / hand.reversals
    in_time = np.arange(hand.reversals, dtype=np.float32) + np.float32(0.5)
    turned = (in_time + UNEVEN_HAND * _around_zero(luck, hand.reversals)) * np.float32(beat)
    seconds = turned[:, None] + _around_zero(luck, candidates) * (SPREAD - UNEVEN_HAND) * beat
    loudness = hand.loudness * np.exp(LOUDNESS_SPREAD * luck.standard_normal(candidates, dtype=np.float32))
    happens = luck.random(candidates, dtype=np.float32) < chances(stones, hand, mixing(luck))[:, None, None]
    there = np.arange(MOST_STONES) < stones
    return Strikes(seconds.ravel(), (loudness * (happens & there)).ravel(), turned)


def mixing(luck: np.random.Generator) -> float:
    """How thoroughly a piece mixes: around 1."""
    return float(np.exp(MIXING_SPREAD * luck.standard_normal() - MIXING_SPREAD**2 / 2))


def chances(stones: int, hand: Shake, mixing: float) -> Floats:
    """That a stone strikes a first, a second and a third time after a reversal."""
    expected = np.array(EAGERNESS) * hand.eagerness * mixing / (1 + CROWDING * (stones - 1))
    return (1 - np.exp(-expected)).astype(np.float32)


def _around_zero(luck: np.random.Generator, shape: int | tuple[int, ...]) -> Floats:
    """Between -1 and 1, more often near 0."""
    return luck.random(shape, dtype=np.float32) - luck.random(shape, dtype=np.float32)
