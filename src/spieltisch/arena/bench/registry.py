"""The list of benchmarks: functions that return measurements. Other parts of the house add their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from spieltisch.facts import Progress
from spieltisch.game import Refusal


class Measurement(msgspec.Struct, frozen=True):
    """One measurement; `ratio` is ours over the peer's, so above 1 we are faster. No peer: both are None.

    `note` is the key of a sentence about it, and `values` fill that.
    """

    name: str
    ours: float
    peer: float | None
    ratio: float | None
    unit: str
    note: str = ""
    values: dict[str, object] = {}


Benchmark = Callable[[Progress], list[Measurement]]
Heard = Callable[[str, int, int], None]
_benchmarks: dict[str, Benchmark] = {}


def benchmark(name: str) -> Callable[[Benchmark], Benchmark]:
    """Enters a function in the list, under the name that `spieltisch bench NAME` asks for."""

    def enter(function: Benchmark) -> Benchmark:
        _benchmarks[name] = function
        return function

    return enter


def names() -> list[str]:
    return sorted(_benchmarks)


def bench(wanted: Sequence[str] = (), heard: Heard = lambda name, done, parts: None) -> list[Measurement]:
    """Run the benchmarks of these names, or all; whoever listens hears each name and how many of its parts are done."""
    if unknown := [name for name in wanted if name not in _benchmarks]:
        raise Refusal("bench-unknown", name=unknown[0], names=", ".join(names()))
    measured: list[Measurement] = []
    for name in wanted or names():
        heard(name, 0, 1)
        measured += _benchmarks[name](partial(heard, name))
    return measured
