"""Benchmarks that games bring along (GameFolder.measures)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from spieltisch.arena.bench.duel import duel, solo
from spieltisch.arena.bench.registry import Measurement, benchmark
from spieltisch.facts import Measure, Progress, Rate
from spieltisch.games import games


def enter(game_key: str, measures: Mapping[str, Measure]) -> None:
    for name, measure in measures.items():
        benchmark(f"{game_key}.{name}")(partial(_measurements, f"{game_key}.{name}", measure))


def _measurements(name: str, measure: Measure, progress: Progress) -> list[Measurement]:
    if isinstance(measure, Rate):
        if measure.peer is None:
            return [solo(name, measure.unit, measure.prepare(), progress, measure.note)]
        return [duel(name, measure.unit, measure.prepare(), measure.peer(), progress, measure.note)]
    return [
        Measurement(
            f"{name}.{figure.part}" if figure.part else name,
            ours=figure.value,
            peer=None,
            ratio=None,
            unit=figure.unit,
            note=figure.note,
            values=figure.values,
        )
        for figure in measure(progress)
    ]


for key, folder in games().items():
    enter(key, folder.measures)
