"""The fast position beside the slow literal one: the same moves, stones, coins and results, always."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from spieltisch.game import QuickChance, State
from spieltisch.games import game
from spieltisch.games.sechserreihe.rules.notation import field_name
from spieltisch.games.sechserreihe.rules.perft import perft
from tests.conformance.cases import CASES
from tests.games.sechserreihe.literal_rules import LiteralSechserreihe
from tests.games.sechserreihe.positions import (
    FOUR_LINES_AT_ONCE,
    ONE_ROW_AND_ONE_COLUMN_EMPTY,
    TWENTY_NINE_STONES,
    TWO_LINES_AT_ONCE,
    begin,
    position,
)
from tests.suite import Case

RULES = game("sechserreihe")
SECHSERREIHE = [case for case in CASES if case.key == "sechserreihe"]

MIDGAME = "o..o.. .oo..o ..o.o. o..oo. .o..o. ..o..o"
CROWDED = ".ooooo oo.ooo oooo.o o.oo.o ooo.oo ...ooo"
SOON_STUCK = "oo..oo oooo.o ...... oooo.o oooo.o oooo.o"  # after e1-d1 +c1
TWENTY_SEVEN_STONES = ".ooooo oooo.o o..o.o oo..oo o.oooo ooooo."


def literal_twin(state: State) -> LiteralSechserreihe:
    view = state.view(None)
    coins = cast(list[int], view["coins"])
    return LiteralSechserreihe(len(coins), cast(int, view["turn"]), lying(state), coins)


def lying(state: State) -> set[str]:
    return {field_name(field) for field, stone in enumerate(cast(list[int], state.view(None)["fields"])) if stone}


def play_in_lockstep(state: State, twin: LiteralSechserreihe, seed: int) -> None:
    chance = QuickChance(seed)
    while seats := state.to_move():
        assert list(seats) == [twin.turn]
        legal = list(state.legal(twin.turn))
        assert sorted(RULES.describe(move) for move in legal) == sorted(twin.moves())
        move = legal[chance.below(len(legal))]
        state.play(twin.turn, move, chance)
        twin.play(RULES.describe(move))
        assert lying(state) == twin.stones
        assert state.view(None)["coins"] == twin.coins
    assert twin.over
    result = state.result()
    assert result is not None
    assert result.scores == ([twin.placed_well] if twin.seats == 1 else twin.coins)
    best = max(result.scores)
    assert result.winners() == [seat for seat, score in enumerate(result.scores) if score == best]


@pytest.mark.parametrize("case", SECHSERREIHE, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_in_lockstep(case: Case, seed: int) -> None:
    state = case.start(seed)
    play_in_lockstep(state, literal_twin(state), seed + 100)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "drawn",
    [
        FOUR_LINES_AT_ONCE,
        TWO_LINES_AT_ONCE,
        ONE_ROW_AND_ONE_COLUMN_EMPTY,
        SOON_STUCK,
        TWENTY_SEVEN_STONES,
        TWENTY_NINE_STONES,
        MIDGAME,
        CROWDED,
    ],
)
def test_games_from_special_positions_in_lockstep(drawn: str, seats: int) -> None:
    for seed in range(8):
        state = position(drawn, seats)
        play_in_lockstep(state, literal_twin(state), seed)


@pytest.mark.parametrize(("depth", "games"), [(1, 630), (2, 46_080), (3, 4_001_328), (4, 427_715_472)])
def test_counts_of_games_from_the_start(depth: int, games: int) -> None:
    """The next number is 53 363 592 000: both ways to count agree on it, but that takes ten and twenty seconds."""
    assert (perft(begin(2), depth), LiteralSechserreihe(2, 0).count_games(depth)) == (games, games)


@pytest.mark.parametrize(
    ("drawn", "seats", "coins", "depth", "games"),
    [
        (MIDGAME, 2, [0, 0], 2, 33_491),
        (MIDGAME, 1, [0], 2, 12_523),
        (CROWDED, 2, [0, 0], 3, 82_810),
        (CROWDED, 2, [2, 2], 2, 11),
        (CROWDED, 3, [1, 0, 1], 4, 7_283),
        (FOUR_LINES_AT_ONCE, 2, [0, 0], 2, 12_116),
        (TWO_LINES_AT_ONCE, 2, [0, 0], 2, 12_706),
        (TWO_LINES_AT_ONCE, 2, [1, 0], 2, 11_446),
        (TWO_LINES_AT_ONCE, 4, [0, 0, 0, 0], 2, 11_446),
        (SOON_STUCK, 2, [0, 0], 3, 162_731),
        (SOON_STUCK, 1, [0], 3, 784),
        (ONE_ROW_AND_ONE_COLUMN_EMPTY, 2, [0, 1], 3, 10_152),
        (ONE_ROW_AND_ONE_COLUMN_EMPTY, 1, [0], 2, 40),
        (TWENTY_SEVEN_STONES, 1, [0], 3, 20_111),
        (TWENTY_NINE_STONES, 2, [0, 0], 3, 4_834),
        (TWENTY_NINE_STONES, 1, [0], 1, 147),
    ],
)
def test_counts_of_games_from_special_positions(
    drawn: str, seats: int, coins: Sequence[int], depth: int, games: int
) -> None:
    state = position(drawn, seats, coins)
    assert (perft(state, depth), literal_twin(state).count_games(depth)) == (games, games)


def test_counting_with_the_last_moves_made_gives_the_same() -> None:
    for drawn in (MIDGAME, CROWDED, TWO_LINES_AT_ONCE, ONE_ROW_AND_ONE_COLUMN_EMPTY, TWENTY_SEVEN_STONES):
        for seats in (1, 2):
            state = position(drawn, seats)
            after = 0
            for move in state.legal(0):
                twin = state.copy()
                twin.play(0, move, QuickChance(0))
                after += perft(twin, 1)
            assert perft(state, 2) == after
