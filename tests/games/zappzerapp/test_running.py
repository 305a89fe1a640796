"""Turning the barrels over, running, banishing and coming home.

For two seats, progress p of seat 0 is field p + 2, and progress p of seat 1 is field p + 14. So an apprentice of seat 1
at progress 1 stands where one of seat 0 would be at 13, and both own blocks are progresses 11 to 15.
"""

from __future__ import annotations

import pytest

from tests.games.zappzerapp.positions import apprentices, choose, kinds, legal, of_kind, play, refusal, table

HALF = 12
"""How far ahead of the own entry field the rival opposite enters."""


def run(state_of: tuple[list[int], list[int]], move: str, stones: int) -> list[list[int]]:
    """Seat 0 runs with so many stones while seat 1 passes; where all apprentices are then."""
    state = table(*state_of)
    choose(state, {0: stones, 1: None})
    play(state, 0, move)
    return apprentices(state)


# Turning over


def test_all_barrels_are_turned_over_together_highest_first() -> None:
    state = table([], [], [], dice=(3, 4))
    told = choose(state, {1: 3, 0: 9, 2: 7})
    assert of_kind(told, "turned") == [
        (0, {"stones": 9, "valid": False}),
        (2, {"stones": 7, "valid": True}),
        (1, {"stones": 3, "valid": True}),
    ]
    assert state.view(None)["stones"] == [9, 3, 7]


def test_a_number_above_the_magic_number_does_not_run() -> None:
    state = table(dice=(3, 4))
    choose(state, {0: 8, 1: 7})
    assert state.view(None)["order"] == [1]
    assert refusal(state, 0, "run start") == "not-your-turn"


def test_a_number_that_is_too_high_goes_back_to_the_hill_at_once() -> None:
    state = table(dice=(3, 4))
    choose(state, {0: 8, 1: 7})
    assert state.view(None)["hill"] == [place != 6 for place in range(13)]


def test_the_highest_number_moves_first() -> None:
    state = table([], [], [], [])
    choose(state, {0: 2, 1: 11, 2: 5, 3: 7})
    for seat in (1, 3, 2, 0):
        assert list(state.to_move()) == [seat]
        assert state.view(None)["turn"] == seat
        play(state, seat, "stay")
    assert state.view(None)["round"] == 2


@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_barrel_13_is_never_valid(dice: tuple[int, int]) -> None:
    state = table(dice=dice)
    told = choose(state, {0: 13, 1: 1})
    assert of_kind(told, "turned")[0] == (0, {"stones": 13, "valid": False})
    assert state.view(None)["order"] == [1]


def test_with_a_2_only_barrels_1_and_2_are_valid() -> None:
    for stones in range(2, 14):
        state = table(dice=(1, 1))
        choose(state, {0: stones, 1: 1})
        assert state.view(None)["order"] == ([0, 1] if stones == 2 else [1])


def test_the_magic_number_itself_is_valid() -> None:
    for eyes in range(1, 7):
        state = table(dice=(eyes, eyes))
        choose(state, {0: 2 * eyes, 1: None})
        assert state.view(None)["order"] == [0]


def test_a_round_in_which_no_number_is_valid_just_ends() -> None:
    state = table(dice=(1, 1))
    told = choose(state, {0: 12, 1: 3})
    assert kinds(told)[-5:] == ["turned", "turned", "nobody", "mixed", "threw"]
    assert state.view(None)["round"] == 2
    assert state.view(None)["phase"] == "listen"


def test_a_round_in_which_all_pass_just_ends() -> None:
    state = table()
    told = choose(state, {0: None, 1: None})
    assert kinds(told)[-4:] == ["passed", "nobody", "mixed", "threw"]


def test_nobody_listens_while_somebody_runs() -> None:
    state = table()
    choose(state, {0: 2, 1: 3})
    for move in ("left 1", "back left", "choose right", "pass", "ready"):
        assert refusal(state, 1, move) == refusal(state, 0, move) == "not-listening"


# Running


def test_a_mover_may_run_with_any_apprentice_or_stay() -> None:
    state = table([0, 7, 25], [3, 3, 9])
    choose(state, {0: 5, 1: 4})
    assert legal(state, 0) == ["stay", "run start", "run 7"]
    play(state, 0, "stay")
    assert legal(state, 1) == ["stay", "run 3", "run 9"]
    assert apprentices(state) == [[0, 7, 25], [3, 3, 9]]


def test_no_apprentice_runs_from_where_none_stands() -> None:
    state = table([0, 7, 25], [])
    choose(state, {0: 5, 1: None})
    assert refusal(state, 0, "run 6") == "no-apprentice"


