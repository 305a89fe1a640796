"""What a simulation found out, in words and figures: the same for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spieltisch.arena.simulate import Simulation
from spieltisch.arena.statistics import wilson
from spieltisch.charts import Bar, Chart
from spieltisch.words import Lang, knows, say


class ChartRow(NamedTuple):
    """A bar as it is written: how many of all, what that comes to, how sure it is; the last two where it is a share."""

    label: str
    figure: str
    counted: str
    interval: str


def heads(lang: Lang) -> list[str]:
    """What stands above the figures of a row."""
    return [say(lang, None, f"balance.{column}") for column in ("figure", "count", "interval")]


def title(lang: Lang, game_key: str, chart: Chart) -> str:
    return say(lang, game_key, f"balance.{chart.title}")


def rows(lang: Lang, game_key: str, chart: Chart) -> Iterator[ChartRow]:
    for bar in chart.bars:
        label = say(lang, game_key, f"balance.{bar.label}", bar.values)
        if bar.of:
            yield ChartRow(label, f"{bar.length:.1%}", count(bar.amount), "{:.1%} – {:.1%}".format(*interval(bar)))
        else:
            yield ChartRow(label, f"{bar.amount:.2f}", "", "")


def interval(bar: Bar) -> tuple[float, float]:
    """Sure to 95 %."""
    return wilson(bar.amount, bar.of)


def count(amount: float) -> str:
    """A shared win counts in parts."""
    return f"{amount:g}" if amount == int(amount) else f"{amount:.1f}"


def remarks(lang: Lang, simulation: Simulation) -> Iterator[str]:
    """What is no chart: means, as far as the game has words for them, and how long it all took."""
    for key, mean in simulation.means.items():
        if knows(lang, simulation.game, f"means.{key}"):
            what = say(lang, simulation.game, f"means.{key}")
            yield say(lang, None, "balance.mean", {"what": what, "mean": f"{mean:.2f}"})
    pace = {"turns": f"{simulation.mean_turns:.1f}", "pace": f"{simulation.games_per_s:.2f}"}
    yield say(lang, simulation.game, "balance.pace", pace)
