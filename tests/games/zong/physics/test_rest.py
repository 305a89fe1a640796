"""Rest: what rests stays, nothing lies inside anything else, and everything comes to rest however it is jammed."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sqrt

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spieltisch.games.zong.physics import Film, Ground, Motion, Post, Rail, settle
from spieltisch.games.zong.physics.motion import SHORT
from spieltisch.games.zong.physics.scene import NOBODY
from tests.games.zong.physics.scenes import (
    NOT_INSIDE,
    PIECE,
    ZONG,
    Put,
    board,
    crowds,
    deepest_overlap,
    places,
    scene_of,
    settled,
    speed,
    steps,
)


@given(crowds(towers=True))
@settings(max_examples=100, deadline=None)
def test_what_rests_stays(discs: list[Put]) -> None:
    scene = scene_of(board(), [disc._replace(vx=0.0, vy=0.0) for disc in discs])
    before = places(scene)
    assert not Motion(scene).advance()
    assert places(scene) == before


@given(crowds(towers=True))
@settings(max_examples=100, deadline=None)
def test_once_everything_rests_time_changes_nothing(discs: list[Put]) -> None:
    scene = settled(board(), discs)
    before = places(scene)
    settle(scene)
    assert places(scene) == before
    assert all(speed(scene, disc) == 0 for disc in range(scene.discs))


@given(crowds())
@settings(max_examples=150, deadline=None)
def test_nothing_is_ever_inside_anything_else(discs: list[Put]) -> None:
    scene = scene_of(board(posts=[Post(300.0, 300.0, 5.0, 0.7)]), discs)
    for _ in steps(scene):
        assert deepest_overlap(scene) < NOT_INSIDE


@given(crowds(towers=True))
@settings(max_examples=150, deadline=None)
def test_discs_of_towers_come_down_beside_others_or_on_them_but_never_inside(discs: list[Put]) -> None:
    scene = settled(board(), discs)
    assert deepest_overlap(scene) < NOT_INSIDE
    for disc in range(scene.discs):
        below = scene.carrier[disc]
        if below != NOBODY:
            reach = scene.radius[disc] + scene.radius[below]
            assert hypot(scene.x[disc] - scene.x[below], scene.y[disc] - scene.y[below]) < reach


def test_discs_that_touch_from_the_start_do_not_move_by_themselves() -> None:
    discs = [Put(0.0, 0.0), Put(20.0, 0.0), Put(40.0, 0.0), Put(130.0, 270.0)]
    scene = settled(board(), discs)
    assert places(scene) == [(disc.x, disc.y, False) for disc in discs]


def test_a_knock_goes_through_discs_that_touch() -> None:
    scene = settled(board(), [Put(0.0, 0.0), Put(0.0, 20.0), Put(0.0, 40.0), Put(0.0, -50.0, vy=800.0)])
    assert [scene.x[disc] for disc in range(4)] == [0.0] * 4
    assert scene.y[2] - 40 > scene.y[1] - 20 > scene.y[0] > 0
    assert deepest_overlap(scene) < NOT_INSIDE


@given(st.floats(0.0, 19.9), st.floats(-1500, 1500), st.floats(-1500, 1500))
@example(apart=0.0, vx=500.0, vy=0.0)
@settings(max_examples=100, deadline=None)
def test_discs_inside_each_other_from_the_start_do_not_fly_apart(apart: float, vx: float, vy: float) -> None:
    """No game starts like this. They may only part or stay; nothing pushes them."""
    scene = scene_of(board(), [Put(0.0, 0.0), Put(apart, 0.0, vx=vx, vy=vy)])
    first = speed(scene, 1)
    for _ in steps(scene):
        assert speed(scene, 0) <= first
        assert speed(scene, 1) <= first


def in_a_corner(angle: float) -> Ground:
    """A frame with one acute corner at the origin between the x axis and a rail that rises by `angle`, as dy / dx."""
    return Ground(
        [
            Rail(0.0, 0.0, 1000.0, 0.0, 0.8, 1e9),
            Rail(1000.0, 1000.0 * angle, 0.0, 0.0, 0.8, 1e9),
            Rail(1000.0, -1.0, 1000.0, 1000.0, 0.8, 1e9),
        ],
        [],
        2900.0,
        2500.0,
        0.85,
    )


@pytest.mark.parametrize("angle", [2.0, 1.0, 0.5, 0.2])
def test_a_disc_driven_into_a_corner_comes_out_or_stays_but_never_sticks_through(angle: float) -> None:
    scene = settled(in_a_corner(angle), [Put(900.0, 450.0 * angle, vx=-2900.0, vy=-1450.0 * angle)])
    assert deepest_overlap(scene) < NOT_INSIDE


@pytest.mark.parametrize("bounce", [0.0, 0.05, 0.5, 0.85, 1.0])
def test_discs_jammed_between_a_rail_and_each_other_come_to_rest(bounce: float) -> None:
    """A row that touches the rail and itself, driven against it: touches without end in no time at all."""
    row = [Put(0.0, 270.0 - 20.0 * number) for number in range(5)]
    scene = settled(board(bounce=bounce, rail_bounce=bounce), [*row, Put(0.0, 100.0, *ZONG, vy=2900.0)])
    assert deepest_overlap(scene) < NOT_INSIDE
    assert [scene.x[disc] for disc in range(6)] == [0.0] * 6


@pytest.mark.parametrize("bounce", [0.0, 0.1, 0.85])
def test_a_wedge_of_discs_in_a_corner_comes_to_rest(bounce: float) -> None:
    heap = [Put(130.0 - 20.0 * column, 270.0 - 20.0 * row) for column in range(3) for row in range(2)]
    scene = settled(board(bounce=bounce, rail_bounce=bounce), [*heap, Put(0.0, 140.0, *ZONG, vx=2000.0, vy=2000.0)])
    assert deepest_overlap(scene) < NOT_INSIDE


def test_only_those_who_are_jammed_wait_for_a_step_to_end() -> None:
    """A row without any bounce, pressed against a rail, would go on touching for ever within no time at all."""
    row = [Put(0.0, 270.0 - 20.0 * number) for number in range(5)]
    pressing, bystander = Put(0.0, 164.0, *ZONG, vy=2900.0), Put(-100.0, 0.0, vy=1000.0)
    scene = scene_of(board(bounce=0.0, rail_bounce=0.0), [*row, pressing, bystander])
    before = places(scene)
    motion = Motion(scene)
    motion.advance()
    assert motion.seconds == SHORT
    assert places(scene)[:6] == before[:6]
    assert any(speed(scene, disc) > 0 for disc in range(6)), "what is jammed goes on pushing"
    assert scene.y[6] > 0
    settle(scene)
    assert scene.y[6] == pytest.approx(1000 * 1000 / (2 * 2900))
    assert deepest_overlap(scene) < NOT_INSIDE


def test_time_goes_on_in_every_step() -> None:
    scene = scene_of(board(), [Put(0.0, 0.0), Put(0.0, 20.0), Put(1.0, -100.0, *PIECE, vy=2000.0)])
    times = [motion.seconds for motion in steps(scene)]
    assert all(later > earlier for earlier, later in pairwise(times))


def test_watching_changes_nothing() -> None:
    discs = [Put(0.0, 0.0), Put(0.0, 0.0, carrier=0), Put(30.0, 40.0), Put(1.0, -200.0, *ZONG, vy=2000.0 / sqrt(2))]
    watched, alone = scene_of(board(), discs), scene_of(board(), discs)
    settle(watched, Film())
    settle(alone)
    assert places(watched) == places(alone)


@pytest.mark.parametrize(("friction", "grip"), [(0.0, 2500.0), (2900.0, 0.0), (-1.0, 2500.0)])
def test_a_ground_without_friction_is_refused(friction: float, grip: float) -> None:
    with pytest.raises(ValueError, match="friction"):
        board(friction=friction, grip=grip)
