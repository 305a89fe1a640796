"""Where nobody waits: a move counts while it is legal, time runs for all, and whoever is late pays."""

from __future__ import annotations

from functools import partial

import pytest

from spieltisch.facts import IN_TURN
from spieltisch.game import Refusal
from spieltisch.table.advice import advice_request, may_ask
from spieltisch.table.commands import Advise, Move, Plan, Rematch, SetSeat, Shake, TakeBack
from spieltisch.table.decide import decide, open_rematch
from spieltisch.table.entries import Entry
from spieltisch.table.shaking import shaken
from spieltisch.table.table import Table
from tests.table.dice import DICE
from tests.table.scene import FRIEND, HOST, STRANGER, Scene
from tests.table.scramble import BACK, BOW, CUPS, FACTS, KEEP, NOD, PASS, READY, SCRAMBLE

PEOPLE = (HOST, FRIEND, STRANGER)


def three_people(clock: bool = False, **options: str) -> Scene:
    scene = Scene(SCRAMBLE)
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.sit(FRIEND, 1)
    scene.sit(STRANGER, 2)
    scene.do(HOST, lambda key: Plan(key, dict(options), "brisk" if clock else "none"))
    scene.start()
    return scene


def one_screen(**options: str) -> Scene:
    scene = Scene(SCRAMBLE)
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    if options:
        scene.plan(**options)
    return scene


def act(scene: Scene, seat: int, ply: int, *moves: int) -> None:
    for move in moves:
        scene.do(PEOPLE[seat], partial(Move, seat=seat, ply=ply, move=move))


def refusal(scene: Scene, seat: int, ply: int, move: int) -> str:
    return scene.refused(PEOPLE[seat], partial(Move, seat=seat, ply=ply, move=move))


def everybody_passes(scene: Scene, ply: int = 0) -> None:
    for seat in range(3):
        act(scene, seat, ply, PASS)


def test_a_move_counts_whatever_others_and_oneself_did_meanwhile() -> None:
    scene = three_people()
    act(scene, 0, 0, 4)
    act(scene, 1, 0, 3, BACK, 2)
    act(scene, 0, 0, BACK, 1)
    assert scene.view()["held"] == [1, 2, -1]
    assert scene.replayed().to_move() == [0, 1, 2]


def test_who_was_slower_hears_the_rule_of_the_game() -> None:
    scene = three_people()
    act(scene, 1, 0, 3)
    assert refusal(scene, 0, 0, 3) == refusal(scene, 0, 1, 3) == "taken"
    assert refusal(scene, 1, 0, 5) == "taken"
    assert refusal(scene, 0, 0, KEEP) == "illegal-move"
    for beyond in (-1, CUPS + 6, 10**30):
        assert refusal(scene, 0, 0, beyond) == "illegal-move"


def test_a_ply_that_never_was_is_late() -> None:
    scene = three_people()
    act(scene, 0, 0, 4)
    for ply in (-1, 2, 10**30):
        assert refusal(scene, 1, ply, 0) == "late"


def test_who_has_chosen_is_not_asked_any_more() -> None:
    scene = three_people()
    act(scene, 0, 0, 4, KEEP)
    assert refusal(scene, 0, 0, 1) == refusal(scene, 0, 2, 1) == "already-kept"


def test_what_was_meant_for_an_earlier_asking_is_late() -> None:
    """Also where the same seat is asked: a bow that is sent twice is no second bow, a grab none in the next round."""
    scene = three_people()
    everybody_passes(scene)
    assert refusal(scene, 0, 2, BOW) == "late"
    act(scene, 0, 3, BOW)
    assert refusal(scene, 1, 3, BOW) == "late"
    act(scene, 1, 4, BOW)
    act(scene, 2, 5, NOD)
    for ply in range(6):
        assert refusal(scene, 0, ply, 1) == "late"
    act(scene, 0, 6, 1)


def test_a_bots_move_holds_while_it_is_legal() -> None:
    scene = three_people()
    asked = scene.asking
    act(scene, 0, 0, 4)
    assert scene.move_for(1, 3, by="bot", asking=asked) is not None
    assert scene.move_for(1, 4, by="bot", asking=asked) is None
    everybody_passes(scene)
    assert scene.move_for(1, 3, by="bot", asking=asked) is None


def test_nobodys_grab_gives_new_time() -> None:
    scene = three_people(clock=True)
    began = scene.runs_from
    for seat, moves in ((0, [4, BACK, 3]), (1, [1, KEEP]), (2, [PASS])):
        for move in moves:
            scene.now += 1
            act(scene, seat, 0, move)
            assert scene.runs_from == began


def test_each_who_is_asked_next_gets_the_whole_time() -> None:
    scene = three_people(clock=True)
    scene.now += 5
    everybody_passes(scene)
    assert scene.runs_from == scene.now
    for seat in range(3):
        scene.now += 5
        act(scene, seat, scene.ply, BOW)
        assert scene.runs_from == scene.now


