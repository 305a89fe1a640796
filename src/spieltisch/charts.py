"""What many games say about a game, as data: bars with a label each. A game may draw its own in `balance.py`.

It brings `report(endings: Sequence[Ending]) -> list[Chart]`. Whoever shows the charts finds sentences for titles and
labels in the game's texts under `balance`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

import msgspec

MOST_SPANS = 12
_ROUND_STEPS = (1, 2, 5)


@dataclass(frozen=True, kw_only=True)
class Ending:
    """How one game ended. By seat: the share of the win, the score. And how many moves were made.

    `values` are those with which the game itself tells it (Result.values).
    """

    shares: Sequence[float]
    scores: Sequence[int]
    turns: int
    values: Mapping[str, object]


class Bar(msgspec.Struct, frozen=True):
    """`label` is the key of a sentence that `values` fill. With `of` the amount is a count: so many of all these."""

    label: str
    amount: float
    of: int = 0
    values: dict[str, object] = {}

    @property
    def length(self) -> float:
        return self.amount / self.of if self.of else self.amount


class Chart(msgspec.Struct, frozen=True):
    """`title` is the key of a sentence. `fair` is what every bar would come to if nobody had an advantage."""

    title: str
    bars: list[Bar]
    fair: float | None = None


def histogram(title: str, numbers: Sequence[float]) -> Chart:
    """How often numbers fall into spans of one round width; the spans together hold them all."""
    least, most = floor(min(numbers)), floor(max(numbers))
    width = _round_width((most - least + 1) / MOST_SPANS)
    counts = [0] * ((most // width) - (least // width) + 1)
    for number in numbers:
        counts[floor(number) // width - least // width] += 1
    return Chart(title, [_span((least // width + i) * width, width, n, len(numbers)) for i, n in enumerate(counts)])


def _span(least: int, width: int, count: int, of: int) -> Bar:
    if width == 1:
        return Bar("number", count, of, {"number": least})
    return Bar("span", count, of, {"least": least, "most": least + width - 1})


def _round_width(wished: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is wide enough."""
    power = 1
    while _ROUND_STEPS[-1] * power < wished:
        power *= 10
    return next(step * power for step in _ROUND_STEPS if step * power >= wished)
