"""What ZONG! measures of itself: how many flicks it can work out in a second, beside pymunk on the same scene."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from math import inf, sqrt
from typing import TYPE_CHECKING, NamedTuple

from spieltisch.facts import Measure, Rate
from spieltisch.game import COMPILED, QuickChance
from spieltisch.games.zong.physics import Ground, Rail, Scene, settle

if TYPE_CHECKING:
    import pymunk


class Flick(NamedTuple):
    vx: float
    vy: float


WIDTH, LENGTH = 280.0, 560.0
FRICTION, GRIP, DISC_BOUNCE, RAIL_BOUNCE = 2900.0, 2500.0, 0.85, 0.8
TOP_SPEED = 2800.0
PIECES = [(140.0, 193.3), (179.6, 187.4), (100.4, 254.4), (140.0, 260.3), (179.6, 266.2), (140.0, 327.3)]
SPOT = (140.0, 60.0)
ZONG = len(PIECES)
FLICKS_A_CALL = 200 if COMPILED else 2
PEER_FLICKS_A_CALL = 10
# Pymunk finds touches only at the end of a step. With this one its discs are up to 3 mm into each other by then.
PEER_STEP = 0.001


def crowd() -> Scene:
    """Six pieces and the ZONG disc between rails that nothing hops over, so that every flick goes on to its end."""
    corners = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, LENGTH), (0.0, LENGTH)]
    rails = [Rail(*corners[side - 1], *corners[side], RAIL_BOUNCE, inf) for side in range(4)]
    return Scene(Ground(rails, [], FRICTION, GRIP, DISC_BOUNCE), len(PIECES) + 1)


def flicks() -> list[Flick]:
    """Of all strengths, into the crowd."""
    chance = QuickChance(48)
    drawn = []
    for _ in range(100):
        across, speed = chance.below(701) - 350, TOP_SPEED * (1 + chance.below(1000)) / 1000
        length = sqrt(across * across + 1000.0 * 1000.0)
        drawn.append(Flick(speed * across / length, speed * 1000.0 / length))
    return drawn


def set_up(scene: Scene, flick: Flick) -> None:
    for piece, (x, y) in enumerate(PIECES):
        scene.put(piece, x, y, 10.0, 1.0)
    scene.put(ZONG, *SPOT, 16.0, 2.56)
    scene.push(ZONG, flick.vx, flick.vy)


def shots() -> Callable[[], int]:
    scene, drawn = crowd(), flicks()
    made = 0

    def work() -> int:
        nonlocal made
        for _ in range(FLICKS_A_CALL):
            set_up(scene, drawn[made % len(drawn)])
            settle(scene)
            made += 1
        return FLICKS_A_CALL

    return work


def peer_shots() -> Callable[[], int]:
    scene, drawn = crowd(), flicks()
    set_up(scene, drawn[0])
    twin = PymunkTwin(scene)
    made = 0

    def work() -> int:
        nonlocal made
        for _ in range(PEER_FLICKS_A_CALL):
            set_up(scene, drawn[made % len(drawn)])
            twin.take_over(scene)
            twin.settle(PEER_STEP)
            made += 1
        return PEER_FLICKS_A_CALL

    return work


class PymunkTwin:
    """A scene without towers and hops as pymunk knows it, as quick as it can be there: no Python inside its steps."""

    def __init__(self, scene: Scene) -> None:
        import pymunk

        ground = scene.ground
        # Pymunk multiplies the bounces of the two that touch.
        disc_bounce = sqrt(ground.bounce)
        self._space = pymunk.Space()
        self._space.collision_slop = 0.01
        board = self._space.static_body
        for rail in range(ground.rails):
            self._fix(_long_face(scene, rail, board), ground.rail_bounce[rail] / disc_bounce)
        for post in range(ground.posts):
            place = (ground.post_x[post], ground.post_y[post])
            self._fix(pymunk.Circle(board, ground.post_radius[post], place), ground.post_bounce[post] / disc_bounce)
        self.bodies: list[pymunk.Body] = []
        for disc in range(scene.discs):
            body = pymunk.Body(scene.mass[disc], inf)
            self._space.add(body)
            self._fix(pymunk.Circle(body, scene.radius[disc]), disc_bounce)
            # The usual friction seen from above: a joint that holds every body, but only so strongly.
            friction = pymunk.PivotJoint(board, body, (0.0, 0.0), (0.0, 0.0))
            friction.max_bias = 0.0
            friction.max_force = ground.friction * scene.mass[disc]
            self._space.add(friction)
            self.bodies.append(body)
        self.take_over(scene)

    def take_over(self, scene: Scene) -> None:
        """Places and velocities of the scene."""
        for disc, body in enumerate(self.bodies):
            body.position = (scene.x[disc], scene.y[disc])
            body.velocity = (scene.vx[disc], scene.vy[disc])

    def settle(self, step: float) -> None:
        looks_every = 10
        while any(body.velocity.length_squared > 1e-9 for body in self.bodies):
            for _ in range(looks_every):
                self._space.step(step)

    def _fix(self, shape: pymunk.Shape, bounce: float) -> None:
        shape.elasticity = bounce
        shape.friction = 0.0
        self._space.add(shape)


def _long_face(scene: Scene, rail: int, board: pymunk.Body) -> pymunk.Segment:
    """A rail as a stretch that ends far outside."""
    import pymunk

    ground, half = scene.ground, 2000.0
    x, y, at = ground.rail_x[rail], ground.rail_y[rail], ground.rail_at[rail]
    return pymunk.Segment(board, (x * at - y * half, y * at + x * half), (x * at + y * half, y * at - x * half), 0.0)


PYMUNK_IS_THERE = find_spec("pymunk") is not None

MEASURES: dict[str, Measure] = {
    "shots": Rate("shots/s", shots, "shots", peer_shots) if PYMUNK_IS_THERE else Rate("shots/s", shots, "shots-alone"),
}
