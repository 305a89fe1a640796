"""The tidy-up after a flick: who goes where, who lies under whom, and who wins by it."""

from __future__ import annotations

from typing import Unpack

import pytest

from spieltisch.games.zong.rules.play import outcome_of
from spieltisch.games.zong.rules.state import ZongState
from tests.games.zong.positions import (
    CLASSIC,
    FLICK,
    OFF,
    Agreed,
    Rest,
    Rigged,
    drawn,
    field,
    flick,
    kinds,
    near,
    phase,
    position,
    throw,
    told,
)

PIECES = "4:2 9:1 20:0"
IN_THE_TARGET = (140.0, 60.0)
ALSO_IN_THE_TARGET = (60.0, 40.0)
ON_THE_EDGE = (140.0, 110.0)


def about_to_flick(pieces: str, turn: int = 0, **options: Unpack[Agreed]) -> ZongState:
    state = position(pieces, turn, **options)
    throw(state, "zong", "0", "0")
    return state


def after(pieces: str, rests: dict[int, Rest], on: dict[int, int] | None = None) -> str:
    state = about_to_flick(pieces)
    flick(state, rests, on)
    return drawn(state.position.towers)


def test_a_piece_whose_centre_is_in_a_field_stays_on_it() -> None:
    state = about_to_flick(PIECES)
    tidied = told(flick(state, {1: near("22", 10.0, 3.0)}), "tidied-on")
    assert (tidied.seat, tidied.values) == (1, {"piece": 1, "field": field("22"), "place": "22", "height": 0})
    assert drawn(state.position.towers) == "4:2 20:0 22:1"


def test_a_piece_between_two_fields_goes_to_the_higher_one() -> None:
    between = ((near("22")[0] + near("23")[0]) / 2, (near("22")[1] + near("23")[1]) / 2)
    state = about_to_flick(PIECES)
    assert told(flick(state, {1: between}), "tidied-between").values["place"] == "23"


def test_a_piece_off_the_track_goes_to_the_nearest_red_field() -> None:
    state = about_to_flick(PIECES)
    assert told(flick(state, {1: (250.0, 245.0)}), "tidied-red").values["place"] == "19"


def test_a_piece_off_the_board_goes_to_the_start_field() -> None:
    state = about_to_flick(PIECES)
    assert told(flick(state, {1: OFF}), "tidied-off").values["place"] == "P3"
    assert drawn(state.position.towers) == "P3:1 4:2 20:0"


def test_a_piece_on_or_behind_the_start_field_goes_to_the_start_field() -> None:
    state = about_to_flick("P5:34 4:2 9:1 20:0")
    story = flick(state, {1: near("P5"), 2: near("P3"), 0: near("P6")})
    assert kinds(story).count("tidied-start") == 2
    assert told(story, "tidied-on").values["place"] == "P6"
    assert drawn(state.position.towers) == "P5:1234 P6:0"


def test_a_piece_that_straddles_the_edge_of_the_target_goes_to_the_last_field() -> None:
    state = about_to_flick(PIECES)
    assert told(flick(state, {1: ON_THE_EDGE}), "tidied-edge").values["place"] == "33"
    assert phase(state) == "throw"


def test_a_piece_that_did_not_move_is_not_tidied() -> None:
    state = about_to_flick("P3:12 20:0")
    assert kinds(flick(state, {0: near("21")})) == ["flicked", "tidied-on", "stood-still", "passed-on"]


def test_a_flick_that_moves_nothing_is_told_so() -> None:
    assert "missed" in kinds(flick(about_to_flick(PIECES), {}))


# Towers


def test_several_on_one_field_form_a_tower_the_nearest_to_its_centre_lowest() -> None:
    assert after("4:2 9:1 20:0", {0: near("22", 9.0), 1: near("22", -2.0), 2: near("22", 0.0, 5.0)}) == "22:120"


def test_equal_distances_the_earlier_seat_is_lower() -> None:
    assert after("4:2 9:1 20:0", {2: near("22", 3.0, 4.0), 1: near("22", -5.0)}) == "20:0 22:12"


def test_who_did_not_move_stays_lowest_in_the_old_order() -> None:
    assert after("9:31 20:0 4:2", {0: near("9", 4.0), 2: near("9", 3.0)}) == "9:3120"


def test_a_piece_that_comes_back_to_its_field_from_under_a_tower_goes_on_top() -> None:
    assert after("9:130 4:2", {1: near("9", 6.0)}) == "4:2 9:301"


