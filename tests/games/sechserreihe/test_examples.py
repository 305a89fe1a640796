"""The examples in the client's rules of Sechserreihe, played through the real rules: each position can happen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypedDict

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, State
from spieltisch.games import game

KEY = "sechserreihe"
RULES = game(KEY)


class Example(TypedDict):
    seats: int
    history: str  # all turns from the empty board, as people write them
    stones: str  # what lies there after them
    turn: str  # the turn that is shown
    ways: str  # where its stone may slide
    places: str  # where the new stone may lie after this slide
    lines: list[int]  # what it completes
    solved: bool  # all stones lie after it, without a full line


FILE = Path(__file__).parents[3] / "web/src/games" / KEY / "rules/rules-examples.json"
EXAMPLES: dict[str, Example] = json.loads(FILE.read_text(encoding="utf-8"))


def name(field: int) -> str:
    return f"{'abcdef'[field % 6]}{field // 6 + 1}"


def play(state: State, written: str) -> None:
    (seat,) = state.to_move()
    state.play(seat, RULES.parse(written), QuickChance(0))


def seen(state: State) -> Any:
    return state.view(None)


def reached(example: Example) -> State:
    options = read_facts(KEY).complete(example["seats"], {})
    state = RULES.new(example["seats"], options, QuickChance(1))
    for written in filter(None, example["history"].split(", ")):
        play(state, written)
    return state


def stones(state: State) -> str:
    return " ".join(name(field) for field, stone in enumerate(seen(state)["fields"]) if stone)


def slide_of(written: str) -> str:
    return written.partition(" ")[0] if "-" in written else ""


@pytest.fixture(params=EXAMPLES)
def example(request: pytest.FixtureRequest) -> Example:
    return EXAMPLES[request.param]


def test_its_position_comes_from_an_empty_board_by_legal_turns(example: Example) -> None:
    assert stones(reached(example)) == example["stones"]


def test_it_shows_all_ways_of_its_stone_and_all_places_after_its_slide(example: Example) -> None:
    slide = slide_of(example["turn"])
    legal = [RULES.describe(move) for move in reached(example).legal(seen(reached(example))["turn"])]
    ways = {slide_of(turn)[3:] for turn in legal if slide and turn[:2] == slide[:2]}
    places = {laid.strip() for turn in legal if slide_of(turn) == slide for laid in turn.split("+")[1:]}
    assert ways == set(example["ways"].split())
    assert places == set(example["places"].split())


def test_its_turn_is_legal_and_completes_the_lines_that_light_up(example: Example) -> None:
    state = reached(example)
    assert RULES.describe(RULES.parse(example["turn"])) == example["turn"]
    play(state, example["turn"])
    assert (seen(state)["last"]["lines"], seen(state)["solved"]) == (example["lines"], example["solved"])


def test_lines_and_coins_are_as_the_captions_say() -> None:
    for key, coins in (("line", 1), ("several", 2), ("stuck", 1), ("used", 0)):
        state = reached(EXAMPLES[key])
        seat = seen(state)["turn"]
        play(state, EXAMPLES[key]["turn"])
        assert seen(state)["coins"][seat] == coins, key


def test_several_lines_leave_four_stones() -> None:
    state = reached(EXAMPLES["several"])
    play(state, EXAMPLES["several"]["turn"])
    assert len(stones(state).split()) == 4


def test_where_nothing_slides_25_stones_lie() -> None:
    state = reached(EXAMPLES["stuck"])
    assert seen(state)["phase"] == "place"
    assert len(stones(state).split()) == 25


def test_alone_only_the_free_stone_solves_it() -> None:
    state = reached(EXAMPLES["alone"])
    completing = {move for move, *_ in seen(state)["completes"]}
    ordinary = [move for move, origin, target, placed in seen(state)["turns"] if in_line(origin, target, placed)]
    assert ordinary
    assert completing.issuperset(ordinary)
    play(state, EXAMPLES["alone"]["turn"])
    result = state.result()
    assert result is not None
    assert result.reason == "solved"


def in_line(origin: int, target: int, placed: int) -> bool:
    """As in any other turn: in the line of the slide, and not where the stone came from."""
    same_column = origin % 6 == target % 6 == placed % 6
    same_row = origin // 6 == target // 6 == placed // 6
    return (same_column or same_row) and placed != origin
