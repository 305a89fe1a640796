"""Solver for somebody alone: is there still a way to lay all stones without ever completing a line, and which?

A plain depth-first search is enough. Up to 21 stones there always is a way, whatever turns were taken, as long as no
line is complete; and a later position from which there is none leads to few others, some ten thousand at most. Both
figures come from an enumeration of all positions; the search does not rely on them.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from spieltisch.game import Budget
from spieltisch.games.sechserreihe.rules.board import STONES, completes, count
from spieltisch.games.sechserreihe.rules.legal import legal_moves, phase_of
from spieltisch.games.sechserreihe.rules.notation import change_of
from spieltisch.games.sechserreihe.rules.position import LAST

POSSIBLE: Final = "possible"
IMPOSSIBLE: Final = "impossible"
UNKNOWN: Final = "unknown"


class Solution(NamedTuple):
    """What is known about a position after a search."""

    verdict: str
    way: list[int]  # the turns to the last stone; empty if none are known
    best: list[int]  # the turns to the most stones found without a complete line; all there can be, unless unknown
    nodes: int  # positions looked at
    seconds: float


def solve(board: int, budget: Budget) -> Solution:
    """Look for a way from a position without a complete line. A step of the budget is a position looked at."""
    if completes(i64(board)):
        raise ValueError("a line is complete: this attempt is over")
    search = _Search(budget)
    solved = search.reaches_the_end(i64(board))
    verdict = POSSIBLE if solved else UNKNOWN if search.gave_up else IMPOSSIBLE
    way = search.path if solved else []
    return Solution(verdict, way, search.best, len(search.seen), budget.elapsed())


@final
class _Search:
    """Depth first through everything that can be reached; each position once, however many turns lead to it."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Final = budget
        self.gave_up = False
        self.seen: Final[set[int]] = set()
        self.path: Final[list[int]] = []
        self.best: list[int] = []

    def reaches_the_end(self, board: i64) -> bool:
        """Whether a way leads there. Then it is `path`."""
        if len(self.path) > len(self.best):
            self.best = self.path[:]
        if count(board) == STONES:
            return True
        if self.budget.spent(i64(len(self.seen))):
            self.gave_up = True
            return False
        self.seen.add(int(board))
        for move in self._turns(board):
            after = board ^ change_of(i64(move))
            if int(after) in self.seen:
                continue
            self.path.append(move)
            if self.reaches_the_end(after):
                return True
            if self.gave_up:
                return False
            self.path.pop()
        return False

    def _turns(self, board: i64) -> list[int]:
        """The first turn is given as a hint: rather one that leaves many turns open."""
        turns = safe_turns(board)
        if not self.path:
            turns.sort(key=lambda move: len(safe_turns(board ^ change_of(i64(move)))), reverse=True)
        return turns


def safe_turns(board: i64) -> list[int]:
    """The turns of somebody alone that complete no line."""
    phase = LAST if count(board) == STONES - 1 else phase_of(board)
    return [move for move in legal_moves(board, phase) if not completes(board ^ change_of(i64(move)))]
