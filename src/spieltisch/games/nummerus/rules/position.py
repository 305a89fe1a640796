"""A position of Nummerus Zahlus: all that is true at this moment. Made for speed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import State
from spieltisch.games.nummerus.rules.board import EDGE

TAKE: Final = 0
JOIN: Final = 1
SWAP: Final = 2
OVER: Final = 3
PHASES: Final = ("take", "join", "swap", "over")

LONGEST: Final = 0
TOURNAMENT: Final = 1
SOLITAIRE: Final = 2
SCORINGS: Final = ("longest", "tournament", "solitaire")


@final
class Setup:
    """What was agreed before the game."""

    def __init__(self, seats: int, scoring: int, rounds: int, swap: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.scoring: Final[i64] = i64(scoring)
        self.rounds: Final[i64] = i64(rounds)
        self.swap: Final = swap


class Position(State):
    """`links` tells where the star can go (links.py). A hand is a bit set of chips (chains.py)."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.start: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = TAKE
        self.turn: i64 = 0
        self.star: i64 = EDGE
        self.origin: i64 = EDGE  # where the star came from; EDGE before the first move of a round
        self.left: i64 = 0  # chips on the board, as a hand
        self.links: vec[u8] = vec[u8]()
        self.chip_at: vec[u8] = vec[u8]()  # by field, as laid out; copies share it
        self.field_of: vec[u8] = vec[u8]()  # by chip - 1, as laid out; copies share it
        self.hands: vec[i64] = vec[i64]()
        self.cuts: vec[i64] = vec[i64]()
        self.swaps: vec[i64] = vec[i64]()
        self.finished: list[list[int]] = []  # points by seat of each finished round of a tournament; copies share it

    def copy_to(self, twin: Position) -> None:
        """Make the twin, which has the same set-up, the same position."""
        twin.start = self.start
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.star = self.star
        twin.origin = self.origin
        twin.left = self.left
        twin.links = self.links[:]
        twin.chip_at = self.chip_at
        twin.field_of = self.field_of
        twin.hands = self.hands[:]
        twin.cuts = self.cuts[:] if self.setup.scoring == SOLITAIRE else self.cuts
        twin.swaps = self.swaps[:] if self.setup.swap else self.swaps
        twin.finished = self.finished
