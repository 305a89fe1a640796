"""`python -m spieltisch.games.zappzerapp.bots.ears.learning` listens to many barrels whose stones are known.

It prints what bots know of their sounds: `data/ears.toml`, to be written anew whenever the sound changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev

import numpy as np

from spieltisch.games.zappzerapp.bots.ears import BarrelSounds, fullness
from spieltisch.games.zappzerapp.sound import MOST_STONES, STRENGTHS, rattle

PIECES = 400
FIRST_SEED = 1_000_000
DEGREE = 3
"""More stones sound fuller, and that follows a smooth line over their logarithm: a polynomial of this degree."""


def listen(strength: int, pieces: int = PIECES) -> BarrelSounds:
    """What barrels sound like at this strength, by so many pieces of each."""
    heard = [[fullness(rattle(stones, strength, _seed(stones, n))) for n in range(pieces)] for stones in _barrels()]
    return BarrelSounds(_smoothed([fmean(one) for one in heard]), _smoothed([stdev(one) for one in heard]))


def _barrels() -> range:
    return range(1, MOST_STONES + 1)


def _seed(stones: int, number: int) -> int:
    return FIRST_SEED * stones + number


def _smoothed(numbers: Sequence[float]) -> list[float]:
    """Without what is only the luck of the pieces."""
    stones = np.log(list(_barrels()))
    return [float(number) for number in np.polyval(np.polyfit(stones, numbers, DEGREE), stones)]


def _written(numbers: Sequence[float]) -> str:
    return ", ".join(f"{number:.4f}" for number in numbers)


if __name__ == "__main__":
    print("# How full barrels of 1, 2, 3 … stones sound, by how hard they are shaken. Made by bots/ears/learning.py.")
    for strength in range(1, STRENGTHS + 1):
        sounds = listen(strength)
        print(
            f"\n[[strength]] # {strength}\nmeans = [{_written(sounds.means)}]\nspreads = [{_written(sounds.spreads)}]"
        )
