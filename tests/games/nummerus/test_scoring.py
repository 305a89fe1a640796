"""Nummerus Zahlus: chains, the tie-break and the tournament. Each test names the rule it is about."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.game import QuickChance, Refusal, Result, Story
from spieltisch.games.nummerus.rules.chains import chains, lengths, longest, tournament_points
from spieltisch.games.nummerus.rules.position import TOURNAMENT
from spieltisch.games.nummerus.rules.result import longest_result, solitaire_result, tournament_result
from tests.games.nummerus.positions import begin, hand, hand_of, play, position
from tests.suite import Case


def test_a_chain_is_two_or_more_consecutive_numbers_of_one_player() -> None:
    held = hand({1, 3, 4, 7, 8, 9, 48})
    assert chains(held, 0) == [[7, 8, 9], [3, 4], [1], [48]]
    assert lengths(held) == [3, 2]
    assert longest(held) == 3
    assert longest(hand({1, 3, 5})) == 0
    assert longest(hand(set())) == 0
    assert longest(hand(set(range(1, 49)))) == 48


def test_the_longest_chain_wins() -> None:
    result = longest_result([[3, 2], [4], [2, 2, 2]])
    assert (result.places, result.scores, result.reason) == ([2, 1, 3], [3, 4, 2], "longest")
    assert result.values == {"length": 4}


@pytest.mark.parametrize(
    ("chains", "winners", "rank"),
    [
        ([[4, 4], [4, 3]], [0], 2),
        ([[4], [4, 2]], [1], 2),  # a missing chain counts 0
        ([[5, 3, 3], [5, 3, 2], [4, 4, 4]], [0], 3),
        ([[5, 3, 3], [5, 4], [5, 3, 3, 2]], [1], 2),
        ([[5, 3, 2], [5, 3], [5, 2, 2, 2]], [0], 3),
    ],
)
def test_those_tied_for_the_longest_compare_their_second_and_so_on(
    chains: list[list[int]], winners: list[int], rank: int
) -> None:
    result = longest_result(chains)
    assert result.reason == "tie-break"
    assert result.winners() == winners
    assert result.values["rank"] == rank


def test_only_the_tied_ones_compare() -> None:
    result = longest_result([[4, 2], [4, 3], [3, 3, 3, 3]])
    assert result.places == [2, 1, 3]
    assert result.values == {"length": 4, "seats": [0, 1], "compare": [[4, 2], [4, 3]], "rank": 2}


def test_completely_equal_lists_share_the_win() -> None:
    result = longest_result([[4, 3], [2], [4, 3]])
    assert (result.places, result.reason) == ([1, 3, 1], "shared")


def test_nobody_with_a_chain_is_a_shared_win_too() -> None:
    result = longest_result([[], []])
    assert (result.places, result.scores, result.reason) == ([1, 1], [0, 0], "no-chains")


def test_a_tie_break_at_the_table() -> None:
    state = position({17: 48}, star=15, hands=[{1, 2, 3, 11, 12}, {21, 22, 23}])
    play(state, "48")
    result = state.result()
    assert isinstance(result, Result)
    assert (result.winners(), result.reason) == ([0], "tie-break")
    assert state.rewards() == [1.0, 0.0]


def test_equal_players_share_the_reward() -> None:
    state = position({17: 48}, star=15, hands=[{1, 2, 3}, {21, 22, 23}, {30, 31}])
    play(state, "48")
    assert state.rewards() == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("length", "points"),
    [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55), (11, 66), (23, 276)],
)
def test_a_chain_of_k_scores_k_times_k_plus_1_halved_and_a_single_chip_nothing(length: int, points: int) -> None:
    assert tournament_points(hand(set(range(5, 5 + length)))) == points


def test_every_chain_of_a_hand_scores() -> None:
    assert tournament_points(hand({1, 2, 5, 10, 11, 12, 48})) == 3 + 6


def test_a_tournament_is_played_over_a_chosen_number_of_rounds_with_new_layouts() -> None:
    story, chance = Story(), QuickChance(3)
    state = Case("nummerus", 3, {"scoring": "tournament", "rounds": 4}).start(3)
    layouts = {tuple(cast(list[int], state.view(None)["fields"]))}
    while seats := state.to_move():
        state.play(seats[0], state.legal(seats[0])[0], chance, story)
        if story.events[-1].kind == "layout":
            layouts.add(tuple(cast(list[int], state.view(None)["fields"])))
    view, result = state.view(None), state.result()
    assert result is not None
    assert len(layouts) == 4
    finished = cast(list[list[int]], view["finished"])
    assert len(finished) == 4
    assert result.scores == [sum(points) for points in zip(*finished, strict=True)]
    assert [event.values["points"] for event in story.events if event.kind == "round-ended"] == finished


def test_totals_count_the_running_round_in_but_not_twice_when_it_is_over() -> None:
    chance = QuickChance(3)
    state = begin(2, scoring="tournament", rounds=2)
    while seats := state.to_move():
        view = state.view(None)
        running = [held["points"] for held in view["hands"]]
        assert view["totals"] == [sum(points) for points in zip(running, *view["finished"], strict=True)]
        state.play(seats[0], state.legal(seats[0])[0], chance)
    over = state.view(None)
    assert over["totals"] == [sum(points) for points in zip(*over["finished"], strict=True)]


def test_the_end_of_a_round_tells_the_chains_of_every_seat() -> None:
    state = position({17: 5}, star=15, hands=[{4, 10, 11, 12, 30}, {6}], scoring=TOURNAMENT)
    story = Story()
    play(state, "5", story=story)
    told = next(event.values for event in story.events if event.kind == "round-ended")
    assert told == {"round": 1, "points": [9, 0], "chains": [[[10, 11, 12], [4, 5]], []]}


def test_the_start_seat_moves_on_by_one_each_round() -> None:
    story, chance = Story(), QuickChance(3)
    state = Case("nummerus", 3, {"scoring": "tournament", "rounds": 5, "start": "2"}).start(1, story)
    while seats := state.to_move():
        state.play(seats[0], state.legal(seats[0])[-1], chance, story)
    rounds = [event.values for event in story.events if event.kind == "layout"]
    assert rounds == [{"round": n + 1, "start": (n + 1) % 3} for n in range(5)]


def test_the_highest_total_wins_and_equal_totals_are_shared() -> None:
    won = tournament_result([30, 41, 12])
    assert (won.places, won.reason) == ([2, 1, 3], "tournament")
    shared = tournament_result([41, 12, 41])
    assert (shared.places, shared.reason) == ([1, 3, 1], "tournament-shared")


def test_equal_solitaire_results_are_shared() -> None:
    assert solitaire_result([2, 4, 2]).reason == "solitaire-shared"
    assert solitaire_result([2, 4, 2]).places == [1, 3, 1]
    assert solitaire_result([2, 1, 2]).winners() == [1]


def test_a_hand_shows_what_it_is_worth_now() -> None:
    state = begin(2, scoring="tournament")
    play(state, "25", "26")
    assert hand_of(state, 0)["points"] == 0
    basic = position({17: 48}, star=15, hands=[{1, 2, 3}, {5}])
    assert [hand_of(basic, seat)["points"] for seat in (0, 1)] == [3, 0]


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (2, {"rounds": 4}, "option-needs-rounds"),
        (2, {"scoring": "solitaire", "swap": True}, "option-needs-swap"),
        (1, {"swap": True}, "option-needs-swap"),
        (1, {"start": "1"}, "option-needs-start"),
        (2, {"scoring": "solitaire", "layout": "daily"}, "option-needs-layout"),
        (1, {"scoring": "longest"}, "option-value"),
        (1, {"scoring": "tournament"}, "option-value"),
        (2, {"start": "3"}, "option-value"),
        (2, {"scoring": "tournament", "rounds": 13}, "option-value"),
        (5, {}, "seats"),
        (0, {}, "seats"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, given: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        Case("nummerus", seats, given).start(0)
    assert refused.value.key == sentence
