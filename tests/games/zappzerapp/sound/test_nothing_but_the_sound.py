"""Neither time nor size betrays the stones: the same work is done for every barrel, on the same amount of data."""

from __future__ import annotations

import gc
import sys
from types import FrameType

import numpy as np
import pytest

from spieltisch.games.zappzerapp.sound import MOST_STONES, STRENGTHS, rattle
from spieltisch.games.zappzerapp.sound.ringing import ring
from spieltisch.games.zappzerapp.sound.shaking import shake

BARRELS = range(1, MOST_STONES + 1)


def calls_of(stones: int, strength: int, seed: int) -> list[str]:
    """Every call that rendering makes, of Python and of C, in order."""
    calls: list[str] = []

    def note(frame: FrameType, event: str, called: object) -> None:
        if event in ("call", "c_call"):
            calls.append(f"{event} {frame.f_code.co_qualname} {frame.f_lineno} {getattr(called, '__name__', '')}")

    # What the garbage collector calls in between, and when, is not of the rendering.
    gc.disable()
    sys.setprofile(note)
    try:
        rattle(stones, strength, seed)
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize("strength", range(1, STRENGTHS + 1))
def test_the_same_calls_in_the_same_order(strength: int) -> None:
    rattle(1, strength, 48)
    first = calls_of(1, strength, 48)
    assert len(first) > 50
    assert all(calls_of(stones, strength, 48) == first for stones in BARRELS)


@pytest.mark.parametrize("strength", range(1, STRENGTHS + 1))
def test_equally_many_strikes_are_considered(strength: int) -> None:
    considered = {shake(stones, strength, np.random.default_rng(48)).seconds.shape for stones in BARRELS}
    assert len(considered) == 1


@pytest.mark.parametrize("strength", range(1, STRENGTHS + 1))
def test_the_same_luck_is_drawn(strength: int) -> None:
    left_over = set()
    for stones in BARRELS:
        luck = np.random.default_rng(48)
        ring(shake(stones, strength, luck), luck)
        left_over.add(luck.integers(2**62))
    assert len(left_over) == 1


def test_the_sum_is_over_numbers_of_one_size() -> None:
    """No arithmetic of a nearly empty barrel falls into the range where processors are slow."""
    for stones in (1, 13):
        luck = np.random.default_rng(48)
        wave = np.abs(ring(shake(stones, 1, luck), luck))
        assert np.all((wave == 0) | (wave > np.finfo(np.float32).tiny))
