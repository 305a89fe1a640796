"""How bots hear: from the samples of a rattle, and from nothing else, to how full the barrel sounds.

What so many stones sound like was learned beforehand by listening (learning.py) and is written in `data/ears.toml`,
so that nobody waits for a bot that begins to think.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from spieltisch.data_file import parsed

_FULL_SCALE = 32767
_FILE = files("spieltisch.games.zappzerapp") / "data" / "ears.toml"


class BarrelSounds(NamedTuple):
    """How full barrels sound at one strength: of one stone, two, three … the mean of many pieces, and their spread."""

    means: Sequence[float]
    spreads: Sequence[float]


def fullness(piece: bytes) -> float:
    """How full a piece sounds: its mean loudness, on a scale on which luck spreads much alike for few and many stones.

    Counting strikes, bands of pitch and the like were tried beside it and told no more.
    """
    samples = np.frombuffer(piece, "<i2").astype(np.float32)
    return float(np.sqrt(np.abs(samples).mean() / _FULL_SCALE))


def _learned() -> Mapping[int, BarrelSounds]:
    strengths = parsed(_FILE.read_text(encoding="utf-8"))["strength"]
    return {number: BarrelSounds(one["means"], one["spreads"]) for number, one in enumerate(strengths, start=1)}


SOUNDS = _learned()
"""By how hard the barrel is shaken."""
