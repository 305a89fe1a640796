"""What is told of Sechserreihe: events of the kinds and with the values that its types say."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from spieltisch.game import Event, QuickChance, Story
from spieltisch.games import folder
from tests.games.sechserreihe.positions import (
    ONE_ROW_AND_ONE_COLUMN_EMPTY,
    TWO_LINES_AT_ONCE,
    begin,
    play,
    position,
)

KINDS = {kind.name: kind.values for kind in folder("sechserreihe").events}


def told_in_games() -> Iterator[Event]:
    """Random games for one to four, and a move where nothing slides."""
    for seats, layout in ((1, "own"), (1, "lot"), (2, "own"), (3, "own"), (4, "own")):
        story, chance = Story(), QuickChance(seats)
        state = begin(seats, 1, story, **({"layout": layout} if seats == 1 else {}))
        while to_move := state.to_move():
            legal = state.legal(to_move[0])
            state.play(to_move[0], legal[chance.below(len(legal))], chance, story)
        yield from story.events
    story = Story()
    play(position(ONE_ROW_AND_ONE_COLUMN_EMPTY), "+e3", story=story)
    yield from story.events


@pytest.fixture(scope="module")
def told() -> list[Event]:
    return list(told_in_games())


def test_every_kind_is_told_and_no_other(told: list[Event]) -> None:
    assert {event.kind for event in told} == KINDS.keys()


def test_values_are_what_the_types_say(told: list[Event]) -> None:
    for event in told:
        assert msgspec.convert(event.values, KINDS[event.kind]) == event.values


def test_a_full_line_tells_which_stones_go_and_alone_none_do() -> None:
    for seats, cleared in ((2, [2, 8, 14, 20, 26, 32]), (1, [])):
        story = Story()
        play(position(TWO_LINES_AT_ONCE, seats=seats), "a3-c3 +d3", story=story)
        completed = next(event for event in story.events if event.kind == "completed")
        assert (completed.values["line"], completed.values["fields"]) == (8, cleared)


def test_nothing_is_told_behind_the_back_of_anybody(told: list[Event]) -> None:
    assert {event.seen_by for event in told} == {None}
