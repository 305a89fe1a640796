"""What ZONG! measures of itself is the same work on both sides."""

from __future__ import annotations

import pytest

from spieltisch.games.zong import bench
from spieltisch.games.zong.physics import settle
from tests.games.zong.physics.scenes import speed


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "FLICKS_A_CALL", 3)
    monkeypatch.setattr(bench, "PEER_FLICKS_A_CALL", 2)


@pytest.mark.usefixtures("few")
def test_both_sides_say_how_many_flicks_they_made() -> None:
    assert bench.shots()() == 3
    assert bench.peer_shots()() == 2


def test_there_are_seven_discs_and_flicks_of_all_strengths_that_hit_somebody() -> None:
    scene = bench.crowd()
    assert scene.discs == 7
    hits = 0
    strengths = set()
    for flick in bench.flicks():
        bench.set_up(scene, flick)
        strengths.add(int(10 * speed(scene, bench.ZONG) / bench.TOP_SPEED))
        settle(scene)
        hits += any((scene.x[piece], scene.y[piece]) != place for piece, place in enumerate(bench.PIECES))
    assert strengths >= set(range(10))
    assert hits > len(bench.flicks()) / 2


def test_both_sides_start_alike_and_nothing_leaves_the_board() -> None:
    scene = bench.crowd()
    flick = max(bench.flicks(), key=lambda flick: flick.vy)
    bench.set_up(scene, flick)
    twin = bench.PymunkTwin(scene)
    assert [tuple(body.position) for body in twin.bodies] == [*bench.PIECES, bench.SPOT]
    assert tuple(twin.bodies[bench.ZONG].velocity) == flick
    settle(scene)
    twin.settle(bench.PEER_STEP)
    for disc, body in enumerate(twin.bodies):
        assert not scene.off[disc]
        assert 0 < body.position.x < bench.WIDTH
        assert 0 < body.position.y < bench.LENGTH
