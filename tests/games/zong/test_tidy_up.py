"""The tidy-up after a flick: who goes where, who lies under whom, and who wins by it."""

from __future__ import annotations

from typing import Unpack

import pytest

from spieltisch.game import Game
from spieltisch.games.zong.rules.play import outcome_of
from spieltisch.games.zong.rules.state import ZongState
from tests.games.zong.positions import (
    CLASSIC,
    FLICK,
    OFF,
    RULES,
    Agreed,
    Rest,
    Rigged,
    drawn,
    field,
    flick,
    kinds,
    near,
    phase,
    play,
    position,
    throw,
    told,
    toward,
    vote,
)

PIECES = "4:2 9:1 20:0"
BOARD = -1
IN_THE_TARGET = (140.0, 60.0)
ALSO_IN_THE_TARGET = (60.0, 40.0)
ON_THE_EDGE = (140.0, 110.0)


def about_to_flick(pieces: str, turn: int = 0, rules: Game = RULES, **options: Unpack[Agreed]) -> ZongState:
    state = position(pieces, turn, rules, **options)
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
    tidied = told(flick(state, {1: between}), "tidied-between").values
    assert (tidied["place"], tidied["touched"]) == ("23", [field("22"), field("23")])


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


def test_a_piece_that_comes_back_to_its_field_from_under_a_tower_that_dropped_goes_on_top() -> None:
    assert after("9:130 4:2", {1: near("9", 6.0)}, on={3: BOARD}) == "4:2 9:301"


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


# Towers that still stand: on top one is safe


def test_a_pushed_tower_that_still_stands_stays_as_it_is() -> None:
    """By the physics: b lies farthest from the centre of the field, but d still lies on it and c on d."""
    state = about_to_flick("3:0 15:132")
    play(state, "flick 912/150 -633:2500 92.0%")
    assert drawn(state.position.towers) == "15:132 16:0"


def test_in_the_first_edition_distance_sorted_a_tower_that_still_stood() -> None:
    state = about_to_flick("3:0 15:132", rules=RULES.in_edition(1))
    play(state, "flick 912/150 -633:2500 92.0%")
    assert drawn(state.position.towers) == "15:231 16:0"


def test_riders_stay_above_their_carriers_wherever_they_lie() -> None:
    rests: dict[int, Rest] = {1: near("15", 9.0), 3: near("15", 5.0), 0: near("15", 1.0)}
    assert after("9:130 4:2", rests, on={3: 1, 0: 3}) == "4:2 15:130"
    assert after("9:130 4:2", rests, on={3: 1}) == "4:2 15:013", "who dropped onto the board lies there by distance"
    assert after("9:130 4:2", rests) == "4:2 15:031"


def test_towers_on_one_field_are_sorted_by_the_piece_that_lies_on_the_board() -> None:
    rests: dict[int, Rest] = {1: near("15", 6.0), 0: near("15", 1.0), 2: near("15", 4.0), 3: near("15", 12.0)}
    assert after("9:10 4:23", rests, on={0: 1, 3: 2}) == "15:2310"
    rests[4] = near("15", 5.0)
    assert after("9:10 4:23 20:4", rests, on={0: 1, 3: 2}) == "15:23410"


def test_equally_near_towers_the_lower_piece_of_the_earlier_seat_is_lower() -> None:
    rests: dict[int, Rest] = {3: near("15", 5.0), 0: near("15", 1.0), 2: near("15", -5.0), 1: near("15", 2.0)}
    assert after("9:30 4:21", rests, on={0: 3, 1: 2}) == "15:2130"


def test_several_riders_on_one_piece_are_sorted_by_distance_each_with_its_own_riders() -> None:
    rests: dict[int, Rest] = {
        4: near("15", 9.0),
        0: near("15", 2.0),
        1: near("15", 12.0),
        2: near("15", 5.0),
        3: near("15", 1.0),
    }
    assert after("9:40123", rests, on={0: 4, 1: 0, 2: 4}) == "15:34012"


