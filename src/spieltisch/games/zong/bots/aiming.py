"""Aiming: flicks worth trying, straight at a piece or over one rail, full on or cut thin; and how hands tremble."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zong.rules.notation import ACROSS, ALONG, HALF_SIDE, STRENGTHS, flick, flick_of, way_to
from spieltisch.games.zong.rules.position import Position
from spieltisch.games.zong.rules.towers import GROUND

STRAIGHT_IN_100: Final = 65  # flicks at a piece without a rail between
SOFTEST: Final = 200  # strength of a flick worth trying
THINNEST_CUT: Final = 0.95  # of the distance at which two discs just touch
HARMLESS: Final = flick(ACROSS // 2, ALONG // 2, way_to(0, HALF_SIDE), 1)
"""So soft that it goes nowhere, from where no piece can be."""

_FINE: Final = 1_000_000
_DRAWS: Final = 3


class Tremble(NamedTuple):
    """How much hands err: the spread of the direction, in radians, and of the strength, as a share of it."""

    direction: float
    strength: float


def trembling(move: int, tremble: Tremble, chance: Chance) -> int:
    """The flick that comes of it when these hands mean this one."""
    return varied(move, tremble.direction * _about_normal(chance), tremble.strength * _about_normal(chance))


def varied(move: int, turn: float, stronger: float) -> int:
    """The flick turned by a small angle, and stronger by a share of its strength."""
    meant = flick_of(i64(move))
    way = way_towards(float(meant.dx) - turn * float(meant.dy), float(meant.dy) + turn * float(meant.dx))
    strength = int(float(meant.strength) * (1.0 + stronger) + 0.5)
    return flick(meant.across, meant.along, way, min(max(strength, 1), STRENGTHS))


def way_towards(dx: float, dy: float) -> int:
    """The way that points nearest to where this vector does."""
    scale = float(HALF_SIDE) / max(abs(dx), abs(dy))
    x, y = _rounded(dx * scale), _rounded(dy * scale)
    if abs(dx) > abs(dy):
        return way_to(HALF_SIDE if dx > 0.0 else -HALF_SIDE, y)
    return way_to(x, HALF_SIDE if dy > 0.0 else -HALF_SIDE)


@final
class Aim:
    """Draws flicks of whoever's turn it is at the pieces that touch the board."""

    def __init__(self, position: Position) -> None:
        towers, setup = position.towers, position.setup
        self._board: Final = setup.board
        self._points: Final = [
            setup.simulator.place(towers, seat) for seat in range(setup.seats) if towers.heights[seat] == GROUND
        ]
        self._radius: Final = setup.board.disc_radius(int(position.sizes[position.turn]))
        self._reach: Final = self._radius + setup.board.piece_radius

    def draw(self, number: int, chance: Chance) -> int:
        """A flick at one of the pieces, taking turns by the number."""
        x, y = self._points[number % len(self._points)]
        if chance.below(100) >= STRAIGHT_IN_100:
            x, y = self._image(chance.below(int(self._board.ground.rails)), x, y)
        across, along = chance.below(ACROSS + 1), chance.below(ALONG + 1)
        from_x, from_y = self._board.spot(across, along, self._radius)
        cut = THINNEST_CUT * self._reach * (2.0 * _uniform(chance) - 1.0)
        dx, dy = x - from_x, y - from_y
        aside = cut / max(sqrt(dx * dx + dy * dy), self._reach)
        strength = SOFTEST + chance.below(STRENGTHS - SOFTEST) + 1
        return flick(across, along, way_towards(dx - aside * dy, dy + aside * dx), strength)

    def _image(self, rail: int, x: float, y: float) -> tuple[float, float]:
        """Where the piece seems to lie behind a rail: farther away than in a mirror, as rails swallow some speed."""
        ground = self._board.ground
        in_x, in_y = ground.rail_x[rail], ground.rail_y[rail]
        away = max(in_x * x + in_y * y - ground.rail_at[rail] - self._radius, 0.0)
        behind = away + away / ground.rail_bounce[rail]
        return x - in_x * behind, y - in_y * behind


def _uniform(chance: Chance) -> float:
    return float(chance.below(_FINE)) / float(_FINE)


def _about_normal(chance: Chance) -> float:
    """Mean 0, spread 1, never beyond 3: three even draws from -1 to 1."""
    total = 0.0
    for _ in range(_DRAWS):
        total += 2.0 * _uniform(chance) - 1.0
    return total


def _rounded(value: float) -> int:
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)
