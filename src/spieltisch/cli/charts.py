"""Bar charts on the terminal: a bar of block characters behind every figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spieltisch.cli.sheet import sheet, show
from spieltisch.cli.voice import Voice

if TYPE_CHECKING:
    from spieltisch.charts import Chart

LONGEST = 24
_BLOCK = "█"
_HALF = "▌"


def show_chart(voice: Voice, game_key: str, chart: Chart) -> None:
    from spieltisch.arena.report import heads, rows, title

    counted = any(bar.of for bar in chart.bars)
    columns = heads(voice.lang) if counted else heads(voice.lang)[:1]
    table = sheet([""], columns, [""], title=title(voice.lang, game_key, chart))
    longest = max(bar.length for bar in chart.bars)
    for bar, row in zip(chart.bars, rows(voice.lang, game_key, chart), strict=True):
        table.add_row(row.label, *[row.figure, row.counted, row.interval][: len(columns)], blocks(bar.length, longest))
    show(table)


def blocks(length: float, longest: float) -> str:
    """A bar in proportion to the longest, exact to half a block."""
    halves = round(2 * LONGEST * length / longest) if longest > 0 else 0
    return _BLOCK * (halves // 2) + _HALF * (halves % 2)