def test_a_rider_whose_carrier_belongs_to_another_field_counts_as_lying_there() -> None:
    apart: dict[int, Rest] = {1: toward("15", "16", 18.0), 0: toward("15", "16", 3.0), 2: toward("15", "16", -6.0)}
    assert after("9:10 4:2", apart, on={0: 1}) == "15:02 16:1"
    apart[2] = near("15", 1.0)
    assert after("9:10 4:2", apart, on={0: 1}) == "15:20 16:1"


def test_a_rider_counts_as_lying_on_the_board_even_if_the_piece_below_its_carrier_is_on_its_field() -> None:
    rests: dict[int, Rest] = {1: toward("15", "16", 9.0), 3: toward("15", "16", 18.0), 0: toward("15", "16", 8.0)}
    assert after("9:130 4:2", rests, on={3: 1, 0: 3}) == "4:2 15:01 16:3"


def test_who_did_not_move_stays_lowest_with_riders_on_it_before_all_others() -> None:
    rests: dict[int, Rest] = {0: near("9", 8.0), 2: near("9", 3.0)}
    assert after("9:31 20:0 4:2", rests, on={0: 1}) == "9:3102"
    assert after("9:31 20:0 4:2", rests, on={0: 3}) == "9:3102"


def test_a_rider_that_did_not_move_stays_above_a_carrier_that_did() -> None:
    assert after("9:130 4:2", {1: near("9", 0.01)}) == "4:2 9:130"
    assert after("9:130 4:2", {1: near("9", 0.01), 2: near("9", 5.0)}) == "9:1302"


def test_a_rider_that_did_not_move_lies_on_its_field_when_its_carrier_has_left_it() -> None:
    assert after("9:130 4:2", {1: near("15"), 2: near("9", 2.0)}) == "9:302 15:1"


def test_the_start_field_has_no_towers_to_keep() -> None:
    state = about_to_flick("9:130 4:2")
    beside = {1: near("P4", 9.0), 3: near("P4", 5.0), 0: near("P4", 1.0)}
    story = flick(state, beside, on={3: 1, 0: 3})
    assert drawn(state.position.towers) == "P4:013 4:2"
    assert [event.seat for event in story.events if event.kind == "tidied-start"] == [0, 3, 1]


def test_a_tower_that_still_stands_is_told_from_the_lowest_up() -> None:
    state = about_to_flick("9:130 4:2")
    story = flick(state, {1: near("15", 9.0), 3: near("15", 5.0), 0: near("15", 1.0)}, on={3: 1, 0: 3})
    heights = [(event.seat, event.values["height"]) for event in story.events if event.kind == "tidied-on"]
    assert heights == [(1, 0), (3, 1), (0, 2)]


def test_the_zong_disc_carries_nobody() -> None:
    zong = 4
    rests: dict[int, Rest] = {1: near("15", 9.0), 0: near("15", 1.0), zong: near("15", 3.0)}
    assert after("9:10 4:2 20:3", rests, on={0: zong}) == "4:2 15:01 20:3"


@pytest.mark.parametrize(("votes", "expected"), [([0, 0], "4:2 15:1 16:0"), ([1, 1], "4:2 15:10")])
def test_a_vote_decides_whether_a_rider_belongs_to_the_field_of_its_carrier(votes: list[int], expected: str) -> None:
    state = about_to_flick("9:10 4:2")
    flick(state, {1: near("15", 7.0), 0: toward("15", "16", 16.4)}, on={0: 1})
    assert phase(state) == "vote"
    vote(state, *votes)
    assert drawn(state.position.towers) == expected


@pytest.mark.parametrize(("votes", "expected"), [([0, 0], "4:2 15:0 16:1"), ([1, 1], "4:2 15:10")])
def test_a_vote_decides_whether_a_carrier_belongs_to_the_field_of_its_rider(votes: list[int], expected: str) -> None:
    state = about_to_flick("9:10 4:2")
    flick(state, {1: toward("15", "16", 16.4), 0: near("15", 1.0)}, on={0: 1})
    vote(state, *votes)
    assert drawn(state.position.towers) == expected


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
