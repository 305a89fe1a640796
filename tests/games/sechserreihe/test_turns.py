"""Sechserreihe: material, start, turns, lines and coins. Each test names the rule it is about."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spieltisch.game import QuickChance, Story
from spieltisch.games.sechserreihe.rules.board import COINS, FIELDS, GOALS, LINES, STONES
from spieltisch.games.sechserreihe.rules.notation import field_name
from spieltisch.games.sechserreihe.rules.play import completed_by
from spieltisch.games.sechserreihe.rules.state import SechserreiheState
from tests.games.sechserreihe.positions import (
    EMPTY,
    FOUR_LINES_AT_ONCE,
    ONE_ROW_AND_ONE_COLUMN_EMPTY,
    TWO_LINES_AT_ONCE,
    begin,
    drawing,
    play,
    position,
    refusal,
    stones,
    written_moves,
)

ONE_STONE = "...... ...... ..o... ...... ...... ......"
COLUMN_ALMOST = "..o... ..o... o..... ..o... ..o... ..o..."  # c3 is missing


# Material, goal, start


def test_six_by_six_fields_thirty_stones_five_coins() -> None:
    assert (FIELDS, STONES, COINS) == (36, 30, 5)
    view = begin(2).view(None)
    assert (view["fields"], view["supply"], view["bank"]) == ([0] * 36, 30, 5)


def test_a1_is_top_left_and_f6_bottom_right() -> None:
    assert [field_name(field) for field in (0, 5, 14, 30, 35)] == ["a1", "f1", "c3", "a6", "f6"]


@pytest.mark.parametrize(("seats", "goal"), [(2, 3), (3, 2), (4, 2)])
def test_two_play_for_three_coins_three_and_four_for_two(seats: int, goal: int) -> None:
    assert GOALS[seats - 1] == goal
    assert begin(seats).view(None)["goal"] == goal
    state = position(COLUMN_ALMOST, seats, [goal - 1, *[0] * (seats - 1)])
    play(state, "a3-c3 +b3")
    result = state.result()
    assert result is not None
    assert (result.places, result.reason) == ([1, *[2] * (seats - 1)], "coins")
    assert (result.scores[0], result.values) == (goal, {"coins": goal, "goal": goal})
    assert state.rewards() == [1.0, *[0.0] * (seats - 1)]


def test_others_are_placed_by_their_coins() -> None:
    state = position(COLUMN_ALMOST, 4, [1, 0, 1, 0])
    play(state, "a3-c3 +b3")
    result = state.result()
    assert result is not None
    assert (result.places, result.scores) == ([1, 3, 2, 3], [2, 0, 1, 0])


def test_the_first_player_only_places_two_stones_on_any_two_fields() -> None:
    state = begin(2, start="2")
    assert (state.view(None)["phase"], list(state.to_move())) == ("open", [1])
    moves = written_moves(state)
    assert len(moves) == 36 * 35 // 2
    assert {"+a1 +b1", "+c3 +d4", "+e6 +f6"} <= set(moves)
    play(state, "+c3 +d4")
    assert stones(state) == {"c3", "d4"}
    assert state.view(None)["supply"] == 28


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round(seats: int) -> None:
    state = begin(seats, start=str(seats))
    seen = []
    for _ in range(2 * seats):
        view = state.view(None)
        seen.append((view["turn"], view["next"]))
        state.play(int(state.turn), state.legal(int(state.turn))[0], QuickChance(0))
    assert seen == [((turn - 1) % seats, turn % seats) for turn in range(seats, 3 * seats)]


def test_the_lot_or_the_players_say_who_begins() -> None:
    assert {int(begin(4, seed).start) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(begin(4, seed, start="3").start) for seed in range(5)} == {2}
    story = Story()
    state = begin(3, 5, story)
    assert [(event.kind, event.seat) for event in story.events] == [("drew-start", int(state.start))]


# Slide


def slides(state: SechserreiheState) -> set[str]:
    return {move.split()[0] for move in written_moves(state) if "-" in move}


def test_a_stone_slides_like_a_rook_any_distance_along_its_row_or_column() -> None:
    row = {f"c3-{letter}3" for letter in "abdef"}
    column = {f"c3-c{number}" for number in "12456"}
    assert slides(position(ONE_STONE)) == row | column


def test_a_slide_needs_at_least_one_empty_field_and_does_not_jump() -> None:
    state = position("...... ...... o.oo.. ...... ...... ......")
    assert {move for move in slides(state) if move.startswith("a3-") and move.endswith("3")} == {"a3-b3"}
    assert {move for move in slides(state) if move.startswith("c3-") and move.endswith("3")} == {"c3-b3"}
    assert refusal(state, "a3-e3 +f3") == ("way-blocked", {"origin": "a3", "target": "e3"})
    assert refusal(state, "a3-c3 +f3") == ("way-blocked", {"origin": "a3", "target": "c3"})


def test_all_stones_are_shared() -> None:
    """Whoever laid it: every stone is everybody's to slide."""
    state = begin(2, start="1")
    play(state, "+c3 +d4")
    assert {move[:2] for move in slides(state)} == {"c3", "d4"}
    play(state, "c3-c5 +c1")
    assert {move[:2] for move in slides(state)} == {"c5", "d4", "c1"}
    assert refusal(state, "c3-c4 +c1") == ("no-stone", {"field": "c3"})


