"""Where a resting piece belongs: every rule of the tidy-up by name, and the fast reader beside the literal one."""

from __future__ import annotations

import random
import tomllib
from decimal import Decimal
from typing import Any

import pytest

from spieltisch.games.zong.rules.board import BOARD_KEYS, Board, board
from spieltisch.games.zong.rules.board_file import BoardFile
from spieltisch.games.zong.rules.readings import Judged, Reading, read_rest
from tests.games.zong.literal_readings import BOARDS, LiteralBoard

CLASSIC = board("classic")
THREE, FOUR, FIVE, SIX = range(4)  # the start fields, by how many players use them
LAST = CLASSIC.fields - 1
TARGET = CLASSIC.target


def numbered(number: int) -> int:
    return number + 3


def lying_at(x: float, y: float, start: int = SIX, on: Board = CLASSIC) -> Judged:
    return read_rest(on, start, round(x * 100), round(y * 100))


def reading_at(x: float, y: float, start: int = SIX, on: Board = CLASSIC) -> Reading:
    return lying_at(x, y, start, on).reading


# The rules, one by one


def test_a_piece_whose_centre_is_inside_a_fields_circle_is_on_that_field() -> None:
    assert reading_at(140.0, 461.3) == Reading("on", numbered(4))
    assert reading_at(156.0, 461.3) == Reading("on", numbered(4)), "the edge belongs to the field"


def test_a_piece_between_two_fields_goes_to_the_higher_one() -> None:
    assert reading_at(159.8, 458.35) == Reading("between", numbered(5))


def test_a_piece_between_the_two_fields_beside_a_corner_goes_to_the_higher_one() -> None:
    assert reading_at(218.6, 427.8) == Reading("between", numbered(8))


def test_a_piece_that_only_touches_one_field_goes_to_the_nearest_red_one() -> None:
    assert reading_at(140.0, 436.0) == Reading("red", numbered(7))


def test_a_piece_off_the_track_goes_to_the_nearest_red_field() -> None:
    assert reading_at(15.0, 430.0) == Reading("red", numbered(1))


def test_of_two_equally_near_red_fields_the_one_nearer_the_target_counts() -> None:
    judged = lying_at(60.0, 427.8)
    assert judged == Judged(Reading("red", numbered(13)), Reading("red", numbered(1)), 0)


def test_a_piece_wholly_inside_the_target_rests_on_it() -> None:
    assert reading_at(140.0, 48.0) == Reading("target", TARGET)
    assert reading_at(140.0, 100.0) == Reading("target", TARGET), "touching the edge from inside is inside"


def test_a_piece_that_straddles_the_targets_edge_goes_to_the_last_field() -> None:
    assert reading_at(140.0, 100.01) == Reading("edge", LAST)
    assert reading_at(140.0, 119.99) == Reading("edge", LAST)
    assert reading_at(140.0, 120.0) == Reading("red", numbered(31)), "beside the target is not on its edge"


def test_straddling_the_targets_edge_comes_before_fields_and_red_ones() -> None:
    wider = changed("target", radius=250)
    assert lying_at(179.6, 132.2).reading == Reading("on", LAST)
    assert reading_at(218.6, 159.8, on=wider) == Reading("edge", LAST), "between 30 and 32"
    assert reading_at(140.0, 175.0, on=wider) == Reading("edge", LAST), "nearest to a red one"
    assert reading_at(251.0, 160.0, on=wider) == Reading("edge", LAST), "on the red 31"


