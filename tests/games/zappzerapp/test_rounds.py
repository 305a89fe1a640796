"""Who throws, what the dice say, how the barrels are mixed, and who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from spieltisch.game import QuickChance, Story
from spieltisch.games.zappzerapp.rules.layout import ring
from tests.games.zappzerapp.positions import (
    FACTS,
    NUMBERS,
    RULES,
    Rigged,
    begin,
    choose,
    kinds,
    of_kind,
    play,
    table,
)

ROUNDS = 2000


def test_the_magic_number_is_the_sum_of_both_dice() -> None:
    story = Story()
    state = RULES.new(2, FACTS.complete(2, {"start": "2"}), Rigged(3, 5), story)
    assert of_kind(story.events, "threw") == [(1, {"dice": [4, 6], "magic": 10})]
    assert (state.view(0)["dice"], state.view(0)["magic"]) == ([4, 6], 10)


def test_the_lot_says_who_throws_first_unless_it_was_agreed() -> None:
    story = Story()
    state = RULES.new(3, FACTS.complete(3, {}), Rigged(2), story)
    assert kinds(story.events) == ["drew-start", "threw"]
    assert state.view(0)["thrower"] == 2
    assert [begin(4, start=str(seat + 1)).view(0)["thrower"] for seat in range(4)] == [0, 1, 2, 3]


def test_the_thrower_changes_clockwise_every_round() -> None:
    state = begin(3, start="2")
    throwers = []
    for _ in range(5):
        throwers.append(state.view(0)["thrower"])
        told = choose(state, dict.fromkeys(range(3)))
    assert throwers == [1, 2, 0, 1, 2]
    assert [seat for seat, _ in of_kind(told, "threw")] == [0]
    assert state.view(0)["round"] == 6


def test_both_dice_and_all_orders_of_the_barrels_are_fair() -> None:
    state, luck = begin(), QuickChance(1)
    eyes: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for _ in range(ROUNDS):
        eyes.update(int(face) for face in state.dice)
        first[int(state.stones[0])] += 1
        choose(state, {0: None, 1: None}, luck)
    assert set(eyes) == set(range(1, 7))
    assert set(first) == set(NUMBERS)
    assert max(eyes.values()) - min(eyes.values()) < 6 * (2 * ROUNDS * 5 / 36) ** 0.5
    assert max(first.values()) - min(first.values()) < 6 * (ROUNDS * 12 / 169) ** 0.5


def test_nobody_can_follow_a_barrel_when_all_are_mixed() -> None:
    """Wherever it stood, it is anywhere then, and as often where it was as anywhere else: once in thirteen."""
    state, luck = begin(), QuickChance(2)
    moved_by: Counter[int] = Counter()
    for _ in range(ROUNDS):
        before = list(state.stones)
        choose(state, {0: None, 1: None}, luck)
        moved_by.update((list(state.stones).index(number) - place) % 13 for place, number in enumerate(before))
    assert set(moved_by) == set(range(13))
    assert max(abs(times - ROUNDS) for times in moved_by.values()) < 5 * ROUNDS**0.5


def test_the_barrels_are_mixed_anew_when_all_are_back() -> None:
    state = table([3], [4])
    choose(state, {0: 4, 1: 2})
    play(state, 0, "run 3")
    assert list(state.stones) == list(NUMBERS), "not before the last has run"
    told = play(state, 1, "stay", luck=QuickChance(5))
    assert kinds(told) == ["stayed", "mixed", "threw"]
    assert sorted(int(number) for number in state.stones) == list(NUMBERS)
    assert list(state.stones) != list(NUMBERS)


def test_a_new_round_finds_empty_hands_and_a_full_hill() -> None:
    state = table([3], [4])
    choose(state, {0: 4, 1: 13})
    play(state, 0, "run 3")
    view = state.view(0)
    assert view["hands"] == [[-1, -1], [-1, -1]]
    assert view["chosen"] == [-1, -1]
    assert view["stones"] == [0, 0]
    assert view["hill"] == [True] * 13
    assert view["last"] == [4, 13], "late-comers see what the round before brought"


def test_who_passed_has_no_last_number() -> None:
    state = table()
    choose(state, {0: None, 1: 13})
    assert state.view(0)["last"] == [0, 13]


def test_valid_numbers_are_counted() -> None:
    state = table([], [], [], dice=(3, 4))
    choose(state, {0: 7, 1: 8, 2: None})
    assert state.view(0)["valid"] == [1, 0, 0]


# Seating


def test_two_sit_opposite_each_other_three_and_four_next_to_each_other() -> None:
    assert [begin(seats).view(0)["sides"] for seats in (2, 3, 4)] == [[0, 2], [0, 1, 2], [0, 1, 2, 3]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_enters_on_the_own_side_and_is_safe_in_the_block_opposite(seats: int) -> None:
    on = ring(seats)
    for seat in range(seats):
        middle = 3 + 6 * on.sides[seat]
        moved = (-2, -1, 0)[seat] if seats == 3 else 0
        assert on.field(seat, 1) == middle + moved
        safe = [on.field(seat, progress) for progress in range(1, 25) if on.is_safe(seat, progress)]
        assert safe == [(middle + 10 + step) % 24 for step in range(5)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_apprentices_meet_where_they_stand_on_the_same_field(seats: int) -> None:
    on = ring(seats)
    for seat in range(seats):
        for rival in range(seats):
            for progress in range(1, 25):
                meets = on.seen_by(seat, rival, progress)
                assert 1 <= meets <= 24
                assert on.field(seat, meets) == on.field(rival, progress)
