"""A hundred thousand guesses: each is a position that can be, in which the seat sees just what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from spieltisch.game import COMPILED, QuickChance
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import Thief
from tests.games.klong.choosers import Chooser, by_chance, with_appetite
from tests.games.klong.positions import cards, names, position
from tests.suite import Case

CASES = [Case("klong", seats, {"board": board}) for seats in (2, 3, 4) for board in ("a", "b")]
CASES += [Case("klong", seats, {"artifact": "action"}) for seats in (2, 4)]
CHOOSERS = [by_chance, with_appetite]
GUESSES = 100_000 // (len(CASES) * len(CHOOSERS)) if COMPILED else 100
AT_EVERY_MOMENT = 10
DRAWS = 20_000 if COMPILED else 2_000
TURNS = 4_000 if COMPILED else 100
FAR = 4.5
"""Standard deviations that chance alone does not go astray in a test's lifetime."""


def moments(case: Case, chooser: Chooser) -> Iterator[KlongState]:
    """Every position of one game after the other, without end."""
    seed = 0
    while True:
        seed += 1
        state, chance = case.start(seed), QuickChance(seed)
        assert isinstance(state, KlongState)
        while seats := state.to_move():
            yield state
            state.play(seats[0], chooser(state, seats[0], chance), chance)
        yield state


def beginnings_of_turns(case: Case) -> Iterator[KlongState]:
    turn = 0
    for state in moments(case, by_chance):
        if state.turns != turn:
            turn = int(state.turns)
            yield state


@pytest.mark.parametrize("chooser", CHOOSERS, ids=["by chance", "with appetite"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_guess_is_a_possible_position_seen_the_same(case: Case, chooser: Chooser) -> None:
    chance = QuickChance(1)
    made = others = 0
    for state in moments(case, chooser):
        seat = made // AT_EVERY_MOMENT % case.seats
        seen, true_hands = state.view(seat), hands(state)
        for _ in range(AT_EVERY_MOMENT):
            guess = state.guess(seat, chance)
            assert not faults(guess)
            assert guess.view(seat) == seen
            others += hands(guess) != true_hands
            made += 1
        if made >= GUESSES:
            break
    assert others > made // 2


def hands(state: KlongState) -> list[bytes]:
    return [bytes(thief.hand) for thief in state.thieves]


def test_every_hand_that_can_be_is_equally_likely() -> None:
    """Two secret cards of six unseen ones, beside one of which everybody is sure."""
    unseen = ["burgle", "stumble", "sidestep", "explore", "pickaxe", "ruby"]
    state = position("burgle", draw="burgle")
    give(state.thieves[1], "burgle pickaxe scramble", shown="scramble", draw="stumble sidestep explore ruby")
    chance = QuickChance(2)
    found = Counter(names(state.guess(0, chance).thieves[1].hand) for _ in range(DRAWS))
    possible = [names([*cards(" ".join(pair)), *cards("scramble")]) for pair in combinations(unseen, 2)]
    assert found.keys() == set(possible)
    assert_chance(found, dict.fromkeys(possible, 1 / len(possible)), DRAWS)


def test_copies_of_a_card_count_as_often_as_there_are_of_them() -> None:
    """One secret card of three Stumbles and one Sidestep."""
    state = position("burgle", draw="burgle")
    give(state.thieves[1], "sidestep", shown="", draw="stumble*3")
    chance = QuickChance(3)
    found = Counter(names(state.guess(0, chance).thieves[1].hand) for _ in range(DRAWS))
    assert_chance(found, {"stumble": 3 / 4, "sidestep": 1 / 4}, DRAWS)


def test_the_truth_is_spread_like_the_guesses() -> None:
    """At the beginning of each turn the next seat holds so many Stumbles, over many games, as the guesses think."""
    excess = variance = 0.0
    for state in islice(beginnings_of_turns(Case("klong", 3)), TURNS):
        other = state.thieves[(int(state.active) + 1) % 3]
        secret, unseen = len(other.hand) - len(other.shown), len(other.hand) + len(other.draw) - len(other.shown)
        held = stumbles(other.hand) - stumbles(other.shown)
        share = (held + stumbles(other.draw)) / max(1, int(unseen))
        excess += held - int(secret) * share
        variance += int(secret) * share * (1 - share) * int(unseen - secret) / max(1, int(unseen) - 1)
    assert abs(excess) < FAR * sqrt(variance)


def test_own_cards_and_those_everybody_is_sure_of_stay_where_they_are() -> None:
    state = position("burgle pickaxe", draw="ruby sneak")
    give(state.thieves[1], "explore stumble", shown="stumble", draw="sidestep")
    chance = QuickChance(4)
    for _ in range(50):
        guess = state.guess(0, chance)
        assert (names(guess.thieves[0].hand), names(guess.thieves[0].draw)) == ("burgle pickaxe", "sneak ruby")
        assert "stumble" in names(guess.thieves[1].hand)
        assert names(guess.thieves[1].shown) == "stumble"


def test_a_guess_does_not_touch_what_it_is_made_of() -> None:
    state = position("burgle", draw="burgle")
    before = hands(state)
    for seed in range(20):
        state.guess(0, QuickChance(seed))
    assert hands(state) == before


def test_a_spent_draw_pile_leaves_nothing_to_guess() -> None:
    """Whoever has seen the whole deck but the hand knows the hand."""
    state = position("burgle*3 stumble*2", seats=2)
    chance = QuickChance(5)
    assert names(state.thieves[0].shown) == names(state.thieves[0].hand)
    assert {names(state.guess(1, chance).thieves[0].hand) for _ in range(20)} == {names(state.thieves[0].hand)}


def give(thief: Thief, hand: str, *, shown: str, draw: str) -> None:
    thief.hand, thief.shown, thief.draw = (vec[u8](cards(pile)) for pile in (hand, shown, draw))


def stumbles(pile: vec[u8]) -> int:
    return names(pile).split().count("stumble")


def assert_chance(found: Counter[str], shares: dict[str, float], draws: int) -> None:
    for what, share in shares.items():
        spread = sqrt(draws * share * (1 - share))
        assert abs(found[what] - draws * share) < FAR * spread, what
