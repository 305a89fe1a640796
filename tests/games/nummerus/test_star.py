"""Nummerus Zahlus: board, set-up and the star's way. Each test names the rule it is about."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from spieltisch.facts import read_facts
from spieltisch.game import IllegalMove, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.nummerus.rules import board
from spieltisch.games.nummerus.rules.notation import MOVES
from spieltisch.games.nummerus.view import MOST_ROUNDS, NummerusView
from tests.conformance.cases import random_game
from tests.games.nummerus.positions import IN_ORDER, begin, play, position, written_moves
from tests.suite import Case


def test_the_board_is_an_eight_of_nine_centred_rows() -> None:
    assert board.ROWS == [3, 5, 7, 7, 5, 7, 7, 5, 3]
    assert board.ROWS[::-1] == board.ROWS
    assert board.FIELDS == 49


def test_neighbours_are_mutual() -> None:
    beside = board.neighbours()
    for field in range(49):
        for way in range(8):
            other = beside[8 * field + way]
            if other != board.EDGE:
                assert beside[8 * other + (way + 4) % 8] == field
    assert beside[:8] == [1, 5, 4, 3, board.EDGE, board.EDGE, board.EDGE, board.EDGE]


def test_all_48_chips_and_the_star_are_laid_out_one_a_field_at_random() -> None:
    layouts = []
    for seed in range(20):
        view = Case("nummerus", 2).start(seed).view(None)
        fields = cast(list[int], view["fields"])
        assert sorted(fields) == list(range(49))
        assert fields[cast(int, view["star"])] == 0
        layouts.append(tuple(fields))
    assert len(set(layouts)) == 20


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_start_player_is_chosen(seat: int) -> None:
    assert begin(3, start=str(seat)).to_move() == (seat - 1,)


def test_the_start_player_is_drawn_by_lot_and_told() -> None:
    story = Story()
    state = Case("nummerus", 4).start(5, story)
    drawn = story.events[0]
    assert (drawn.kind, [drawn.seat]) == ("drew-start", list(state.to_move()))
    assert {Case("nummerus", 4).start(seed).to_move() for seed in range(40)} == {(0,), (1,), (2,), (3,)}


def test_the_star_meets_the_first_chip_in_each_of_eight_directions() -> None:
    state = begin(2)
    assert written_moves(state) == ["18", "19", "20", "24", "25", "29", "30", "31"]


def test_the_star_goes_straight_over_empty_fields_to_the_first_chip_only() -> None:
    state = position({17: 5, 21: 9, 20: 8}, star=15)
    assert written_moves(state) == ["5"]
    state = position({20: 8, 21: 9}, star=15)
    assert written_moves(state) == ["8"]
    with pytest.raises(IllegalMove, match="out-of-reach"):
        play(state, "9")


def test_the_star_does_not_change_direction() -> None:
    round_the_corner = 23
    state = position({16: 3, round_the_corner: 4, 9: 6, 29: 7}, star=15)
    assert written_moves(state) == ["3", "6", "7"]


def test_fields_missing_from_the_eight_are_not_crossed() -> None:
    left_of_upper_half, left_of_lower_half, beside_it = 15, 27, 17
    state = position({left_of_lower_half: 1, beside_it: 2}, star=left_of_upper_half)
    assert written_moves(state) == ["2"]


def test_the_chip_is_taken_and_the_star_stays_on_the_freed_field() -> None:
    state = begin(2)
    play(state, "25")
    view = state.view(None)
    assert view["star"] == IN_ORDER.index(25)
    assert view["fields"][IN_ORDER.index(25)] == 0
    assert view["hands"][0]["chips"] == [25]
    assert view["last"] == {"seat": 0, "chip": 25, "origin": 24, "field": 25, "jump": False}
    assert view["turn"] == 1


def test_with_no_chip_on_any_line_the_star_jumps_to_any_chip() -> None:
    state = position({27: 1, 48: 40, 3: 7}, star=15)
    assert written_moves(state) == ["1", "7", "40"]
    story = Story()
    play(state, "40", story=story)
    assert [event.kind for event in story.events] == ["jumped", "took"]
    last = state.view(None)["last"]
    assert last is not None
    assert last["jump"]


def test_the_star_may_not_jump_while_a_chip_lies_on_a_line() -> None:
    state = position({27: 1, 48: 40, 21: 7}, star=15)
    assert written_moves(state) == ["7"]
    with pytest.raises(IllegalMove, match="out-of-reach"):
        play(state, "40")


def test_a_chip_cannot_be_taken_twice() -> None:
    state = begin(2)
    play(state, "25")
    with pytest.raises(IllegalMove, match="chip-gone"):
        play(state, "25")


def test_the_game_ends_when_the_last_chip_is_taken() -> None:
    state = position({17: 5}, star=15, hands=[{1, 2}, {3}])
    assert state.result() is None
    play(state, "5")
    assert state.to_move() == ()
    assert state.result() is not None


def test_choices_say_what_a_move_opens_for_the_next_player() -> None:
    for seed in range(5):
        state = Case("nummerus", 2).start(seed)
        chance = QuickChance(seed)
        while state.to_move():
            choices = cast(list[dict[str, object]], state.view(None)["choices"])
            for choice in choices:
                after = state.copy()
                after.play(state.to_move()[0], cast(int, choice["move"]), chance)
                reachable = [move + 1 for move in after.legal(after.to_move()[0])] if after.to_move() else []
                assert choice["opens"] == reachable
                own = cast(list[dict[str, object]], after.view(None)["hands"])[state.to_move()[0]]
                assert choice["chain"] in cast(list[list[int]], own["chains"])
            legal = state.legal(state.to_move()[0])
            state.play(state.to_move()[0], legal[chance.below(len(legal))], chance)


def test_the_view_names_who_comes_next() -> None:
    state = begin(3)
    assert (state.view(None)["turn"], state.view(None)["next"]) == (0, 1)
    last_chip = position({17: 5}, star=15)
    assert last_chip.view(None)["next"] == -1


def test_moves_are_written_as_agreed() -> None:
    parse = game("nummerus").parse
    assert [parse(text) for text in ("1", "48", "low", "high", "keep", "1x1", "37x12")] == [0, 47, 48, 49, 50, 51, 1790]


def test_facts_and_types_beside_the_rules_are_true() -> None:
    facts = read_facts("nummerus")
    assert facts.moves == MOVES
    assert next(option.most for option in facts.options if option.key == "rounds") == MOST_ROUNDS
    for case in (Case("nummerus", 1), Case("nummerus", 3, {"swap": True})):
        for moment in random_game(case, seed=1):
            view = moment.state.view(0)
            assert msgspec.convert(view, NummerusView, strict=True) == view
            assert view.keys() == NummerusView.__annotations__.keys()
