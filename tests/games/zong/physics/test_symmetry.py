"""The physics knows no left and no right, no here and no there."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from spieltisch.games.zong.physics import Post
from tests.games.zong.physics.scenes import ZONG, Put, board, crowds, settled

POSTS = [Post(-60.0, 100.0, 8.0, 0.7), Post(60.0, 100.0, 8.0, 0.7)]


@given(crowds(towers=True))
@settings(max_examples=150, deadline=None)
def test_a_mirrored_scene_ends_mirrored_to_the_last_bit(discs: list[Put]) -> None:
    """Around the origin mirrored numbers differ in their sign only, and no sign is ever rounded."""
    mirrored = [disc._replace(x=-disc.x, vx=-disc.vx) for disc in discs]
    one, other = settled(board(), discs), settled(board(), mirrored)
    for disc in range(one.discs):
        assert (one.x[disc], one.y[disc], one.off[disc]) == (-other.x[disc], other.y[disc], other.off[disc])


@given(crowds())
@settings(max_examples=100, deadline=None)
def test_a_scene_turned_by_a_quarter_ends_turned_to_the_last_bit(discs: list[Put]) -> None:
    turned = [disc._replace(x=-disc.y, y=disc.x, vx=-disc.vy, vy=disc.vx) for disc in discs]
    one, other = settled(board(140.0, 280.0), discs), settled(board(280.0, 140.0), turned)
    for disc in range(one.discs):
        assert (one.x[disc], one.y[disc]) == (other.y[disc], -other.x[disc])


def test_of_two_touches_at_the_very_same_time_one_comes_first_and_both_count() -> None:
    scene = settled(board(posts=POSTS), [Put(-12.0, 0.0), Put(12.0, 0.0), Put(0.0, -150.0, *ZONG, vy=1500.0)])
    assert scene.x[0] < -20
    assert scene.x[1] > 20


def test_where_a_scene_lies_makes_no_difference_but_for_rounding() -> None:
    discs = [Put(0.0, 0.0), Put(7.0, -90.0, *ZONG, vy=700.0)]
    moved = [disc._replace(x=disc.x + 1000, y=disc.y + 500) for disc in discs]
    here, there = settled(board(2000.0, 2000.0), discs), settled(board(2000.0, 2000.0), moved)
    for disc in range(2):
        assert (there.x[disc] - 1000, there.y[disc] - 500) == pytest.approx((here.x[disc], here.y[disc]), abs=1e-6)


def test_the_order_of_the_discs_makes_no_difference_but_for_rounding() -> None:
    discs = [Put(0.0, 0.0), Put(20.0, 60.0), Put(-9.0, 85.0), Put(7.0, -90.0, *ZONG, vy=1200.0)]
    one, other = settled(board(), discs), settled(board(), discs[::-1])
    for disc in range(4):
        assert (one.x[disc], one.y[disc]) == pytest.approx((other.x[3 - disc], other.y[3 - disc]), abs=1e-6)
