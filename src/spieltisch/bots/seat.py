"""What a bot is given when it is its turn, and what a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from spieltisch.game import Chance, View


@dataclass(frozen=True)
class Seat:
    """All that a bot gets to know: the game it plays, its seat, what that seat sees and may do, and luck of its own."""

    game_key: str
    index: int
    view: View
    legal: Sequence[int]
    chance: Chance


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(self, at: Seat) -> int:
        """One of `at.legal`."""
        ...
