"""Bots vote by the measurement; one of them also moves for a person whose time is up."""

from __future__ import annotations

import pytest

from spieltisch.bots import LEVELS, think
from spieltisch.game import State
from spieltisch.games.zong.rules.notation import FIRST_VOTE
from tests.conformance.cases import random_game
from tests.suite import Case

SEEDS = range(40)


@pytest.fixture(scope="module")
def doubtful() -> State:
    case = Case("zong", 6)
    return next(
        moment.state.copy()
        for seed in range(1000)
        for moment in random_game(case, seed)
        if moment.state.view(None)["phase"] == "vote"
    )


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_vote_by_the_measurement(doubtful: State, level: str) -> None:
    for seat in doubtful.to_move():
        votes = {think("zong", level, seat, doubtful.view(seat), doubtful.legal(seat), seed).move for seed in SEEDS}
        assert votes == {FIRST_VOTE}
