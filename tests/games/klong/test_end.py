"""Escaping, the countdown, and how a game ends: who has won, and with which points."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.game import Result, Story
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import ESCAPED, INSIDE, LOST, RESCUED
from tests.games.klong.positions import Rigged, artifact, do, kinds, legal, position, told

AT_THE_DOOR = 2  # next to the way out
UPPER_ROOM, DEEP_ROOM = 15, 26


def loaded(seats: int = 2, hand: str = "") -> KlongState:
    """Seat 0 is one step from the way out and carries an artifact; the others are upstairs, and nobody made clank."""
    state = position(hand, room=AT_THE_DOOR, seats=seats)
    state.turn.boots = 1
    state.thieves[0].artifacts = artifact(5)
    for thief in state.thieves:
        thief.supply += thief.clank
        thief.clank = 0
    for other in state.thieves[1:]:
        other.room = UPPER_ROOM
    return state


def escaped(seats: int = 2) -> tuple[KlongState, Story]:
    state = loaded(seats)
    return state, do(state, "walk 1")


def pass_turn(state: KlongState) -> Story:
    """Whoever's turn it is plays all cards and ends."""
    while plays := legal(state, "play"):
        do(state, plays[0])
    return do(state, "end")


def out(state: KlongState, seat: int, fate: int, **carried: int) -> None:
    thief = state.thieves[seat]
    thief.fate, thief.room, thief.mastery = fate, 0, fate == ESCAPED
    thief.artifacts = carried.get("artifacts", 0)
    thief.gold = carried.get("gold", 0)


def finished(*fates: int, artifacts: tuple[int, ...], gold: tuple[int, ...] = (0, 0, 0, 0)) -> Result:
    """The result for these seats, none of which has a card with points."""
    state = position(seats=len(fates))
    for seat, fate in enumerate(fates):
        out(state, seat, fate, artifacts=artifacts[seat], gold=gold[seat])
    state.phase = 2
    result = state.result()
    assert result is not None
    return result


# Escape


def test_back_outside_with_an_artifact_one_has_escaped() -> None:
    state, story = escaped()
    assert kinds(story)[:3] == ["walked", "escaped", "countdown"]
    thief = state.thieves[0]
    assert (thief.fate, thief.mastery, thief.room) == (ESCAPED, True, 0)


def test_a_teleport_outside_is_an_escape() -> None:
    state = loaded()
    state.turn.teleports = 1
    do(state, "teleport 1")
    assert state.thieves[0].fate == ESCAPED


def test_an_escape_ends_the_turn_with_unplayed_cards_and_refills_the_row() -> None:
    state = position("stumble", room=AT_THE_DOOR, deck="overlord", draw="burgle*5")
    state.turn.boots, state.turn.springs = 1, 1
    state.thieves[0].artifacts = artifact(5)
    clank = [int(thief.clank) for thief in state.thieves]
    story = do(state, "walk 1")
    assert kinds(story)[1:] == ["escaped", "countdown", "refilled", "arrived", "clank", "turn"]
    assert [int(thief.clank) for thief in state.thieves] == [clank[0], clank[1] + 1]
    assert (len(state.thieves[0].hand), len(state.thieves[0].draw)) == (1, 5)
    assert state.active == 1


def test_who_is_out_has_no_more_turns() -> None:
    state, _ = escaped(3)
    out(state, 2, LOST)
    state.dungeon.black_bagged, state.dungeon.black_aside = 0, 24
    turns = []
    while state.to_move():
        turns.append(int(state.active))
        pass_turn(state)
    assert set(turns) == {1}


# Countdown


def test_the_first_one_out_starts_the_countdown_and_later_ones_do_not_use_it() -> None:
    state, story = escaped(3)
    assert told(story, "countdown").values == {"space": 1}
    assert (state.dungeon.clock_seat, state.dungeon.clock) == (0, 1)
    state.thieves[1].artifacts = artifact(7)
    state.thieves[1].room = AT_THE_DOOR
    state.turn.boots = 1
    story = do(state, "walk 1")
    assert "countdown" not in kinds(story)
    assert (state.dungeon.clock_seat, state.dungeon.clock) == (0, 1)


def test_each_further_turn_brings_a_stronger_attack_and_the_last_one_knocks_everybody_out() -> None:
    state, _ = escaped()
    state.dungeon.rage = 1
    for space, extra in ((2, 1), (3, 2), (4, 3)):
        story = pass_turn(state)
        assert told(story, "countdown").values == {"space": space}
        attacked = told(story, "attacked").values
        assert (attacked["cause"], attacked["extra"]) == ("countdown", extra)
        assert len(cast(list[object], attacked["drawn"])) == 2 + extra
        assert state.active == 1
    story = pass_turn(state)
    assert told(story, "countdown").values == {"space": 5}
    assert kinds(story)[-1] == "lost"
    assert "attacked" not in kinds(story)
    assert state.to_move() == ()


