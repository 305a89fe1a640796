"""The path of every disc is kept with the flick; a replay shows it and never simulates again."""

from __future__ import annotations

import pytest

from spieltisch.game import IllegalMove, QuickChance, Story
from spieltisch.games.zong.physics.film import read
from spieltisch.games.zong.rules.notation import FIRST_FLICK, MOVES
from spieltisch.games.zong.rules.state import ZongState
from tests.conformance.cases import CASES, random_game
from tests.games.zong.positions import (
    FLICK,
    OFF,
    Rigged,
    drawn,
    film,
    flick,
    kinds,
    near,
    phase,
    position,
    throw,
    told,
)
from tests.suite import Case

ZONG = [case for case in CASES if case.key == "zong"]
PIECES = "4:2 9:10"


def about_to_flick(pieces: str = PIECES) -> ZongState:
    state = position(pieces)
    throw(state, "zong", "0", "0")
    return state


@pytest.mark.parametrize("case", ZONG, ids=str)
def test_played_or_replayed_told_or_not_all_comes_to_the_same(case: Case) -> None:
    for seed in (21, 22):
        for moment in random_game(case, seed):
            state, seat, move = moment.state, moment.seat, moment.move
            feat = state.feat(seat, move)
            assert bool(feat) == (move >= FIRST_FLICK)
            twins = [state.copy() for _ in range(3)]
            told_once, told_again = Story(), Story()
            twins[0].play(seat, move, QuickChance(moment.ply))
            twins[1].play(seat, move, QuickChance(moment.ply), told_once)
            twins[2].replay(seat, move, feat, QuickChance(moment.ply), told_again)
            views = [[twin.view(watcher) for watcher in (*range(case.seats), None)] for twin in twins]
            assert views[0] == views[1] == views[2]
            assert [(event.kind, event.values) for event in told_once.events] == [
                (event.kind, event.values) for event in told_again.events
            ]


def test_a_film_shows_all_discs_from_where_they_lie() -> None:
    state = about_to_flick()
    reel = read(state.feat(0, FLICK))
    x, y = (round(100 * mm) for mm in near("9"))
    assert reel.discs == 4
    assert reel.carriers == [1, -1, -1, -1]
    assert [reel.start(disc) for disc in (0, 1)] == [(x, y), (x, y)]


def test_the_film_is_told_with_the_flick() -> None:
    state = about_to_flick()
    expected = state.feat(0, FLICK)
    story = Story()
    state.play(0, FLICK, Rigged([]), story)
    flicked = told(story, "flicked")
    spot = {"u": 500, "v": 300, "dx": 0, "dy": 2500, "strength": 500}
    assert flicked.values == {"film": expected, "disc": "large", **spot, "number": 1, "of": 1}


def test_a_replay_believes_the_film() -> None:
    state = about_to_flick()
    flick(state, {2: near("30")})
    assert drawn(state.position.towers) == "9:10 30:2"


def test_working_out_a_feat_changes_nothing() -> None:
    state = about_to_flick()
    before = state.view(None)
    assert state.feat(0, FLICK) == state.feat(0, FLICK)
    assert state.view(None) == before


def test_no_other_move_has_a_feat() -> None:
    state = position(PIECES)
    (first, *_) = state.legal(0)
    assert state.feat(0, first) == ""
    with pytest.raises(IllegalMove) as refused:
        state.replay(0, first, "AA", Rigged([]))
    assert refused.value.key == "film"


def broken_films(state: ZongState) -> dict[str, str]:
    good = film(state, {2: near("30")})
    return {
        "empty": "",
        "no base64": "§",
        "cut": good[:-4],
        "too long": good + "AAAA",
        "another table": film(about_to_flick("4:2 9:1 20:0 21:3"), {}),
        "another tower": film(about_to_flick("4:2 9:01"), {}),
        "another place": film(about_to_flick("5:2 9:10"), {}),
        "a piece beside its place": film(state, {}, beside={2: 1}),
        "the ZONG disc beside its place": film(state, {}, beside={3: 1}),
        "far from everything": film(state, {2: (1e7, 1e7)}),
        "pieces in a circle": film(state, {0: near("30"), 1: near("30")}, on={0: 1, 1: 0}),
        "another spot of the disc": about_to_flick().feat(0, FIRST_FLICK),
    }


@pytest.mark.parametrize("fault", broken_films(about_to_flick()))
def test_a_film_that_does_not_show_this_flick_is_refused_without_a_trace(fault: str) -> None:
    state = about_to_flick()
    before, story = state.view(None), Story()
    with pytest.raises(IllegalMove) as refused:
        state.replay(0, FLICK, broken_films(state)[fault], Rigged([]), story)
    assert refused.value.key == "film"
    assert state.view(None) == before
    assert not story.events


def test_a_replay_refuses_what_is_no_legal_flick_before_it_looks_at_the_film() -> None:
    state = about_to_flick()
    good = film(state, {})
    for seat, move, key in ((1, FLICK, "not-your-turn"), (0, 0, "flick-first"), (0, MOVES, "no-such-move")):
        with pytest.raises(IllegalMove) as refused:
            state.replay(seat, move, good, Rigged([]))
        assert refused.value.key == key


def test_every_number_is_a_legal_flick() -> None:
    state = about_to_flick()
    legal = state.legal(0)
    assert legal == range(FIRST_FLICK, MOVES)
    for move in (legal[0], legal[-1], legal[len(legal) // 2]):
        twin = state.copy()
        twin.play(0, move, Rigged([]))
        assert phase(twin) in ("throw", "vote", "over")


def test_a_piece_that_hops_over_the_rail_is_off_in_the_film_too() -> None:
    state = about_to_flick()
    assert "tidied-off" in kinds(flick(state, {2: OFF}))
