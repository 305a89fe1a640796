"""Towers, retreat and attack: where the pieces stand, without luck and without physics."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.games.zong.rules.towers import NOBODY, Towers
from tests.games.zong.positions import CLASSIC, drawn, field, stand


def after_retreat(pieces: str, seat: int, spirals: int = 1) -> str:
    towers = stand(pieces)
    for _ in range(spirals):
        towers.retreat(seat)
    return drawn(towers)


def after_attack(pieces: str, seat: int, points: int, companions: tuple[int, ...] = ()) -> str:
    towers = stand(pieces)
    towers.attack(seat, points, sum(1 << other for other in companions))
    return drawn(towers)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_begin_on_the_start_field_with_as_many_planets_as_players(seats: int) -> None:
    names = "".join(str(seat) for seat in range(seats))
    assert drawn(stand(f"P{seats}:{names}")) == f"P{seats}:{names}"
    assert CLASSIC.start_field(seats) == field(f"P{seats}")


# Retreat


def test_the_piece_goes_directly_behind_the_nearest_piece_behind_it() -> None:
    assert after_retreat("4:2 9:1 20:0", 0) == "4:2 8:0 9:1"


def test_it_lands_on_top_of_what_stands_there() -> None:
    assert after_retreat("8:21 9:3 20:0", 0) == "8:210 9:3"


def test_it_repeats_for_each_spiral() -> None:
    assert after_retreat("4:2 9:1 20:0", 0, spirals=2) == "3:0 4:2 9:1"


def test_pieces_on_its_own_field_are_not_behind_it() -> None:
    assert after_retreat("4:1 20:20", 0) == "3:0 4:1 20:2"
    assert after_retreat("4:1 20:02", 0) == "3:0 4:1 20:2"


def test_it_leaves_a_tower_alone_and_those_above_come_down() -> None:
    towers = stand("4:1 20:203")
    towers.retreat(0)
    assert drawn(towers) == "3:0 4:1 20:23"
    assert towers.heights[3] == 1


def test_if_the_nearest_piece_is_on_the_start_field_it_lands_there_too() -> None:
    assert after_retreat("P3:1 5:2 20:0", 2) == "P3:12 20:0"


def test_directly_behind_the_first_field_after_the_start_is_the_start_field() -> None:
    assert after_retreat("P4:2 9:1 20:0", 1) == "P3:1 P4:2 20:0"


def test_with_nobody_behind_it_stays() -> None:
    assert after_retreat("4:0 9:1 20:2", 0) == "4:0 9:1 20:2"
    assert after_retreat("4:01 20:2", 0) == "4:01 20:2"
    assert stand("4:0 9:1 20:2").retreat(0) == NOBODY


def test_on_the_start_field_nobody_is_behind() -> None:
    assert after_retreat("P3:01 20:2", 0) == "P3:01 20:2"


def test_the_nearest_of_a_tower_is_its_top() -> None:
    assert stand("4:3 9:12 20:0").retreat(0) == 2


# Attack


def test_a_piece_moves_that_many_fields() -> None:
    assert after_attack("4:0 9:1 20:2", 0, 7) == "9:1 11:0 20:2"


def test_from_the_start_field_the_start_fields_in_front_count() -> None:
    assert after_attack("P3:012", 0, 4) == "P3:12 1:0"
    assert after_attack("P6:012345", 0, 4) == "P6:12345 4:0"


def test_no_points_change_nothing_and_take_nobody_along() -> None:
    assert after_attack("4:102 9:3", 0, 0, companions=(1,)) == "4:102 9:3"


def test_landing_on_others_is_on_top() -> None:
    assert after_attack("4:0 9:21", 0, 5) == "9:210"


def test_going_alone_leaves_the_tower_in_its_order() -> None:
    assert after_attack("4:1203 20:4", 0, 3) == "4:123 7:0 20:4"


def test_companions_keep_their_order_below_the_mover_who_stands_on_top() -> None:
    assert after_attack("4:1032 20:4", 0, 3, companions=(2, 1)) == "4:3 7:120 20:4"
    assert after_attack("4:0123 20:4", 0, 3, companions=(1, 2, 3)) == "7:1230 20:4"


def test_a_moving_tower_stands_on_top_of_who_is_there() -> None:
    assert after_attack("4:102 7:43", 0, 3, companions=(1,)) == "4:2 7:4310"


def test_the_start_field_is_no_tower() -> None:
    towers = stand("P3:012")
    assert [towers.below(seat) for seat in range(3)] == [NOBODY] * 3
    assert towers.fellows(0) == 0
    assert [towers.heights[seat] for seat in range(3)] == [0, 0, 0]


def test_a_start_field_in_front_of_the_one_in_use_is_an_ordinary_field() -> None:
    towers = stand("P3:2 P5:01")
    assert towers.fellows(0) == 0b010
    assert towers.below(1) == 0


@pytest.mark.parametrize("points", [5, 6, 21])
def test_reaching_or_passing_the_target_wins(points: int) -> None:
    towers = stand("4:1 29:0 20:2")
    towers.attack(0, points, 0)
    assert (drawn(towers), towers.winner) == ("4:1 20:2 goal:0", 0)


def test_one_field_short_of_the_target_wins_nothing() -> None:
    towers = stand("4:1 29:0 20:2")
    towers.attack(0, 4, 0)
    assert (drawn(towers), towers.winner) == ("4:1 20:2 33:0", NOBODY)


def test_only_the_movers_own_piece_wins() -> None:
    towers = stand("4:2 30:01")
    towers.attack(0, 7, 0b010)
    assert (drawn(towers), towers.winner) == ("4:2 goal:10", 0)


# Whatever happens


moves = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 3), st.integers(0, 21), st.integers(0, 63), st.integers(0, 36)),
    max_size=30,
)


@given(seats=st.integers(3, 6), moves=moves)
def test_every_piece_stands_somewhere_exactly_once_and_towers_have_no_gaps(
    seats: int, moves: list[tuple[int, int, int, int, int]]
) -> None:
    towers = stand(f"P{seats}:{''.join(map(str, range(seats)))}")
    for mover, spirals, points, companions, other_field in moves:
        seat = mover % seats
        for _ in range(spirals):
            towers.retreat(seat)
        towers.attack(seat, points, companions & int(towers.fellows(seat)))
        if towers.winner != NOBODY:
            break
        towers.put((seat + 1) % seats, max(other_field, int(towers.start)))
        assert_sound(towers)


def assert_sound(towers: Towers) -> None:
    by_field = {int(towers.fields[seat]): towers.tower(towers.fields[seat]) for seat in range(towers.seats)}
    assert sorted(seat for tower in by_field.values() for seat in tower) == list(range(towers.seats))
    for number, tower in by_field.items():
        assert int(towers.start) <= number <= int(towers.goal)
        heights = [int(towers.heights[seat]) for seat in tower]
        assert heights == ([0] * len(tower) if number == int(towers.start) else list(range(len(tower))))


def test_a_copy_goes_its_own_way() -> None:
    towers = stand("4:1 29:0 20:2")
    twin = towers.copy()
    twin.attack(0, 20, 0)
    assert (drawn(towers), towers.winner) == ("4:1 20:2 29:0", NOBODY)
