"""Wandering discs: five in hand, throw three, pass them on."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spieltisch.games.zong.constants import CONSTANTS
from spieltisch.games.zong.rules.dice_discs import Prospect, points, prospect, shown, spirals, zongs
from spieltisch.games.zong.rules.notation import THROWS
from spieltisch.games.zong.rules.state import ZongState
from tests.conformance.cases import CASES, random_game
from tests.games.zong.positions import RULES, Rigged, begin, phase, play, refusal
from tests.suite import Case

ZONG = [case for case in CASES if case.key == "zong"]
BLUE_RISK_LIGHTNING = 5


def hands(state: ZongState) -> list[list[int]]:
    return state.view(None)["hands"]


def written_throws(state: ZongState) -> list[str]:
    return [RULES.describe(move) for move in state.legal(int(state.position.turn))]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_holds_a_risk_and_a_lightning_disc_and_the_first_player_the_blue_ones(seats: int) -> None:
    state = begin(seats, start="2")
    assert hands(state) == [[3, 1, 1] if seat == 1 else [0, 1, 1] for seat in range(seats)]
    assert list(state.to_move()) == [1]


def test_whoever_is_drawn_by_lot_gets_the_blue_discs() -> None:
    for seed in range(6):
        state = begin(4, seed=seed, start="lot")
        assert [hand[0] for hand in hands(state)] == [3 if seat == int(state.position.turn) else 0 for seat in range(4)]


def test_any_three_of_the_five_may_be_thrown() -> None:
    assert written_throws(begin()) == ["throw BRL", "throw BBL", "throw BBR", "throw BBB"]


def test_discs_that_are_not_in_the_hand_cannot_be_thrown() -> None:
    state = begin()
    assert refusal(state, 0, "throw RRL") == "not-in-hand"
    assert refusal(state, 0, "throw LLL") == "not-in-hand"


def test_the_three_go_to_the_next_player_and_the_other_two_stay() -> None:
    state = begin(4)
    play(state, "throw BBR", Rigged([0, 0, 0]))
    assert int(state.position.turn) == 1
    assert hands(state) == [[1, 0, 1], [2, 2, 1], [0, 1, 1], [0, 1, 1]]


def test_the_discs_lie_on_the_table_until_the_turn_is_over() -> None:
    state = begin()
    play(state, "throw BRL", Rigged([0, 0, 0]))
    assert phase(state) == "flick"
    assert hands(state) == [[2, 0, 0], [0, 1, 1], [0, 1, 1]]
    assert state.view(None)["thrown"] == [[0, 0], [1, 0], [2, 0]]


def test_after_the_last_seat_the_discs_go_to_the_first() -> None:
    state = begin(3, start="3")
    play(state, "throw BBB", Rigged([0, 0, 0]))
    assert hands(state)[0] == [3, 1, 1]


@pytest.mark.parametrize("case", ZONG, ids=str)
def test_a_waiting_player_holds_two_the_active_one_five_and_no_disc_is_lost(case: Case) -> None:
    for moment in random_game(case, seed=20):
        state = moment.state
        assert isinstance(state, ZongState)
        held = hands(state)
        is_thrown = phase(state) not in ("pick", "throw")
        for seat, hand in enumerate(held):
            assert sum(hand) == (5 if seat == int(state.position.turn) and not is_thrown else 2)
        lying = THROWS[int(state.position.throw)] if is_thrown else (0, 0, 0)
        assert [sum(kind) for kind in zip(*held, lying, strict=True)] == [3, case.seats, case.seats]


@pytest.mark.parametrize(
    ("throw", "faces", "worth"),
    [
        ("throw BBB", [0, 0, 0], (0, 0, 6)),
        ("throw BBB", [1, 1, 0], (0, 0, 10)),
        ("throw RRR", [0, 0, 0], (0, 0, 21)),
        ("throw RRR", [1, 1, 1], (0, 0, 0)),
        ("throw LLL", [0, 1, 0], (2, 1, 0)),
        ("throw BRL", [1, 0, 0], (1, 0, 11)),
        ("throw BRL", [0, 1, 1], (0, 1, 2)),
        ("throw RLL", [0, 1, 1], (0, 2, 7)),
    ],
)
def test_what_the_faces_of_a_throw_are_worth(throw: str, faces: list[int], worth: tuple[int, int, int]) -> None:
    number = RULES.parse(throw)
    bits = sum(face << disc for disc, face in enumerate(faces))
    assert (zongs(number, bits), spirals(number, bits), points(number, bits)) == worth
    assert [face for _, face in shown(number, bits)] == faces


def test_no_face_has_more_points_than_the_risk_disc() -> None:
    faces = [points(RULES.parse(throw), bits) for throw in ("throw BBB", "throw RRR") for bits in (0b000, 0b111)]
    assert [three // 3 for three in faces] == [2, 4, 7, 0]


def test_a_hand_can_hold_more_than_three_risk_discs() -> None:
    state = begin(5)
    for throw in ("throw BBR", "throw BRR", "throw RRR"):
        play(state, throw, Rigged([1, 1, 1]))
    assert hands(state)[3] == [0, 4, 1]


def test_21_points_are_the_most_and_none_the_least() -> None:
    all_points = [points(throw, faces) for throw in range(len(THROWS)) for faces in range(8)]
    assert (min(all_points), max(all_points)) == (0, 21)


@pytest.mark.parametrize(
    ("discs", "expected"),
    [
        ((0, 0, 0), Prospect(zong=0, spiral=0, least=0, most=0)),
        ((0, 0, 1), Prospect(zong=50, spiral=50, least=0, most=0)),
        ((1, 1, 1), Prospect(zong=50, spiral=50, least=2, most=11)),
        ((0, 1, 2), Prospect(zong=75, spiral=75, least=0, most=7)),
        ((0, 0, 3), Prospect(zong=88, spiral=88, least=0, most=0)),
        ((3, 0, 0), Prospect(zong=0, spiral=0, least=6, most=12)),
    ],
)
def test_what_discs_can_bring_follows_from_their_faces(discs: tuple[int, int, int], expected: Prospect) -> None:
    assert prospect(discs) == expected


def test_the_client_knows_what_every_choice_of_discs_can_bring() -> None:
    known = [tuple(told["discs"]) for told in cast(Any, CONSTANTS)["prospects"]]
    assert {throw for throw in known if sum(throw) == 3} == set(THROWS)
    assert len(known) == len(set(known)) == 1 + 3 + 6 + 10


def test_every_face_is_equally_likely() -> None:
    asked: list[int] = []

    class Watched(Rigged):
        def below(self, n: int) -> int:
            asked.append(n)
            return super().below(n)

    play(begin(), BLUE_RISK_LIGHTNING, Watched([1, 1, 1]))
    assert asked == [2, 2, 2]


def test_the_throw_is_told_with_its_faces_and_what_they_are_worth() -> None:
    story = play(begin(), "throw BRL", Rigged([1, 0, 1]))
    threw = story.events[0]
    assert (threw.kind, threw.seat) == ("threw", 0)
    assert threw.values == {"discs": [[0, 1], [1, 0], [2, 1]], "zongs": 0, "spirals": 1, "points": 11}
    assert story.events[-1].kind == "passed-on"
    assert story.events[-1].values == {"to": 1}
