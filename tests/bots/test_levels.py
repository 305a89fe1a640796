"""The levels people can ask for, playing Nummerus Zahlus."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy

import pytest

from spieltisch.bots import LEVELS, Seat, bot, think
from spieltisch.facts import read_facts
from spieltisch.game import Options, QuickChance, Refusal, State
from spieltisch.games import game
from spieltisch.games.nummerus.knowledge import KNOWLEDGE

VARIANTS: list[tuple[int, Options]] = [
    (1, {"scoring": "solitaire"}),
    (2, {}),
    (2, {"swap": True}),
    (2, {"scoring": "tournament", "rounds": 2, "swap": True}),
    (3, {"scoring": "tournament", "rounds": 2}),
    (3, {"scoring": "solitaire"}),
    (4, {"swap": True}),
]


def new_game(seats: int, options: Options, seed: int = 1) -> State:
    return game("nummerus").new(seats, read_facts("nummerus").complete(seats, options), QuickChance(seed))


def test_every_level_has_its_name() -> None:
    assert [bot(level, "nummerus").name for level in LEVELS] == ["zufall", "neuling", "geselle", "meister"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        bot("weltmeister", "nummerus")
    assert refusal.value.key == "level-unknown"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("level", ["zufall", "neuling"])
def test_plays_whole_games_by_the_rules(level: str, seats: int, options: Options) -> None:
    state, luck = new_game(seats, options), QuickChance(2)
    while to_move := state.to_move():
        seat = to_move[0]
        move = think("nummerus", level, seat, state.view(seat), state.legal(seat), seed=len(state.legal(seat)))
        assert move in state.legal(seat)
        state.play(seat, move, luck)
    assert state.result() is not None


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("played", [0, 31, 44])
def test_the_master_moves_by_the_rules_and_leaves_the_view_alone(seats: int, options: Options, played: int) -> None:
    state = new_game(seats, options)
    for number in range(played):
        seat = state.to_move()[0]
        state.play(seat, state.legal(seat)[-1 - number % 2 * (len(state.legal(seat)) > 1)], QuickChance(number))
    seat = state.to_move()[0]
    view = state.view(seat)
    before = deepcopy(view)
    assert think("nummerus", "meister", seat, view, state.legal(seat), seed=5) in state.legal(seat)
    assert view == before


def test_the_same_seed_gives_the_same_move_in_another_process() -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    question = ("nummerus", "geselle", seat, state.view(seat), list(state.legal(seat)), 11)
    assert pickle.loads(pickle.dumps(question)) == question
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(think, *question).result(timeout=30) == think(*question)


def test_a_seat_can_try_moves_on_a_position_of_its_own() -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    at = Seat(game("nummerus"), seat, state.view(seat), state.legal(seat), QuickChance(1))
    imagined = at.guess()
    imagined.play(seat, at.legal[0], at.chance)
    assert state.view(seat) == at.view != imagined.view(seat)


def test_hundreds_of_swaps_are_narrowed_down() -> None:
    state, luck = new_game(2, {"swap": True}), QuickChance(3)
    keep = game("nummerus").parse("keep")
    while len(state.legal(state.to_move()[0])) < 50:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.play(seat, keep if keep in legal else legal[0], luck)
    seat = state.to_move()[0]
    candidates = KNOWLEDGE.candidates(state, seat)
    assert candidates[0] == keep
    assert len(candidates) < 12
    assert set(candidates) <= set(state.legal(seat))


def test_only_this_round_of_a_tournament_is_thought_through() -> None:
    state, luck = new_game(2, {"scoring": "tournament", "rounds": 3}), QuickChance(3)
    for _ in range(47):
        seat = state.to_move()[0]
        focused = game("nummerus").from_view(KNOWLEDGE.focus(state.view(seat)), seat, luck)
        assert focused.legal(seat) == state.legal(seat)
        state.play(seat, state.legal(seat)[0], luck)
    seat = state.to_move()[0]
    focused = game("nummerus").from_view(KNOWLEDGE.focus(state.view(seat)), seat, luck)
    focused.play(seat, focused.legal(seat)[0], luck)
    assert focused.result() is not None
