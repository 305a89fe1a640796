"""Hearing: what a listener of some level makes of the samples it gets."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, log, pi, sqrt
from statistics import fmean
from typing import Final

from spieltisch.game import Chance
from spieltisch.games.zappzerapp.bots.beliefs import Hearing
from spieltisch.games.zappzerapp.bots.ears import SOUNDS, fullness
from spieltisch.games.zappzerapp.bots.levels import LEVELS, Level
from spieltisch.games.zappzerapp.bots.memory import Memory

GRAIN: Final = 1 << 20


def hearing_of(level: Level) -> Hearing:
    """Everybody knows how dull its own ears are."""
    return _HEARINGS[level]


def take_in(memory: Memory, place: int, level: Level, heard: Sequence[bytes], chance: Chance) -> None:
    """Remember what the barrel of this place sounds like. One that could not be heard is not tried again."""
    memory.pieces[place] += level.pieces
    if not heard:
        return
    sounds = fmean([fullness(piece) + level.dullness * _error(chance) for piece in heard])
    fits = hearing_of(level).fits(sounds, len(heard))
    memory.hints[place] = [hint + fit for hint, fit in zip(memory.hints[place], fits, strict=True)]


def fraction(chance: Chance) -> float:
    """From 0 up to, but not quite, 1."""
    return chance.below(GRAIN) / GRAIN


def _error(chance: Chance) -> float:
    """Normally distributed around 0 with standard deviation 1 (Box-Muller)."""
    return sqrt(-2.0 * log(1.0 - fraction(chance))) * cos(2.0 * pi * fraction(chance))


def _hearing(level: Level) -> Hearing:
    known = SOUNDS[level.strength]
    return Hearing(known.means, known.spreads, level.dullness)


_HEARINGS: Final = {level: _hearing(level) for level in LEVELS.values()}
