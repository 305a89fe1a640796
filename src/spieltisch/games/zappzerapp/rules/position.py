"""A position of Zapp Zerapp: all that is true at this moment."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import State
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, BARRELS, DICE, Ring, ring
from spieltisch.games.zappzerapp.rules.notation import HANDS

READY_UP: Final = 0
LISTEN: Final = 1
RUN: Final = 2
OVER: Final = 3

NOTHING: Final = -1  # in a hand, or set down
PASSED: Final = -2
NOBODY: Final = -1
NO_NUMBER: Final = 0


@final
class Setup:
    """What was agreed before the game. `wish` is the option that says who throws first, `first` who does."""

    def __init__(self, seats: int, wish: str, first: int, in_turn: bool, signs: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.wish: Final = wish
        self.first: Final[i64] = i64(first)
        self.in_turn: Final = in_turn
        self.signs: Final = signs
        self.ring: Final[Ring] = ring(seats)


class Position(State):
    """`stones` are the secret: how many are in the barrel of each place.

    `held` is the place of the barrel in the hands of each seat, left then right, `chosen` that of the one before it.
    Who runs has the number `running`; all valid numbers below it are still to run. `asked` counts who has listened in
    turn. `progress` is how far the apprentices of each seat have come, ascending. `last` are the numbers of the round
    before, by seat; `valid` and `banished` count numbers that were and rivals sent home.
    """

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.setup: Final = setup
        self.phase: i64 = LISTEN
        self.round: i64 = 0
        self.dice: vec[i64] = vec[i64]([i64(0)] * DICE)
        self.stones: vec[i64] = vec[i64]([i64(number + 1) for number in range(BARRELS)])
        self.held: vec[i64] = vec[i64]([i64(NOTHING)] * (seats * len(HANDS)))
        self.chosen: vec[i64] = vec[i64]([i64(NOTHING)] * seats)
        self.asked: i64 = 0
        self.running: i64 = NO_NUMBER
        self.progress: vec[i64] = vec[i64]([i64(0)] * (seats * APPRENTICES))
        self.last: vec[i64] = vec[i64]([i64(NO_NUMBER)] * seats)
        self.valid: vec[i64] = vec[i64]([i64(0)] * seats)
        self.banished: vec[i64] = vec[i64]([i64(0)] * seats)
        self.winner: i64 = NOBODY

    def copy_from(self, other: Position) -> None:
        """Become equal to a position of the same setup."""
        self.phase = other.phase
        self.round = other.round
        self.dice = other.dice[:]
        self.stones = other.stones[:]
        self.held = other.held[:]
        self.chosen = other.chosen[:]
        self.asked = other.asked
        self.running = other.running
        self.progress = other.progress[:]
        self.last = other.last[:]
        self.valid = other.valid[:]
        self.banished = other.banished[:]
        self.winner = other.winner
