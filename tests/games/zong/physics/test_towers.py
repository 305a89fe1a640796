"""Discs on discs: what the rules of the game promise about towers, and what friction and weight say beyond that."""

from __future__ import annotations

from math import hypot

import pytest

from spieltisch.games.zong.physics import Film, Ground, Rail, Scene, read, settle
from spieltisch.games.zong.physics.film import DROP, HIT_DISC, Moment
from spieltisch.games.zong.physics.scene import NOBODY
from tests.games.zong.physics.scenes import FRICTION, GRIP, PIECE, ZONG, Put, board, scene_of, settled, steps

BASE, MIDDLE, TOP, FLICKED = 0, 1, 2, 3
LONG_BOARD = 2000.0


def tower(flicked: Put, height: int = 3) -> list[Put]:
    """A tower at the origin, each disc on the one before, and whatever comes to hit it."""
    return [*(Put(0.0, 0.0, carrier=level - 1) for level in range(height)), flicked]


def hit(speed: float, *, disc: tuple[float, float] = ZONG, ground: Ground | None = None) -> tuple[Scene, list[Moment]]:
    """A tower of three, hit in the middle by a disc that touches it with this speed."""
    scene = scene_of(ground or board(140.0, LONG_BOARD), tower(Put(0.0, -10.0 - disc[0], *disc, vy=speed)))
    film = Film()
    settle(scene, film)
    return scene, read(film.written()).moments


def moved(scene: Scene, disc: int) -> float:
    return hypot(scene.x[disc], scene.y[disc])


def test_only_the_lowest_disc_of_a_tower_is_hit() -> None:
    _, moments = hit(2500.0)
    knocks = [(moment.disc, moment.other) for moment in moments if moment.kind == HIT_DISC]
    assert knocks == [(FLICKED, BASE)]


def test_the_top_of_a_tower_is_safe_from_the_disc_as_long_as_something_is_under_it() -> None:
    """The disc runs straight through where the upper two hang over the edge of the lowest."""
    discs = [Put(0.0, 0.0), Put(15.0, 0.0, carrier=0), Put(15.0, 0.0, carrier=1), Put(23.0, -100.0, vy=1500.0)]
    scene = settled(board(140.0, LONG_BOARD), discs)
    assert [scene.x[disc] for disc in range(3)] == [0.0, 15.0, 15.0]
    assert [scene.y[disc] for disc in range(3)] == [0.0, 0.0, 0.0]
    assert (scene.x[3], scene.y[3] > 100) == (23.0, True)


@pytest.mark.parametrize("speed", [2000.0, 2500.0, 3000.0])
def test_when_the_base_is_shot_away_the_others_drop_nearly_where_they_were(speed: float) -> None:
    """The base is gone within some milliseconds; so long does grip drag them along, and then they slide that out."""
    scene, moments = hit(speed, disc=PIECE)
    gone_after = 2 * PIECE[0] / (0.9 * speed)
    dragged = GRIP * gone_after
    most = dragged * gone_after / 2 + dragged * dragged / (2 * FRICTION)
    assert moved(scene, BASE) > 200
    assert 0 < moved(scene, MIDDLE) < 1.5 * most + 1
    assert 0 < moved(scene, TOP) < 1.5 * most + 1
    assert next(moment.disc for moment in moments if moment.kind == DROP) == MIDDLE
    assert scene.x[MIDDLE] == scene.x[TOP] == 0.0


@pytest.mark.parametrize("speed", [10.0, 50.0, 120.0])
def test_pushed_slowly_a_tower_rides_along(speed: float) -> None:
    scene, moments = hit(speed)
    assert [scene.carrier[disc] for disc in range(3)] == [NOBODY, BASE, MIDDLE]
    assert moved(scene, MIDDLE) > 0
    assert all(moment.kind != DROP for moment in moments)


def test_where_discs_grip_better_than_the_board_a_gliding_tower_stays_one() -> None:
    """Its discs share one velocity, and the board slows the whole tower as it slows a single disc."""
    glide = [Put(0.0, 0.0, vy=400.0), Put(0.0, 0.0, carrier=0, vy=400.0), Put(0.0, 0.0, carrier=1, vy=400.0)]
    scene = settled(board(140.0, LONG_BOARD, grip=2 * FRICTION), glide)
    way = 400.0 * 400.0 / (2 * FRICTION)
    assert [scene.y[disc] for disc in range(3)] == pytest.approx([way] * 3, abs=0.1)


def test_a_rider_slides_out_on_a_base_at_rest_as_far_as_grip_lets_it() -> None:
    scene = settled(board(), [Put(0.0, 0.0), Put(0.0, 0.0, carrier=0, vx=200.0)])
    assert scene.x[0] == pytest.approx(0.0, abs=1e-6), "the board holds it under the weight of both"
    assert scene.x[1] == pytest.approx(200.0 * 200.0 / (2 * GRIP), abs=0.01)


def test_a_rider_slows_its_carrier_down_and_is_dragged_along() -> None:
    """From rest the rider gains what grip gives; the base loses that much and friction under the weight of both."""
    scene = scene_of(board(140.0, LONG_BOARD), [Put(0.0, 0.0, vy=1000.0), Put(0.0, 0.0, carrier=0)])
    for motion in steps(scene):
        if motion.seconds >= 0.01:
            break
    assert scene.vy[1] == pytest.approx(GRIP * motion.seconds)
    assert scene.vy[0] == pytest.approx(1000 - (2 * FRICTION + GRIP) * motion.seconds)


