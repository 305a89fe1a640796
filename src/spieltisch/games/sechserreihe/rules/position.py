"""A position of Sechserreihe: all that is true at this moment."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import State
from spieltisch.games.sechserreihe.rules.board import COINS, GOALS
from spieltisch.games.sechserreihe.view import Layout

# What the next move is.
OPEN: Final = 0  # two stones on an empty board
TURN: Final = 1  # slide and place
PLACE: Final = 2  # one stone, because nothing can slide
LAST: Final = 3  # slide, and place anywhere: the last stone of somebody who plays alone
OVER: Final = 4

NO_MOVE: Final = -1
NO_LINES: Final[list[int]] = []


@final
class Setup:
    """What was agreed before the game. Alone there are no coins."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats: Final[i64] = i64(seats)
        self.layout: Final[Layout] = layout
        self.alone: Final = seats == 1
        self.goal: Final[i64] = i64(GOALS[seats - 1])
        self.coins: Final[i64] = i64(COINS if seats > 1 else 0)


class Position(State):
    """Before the first move, with nothing on the board."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.start: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = OPEN
        self.board: i64 = 0
        self.coins: vec[i64] = vec[i64]([0] * setup.seats)
        self.last_seat: i64 = 0
        self.last_move: i64 = NO_MOVE
        self.last_lines: list[int] = NO_LINES  # copies share it

    def copy(self) -> Position:
        twin = Position(self.setup)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Position) -> None:
        """Be as another position of the same setup is."""
        self.start = other.start
        self.turn = other.turn
        self.phase = other.phase
        self.board = other.board
        for seat in range(self.setup.seats):
            self.coins[seat] = other.coins[seat]
        self.last_seat = other.last_seat
        self.last_move = other.last_move
        self.last_lines = other.last_lines
