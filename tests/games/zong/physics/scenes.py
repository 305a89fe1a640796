"""Grounds and scenes that the tests of the physics share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot, inf
from typing import NamedTuple

from hypothesis import strategies as st

from spieltisch.games.zong.physics import Ground, Motion, Post, Rail, Scene, settle
from spieltisch.games.zong.physics.scene import NOBODY

FRICTION, GRIP, BOUNCE, RAIL_BOUNCE = 2900.0, 2500.0, 0.85, 0.8
TOP_SPEED = 3000.0
PIECE, ZONG = (10.0, 1.0), (16.0, 2.56)  # radius and mass


class Put(NamedTuple):
    x: float
    y: float
    radius: float = 10.0
    mass: float = 1.0
    carrier: int = NOBODY
    vx: float = 0.0
    vy: float = 0.0


def frame(half_width: float, half_length: float, bounce: float = RAIL_BOUNCE, limit: float = inf) -> list[Rail]:
    """Four rails around the origin: right, far, left, near."""
    w, h = half_width, half_length
    corners = [(w, -h), (w, h), (-w, h), (-w, -h)]
    return [Rail(*corners[side], *corners[(side + 1) % 4], bounce, limit) for side in range(4)]


def board(
    half_width: float = 140.0,
    half_length: float = 280.0,
    posts: list[Post] | None = None,
    *,
    bounce: float = BOUNCE,
    rail_bounce: float = RAIL_BOUNCE,
    limit: float = inf,
    friction: float = FRICTION,
    grip: float = GRIP,
) -> Ground:
    return Ground(frame(half_width, half_length, rail_bounce, limit), posts or [], friction, grip, bounce)


def scene_of(ground: Ground, discs: list[Put]) -> Scene:
    scene = Scene(ground, len(discs))
    for number, disc in enumerate(discs):
        scene.put(number, disc.x, disc.y, disc.radius, disc.mass, disc.carrier)
        scene.push(number, disc.vx, disc.vy)
    return scene


def settled(ground: Ground, discs: list[Put]) -> Scene:
    scene = scene_of(ground, discs)
    settle(scene)
    return scene


def steps(scene: Scene) -> Iterator[Motion]:
    """Every step on the way to rest."""
    motion = Motion(scene)
    while motion.advance():
        yield motion


def run_until(scene: Scene, enough: Callable[[Scene], bool]) -> None:
    for _ in steps(scene):
        if enough(scene):
            return
    raise AssertionError("everything came to rest before that")


def energy(scene: Scene) -> float:
    return sum(scene.mass[disc] * speed(scene, disc) ** 2 / 2 for disc in range(scene.discs))


def speed(scene: Scene, disc: int) -> float:
    return hypot(scene.vx[disc], scene.vy[disc])


def momentum(scene: Scene) -> tuple[float, float]:
    discs = range(scene.discs)
    return sum(scene.mass[disc] * scene.vx[disc] for disc in discs), sum(
        scene.mass[disc] * scene.vy[disc] for disc in discs
    )


def places(scene: Scene) -> list[tuple[float, float, bool]]:
    return [(scene.x[disc], scene.y[disc], scene.off[disc]) for disc in range(scene.discs)]


def deepest_overlap(scene: Scene) -> float:
    """How far discs that lie on the board are inside each other, a rail or a post; negative if nothing touches."""
    ground = scene.ground
    lying = [disc for disc in range(scene.discs) if not scene.off[disc]]
    low = [disc for disc in lying if scene.carrier[disc] == NOBODY]
    depths = [
        scene.radius[one] + scene.radius[two] - hypot(scene.x[one] - scene.x[two], scene.y[one] - scene.y[two])
        for one in low
        for two in low
        if one < two
    ]
    for disc in lying:
        for rail in range(ground.rails):
            inside = ground.rail_x[rail] * scene.x[disc] + ground.rail_y[rail] * scene.y[disc] - ground.rail_at[rail]
            depths.append(scene.radius[disc] - inside)
        for post in range(ground.posts):
            away = hypot(scene.x[disc] - ground.post_x[post], scene.y[disc] - ground.post_y[post])
            depths.append(scene.radius[disc] + ground.post_radius[post] - away)
    return max(depths)


NOT_INSIDE = 1e-9  # mm: what rounding may leave of an overlap

coordinates = st.floats(-1.0, 1.0, allow_subnormal=False)


@st.composite
def crowds(draw: st.DrawFn, towers: bool = False, most: int = 7) -> list[Put]:
    """Discs that lie apart on a board of 280 × 560 mm around the origin, a few of them pushed; or some in towers."""
    discs: list[Put] = []
    for _ in range(draw(st.integers(2, most))):
        radius, mass = draw(st.sampled_from([PIECE, ZONG]))
        vx, vy = draw(st.just((0.0, 0.0)) | st.tuples(coordinates, coordinates))
        if towers and discs and draw(st.booleans()):
            carrier = draw(st.integers(0, len(discs) - 1))
            below, (dx, dy) = discs[carrier], draw(st.just((0.0, 0.0)) | st.tuples(coordinates, coordinates))
            x, y = below.x + 0.6 * below.radius * dx, below.y + 0.6 * below.radius * dy
            x, y = max(radius - 140, min(140 - radius, x)), max(radius - 280, min(280 - radius, y))
            discs.append(Put(x, y, radius, mass, carrier, vx * 500, vy * 500))
            continue
        disc = Put(
            draw(coordinates) * (140 - radius),
            draw(coordinates) * (280 - radius),
            radius,
            mass,
            NOBODY,
            vx * TOP_SPEED,
            vy * TOP_SPEED,
        )
        low = [other for other in discs if other.carrier == NOBODY]
        if all(hypot(disc.x - other.x, disc.y - other.y) >= disc.radius + other.radius for other in low):
            discs.append(disc)
    return discs