def test_the_first_step_is_the_own_entry_field() -> None:
    state = table()
    choose(state, {0: 1, 1: None})
    told = play(state, 0, "run start")
    assert of_kind(told, "ran") == [(0, {"from": 0, "to": 1, "stones": 1, "field": 3})]


@pytest.mark.parametrize("stones", range(1, 13))
def test_an_apprentice_runs_exactly_the_number(stones: int) -> None:
    assert run(([4], []), "run 4", stones)[0] == [0, 0, 4 + stones]


def test_the_last_field_is_not_the_city() -> None:
    assert run(([20, 25], []), "run 20", 4)[0] == [0, 24, 25]


@pytest.mark.parametrize(("origin", "stones"), [(24, 1), (24, 12), (20, 5), (20, 6), (13, 12)])
def test_the_rest_is_forfeited_only_on_entering_the_own_city(origin: int, stones: int) -> None:
    assert run(([origin], []), f"run {origin}", stones)[0] == [0, 0, 25]


def test_from_the_start_nobody_reaches_the_city() -> None:
    assert run(([], []), "run start", 12)[0] == [0, 0, 12]


def test_own_apprentices_share_a_field() -> None:
    state = table([4, 4, 9], [])
    choose(state, {0: 5, 1: None})
    play(state, 0, "run 4")
    assert apprentices(state)[0] == [4, 9, 9]


def test_any_number_of_pieces_of_all_colours_shares_a_field() -> None:
    """Own ones together, and rivals that are safe on a field of their colour."""
    safe = [HALF + 2] * 3
    assert run(([1, 2], safe), "run 1", 1) == [[0, 2, 2], safe]


def test_after_the_move_the_barrel_goes_back() -> None:
    state = table()
    choose(state, {0: 4, 1: 2})
    assert state.view(None)["hill"] == [place not in (1, 3) for place in range(13)]
    play(state, 0, "run start")
    assert state.view(None)["hill"] == [place != 1 for place in range(13)]
    assert state.view(None)["stones"] == [4, 2], "its number stays known until the round is over"


def meets(progress: int) -> int:
    """How far seat 0 must come to meet seat 1's apprentice that has come so far."""
    return progress - HALF if progress > HALF else progress + HALF


# Banishing: seat 1's apprentice at progress q stands at 12 + q of seat 0's way


def test_rivals_passed_are_banished() -> None:
    assert run(([14], [5]), "run 14", 6) == [[0, 0, 20], [0, 0, 0]]


def test_rivals_landed_on_are_banished() -> None:
    assert run(([14], [5]), "run 14", 3) == [[0, 0, 17], [0, 0, 0]]


def test_rivals_beyond_the_landing_stay() -> None:
    assert run(([14], [5]), "run 14", 2) == [[0, 0, 16], [0, 0, 5]]


def test_rivals_on_the_field_that_a_piece_leaves_stay() -> None:
    assert run(([17], [5]), "run 17", 3) == [[0, 0, 20], [0, 0, 5]]


def test_rivals_behind_stay() -> None:
    assert run(([17], [4]), "run 17", 12) == [[0, 0, 25], [0, 0, 4]]


def test_all_rivals_on_the_way_are_banished_with_one_story_each() -> None:
    state = table([14], [4, 5, 5])
    choose(state, {0: 6, 1: None})
    told = play(state, 0, "run 14")
    assert of_kind(told, "banished") == [
        (0, {"who": 1, "from": 4, "field": 18}),
        (0, {"who": 1, "from": 5, "field": 19}),
        (0, {"who": 1, "from": 5, "field": 19}),
    ]
    assert apprentices(state) == [[0, 0, 20], [0, 0, 0]]
    assert state.view(None)["banished"] == [3, 0]


@pytest.mark.parametrize("progress", [11, 12, 14, 15])
def test_a_field_of_its_own_colour_protects_a_piece(progress: int) -> None:
    origin = meets(progress) - 1
    assert run(([origin], [progress]), f"run {origin}", 2)[1] == [0, 0, progress]
    assert run(([origin], [progress]), f"run {origin}", 1)[1] == [0, 0, progress], "landed on, too"


@pytest.mark.parametrize("progress", [10, 16])
def test_a_white_field_protects_nobody(progress: int) -> None:
    origin = meets(progress) - 1
    assert run(([origin], [progress]), f"run {origin}", 2)[1] == [0, 0, 0]


