"""Everything a story tells is of a kind that the game's `events.py` declares, with exactly the values it says."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.game import QuickChance, Story
from spieltisch.games import folder, games
from tests.conformance.cases import CASES, any_move
from tests.suite import Case

SEEDS = range(3)


def told(case: Case) -> Story:
    story = Story()
    for seed in SEEDS:
        chance, state = QuickChance(seed), case.start(seed, story)
        while seats := state.to_move():
            seat = seats[chance.below(len(seats))]
            state.play(seat, any_move(case, state.legal(seat), chance), chance, story)
    return story


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_are_as_declared(case: Case) -> None:
    kinds = {kind.name: kind.values for kind in folder(case.key).events}
    for event in told(case).events:
        declared = kinds[event.kind]
        assert msgspec.convert(event.values, declared) == event.values, f"{event.kind} {event.values}"


@pytest.mark.parametrize("key", games())
def test_every_kind_has_one_name(key: str) -> None:
    names = [kind.name for kind in folder(key).events]
    assert names
    assert len(names) == len(set(names))
