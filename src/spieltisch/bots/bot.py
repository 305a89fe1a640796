"""What a bot is, and the situation it is given when it is its turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from spieltisch.game import Chance, Game, State, Thought, View

UNKNOWN = 0.5


@dataclass(frozen=True)
class Situation:
    """All that a bot gets to know: the game it plays, its seat, what that seat sees and may do, and luck of its own."""

    game: Game
    seat: int
    view: View
    legal: Sequence[int]
    chance: Chance

    def guess(self) -> State:
        """A position this seat may be in, to try moves on; what it cannot know is drawn by its own luck."""
        return self.game.from_view(self.view, self.seat, self.chance)


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, at: Situation) -> int:
        """One of `at.legal`."""
        ...


class Thinker(Bot, Protocol):
    """A bot that can also say what it saw."""

    def think(self, at: Situation) -> Thought:
        """The move it would choose, and why. One that was not searched for has a depth of 0."""
        ...


def without_search(move: int) -> Thought:
    """A move that was not searched for: by luck, by mistake, or because there is no other."""
    return Thought(move, line=[move], depth=0, nodes=0, seconds=0.0, outlook=UNKNOWN, proven=False)
