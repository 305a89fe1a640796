"""Nummerus Zahlus: Solitär, alone and as a variant for more. Each test names the rule it is about."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.game import IllegalMove, QuickChance, Story
from spieltisch.games.nummerus.rules.chains import minus_points
from spieltisch.games.nummerus.rules.position import SOLITAIRE
from spieltisch.games.nummerus.rules.state import NummerusState
from tests.games.nummerus.positions import chains_of, hand, hand_of, play, position, written_moves
from tests.suite import Case


def alone(next_chips: dict[int, int], held: set[int]) -> NummerusState:
    return position(next_chips, star=15, hands=[held], scoring=SOLITAIRE)


def test_one_player_moves_the_star_as_always_and_may_jump() -> None:
    state = alone({27: 1, 48: 40}, set())
    assert written_moves(state) == ["1", "40"]
    play(state, "40", "1")
    assert state.result() is not None


def test_a_single_chip_already_is_a_chain() -> None:
    state = alone({17: 10, 19: 30}, set())
    play(state, "10")
    assert chains_of(state, 0) == [[10]]
    assert hand_of(state, 0)["points"] == 1


def test_a_chip_that_fits_no_chain_starts_a_new_one_for_good() -> None:
    state = alone({17: 12, 19: 11, 21: 40}, {10})
    play(state, "12")
    assert chains_of(state, 0) == [[10], [12]]
    play(state, "11", "high", "40")
    assert chains_of(state, 0) == [[11, 12], [10], [40]]


@pytest.mark.parametrize(("chip", "chain"), [(13, [10, 11, 12, 13]), (9, [9, 10, 11, 12])])
def test_a_chip_that_fits_exactly_one_chain_end_joins_it(chip: int, chain: list[int]) -> None:
    state = alone({17: chip, 19: 40}, {10, 11, 12})
    play(state, str(chip))
    assert state.view(None)["phase"] == "take", "a chip that fits must join, there is nothing to choose"
    assert chains_of(state, 0) == [chain]


@pytest.mark.parametrize(
    ("choice", "chains"), [("low", [[33, 34, 35, 36], [31, 32]]), ("high", [[32, 33, 34, 35, 36], [31]])]
)
def test_a_chip_between_two_chains_is_put_to_one_of_them_by_choice(choice: str, chains: list[list[int]]) -> None:
    """The example of the rules: 31 and 33-34-35-36 lie there, 32 arrives."""
    state = alone({17: 32, 19: 5}, {31, 33, 34, 35, 36})
    play(state, "32")
    view = state.view(None)
    assert (view["phase"], view["join"]) == ("join", {"chip": 32, "lower": [31], "upper": [33, 34, 35, 36]})
    assert written_moves(state) == ["low", "high"]
    with pytest.raises(IllegalMove, match="join-first"):
        play(state, "5")
    story = Story()
    play(state, choice, story=story)
    assert chains_of(state, 0) == chains
    assert story.events[0].values["chain"] in chains


def test_the_two_chains_never_merge() -> None:
    state = alone({17: 32, 19: 30, 20: 37}, {31, 33, 34, 35, 36})
    play(state, "32", "low", "30")
    assert chains_of(state, 0) == [[33, 34, 35, 36], [30, 31, 32]]
    play(state, "37")
    assert chains_of(state, 0) == [[33, 34, 35, 36, 37], [30, 31, 32]]


def test_the_choice_shows_the_longer_chain_and_the_story_no_merged_one() -> None:
    state = alone({17: 32, 19: 5}, {31, 33, 34, 35, 36})
    assert state.view(None)["choices"][0]["chain"] == [32, 33, 34, 35, 36]
    story = Story()
    play(state, "32", story=story)
    assert story.events[0].values["length"] == 1


@pytest.mark.parametrize(
    ("held", "minus"),
    [
        (set(range(1, 7)), 0),
        (set(range(1, 6)), 1),
        (set(range(1, 49)), 0),
        ({1, 3, 5}, 3),
        ({1, 2, 10, 11, 12, 13, 14, 15, 20}, 2),
        (set(), 0),
    ],
)
def test_chains_of_six_or_more_are_removed_every_other_is_a_minus_point(held: set[int], minus: int) -> None:
    assert minus_points(hand(held), 0) == minus


def test_chains_side_by_side_count_separately() -> None:
    between_6_and_7 = hand({6})
    assert minus_points(hand(set(range(1, 12))), between_6_and_7) == 1
    assert minus_points(hand(set(range(1, 13))), between_6_and_7) == 0


def test_alone_the_result_is_what_is_left() -> None:
    state = alone({17: 40}, {1, 2, 3, 4, 5, 6, 10})
    play(state, "40")
    result = state.result()
    assert result is not None
    assert (result.scores, result.reason, result.values) == ([2], "solitaire-alone", {"left": 2})
    assert state.rewards() == [1.0 - 2 / 24]


def test_with_two_to_four_everyone_builds_such_chains_and_fewest_minus_points_win() -> None:
    hands = [{1, 2, 3}, {10, 12}, {20}]
    state = position({17: 48}, star=15, hands=hands, scoring=SOLITAIRE)
    play(state, "48")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ([2, 2, 1], [2, 2, 1], "solitaire")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_alone_a_chip_is_never_left_without_a_chain(seats: int) -> None:
    state = Case("nummerus", seats, {"scoring": "solitaire"}).start(4)
    state.playout(QuickChance(4))
    for own in cast(list[dict[str, object]], state.view(None)["hands"]):
        assert sorted(chip for chain in cast(list[list[int]], own["chains"]) for chip in chain) == own["chips"]
