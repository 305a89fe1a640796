"""What is seen of Sechserreihe, and which views nobody can have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.game import QuickChance, Refusal
from spieltisch.games import game
from spieltisch.games.sechserreihe.rules.state import SechserreiheState
from spieltisch.games.sechserreihe.view import SechserreiheView
from tests.games.sechserreihe.positions import (
    FOUR_LINES_AT_ONCE,
    ONE_ROW_AND_ONE_COLUMN_EMPTY,
    TWENTY_NINE_STONES,
    TWO_LINES_AT_ONCE,
    begin,
    play,
    position,
)

RULES = game("sechserreihe")


def seen(state: SechserreiheState) -> Any:
    return state.view(None)


def read_back(view: Any) -> Any:
    return RULES.from_view(view, 0, QuickChance(0)).view(0)


def test_a_view_has_all_its_parts() -> None:
    assert begin(2).view(None).keys() == SechserreiheView.__annotations__.keys()


def test_turns_are_listed_as_move_origin_target_and_placed() -> None:
    state = begin(2, start="1")
    assert seen(state)["turns"][0] == [1440, -1, -1, 0, 1]
    play(state, "+a1 +f6")
    assert seen(state)["turns"][0] == [0, 0, 1, 2]
    stuck = seen(position(ONE_ROW_AND_ONE_COLUMN_EMPTY))
    assert stuck["turns"][0] == [2074, -1, -1, 4]
    assert [turn[0] for turn in stuck["turns"]] == list(position(ONE_ROW_AND_ONE_COLUMN_EMPTY).legal(0))


def test_what_could_be_completed_now_is_seen() -> None:
    view = seen(position(TWO_LINES_AT_ONCE))
    completes = {RULES.describe(move): lines for move, *lines in view["completes"]}
    assert view["threats"] == [8, 9]
    assert completes["a3-c3 +d3"] == completes["a3-d3 +c3"] == [8, 9]
    assert completes["a3-b3 +d3"] == [9]
    assert "a3-a1 +a4" not in completes
    assert seen(begin(2))["threats"] == []


def ending(state: SechserreiheState) -> set[str]:
    return {RULES.describe(move) for move in seen(state)["ends"]}


def test_moves_that_bring_the_missing_coin_end_the_game() -> None:
    assert ending(position(TWO_LINES_AT_ONCE)) == set()
    assert ending(position(TWO_LINES_AT_ONCE, coins=[1, 2])) == {"a3-c3 +d3", "a3-d3 +c3"}
    both = {RULES.describe(move) for move, *_ in seen(position(TWO_LINES_AT_ONCE))["completes"]}
    assert ending(position(TWO_LINES_AT_ONCE, coins=[2, 0])) == both


def test_where_two_coins_win_two_lines_at_once_end_the_game() -> None:
    assert ending(position(TWO_LINES_AT_ONCE, seats=4, coins=[0, 1, 1, 1])) == {"a3-c3 +d3", "a3-d3 +c3"}


def test_alone_every_line_ends_the_game() -> None:
    view = seen(position(TWO_LINES_AT_ONCE, seats=1))
    assert view["ends"] == [move for move, *_ in view["completes"]] != []


def test_only_who_has_laid_all_stones_alone_has_solved_it() -> None:
    assert seen(solved())["solved"]
    lost = position(TWO_LINES_AT_ONCE, seats=1)
    play(lost, "a3-c3 +d3")
    for state in (lost, after_two_lines([2, 0]), begin(1)):
        assert not seen(state)["solved"]


def test_the_last_turn_is_seen_with_what_it_completed() -> None:
    state = begin(2, start="1")
    assert seen(state)["last"] is None
    play(state, "+c3 +d4")
    assert seen(state)["last"] == {"seat": 0, "origin": -1, "target": -1, "placed": [14, 21], "lines": []}
    play(state, "c3-c5 +c1")
    assert seen(state)["last"] == {"seat": 1, "origin": 14, "target": 26, "placed": [2], "lines": []}


def after_two_lines(coins: list[int]) -> SechserreiheState:
    state = position(TWO_LINES_AT_ONCE, coins=coins)
    play(state, "a3-c3 +d3")
    return state


def solved() -> SechserreiheState:
    state = position(TWENTY_NINE_STONES, seats=1)
    play(state, "d5-f5 +d5")
    return state


def in_play() -> SechserreiheState:
    state = begin(3, start="2")
    play(state, "+c3 +d4", "c3-c5 +c1", "d4-d1 +d6")
    return state


@pytest.mark.parametrize(
    "state",
    [
        after_two_lines([0, 0]),
        after_two_lines([2, 0]),
        after_two_lines([2, 2]),
        solved(),
        in_play(),
        begin(1, layout="daily"),
        begin(4),
    ],
)
def test_a_view_leads_back(state: SechserreiheState) -> None:
    assert read_back(seen(state)) == seen(state)


def change(*path: str | int, to: object) -> Callable[[Any], None]:
    def changed(view: Any) -> None:
        for step in path[:-1]:
            view = view[step]
        view[path[-1]] = to

    return changed


@pytest.mark.parametrize(
    ("state", "broken"),
    [
        (in_play(), change("fields", 0, to=1)),  # a stone too many for the supply
        (in_play(), change("supply", to=27)),
        (in_play(), change("turn", to=0)),  # not the one after the last
        (in_play(), change("start", to=3)),  # nobody sits there
        (in_play(), change("coins", 0, to=-1)),
        (in_play(), change("coins", to=[1, 1, 1])),  # but the box is still full
        (in_play(), change("layout", to="lot")),  # only alone
        (in_play(), change("last", to=None)),  # who placed the stones?
        (in_play(), change("last", "seat", to=2)),
        (in_play(), change("last", "seat", to=-1)),
        (in_play(), change("last", "origin", to=0)),
        (in_play(), change("last", "origin", to=99)),
        (in_play(), change("last", "lines", to=[3])),  # its stones would be gone
        (in_play(), change("last", "lines", to=[99])),
        (in_play(), change("phase", to="over")),
        (in_play(), change("turns", to=[])),
        (in_play(), change("free", to=True)),
        (in_play(), change("solved", to=True)),
        (in_play(), change("ends", to=[0])),
        (after_two_lines([0, 0]), change("coins", to=[0, 2])),  # earned by the wrong seat
        (after_two_lines([2, 2]), change("last", "lines", to=[])),  # won without a line
        (solved(), change("last", "placed", to=[0])),
        (solved(), change("last", "lines", to=[0])),
        (begin(1, layout="daily"), change("layout", to="own")),
        (begin(2), change("start", to="1")),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(state: SechserreiheState, broken: Callable[[Any], None]) -> None:
    view = seen(state)
    broken(view)
    with pytest.raises(Refusal, match="view-broken"):
        read_back(view)


@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_sees_a_game_for_so_many(seats: int) -> None:
    view = seen(begin(2))
    view["coins"] = [0] * seats
    with pytest.raises(Refusal):
        read_back(view)


def test_a_board_with_a_complete_line_cannot_be_seen_while_the_game_goes_on() -> None:
    """A position made by hand can hold one, but no view of it is read."""
    complete = position("oooooo ...... o..... ...... ...... ......")
    with pytest.raises(Refusal):
        read_back(seen(complete))


def test_changing_what_was_seen_changes_nothing() -> None:
    state = after_two_lines([0, 0])
    before = seen(state)
    touched = seen(state)
    touched["last"]["lines"].clear()
    touched["fields"][0] = 1
    touched["turns"].clear()
    assert seen(state) == before


def test_copies_do_not_share_coins() -> None:
    state = position(FOUR_LINES_AT_ONCE)
    twin = state.copy()
    play(twin, "a3-c3 +d3")
    assert (seen(state)["coins"], seen(twin)["coins"]) == ([0, 0], [4, 0])
