"""Among people far from each other, where a game allows it: the moves of a running turn, back to what came to light."""

from __future__ import annotations

from functools import partial

import pytest

from spieltisch.table.commands import Move, Plan, SetSeat, TakeBack
from spieltisch.table.entries import Moved
from tests.table.errands import ERRANDS, LOOK, PASS, STEP
from tests.table.scene import FRIEND, HOST, STRANGER, Scene


def far_apart(bot: bool = False, clock: bool = False) -> Scene:
    """The host, a friend elsewhere and perhaps a bot; the host begins."""
    scene = Scene(ERRANDS)
    scene.sit(FRIEND, 1)
    if bot:
        scene.bot(2)
    if clock:
        scene.do(HOST, lambda key: Plan(key, {}, "brisk"))
    scene.start()
    return scene


def plays(scene: Scene, *moves: int) -> None:
    for move in moves:
        seat = scene.mover
        scene.do(scene.table.places[seat].guest, partial(Move, seat=seat, ply=scene.ply, move=move))


def takes_back(scene: Scene, guest: str = HOST, whole: bool = False) -> None:
    scene.do(guest, partial(TakeBack, ply=scene.ply, whole=whole))


def refused(scene: Scene, guest: str = HOST, whole: bool = False) -> str:
    return scene.refused(guest, partial(TakeBack, ply=scene.ply, whole=whole))


def test_moves_of_the_running_turn_are_taken_back_one_by_one() -> None:
    scene = far_apart()
    start = scene.view()
    plays(scene, STEP, STEP)
    takes_back(scene)
    assert scene.view()["steps"] == [1, 0]
    takes_back(scene)
    assert scene.view() == start
    assert refused(scene) == "take-back-turn"


def test_everybody_reads_in_the_log_who_took_back() -> None:
    scene = far_apart()
    plays(scene, STEP, STEP, STEP)
    takes_back(scene)
    takes_back(scene, whole=True)
    lines = [line for line in scene.table.log if line.kind == "takeback"]
    assert [[(event.kind, event.seat, event.seen_by) for event in line.events] for line in lines] == [
        [("took-back", 0, None)],
        [("began-turn-anew", 0, None)],
    ]


def test_never_back_across_what_came_to_light() -> None:
    scene = far_apart()
    plays(scene, STEP, LOOK)
    assert refused(scene) == refused(scene, whole=True) == "take-back-turn"
    plays(scene, STEP, STEP)
    takes_back(scene, whole=True)
    assert scene.ply == 2
    assert scene.table.take_back_to(HOST) is None


@pytest.mark.parametrize("passed", [False, True])
def test_only_who_is_to_move_takes_back_and_only_the_own_moves(passed: bool) -> None:
    scene = far_apart()
    plays(scene, STEP, *[PASS] * passed)
    assert refused(scene, HOST if passed else FRIEND) == "take-back-turn"
    assert refused(scene, STRANGER) == "take-back-turn"
    assert refused(scene, FRIEND, whole=True) == "take-back-turn"


def test_a_turn_that_was_handed_on_does_not_come_back_with_the_next() -> None:
    scene = far_apart()
    plays(scene, STEP, PASS, STEP, PASS, STEP)
    takes_back(scene, whole=True)
    assert scene.ply == 4


def test_once_a_bot_is_to_move_nothing_is_taken_from_under_it() -> None:
    scene = far_apart(bot=True)
    plays(scene, PASS, STEP, PASS)
    assert scene.mover == 2
    assert refused(scene, FRIEND) == refused(scene, HOST) == "take-back-turn"


def test_moves_that_the_clock_made_stay() -> None:
    scene = far_apart()
    plays(scene, STEP)
    deed = scene.move_for(0, STEP, by="clock")
    assert isinstance(deed, Moved)
    scene.write(deed)
    assert refused(scene) == "take-back-turn"
    plays(scene, STEP)
    takes_back(scene, whole=True)
    assert scene.ply == 2


def test_a_neighbour_at_the_same_screen_keeps_their_turn() -> None:
    scene = Scene(ERRANDS)
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.sit(FRIEND, 2)
    scene.start()
    plays(scene, STEP, PASS)
    assert scene.table.take_back_to(HOST) is None


def test_who_shares_one_screen_takes_back_as_ever() -> None:
    scene = Scene(ERRANDS)
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    scene.start()
    plays(scene, STEP, PASS)
    takes_back(scene)
    assert scene.mover == 0


def test_taking_back_gives_no_new_time() -> None:
    scene = far_apart(clock=True)
    scene.now += 5
    plays(scene, STEP)
    began = scene.runs_from
    assert began == scene.now
    for _ in range(3):
        scene.now += 1
        takes_back(scene)
        scene.now += 1
        plays(scene, STEP)
        assert scene.runs_from == began
    plays(scene, STEP)
    assert scene.runs_from == scene.now


def test_who_comes_next_gets_the_whole_time() -> None:
    scene = far_apart(clock=True)
    plays(scene, STEP, STEP)
    takes_back(scene, whole=True)
    scene.now += 7
    plays(scene, PASS)
    assert scene.mover == 1
    assert scene.runs_from == scene.now


def test_the_log_tells_it_all_once_more() -> None:
    scene = far_apart()
    plays(scene, STEP, STEP)
    takes_back(scene)
    plays(scene, LOOK, STEP, PASS)
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == scene.view()
