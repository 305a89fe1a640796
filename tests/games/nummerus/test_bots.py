"""What good players of Nummerus Zahlus know."""

from __future__ import annotations

from spieltisch.game import QuickChance
from spieltisch.games import game
from spieltisch.games.nummerus.bots.knowledge import KNOWLEDGE
from tests.suite import Case


def test_hundreds_of_swaps_are_narrowed_down() -> None:
    state, luck = Case("nummerus", 2, {"swap": True}).start(1), QuickChance(3)
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
    state, luck = Case("nummerus", 2, {"scoring": "tournament", "rounds": 3}).start(1), QuickChance(3)
    for _ in range(47):
        seat = state.to_move()[0]
        focused = game("nummerus").from_view(KNOWLEDGE.focus(state.view(seat)), seat, luck)
        assert focused.legal(seat) == state.legal(seat)
        state.play(seat, state.legal(seat)[0], luck)
    seat = state.to_move()[0]
    focused = game("nummerus").from_view(KNOWLEDGE.focus(state.view(seat)), seat, luck)
    focused.play(seat, focused.legal(seat)[0], luck)
    assert focused.result() is not None
