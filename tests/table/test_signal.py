"""On a signal: what is asked begins at one instant for all, and nobody's move counts before."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from spieltisch.facts import IN_TURN, Facts, Option
from spieltisch.table.commands import Move, Plan, SetSeat
from spieltisch.table.entries import Started
from spieltisch.table.options import seconds_before_signal
from spieltisch.table.table import Table
from tests.table.curling import FACTS as CURLING_FACTS
from tests.table.scene import FRIEND, HOST, Scene
from tests.table.scramble import BACK, BOW, FACTS, KEEP, PASS, SCRAMBLE

PEOPLE = (HOST, FRIEND)
SIGNAL = 3.0
A_MOMENT = 0.001


def two_people(**options: str) -> Scene:
    scene = Scene(SCRAMBLE)
    scene.sit(FRIEND, 1)
    scene.do(HOST, lambda key: Plan(key, {"signal": "3", **options}, "brisk"))
    scene.start()
    return scene


def act(scene: Scene, seat: int, move: int) -> None:
    scene.do(PEOPLE[seat], partial(Move, seat=seat, ply=scene.ply, move=move))


def refusal(scene: Scene, seat: int, move: int, ply: int | None = None) -> str:
    asked = scene.ply if ply is None else ply
    return scene.refused(PEOPLE[seat], partial(Move, seat=seat, ply=asked, move=move))


def opens_at(table: Table) -> float | None:
    assert table.asking is not None
    return table.asking.opens_at


def test_before_the_signal_nobodys_move_counts() -> None:
    scene = two_people()
    began = scene.now
    assert scene.asking.opens_at == began + SIGNAL
    for moment in (began - 1, began, began + SIGNAL - A_MOMENT):
        scene.now = moment
        for seat in (0, 1):
            for move in (0, PASS, BOW, 10**30):
                assert refusal(scene, seat, move) == "too-early"
            assert scene.move_for(seat, 0, by="bot") is None
            assert scene.move_for(seat, PASS, by="clock") is None
    assert scene.ply == 0


@pytest.mark.parametrize("later", [0.0, A_MOMENT, 60.0])
@pytest.mark.parametrize("first", [0, 1])
def test_from_the_signal_on_one_of_two_grabs_wins(first: int, later: float) -> None:
    scene = two_people()
    scene.now += SIGNAL + later
    act(scene, first, 4)
    assert refusal(scene, 1 - first, 4, ply=0) == "taken"
    assert scene.move_for(1 - first, 4, by="bot") is None
    assert scene.move_for(1 - first, 3, by="bot") is not None


def test_the_signal_is_given_once() -> None:
    scene = two_people()
    instant = scene.asking.opens_at
    scene.now += SIGNAL
    for seat, move in ((0, 4), (1, 3), (0, BACK), (0, 1), (0, KEEP)):
        act(scene, seat, move)
        assert scene.asking.opens_at == instant == opens_at(scene.replayed())


def test_every_round_has_a_signal_and_nothing_between() -> None:
    scene = two_people()
    scene.now += SIGNAL
    signals = []
    for move in (PASS, BOW):
        for seat in (0, 1):
            scene.now += 1
            act(scene, seat, move)
            signals.append(scene.asking.opens_at)
    first = scene.table.started_at + SIGNAL
    assert signals == [first, None, None, scene.now + SIGNAL], "who bows need not wait for one"
    assert refusal(scene, 0, 0) == "too-early"
    assert refusal(scene, 0, BOW, ply=2) == "late", "it was meant for what was asked before"


def test_time_runs_from_the_signal_on() -> None:
    scene = two_people()
    assert scene.runs_from == scene.asking.opens_at == scene.now + SIGNAL
    scene.now += SIGNAL + 5
    act(scene, 0, 2)
    assert scene.runs_from == scene.asking.opens_at


def test_the_log_alone_tells_the_instant() -> None:
    scene = two_people()
    again = scene.replayed()
    assert opens_at(again) == scene.now + SIGNAL


@pytest.mark.parametrize("wish", ["0", "3"])
def test_who_acts_in_turn_needs_no_signal(wish: str) -> None:
    """Also where it is wished for, but several people share a screen."""
    scene = Scene(SCRAMBLE)
    scene.plan(signal=wish)
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    assert scene.table.options == {"order": IN_TURN, "absence": "wait", "signal": "0"}
    scene.start()
    assert scene.table.options == FACTS.complete(2, scene.table.options)
    assert scene.asking.opens_at is None
    assert scene.runs_from == scene.now


@pytest.mark.parametrize("options", [{}, {"signal": "0"}])
def test_without_the_option_there_is_none(options: dict[str, str]) -> None:
    """As in logs that are older than the option."""
    scene = two_people()
    started = scene.log[-1].deed
    assert isinstance(started, Started)
    kept = {key: value for key, value in started.options.items() if key != "signal"}
    deed = msgspec.structs.replace(started, options={**kept, **options})
    scene.log[-1] = msgspec.structs.replace(scene.log[-1], deed=deed)
    scene.table = scene.replayed()
    assert scene.asking.opens_at is None
    assert scene.runs_from == scene.now
    act(scene, 0, 4)


def test_a_game_without_a_signal_gives_none() -> None:
    assert seconds_before_signal(CURLING_FACTS, {}) == 0
    assert seconds_before_signal(FACTS, {"signal": "3"}) == SIGNAL
    longest = Option("start-signal", "choice", "5", ("0", "5"), names="signal")
    facts: Facts = msgspec.structs.replace(FACTS, options=(longest,))
    assert seconds_before_signal(facts, {"start-signal": "5"}) == 5
    assert seconds_before_signal(facts, {}) == 0


def test_a_bot_waits_as_people_do() -> None:
    scene = Scene(SCRAMBLE)
    scene.do(HOST, lambda key: SetSeat(key, 1, "bot"))
    scene.plan(signal="3")
    scene.start()
    asking = scene.asking
    assert asking.seconds_until_open(scene.now) == SIGNAL
    assert scene.move_for(1, 4, by="bot", asking=asking) is None
    scene.now += SIGNAL
    assert asking.seconds_until_open(scene.now) == 0
    assert scene.move_for(1, 4, by="bot", asking=asking) is not None