def test_a_slide_must_leave_a_legal_placement() -> None:
    """The first row has one empty field only: after a slide into it, only the field just left would be empty."""
    state = position("ooo.oo ...... ...... ...... ...... ......")
    assert not [move for move in slides(state) if move.endswith("1")]
    assert refusal(state, "c1-d1 +c1") == ("no-place-left", {"way": "c1-d1"})
    assert refusal(state, "c1-d1 +a1") == ("no-place-left", {"way": "c1-d1"})


def test_both_phases_are_compulsory() -> None:
    state = position(ONE_STONE)
    assert refusal(state, "+c1") == ("slide-first", {})
    assert all("-" in move and "+" in move for move in written_moves(state))


# Place


@pytest.mark.parametrize(
    ("slide", "places"), [("c3-e3", ["a3", "b3", "d3", "f3"]), ("c3-c2", ["c1", "c4", "c5", "c6"])]
)
def test_the_new_stone_goes_into_the_line_just_used_but_not_where_the_stone_came_from(
    slide: str, places: Sequence[str]
) -> None:
    """The same row after a slide in the row, the same column after one in the column."""
    state = position(ONE_STONE)
    assert [move for move in written_moves(state) if move.startswith(slide)] == [
        f"{slide} +{place}" for place in places
    ]
    assert refusal(state, f"{slide} +c3") == ("field-just-left", {"field": "c3"})
    assert refusal(state, f"{slide} +e5") == ("outside-the-line", {"field": "e5"})


def test_the_new_stone_goes_on_an_empty_field() -> None:
    state = position("...... ...... o.o..o ...... ...... ......")
    assert refusal(state, "a3-b3 +f3") == ("field-taken", {"field": "f3"})
    assert {"a3-b3 +d3", "a3-b3 +e3"} == {move for move in written_moves(state) if move.startswith("a3-b3")}


def test_a_turn_slides_one_stone_and_places_one() -> None:
    state = position(ONE_STONE)
    story = Story()
    play(state, "c3-e3 +a3", story=story)
    assert stones(state) == {"a3", "e3"}
    assert [event.kind for event in story.events] == ["slid", "placed"]
    assert story.events[0].values == {
        "origin": 14,
        "target": 16,
        "way": "c3-e3",
        "from": "c3",
        "to": "e3",
        "field": 12,
        "place": "a3",
    }
    assert story.events[1].values == {"field": 12, "place": "a3"}


# Lines


@pytest.mark.parametrize("line", range(14))
def test_six_rows_six_columns_and_two_long_diagonals_count(line: int) -> None:
    """From each of the fourteen lines the first field is missing; a turn in a row or column across it fills it."""
    missing = LINES[line][0]
    row, column = divmod(missing, 6)
    across = [field for field in LINES[6 + column if line < 6 else row] if field != missing]
    slider, free = across[1], across[3]
    lying = (set(LINES[line]) - {missing}) | {slider}
    state = position(drawn({field_name(field) for field in lying}))
    story = Story()
    play(state, f"{field_name(slider)}-{field_name(missing)} +{field_name(free)}", story=story)
    assert stones(state) == {field_name(free)}
    assert state.view(None)["coins"] == [1, 0]
    completed = next(event for event in story.events if event.kind == "completed")
    assert (completed.values["line"], completed.values["fields"]) == (line, LINES[line])


def drawn(names: set[str]) -> str:
    return " ".join("".join("o" if letter + number in names else "." for letter in "abcdef") for number in "123456")


def test_a_short_diagonal_does_not_count() -> None:
    state = position(".o.... ..o... ...o.. ....o. o..... ......")
    play(state, "a5-f5 +b5")
    assert state.view(None)["coins"] == [0, 0]


