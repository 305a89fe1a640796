"""The tidy-up of ZONG! once more, slow and word for word after the rules; shares no code with the real one.

Distances are decimal fractions of a millimetre with fifty digits, taken from the board file itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from decimal import ROUND_CEILING, Decimal, localcontext
from pathlib import Path
from typing import NamedTuple

import spieltisch

BOARDS = Path(spieltisch.__file__).parent / "games" / "zong" / "data" / "boards"
DOUBT = Decimal(1)
HUNDREDTH = Decimal("0.01")

Place = tuple[Decimal, Decimal]


class Verdict(NamedTuple):
    reason: str
    field: int
    others: frozenset[tuple[str, int]]  # equally close readings, usually one, none without doubt
    gap: Decimal


class Answers(NamedTuple):
    """What one sees when one looks at a piece."""

    wholly_inside_the_target: bool
    reaches_into_the_target: bool
    fields_around_its_centre: frozenset[int]
    fields_it_touches: frozenset[int]
    nearest_red: int


class LiteralBoard:
    def __init__(self, key: str) -> None:
        data = tomllib.loads((BOARDS / f"{key}.toml").read_text(), parse_float=Decimal)
        self.fields = [place(pair) for pair in data["track"]["fields"]]
        self.reds = [number + 3 for number in data["track"]["red"]]
        self.field_radius = Decimal(data["sizes"]["field"]) / 2
        self.piece_radius = Decimal(data["sizes"]["piece"]) / 2
        self.target = place([data["target"]["x"], data["target"]["y"]])
        self.target_radius = Decimal(data["target"]["radius"])
        self.patterns = [[place(pair) for pair in start["places"]] for start in data["start"]]

    def judge(self, start: int, piece: Place) -> Verdict:
        with localcontext(prec=50):
            seen = self.look(start, piece)
            reason, field = self.rule(start, seen)
            closest, others = DOUBT, frozenset[tuple[str, int]]()
            for gap, otherwise in self.close_calls(start, piece, seen):
                reading = self.rule(start, otherwise)
                if gap < DOUBT and reading[1] != field:
                    if gap < closest:
                        closest, others = gap, frozenset()
                    if gap == closest:
                        others |= {reading}
            return Verdict(reason, field, others, closest if others else Decimal(0))

    def rule(self, start: int, seen: Answers) -> tuple[str, int]:
        """Straddling the target's edge comes before the fields; a field before two touched ones; then red."""
        if seen.wholly_inside_the_target:
            return "target", len(self.fields)
        if seen.reaches_into_the_target:
            return "edge", len(self.fields) - 1
        if seen.fields_around_its_centre:
            field = max(seen.fields_around_its_centre)
            return ("on", field) if field > start else ("start", start)
        if len(seen.fields_it_touches) >= 2:
            field = max(seen.fields_it_touches)
            return ("between", field) if field > start else ("start", start)
        return "red", seen.nearest_red

    def look(self, start: int, piece: Place) -> Answers:
        away = [distance(piece, field) for field in self.fields]
        touching = self.field_radius + self.piece_radius
        return Answers(
            distance(piece, self.target) <= self.target_radius - self.piece_radius,
            distance(piece, self.target) < self.target_radius + self.piece_radius,
            frozenset(field for field, d in enumerate(away) if d <= self.around(start, field)),
            frozenset(field for field, d in enumerate(away) if d <= touching),
            min(self.reds, key=lambda red: (away[red], -red)),
        )

    def around(self, start: int, field: int) -> Decimal:
        """The pieces on the start field lie in and around it: as far as the furthest of them it counts as there."""
        if field != start:
            return self.field_radius
        furthest = max(distance(there, self.fields[start]) for there in self.patterns[start])
        return max(self.field_radius, furthest.quantize(HUNDREDTH, ROUND_CEILING))

    def close_calls(self, start: int, piece: Place, seen: Answers) -> Iterator[tuple[Decimal, Answers]]:
        """Every question that could be answered the other way, with how much decided it."""
        to_target = distance(piece, self.target)
        yield (
            abs(to_target - (self.target_radius - self.piece_radius)),
            seen._replace(wholly_inside_the_target=not seen.wholly_inside_the_target),
        )
        yield (
            abs(to_target - (self.target_radius + self.piece_radius)),
            seen._replace(reaches_into_the_target=not seen.reaches_into_the_target),
        )
        for field, centre in enumerate(self.fields):
            d = distance(piece, centre)
            yield (
                abs(d - self.around(start, field)),
                seen._replace(fields_around_its_centre=seen.fields_around_its_centre ^ {field}),
            )
            yield (
                abs(d - self.field_radius - self.piece_radius),
                seen._replace(fields_it_touches=seen.fields_it_touches ^ {field}),
            )
        nearest = distance(piece, self.fields[seen.nearest_red])
        for red in self.reds:
            if red != seen.nearest_red:
                yield distance(piece, self.fields[red]) - nearest, seen._replace(nearest_red=red)


def place(pair: list[Decimal]) -> Place:
    x, y = pair
    return Decimal(x), Decimal(y)


def distance(a: Place, b: Place) -> Decimal:
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2).sqrt()