def test_in_turn_the_time_begins_when_somebody_is_ready() -> None:
    scene = three_people(order=IN_TURN)
    for seat in range(3):
        for move in (READY, 5 - seat):
            scene.now += 7
            act(scene, seat, scene.ply, move)
            assert (scene.runs_from == scene.now) == (move == READY)
        scene.now += 7
        act(scene, seat, scene.ply, KEEP)
        assert scene.runs_from == scene.now, "of whoever comes next"


def test_the_game_may_have_clocks_of_its_own() -> None:
    assert three_people(clock=True).table.seconds_to_move() == FACTS.clocks["brisk"]
    assert three_people().table.seconds_to_move() is None


def test_nothing_is_taken_back() -> None:
    for scene in (three_people(), one_screen()):
        if scene.table.phase == "lobby":
            scene.start()
        scene.move()
        assert scene.table.take_back_to(HOST) is None
        assert scene.table.start_over_at(HOST) is None
        assert scene.refused(HOST, partial(TakeBack, ply=1)) == "take-back-never"


def test_there_is_no_advice() -> None:
    scene = one_screen()
    scene.start()
    assert not may_ask(scene.table, HOST)
    with pytest.raises(Refusal, match="advice-never"):
        advice_request(scene.table, Advise("why", 0, 0), HOST)


@pytest.mark.parametrize("wish", ["together", IN_TURN])
def test_several_people_at_one_screen_act_in_turn_and_with_a_clock(wish: str) -> None:
    scene = one_screen(order=wish)
    assert (scene.table.options["order"], scene.table.clock) == (IN_TURN, "relaxed"), "the lobby shows it"
    scene.start()
    for table in (scene.table, scene.replayed()):
        assert (table.options["order"], table.clock) == (IN_TURN, "relaxed")
        assert table.seconds_to_move() == FACTS.clocks["relaxed"]
        assert table.to_move() == [0]


def test_people_at_screens_of_their_own_act_as_they_wish() -> None:
    assert three_people().table.options["order"] == "together"
    scene = three_people(order=IN_TURN)
    assert (scene.table.options["order"], scene.table.clock) == (IN_TURN, "relaxed")
    assert three_people(clock=True, order=IN_TURN).table.clock == "brisk"


def test_a_neighbour_who_leaves_sets_the_wish_free() -> None:
    """Also when something else was planned meanwhile, for that asks for all that holds."""
    scene = one_screen()
    scene.do(HOST, lambda key: Plan(key, {"order": IN_TURN, "absence": "30"}, "relaxed"))
    assert scene.table.options == {"order": IN_TURN, "absence": "30", "signal": "0"}
    scene.bot(1)
    assert (scene.table.options, scene.table.clock) == ({"order": "together", "absence": "30", "signal": "0"}, "none")


def test_a_rematch_at_one_screen_is_in_turn_again() -> None:
    scene = one_screen()
    scene.start()
    scene.play_to_the_end()
    scene.write(decide(scene.table, Rematch("again"), HOST, "Ada", scene.now, next_table="next"), HOST, "again")
    opened = open_rematch(scene.table, HOST, "XYZ789")
    table = Table.fold("next", scene.folder, [Entry(1, scene.now, HOST, "", opened)])
    assert (table.options["order"], table.clock) == (IN_TURN, "relaxed")


def test_how_long_somebody_is_waited_for() -> None:
    assert three_people().table.seconds_to_wait() is None
    assert three_people(absence="30").table.seconds_to_wait() == 30
    assert Scene(DICE).table.seconds_to_wait() is None


def test_a_forfeit_stands_in_the_log_as_what_the_clock_did() -> None:
    scene = three_people(clock=True)
    assert scene.table.session is not None
    for seat in range(3):
        forfeit = scene.table.session.state.forfeit(seat)
        assert forfeit == PASS
        deed = scene.move_for(seat, forfeit, by="clock")
        assert deed is not None
        scene.write(deed)
        assert scene.table.log[-1].events[0].kind == "time-up"
    assert scene.phase == "bow"


def test_only_who_holds_a_seat_shakes_with_its_hands() -> None:
    scene = three_people()
    assert shaken(scene.table, Shake("s", 1, 0, 3), FRIEND) is FACTS.sound
    for guest, asked, why in (
        (HOST, Shake("s", 1, 0, 3), "not-your-seat"),
        (HOST, Shake("s", 7, 0, 3), "no-such-seat"),
        (HOST, Shake("s", 0, 1, 3), "shake"),
        (HOST, Shake("s", 0, -1, 3), "shake"),
        (HOST, Shake("s", 0, 0, 0), "shake"),
        (HOST, Shake("s", 0, 0, 4), "shake"),
    ):
        with pytest.raises(Refusal) as refused:
            shaken(scene.table, asked, guest)
        assert refused.value.key == why


def test_there_is_nothing_to_shake_before_the_start_nor_in_a_silent_game() -> None:
    for scene, why in ((one_screen(), "not-started"), (Scene(DICE), "no-sound")):
        with pytest.raises(Refusal, match=why):
            shaken(scene.table, Shake("s", 0, 0, 1), HOST)
