"""Clank, quiet, health, and the dragon's attack cube by cube."""

from __future__ import annotations

import pytest

from spieltisch.games.klong.rules.dragon import (
    BY_CARD,
    attack,
    be_quiet,
    black_cubes_back,
    cubes_in_bag,
    heal,
    make_clank,
    strength,
)
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import INSIDE, LOST
from tests.games.klong.positions import NO_LUCK, Rigged, artifact, cubes, do, kinds, position, told

ATTACK = "mister-whiskers"
UPPER_ROOM, DEEP_ROOM = 15, 26


def bagged(state: KlongState, *counts: int, black: int = 0) -> KlongState:
    """So many cubes of each seat in the bag, and none in the clank area."""
    for thief, count in zip(state.thieves, counts, strict=True):
        thief.supply += thief.clank + thief.bagged - count
        thief.clank, thief.bagged = 0, count
    state.dungeon.black_bagged, state.dungeon.black_aside = black, 24 - black
    return state


def hurt(state: KlongState, seat: int, damage: int) -> None:
    state.thieves[seat].supply -= damage
    state.thieves[seat].damage += damage


def calm() -> KlongState:
    """A position for three in which an attack draws two cubes, and seat 0 holds a card that brings one about."""
    state = position(ATTACK, seats=3)
    state.dungeon.rage = 1
    return state


# Clank


def test_clank_puts_cubes_from_the_supply_into_the_clank_area() -> None:
    state = position("stumble")
    story = do(state, "play stumble", luck=NO_LUCK)
    assert told(story, "clank").values == {"clank": 1, "who": 0}
    assert cubes(state.thieves[0]) == {"supply": 26, "clank": 4, "bagged": 0, "aside": 0, "damage": 0}


def test_without_cubes_no_clank_can_be_forced_on_anybody() -> None:
    state = bagged(position("tattle", seats=3), 30, 30, 29)
    do(state, "play tattle", luck=NO_LUCK)
    assert [int(thief.clank) for thief in state.thieves] == [0, 0, 1]
    make_clank(state, 2, 3, None)
    assert (state.thieves[2].clank, state.thieves[2].supply) == (1, 0)
    assert faults(state) == []


def test_healing_returns_cubes_to_the_supply() -> None:
    state = position()
    hurt(state, 0, 3)
    heal(state, 2, None)
    assert (state.thieves[0].damage, state.thieves[0].supply) == (1, 26)


def test_healing_without_damage_has_no_effect() -> None:
    state = position()
    heal(state, 2, None)
    assert (state.thieves[0].damage, state.thieves[0].supply) == (0, 27)


def test_quiet_takes_own_cubes_back_from_the_clank_area() -> None:
    state = position()
    be_quiet(state, 2, None)
    assert (state.thieves[0].clank, state.thieves[0].supply, state.turn.quiet) == (1, 29, 0)
    assert state.thieves[1].clank == 2


def test_quiet_never_takes_cubes_from_the_bag_and_swallows_later_clank() -> None:
    state = bagged(position(), 4, 0)
    be_quiet(state, 2, None)
    assert (state.thieves[0].bagged, state.turn.quiet) == (4, 2)
    make_clank(state, 0, 3, None)
    assert (state.thieves[0].clank, state.turn.quiet, state.turn.made) == (1, 0, 1)


def test_quiet_of_one_thief_swallows_no_clank_of_another() -> None:
    state = bagged(position(), 0, 0)
    be_quiet(state, 2, None)
    make_clank(state, 1, 1, None)
    assert (state.thieves[1].clank, state.turn.quiet) == (1, 2)


def test_clank_for_all_does_not_reach_who_is_out() -> None:
    state = calm()
    state.thieves[1].fate = LOST
    before = int(state.thieves[1].clank)
    make_clank(state, 1, 2, None)
    assert state.thieves[1].clank == before


def test_black_cubes_come_back_at_most_as_many_as_were_set_aside() -> None:
    state = bagged(position(), 0, 0, black=22)
    black_cubes_back(state, 3, None)
    assert (state.dungeon.black_bagged, state.dungeon.black_aside) == (24, 0)


# The attack


def test_all_cubes_of_the_clank_area_go_into_the_bag_first() -> None:
    state = calm()
    attack(state, BY_CARD, 0, Rigged(28, 27), None)
    assert [int(thief.clank) for thief in state.thieves] == [0, 0, 0]
    assert [int(thief.bagged) for thief in state.thieves] == [3, 2, 1]


