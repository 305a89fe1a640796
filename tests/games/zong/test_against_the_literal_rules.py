"""The fast position beside the slow literal one: the same moves, discs, towers, questions and winners, always.

Where pieces come to rest is drawn by luck here, near fields, edges and the target: all there is to judge occurs.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from spieltisch.game import QuickChance
from spieltisch.games.zong.rules.board_file import place_name
from spieltisch.games.zong.rules.state import ZongState
from spieltisch.games.zong.rules.towers import NOBODY
from tests.conformance.cases import CASES
from tests.games.zong.literal_rules import TARGET, LiteralZong
from tests.games.zong.positions import FLICK, OFF, RULES, Rest, Rigged, film, phase
from tests.suite import Case

ZONG = [case for case in CASES if case.key == "zong"]
GAMES = 20


def literal_twin(state: ZongState) -> LiteralZong:
    setup = state.position.setup
    edition, seats, first = int(setup.edition), int(setup.seats), int(setup.first)
    return LiteralZong(edition, seats, first, setup.board.key, setup.disc, setup.vote)


def assert_same(state: ZongState, twin: LiteralZong) -> None:
    view = state.view(None)
    assert view["phase"] == twin.phase
    assert list(state.to_move()) == twin.to_move()
    for seat in twin.to_move():
        if twin.phase != "flick":
            assert {RULES.describe(move) for move in state.legal(seat)} == twin.moves()
    assert view["hands"] == [[hand.count(letter) for letter in "BRL"] for hand in twin.hands]
    assert {named(state, number): tower for number, *tower in view["fields"]} == {
        place: tower for place, tower in twin.on.items() if tower
    }
    assert view["winner"] == (-1 if twin.winner is None else twin.winner)
    if twin.phase == "vote":
        doubt = cast(dict[str, object], view["doubt"])
        readings = cast(list[dict[str, str]], doubt["readings"])
        asked = min(twin.questions)
        assert doubt["seat"] == asked
        assert [(reading["reason"], reading["place"].replace("★", TARGET)) for reading in readings] == list(
            twin.questions[asked]
        )


def named(state: ZongState, number: int) -> str:
    return TARGET if number == int(state.position.towers.goal) else place_name(number)


def play_in_lockstep(state: ZongState, twin: LiteralZong, seed: int, seen: Counter[str]) -> None:
    chance = QuickChance(seed)
    while seats := state.to_move():
        assert_same(state, twin)
        seen[twin.phase] += 1
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        move = FLICK if phase(state) == "flick" else legal[chance.below(len(legal))]
        what, *rest = RULES.describe(move).split()
        if what == "flick":
            rests, carriers = some_rests(state, chance)
            state.replay(seat, move, film(state, rests, carriers), Rigged([]))
            lying = {other: None if isinstance(rest, str) else rest for other, rest in rests.items()}
            twin.flick(lying, {rider: carrier for rider, carrier in carriers.items() if carrier != NOBODY})
        elif what == "throw":
            faces = [chance.below(2) for _ in range(3)]
            state.play(seat, move, Rigged(faces))
            twin.throw(rest[0], faces)
        elif what == "go":
            state.play(seat, move, Rigged([]))
            twin.attack([int(number) - 1 for number in rest])
        elif what == "vote":
            state.play(seat, move, Rigged([]))
            twin.vote(seat, RULES.describe(move))
        else:
            state.play(seat, move, Rigged([]))
            twin.pick(seat, rest[0])
    assert_same(state, twin)
    seen[twin.phase] += 1
    seen["riders kept"] += twin.riders_kept


def some_rests(state: ZongState, chance: QuickChance) -> tuple[dict[int, Rest], dict[int, int]]:
    """Some pieces move, each to a place of its own or onto another one; some riders drop without moving.

    Told is where those rest that moved, and on whom everybody lies: NOBODY is the board.
    """
    position, board = state.position, state.position.setup.board
    rests: dict[int, Rest] = {}
    carriers = {seat: int(position.towers.below(seat)) for seat in range(int(position.setup.seats))}
    for seat in carriers:
        if chance.below(3) == 0:
            if chance.below(3) == 0:
                carriers[seat] = NOBODY
            continue
        carriers[seat] = NOBODY
        under = [other for other in carriers if rests.get(other) != OFF and seat not in below(other, carriers)]
        if under and chance.below(4) == 0:
            carriers[seat] = under[chance.below(len(under))]
            x, y = place_of(carriers[seat], state, rests)
            rests[seat] = moved_aside(x, y, 10.0, chance)
        elif chance.below(12) == 0:
            rests[seat] = OFF
        elif chance.below(24) == 0:
            rests[seat] = moved_aside(board.target_x, board.target_y + board.target_radius, 40.0, chance)
        else:
            number = chance.below(board.fields)
            rests[seat] = moved_aside(board.x[number], board.y[number], 30.0, chance)
    return rests, carriers


def below(seat: int, carriers: dict[int, int]) -> set[int]:
    """This piece and all that it lies on."""
    return {seat} | (below(carriers[seat], carriers) if carriers[seat] != NOBODY else set())


def place_of(seat: int, state: ZongState, rests: dict[int, Rest]) -> tuple[float, float]:
    rest = rests.get(seat)
    return rest if isinstance(rest, tuple) else state.position.setup.simulator.place(state.position.towers, seat)


def moved_aside(x: float, y: float, most: float, chance: QuickChance) -> tuple[float, float]:
    """In whole hundredths of a millimetre."""
    steps = int(200 * most)
    return round(x + (chance.below(steps) - steps // 2) / 100, 2), round(
        y + (chance.below(steps) - steps // 2) / 100, 2
    )


@pytest.mark.parametrize("case", ZONG, ids=str)
@pytest.mark.parametrize("edition", [1, 2])
def test_whole_games_in_lockstep(case: Case, edition: int) -> None:
    seen: Counter[str] = Counter()
    rules = RULES.in_edition(edition)
    for seed in range(GAMES):
        state = rules.new(case.seats, case.facts.complete(case.seats, case.given), QuickChance(seed))
        assert isinstance(state, ZongState)
        play_in_lockstep(state, literal_twin(state), seed + 100, seen)
    assert seen["over"] == GAMES
    assert seen["attack"] > 5
    assert (seen["riders kept"] > 0) == (edition > 1)
    assert (seen["vote"] > 20) == (case.given.get("vote") is not False)
    assert (seen["pick"] > 0) == (case.given.get("disc", "own") == "own")