def test_a_tower_knocked_away_from_under_its_riders_leaves_them_in_their_order() -> None:
    assert after("9:130 4:2", {1: near("15")}) == "4:2 9:30 15:1"


def test_pieces_tidied_in_a_tower_are_told_from_the_lowest_up() -> None:
    state = about_to_flick("4:2 9:1 20:0")
    story = flick(state, {0: near("22", 9.0), 1: near("22", -2.0), 2: near("22", 0.0, 5.0)})
    heights = [(event.seat, event.values["height"]) for event in story.events if event.kind == "tidied-on"]
    assert heights == [(1, 0), (2, 1), (0, 2)]


def test_the_start_field_takes_all_without_a_tower() -> None:
    state = about_to_flick(PIECES)
    flick(state, {0: OFF, 1: OFF, 2: OFF})
    assert drawn(state.position.towers) == "P3:012"
    assert [int(state.position.towers.heights[seat]) for seat in range(3)] == [0, 0, 0]


# The target


def test_a_piece_that_rests_in_the_target_wins_for_its_owner_whoever_flicked() -> None:
    state = about_to_flick(PIECES)
    story = flick(state, {1: IN_THE_TARGET})
    assert kinds(story) == ["flicked", "hit-target"]
    assert (phase(state), int(state.position.towers.winner)) == ("over", 1)
    result = state.result()
    assert result is not None
    assert (result.reason, result.places, result.scores) == ("flicked", [2, 1, 3], [23, 37, 7])


def test_it_wins_at_once_and_what_was_still_to_come_is_lost() -> None:
    state = position(PIECES)
    throw(state, "zong", "spiral", "7")
    flick(state, {2: IN_THE_TARGET})
    assert drawn(state.position.towers) == "9:1 20:0 goal:2"


def test_of_two_at_once_the_nearer_to_the_centre_of_the_target_wins() -> None:
    state = about_to_flick(PIECES)
    flick(state, {0: ALSO_IN_THE_TARGET, 2: IN_THE_TARGET})
    assert int(state.position.towers.winner) == 2
    result = state.result()
    assert result is not None
    assert (result.places, result.scores) == ([2, 3, 1], [37, 12, 37])


def test_equally_near_the_earlier_seat_wins() -> None:
    state = about_to_flick(PIECES)
    flick(state, {2: (130.0, 48.0), 1: (150.0, 48.0)})
    assert int(state.position.towers.winner) == 1


def test_of_riders_and_a_piece_that_rests_in_the_target_the_lowest_wins() -> None:
    state = about_to_flick("9:130 4:2")
    flick(state, {1: ALSO_IN_THE_TARGET, 3: (61.0, 41.0), 0: (62.0, 42.0)}, on={3: 1, 0: 3})
    assert int(state.position.towers.winner) == 1


def test_a_rider_whose_carrier_straddles_the_edge_wins_itself() -> None:
    state = about_to_flick("9:10 4:2")
    flick(state, {1: (140.0, 102.0), 0: (140.0, 92.0)}, on={0: 1})
    assert int(state.position.towers.winner) == 0


def test_the_zong_disc_is_taken_away_before_anything_is_judged() -> None:
    state = about_to_flick(PIECES)
    zong = 3
    flick(state, {1: IN_THE_TARGET, zong: (141.0, 60.0)}, on={1: zong})
    assert int(state.position.towers.winner) == 1


def test_the_zong_disc_off_the_board_harms_nobody() -> None:
    assert after(PIECES, {3: OFF}) == PIECES


@pytest.mark.parametrize("rest", [(140.0, 99.0), (30.0, 12.0), (250.0, 50.0)])
def test_wholly_inside_the_target_is_what_counts(rest: tuple[float, float]) -> None:
    dx, dy = rest[0] - CLASSIC.target_x, rest[1] - CLASSIC.target_y
    assert (dx * dx + dy * dy) ** 0.5 <= CLASSIC.target_radius - CLASSIC.piece_radius - 1
    assert "goal:1" in after(PIECES, {1: rest})


# What searches use


def test_the_outcome_of_a_flick_is_where_all_stand_by_the_measurement() -> None:
    for strength in range(100, 1001, 100):
        state = about_to_flick(PIECES, vote=False)
        shot = FLICK - 500 + strength
        expected = drawn(outcome_of(state.position, shot))
        state.play(0, shot, Rigged([]))
        assert drawn(state.position.towers) == expected
