"""When the house acts for somebody: at the end of the table's time, or when the others have waited long enough."""

from __future__ import annotations

from functools import partial

from spieltisch.facts import IN_TURN
from spieltisch.server.door import Receiver
from spieltisch.server.live_table import LiveTable
from spieltisch.server.outbox import Outbox
from spieltisch.table.commands import Move, Plan, SetSeat
from spieltisch.table.entries import Entry, Moved
from tests.table.scene import FRIEND, HOST, NOON, STRANGER, Scene
from tests.table.scramble import BOW, FACTS, PASS, READY, SCRAMBLE

BRISK = FACTS.clocks["brisk"]
ABSENCE = 30


def friends(clock: bool = False, absence: str = "30", order: str = "together") -> tuple[Scene, LiveTable]:
    """Host and friend, begun at noon; both are there."""
    scene = Scene(SCRAMBLE)
    scene.sit(FRIEND, 1)
    scene.do(HOST, lambda key: Plan(key, {"absence": absence, "order": order}, "brisk" if clock else "none"))
    scene.start()
    live = LiveTable(scene.table, NOON)
    for guest in (HOST, FRIEND):
        live.enter(guest, guest, NOON)
    return scene, live


def act(scene: Scene, guest: str, seat: int, move: int) -> None:
    scene.do(guest, partial(Move, seat=seat, ply=scene.ply, move=move))


def test_who_is_there_has_all_the_time() -> None:
    _, live = friends()
    assert live.due() == {}
    assert live.deadline() is None


def test_the_clock_runs_for_all_who_have_not_chosen() -> None:
    scene, live = friends(clock=True)
    assert live.due() == {0: NOON + BRISK, 1: NOON + BRISK}
    act(scene, HOST, 0, PASS)
    assert live.due() == {1: NOON + BRISK}


def test_who_left_is_waited_for_from_then_on() -> None:
    _, live = friends()
    live.leave(FRIEND, NOON + 5)
    assert live.due() == {1: NOON + 5 + ABSENCE}
    live.enter(FRIEND, "Ben", NOON + 9)
    assert live.due() == {}


def test_who_closes_one_of_two_windows_is_still_there() -> None:
    _, live = friends()
    live.enter(FRIEND, "Ben", NOON + 1)
    live.leave(FRIEND, NOON + 2)
    assert live.due() == {}


def test_every_asking_is_waited_for_anew() -> None:
    scene, live = friends()
    live.leave(FRIEND, NOON + 5)
    scene.now = NOON + 60
    act(scene, HOST, 0, PASS)
    assert live.due() == {1: NOON + 5 + ABSENCE}, "a move of somebody else is no new asking"
    act(scene, FRIEND, 1, PASS)
    assert live.due() == {}, "the host is to bow, and is there"
    scene.now = NOON + 70
    act(scene, HOST, 0, BOW)
    assert live.due() == {1: NOON + 70 + ABSENCE}


def test_somebody_gone_is_waited_for_once_in_a_turn() -> None:
    """To be ready, and then to choose: the others have waited already."""
    scene, live = friends(order=IN_TURN)
    live.leave(FRIEND, NOON)
    for move in (READY, PASS):
        act(scene, HOST, 0, move)
    assert live.due()[1] == NOON + ABSENCE
    scene.now = NOON + ABSENCE
    scene.write(Moved(1, READY, "absence"))
    assert live.due() == {1: NOON + ABSENCE}
    scene.write(Moved(1, PASS, "absence"))
    assert 1 not in live.due()


def test_what_comes_first_counts() -> None:
    _, live = friends(clock=True)
    live.leave(FRIEND, NOON - 20)
    assert live.due() == {0: NOON + BRISK, 1: NOON + BRISK}
    _, live = friends(clock=True, absence="0")
    live.leave(FRIEND, NOON)
    assert live.due() == {0: NOON + BRISK, 1: NOON}


