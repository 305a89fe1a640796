"""Films: true to a tenth of a millimetre, compact, and nothing but a film is read as one."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from itertools import pairwise
from math import hypot

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spieltisch.games.zong.physics import Film, Motion, Reel, hundredths, read, settle
from spieltisch.games.zong.physics.film import DROP, HIT_DISC, HIT_POST, HIT_RAIL, HOP, Moment
from tests.games.zong.physics.scenes import NOT_INSIDE, ZONG, Put, board, crowds, scene_of


def filmed(discs: list[Put], limit: float = 1800.0) -> tuple[Reel, Motion, Film]:
    scene, film = scene_of(board(limit=limit), discs), Film()
    motion = Motion(scene, film)
    while motion.advance():
        pass
    return read(film.written()), motion, film


def place_at(reel: Reel, disc: int, ms: float) -> tuple[float, float]:
    frames = reel.keyframes[disc]
    if ms >= frames[-1].ms:
        return frames[-1].x / 100, frames[-1].y / 100
    before, after = next((one, two) for one, two in pairwise(frames) if ms < two.ms)
    share = (ms - before.ms) / (after.ms - before.ms)
    return (before.x + (after.x - before.x) * share) / 100, (before.y + (after.y - before.y) * share) / 100


# The disc on the base is brought to rest by it within one step, after having moved in that step.
STOPPED_ON_THE_WAY = [
    Put(0.0, -81.632296314201),
    Put(0.0, 0.0, vx=-1041.0050673259132, vy=2549.7191855999376),
    Put(0.0, 0.0, *ZONG, carrier=1, vx=281.36825340040406, vy=282.7408144752106),
    Put(0.0, 0.0, *ZONG, carrier=1),
    Put(0.0, 3.0, carrier=1),
    Put(0.0, 0.0, *ZONG, carrier=1, vx=417.40181931177545, vy=5e-06),
]


@given(crowds(towers=True))
@example(STOPPED_ON_THE_WAY)
@settings(max_examples=60, deadline=None)
def test_a_film_starts_and_ends_where_the_scene_does(discs: list[Put]) -> None:
    scene, film = scene_of(board(limit=1800.0), discs), Film()
    settle(scene, film)
    reel = read(film.written())
    assert reel.discs == len(discs)
    assert reel.carriers == [disc.carrier for disc in discs]
    for number, disc in enumerate(discs):
        assert reel.start(number) == (hundredths(disc.x), hundredths(disc.y))
        assert reel.rest(number) == (hundredths(scene.x[number]), hundredths(scene.y[number]))
        assert reel.is_off(number) == scene.off[number]


@given(crowds(towers=True))
@settings(max_examples=60, deadline=None)
def test_a_film_is_within_a_tenth_of_a_millimetre(discs: list[Put]) -> None:
    """At every whole millisecond that no touch is near: a touch is shown at the nearest one, exactly where it was."""
    scene, film = scene_of(board(), discs), Film()
    motion = Motion(scene, film)
    seen = [(0.0, [(scene.x[disc], scene.y[disc]) for disc in range(scene.discs)])]
    while motion.advance():
        seen.append((motion.seconds * 1000, [(scene.x[disc], scene.y[disc]) for disc in range(scene.discs)]))
    reel = read(film.written())
    touches = [moment.ms for moment in reel.moments]
    for (early, before), (late, after) in pairwise(seen):
        ms = float(int(late))
        if ms < early or any(abs(ms - touch) <= 2 for touch in touches):
            continue
        share = (ms - early) / (late - early)
        for disc in range(scene.discs):
            x = before[disc][0] + (after[disc][0] - before[disc][0]) * share
            y = before[disc][1] + (after[disc][1] - before[disc][1]) * share
            shown_x, shown_y = place_at(reel, disc, ms)
            assert hypot(shown_x - x, shown_y - y) < 0.1


def test_a_single_slide_is_true_to_the_formula() -> None:
    reel, motion, _ = filmed([Put(0.0, -200.0, vy=1500.0)])
    for ms in range(int(motion.seconds * 1000)):
        seconds = min(ms / 1000, 1500 / 2900)
        _, y = place_at(reel, 0, ms)
        assert y == pytest.approx(-200 + 1500 * seconds - 2900 * seconds * seconds / 2, abs=0.1)


def test_discs_touch_on_the_film_when_they_are_heard() -> None:
    reel, _, _ = filmed([Put(5.0, 0.0), Put(0.0, -200.0, *ZONG, vy=1700.0)])
    knock = reel.moments[0]
    (ax, ay), (bx, by) = place_at(reel, 0, knock.ms), place_at(reel, 1, knock.ms)
    assert (knock.kind, knock.disc, knock.other) == (HIT_DISC, 1, 0)
    assert hypot(ax - bx, ay - by) == pytest.approx(26.0, abs=0.02)


def test_moments_say_who_hit_what_and_how_hard() -> None:
    reel, _, _ = filmed([Put(0.0, 0.0), Put(0.0, -26.0, *ZONG, vy=1000.0), Put(100.0, 270.0, vy=700.0)])
    assert [moment[1:] for moment in reel.moments[:2]] == [(HIT_DISC, 1, 0, 1000), (HIT_RAIL, 2, 1, 700)]
    assert [moment.ms for moment in reel.moments] == sorted(moment.ms for moment in reel.moments)


def test_a_disc_that_hops_is_last_seen_outside() -> None:
    reel, _, _ = filmed([Put(0.0, 200.0, vy=2500.0), Put(0.0, 0.0)])
    assert [moment.kind for moment in reel.moments] == [HOP]
    assert reel.is_off(0)
    assert not reel.is_off(1)
    assert reel.rest(0)[1] > 29000
    assert any(frame.y == 27000 for frame in reel.keyframes[0]), "it leaves over the rail"


def test_a_disc_that_never_moves_takes_one_keyframe_and_a_busy_film_stays_small() -> None:
    crowd = [Put(-40.0 + 20 * column, 40.0 * row, *(10.0, 1.0)) for column in range(3) for row in range(2)]
    reel, _, film = filmed([*crowd, Put(0.0, -200.0, *ZONG, vy=2500.0), Put(-130.0, 270.0)])
    assert len(reel.keyframes[7]) == 1
    assert len(film.written()) < 4000


def test_a_rider_is_on_its_carrier_at_the_start_and_its_drop_is_told() -> None:
    reel, _, _ = filmed([Put(0.0, 0.0, vx=1500.0), Put(0.0, 0.0, carrier=0)])
    assert reel.carriers == [-1, 0]
    assert reel.moments[0][1:] == (DROP, 1, 0, 0)


def test_discs_are_never_shown_far_inside_each_other() -> None:
    reel, motion, _ = filmed([Put(5.0, 0.0), Put(-12.0, 40.0), Put(0.0, -200.0, *ZONG, vy=1700.0)], limit=1e9)
    radii = [10.0, 10.0, 16.0]
    for ms in range(int(motion.seconds * 1000)):
        shown = [place_at(reel, disc, ms) for disc in range(3)]
        for one in range(3):
            for two in range(one):
                apart = hypot(shown[one][0] - shown[two][0], shown[one][1] - shown[two][1])
                assert apart > radii[one] + radii[two] - 1.0 - NOT_INSIDE


# Reading


@given(st.text())
@settings(max_examples=300)
def test_any_text_is_a_film_or_a_value_error(text: str) -> None:
    expect_film_or_error(text)


@given(st.binary())
@example(b"")
@example(b"\x00\x00")
@example(b"\x01\x00\x00\x00")
@example(b"\x01\x01\x01\x00\x00\x00\x00")
@example(b"\x02\x02\x01\x00\x00\x00\x01\x01\x00\x00\x00\x00")
@example(b"\xff" * 20)
@example(b"\x80\x00\x00")
@settings(max_examples=500)
def test_any_bytes_are_a_film_or_a_value_error(data: bytes) -> None:
    expect_film_or_error(urlsafe_b64encode(data).rstrip(b"=").decode())


@given(st.integers(0), st.integers(0, 63))
@settings(max_examples=300)
def test_a_damaged_film_is_a_film_or_a_value_error(where: int, sign: int) -> None:
    _, _, film = filmed([Put(0.0, 0.0), Put(0.0, 0.0, carrier=0), Put(5.0, -90.0, *ZONG, vy=900.0)])
    text = film.written()
    where %= len(text)
    expect_film_or_error(text[:where])
    expect_film_or_error(text[:where] + "ABCabc012-_"[sign % 11] + text[where + 1 :])


def expect_film_or_error(text: str) -> None:
    try:
        reel = read(text)
    except ValueError:
        return
    for disc in range(reel.discs):
        reel.rest(disc)
        assert reel.keyframes[disc][0].ms == 0
        assert reel.carriers[disc] in range(-1, reel.discs)
    for moment in reel.moments:
        assert moment.disc in range(reel.discs)
        assert moment.kind in (HIT_DISC, HIT_RAIL, HIT_POST, HOP, DROP)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no text in which"),
        (b"\x01\x00\x01\x00\x00\x00", "breaks off"),
        (b"\x01\x00\x00\x00", "somewhere"),
        (b"\x01\x00\x01\x05\x00\x00\x00", "first keyframe"),
        (b"\x01\x00\x02\x00\x00\x00\x00\x02\x02\x00", "first keyframe"),
        (b"\x01\x01\x01\x00\x00\x00\x00", "cannot lie"),
        (b"\x01\x02\x01\x00\x00\x00\x00", "cannot lie"),
        (b"\x02\x02\x01\x00\x00\x00\x01\x01\x00\x00\x00\x00", "lies on nothing"),
        (b"\x01\x00\x01\x00\x00\x00\x01\x00\x05\x00\x00\x00", "no such moment"),
        (b"\x01\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00", "no such moment"),
        (b"\x01\x00\x01\x00\x00\x00\x01\x00\x01\x01\x00\x00", "no such moment"),
        (b"\x01\x00\x01\x00\x00\x00\x00\x00", "goes on"),
        (b"\x81\x00", "no number"),
        (b"\xff" * 20, "without end"),
    ],
)
def test_what_is_wrong_with_a_film_is_said(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(urlsafe_b64encode(data).rstrip(b"=").decode())


@pytest.mark.parametrize("text", ["A", "AB=", "AB==", "A B", "A+B/", "äöü", "AQ\n"])
def test_only_the_unpadded_alphabet_for_addresses_is_read(text: str) -> None:
    with pytest.raises(ValueError, match="no text in which"):
        read(text)


def test_a_film_reads_back_what_was_written() -> None:
    data = b"\x02\x00\x02\x00\x02\x03\x05\x04\x07\x01\x01\x00\x0a\x0b\x01\x06\x00\x00\x01\xac\x02"
    reel = read(urlsafe_b64encode(data).rstrip(b"=").decode())
    assert reel.carriers == [-1, 0]
    assert reel.keyframes == [[(0, 1, -2), (5, 3, -6)], [(0, 5, -6)]]
    assert reel.moments == [Moment(6, HIT_DISC, 0, 1, 300)]
    assert (reel.start(0), reel.rest(0)) == ((1, -2), (3, -6))
