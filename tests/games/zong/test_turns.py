"""A turn: lightnings, spirals, points, in exactly this order; what is decided, and what happens by itself."""

from __future__ import annotations

import pytest

from spieltisch.game import Story
from tests.games.zong.positions import (
    FLICK,
    ON_12_OR_13,
    RULES,
    Rigged,
    begin,
    drawn,
    flick,
    kinds,
    near,
    phase,
    play,
    position,
    refusal,
    throw,
    told,
)

PIECES = "4:2 9:1 20:0"


def test_lightnings_then_spirals_then_points() -> None:
    state = position(PIECES)
    story = throw(state, "zong", "spiral", "7")
    assert (phase(state), kinds(story)) == ("flick", ["threw"])
    story = flick(state, {})
    assert kinds(story) == ["flicked", "missed", "retreated", "attacked", "passed-on"]
    assert drawn(state.position.towers) == "4:2 9:1 15:0"


def test_there_is_one_flick_for_each_lightning() -> None:
    state = position(PIECES)
    throw(state, "zong", "zong", "zong")
    for number in (1, 2, 3):
        assert (phase(state), list(state.to_move())) == ("flick", [0])
        flicked = told(flick(state, {}), "flicked")
        assert (flicked.values["number"], flicked.values["of"]) == (number, 3)
    assert (phase(state), int(state.position.turn), int(state.position.flicks)) == ("throw", 1, 3)


def test_the_board_is_tidied_up_after_each_flick() -> None:
    state = position(PIECES)
    throw(state, "zong", "zong", "0")
    flick(state, {2: near("12", 3.0)})
    assert (phase(state), drawn(state.position.towers)) == ("flick", "9:1 12:2 20:0")
    flick(state, {2: near("13")})
    assert drawn(state.position.towers) == "9:1 13:2 20:0"


def test_there_is_one_retreat_for_each_spiral_and_it_is_seen_where_the_flick_left_all() -> None:
    state = position(PIECES)
    throw(state, "zong", "spiral", "spiral")
    story = flick(state, {1: near("17")})
    retreats = [event.values for event in story.events if event.kind == "retreated"]
    assert [(way["origin"], way["place"], way["behind"]) for way in retreats] == [("20", "16", 1), ("16", "3", 2)]


def test_a_spiral_without_anybody_behind_is_told_and_does_nothing() -> None:
    state = position(PIECES, turn=2)
    assert kinds(throw(state, "spiral", "2", "2")) == ["threw", "stayed-last", "attacked", "passed-on"]
    assert drawn(state.position.towers) == "8:2 9:1 20:0"


def test_points_are_added_up_to_one_attack() -> None:
    state = position(PIECES)
    attacked = told(throw(state, "2", "4", "7"), "attacked")
    expected = {"points": 13, "from": 23, "to": 36, "origin": "20", "place": "33"}
    assert attacked.values == {**expected, "companions": [], "alone": True}


def test_without_points_the_piece_stands_still_and_nobody_is_asked() -> None:
    state = position("4:2 9:10")
    assert kinds(throw(state, "0", "0", "0")) == ["threw", "stood-still", "passed-on"]
    assert (int(state.position.turn), drawn(state.position.towers)) == (1, "4:2 9:10")


def test_whoever_stands_alone_is_not_asked() -> None:
    state = position(PIECES)
    assert kinds(throw(state, "2", "2", "2")) == ["threw", "attacked", "passed-on"]


def test_on_the_start_field_nobody_is_asked() -> None:
    state = begin()
    assert kinds(throw(state, "2", "2", "2")) == ["threw", "attacked", "passed-on"]
    assert drawn(state.position.towers) == "P3:12 3:0"


def test_in_a_tower_the_player_chooses_any_companions() -> None:
    state = position("4:3 9:1042")
    throw(state, "2", "2", "2")
    assert phase(state) == "attack"
    assert state.view(None)["companions"] == [1, 4, 2]
    assert [RULES.describe(move) for move in state.legal(0)] == [
        "go",
        "go 2",
        "go 3",
        "go 2 3",
        "go 5",
        "go 2 5",
        "go 3 5",
        "go 2 3 5",
    ]
    story = play(state, "go 3 5")
    assert (kinds(story), drawn(state.position.towers)) == (["attacked-with", "passed-on"], "4:3 9:1 15:420")
    assert story.events[0].values["companions"] == [4, 2]


def test_in_a_tower_is_judged_just_before_the_attack() -> None:
    state = position("4:2 9:10 20:3")
    throw(state, "spiral", "2", "2")
    assert (phase(state), drawn(state.position.towers)) == ("throw", "4:2 7:0 9:1 20:3")
    state = position("4:2 8:3 9:1 20:0")
    throw(state, "spiral", "2", "2")
    assert (phase(state), state.view(None)["companions"]) == ("attack", [3])


def test_a_companion_must_be_in_the_tower() -> None:
    state = position("4:2 9:10")
    throw(state, "2", "2", "2")
    assert refusal(state, 0, "go 3") == "no-companion"
    assert refusal(state, 0, "go 1") == "no-companion"
    assert refusal(state, 0, "go 2 6") == "no-companion"


def test_reaching_the_target_ends_the_game_at_once() -> None:
    state = position("4:2 9:1 31:0")
    story = throw(state, "4", "2", "2")
    assert kinds(story) == ["threw", "attacked-home", "reached-target"]
    assert phase(state) == "over"
    assert not state.to_move()
    result = state.result()
    assert result is not None
    assert (result.reason, result.places, result.scores) == ("reached", [1, 2, 3], [37, 12, 7])
    assert state.rewards() == [1.0, 0.0, 0.0]