@pytest.mark.parametrize("key", BOARD_KEYS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pieces_in_the_pattern_of_the_start_field_rest_there(key: str, seats: int) -> None:
    there = board(key)
    start = there.start_field(seats)
    places = [there.place(seats, seat) for seat in range(seats)]
    assert [reading_at(x, y, start, there) for x, y in places] == [Reading("start", start)] * seats


def test_a_piece_on_a_field_behind_the_start_field_goes_to_the_start_field() -> None:
    assert reading_at(179.6, 534.2, FIVE) == Reading("start", FIVE)
    assert reading_at(140.0, 528.3, FIVE) == Reading("start", FIVE)


def test_a_piece_between_fields_behind_the_start_field_goes_to_the_start_field() -> None:
    assert reading_at(159.8, 531.2, SIX) == Reading("start", SIX)
    assert reading_at(80.9, 530.5, SIX) == Reading("start", SIX)


def test_start_fields_in_front_of_the_one_in_use_are_ordinary_fields() -> None:
    assert reading_at(61.4, 513.8, THREE) == Reading("on", SIX)
    assert reading_at(80.9, 518.1, THREE) == Reading("between", SIX)
    assert reading_at(140.0, 528.3, THREE) == Reading("on", FOUR)


def test_a_field_ahead_that_holds_the_centre_counts_before_the_pattern_around_the_start_field() -> None:
    assert CLASSIC.marks.homes[SIX] > 2200, "the pattern reaches over the edge of field 2"
    assert reading_at(61.4, 491.6, SIX) == Reading("on", numbered(2))
    assert reading_at(61.4, 491.9, SIX) == Reading("start", SIX)


# Doubt: less than one millimetre between two readings


def test_the_targets_edge_is_in_doubt_below_one_millimetre() -> None:
    inside, straddling = Reading("target", TARGET), Reading("edge", LAST)
    assert lying_at(140.0, 99.01) == Judged(inside, straddling, 99)
    assert lying_at(140.0, 99.0) == Judged(inside, None, 0)
    assert lying_at(140.0, 100.99) == Judged(straddling, inside, 99)
    assert lying_at(140.0, 101.0) == Judged(straddling, None, 0)


def test_whether_a_piece_reaches_the_target_is_in_doubt_too() -> None:
    straddling, beside = Reading("edge", LAST), Reading("red", numbered(31))
    assert lying_at(140.0, 119.2) == Judged(straddling, beside, 80)
    assert lying_at(140.0, 120.8) == Judged(beside, straddling, 80)


def test_a_fields_edge_is_in_doubt_below_one_millimetre() -> None:
    on, red = Reading("on", numbered(4)), Reading("red", numbered(7))
    assert lying_at(140.0, 446.29) == Judged(on, red, 99)
    assert lying_at(140.0, 446.3) == Judged(on, None, 0)
    assert lying_at(140.0, 444.31) == Judged(red, on, 99)
    assert lying_at(140.0, 444.3) == Judged(red, None, 0)


def test_touching_a_second_field_is_in_doubt_below_one_millimetre() -> None:
    both, seven = Reading("between", numbered(8)), Reading("red", numbered(7))
    assert lying_at(243.6, 408.8) == Judged(both, None, 0)
    assert lying_at(243.61, 408.8) == Judged(both, seven, 99)
    assert lying_at(244.6, 408.8) == Judged(both, seven, 0), "exactly touching is touching"
    assert lying_at(245.59, 408.8) == Judged(seven, both, 99)
    assert lying_at(245.6, 408.8) == Judged(seven, None, 0)


def test_the_nearest_red_field_is_in_doubt_below_one_millimetre() -> None:
    judged = lying_at(60.0, 428.3)
    assert (judged.reading, judged.other) == (Reading("red", numbered(1)), Reading("red", numbered(13)))
    assert 0 < judged.gap < 100
    assert lying_at(60.0, 429.0).other is None


def test_another_reason_for_the_same_field_is_no_doubt() -> None:
    judged = lying_at(163.9, 457.7)
    assert judged == Judged(Reading("on", numbered(5)), None, 0), "or else between 4 and 5: the same field"


def test_the_closest_call_gives_the_other_reading() -> None:
    nearly_on_nine = lying_at(165.0, 392.5)  # 0.94 mm more, and it would not touch 10 any longer
    assert nearly_on_nine == Judged(Reading("between", numbered(10)), Reading("on", numbered(9)), 50)
    nearly_red = lying_at(114.5, 458.0)  # 0.84 mm more, and it would be on 3
    assert nearly_red == Judged(Reading("between", numbered(4)), Reading("red", numbered(1)), 28)


# Beside the literal rules


@pytest.mark.parametrize("key", BOARD_KEYS)
@pytest.mark.parametrize("start", [THREE, FOUR, FIVE, SIX])
def test_the_reader_agrees_with_the_literal_rules_everywhere(key: str, start: int) -> None:
    fast, literal = board(key), LiteralBoard(key)
    luck = random.Random(f"{key} {start}")
    for x, y in [*anywhere(luck, 600), *near_edges(luck, fast, 600)]:
        judged = read_rest(fast, start, x, y)
        verdict = literal.judge(start, (Decimal(x) / 100, Decimal(y) / 100))
        assert judged.reading == (verdict.reason, verdict.field), (x, y)
        assert (judged.other is None) == (not verdict.others), (x, y)
        if judged.other is not None:
            assert judged.other in verdict.others, (x, y)
            assert judged.gap == int(verdict.gap * 100), (x, y)


def anywhere(luck: random.Random, count: int) -> list[tuple[int, int]]:
    return [(luck.randint(1000, 27000), luck.randint(1000, 55000)) for _ in range(count)]


def near_edges(luck: random.Random, there: Board, count: int) -> list[tuple[int, int]]:
    """Points on a grid so coarse that distances often come out equal, around fields that lie beside each other."""
    found: list[tuple[int, int]] = []
    for _ in range(count):
        field = luck.randrange(there.fields)
        dx, dy = luck.randint(-60, 60), luck.randint(-60, 60)
        found.append((round(there.x[field]) * 100 + 50 * dx, round(there.y[field]) * 100 + 50 * dy))
    return found


@pytest.mark.parametrize("key", BOARD_KEYS)
@pytest.mark.parametrize("start", [THREE, SIX])
def test_in_the_middle_of_a_field_nobody_doubts(key: str, start: int) -> None:
    there = board(key)
    for field in range(start + 1, there.fields):
        judged = read_rest(there, start, there.marks.x[field], there.marks.y[field])
        assert judged == Judged(Reading("on", field), None, 0)


def changed(table: str, **values: float) -> Board:
    data: dict[str, Any] = tomllib.loads((BOARDS / "classic.toml").read_text())
    data[table] |= values
    return Board("changed", BoardFile(data))
