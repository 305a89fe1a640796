"""Measuring two things fairly on a machine that others use too: in turns, many short times, processor time, medians."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

from spieltisch.arena.bench.registry import Measurement
from spieltisch.facts import Progress

ROUNDS = 9
SECONDS_A_TURN = 0.4

Work = Callable[[], int]


def duel(name: str, unit: str, ours: Work, peer: Work, progress: Progress, note: str = "") -> Measurement:
    """Both work in turns; each call of a work says how many units it did."""
    rates = [(rate(ours), rate(peer)) for _ in _rounds(progress)]
    return Measurement(
        name,
        ours=median(mine for mine, _ in rates),
        peer=median(theirs for _, theirs in rates),
        ratio=median(mine / theirs for mine, theirs in rates),
        unit=unit,
        note=note,
    )


def solo(name: str, unit: str, ours: Work, progress: Progress, note: str = "") -> Measurement:
    """Where there is nobody to compare with."""
    return Measurement(name, median(rate(ours) for _ in _rounds(progress)), None, None, unit, note)


def rate(work: Work) -> float:
    """Units a second of processor time, over as many calls as fit into one turn."""
    done = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < SECONDS_A_TURN:
        done += work()
    return done / elapsed


def _rounds(progress: Progress) -> Iterator[int]:
    for done in range(ROUNDS):
        progress(done, ROUNDS)
        yield done
