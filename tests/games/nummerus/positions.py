"""Positions of Nummerus Zahlus made by hand, and luck that lays the board as wished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import read_facts
from spieltisch.game import Chance, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.nummerus.rules.position import LONGEST, Setup
from spieltisch.games.nummerus.rules.setup import lay_out
from spieltisch.games.nummerus.rules.state import NummerusState
from spieltisch.games.nummerus.view import Hand

IN_ORDER = [*range(1, 25), 0, *range(25, 49)]  # chips row by row, the star in the very middle


class Laid(Chance):
    """Lays the chips as told and draws the lot as told."""

    def __init__(self, layout: Sequence[int] = IN_ORDER, lot: int = 0) -> None:
        self.layout = layout
        self.lot = lot

    def shuffle(self, items: list[int]) -> None:
        items[:] = self.layout

    def below(self, n: int) -> int:
        return self.lot


def begin(seats: int, layout: Sequence[int] = IN_ORDER, lot: int = 0, **options: object) -> NummerusState:
    state = game("nummerus").new(seats, read_facts("nummerus").complete(seats, options), Laid(layout, lot))
    assert isinstance(state, NummerusState)
    return state


def position(
    on_board: Mapping[int, int],
    star: int,
    hands: Sequence[set[int]] = (set(), set()),
    scoring: int = LONGEST,
    swaps: Sequence[int] | None = None,
) -> NummerusState:
    """Chips by field, the star, and what the seats hold; seat 0 is to move."""
    state = NummerusState(Setup(len(hands), scoring, 1, swaps is not None))
    state.round = 1
    lay_out(state, [on_board.get(field, 0) for field in range(49)], i64(star))
    state.left = i64(hand(set(on_board.values())))
    state.hands = vec[i64]([hand(chips) for chips in hands])
    state.cuts = vec[i64]([0 for _ in hands])
    state.swaps = vec[i64](list(swaps or [0] * len(hands)))
    return state


def hand(chips: set[int]) -> int:
    return sum(2 ** (chip - 1) for chip in chips)


def written_moves(state: NummerusState) -> list[str]:
    return [game("nummerus").describe(move) for move in state.legal(int(state.turn))]


def play(state: NummerusState, *moves: str, story: Story | None = None) -> None:
    """Moves as players write them, each by the seat whose turn it is."""
    for move in moves:
        state.play(int(state.turn), game("nummerus").parse(move), QuickChance(0), story)


def hand_of(state: NummerusState, seat: int) -> Hand:
    return state.view(None)["hands"][seat]


def chains_of(state: NummerusState, seat: int) -> list[list[int]]:
    return hand_of(state, seat)["chains"]
