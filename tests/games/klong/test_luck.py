"""The luck of Klong! is that of shuffled piles: every card, cube and secret that could come comes equally often.

Counted exactly: luck is handed every number that it could draw, one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest
from mypy_extensions import i64

from spieltisch.game import Chance, QuickChance, Story
from spieltisch.games.klong.rules.state import KlongState
from tests.conformance.cases import CASES
from tests.games.klong.choosers import by_chance
from tests.games.klong.positions import RULES, names, position
from tests.suite import Case

KLONG = [case for case in CASES if case.key == "klong"]


class OneNumber(Chance):
    """Luck that brings 0, but one number at one draw, and remembers out of how many it drew there."""

    def __init__(self, draw: int, number: int) -> None:
        self.draw, self.number = draw, number
        self.drawn = self.choices = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        if self.drawn != self.draw:
            return 0
        self.choices = n
        return self.number


def every_luck(
    make: Callable[[], KlongState], move: str, seen: Callable[[KlongState, Any], str], draw: int = 1
) -> Counter[str]:
    """What comes of the move, for each number that this draw of it could bring. Stories are handed over by kind."""
    outcomes: Counter[str] = Counter()
    number, choices = 0, 1
    while number < choices:
        state, chance, story = make(), OneNumber(draw, number), Story()
        state.play(int(state.active), RULES.parse(move), chance, story)
        outcomes[seen(state, {event.kind: event.values for event in story.events})] += 1
        number, choices = number + 1, chance.choices
    return outcomes


def test_every_card_of_the_draw_pile_is_drawn_equally_often() -> None:
    outcomes = every_luck(
        lambda: position("elven-boots", draw="burgle*3 stumble pickaxe*2 ruby"),
        "play elven-boots",
        lambda state, _: names(state.thieves[0].hand),
    )
    assert outcomes == {"burgle": 3, "stumble": 1, "pickaxe": 2, "ruby": 1}


def test_every_card_of_the_shuffled_discard_pile_is_drawn_equally_often() -> None:
    outcomes = every_luck(
        lambda: position("elven-boots", discard="sneak*2 explore"),
        "play elven-boots",
        lambda state, _: names(state.thieves[0].hand),
    )
    assert outcomes == {"sneak": 2, "explore": 1}


def test_a_second_card_is_drawn_from_what_the_first_one_left() -> None:
    outcomes = every_luck(
        lambda: position("bracers-of-agility", draw="burgle stumble pickaxe"),
        "play bracers-of-agility",
        lambda state, _: names(state.thieves[0].draw),
        draw=2,
    )
    assert sorted(outcomes.values()) == [1, 1]


def test_every_card_of_the_dungeon_deck_comes_into_the_row_equally_often() -> None:
    outcomes = every_luck(
        lambda: position(row="ogre emerald ruby diamond sapphire", deck="ladder*2 teleporter search"),
        "end",
        lambda _, told: cast(str, told["refilled"]["cards"][0][1]),
    )
    assert outcomes == {"ladder": 2, "teleporter": 1, "search": 1}


def test_every_card_of_the_dungeon_deck_replaces_one_equally_often() -> None:
    def asked() -> KlongState:
        state = position("treasure-hunter", row="ogre", deck="kobold*3 ladder")
        state.play(0, RULES.parse("play treasure-hunter"), QuickChance(0))
        return state

    outcomes = every_luck(asked, "replace ogre", lambda _, told: cast(str, told["replaced"]["by"]))
    assert outcomes == {"kobold": 3, "ladder": 1}


def test_every_cube_of_the_bag_is_drawn_equally_often() -> None:
    def asked() -> KlongState:
        state = position("mister-whiskers", seats=2)
        for thief, cubes in zip(state.thieves, (4, 3), strict=True):
            thief.supply = i64(30 - cubes)
            thief.clank, thief.bagged = i64(1), i64(cubes - 1)
        state.play(0, RULES.parse("play mister-whiskers"), QuickChance(0))
        return state

    outcomes = every_luck(asked, "choose 1", lambda _, told: f"cube of {told['attacked']['drawn'][0][0]}")
    assert outcomes == {"cube of 0": 4, "cube of 1": 3, "cube of -1": 24}


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (5, {"chalice": 3, "greater-healing": 2, "greater-skill": 2, "greater-treasure": 2, "flash": 2}),
        (
            4,
            {
                "dragon-egg": 3,
                "healing": 3,
                "skill": 3,
                "treasure": 3,
                "strength": 2,
                "swiftness": 2,
                "magic-spring": 2,
            },
        ),
    ],
)
def test_every_secret_not_yet_found_is_taken_equally_often(room: int, size: dict[str, int]) -> None:
    """Also the two that lie in the box: nobody knows which they are."""

    def entered() -> KlongState:
        state = position("invoker-of-the-ancients", room=10)
        for move in ("play invoker-of-the-ancients", f"teleport {room}"):
            state.play(0, RULES.parse(move), QuickChance(0))
        return state

    assert every_luck(entered, "take", lambda _, told: cast(str, told["took-secret"]["secret"])) == size


class Counted(Chance):
    def __init__(self, seed: int) -> None:
        self.chance = QuickChance(seed)
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.chance.below(n)


@pytest.mark.parametrize("case", KLONG, ids=str)
def test_luck_is_drawn_once_for_everything_revealed_and_for_nothing_else(case: Case) -> None:
    """So a move can be taken back just as long as nothing was revealed."""
    for seed in range(3):
        state, chooser = case.start(seed), QuickChance(seed)
        while seats := state.to_move():
            luck, story = Counted(chooser.below(1000)), Story()
            state.play(seats[0], by_chance(state, seats[0], chooser), luck, story)
            assert luck.drawn == sum(revealed(event.kind, cast(Any, event.values)) for event in story.events)


def revealed(kind: str, values: Any) -> int:
    """How many cards, cubes or secrets an event brings to light."""
    if kind == "drew":
        return cast(int, values["count"])
    if kind in ("refilled", "attacked"):
        return len(values["cards" if kind == "refilled" else "drawn"])
    return int(kind in ("replaced", "took-secret"))