def test_friction_in_a_tower_keeps_momentum_where_the_board_is_smooth() -> None:
    scene = scene_of(
        board(140.0, LONG_BOARD, friction=1e-9), [Put(0.0, 0.0, *ZONG, vy=300.0), Put(0.0, 0.0, carrier=0)]
    )
    for motion in steps(scene):
        if motion.seconds > 0.1:
            break
    together = 300 * ZONG[1] / (ZONG[1] + 1)
    assert (scene.vy[0], scene.vy[1]) == pytest.approx((together, together), rel=1e-4)


def test_when_the_carrier_hops_off_the_riders_stay_on_the_board() -> None:
    ground = board(limit=1500.0)
    scene = scene_of(ground, tower(Put(0.0, -26.0, *ZONG, vy=2900.0)))
    film = Film()
    settle(scene, film)
    assert [scene.off[disc] for disc in range(3)] == [True, False, False]
    assert moved(scene, MIDDLE) < 25
    assert read(film.written()).is_off(BASE)


def test_riders_drop_where_the_carrier_hops_off_right_under_them() -> None:
    """The base touches the rail when it is hit; the riders hang back and are not as fast as it is."""
    discs = [Put(0.0, 270.0), Put(0.0, 268.0, carrier=0), Put(0.0, 268.0, carrier=1), Put(0.0, 244.0, *ZONG, vy=2500.0)]
    scene = settled(board(limit=1500.0), discs)
    assert [scene.off[disc] for disc in range(3)] == [True, False, False]
    assert scene.carrier[MIDDLE] != BASE
    assert scene.carrier[TOP] == MIDDLE


def test_rails_throw_riders_back_and_let_them_hop_like_every_disc() -> None:
    """They lie on a base that is far from being pushed off itself."""
    slow = settled(board(limit=1500.0), [Put(0.0, 265.0), Put(0.0, 265.0, carrier=0, vy=300.0)])
    assert not slow.off[1]
    assert slow.y[1] < 270.0
    fast = settled(board(limit=1500.0), [Put(0.0, 265.0), Put(0.0, 265.0, carrier=0, vy=2000.0)])
    assert [fast.off[0], fast.off[1]] == [False, True]
    assert fast.carrier[1] == NOBODY


def test_a_disc_that_drops_rides_on_the_zong_disc_if_that_has_come_below_it() -> None:
    scene, moments = hit(1500.0)
    drops = [(moment.disc, moment.other - 1) for moment in moments if moment.kind == DROP]
    assert drops[0] == (MIDDLE, FLICKED)
    assert scene.carrier[TOP] == MIDDLE


def test_a_disc_that_drops_lies_on_the_board_if_nothing_is_below_it() -> None:
    """The base is thrown out sideways by itself, with a speed that no other disc had to give it."""
    scene = scene_of(board(), [Put(0.0, 0.0, vx=1500.0), Put(0.0, 0.0, carrier=0)])
    film = Film()
    settle(scene, film)
    assert scene.carrier[1] == NOBODY
    first = read(film.written()).moments[0]
    assert (first.kind, first.disc, first.other, first.amount) == (DROP, 1, 0, 0)


def test_a_disc_that_drops_from_above_lands_on_the_highest_of_what_is_there() -> None:
    """The disc in the middle leaves; below are the base, and nearby the top of another tower."""
    neighbour, on_the_neighbour = 3, 4
    discs = [
        Put(0.0, 0.0),
        Put(0.0, 0.0, carrier=BASE, vx=2000.0),
        Put(0.0, 0.0, carrier=MIDDLE),
        Put(-30.0, 0.0, *ZONG),
        Put(-15.0, 0.0, carrier=neighbour),
    ]
    ground = board(LONG_BOARD, 140.0)
    assert settled(ground, discs[:3]).carrier[TOP] == BASE
    assert settled(ground, discs).carrier[TOP] == on_the_neighbour


def test_what_dropped_can_be_hit() -> None:
    discs = [Put(0.0, 0.0, vx=1500.0), Put(0.0, 0.0, carrier=0), Put(0.0, -300.0, *ZONG, vy=2900.0)]
    scene = scene_of(board(140.0, LONG_BOARD), discs)
    film = Film()
    settle(scene, film)
    moments = [moment for moment in read(film.written()).moments if moment.kind in (DROP, HIT_DISC)]
    assert [(moment.kind, moment.disc, moment.other) for moment in moments] == [(DROP, 1, 0), (HIT_DISC, 2, 1)]
    assert scene.y[1] > 200


def test_a_tower_beside_a_slanted_rail_comes_to_rest_within_the_board() -> None:
    rails = [Rail(100.0, -200.0, 100.0, 100.0, 0.8, 1e9), Rail(100.0, 0.0, 0.0, 100.0, 0.8, 1e9)]
    ground = Ground(rails, [], FRICTION, GRIP, 0.85)
    scene = settled(ground, tower(Put(0.0, -26.0, *ZONG, vx=500.0, vy=1500.0)))
    for disc in range(4):
        assert scene.x[disc] + scene.y[disc] < 100
