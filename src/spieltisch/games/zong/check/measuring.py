"""Measuring on a board: gaps between fields, rails, posts and target."""

from __future__ import annotations

from math import sqrt
from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.physics.scene import Rail
from spieltisch.games.zong.rules.board_file import BoardFile, Point

ROUNDING: Final = 1e-9
SHARPEST_BEND: Final = 0.5  # the cosine of a turn; a sharper one makes a corner


def too_near(key: str, gap: float, least: float, **names: object) -> list[Refusal]:
    """The fault with this name, if a gap is smaller than it must be."""
    return [Refusal(key, gap=mm(gap), least=mm(least), **names)] if gap < least - ROUNDING else []


def lies_on_target(file: BoardFile, point: Point, radius: float) -> bool:
    """Whether a disc there is wholly on the target and keeps off the rails."""
    return distance(point, file.target) <= file.target_radius - radius and all(
        inward(rail, point) >= radius for rail in file.rails
    )


def is_free(file: BoardFile, start: Point, end: Point, radius: float) -> bool:
    """Whether no post stands in the way of a disc that slides straight from here to there."""
    return all(from_way(Point(post.x, post.y), start, end) > radius + post.radius for post in file.posts)


def from_way(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the straight way between two others."""
    dx, dy = end.x - start.x, end.y - start.y
    length = dx * dx + dy * dy
    share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length if length > 0 else 0.0
    share = min(1.0, max(0.0, share))
    return distance(point, Point(start.x + share * dx, start.y + share * dy))


def distance(a: Point, b: Point) -> float:
    dx, dy = a.x - b.x, a.y - b.y
    return sqrt(dx * dx + dy * dy)


def inward(rail: Rail, point: Point) -> float:
    """How far a point lies inside of a rail's face."""
    dx, dy = rail.x2 - rail.x1, rail.y2 - rail.y1
    return (dx * (point.y - rail.y1) - dy * (point.x - rail.x1)) / sqrt(dx * dx + dy * dy)


def cross(rail: Rail, following: Rail) -> float:
    """Positive if the frame turns to the left where the two meet."""
    return (rail.x2 - rail.x1) * (following.y2 - following.y1) - (rail.y2 - rail.y1) * (following.x2 - following.x1)


def turns_sharply(before: Point, field: Point, after: Point) -> bool:
    straight = (field.x - before.x) * (after.x - field.x) + (field.y - before.y) * (after.y - field.y)
    return straight < SHARPEST_BEND * distance(before, field) * distance(field, after)


def mm(length: float) -> str:
    """Rounded for reading; a whole number stands without a point."""
    return f"{length:.2f}".rstrip("0").rstrip(".")