def test_a_field_of_the_runners_colour_protects_nobody_else() -> None:
    """Seat 0's own block is progress 11 to 15; seat 1 enters in the middle of it."""
    assert run(([10], [1]), "run 10", 5) == [[0, 0, 15], [0, 0, 0]]


def test_an_entry_field_protects_only_if_its_colour_says_so() -> None:
    """Progress 1 is on the rival's colour: whoever has just entered can be banished."""
    assert run(([12], [1]), "run 12", 1) == [[0, 0, 13], [0, 0, 0]]
    assert run(([12], [1]), "run 12", 4) == [[0, 0, 16], [0, 0, 0]]


def test_a_piece_that_starts_banishes_nobody() -> None:
    """Not on the way, and not where it lands."""
    standing = [HALF + 5, HALF + 6]
    assert run(([], standing), "run start", 6) == [[0, 0, 6], [0, *standing]]


def test_on_its_next_move_it_does() -> None:
    assert run(([1], [HALF + 6]), "run 1", 6) == [[0, 0, 7], [0, 0, 0]]


def test_own_pieces_are_never_banished() -> None:
    assert run(([4, 6, 9], []), "run 4", 5)[0] == [6, 9, 9]


def test_those_passed_on_the_way_into_the_city_are_banished() -> None:
    assert run(([20, 25], [9, 10]), "run 20", 12) == [[0, 25, 25], [0, 0, 0]]


def test_pieces_in_a_city_or_at_a_start_are_never_banished() -> None:
    assert run(([8], [0, 25, 25]), "run 8", 12)[1] == [0, 25, 25]


def test_a_stay_banishes_nobody() -> None:
    assert run(([17], [5]), "stay", 12) == [[0, 0, 17], [0, 0, 5]]


def test_with_four_players_every_rival_is_met_where_it_stands() -> None:
    """Starts are six fields apart: progress p of seat s is where seat 0 would be at p + 6 s."""
    state = table([4], [1], [18], [16])
    choose(state, {0: 6, 1: None, 2: None, 3: None})
    assert apprentices(state) == [[0, 0, 4], [0, 0, 1], [0, 0, 18], [0, 0, 16]]
    told = play(state, 0, "run 4")
    assert [values["who"] for _, values in of_kind(told, "banished")] == [1, 2, 3]
    assert [values["field"] for _, values in of_kind(told, "banished")] == [9, 8, 12]


def test_who_was_banished_may_still_run_in_this_round() -> None:
    state = table([14], [5])
    choose(state, {0: 6, 1: 2})
    play(state, 0, "run 14")
    assert legal(state, 1) == ["stay", "run start"]
    play(state, 1, "run start")
    assert apprentices(state)[1] == [0, 0, 2]


# The end


def test_an_apprentice_that_comes_home_is_told_with_how_many_are_there() -> None:
    state = table([20, 25], [])
    choose(state, {0: 9, 1: None})
    told = play(state, 0, "run 20")
    assert of_kind(told, "ran") == [(0, {"from": 20, "to": 25, "stones": 9, "field": -1})]
    assert of_kind(told, "home") == [(0, {"count": 2})]


def test_the_third_apprentice_in_the_city_wins_at_once() -> None:
    state = table([20, 25, 25], [3])
    choose(state, {0: 9, 1: 2})
    told = play(state, 0, "run 20")
    assert kinds(told) == ["ran", "home"]
    assert state.view(None)["phase"] == "over"
    assert state.view(None)["winner"] == 0
    assert list(state.to_move()) == []


def test_later_movers_of_the_round_do_not_move() -> None:
    state = table([20, 25, 25], [24, 25, 25])
    choose(state, {0: 9, 1: 2})
    play(state, 0, "run 20")
    assert refusal(state, 1, "run 24") == "over"
    assert state.rewards() == [1.0, 0.0]


def test_places_follow_the_city_then_the_way() -> None:
    state = table([20, 25, 25], [1, 2], [0, 0, 25], [1, 2])
    choose(state, {0: 9, 1: None, 2: None, 3: None})
    play(state, 0, "run 20")
    result = state.result()
    assert result is not None
    assert (result.places, result.scores, result.reason) == ([1, 3, 2, 3], [3, 0, 1, 0], "third-home")
    assert result.values["rounds"] == 1


def test_who_walked_further_comes_before_who_has_as_many_at_home() -> None:
    state = table([20, 25, 25], [5, 25], [4, 4, 25])
    choose(state, {0: 9, 1: None, 2: None})
    play(state, 0, "run 20")
    result = state.result()
    assert result is not None
    assert result.places == [1, 3, 2]


def test_there_is_no_result_before_the_end() -> None:
    assert table().result() is None
