"""What bots say about their moves holds in every game."""

from __future__ import annotations

from itertools import islice

import pytest

from spieltisch.bots import Situation, advise, bot
from spieltisch.game import QuickChance, State, Thought
from tests.conformance.cases import CASES, random_game
from tests.suite import Case

MOVES_BETWEEN_LOOKS = 7
THOUGHT_ABOUT = [case for case in CASES if not case.facts.real_time]
"""In real time bots act, and nobody gives advice."""


def positions(case: Case) -> list[tuple[State, int]]:
    moments = islice(random_game(case, seed=3), 0, None, MOVES_BETWEEN_LOOKS)
    return [(moment.state.copy(), moment.seat) for moment in moments]


def check(case: Case, state: State, seat: int, thought: Thought) -> None:
    assert thought.move in state.legal(seat)
    assert thought.line[0] == thought.move
    assert thought.depth >= 0
    assert thought.nodes >= 0
    assert 0.0 <= thought.outlook <= 1.0
    if not case.facts.hidden and case.facts.luck in ("none", "start"):
        check_line(case, state, thought.line)


def check_line(case: Case, state: State, line: list[int]) -> None:
    """It can be played, and written."""
    for move in line:
        seat = state.to_move()[0]
        assert move in state.legal(seat)
        assert case.game.parse(case.game.describe(move)) == move
        state.play(seat, move, QuickChance(0))


@pytest.mark.parametrize("level", ["neuling", "geselle"])
@pytest.mark.parametrize("case", THOUGHT_ABOUT, ids=str)
def test_a_thought_begins_with_its_move_and_can_be_played(case: Case, level: str) -> None:
    for number, (state, seat) in enumerate(positions(case)):
        at = Situation(case.game, seat, state.view(seat), state.legal(seat), QuickChance(number))
        check(case, state, seat, bot(level, case.key).think(at))


@pytest.mark.parametrize("case", THOUGHT_ABOUT, ids=str)
def test_so_does_advice(case: Case) -> None:
    state, seat = positions(case)[-1]
    check(case, state, seat, advise(case.key, seat, state.view(seat), state.legal(seat), seed=1))
