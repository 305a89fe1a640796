"""Somebody who only hears: learns from rattles whose stones it was told, then judges others by their samples alone.

What it notices of a piece are a handful of numbers about clicks and loudness. Given the stones they scatter much like a
bell curve, and pieces are independent of each other: so what several pieces say simply adds up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spieltisch.games.zappzerapp.sound import SAMPLES, rattle

Floats = NDArray[np.float64]
Waves = NDArray[np.float32]

FULL_SCALE = 32768
AT_ONCE = 100
BLOCK = 32
"""Samples, 1.5 milliseconds: within a block it hears no order."""
RISE = 2
"""Blocks over which a click rises."""
FAINT, CLEAR, STRONG = 0.01, 0.03, 0.08
"""How much louder a click makes the high tones."""
SUDDEN = (1.35, 2.0)
"""How many times louder."""


def hear(stones: int, strength: int, seeds: Iterable[int]) -> Waves:
    """Pieces of a barrel's rattle, one below the other."""
    heard = b"".join(rattle(stones, strength, int(seed)) for seed in seeds)
    return np.frombuffer(heard, "<i2").reshape(-1, SAMPLES).astype(np.float32) / np.float32(FULL_SCALE)


def attend(stones: int, strength: int, seeds: Sequence[int]) -> Floats:
    """What it notices of each piece, a few at a time so that they stay in fast memory."""
    batches = [seeds[first : first + AT_ONCE] for first in range(0, len(seeds), AT_ONCE)]
    return np.concatenate([notice(hear(stones, strength, batch)) for batch in batches])


def notice(waves: Waves) -> Floats:
    """By piece: the logarithms of how many clicks there are and how loud it is."""
    sharp = np.diff(waves, n=2)[:, : (SAMPLES - 2) // BLOCK * BLOCK]
    high = np.sqrt((sharp**2).reshape(len(waves), -1, BLOCK).mean(axis=2))
    rises = np.maximum(high[:, RISE:] - high[:, :-RISE], 0)
    peaks = (rises[:, 1:-1] > rises[:, :-2]) & (rises[:, 1:-1] >= rises[:, 2:])
    clicks = [np.sum(peaks & (rises[:, 1:-1] > threshold), axis=1) for threshold in (FAINT, CLEAR, STRONG)]
    times = (high[:, RISE:] + FAINT) / (high[:, :-RISE] + FAINT)
    jumps = [np.sum((times[:, 1:] > factor) & (times[:, :-1] <= factor), axis=1) for factor in SUDDEN]
    loudness = [high.mean(axis=1), rises.sum(axis=1), np.abs(waves).mean(axis=1)]
    noticed = [np.log(0.5 + np.array(clicks + jumps)), np.log(1e-4 + np.array(loudness))]
    return np.concatenate(noticed).T.astype(np.float64)


@dataclass(frozen=True)
class Listener:
    """What it learned: how each number of stones sounds on average, and how much that scatters."""

    means: Mapping[int, Floats]
    scatter: Mapping[int, Floats]

    @classmethod
    def taught(cls, examples: Mapping[int, Floats]) -> Listener:
        """By what it noticed of pieces, by their stones."""
        return cls(
            {stones: noticed.mean(axis=0) for stones, noticed in examples.items()},
            {stones: np.cov(noticed.T) for stones, noticed in examples.items()},
        )

    def evidence(self, noticed: Floats, fewer: int, more: int) -> Floats:
        """How much each piece speaks for the greater number: what it says is above or below 0."""
        direction = np.linalg.solve(
            (self.scatter[fewer] + self.scatter[more]) / 2, self.means[more] - self.means[fewer]
        )
        return np.asarray((noticed - (self.means[fewer] + self.means[more]) / 2) @ direction)


def share_right(for_fewer: Floats, for_more: Floats, pieces: int) -> float:
    """How often the sum over so many pieces says the truth: evidence of barrels with fewer, and of those with more."""
    verdicts = [_sums(for_fewer, pieces) < 0, _sums(for_more, pieces) > 0]
    return float(np.mean([verdict.mean() for verdict in verdicts]))


def _sums(evidence: Floats, pieces: int) -> Floats:
    recordings = len(evidence) // pieces
    return np.asarray(evidence[: recordings * pieces].reshape(recordings, pieces).sum(axis=1))
