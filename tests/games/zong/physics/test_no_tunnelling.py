"""Nothing passes through anything, however fast it is and however narrowly it hits."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.zong.physics import Film, Ground, Post, Rail, read, settle
from spieltisch.games.zong.physics.film import HIT_RAIL, HOP
from spieltisch.games.zong.physics.motion import SHORT
from tests.games.zong.physics.scenes import (
    NOT_INSIDE,
    TOP_SPEED,
    ZONG,
    Put,
    board,
    deepest_overlap,
    run_until,
    scene_of,
    steps,
)

FAR_TOO_FAST = 100 * TOP_SPEED


@pytest.mark.parametrize("fast", [TOP_SPEED, FAR_TOO_FAST])
@pytest.mark.parametrize("graze", [0.1, 10.0, 10.99, 10.999999])
def test_a_small_post_throws_a_fast_disc_aside(fast: float, graze: float) -> None:
    scene = scene_of(board(posts=[Post(graze, 0.0, 1.0, 0.9)]), [Put(0.0, -200.0, vy=fast)])
    run_until(scene, lambda scene: scene.vx[0] != 0.0)
    assert scene.vx[0] < 0
    assert scene.y[0] == pytest.approx(-sqrt(121 - graze * graze), abs=fast * SHORT)


@pytest.mark.parametrize("fast", [TOP_SPEED, FAR_TOO_FAST])
def test_a_small_post_throws_a_fast_disc_back(fast: float) -> None:
    scene = scene_of(board(posts=[Post(0.0, 0.0, 1.0, 0.9)]), [Put(0.0, -200.0, vy=fast)])
    run_until(scene, lambda scene: scene.vy[0] < 0)
    assert scene.vx[0] == 0.0
    assert scene.y[0] == pytest.approx(-11.0, abs=fast * SHORT)


@pytest.mark.parametrize("graze", [11.000001, 12.0])
def test_a_post_beside_the_way_is_not_touched(graze: float) -> None:
    film = Film()
    scene = scene_of(board(posts=[Post(graze, 0.0, 1.0, 0.9)]), [Put(0.0, -200.0, vy=1200.0)])
    settle(scene, film)
    assert read(film.written()).moments == []
    assert scene.x[0] == 0.0


@pytest.mark.parametrize("gap", [20.001, 19.999])
def test_a_disc_goes_through_a_gap_only_if_it_fits(gap: float) -> None:
    posts = [Post(-gap / 2 - 1, 0.0, 1.0, 0.9), Post(gap / 2 + 1, 0.0, 1.0, 0.9)]
    scene = scene_of(board(posts=posts), [Put(0.0, -100.0, vy=1200.0)])
    settle(scene)
    assert (scene.y[0] > 0) == (gap > 20)


@given(st.floats(-1, 1), st.floats(-1, 1), st.floats(1.0, FAR_TOO_FAST))
@settings(max_examples=150, deadline=None)
def test_no_disc_leaves_a_frame_that_nothing_hops_over(dx: float, dy: float, speed: float) -> None:
    scene = scene_of(board(), [Put(0.0, 0.0), Put(0.0, -100.0, *ZONG, vx=dx * speed, vy=dy * speed)])
    for _ in steps(scene):
        assert deepest_overlap(scene) < NOT_INSIDE


@given(st.floats(-25.9, 25.9), st.floats(800.0, TOP_SPEED))
@settings(max_examples=150, deadline=None)
def test_whoever_is_in_the_way_is_hit(offset: float, speed: float) -> None:
    half_the_way = speed * speed / (2 * 2900) / 2
    scene = scene_of(board(200.0, 3000.0), [Put(0.0, 0.0), Put(offset, -26.0 - half_the_way, *ZONG, vy=speed)])
    run_until(scene, lambda scene: scene.vx[0] != 0.0 or scene.vy[0] != 0.0)
    assert scene.vy[0] > 0
    assert scene.vx[0] * offset <= 0


@pytest.mark.parametrize("fast", [TOP_SPEED, FAR_TOO_FAST])
def test_a_corner_holds_a_disc_that_comes_straight_into_it(fast: float) -> None:
    scene = scene_of(board(), [Put(0.0, 140.0, vx=fast, vy=fast)])
    for _ in steps(scene):
        assert deepest_overlap(scene) < NOT_INSIDE


@pytest.mark.parametrize(("speed", "hops"), [(1799.0, False), (1801.0, True)])
def test_only_a_disc_faster_than_the_limit_hops_over_a_rail(speed: float, hops: bool) -> None:
    """The disc touches the rail from the start, so that it arrives with the speed it has."""
    film = Film()
    scene = scene_of(board(limit=1800.0, friction=1.0), [Put(0.0, 270.0, vx=900.0, vy=speed), Put(60.0, 0.0)])
    settle(scene, film)
    assert scene.off[0] == hops
    assert (scene.y[0] > 290) == hops
    reel = read(film.written())
    assert (reel.moments[0].kind, reel.is_off(0)) == ((HOP, True) if hops else (HIT_RAIL, False))


def test_a_hop_depends_on_the_speed_straight_onto_the_rail() -> None:
    scene = scene_of(board(limit=1800.0), [Put(0.0, 250.0, vx=1900.0, vy=1700.0)])
    run_until(scene, lambda scene: scene.vy[0] < 0)
    assert not scene.off[0]


def test_a_disc_that_hopped_comes_down_wholly_outside_and_meets_nobody() -> None:
    """Even over a rail that hardly holds anything."""
    scene = scene_of(board(limit=10.0), [Put(0.0, 250.0, vy=400.0), Put(0.0, 0.0)])
    settle(scene)
    assert scene.off[0]
    assert scene.y[0] > 290
    assert (scene.x[1], scene.y[1], scene.off[1]) == (0.0, 0.0, False)


def test_slanted_rails_throw_back_by_the_law_of_reflection() -> None:
    slanted = Ground([Rail(100.0, 0.0, 0.0, 100.0, 1.0, 1e9)], [], 1e-6, 1.0, 1.0)
    scene = scene_of(slanted, [Put(0.0, 0.0, vx=1000.0)])
    for _ in steps(scene):
        if scene.vx[0] < 500:
            break
    assert (scene.vx[0], scene.vy[0]) == pytest.approx((0.0, -1000.0), abs=1e-6)