@pytest.mark.parametrize("move", ["a3-c3 +b3", "a3-b3 +c3"], ids=["by the slide", "by the placement"])
def test_a_complete_line_gives_a_coin_and_its_stones_go_back(move: str) -> None:
    state = position(COLUMN_ALMOST)
    story = Story()
    play(state, move, story=story)
    assert stones(state) == {"b3"}
    view = state.view(None)
    assert (view["coins"], view["bank"], view["supply"], view["turn"]) == ([1, 0], 4, 29, 1)
    assert [event.kind for event in story.events] == ["slid", "placed", "completed", "earned"]
    assert story.events[2].values == {"line": 8, "fields": LINES[8], "count": 1, "from": "c1", "to": "c6"}
    assert story.events[3].values == {"coins": 1, "total": 1, "goal": 3}


def test_several_lines_at_once_give_a_coin_each_and_all_their_stones_go() -> None:
    state = position(TWO_LINES_AT_ONCE)
    play(state, "a3-c3 +d3")
    assert drawing(state) == EMPTY
    assert state.view(None)["coins"] == [2, 0]
    last = state.view(None)["last"]
    assert last == {"seat": 0, "origin": 12, "target": 14, "placed": [15], "lines": [8, 9]}


def test_four_lines_at_once_are_possible() -> None:
    state = position(FOUR_LINES_AT_ONCE)
    story = Story()
    play(state, "a3-c3 +d3", story=story)
    assert [event.values["line"] for event in story.events if event.kind == "completed"] == [8, 9, 12, 13]
    assert {event.values["count"] for event in story.events if event.kind == "completed"} == {4}
    assert state.view(None)["coins"] == [4, 0]
    assert state.result() is not None


def test_lines_are_judged_after_both_phases() -> None:
    """The slide alone completes column c, but its stones lie there until the new stone completes column d as well."""
    state = position(TWO_LINES_AT_ONCE)
    assert completed_by(state.board, state.legal(0)[written_moves(state).index("a3-c3 +d3")]) == [8, 9]
    play(state, "a3-c3 +d3")
    assert state.view(None)["coins"] == [2, 0]


# Corner cases


def test_an_empty_board_is_opened_again_by_whoever_is_next() -> None:
    state = position(TWO_LINES_AT_ONCE)
    play(state, "a3-c3 +d3")
    assert (state.view(None)["phase"], list(state.to_move())) == ("open", [1])
    assert refusal(state, "+c3") == ("open-first", {})
    play(state, "+c3 +d4")
    assert (stones(state), list(state.to_move())) == ({"c3", "d4"}, [0])
    assert refusal(state, "+a1 +b1") == ("board-not-empty", {})


def test_one_row_and_one_column_empty_then_one_stone_is_placed_freely() -> None:
    state = position(ONE_ROW_AND_ONE_COLUMN_EMPTY)
    assert state.view(None)["phase"] == "place"
    assert len(written_moves(state)) == 11
    assert refusal(state, "a1-a3 +d1") == ("nothing-slides", {})
    assert refusal(state, "+a1") == ("field-taken", {"field": "a1"})
    story = Story()
    play(state, "+e3", story=story)
    assert [event.kind for event in story.events] == ["stuck", "placed"]
    assert (state.view(None)["phase"], state.view(None)["turn"]) == ("turn", 1)


def test_a_freely_placed_stone_can_complete_a_line() -> None:
    state = position(ONE_ROW_AND_ONE_COLUMN_EMPTY)
    assert state.view(None)["threats"] == [0, 1, 3, 4, 5, 6, 7, 8, 9, 11]
    play(state, "+a3")
    assert state.view(None)["coins"] == [1, 0]


def test_who_earns_more_than_is_left_takes_what_is_left() -> None:
    state = position(TWO_LINES_AT_ONCE, coins=[2, 2])
    story = Story()
    play(state, "a3-c3 +d3", story=story)
    view = state.view(None)
    assert (view["coins"], view["bank"], view["phase"]) == ([3, 2], 0, "over")
    assert story.events[-2].values == {"coins": 1, "total": 3, "goal": 3}


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    state = position(COLUMN_ALMOST, coins=[2, 0])
    with pytest.raises(Exception, match="not-your-turn"):
        state.play(1, state.legal(0)[0], QuickChance(0))
    play(state, "a3-c3 +b3")
    assert (list(state.to_move()), list(state.legal(0)), list(state.legal(1))) == ([], [], [])
    assert refusal(state, "c1-d1 +a1") == ("over", {})


def test_two_turns_that_reach_the_same_position_are_two_turns() -> None:
    one, other = position(ONE_STONE), position(ONE_STONE)
    play(one, "c3-e3 +a3")
    play(other, "c3-a3 +e3")
    assert one.board == other.board
    assert one.view(None)["last"] != other.view(None)["last"]
