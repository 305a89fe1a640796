"""What bots saw stays in the log with their moves; who may ask for advice, and what is told to the adviser."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.game import Refusal, Thought
from spieltisch.games import game
from spieltisch.table.advice import advice_request, may_ask
from spieltisch.table.commands import Advise, Plan, SetSeat
from spieltisch.table.entries import Deed, Foreseen, Moved, Mover, TookBack
from tests.table.scene import FRIEND, HOST, STRANGER, Scene

SEEN = Foreseen(["7", "12"], depth=9, nodes=500, seconds=0.25, outlook=0.75, proven=False)


def against_a_bot(start: str = "1") -> Scene:
    scene = Scene()
    scene.bot(1)
    scene.plan(start=start)
    scene.start()
    return scene


def let_bot_move(scene: Scene, by: Mover = "bot") -> Moved:
    deed = scene.move_for(scene.mover, scene.legal(scene.mover)[0], by, thought=SEEN)
    assert deed is not None
    scene.write(deed)
    return deed


def test_a_thought_is_written_as_people_write_moves() -> None:
    thought = Thought(6, [6, 11], depth=9, nodes=500, seconds=0.25, outlook=0.75, proven=False)
    assert Foreseen.of(thought, game("nummerus")) == SEEN


def test_a_bots_thought_comes_back_from_the_log() -> None:
    scene = against_a_bot(start="2")
    deed = let_bot_move(scene)
    assert deed.thought == SEEN
    for table in (scene.table, scene.replayed()):
        assert table.log[-1].moved == deed


def test_neither_people_nor_their_stand_in_tell_thoughts() -> None:
    scene = against_a_bot()
    assert let_bot_move(scene, by="clock").by == "clock"
    let_bot_move(scene)
    scene.move()
    assert [line.moved.thought for line in scene.table.log if line.moved] == [None, SEEN, None]


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ('{"type":"moved","seat":1,"move":6,"by":"bot"}', Moved(1, 6, "bot")),
        ('{"type":"took-back","ply":3}', TookBack(3)),
    ],
)
def test_entries_written_before_there_were_thoughts(text: str, deed: Deed) -> None:
    assert msgspec.json.decode(text, type=Deed) == deed
    assert msgspec.json.encode(deed).decode() == text, "and they are still written like that"


def test_whoever_is_to_move_at_the_only_screen_may_ask() -> None:
    scene = against_a_bot()
    assert may_ask(scene.table, HOST)
    assert not may_ask(scene.table, STRANGER)
    asked = advice_request(scene.table, Advise("a", 0, 0), HOST)
    assert (asked.game_key, asked.ply, asked.seat) == ("nummerus", 0, 0)
    assert asked.view == scene.view()
    assert asked.legal == list(scene.legal(0))


def test_two_at_one_screen_may_both_ask() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    scene.plan(start="1")
    scene.start()
    for seat in (0, 1):
        assert may_ask(scene.table, HOST)
        assert advice_request(scene.table, Advise("a", seat, seat), HOST).seat == seat
        assert refused(scene, HOST, 1 - seat, seat) == "not-your-turn"
        scene.move()


def test_what_cannot_be_asked() -> None:
    scene = Scene()
    assert not may_ask(scene.table, HOST)
    assert refused(scene, HOST, 0, 0) == "not-started"
    scene = against_a_bot()
    assert refused(scene, HOST, 1, 0) == "not-your-seat"
    assert refused(scene, STRANGER, 0, 0) == "not-your-seat"
    assert refused(scene, HOST, 9, 0) == "no-such-seat"
    assert refused(scene, HOST, 0, 1) == "late"
    scene.move()
    assert not may_ask(scene.table, HOST)
    assert refused(scene, HOST, 0, 1) == "not-your-turn"
    while scene.table.phase == "playing":
        let_bot_move(scene)
    assert not may_ask(scene.table, HOST)
    assert refused(scene, HOST, 0, scene.ply) == "over"


def test_among_people_everybody_thinks_for_themselves() -> None:
    scene = Scene()
    scene.sit(FRIEND, 1)
    scene.do(HOST, lambda key: Plan(key, {"start": "1"}, "none"))
    scene.start()
    assert not may_ask(scene.table, HOST)
    assert refused(scene, HOST, 0, 0) == "advice-alone"


SCENE = against_a_bot()
near = st.integers(-2, 3) | st.integers()


@given(seat=near, ply=near, guest=st.sampled_from([HOST, FRIEND, ""]))
def test_any_request_is_one_about_now_or_refused(seat: int, ply: int, guest: str) -> None:
    try:
        asked = advice_request(SCENE.table, Advise("a", seat, ply), guest)
    except Refusal:
        assert (seat, ply, guest) != (0, 0, HOST)
    else:
        assert (seat, ply, guest) == (asked.seat, asked.ply, HOST) == (0, 0, HOST)


def refused(scene: Scene, guest: str, seat: int, ply: int) -> str:
    with pytest.raises(Refusal) as refusal:
        advice_request(scene.table, Advise("a", seat, ply), guest)
    return refusal.value.key
