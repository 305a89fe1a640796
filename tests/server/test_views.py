"""What the description promises of each game's view is what players are sent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, product

import msgspec
import pytest

from spieltisch.facts import Option
from spieltisch.game import QuickChance, Refusal
from spieltisch.games import folder, games

MOST_MOVES = 1000
"""Of each game, for there are many ways to agree on one."""


@pytest.mark.parametrize("key", games())
def test_views_are_as_described(key: str) -> None:
    promised, facts, game, chance = folder(key).view, folder(key).facts, folder(key).rules, QuickChance(48)
    choices = [[(option.key, value) for value in values_of(option)] for option in facts.options]
    for seats, wishes in product(range(facts.seats[0], facts.seats[1] + 1), product(*choices)):
        try:
            options = facts.complete(seats, dict(wishes))
        except Refusal:
            continue
        state = game.new(seats, options, chance)
        readers = cycle((None, *range(seats)))
        for _ in range(MOST_MOVES):
            view = state.view(next(readers))
            assert msgspec.to_builtins(msgspec.convert(view, type=promised)) == view
            if not (movers := state.to_move()):
                break
            legal = state.legal(movers[0])
            state.play(movers[0], legal[chance.below(len(legal))], chance)


def values_of(option: Option) -> Sequence[object]:
    return (False, True) if option.kind == "switch" else option.values or (option.default,)
