"""A position of Klong!: all that is true at this moment."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import State
from spieltisch.games.klong.rules.board import Board
from spieltisch.games.klong.rules.dungeon import Dungeon
from spieltisch.games.klong.rules.thief import Thief
from spieltisch.games.klong.rules.turn import Prompt, Turn
from spieltisch.games.klong.view import Phase

ACT: Final = 0
ASK: Final = 1
OVER: Final = 2
PHASES: Final[list[Phase]] = ["act", "ask", "over"]

EDITION_DRAWS_FIRST: Final = 1
"""The edition of the rules in which waiting cards always drew before a discard was asked for."""


@final
class Setup:
    """What was agreed before the game, and by which edition of the rules it is played.

    `by_action`: artifacts can be taken at any time in their room.
    """

    def __init__(self, edition: int, seats: int, first: int, board: Board, by_action: bool) -> None:
        self.edition: Final[i64] = i64(edition)
        self.seats: Final[i64] = i64(seats)
        self.first: Final[i64] = i64(first)
        self.board: Final = board
        self.by_action: Final = by_action


class Position(State):
    """`active` is the seat whose turn it is. `turns` and `rounds` count those that began, `attacks` the dragon's."""

    def __init__(self, setup: Setup, thieves: list[Thief], dungeon: Dungeon, turn: Turn) -> None:
        self.setup: Final = setup
        self.thieves: list[Thief] = thieves
        self.dungeon: Dungeon = dungeon
        self.turn: Turn = turn
        self.active: i64 = setup.first
        self.phase: i64 = ACT
        self.turns: i64 = 1
        self.rounds: i64 = 1
        self.attacks: i64 = 0

    def thief(self) -> Thief:
        """Whose turn it is."""
        return self.thieves[self.active]

    def prompt(self) -> Prompt | None:
        """What is being asked."""
        prompts = self.turn.prompts
        return prompts[0] if prompts else None
