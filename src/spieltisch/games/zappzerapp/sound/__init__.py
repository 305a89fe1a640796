"""How a barrel of stones sounds when it is shaken: who strikes when (shaking.py), and what that rings (ringing.py)."""

from __future__ import annotations

import numpy as np

from spieltisch.games.zappzerapp.sound.ringing import RATE, SAMPLES, ring
from spieltisch.games.zappzerapp.sound.shaking import MOST_STONES, SECONDS, STRENGTHS, shake

__all__ = ["MOST_STONES", "RATE", "SAMPLES", "SECONDS", "STRENGTHS", "rattle"]

FULL_SCALE = 32767


def rattle(stones: int, strength: int, seed: int) -> bytes:
    """One piece of the rattle: 16-bit samples, little-endian, always equally many, by the luck of the seed alone.

    It is half a second of shaking and a tenth of dying away, over which the next piece is laid.
    """
    luck = np.random.Generator(np.random.SFC64(seed))
    wave = ring(shake(stones, strength, luck), luck)
    return (wave * FULL_SCALE).astype("<i2").tobytes()
