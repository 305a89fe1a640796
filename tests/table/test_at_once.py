"""Several seats may act at once: nobody has to wait for news of the others, and no late answer hits a new asking."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from spieltisch.game import Chance, Game, Options, Result, State, Story
from spieltisch.table.advice import advice_request, may_ask
from spieltisch.table.commands import Advise, Move, Plan, SetSeat, TakeBack
from spieltisch.table.entries import Moved
from spieltisch.table.session import Session, Terms
from tests.table.curling import ANSWERS, AYE, CURLING, FACTS, NO, ROUGH, SMOOTH
from tests.table.scene import FRIEND, HOST, STRANGER, Scene

PEOPLE = (HOST, FRIEND, STRANGER)


def three_people(clock: bool = False) -> Scene:
    scene = Scene(CURLING)
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.sit(FRIEND, 1)
    scene.sit(STRANGER, 2)
    if clock:
        scene.do(HOST, lambda key: Plan(key, {}, "brisk"))
    scene.start()
    return scene


def three_judges() -> Scene:
    scene = three_people()
    while scene.phase != "judge":
        scene.move()
    return scene


def act(scene: Scene, seat: int, ply: int, move: int) -> None:
    scene.do(PEOPLE[seat], lambda key: Move(key, seat, ply, move))


def refusal(scene: Scene, seat: int, ply: int, move: int) -> str:
    return scene.refused(PEOPLE[seat], lambda key: Move(key, seat, ply, move))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_act_on_the_position_they_all_saw(order: tuple[int, ...]) -> None:
    scene = three_people()
    for seat in order:
        act(scene, seat, 0, ROUGH if seat == 1 else SMOOTH)
    assert scene.phase == "slide"
    assert scene.view()["stones"] == [SMOOTH, ROUGH, SMOOTH]
    assert scene.replayed().to_move() == [0]


def test_nobody_acts_twice() -> None:
    scene = three_people()
    act(scene, 0, 0, SMOOTH)
    assert refusal(scene, 0, 0, SMOOTH) == "late"
    assert refusal(scene, 0, 1, SMOOTH) == "not-your-turn"


def test_a_ply_that_never_was_is_late() -> None:
    scene = three_people()
    act(scene, 0, 0, SMOOTH)
    for ply in (-1, 2, 10**30):
        assert refusal(scene, 1, ply, SMOOTH) == "late"


def test_a_late_answer_never_hits_the_next_question() -> None:
    """Two of three agree, and nobody asks the third any more: what it meant for this question answers no other."""
    scene = three_judges()
    asked = scene.ply
    act(scene, 0, asked, AYE)
    act(scene, 2, asked, AYE)
    assert scene.view()["question"] == 1
    assert 1 in scene.table.to_move()
    assert refusal(scene, 1, asked, NO) == "late"
    assert refusal(scene, 1, asked + 1, NO) == "late"
    act(scene, 1, asked + 2, NO)
    assert scene.view()["waiting"] == [True, False, True]


def test_what_is_not_legal_any_more_is_late() -> None:
    scene = three_people()
    act(scene, 0, 0, SMOOTH)
    assert refusal(scene, 1, 0, ANSWERS) == "late"


def test_a_single_seat_to_move_must_have_seen_everything() -> None:
    scene = three_people()
    for seat in range(3):
        act(scene, seat, 0, SMOOTH)
    assert refusal(scene, 0, 2, ANSWERS) == "late"
    act(scene, 0, 3, ANSWERS)


def test_a_bots_move_holds_while_others_act() -> None:
    scene = three_people()
    asked = scene.asking
    act(scene, 0, 0, SMOOTH)
    assert scene.move_for(1, ROUGH, by="bot", asking=asked) is not None
    act(scene, 1, 0, SMOOTH)
    assert scene.move_for(1, ROUGH, by="bot", asking=asked) is None


def test_a_bots_move_does_not_outlive_taking_back() -> None:
    scene = Scene(CURLING)
    scene.bot(1)
    scene.start()
    asked = scene.asking
    act(scene, 0, 0, SMOOTH)
    after = scene.asking
    scene.do(HOST, lambda key: TakeBack(key, 1))
    act(scene, 0, 0, ROUGH)
    for asking in (asked, after):
        assert scene.move_for(1, ROUGH, by="bot", asking=asking) is None
    assert scene.move_for(1, ROUGH, by="bot") is not None


def test_who_is_asked_at_once_has_one_time_for_all() -> None:
    """Otherwise everybody could wait for the others, and each answer would give the rest more time."""
    scene = three_people(clock=True)
    began = scene.runs_from
    for seat in range(2):
        scene.now += 10
        act(scene, seat, 0, SMOOTH)
        assert scene.runs_from == began
    scene.now += 10
    act(scene, 2, 0, SMOOTH)
    assert scene.runs_from == scene.now
    scene.now += 10
    act(scene, 0, 3, ANSWERS)
    assert scene.runs_from == scene.now


class Greeting(State):
    """All greet at once; whoever is left over has to choose a song instead."""

    def __init__(self, silent: Sequence[int]) -> None:
        self.silent = list(silent)

    def to_move(self) -> Sequence[int]:
        return self.silent

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.silent:
            return []
        return [0] if len(self.silent) > 1 else [1, 2]

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.silent.remove(seat)

    def result(self) -> Result | None:
        return None


class Greetings(Game):
    key = "greetings"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        return Greeting(range(seats))


def test_who_is_asked_for_something_else_gets_new_time() -> None:
    session = Session(Terms(Greetings(), 4, {}, bytes(32)), seq=1, at=0.0)
    for at, seat in enumerate((0, 2, 3, 1), 1):
        session.play(Moved(seat, session.state.legal(seat)[0], "person"), seq=1 + at, at=at)
        assert session.asking.runs_from == (0.0, 0.0, 3.0, 4.0)[at - 1]
        assert session.asking.seq == (1, 1, 4, 5)[at - 1]


def test_the_clock_moves_for_each_seat_whose_time_is_up() -> None:
    scene = three_people(clock=True)
    asked = scene.asking
    for seat in range(3):
        deed = scene.move_for(seat, SMOOTH, by="clock", asking=asked)
        assert deed is not None
        scene.write(deed)
    assert scene.phase == "slide"
    assert [line.events[0].kind for line in scene.table.log[-3:]] == ["time-up"] * 3


def test_advice_is_about_the_position_asked_about() -> None:
    scene = Scene(CURLING)
    scene.bot(1)
    scene.start()
    assert may_ask(scene.table, HOST)
    about = advice_request(scene.table, Advise("a", 0, 0), HOST)
    assert (about.seat, list(about.legal)) == (0, [SMOOTH, ROUGH])
    deed = scene.move_for(1, SMOOTH, by="bot")
    assert deed is not None
    scene.write(deed)
    assert may_ask(scene.table, HOST)
    act(scene, 0, 0, SMOOTH)
    about = advice_request(scene.table, Advise("b", 0, 2), HOST)
    assert about.legal == range(ANSWERS, FACTS.moves)