def test_a_companion_in_the_target_is_second() -> None:
    state = position("4:2 31:10")
    throw(state, "4", "2", "2")
    play(state, "go 2")
    result = state.result()
    assert result is not None
    assert (result.places, result.scores, state.rewards()) == ([1, 2, 3], [37, 37, 7], [1.0, 0.0, 0.0])


def test_places_behind_the_winner_are_shared_on_one_field() -> None:
    state = position("4:2 9:31 31:0")
    throw(state, "4", "2", "2")
    result = state.result()
    assert result is not None
    assert result.places == [1, 2, 4, 2]


def test_turns_a_player_and_flicks_are_told_with_the_result() -> None:
    state = position("4:2 9:1 31:0")
    for _ in range(3):
        throw(state, "0", "0", "0")
    throw(state, "zong", "7", "0")
    flick(state, {})
    result = state.result()
    assert result is not None
    assert result.values == {"turns": pytest.approx(4 / 3), "flicks": 1}


def test_rounds_and_turns_are_counted() -> None:
    state = begin(3)
    seen = []
    for _ in range(5):
        view = state.view(None)
        seen.append((view["turn"], view["next"], view["turns"], view["round"]))
        throw(state, "0", "0", "0")
    assert seen == [(0, 1, 1, 1), (1, 2, 2, 1), (2, 0, 3, 1), (0, 1, 4, 2), (1, 2, 5, 2)]


# The ZONG disc by seat


def test_everybody_takes_a_disc_at_once_and_each_its_own() -> None:
    state = begin(3, disc="own", start="2")
    view = state.view(None)
    assert (view["phase"], view["turn"], view["turns"], view["discs"]) == ("pick", 1, 0, ["", "", ""])
    assert list(state.to_move()) == [0, 1, 2]
    assert kinds(play(state, "disc small", seat=2)) == ["picked", "picked-small"]
    assert list(state.to_move()) == [0, 1]
    assert refusal(state, 2, "disc large") == "already-picked"
    play(state, "disc large", seat=0)
    play(state, "disc small", seat=1)
    view = state.view(None)
    assert (view["phase"], view["turn"], view["turns"]) == ("throw", 1, 1)
    assert view["discs"] == ["large", "small", "small"]


@pytest.mark.parametrize("size", ["large", "small"])
def test_the_table_may_agree_on_one_disc_for_all(size: str) -> None:
    view = begin(4, disc=size).view(None)
    assert (view["phase"], view["discs"]) == ("throw", [size] * 4)


def test_each_flick_is_made_with_the_disc_of_whoever_flicks() -> None:
    state = begin(3, disc="own")
    for seat, size in enumerate(["small", "large", "small"]):
        play(state, f"disc {size}", seat=seat)
    told_discs = []
    for _ in range(3):
        throw(state, "zong", "0", "0")
        told_discs.append(told(play(state, FLICK), "flicked").values["disc"])
    assert told_discs == ["small", "large", "small"]


def test_a_large_and_a_small_disc_fly_otherwise() -> None:
    shots = []
    for size in ("large", "small"):
        state = position(PIECES, disc=size)
        throw(state, "zong", "0", "0")
        shots.append(state.feat(0, FLICK))
    assert shots[0] != shots[1]


# Refusals


@pytest.mark.parametrize("move", ["throw BBB", "go", "vote 1", "disc large", "flick 500/300 0:2500 50.0%"])
def test_every_phase_accepts_its_own_moves_only(move: str) -> None:
    picking = begin(disc="own")
    throwing = position("4:2 9:10")
    flicking = position("4:2 9:10")
    throw(flicking, "zong", "2", "2")
    attacking = position("4:2 9:10")
    throw(attacking, "2", "2", "2")
    voting = position(PIECES)
    throw(voting, "zong", "2", "2")
    flick(voting, {2: ON_12_OR_13})
    expected = {
        "disc": (picking, "pick-first"),
        "throw": (throwing, "throw-first"),
        "flick": (flicking, "flick-first"),
        "go": (attacking, "attack-first"),
        "vote": (voting, "vote-first"),
    }
    own = move.split()[0]
    for kind, (state, key) in expected.items():
        if kind != own:
            assert refusal(state, 0, move) == key
        else:
            assert RULES.parse(move) in state.legal(0)


def test_only_whose_turn_it_is_may_move() -> None:
    state = begin()
    for seat in (1, 2, 3, -1, 2**70):
        assert refusal(state, seat, "throw BBB") == "not-your-turn"
        assert state.legal(seat) == []


def test_there_are_no_other_moves() -> None:
    state = begin()
    for move in (-1, 78 + 1001 * 501 * 20000 * 1000, 2**70, -(2**70)):
        assert refusal(state, 0, move) == "no-such-move"


def test_after_the_end_nothing_is_accepted() -> None:
    state = position("4:2 9:1 31:0")
    throw(state, "4", "2", "2")
    assert refusal(state, 0, "throw BBB") == "over"
    assert state.view(None)["turn"] == state.view(None)["next"] == -1


def test_the_lot_is_told() -> None:
    story = Story()
    state = begin(5, seed=3, story=story, start="lot")
    assert kinds(story) == ["drew-start"]
    assert story.events[0].values["seat"] == state.view(None)["first"] == int(state.position.turn)


def test_a_throw_asks_luck_for_three_faces_and_nothing_more() -> None:
    luck = Rigged([0, 0, 0, 1])
    play(begin(), "throw BBB", luck)
    assert luck.numbers == [1]
