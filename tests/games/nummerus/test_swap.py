"""Nummerus Zahlus: the swap variant. Each test names the rule it is about."""

from __future__ import annotations

import pytest

from spieltisch.game import IllegalMove, Story
from spieltisch.games.nummerus.rules.position import TOURNAMENT
from tests.games.nummerus.positions import begin, hand_of, play, position, written_moves


@pytest.mark.parametrize(("seats", "chips"), [(2, 2), (3, 2), (4, 1)])
@pytest.mark.parametrize("scoring", ["longest", "tournament"])
def test_two_swap_chips_each_up_to_three_players_one_each_with_four(seats: int, chips: int, scoring: str) -> None:
    state = begin(seats, scoring=scoring, swap=True)
    assert [hand_of(state, seat)["swaps"] for seat in range(seats)] == [chips] * seats
    assert seats * chips <= 6, "there are six in the box"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_swap_chips_with_one_player_or_in_solitaire(seats: int) -> None:
    state = begin(seats, scoring="solitaire")
    assert [hand_of(state, seat)["swaps"] for seat in range(seats)] == [0] * seats


def test_after_the_own_star_move_one_chip_may_be_swapped_for_a_loose_one_of_another() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {20, 30, 31}, {40}], swaps=[2, 2, 2])
    play(state, "5")
    assert state.view(None)["phase"] == "swap"
    assert written_moves(state) == ["keep", "5x20", "5x40", "10x20", "10x40"]
    story = Story()
    play(state, "10x40", story=story)
    assert [hand_of(state, seat)["chips"] for seat in range(3)] == [[5, 40], [20, 30, 31], [10]]
    assert [hand_of(state, seat)["swaps"] for seat in range(3)] == [1, 2, 2]
    assert [(event.kind, event.values) for event in story.events] == [("swapped", {"give": 10, "take": 40, "from": 2})]


def test_a_chip_that_is_part_of_a_chain_of_its_owner_cannot_be_taken() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {20, 30, 31}], swaps=[2, 2])
    play(state, "5")
    with pytest.raises(IllegalMove, match="swap-chain"):
        play(state, "5x30")
    with pytest.raises(IllegalMove, match="swap-not-theirs"):
        play(state, "5x10")
    with pytest.raises(IllegalMove, match="swap-not-theirs"):
        play(state, "5x6")
    with pytest.raises(IllegalMove, match="swap-not-yours"):
        play(state, "20x20")
    with pytest.raises(IllegalMove, match="swap-first"):
        play(state, "6")


def test_the_chip_given_may_be_one_of_a_chain_or_the_one_just_taken() -> None:
    state = position({17: 12, 19: 6}, star=15, hands=[{10, 11}, {20}], swaps=[1, 1])
    play(state, "12")
    assert written_moves(state) == ["keep", "10x20", "11x20", "12x20"]


def test_part_of_a_chain_is_judged_before_the_swap() -> None:
    """19 would bind the 20, but it arrives only with the swap."""
    state = position({17: 19, 21: 6}, star=15, hands=[{10}, {20, 40}], swaps=[1, 1])
    play(state, "19")
    assert "19x20" in written_moves(state)
    play(state, "19x40")
    assert hand_of(state, 1)["chips"] == [19, 20]


def test_nothing_to_take_no_swap_is_offered() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {30, 31}], swaps=[2, 2])
    play(state, "5")
    assert (state.view(None)["phase"], state.to_move()) == ("take", (1,))


def test_at_most_one_swap_a_turn() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {20, 40}], swaps=[2, 2])
    play(state, "5", "5x20")
    assert state.to_move() == (1,)
    assert state.view(None)["phase"] == "take"


def test_the_spent_swap_chip_leaves_the_game() -> None:
    state = position({17: 5, 19: 6, 21: 7}, star=15, hands=[{10}, {20, 40}], swaps=[1, 0])
    play(state, "5", "5x20", "6", "7")
    assert state.result() is not None, "seat 0 has spent its only swap chip and is not asked again"


def test_keeping_costs_nothing() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {20}], swaps=[2, 2])
    story = Story()
    play(state, "5", "keep", story=story)
    assert hand_of(state, 0)["swaps"] == 2
    assert [event.kind for event in story.events] == ["took", "kept"]


@pytest.mark.parametrize("move", ["keep", "5x20"])
def test_whoever_takes_the_last_chip_may_still_swap_then_the_game_ends(move: str) -> None:
    state = position({17: 5}, star=15, hands=[{10}, {20}], swaps=[2, 2])
    play(state, "5")
    assert (state.view(None)["phase"], state.result()) == ("swap", None)
    play(state, move)
    assert state.result() is not None


def test_swapping_works_with_tournament_scoring() -> None:
    state = position({17: 5}, star=15, hands=[{4}, {6}], scoring=TOURNAMENT, swaps=[2, 2])
    play(state, "5", "4x6")
    assert state.view(None)["finished"] == [[3, 0]]


def test_every_round_of_a_tournament_brings_new_swap_chips() -> None:
    """Our reading: the swap chips spent leave the round, and each round is a game of its own."""
    fresh = begin(2, scoring="tournament", rounds=2, swap=True)
    while fresh.view(None)["round"] == 1:
        spent = [hand_of(fresh, seat)["swaps"] for seat in (0, 1)]
        play(fresh, written_moves(fresh)[-1])
    assert spent != [2, 2]
    assert [hand_of(fresh, seat)["swaps"] for seat in (0, 1)] == [2, 2]


def test_without_the_variant_nobody_is_asked() -> None:
    state = position({17: 5, 19: 6}, star=15, hands=[{10}, {20}])
    play(state, "5")
    assert state.view(None)["phase"] == "take"
    with pytest.raises(IllegalMove, match="take-first"):
        play(state, "20x5")
