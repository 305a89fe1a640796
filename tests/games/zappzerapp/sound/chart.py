"""Lines on paper, as SVG: percent right from 50, which is tossing a coin, to 100."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

PAPER, LINE, INK, SOFT_INK = "#f4e8cf", "#c9b48b", "#2b2018", "#5c4837"
COLOURS = ("#005a8e", "#9a4300", "#00664a", "#8d3f69")
"""Dark enough to read on paper, and told apart by people who see few colours; the marks differ too."""
WIDTH, MARGIN, GAP = 960, 24, 40
TITLE, PLOT, BELOW = 44, 230, 56
LEFT, RIGHT = 48, 76
LEAST, MOST = 0.5, 1.0


class Line(NamedTuple):
    """Points: place along the axis, and share. One with a name is drawn with marks, one without is dashed."""

    name: str
    points: Sequence[tuple[float, float]]


class Panel(NamedTuple):
    title: str
    ticks: Sequence[str]
    axis: str
    curves: Sequence[Sequence[Line]]


def chart(panels: Sequence[Panel]) -> str:
    """The first panel takes a row of its own, the others share the second."""
    first, *others = panels
    row = TITLE + PLOT + BELOW
    whole = WIDTH - 2 * MARGIN
    half = (whole - GAP * (len(others) - 1)) / len(others)
    drawn = [_panel(first, MARGIN, MARGIN, whole)]
    drawn += [_panel(panel, MARGIN + n * (half + GAP), MARGIN + row + GAP / 2, half) for n, panel in enumerate(others)]
    height = round(2 * MARGIN + 2 * row + GAP / 2)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">
<title>How often it is heard rightly how many stones are in a barrel, in percent</title>
<style>
text {{ font: 15px "Atkinson Hyperlegible Next Variable", system-ui, sans-serif; fill: {SOFT_INK}; }}
.title {{ font: 640 21px "Fraunces Variable", Georgia, serif; fill: {INK}; }}
.name {{ font-weight: 600; }}
.grid {{ stroke: {LINE}; }}
.heard {{ fill: none; stroke-width: 2.5; }}
.told {{ fill: none; stroke-width: 1.5; stroke-dasharray: 3 4; }}
</style>
<rect width="{WIDTH}" height="{height}" rx="7" fill="{PAPER}"/>
{"".join(drawn)}</svg>
"""


def _panel(panel: Panel, left: float, top: float, width: float) -> str:
    x0, x1 = left + LEFT, left + width - RIGHT
    y0, y1 = top + TITLE + PLOT, top + TITLE

    def x(place: float) -> float:
        return x0 + (x1 - x0) * place / (len(panel.ticks) - 1)

    def y(share: float) -> float:
        return y0 + (y1 - y0) * (share - LEAST) / (MOST - LEAST)

    drawn = [_text("title", left, top + 18, panel.title)]
    for percent in range(50, 101, 10):
        height = y(percent / 100)
        drawn.append(f'<line class="grid" x1="{x0:.1f}" x2="{x1:.1f}" y1="{height:.1f}" y2="{height:.1f}"/>\n')
        drawn.append(_text("", x0 - 10, height + 5, f"{percent}", "end"))
    drawn += [_text("", x(place), y0 + 22, tick, "middle") for place, tick in enumerate(panel.ticks)]
    drawn.append(_text("", (x0 + x1) / 2, y0 + 44, panel.axis, "middle"))
    names = _apart([y(curve[0].points[-1][1]) for curve in panel.curves])
    for number, (curve, name_height) in enumerate(zip(panel.curves, names, strict=True)):
        colour = COLOURS[number]
        for line in curve:
            points = [(x(place), y(share)) for place, share in line.points]
            path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
            kind = "heard" if line.name else "told"
            drawn.append(f'<polyline class="{kind}" stroke="{colour}" points="{path}"/>\n')
            if line.name:
                drawn += [_mark(number, colour, a, b) for a, b in points]
                drawn.append(_text("name", points[-1][0] + 12, name_height + 5, line.name, colour=colour))
    return "".join(drawn)


def _apart(heights: Sequence[float], distance: float = 17) -> list[float]:
    """The heights of names, moved down where they would lie on each other."""
    moved = list(heights)
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + distance)
    return moved


def _mark(number: int, colour: str, x: float, y: float) -> str:
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5"',
        f'<path d="M{x:.1f} {y - 5.5:.1f}l5 9h-10z"',
        f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8"',
        f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z"',
    )
    return f'{shapes[number]} fill="{colour}"/>\n'


def _text(kind: str, x: float, y: float, words: str, anchor: str = "start", colour: str = "") -> str:
    style = f' style="fill: {colour}"' if colour else ""
    marked = f' class="{kind}"' if kind else ""
    return f'<text{marked} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>\n'
