"""The fast position beside the slow literal one: the same moves, barrels, runs and winners, always."""

from __future__ import annotations

from collections import Counter

import pytest

from spieltisch.game import QuickChance
from spieltisch.games.zappzerapp.rules.state import ZappZerappState
from tests.conformance.cases import CASES
from tests.games.zappzerapp.literal_rules import LiteralZappZerapp
from tests.games.zappzerapp.positions import RULES
from tests.suite import Case

ZAPP = [case for case in CASES if case.key == "zappzerapp"]
GAMES = 12
CHOSEN_AT_ONCE = 3
"""Of so many moves while all listen one is a choice, where a barrel is in a hand; else games would be long."""


def literal_twin(state: ZappZerappState) -> LiteralZappZerapp:
    twin = LiteralZappZerapp(int(state.setup.seats), int(state.setup.first), state.setup.in_turn)
    deal(state, twin)
    return twin


def deal(state: ZappZerappState, twin: LiteralZappZerapp) -> None:
    twin.throw([int(eyes) for eyes in state.dice], [int(number) for number in state.stones])


def assert_same(state: ZappZerappState, twin: LiteralZappZerapp) -> None:
    view = state.view(None)
    assert (view["phase"], view["round"], view["thrower"]) == (twin.phase, twin.rounds, twin.thrower)
    assert view["magic"] == twin.magic
    assert list(state.to_move()) == twin.to_move()
    for seat in range(twin.seats):
        assert {RULES.describe(move) for move in state.legal(seat)} == (
            twin.moves(seat) if seat in twin.to_move() else set()
        )
    assert view["apprentices"] == [sorted(piece.walked() for piece in own) for own in twin.pieces]
    if twin.winner is None:
        assert {place for place, stands in enumerate(view["hill"], start=1) if stands} == twin.on_the_hill
    assert view["hands"] == [[hand.get(side, 0) - 1 for side in ("left", "right")] for hand in twin.hands]
    assert view["order"] == (twin.movers if twin.movers and twin.winner is None else [])
    assert view["winner"] == (-1 if twin.winner is None else twin.winner)


def ways(twin: LiteralZappZerapp) -> list[int]:
    return [piece.walked() for own in twin.pieces for piece in own]


def play_in_lockstep(state: ZappZerappState, twin: LiteralZappZerapp, seed: int, seen: Counter[str]) -> None:
    mind, luck = QuickChance(seed), QuickChance(seed + 1)
    while seats := state.to_move():
        assert_same(state, twin)
        seen[twin.phase] += 1
        seat = seats[mind.below(len(seats))]
        moves = [RULES.describe(move) for move in state.legal(seat)]
        choices = [move for move in moves if move.startswith("choose")]
        wanted = choices if choices and mind.below(CHOSEN_AT_ONCE) == 0 else moves
        move = wanted[mind.below(len(wanted))]
        before = ways(twin)
        state.play(seat, RULES.parse(move), luck)
        twin.play(seat, move)
        seen["banished"] += sum(now < then for now, then in zip(ways(twin), before, strict=True))
        if twin.phase == "round-over":
            deal(state, twin)
    assert_same(state, twin)
    assert state.winner == twin.winner
    seen[twin.phase] += 1


@pytest.mark.parametrize("case", ZAPP, ids=str)
def test_whole_games_in_lockstep(case: Case) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        state = case.start(seed)
        assert isinstance(state, ZappZerappState)
        play_in_lockstep(state, literal_twin(state), seed + 100, seen)
    assert seen["over"] == GAMES
    assert seen["banished"] > GAMES
    assert seen["run"] > 50 * GAMES
    assert (seen["ready"] > 0) == (case.given.get("listening") == "in-turn")