def test_the_last_space_rescues_who_carries_an_artifact_above_the_depths() -> None:
    state, _ = escaped(4)
    state.dungeon.clock = 4
    rooms = {1: (UPPER_ROOM, artifact(10)), 2: (DEEP_ROOM, artifact(15)), 3: (UPPER_ROOM, 0)}
    for seat, (room, carried) in rooms.items():
        state.thieves[seat].room, state.thieves[seat].artifacts = room, carried
    for _ in rooms:
        pass_turn(state)
    assert [int(thief.fate) for thief in state.thieves] == [ESCAPED, RESCUED, LOST, LOST]
    assert [thief.mastery for thief in state.thieves] == [True, False, False, False]


def test_somebody_knocked_out_first_runs_the_countdown_as_well() -> None:
    state = loaded(3, "mister-whiskers")
    thief = state.thieves[2]
    thief.damage, thief.supply, thief.bagged = 9, 20, 1
    state.dungeon.rage, state.dungeon.black_bagged, state.dungeon.black_aside = 1, 0, 24
    do(state, "play mister-whiskers", "choose 1", luck=Rigged(0))
    assert (state.dungeon.clock_seat, state.dungeon.clock) == (2, 1)
    pass_turn(state)
    story = pass_turn(state)
    assert told(story, "countdown").values == {"space": 2}
    assert state.active == 0


def test_a_countdown_without_anybody_inside_is_not_needed() -> None:
    state = loaded()
    out(state, 1, LOST)
    state.dungeon.clock_seat, state.dungeon.clock = 1, 3
    story = do(state, "walk 1")
    assert (state.to_move(), state.dungeon.clock) == ((), 3)
    assert kinds(story) == ["walked", "escaped"]


# The end


def test_the_most_points_win() -> None:
    result = finished(ESCAPED, RESCUED, artifacts=(artifact(5), artifact(20)), gold=(3, 9))
    assert (result.scores, result.places, result.reason) == ([28, 29], [2, 1], "rescued")
    result = finished(ESCAPED, RESCUED, artifacts=(artifact(7), artifact(20)), gold=(3, 9))
    assert (result.scores, result.places, result.reason) == ([30, 29], [1, 2], "escaped")


def test_the_lost_have_no_score() -> None:
    result = finished(LOST, RESCUED, LOST, artifacts=(artifact(30), artifact(5), 0), gold=(50, 0, 2))
    assert (result.scores, result.places) == ([0, 5, 0], [2, 1, 2])


def test_a_tie_goes_to_the_single_most_valuable_artifact() -> None:
    two = artifact(10) | artifact(5)
    result = finished(RESCUED, RESCUED, artifacts=(two, artifact(15)))
    assert (result.scores, result.places) == ([15, 15], [2, 1])


def test_a_tie_that_stays_is_shared() -> None:
    result = finished(RESCUED, RESCUED, LOST, artifacts=(artifact(10), artifact(10), 0))
    assert (result.places, result.winners(), result.reason) == ([1, 1, 3], [0, 1], "shared")


def test_if_everybody_is_lost_nobody_wins() -> None:
    result = finished(LOST, LOST, artifacts=(artifact(30), 0))
    assert (result.places, result.winners(), result.reason) == ([2, 2], [], "nobody")


def test_points_come_from_artifacts_markers_goods_gold_and_all_own_cards() -> None:
    state = position("ruby", draw="secret-tome", discard="wizard", play="the-duke")
    thief = state.thieves[0]
    out(state, 0, ESCAPED, artifacts=artifact(5) | artifact(20), gold=11)
    thief.idols, thief.chalices, thief.eggs = 1, 2, 1
    thief.keys, thief.backpacks, thief.crowns = 1, 2, 0b110
    out(state, 1, LOST)
    state.phase = 2
    result = state.result()
    assert result is not None
    sheet = {
        "fate": "escaped",
        "artifacts": [5, 20],
        "mastery": 20,
        "idols": 5,
        "chalices": 14,
        "eggs": 3,
        "goods": 5 + 10 + 17,
        "gold": 11,
        "cards": 6 + 7 + 2 + 2,
        "total": 127,
    }
    values = result.values["sheet"]
    assert isinstance(values, list)
    assert values[0] == sheet
    assert result.scores == [127, 0]


def test_only_an_escape_brings_the_mastery_token() -> None:
    result = finished(ESCAPED, RESCUED, artifacts=(artifact(5), artifact(5)))
    assert result.scores == [25, 5]


def test_the_result_tells_how_long_it_took() -> None:
    state, _ = escaped()
    while state.to_move():
        pass_turn(state)
    result = state.result()
    assert result is not None
    assert {key: result.values[key] for key in ("turns", "rounds", "attacks", "lost", "points")} == {
        "turns": 2.5,
        "rounds": 5,
        "attacks": 3,
        "lost": 0.5,
        "points": 25,
    }


def test_nothing_is_over_while_somebody_is_inside() -> None:
    state, _ = escaped()
    assert state.result() is None
    assert state.thieves[1].fate == INSIDE


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_rounds_count_from_the_start_player(first: str) -> None:
    state = position(seats=3, start=first)
    state.active = state.setup.first
    for turn in range(1, 8):
        assert (state.turns, state.rounds) == (turn, (turn + 2) // 3)
        pass_turn(state)