def test_people_may_wish_to_wait() -> None:
    _, live = friends(absence="wait")
    live.leave(FRIEND, NOON + 5)
    assert live.due() == {}


def test_where_nobody_is_nothing_happens_and_then_time_begins_anew() -> None:
    _, live = friends(clock=True)
    live.leave(HOST, NOON + 1)
    live.leave(FRIEND, NOON + 2)
    assert live.due() == {}
    live.enter(STRANGER, "Cleo", NOON + 1000)
    assert live.due() == {0: NOON + 1000 + BRISK, 1: NOON + 1000 + BRISK}


def test_after_a_restart_nobody_has_been_away() -> None:
    scene, _ = friends()
    live = LiveTable(scene.replayed(), NOON + 500)
    live.enter(HOST, "Ada", NOON + 500)
    assert live.due() == {1: NOON + 500 + ABSENCE}


def test_who_is_there_through_another_server_is_not_gone() -> None:
    _, live = friends(absence="0")
    live.learn_of(frozenset({FRIEND}), NOON)
    live.leave(FRIEND, NOON + 5)
    assert live.due() == live.waits() == {}
    assert live.online == {HOST, FRIEND}


def test_who_leaves_another_server_is_waited_for_from_then_on() -> None:
    _, live = friends()
    live.learn_of(frozenset({FRIEND}), NOON)
    live.leave(FRIEND, NOON + 5)
    live.learn_of(frozenset(), NOON + 9)
    assert live.due() == live.waits() == {1: NOON + 9 + ABSENCE}


def test_time_does_not_begin_anew_where_others_play_through_another_server() -> None:
    scene, _ = friends(clock=True)
    live = LiveTable(scene.replayed(), NOON)
    live.learn_of(frozenset({FRIEND}), NOON)
    live.enter(HOST, "Ada", NOON + 10)
    assert live.deadline() == NOON + BRISK


def test_the_others_wait_for_those_who_are_gone_and_asked() -> None:
    scene, live = friends(clock=True)
    assert live.waits() == {}, "the time that runs for all is not waiting for somebody"
    live.leave(FRIEND, NOON)
    assert live.waits() == {1: NOON + BRISK}, "the clock comes first"
    act(scene, FRIEND, 1, PASS)
    assert live.waits() == {}
    _, live = friends(absence="wait")
    live.leave(FRIEND, NOON)
    assert live.waits() == {}


def test_bots_are_slow_only_where_it_has_a_price() -> None:
    scene = Scene(SCRAMBLE)
    scene.do(HOST, lambda key: SetSeat(key, 1, "bot"))
    scene.do(HOST, lambda key: Plan(key, {"absence": "0"}, "brisk"))
    scene.start()
    live = LiveTable(scene.table, NOON)
    live.enter(HOST, "Ada", NOON)
    assert live.due() == {0: NOON + BRISK, 1: NOON + BRISK}
    act(scene, HOST, 0, PASS)
    scene.write(Moved(1, PASS, "bot"))
    act(scene, HOST, 0, BOW)
    assert scene.table.to_move() == [1]
    assert live.due() == {}


def test_listeners_hear_of_every_change_after_the_outboxes() -> None:
    scene, _ = friends()
    outbox, told = Outbox(Receiver(HOST, "https://table.example.org"), most=50), []

    def listener(live: LiveTable) -> None:
        told.append((live.table.seq, outbox.next_after(live.table.seq - 1) is not None))

    live = LiveTable(scene.replayed(), NOON, listeners=[listener])
    live.outboxes.add(outbox)
    seq = live.table.seq
    live.enter(HOST, "Ada", NOON)
    live.learn_of(frozenset({FRIEND}), NOON)
    live.learn_of(frozenset({FRIEND}), NOON)
    live.apply(Entry(seq + 1, NOON, HOST, "", Moved(0, PASS, "person")), NOON)
    live.leave(HOST, NOON)
    assert told == [(seq, True), (seq, True), (seq + 1, True), (seq + 1, True)], "what stays the same is no change"