@pytest.mark.parametrize(("rage", "count"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_rage_track_says_how_many_cubes_are_drawn(rage: int, count: int) -> None:
    state = position()
    state.dungeon.rage = rage
    assert strength(state) == count


def test_each_danger_card_in_the_row_adds_a_cube() -> None:
    state = position(row="kobold kobold dragon-shrine ogre")
    state.dungeon.rage = 1
    assert strength(state) == 5


def test_danger_cards_just_turned_up_count() -> None:
    state = position(row="search search sneak sneak ladder", deck="kobold")
    bagged(state, 0, 0, black=24)
    state.dungeon.rage = 1
    story = do(state, "end")
    assert told(story, "attacked").values["drawn"] == [[-1, 0]] * 3


def test_drawn_cubes_hurt_their_owners_and_black_ones_are_set_aside() -> None:
    state = bagged(calm(), 2, 2, 2, black=2)
    state.dungeon.rage = 3
    story = do(state, f"play {ATTACK}", "choose 1", luck=Rigged(7, 2, 4))
    drawn = told(story, "attacked").values
    assert drawn == {"cause": "card", "extra": 0, "drawn": [[-1, 0], [1, 1], [2, 1]]}
    assert [int(thief.damage) for thief in state.thieves] == [0, 1, 1]
    assert [int(thief.bagged) for thief in state.thieves] == [2, 1, 1]
    assert (state.dungeon.black_bagged, state.dungeon.black_aside) == (1, 23)


def test_a_bag_with_too_few_cubes_gives_what_is_there() -> None:
    state = bagged(calm(), 1, 0, 0)
    attack(state, BY_CARD, 0, Rigged(0), None)
    assert (state.thieves[0].damage, cubes_in_bag(state)) == (1, 0)
    attack(state, BY_CARD, 0, NO_LUCK, None)


def test_cubes_of_those_who_are_out_are_set_aside_for_good() -> None:
    state = bagged(calm(), 1, 2, 0)
    state.thieves[1].fate = LOST
    attack(state, BY_CARD, 0, Rigged(1, 1), None)
    assert cubes(state.thieves[1])["aside"] == 2
    assert (state.thieves[1].damage, state.dungeon.black_aside) == (0, 24)
    black_cubes_back(state, 99, None)
    assert (cubes(state.thieves[1])["aside"], cubes(state.thieves[1])["bagged"]) == (2, 0)


def test_who_stands_outside_at_the_start_can_already_be_hit() -> None:
    state = bagged(calm(), 1, 1, 0)
    attack(state, BY_CARD, 0, Rigged(0, 0), None)
    assert [int(thief.damage) for thief in state.thieves] == [1, 1, 0]


# Knocked out


@pytest.mark.parametrize(
    ("room", "carried", "fate"),
    [
        (UPPER_ROOM, artifact(5), "rescued"),
        (UPPER_ROOM, 0, "lost"),
        (DEEP_ROOM, artifact(5), "lost"),
        (1, 0, "lost"),
    ],
)
def test_a_full_health_track_knocks_out(room: int, carried: int, fate: str) -> None:
    state = bagged(calm(), 0, 1, 0)
    hurt(state, 1, 9)
    state.thieves[1].room, state.thieves[1].artifacts = room, carried
    story = do(state, f"play {ATTACK}", "choose 1", luck=Rigged(0))
    assert kinds(story)[-4:] == ["attacked", "hit", fate, "countdown"]
    assert (state.thieves[1].damage, state.thieves[1].room, state.thieves[1].mastery) == (10, 0, False)
    assert state.active == 0


def test_several_fall_in_the_order_in_which_their_cubes_are_drawn() -> None:
    state = bagged(calm(), 0, 2, 2)
    hurt(state, 1, 9)
    hurt(state, 2, 9)
    story = do(state, f"play {ATTACK}", "choose 1", luck=Rigged(3, 0))
    assert [event.seat for event in story.events if event.kind == "lost"] == [2, 1]
    assert (state.dungeon.clock_seat, state.dungeon.clock) == (2, 1)


def test_later_cubes_of_somebody_who_falls_in_the_same_draw_are_set_aside() -> None:
    state = bagged(calm(), 0, 3, 0)
    state.dungeon.rage = 3
    hurt(state, 1, 9)
    story = do(state, f"play {ATTACK}", "choose 1", luck=Rigged(0, 0, 0))
    assert told(story, "attacked").values["drawn"] == [[1, 1], [1, 0], [1, 0]]
    assert (told(story, "hit").seat, told(story, "hit").values) == (1, {"hearts": 1})
    assert (state.thieves[1].damage, state.thieves[1].aside) == (10, 2)


def test_who_falls_in_the_own_turn_ends_it_and_the_row_is_refilled() -> None:
    state = bagged(position(f"{ATTACK} burgle", row="ladder", deck="overlord", seats=3), 1, 0, 0)
    state.dungeon.rage = 1
    hurt(state, 0, 9)
    state.turn.springs = 1
    story = do(state, f"play {ATTACK}", "choose 1")
    told_of_the_fall = ["attacked", "hit", "lost", "countdown"]
    assert kinds(story)[2:] == [*told_of_the_fall, "refilled", "arrived", "clank", "clank", "turn"]
    assert [int(thief.clank) for thief in state.thieves] == [0, 1, 1]
    fallen = state.thieves[0]
    assert (len(fallen.hand), len(fallen.play), len(fallen.discard)) == (1, 0, 1)
    assert (state.active, state.thieves[1].fate) == (1, INSIDE)


def test_the_dragon_of_that_refill_counts() -> None:
    state = bagged(position(ATTACK, row="ladder", deck="ogre", seats=3), 1, 0, 1)
    state.dungeon.rage = 1
    hurt(state, 0, 9)
    story = do(state, f"play {ATTACK}", "choose 1", luck=Rigged(0, 0, 0))
    assert [event.values["cause"] for event in story.events if event.kind == "attacked"] == ["card", "row"]
