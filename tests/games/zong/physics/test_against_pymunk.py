"""Scenes with one or two touches agree with pymunk, another engine that shares no code with ours.

Pymunk sees touches only at the end of its steps, when discs are inside each other already: up to speed × step late.
That shifts where a disc is hit, bends the line between the centres and so the way both take. Its friction acts once a
step and lets a disc slide speed × step / 2 too far. All of that shrinks with the step, so the tolerances are said for
the steps taken here, and the last test shows that pymunk comes to our result as its steps shrink.
"""

from __future__ import annotations

from math import hypot, inf

import pytest

from spieltisch.games.zong.bench import PEER_STEP, PymunkTwin
from spieltisch.games.zong.physics import Ground, Post, Rail, settle
from tests.games.zong.physics.scenes import PIECE, ZONG, Put, board, scene_of

STEP = 1 / 65536
# Speeds are at most 2000 mm/s, so at each touch pymunk's discs are up to 0.03 mm too far, which bends the line between
# two centres (20 mm apart at least) by up to 0.0015 and more the more it glances, and a way of 300 mm by 0.5 to 1 mm.
AFTER_A_KNOCK = 1.0
# A flat rail bends nothing: what is left are 0.03 mm at the touch and 0.02 mm of sliding.
STRAIGHT_ON = 0.1
WIDE = board(300.0, 1500.0)


def differences(ground: Ground, discs: list[Put], step: float = STEP) -> list[float]:
    """How far each disc comes to rest from where pymunk lets it."""
    scene = scene_of(ground, discs)
    twin = PymunkTwin(scene)
    twin.settle(step)
    settle(scene)
    return [
        hypot(body.position.x - scene.x[disc], body.position.y - scene.y[disc]) for disc, body in enumerate(twin.bodies)
    ]


@pytest.mark.parametrize("speed", [100.0, 700.0, 2000.0])
def test_sliding(speed: float) -> None:
    assert max(differences(WIDE, [Put(0.0, -700.0, vx=0.1 * speed, vy=speed)])) < STRAIGHT_ON


@pytest.mark.parametrize("speed", [400.0, 1000.0, 2000.0])
@pytest.mark.parametrize("hit", [PIECE, ZONG])
def test_head_on(speed: float, hit: tuple[float, float]) -> None:
    assert max(differences(WIDE, [Put(0.0, -450.0, *hit), Put(0.0, -500.0, *ZONG, vy=speed)])) < STRAIGHT_ON


@pytest.mark.parametrize("speed", [700.0, 1300.0, 2000.0])
@pytest.mark.parametrize("offset", [-21.0, -13.0, 5.0, 17.0, 23.0])
def test_glancing(speed: float, offset: float) -> None:
    assert max(differences(WIDE, [Put(0.0, -400.0), Put(offset, -500.0, *ZONG, vy=speed)])) < AFTER_A_KNOCK


def test_both_moving() -> None:
    discs = [Put(-100.0, 0.0, vx=900.0, vy=100.0), Put(100.0, 10.0, *ZONG, vx=-1100.0)]
    assert max(differences(WIDE, discs)) < AFTER_A_KNOCK


@pytest.mark.parametrize("speed", [500.0, 1200.0, 2000.0])
@pytest.mark.parametrize("slant", [0.0, 0.3, 0.9])
def test_rail(speed: float, slant: float) -> None:
    assert max(differences(board(), [Put(0.0, 230.0, vx=slant * speed, vy=speed)])) < STRAIGHT_ON


def test_slanted_rail() -> None:
    ground = Ground([Rail(100.0, 0.0, 0.0, 130.0, 0.7, inf)], [], 2900.0, 2500.0, 0.85)
    assert max(differences(ground, [Put(0.0, 0.0, vx=900.0, vy=500.0)])) < STRAIGHT_ON


@pytest.mark.parametrize("offset", [-15.0, 0.5, 9.0])
def test_post(offset: float) -> None:
    ground = board(300.0, 1500.0, posts=[Post(0.0, 0.0, 8.0, 0.7)])
    assert max(differences(ground, [Put(offset, -100.0, vy=1200.0)])) < AFTER_A_KNOCK


def test_knock_and_rail() -> None:
    """Of two touches the second makes the error of the first up to twice as large."""
    discs = [Put(90.0, 100.0), Put(20.0, -50.0, *ZONG, vx=650.0, vy=1400.0)]
    assert max(differences(board(), discs)) < 2 * AFTER_A_KNOCK


def test_pymunk_comes_to_our_result_as_its_steps_shrink() -> None:
    """With the step that it has in the benchmark it errs far more than we do, so it is not made to work for nothing."""
    discs = [Put(0.0, -400.0), Put(11.0, -500.0, *ZONG, vy=1500.0)]
    measured, fine, finest = (max(differences(WIDE, discs, step)) for step in (PEER_STEP, 1 / 16384, 1 / 262144))
    assert finest < fine < measured
    assert finest < measured / 20
    assert finest < 0.05
