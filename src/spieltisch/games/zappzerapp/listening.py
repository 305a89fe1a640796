"""What a listener of some level makes of the samples it gets."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, log, pi, sqrt
from statistics import fmean
from typing import Final

from spieltisch.game import Chance
from spieltisch.games.zappzerapp.beliefs import Hearing
from spieltisch.games.zappzerapp.ears import LADDERS, fullness
from spieltisch.games.zappzerapp.memory import Memory
from spieltisch.games.zappzerapp.styles import STYLES, Style

GRAIN: Final = 1 << 20


def hearing_of(style: Style) -> Hearing:
    """Everybody knows how dull its own ears are."""
    return _HEARINGS[style]


def take_in(memory: Memory, place: int, style: Style, heard: Sequence[bytes], chance: Chance) -> None:
    """Remember what the barrel of this place sounds like. One that could not be heard is not tried again."""
    memory.pieces[place] += style.pieces
    if not heard:
        return
    sounds = fmean([fullness(piece) + style.dullness * _error(chance) for piece in heard])
    fits = hearing_of(style).fits(sounds, len(heard))
    memory.hints[place] = [hint + fit for hint, fit in zip(memory.hints[place], fits, strict=True)]


def part(chance: Chance) -> float:
    """From 0 up to, but not quite, 1."""
    return chance.below(GRAIN) / GRAIN


def _error(chance: Chance) -> float:
    """Normally distributed around 0 with spread 1."""
    return sqrt(-2.0 * log(1.0 - part(chance))) * cos(2.0 * pi * part(chance))


def _hearing(style: Style) -> Hearing:
    ladder = LADDERS[style.strength]
    return Hearing(ladder.means, ladder.spreads, style.dullness)


_HEARINGS: Final = {style: _hearing(style) for style in STYLES.values()}
