"""Positions of Zapp Zerapp set up by hand. Where nothing else is said, the barrel of place 7 holds 7 stones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import read_facts
from spieltisch.game import Chance, Event, IllegalMove, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.zappzerapp.rules.state import ZappZerappState

RULES = game("zappzerapp")
FACTS = read_facts("zappzerapp")
NUMBERS = range(1, 14)


class Agreed(TypedDict, total=False):
    start: str
    listening: str
    signal: str
    absence: str
    signs: bool


class Rigged(Chance):
    """Luck that brings what it is told, and then always the last thing there is."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else n - 1


def begin(seats: int = 2, seed: int = 0, story: Story | None = None, **options: Unpack[Agreed]) -> ZappZerappState:
    """Seat 0 throws first, unless the options say otherwise."""
    state = RULES.new(seats, FACTS.complete(seats, {"start": "1", **options}), QuickChance(seed), story)
    assert isinstance(state, ZappZerappState)
    return state


def table(
    *apprentices: Sequence[int],
    dice: Sequence[int] = (6, 6),
    stones: Sequence[int] = NUMBERS,
    **options: Unpack[Agreed],
) -> ZappZerappState:
    """A round begins, with apprentices of each seat that have come so far; without any, two seats are at the start."""
    seats = apprentices or ([], [])
    state = begin(len(seats), **options)
    state.dice = numbers(dice)
    state.stones = numbers(stones)
    state.progress = numbers([progress for own in seats for progress in sorted([0, 0, 0, *own])[-3:]])
    return state


def numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def play(state: ZappZerappState, seat: int, *moves: str, luck: Chance | None = None) -> list[Event]:
    """Moves as people write them; what happened."""
    story = Story()
    for move in moves:
        state.play(seat, RULES.parse(move), luck or QuickChance(0), story)
    return story.events


def choose(state: ZappZerappState, chosen: Mapping[int, int | None], luck: Chance | None = None) -> list[Event]:
    """Seats set down the barrel with so many stones, or pass; what happened."""
    told: list[Event] = []
    for seat, number in chosen.items():
        place = None if number is None else list(state.stones).index(number) + 1
        moves = ["pass"] if place is None else [f"left {place}", "choose left"]
        told += play(state, seat, *moves, luck=luck)
    return told


def refusal(state: ZappZerappState, seat: int, move: str | int) -> str:
    """Why a move is refused; it leaves no trace."""
    before = (state.view(None), list(state.stones))
    try:
        state.play(seat, move if isinstance(move, int) else RULES.parse(move), QuickChance(0))
    except IllegalMove as refused:
        assert (state.view(None), list(state.stones)) == before
        return refused.key
    raise AssertionError(f"{move} of seat {seat} was accepted")


def legal(state: ZappZerappState, seat: int) -> list[str]:
    return [RULES.describe(move) for move in state.legal(seat)]


def apprentices(state: ZappZerappState) -> list[list[int]]:
    found = state.view(None)["apprentices"]
    assert isinstance(found, list)
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: Sequence[Event], kind: str) -> list[tuple[int | None, Mapping[str, object]]]:
    return [(event.seat, event.values) for event in events if event.kind == kind]
