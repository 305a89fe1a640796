"""A position: where the pieces stand, who holds which discs, whose turn it is and what is still to come in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.zong.rules.board import Board
from spieltisch.games.zong.rules.dice_discs import Hands
from spieltisch.games.zong.rules.simulation import Simulator
from spieltisch.games.zong.rules.towers import Towers
from spieltisch.games.zong.rules.vote import Vote
from spieltisch.games.zong.view import AgreedDisc, Phase

PICK: Final = 0
THROW: Final = 1
FLICK: Final = 2
VOTE: Final = 3
ATTACK: Final = 4
OVER: Final = 5
PHASES: Final[list[Phase]] = ["pick", "throw", "flick", "vote", "attack", "over"]

NO_THROW: Final = -1
NO_DISC: Final = -1
OWN: Final = "own"  # everybody takes the ZONG disc they like


@final
class Setup:
    """What was agreed before the game, and by which edition of the rules it is played. It never changes."""

    def __init__(self, edition: int, seats: int, first: int, board: Board, disc: AgreedDisc, vote: bool) -> None:
        self.edition: Final[i64] = i64(edition)
        self.seats: Final[i64] = i64(seats)
        self.first: Final[i64] = i64(first)
        self.board: Final = board
        self.disc: Final[AgreedDisc] = disc
        self.vote: Final = vote  # whether pieces in doubt are voted on
        self.simulator: Final = Simulator(board, seats)


@final
class Position:
    """`sizes` are the ZONG discs by seat; `zongs`, `spirals` and `points` are still to come in this turn.

    `turn` is whose turn it is, also while all vote. `throw` and `faces` are the latest throw.
    """

    def __init__(self, setup: Setup, towers: Towers, hands: Hands, sizes: vec[i64]) -> None:
        self.setup: Final = setup
        self.towers: Towers = towers
        self.hands: Hands = hands
        self.sizes: vec[i64] = sizes
        self.phase: i64 = PICK if setup.disc == OWN else THROW
        self.turn: i64 = setup.first
        self.turns: i64 = 0 if setup.disc == OWN else 1
        self.flicks: i64 = 0
        self.throw: i64 = NO_THROW
        self.faces: i64 = 0
        self.zongs: i64 = 0
        self.spirals: i64 = 0
        self.points: i64 = 0
        self.vote: Vote | None = None  # while all vote
        self.by_flick: bool = False  # how the game was won

    def copy(self) -> Position:
        twin = Position(self.setup, self.towers.copy(), self.hands.copy(), self.sizes[:])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.flicks = self.flicks
        twin.throw = self.throw
        twin.faces = self.faces
        twin.zongs = self.zongs
        twin.spirals = self.spirals
        twin.points = self.points
        twin.vote = None if self.vote is None else self.vote.copy()
        twin.by_flick = self.by_flick
        return twin
