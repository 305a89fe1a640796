"""Boards as data: the two that ship can be played on, and a file broken in one way is told exactly that."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.zong import FOLDER
from spieltisch.games.zong.rules.board import BOARD_KEYS, LARGE, SMALL, Board, board
from spieltisch.words import refusal, texts
from tests.broken_file import GONE, Broken, changed, faults_of
from tests.games.zong.suite import SUITE

FILES = SUITE.checked_files
CLASSIC, COMET = FILES
KEYS = BOARD_KEYS


# The boards that ship


def test_two_boards_ship() -> None:
    assert KEYS == ["classic", "comet"]


@pytest.mark.parametrize("key", KEYS)
def test_a_board_has_four_start_fields_a_good_thirty_more_and_then_the_target(key: str) -> None:
    there = board(key)
    assert (there.fields, there.target) == (37, 37)
    assert [there.place_name(field) for field in (0, 3, 4, 36)] == ["P3", "P6", "1", "33"]
    assert [there.start_field(seats) for seats in (3, 4, 5, 6)] == [0, 1, 2, 3]


def test_the_second_board_has_other_cushions() -> None:
    assert (board("classic").ground.rails, board("classic").ground.posts) == (4, 0)
    assert (board("comet").ground.rails, board("comet").ground.posts) == (8, 5)


def test_a_board_is_read_once() -> None:
    assert board("classic") is board("classic")


# Where a disc is put for a flick


@pytest.mark.parametrize(
    ("u", "v", "disc", "x", "y"),
    [
        (0, 0, LARGE, 16.0, 16.0),
        (1000, 0, LARGE, 264.0, 16.0),
        (500, 500, LARGE, 140.0, 94.0),
        (0, 0, SMALL, 10.0, 10.0),
        (1000, 0, SMALL, 270.0, 10.0),
        (500, 500, SMALL, 140.0, 100.0),
    ],
)
def test_spots_of_the_classic_board(u: int, v: int, disc: int, x: float, y: float) -> None:
    there = board("classic")
    assert there.spot(u, v, there.disc_radius(disc)) == (x, y)


@pytest.mark.parametrize("key", KEYS)
@given(u=st.integers(0, 1000), v=st.integers(0, 500), disc=st.sampled_from([LARGE, SMALL]))
def test_every_spot_is_wholly_on_the_target_and_off_the_rails(key: str, u: int, v: int, disc: int) -> None:
    there = board(key)
    radius = there.disc_radius(disc)
    x, y = there.spot(u, v, radius)
    assert math.hypot(x - there.target_x, y - there.target_y) <= there.target_radius - radius + 1e-9
    assert rail_gap(there, x, y) >= radius - 1e-9


@pytest.mark.parametrize("key", KEYS)
@given(v=st.integers(0, 500), disc=st.sampled_from([LARGE, SMALL]))
def test_the_first_and_last_spot_of_a_row_touch_the_edge_or_a_rail(key: str, v: int, disc: int) -> None:
    there = board(key)
    radius = there.disc_radius(disc)
    for u in (0, 1000):
        x, y = there.spot(u, v, radius)
        from_edge = there.target_radius - math.hypot(x - there.target_x, y - there.target_y)
        assert min(from_edge, rail_gap(there, x, y)) == pytest.approx(radius, abs=1e-6)


def rail_gap(there: Board, x: float, y: float) -> float:
    ground = there.ground
    return min(ground.rail_x[rail] * x + ground.rail_y[rail] * y - ground.rail_at[rail] for rail in range(ground.rails))


# What is wrong with a file


def rail(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y, "bounce": 0.8, "limit": 1700}


def post(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y, "radius": 6, "bounce": 0.9}


NO_TRACK = {"board-fields", "board-reds"}
TOO_SMALL = {"board-target-small", "board-target-along", "board-target-across"}
STAR = [(0, 200), (280, 200), (50, 560), (140, 0), (230, 560)]
BENT = [(0, 2), (140, 0), (280, 2), (280, 560), (0, 560)]

FORM = [
    Broken("a missing table", CLASSIC, {"frame": GONE}, {"file-missing"}),
    Broken("a missing key", CLASSIC, {"surface.friction": GONE}, {"file-missing"}),
    Broken("no rails", CLASSIC, {"rail": GONE}, {"file-missing"}),
    Broken("an unknown table", CLASSIC, {"decoration": {}}, {"file-unknown"}),
    Broken("an unknown key", CLASSIC, {"surface.grap": 1}, {"file-unknown"}),
    Broken("a number for a table", CLASSIC, {"frame": 1}, {"file-table"}),
    Broken("a number among tables", CLASSIC, {"rail.0": 1}, {"file-table"}),
    Broken("a number for tables", CLASSIC, {"post": 7}, {"file-tables"}),
    Broken("a word for a length", CLASSIC, {"target.x": "140"}, {"board-length"}),
    Broken("a length too fine to compare", CLASSIC, {"target.y": -70.001}, {"board-length"}),
    Broken("a length without end", CLASSIC, {"target.y": math.inf}, {"board-length"}),
    Broken("a length that is no number", CLASSIC, {"target.y": math.nan}, {"board-length"}),
    Broken("a length of many digits", CLASSIC, {"target.y": 10**400}, {"board-length"}),
    Broken("a width of nothing", CLASSIC, {"sizes.piece": 0}, {"board-size"}),
    Broken("a negative mass", CLASSIC, {"mass.piece": -1.5}, {"board-amount"}),
    Broken("no friction", CLASSIC, {"surface.friction": 0}, {"board-amount"}),
    Broken("no hop limit", CLASSIC, {"rail.2.limit": 0}, {"board-amount"}),
    Broken("a truth for a number", CLASSIC, {"surface.grip": True}, {"board-amount"}),
    Broken("a rail that makes faster", CLASSIC, {"rail.0.bounce": 1.01}, {"board-share"}),
    Broken("a dead post", COMET, {"post.0.bounce": 0}, {"board-share"}),
    Broken("half a seat", CLASSIC, {"start.0.seats": 3.5}, {"file-whole"}),
    Broken("a point of three", CLASSIC, {"target.centre": [140, 48, 1]}, {"board-point"}),
    Broken("a word among the reds", CLASSIC, {"track.red.0": "1"}, {"file-wholes"}),
    Broken("half a field", CLASSIC, {"track.fields.4": [26.2]}, {"board-points"}),
    Broken("a number for places", CLASSIC, {"start.0.places": 3}, {"board-points"}),
]
FRAME = [
    Broken("two rails", CLASSIC, {"rail.3": GONE, "rail.2": GONE}, {"board-rails"}),
    Broken("a corner that points inward", COMET, {"rail.0.y": 60}, {"board-frame-turn"}),
    Broken("two corners in one", CLASSIC, {"rail.2.y": 0}, {"board-frame-turn"}),
    Broken(
        "a frame the wrong way round",
        CLASSIC,
        {"rail.0.x": 280, "rail.1.x": 0, "rail.2.x": 0, "rail.3.x": 280},
        {"board-frame-turn"},
    ),
    Broken("a frame like a star", CLASSIC, {"rail": [rail(x, y) for x, y in STAR]}, {"board-frame-round"}),
    Broken("a board wider than its frame", CLASSIC, {"board.width": 300}, {"board-frame-size"}),
    Broken("no rail behind the target", CLASSIC, {"rail": [rail(x, y) for x, y in BENT]}, {"board-frame-end"}),
    Broken(
        "too short a track",
        COMET,
        {f"track.fields.{n}": GONE for n in range(36, 20, -1)},
        {"board-fields", "board-reds"},
    ),
    Broken("no track", CLASSIC, {"track.fields": []}, NO_TRACK),
    Broken("reds out of order", CLASSIC, {"track.red": [7, 1, 13, 19, 25, 31]}, {"board-reds"}),
    Broken("a red field twice", CLASSIC, {"track.red": [1, 1, 7, 13, 19, 25, 31]}, {"board-reds"}),
    Broken("a red field behind the first", CLASSIC, {"track.red.0": 0}, {"board-reds"}),
    Broken("a red field beyond the last", CLASSIC, {"track.red.5": 34}, {"board-reds"}),
    Broken("a single red field", CLASSIC, {"track.red": [1]}, {"board-reds"}),
    Broken("a start too few", CLASSIC, {"start.3": GONE}, {"board-starts"}),
    Broken("starts out of order", CLASSIC, {"start.0.seats": 4, "start.1.seats": 3}, {"board-starts", "board-places"}),
    Broken("a place too few", CLASSIC, {"start.0.places.2": GONE}, {"board-places"}),
]
MEASURES = [
    Broken("pieces too small to see", CLASSIC, {"sizes.piece": 4.98}, {"board-piece", "board-place-far"}),
    Broken("pieces as wide as fields", CLASSIC, {"sizes.field": 20}, {"board-piece", "board-place-far"}),
    Broken("a small disc that is large", CLASSIC, {"sizes.zong_small": 34}, {"board-discs"}),
    Broken("weak fingers", CLASSIC, {"surface.friction": 7000}, {"board-weak"}),
    Broken("a rail nothing hops over", CLASSIC, {"rail.1.limit": 2601}, {"board-limit"}),
    Broken("a long step", CLASSIC, {"track.fields.36": [179.0, 132.2]}, {"board-step"}),
    Broken("a field at a rail", CLASSIC, {"track.fields.10": [258.1, 427.8]}, {"board-field-rail", "board-step"}),
    Broken(
        "two fields side by side",
        CLASSIC,
        {"track.fields.9": [221.0, 445.0], "track.fields.11": [221.0, 410.6]},
        {"board-fields-near", "board-step"},
    ),
    Broken(
        "two rows within reach of one piece",
        COMET,
        {f"track.fields.{n}": [90.0, y] for n, y in zip(range(8, 12), (338.0, 378.0, 418.0, 458.0), strict=True)},
        {"board-rows-near", "board-step"},
    ),
    Broken("a corner that is not red", CLASSIC, {"track.red": [1, 7, 13, 19, 25]}, {"board-corner-not-red"}),
    Broken("a red field on the way", CLASSIC, {"track.red.5": 30}, {"board-corner-not-red", "board-red-no-corner"}),
    Broken("a red last field", CLASSIC, {"track.red": [1, 7, 13, 19, 25, 31, 33]}, {"board-red-no-corner"}),
    Broken("a target at a field", CLASSIC, {"target.radius": 188}, {"board-field-target"}),
    Broken(
        "a target beside another field",
        COMET,
        {"target": {"x": 90, "y": 120, "radius": 70, "centre": [90, 100], "spot": [90, 100]}, "post.0": GONE},
        {"board-last-field"},
    ),
    Broken("a centre outside the target", CLASSIC, {"target.centre": [140, 111]}, {"board-target-centre"}),
    Broken("a target smaller than a disc", COMET, {"target.radius": 15}, TOO_SMALL),
    Broken("a target beneath the rails", COMET, {"target.x": 250}, {"board-target-hidden", "board-field-target"}),
    Broken("too short a target", CLASSIC, {"target.radius": 130, "target.spot": [140, 30]}, {"board-target-along"}),
    Broken("too narrow a target", COMET, {"target.radius": 40}, {"board-target-across"}),
    Broken("a first spot at a rail", CLASSIC, {"target.spot": [140, 15]}, {"board-target-spot"}),
    Broken("pieces that touch", CLASSIC, {"start.0.places.0": [179.6, 523.0]}, {"board-places-near"}),
    Broken("a piece far from its start", CLASSIC, {"start.0.places.1": [205.0, 545.0]}, {"board-place-far"}),
    Broken("a piece on the next field", CLASSIC, {"start.0.places.2": [162.0, 538.0]}, {"board-place-field"}),
    Broken("a piece at a rail", CLASSIC, {"start.0.places.1": [190.2, 549.5]}, {"board-place-rail"}),
    Broken(
        "a piece in the target", CLASSIC, {"start.2.places.1": [140, 60]}, {"board-place-target", "board-place-far"}
    ),
    Broken("a post at a rail", COMET, {"post.0.x": 34}, {"board-post-rail"}),
    Broken("posts beside each other", COMET, {"post.0": post(113.5, 258)}, {"board-posts-near"}),
    Broken("a post at a field", COMET, {"post.3.x": 80}, {"board-post-field"}),
    Broken("a post at the start", COMET, {"post.3": post(52, 515)}, {"board-post-place"}),
    Broken("a post at the target", COMET, {"post.0": post(80, 75)}, {"board-post-target"}),
    Broken("a field behind a post", COMET, {"post.1.radius": 16}, {"board-hidden"}),
]


@pytest.mark.parametrize("broken", [*FORM, *FRAME, *MEASURES], ids=str)
def test_a_broken_board_is_told_what_is_wrong_with_it(broken: Broken) -> None:
    found = faults_of(FOLDER, changed(FILES[broken.file], broken.changes))
    assert {fault.key for fault in found} == broken.told


def test_a_sentence_names_what_it_is_about() -> None:
    (fault,) = faults_of(FOLDER, FILES[CLASSIC].replace("[179.6, 132.2],", "[179.0, 132.2],"))
    assert refusal("en", fault, "zong") == "From field 32 to field 33 it is 40.52 mm, elsewhere a step is 40 mm."
    assert refusal("de", fault, "zong") == "Von Feld 32 zu Feld 33 sind es 40.52 mm, sonst ist ein Schritt 40 mm."


def test_every_fault_has_been_shown() -> None:
    shown = set[str]().union(*(broken.told for broken in [*FORM, *FRAME, *MEASURES]))
    spoken = {key.removeprefix("refusal.") for key in texts("de", "zong") if key.startswith("refusal.board-")}
    assert spoken <= shown


@settings(max_examples=200)
@given(data=st.data())
def test_any_number_anywhere_gives_sentences_and_never_a_crash(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(list(FILES.values()))).splitlines()
    numbers = [(line, found) for line, text in enumerate(lines) for found in NUMBER.finditer(text.partition("#")[0])]
    for line, found in data.draw(st.lists(st.sampled_from(numbers), min_size=1, max_size=3, unique_by=lambda n: n[0])):
        value = data.draw(st.floats() | st.integers() | st.floats(-600, 600).map(lambda number: round(number, 1)))
        lines[line] = lines[line][: found.start()] + repr(value) + lines[line][found.end() :]
    faults_of(FOLDER, "\n".join(lines))


NUMBER = re.compile(r"(?<![\w.])-?\d+(\.\d+)?")
