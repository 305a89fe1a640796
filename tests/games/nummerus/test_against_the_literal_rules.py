"""The fast position beside the slow literal one: the same moves, hands and results, always."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.game import QuickChance, State
from spieltisch.games.nummerus.rules.state import NummerusState
from tests.conformance.cases import CASES
from tests.games.nummerus.literal_rules import LiteralNummerus
from tests.suite import Case

NUMMERUS = [case for case in CASES if case.key == "nummerus"]


def literal_twin(state: State) -> LiteralNummerus:
    view = state.view(None)
    twin = LiteralNummerus(
        seats=len(cast(list[object], view["hands"])),
        scoring=cast(str, view["scoring"]),
        rounds=cast(int, view["rounds"]),
        swap=cast(bool, view["swap"]),
        start=cast(int, view["start"]),
    )
    lay_out(twin, state)
    return twin


def lay_out(twin: LiteralNummerus, state: State) -> None:
    view = state.view(None)
    twin.lay_out(cast(list[int], view["fields"]), cast(int, view["star"]))


@pytest.mark.parametrize("case", NUMMERUS, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_in_lockstep(case: Case, seed: int) -> None:
    chance = QuickChance(seed + 100)
    state = case.start(seed)
    twin = literal_twin(state)
    while seats := state.to_move():
        assert list(seats) == [twin.turn]
        legal = list(state.legal(twin.turn))
        assert {case.game.describe(move) for move in legal} == set(twin.moves())
        move = legal[chance.below(len(legal))]
        state.play(twin.turn, move, chance)
        twin.play(case.game.describe(move))
        if twin.round_over and not twin.over:
            lay_out(twin, state)
        assert_same_hands(state, twin)
    result = state.result()
    assert result is not None
    assert twin.over
    assert result.scores == twin.scores()
    assert result.winners() == twin.winners()


def assert_same_hands(state: State, twin: LiteralNummerus) -> None:
    for seat, hand in enumerate(cast(list[dict[str, object]], state.view(None)["hands"])):
        assert hand["chips"] == sorted(twin.hands[seat])
        chains = cast(list[list[int]], hand["chains"])
        if twin.scoring == "solitaire":
            assert sorted(chains) == twin.chains(seat)
        else:
            assert [len(chain) for chain in chains if len(chain) > 1] == twin.chain_lengths(seat)
        assert hand["swaps"] == twin.swap_chips[seat]


def count_games(state: NummerusState, depth: int) -> int:
    """How many sequences of so many moves there are (perft)."""
    if depth == 0:
        return 1
    total = 0
    for move in state.legal(int(state.turn)):
        after = state.copy()
        after.play(int(after.turn), move, QuickChance(0))
        total += count_games(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("case", "played", "depth", "games"),
    [
        (Case("nummerus", 2), 0, 4, 1689),
        (Case("nummerus", 2), 20, 4, 304),
        (Case("nummerus", 3), 40, 6, 199),
        (Case("nummerus", 2), 42, 6, 52),
        (Case("nummerus", 2, {"swap": True}), 6, 2, 40),
        (Case("nummerus", 1), 40, 5, 130),
        (Case("nummerus", 3, {"scoring": "solitaire"}), 30, 4, 112),
    ],
    ids=str,
)
def test_counts_of_games(case: Case, played: int, depth: int, games: int) -> None:
    """Fixed layouts, so many moves played, then all continuations to a depth."""
    chance = QuickChance(7)
    state = case.start(7)
    twin = literal_twin(state)
    for _ in range(played):
        legal = state.legal(twin.turn)
        move = legal[chance.below(len(legal))]
        state.play(twin.turn, move, chance)
        twin.play(case.game.describe(move))
    assert isinstance(state, NummerusState)
    assert (count_games(state, depth), twin.count_games(depth)) == (games, games)
