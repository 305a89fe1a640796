"""Measures how hard barrels are to hear, for docs/listening.md and its chart.

`python -m tests.games.zappzerapp.sound.curve`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from spieltisch.games.zappzerapp.sound import MOST_STONES, SECONDS, STRENGTHS
from tests.games.zappzerapp.sound.chart import Line, Panel, chart
from tests.games.zappzerapp.sound.exam import Exam

DOCS = Path(__file__).parents[4] / "docs"
EXAM = Exam(lessons=3000, questions=9600)
USUAL_STRENGTH, USUAL_SECONDS = 3, 2.0
LENGTHS = (0.5, 1.0, 2.0, 4.0, 8.0)
DIFFERENCES = (1, 2, 3)
PAIRS = ((2, 4), (4, 6), (7, 10), (7, 8))
PROMISED = ((1, 13), (2, 4), (7, 8))


class Share(NamedTuple):
    heard: float
    told: float

    def __str__(self) -> str:
        return f"{100 * self.heard:.1f} ({100 * self.told:.1f})"


def right(fewer: int, more: int, strength: int = USUAL_STRENGTH, seconds: float = USUAL_SECONDS) -> Share:
    pieces = round(seconds / SECONDS)
    return Share(EXAM.heard(fewer, more, strength, pieces), EXAM.told(fewer, more, strength, pieces))


class Curve(NamedTuple):
    """How often both are right; there is none where the barrels give out."""

    name: str
    shares: Sequence[Share | None]

    def lines(self, places: Sequence[float]) -> list[Line]:
        """What the listener hears is drawn, what the oracle knows only hinted at."""
        there = [(place, share) for place, share in zip(places, self.shares, strict=True) if share]
        heard, told = ([(place, share[which]) for place, share in there] for which in (0, 1))
        return [Line(self.name, heard), Line("", told)]


def by_stones() -> list[Curve]:
    def share(stones: int, difference: int) -> Share | None:
        return right(stones, stones + difference) if stones + difference <= MOST_STONES else None

    barrels = range(1, MOST_STONES)
    return [Curve(f"+{difference}", [share(stones, difference) for stones in barrels]) for difference in DIFFERENCES]


def by_pair(share: Callable[[int, int], Sequence[Share]]) -> list[Curve]:
    return [Curve(f"{fewer} or {more}", share(fewer, more)) for fewer, more in PAIRS]


def table(corner: str, heads: Sequence[str], curves: Sequence[Curve]) -> str:
    """Curves as columns: what was heard, and in brackets what could have been known."""
    rows = [[corner, *(curve.name for curve in curves)], ["---:"] * (len(curves) + 1)]
    rows += [[head, *(str(curve.shares[number] or "") for curve in curves)] for number, head in enumerate(heads)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write_between(page: str, key: str, text: str) -> str:
    place = re.compile(rf"(<!-- {key} -->\n).*?(<!-- /{key} -->)", re.DOTALL)
    written, times = place.subn(rf"\g<1>\n{text}\n\g<2>", page)
    assert times == 1, f"docs/listening.md has no place for {key}"
    return written


def main() -> None:
    barrels, strengths = range(1, MOST_STONES), range(1, STRENGTHS + 1)
    stones = by_stones()
    seconds = by_pair(lambda fewer, more: [right(fewer, more, seconds=length) for length in LENGTHS])
    hands = by_pair(lambda fewer, more: [right(fewer, more, strength) for strength in strengths])
    panels = [
        Panel(
            "Percent right: is it this many stones, or 1, 2, 3 more?",
            [str(n) for n in barrels],
            "stones (dashed: what somebody can know who is told every strike)",
            _drawn(stones),
        ),
        Panel("Longer", [f"{length:g}" for length in LENGTHS], "seconds, strength 3", _drawn(seconds)),
        Panel("Harder", [str(n) for n in strengths], "strength, 2 seconds", _drawn(hands)),
    ]
    (DOCS / "listening.svg").write_text(chart(panels), encoding="utf-8")
    promised = [Curve(f"{fewer} or {more}", [right(fewer, more)]) for fewer, more in PROMISED]
    page = (DOCS / "listening.md").read_text(encoding="utf-8")
    page = write_between(page, "promised", table("", ["percent right"], promised))
    page = write_between(page, "stones", table("stones", [str(n) for n in barrels], stones))
    page = write_between(page, "seconds", table("seconds", [f"{length:g}" for length in LENGTHS], seconds))
    page = write_between(page, "strength", table("strength", [str(n) for n in strengths], hands))
    (DOCS / "listening.md").write_text(page, encoding="utf-8")


def _drawn(curves: Sequence[Curve]) -> list[list[Line]]:
    return [curve.lines(range(len(curve.shares))) for curve in curves]


if __name__ == "__main__":
    main()
