"""What is seen and told of Nummerus Zahlus, and positions made from what is seen."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.game import QuickChance, Refusal, Story
from spieltisch.games import folder, game
from spieltisch.games.nummerus.view import NummerusView
from tests.games.nummerus.positions import IN_ORDER, begin, play
from tests.games.nummerus.suite import SUITE
from tests.suite import Case


def is_refused(view: NummerusView) -> bool:
    with pytest.raises(Refusal, match="view-broken"):
        game("nummerus").from_view(view, 0, QuickChance(0))
    return True


def test_what_is_well_formed_but_impossible_is_refused() -> None:
    state = begin(2)
    view = state.view(0)
    star = view["star"]
    under_the_star = [*view["fields"]]
    under_the_star[star] = 7
    assert is_refused({**view, "fields": under_the_star}), "7 lies there twice"
    assert is_refused({**view, "fields": [0 if chip == 7 else chip for chip in view["fields"]]}), "7 is missing"
    assert is_refused({**view, "star": star + 1}), "a chip lies there"
    assert is_refused({**view, "turn": 2}), "there are two seats"
    assert is_refused({**view, "turn": -1}), "the game is not over"
    assert is_refused({**view, "round": 2})
    assert is_refused({**view, "phase": "over"})
    play(state, "25")
    moved = state.view(0)
    assert is_refused({**moved, "last": {"seat": 0, "chip": 24, "origin": 24, "field": 25, "jump": False}})
    assert is_refused({**moved, "star": IN_ORDER.index(26)})


def test_what_has_another_form_is_refused() -> None:
    view = begin(2).view(0)
    broken = [
        {**view, "star": 49},
        {**view, "star": -1},
        {**view, "fields": view["fields"][1:]},
        {**view, "fields": [*view["fields"][1:], 49]},
        {**view, "hands": []},
        {**view, "hands": view["hands"] * 3},
        {**view, "phase": "sleep"},
        {**view, "scoring": "shortest"},
        {**view, "rounds": 2**70},
        {**view, "swap": 0},
    ]
    for other in broken:
        with pytest.raises(Refusal, match="view-broken"):
            game("nummerus").from_view(other, 0, QuickChance(0))


@pytest.mark.parametrize("case", SUITE.cases, ids=str)
def test_everything_told_has_its_type(case: Case) -> None:
    kinds = {kind.name: kind for kind in folder("nummerus").events}
    story, chance = Story(), QuickChance(6)
    state = case.start(6, story)
    while seats := state.to_move():
        legal = state.legal(seats[0])
        state.play(seats[0], legal[chance.below(len(legal))], chance, story)
    for event in story.events:
        values = kinds[event.kind].values
        assert msgspec.convert(event.values, values) == event.values
        assert list(event.values) == list(values.__annotations__)
