"""Whatever people or programs hand in: a sentence comes back, never a crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, Refusal
from spieltisch.games import game, games
from tests.conformance.cases import CASES, random_game
from tests.suite import Case, suite

whole_numbers = st.integers(min_value=-(2**70), max_value=2**70)
json_values = st.recursive(
    st.none() | st.booleans() | whole_numbers | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
anything = st.text(alphabet="0123456789x-+ lowhigkep٣²", max_size=8) | st.text(max_size=8)


def move_like(key: str) -> st.SearchStrategy[str]:
    written = suite(key).written_moves
    return anything | st.from_regex(written, fullmatch=True) if written else anything


@pytest.mark.parametrize("key", games())
@given(data=st.data())
def test_a_move_is_read_or_refused(key: str, data: st.DataObject) -> None:
    text = data.draw(move_like(key))
    try:
        move = game(key).parse(text)
    except Refusal:
        return
    assert 0 <= move < read_facts(key).moves
    assert game(key).parse(game(key).describe(move)) == move
    assert stripped(game(key).describe(move)) == stripped(text), "only blanks, case, dashes and order may be forgiven"


def stripped(text: str) -> list[str]:
    return sorted("".join(text.split()).lower().replace("–", "-").replace("+", " +").split())


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(Refusal) as refused:
        game("schach")
    assert refused.value.key == "game-unknown"
    assert "nummerus" in str(refused.value.values["games"])


@pytest.mark.parametrize("key", games())
@given(data=st.data(), seats=st.integers(-1, 7))
def test_options_are_completed_or_refused(key: str, data: st.DataObject, seats: int) -> None:
    facts = read_facts(key)
    values = st.sampled_from([value for option in facts.options for value in (*option.values, option.default)])
    options: st.SearchStrategy[dict[str, Any]] = st.dictionaries(
        st.sampled_from([option.key for option in facts.options]) | st.text(max_size=4),
        values | json_values,
        max_size=4,
    )
    try:
        complete = facts.complete(seats, data.draw(options))
    except Refusal:
        return
    assert list(complete) == [option.key for option in facts.options]
    state = game(key).new(seats, complete, QuickChance(0))
    assert state.to_move()


def paths(value: Any) -> list[tuple[Any, ...]]:
    """Where something could be changed in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(), *((step, *rest) for step, below in inner for rest in paths(below))]


def changed(view: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    twin = copy.deepcopy(view)
    place = twin
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return twin


VIEWS = [
    (case, moment.state.view(0)) for case in CASES for moment in random_game(case, seed=14) if moment.ply % 23 == 3
]


@settings(max_examples=400)
@given(data=st.data())
def test_a_changed_view_is_refused_or_seen_as_it_is(data: st.DataObject) -> None:
    case, view = data.draw(st.sampled_from(VIEWS))
    path = data.draw(st.sampled_from(paths(view)))
    strange = changed(view, path, data.draw(json_values | st.integers(-2, 50)))
    assert_refused_or_seen(case, strange)


@pytest.mark.parametrize("key", games())
@given(view=json_values)
def test_any_json_is_no_view(key: str, view: Any) -> None:
    with pytest.raises(Refusal):
        game(key).from_view(view, 0, QuickChance(0))


@pytest.mark.parametrize("key", games())
def test_a_view_without_one_of_its_parts_is_refused(key: str) -> None:
    case, view = next((case, view) for case, view in VIEWS if case.key == key)
    for part in view:
        with pytest.raises(Refusal):
            case.game.from_view({other: value for other, value in view.items() if other != part}, 0, QuickChance(0))


def assert_refused_or_seen(case: Case, view: Any) -> None:
    try:
        state = case.game.from_view(view, 0, QuickChance(0))
    except Refusal:
        return
    assert state.view(0) == view
    state.playout(QuickChance(0))
    assert state.result() is not None
