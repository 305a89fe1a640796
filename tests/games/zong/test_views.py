"""What a seat sees, and back again: every view leads to the same position, and no impossible one is believed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, Refusal
from spieltisch.games.zong.rules.state import ZongState
from spieltisch.games.zong.view import ZongView
from tests.conformance.cases import CASES, random_game
from tests.games.zong.positions import (
    ON_12_OR_13,
    ON_16_OR_17,
    RULES,
    Rigged,
    begin,
    flick,
    position,
    throw,
    vote,
)
from tests.suite import Case

ZONG = [case for case in CASES if case.key == "zong"]


def seen_again(state: ZongState, **changes: object) -> ZongState:
    again = RULES.from_view({**state.view(0), **changes}, 0, QuickChance(0))
    assert isinstance(again, ZongState)
    return again


def assert_refused(state: ZongState, **changes: object) -> None:
    with pytest.raises(Refusal) as refused:
        seen_again(state, **changes)
    assert refused.value.key == "view-broken"


def throwing() -> ZongState:
    return position("4:2 9:10")


def flicking() -> ZongState:
    state = throwing()
    throw(state, "zong", "zong", "2")
    return state


def voting() -> ZongState:
    state = throwing()
    throw(state, "zong", "spiral", "2")
    flick(state, {2: ON_12_OR_13, 1: ON_16_OR_17})
    vote(state, 0, 0, 1)
    return state


def attacking() -> ZongState:
    state = throwing()
    throw(state, "2", "2", "4")
    return state


def over() -> ZongState:
    state = position("4:2 9:1 31:0")
    throw(state, "4", "2", "2")
    return state


STATES = {"throw": throwing, "flick": flicking, "vote": voting, "attack": attacking, "over": over}


def test_a_view_has_exactly_the_parts_that_are_promised() -> None:
    for make in STATES.values():
        assert make().view(None).keys() == ZongView.__annotations__.keys()


@pytest.mark.parametrize("name", STATES)
def test_a_view_leads_back_to_a_position_in_which_all_goes_on_the_same(name: str) -> None:
    state = STATES[name]()
    again = seen_again(state)
    assert [again.view(seat) for seat in (0, 1, 2)] == [state.view(seat) for seat in (0, 1, 2)]
    assert again.playout(QuickChance(1)) == state.playout(QuickChance(1))
    assert again.view(None) == state.view(None)


def test_the_first_view() -> None:
    view = begin(4, disc="own", start="3", board="comet", vote=False).view(None)
    assert view == {
        "board": "comet",
        "vote": False,
        "disc": "own",
        "first": 2,
        "start": 1,
        "phase": "pick",
        "turn": 2,
        "next": 3,
        "round": 1,
        "turns": 0,
        "flicks": 0,
        "discs": ["", "", "", ""],
        "hands": [[0, 1, 1], [0, 1, 1], [3, 1, 1], [0, 1, 1]],
        "throws": [],
        "thrown": [],
        "brought": {"zongs": 0, "spirals": 0, "points": 0},
        "zongs": 0,
        "spirals": 0,
        "points": 0,
        "fields": [[1, 0, 1, 2, 3]],
        "lying": [],
        "doubt": None,
        "settled": [],
        "voted": [False] * 4,
        "mine": -1,
        "companions": [],
        "attacks": [],
        "arrival": -1,
        "winner": -1,
        "reason": "",
    }


def test_towers_are_shown_from_the_lowest_up_and_throws_with_their_discs() -> None:
    view = throwing().view(None)
    assert view["fields"] == [[7, 2], [12, 1, 0]]
    assert view["throws"] == [[5, 1, 1, 1], [7, 2, 0, 1], [8, 2, 1, 0], [9, 3, 0, 0]]


def test_what_is_still_to_come_is_shown() -> None:
    state = position("4:2 9:1 20:0")
    throw(state, "zong", "zong", "7")
    assert [state.view(None)[part] for part in ("zongs", "spirals", "points", "flicks")] == [2, 0, 7, 0]
    flick(state, {})
    assert [state.view(None)[part] for part in ("zongs", "spirals", "points", "flicks")] == [1, 0, 7, 1]


def test_what_the_throw_brought_is_shown_until_the_next_one() -> None:
    state = position("4:2 9:1 20:0")
    throw(state, "zong", "zong", "7")
    brought = {"zongs": 2, "spirals": 0, "points": 7}
    assert state.view(None)["brought"] == brought
    flick(state, {})
    assert state.view(None)["brought"] == brought
    flick(state, {})
    assert (state.view(None)["phase"], state.view(None)["brought"]) == ("throw", brought)


def test_an_attack_is_shown_with_its_companions_and_where_it_ends() -> None:
    state = position("4:3 9:1042")
    throw(state, "2", "2", "2")
    view = cast(Any, state.view(None))
    assert [move for move, *_ in view["attacks"]] == list(state.legal(0))
    assert {RULES.describe(move): companions for move, *companions in view["attacks"]} == {
        "go": [],
        "go 2": [1],
        "go 3": [2],
        "go 2 3": [1, 2],
        "go 5": [4],
        "go 2 5": [1, 4],
        "go 3 5": [4, 2],
        "go 2 3 5": [1, 4, 2],
    }
    field_9 = next(field for field, *_ in view["fields"] if field != view["fields"][0][0])
    assert view["arrival"] == field_9 + 6


def test_an_attack_ends_on_the_target_at_the_latest() -> None:
    state = position("4:2 31:10")
    throw(state, "7", "4", "2")
    goal = int(state.position.towers.goal)
    assert (state.view(None)["phase"], state.view(None)["arrival"]) == ("attack", goal)


def test_the_end_is_shown_with_its_winner_and_reason() -> None:
    view = over().view(None)
    assert [view[part] for part in ("phase", "winner", "reason", "turn", "next")] == ["over", 0, "reached", -1, -1]
    again = seen_again(over())
    result = again.result()
    assert result is not None
    assert (result.reason, result.places) == ("reached", [1, 2, 3])


def test_a_win_by_a_flick_is_remembered_by_the_view() -> None:
    state = position("4:2 9:1 20:0")
    throw(state, "zong", "2", "2")
    flick(state, {1: (140.0, 60.0)})
    result = seen_again(state).result()
    assert result is not None
    assert (result.reason, result.winners()) == ("flicked", [1])


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("throw", {"hands": [[3, 1, 1], [0, 1, 1], [0, 2, 0]]}),
        ("throw", {"hands": [[2, 2, 1], [0, 1, 1], [1, 0, 1]]}),
        ("throw", {"hands": [[4, 1, 1], [0, 1, 1], [-1, 1, 1]]}),
        ("throw", {"hands": [[3, 1, 1], [0, 1, 1]]}),
        ("throw", {"fields": [[7, 2], [12, 1, 1, 0]]}),
        ("throw", {"fields": [[7, 2], [12, 1]]}),
        ("throw", {"fields": [[7, 2], [37, 1, 0]]}),
        ("throw", {"fields": [[-1, 2], [12, 1, 0]]}),
        ("throw", {"winner": 0}),
        ("throw", {"phase": "attack"}),
        ("throw", {"phase": "over", "winner": 0, "turn": -1}),
        ("throw", {"phase": "dance"}),
        ("throw", {"turns": 0}),
        ("throw", {"turns": 2, "turn": 1}),
        ("throw", {"turns": 10**9}),
        ("throw", {"flicks": 9}),
        ("throw", {"zongs": 1}),
        ("throw", {"board": "moon"}),
        ("throw", {"board": 3}),
        ("throw", {"disc": "small"}),
        ("throw", {"disc": "huge"}),
        ("throw", {"vote": 2}),
        ("throw", {"first": 3}),
        ("throw", {"start": 1}),
        ("flick", {"zongs": 0}),
        ("flick", {"zongs": 3}),
        ("flick", {"points": 4}),
        ("flick", {"spirals": 1}),
        ("flick", {"thrown": []}),
        ("flick", {"thrown": [[0, 0], [2, 0], [2, 7]]}),
        ("flick", {"thrown": [[0, 0], [2, 0]]}),
        ("flick", {"thrown": [[2, 0], [2, 0], [0, 0]]}),
        ("attack", {"companions": []}),
        ("attack", {"attacks": []}),
        ("attack", {"arrival": -1}),
        ("flick", {"brought": {"zongs": 1, "spirals": 0, "points": 2}}),
        ("attack", {"points": 0}),
        ("vote", {"vote": False}),
        ("vote", {"lying": []}),
        ("vote", {"settled": []}),
        ("vote", {"settled": [[1, 2]]}),
        ("vote", {"settled": [[0, 0]]}),
        ("vote", {"settled": [[1, 0], [2, 0]]}),
        ("vote", {"doubt": None}),
        ("vote", {"voted": [True, True, True]}),
        ("vote", {"mine": -1}),
        ("vote", {"mine": 2}),
        ("vote", {"zongs": 1}),
        ("over", {"winner": 1}),
        ("over", {"winner": -1}),
        ("over", {"reason": ""}),
        ("over", {"reason": "luck"}),
        ("over", {"turn": 0}),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(name: str, changes: dict[str, object]) -> None:
    assert_refused(STATES[name](), **changes)


def test_pieces_that_lie_on_each_other_in_a_circle_are_refused() -> None:
    state = voting()
    lying = state.view(0)["lying"]
    assert_refused(state, lying=[[*lying[0][:2], 1], [*lying[1][:2], 0], lying[2]])
    assert_refused(state, lying=[[10**9, 0, -1], lying[1], lying[2]])
    assert_refused(state, lying=[[*lying[0][:2], 3], lying[1], lying[2]])


@pytest.mark.parametrize("case", ZONG, ids=str)
def test_every_piece_is_somewhere_exactly_once_and_each_game_ends(case: Case) -> None:
    for seed in range(30, 34):
        state: Any = None
        for moment in random_game(case, seed):
            state = moment.state
            fields = cast(list[list[int]], state.view(None)["fields"])
            assert sorted(seat for _, *tower in fields for seat in tower) == list(range(case.seats))
            assert [field for field, *_ in fields] == sorted({field for field, *_ in fields})
        result = state.result()
        assert result is not None
        assert result.winners() == [state.view(None)["winner"]]
        assert result.scores[state.view(None)["winner"]] == 37


def test_random_playouts_end_soon() -> None:
    for case in ZONG:
        lengths = [case.start(seed).playout(QuickChance(seed)) for seed in range(10)]
        assert max(lengths) < 1000


def test_a_playout_draws_the_same_game_from_the_same_luck() -> None:
    ends = []
    for _ in range(2):
        state = begin(5, disc="own")
        state.playout(QuickChance(8))
        ends.append(state.view(None))
    assert ends[0] == ends[1]


def test_options_are_what_people_can_agree_on() -> None:
    facts = read_facts("zong")
    assert {option.key: option.default for option in facts.options} == {
        "start": "lot",
        "board": "classic",
        "disc": "own",
        "vote": True,
    }
    with pytest.raises(Refusal):
        facts.complete(3, {"start": "4"})
    with pytest.raises(Refusal):
        facts.complete(2, {})


def test_both_boards_are_played() -> None:
    for key in ("classic", "comet"):
        state = begin(3, board=key)
        state.playout(QuickChance(1))
        assert state.view(None)["board"] == key
        assert state.result() is not None


def test_no_luck_is_left_in_a_position() -> None:
    """A search cannot foresee a throw: two copies with other luck see other faces."""
    states = [throwing() for _ in range(2)]
    for state, faces in zip(states, ([0, 0, 0], [1, 1, 1]), strict=True):
        state.play(0, RULES.parse("throw BBB"), Rigged(faces))
    assert states[0].view(None)["thrown"] != states[1].view(None)["thrown"]
