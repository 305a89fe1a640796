"""What no contact and no friction may do: make energy, or lose momentum between two that hit each other."""

from __future__ import annotations

from math import hypot, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zong.physics.scenes import (
    BOUNCE,
    PIECE,
    ZONG,
    Put,
    board,
    crowds,
    energy,
    momentum,
    run_until,
    scene_of,
    settled,
    speed,
    steps,
)

ROUNDING = 1e-12


@given(crowds(), st.floats(0.0, 1.0), st.floats(0.0, 1.0))
@settings(max_examples=150, deadline=None)
def test_energy_never_grows(discs: list[Put], bounce: float, rail_bounce: float) -> None:
    scene = scene_of(board(bounce=bounce, rail_bounce=rail_bounce), discs)
    before = energy(scene)
    for _ in steps(scene):
        assert energy(scene) <= before * (1 + ROUNDING)
        before = energy(scene)


@given(crowds(towers=True), st.floats(100.0, 9000.0))
@settings(max_examples=150, deadline=None)
def test_energy_never_grows_with_discs_on_discs(discs: list[Put], grip: float) -> None:
    scene = scene_of(board(grip=grip), discs)
    before = energy(scene)
    for _ in steps(scene):
        assert energy(scene) <= before * (1 + ROUNDING)
        before = energy(scene)


@pytest.mark.parametrize("hit", [PIECE, ZONG])
@pytest.mark.parametrize("offset", [0.0, 3.0, -11.0, 19.0])
def test_momentum_is_kept_when_two_discs_hit(hit: tuple[float, float], offset: float) -> None:
    """On a board so smooth that friction takes next to nothing in the time looked at."""
    scene = scene_of(board(friction=1e-6), [Put(0.0, 0.0, *hit), Put(offset, -100.0, *ZONG, vy=1000.0)])
    before = momentum(scene)
    run_until(scene, lambda scene: speed(scene, 0) > 0)
    assert momentum(scene) == pytest.approx(before, rel=1e-9, abs=1e-6)
    assert speed(scene, 0) > 100


def test_equal_masses_change_places_head_on() -> None:
    scene = scene_of(board(friction=1e-6), [Put(0.0, 0.0), Put(0.0, -100.0, vy=1000.0)])
    run_until(scene, lambda scene: speed(scene, 0) > 0)
    assert (scene.vx[0], scene.vx[1]) == (0.0, 0.0)
    assert scene.vy[0] == pytest.approx(1000 * (1 + BOUNCE) / 2)
    assert scene.vy[1] == pytest.approx(1000 * (1 - BOUNCE) / 2)


def test_the_closing_speed_that_is_left_is_the_bounce() -> None:
    """Straight onto the line between the centres; across that line nothing changes."""
    scene = scene_of(board(friction=1e-6), [Put(0.0, 0.0), Put(16.0, -100.0, *ZONG, vy=1000.0)])
    run_until(scene, lambda scene: speed(scene, 0) > 0)
    across = 16 / 26
    along = -sqrt(1 - across * across)
    parting = (scene.vx[1] - scene.vx[0]) * across + (scene.vy[1] - scene.vy[0]) * along
    assert parting == pytest.approx(-1000 * along * BOUNCE)
    assert scene.vx[1] * -along + scene.vy[1] * across == pytest.approx(1000 * across)


@pytest.mark.parametrize("speed", [1.0, 40.0, 333.3, 1000.0, 1500.0])
@pytest.mark.parametrize(("dx", "dy"), [(0.0, 1.0), (1.0, 0.0), (0.6, 0.8), (-0.28, 0.96)])
def test_a_disc_slides_as_far_as_its_speed_and_the_friction_say(speed: float, dx: float, dy: float) -> None:
    scene = settled(board(1000.0, 1000.0), [Put(3.0, -7.0, vx=speed * dx, vy=speed * dy)])
    way = speed * speed / (2 * 2900)
    assert hypot(scene.x[0] - 3.0, scene.y[0] + 7.0) == pytest.approx(way, rel=1e-9)
    assert (scene.x[0], scene.y[0]) == pytest.approx((3 + way * dx, -7 + way * dy))


def test_a_disc_takes_as_long_as_its_speed_and_the_friction_say() -> None:
    scene = scene_of(board(1000.0, 1000.0), [Put(0.0, 0.0, vx=1000.0)])
    [*_, last] = steps(scene)
    assert last.seconds == pytest.approx(1000 / 2900, abs=0.004)
