"""A simulation as one page for the browser that needs nothing else: words, figures and bars drawn as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from spieltisch.arena.report import heads, interval, remarks, rows, title
from spieltisch.arena.simulate import Simulation
from spieltisch.charts import Bar, Chart
from spieltisch.games import folder
from spieltisch.words import Lang, say

_WHISKER = 3


def page(lang: Lang, simulation: Simulation) -> str:
    game = simulation.game
    heading = say(lang, None, "balance.title", {"game": say(lang, game, "name"), "games": simulation.games})
    sections = "".join(_section(lang, game, chart) for chart in simulation.charts)
    told = "".join(f"<p>{escape(remark)}</p>\n" for remark in remarks(lang, simulation))
    style = (files("spieltisch.arena") / "page.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="{lang}" data-game="{game}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(heading)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<h1>{escape(heading)}</h1>
<p>{escape(" · ".join(_how(lang, simulation)))}</p>
</header>
{sections}<footer>
{told}</footer>
</main>
</body>
</html>
"""


def _how(lang: Lang, simulation: Simulation) -> Iterator[str]:
    """What was played: who, with which luck, after which options."""
    game = simulation.game
    yield say(lang, None, "balance.bots", {"bots": [one.bot for one in simulation.wins]})
    yield say(lang, None, "balance.seed", {"seed": simulation.seed})
    if simulation.seconds_a_move is not None:
        yield say(lang, None, "balance.seconds", {"seconds": f"{simulation.seconds_a_move:g}"})
    for option in folder(game).facts.options:
        value = simulation.options[option.key]
        if option.matters(len(simulation.seats), simulation.options):
            worded = value if option.kind == "number" else say(lang, game, f"option.{option.key}.{_key(value)}")
            yield f"{say(lang, game, f'option.{option.key}.name')}: {worded}"


def _key(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _section(lang: Lang, game: str, chart: Chart) -> str:
    scale = _scale(chart)
    lines = "".join(
        f'<tr><th scope="row">{escape(row.label)}</th><td class="plot">{_plot(bar, chart.fair, scale)}</td>'
        f"<td>{row.figure}</td><td>{row.counted}</td><td>{row.interval}</td></tr>\n"
        for bar, row in zip(chart.bars, rows(lang, game, chart), strict=True)
    )
    counted = any(bar.of for bar in chart.bars)
    above = "".join(f'<th scope="col">{escape(head) if counted else ""}</th>' for head in heads(lang))
    fair = f"<p>{escape(say(lang, None, 'balance.fair'))}</p>\n" if chart.fair is not None else ""
    return f"""<section>
<h2>{escape(title(lang, game, chart))}</h2>
<table>
<thead><tr><td></td><td></td>{above}</tr></thead>
<tbody>
{lines}</tbody>
</table>
{fair}</section>
"""


def _scale(chart: Chart) -> float:
    """The longest thing that is drawn fills the plot."""
    ends = [interval(bar)[1] if bar.of else bar.amount for bar in chart.bars]
    return max([*ends, chart.fair or 0.0]) or 1.0


def _plot(bar: Bar, fair: float | None, scale: float) -> str:
    drawn = [f'<rect class="bar" x="0" y="15%" width="{_part(bar.length, scale)}" height="70%"/>']
    if fair is not None:
        at = _part(fair, scale)
        drawn.append(f'<line class="fair" x1="{at}" x2="{at}" y1="0" y2="100%"/>')
    if bar.of:
        low, high = (_part(end, scale) for end in interval(bar))
        drawn.append(f'<line class="sure" x1="{low}" x2="{high}" y1="50%" y2="50%"/>')
        drawn += [
            f'<line class="sure" x1="{end}" x2="{end}" y1="{50 - 5 * _WHISKER}%" y2="{50 + 5 * _WHISKER}%"/>'
            for end in (low, high)
        ]
    return f'<svg aria-hidden="true" width="100%" height="22">{"".join(drawn)}</svg>'


def _part(length: float, scale: float) -> str:
    return f"{max(0.0, 100 * length / scale):.2f}%"
