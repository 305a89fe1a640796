"""Sechserreihe alone: thirty stones and no complete line. Each test names the rule it is about."""

from __future__ import annotations

import contextlib
from typing import cast

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import Chance, QuickChance, State, Story
from spieltisch.games import game
from spieltisch.games.sechserreihe.rules.state import SechserreiheState
from tests.games.sechserreihe.positions import (
    ONE_ROW_AND_ONE_COLUMN_EMPTY,
    TWENTY_NINE_STONES,
    begin,
    drawing,
    play,
    position,
    refusal,
    stones,
    written_moves,
)

COLUMN_ALMOST = "..o... ..o... o..... ..o... ..o... ..o..."


def test_two_stones_to_start_with_by_the_player_or_by_luck() -> None:
    assert begin(1).view(None)["phase"] == "open"
    assert len(written_moves(begin(1))) == 630
    story = Story()
    state = begin(1, 3, story, layout="lot")
    assert (state.view(None)["phase"], len(stones(state)), state.view(None)["last"]) == ("turn", 2, None)
    assert [(event.kind, event.seat) for event in story.events] == [("drew-layout", None), ("laid", None)]
    assert story.events[1].values["places"] == " ".join(sorted(stones(state), key=lambda field: (field[1], field[0])))


class Drawn(Chance):
    """Draws this number, once, from as many as there are ways to lay two stones."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert n == 36 * 35 // 2
        return self.number


def test_luck_lays_the_first_stones_anywhere_each_way_equally_likely() -> None:
    options = read_facts("sechserreihe").complete(1, {"layout": "lot"})
    laid = [lying(game("sechserreihe").new(1, options, Drawn(number))) for number in range(630)]
    assert {len(fields) for fields in laid} == {2}
    assert len(set(laid)) == 630


def lying(state: State) -> tuple[int, ...]:
    return tuple(field for field, stone in enumerate(cast(list[int], state.view(None)["fields"])) if stone)


def test_the_start_of_the_day_is_the_same_for_everybody() -> None:
    facts = read_facts("sechserreihe")
    assert facts.has_luck_of_the_day(facts.complete(1, {"layout": "daily"}))
    assert begin(1, 7, layout="daily").board == begin(1, 7, layout="daily").board


def test_normal_turns_one_after_the_other() -> None:
    state = begin(1)
    play(state, "+c3 +d4")
    assert list(state.to_move()) == [0]
    play(state, "c3-c5 +c1", "d4-d1 +d6")
    view = state.view(None)
    assert (stones(state), view["turn"], view["next"]) == ({"c5", "c1", "d1", "d6"}, 0, 0)
    assert refusal(state, "c5-c4 +a1") == ("outside-the-line", {"field": "a1"})


def test_alone_there_are_no_coins() -> None:
    view = begin(1).view(None)
    assert (view["goal"], view["coins"], view["bank"]) == (0, [0], 0)


def test_a_complete_line_ends_the_attempt_and_removes_nothing() -> None:
    state = position(COLUMN_ALMOST, seats=1)
    story = Story()
    play(state, "a3-c3 +b3", story=story)
    assert drawing(state) == "..o... ..o... .oo... ..o... ..o... ..o..."
    assert [event.kind for event in story.events] == ["slid", "placed", "completed", "ended"]
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ([6], [1], "line")
    assert result.values == {"stones": 6, "line": 8, "from": "c1", "to": "c6"}
    assert state.rewards() == [6 / 30]


def test_the_stone_that_completes_a_line_does_not_count() -> None:
    state = position(COLUMN_ALMOST, seats=1)
    play(state, "a3-b3 +f3")
    play(state, "b3-c3 +e3")
    result = state.result()
    assert result is not None
    assert result.scores == [7]


def test_only_the_thirtieth_stone_may_be_placed_on_any_empty_field() -> None:
    state = position(TWENTY_NINE_STONES, seats=1)
    view = state.view(None)
    assert (view["phase"], view["free"], view["supply"]) == ("turn", True, 1)
    placed = {move.split()[1] for move in written_moves(state) if move.startswith("d5-f5 ")}
    assert placed == {"+a1", "+b2", "+d3", "+c4", "+d5", "+e5", "+f6"}
    with_others = position(TWENTY_NINE_STONES, seats=2)
    assert not with_others.view(None)["free"]
    assert refusal(with_others, "d5-f5 +a1") == ("outside-the-line", {"field": "a1"})


def test_the_thirtieth_stone_may_lie_on_the_field_just_left() -> None:
    state = position(TWENTY_NINE_STONES, seats=1)
    story = Story()
    play(state, "d5-f5 +d5", story=story)
    result = state.result()
    assert result is not None
    assert (result.scores, result.reason, state.rewards()) == ([30], "solved", [1.0])
    assert [event.kind for event in story.events] == ["slid", "placed", "ended"]
    assert state.view(None)["supply"] == 0


@pytest.mark.parametrize("move", ["+e5", "+a1"])
def test_the_slide_is_still_made_before_the_thirtieth_stone(move: str) -> None:
    assert refusal(position(TWENTY_NINE_STONES, seats=1), move) == ("slide-first", {})


def test_any_slide_over_an_empty_field_may_come_before_the_thirtieth_stone() -> None:
    """Even one after which an ordinary turn would have no place in its line."""
    assert refusal(position(TWENTY_NINE_STONES, seats=2), "a2-a1 +a2") == ("no-place-left", {"way": "a2-a1"})
    state = position(TWENTY_NINE_STONES, seats=1)
    assert {"a2-a1 +a2", "a2-a1 +b2", "a2-a1 +f6"} <= set(written_moves(state))
    assert refusal(state, "a3-a1 +b2") == ("way-blocked", {"origin": "a3", "target": "a1"})
    assert refusal(state, "a1-b1 +b2") == ("no-stone", {"field": "a1"})
    assert refusal(state, "a2-a1 +a3") == ("field-taken", {"field": "a3"})


def test_the_thirtieth_stone_can_complete_a_line_too() -> None:
    state = position(TWENTY_NINE_STONES, seats=1)
    play(state, "d5-e5 +a1")
    result = state.result()
    assert result is not None
    assert (result.scores, result.reason) == ([29], "line")


def test_where_nothing_slides_one_stone_is_placed_freely_alone_too() -> None:
    state = position(ONE_ROW_AND_ONE_COLUMN_EMPTY, seats=1)
    assert state.view(None)["phase"] == "place"
    play(state, "+e3")
    assert (state.view(None)["phase"], state.view(None)["supply"]) == ("turn", 4)
    state = position(ONE_ROW_AND_ONE_COLUMN_EMPTY, seats=1)
    play(state, "+a3")
    result = state.result()
    assert result is not None
    assert result.scores == [25]


def test_the_best_attempt_has_most_stones() -> None:
    assert read_facts("sechserreihe").best_alone([21, 30, 28]) == 30


def test_an_attempt_never_lasts_longer_than_there_are_stones() -> None:
    for seed in range(200):
        state = begin(1)
        moves = state.playout(QuickChance(seed))
        assert moves == state.view(None)["fields"].count(1) - 1


class FirstDraw(Chance):
    """Draws this number first, and stops the game before the second draw."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        if len(self.asked) > 1:
            raise StopIteration
        return self.number


def test_a_playout_draws_each_legal_turn_equally_often() -> None:
    """With 28 stones a random turn completes a line or leads to the last stone: either way it can be seen."""
    state = position("oo.ooo .ooooo oooo.o o.oo.o ooo.oo oo.oo.", seats=1)
    legal = state.legal(0)
    drawn = []
    for number in range(len(legal)):
        twin, chance = state.copy(), FirstDraw(number)
        with contextlib.suppress(StopIteration):
            twin.playout(chance)
        assert chance.asked[0] == len(legal)
        drawn.append(twin.board)
    assert sorted(drawn) == sorted(after(state, move) for move in legal)


def after(state: SechserreiheState, move: int) -> int:
    twin = state.copy()
    twin.play(0, move, QuickChance(0))
    return twin.board
