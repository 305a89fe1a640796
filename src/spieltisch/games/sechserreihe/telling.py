"""What happened, for animation and log lines.

Stones that come to lie are told for the eye only (`laid`, `placed`); the event before them has the sentence.
"""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Story
from spieltisch.games.sechserreihe.board import LINES
from spieltisch.games.sechserreihe.turns import (
    NOWHERE,
    is_opening,
    name,
    origin_of,
    placed_of,
    slide_of,
    target_of,
    way_name,
)


def tell_layout(move: i64, story: Story) -> None:
    """Luck laid the first stones."""
    story.tell("drew-layout", None, {"places": [name(field) for field in placed_of(move)]})
    _tell_laid(move, None, story)


def tell_move(seat: int, move: i64, story: Story) -> None:
    placed = placed_of(move)
    if is_opening(move):
        story.tell("opens", seat, {"places": [name(field) for field in placed]})
        _tell_laid(move, seat, story)
        return
    stone: dict[str, object] = {"field": placed[0], "place": name(placed[0])}
    slide = slide_of(move)
    if slide == NOWHERE:
        story.tell("stuck", seat, {**stone})
    else:
        origin, target = int(origin_of(slide)), int(target_of(slide))
        ends = {"origin": origin, "target": target, "from": name(origin), "to": name(target)}
        story.tell("slid", seat, {**ends, "way": way_name(slide), **stone})
    story.tell("placed", seat, stone)


def tell_lines(seat: int, lines: list[int], story: Story) -> None:
    for line in lines:
        values = {"line": line, "fields": LINES[line][:], "count": len(lines), **line_ends(line)}
        story.tell("completed", seat, values)


def line_ends(line: int) -> dict[str, object]:
    """How a line is called: a3–f3."""
    return {"from": name(LINES[line][0]), "to": name(LINES[line][-1])}


def _tell_laid(move: i64, seat: int | None, story: Story) -> None:
    placed = placed_of(move)
    story.tell("laid", seat, {"fields": placed, "places": " ".join([name(field) for field in placed])})
