"""Move ordering: the children of a node, the most promising first, so that alpha-beta cuts early.

First comes what was best before (transposition table), then what completes a line, then what sets nothing up, then what
cut before (history heuristic).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.sechserreihe.bots.board_changes import (
    CHANGES,
    CHANGES_A_LINE,
    FIRST_CHANGE,
    LINES_TO_USE,
    MOST_CHILDREN,
    after_placements,
    pattern,
)
from spieltisch.games.sechserreihe.bots.principal_variation import MOST_TURNS
from spieltisch.games.sechserreihe.bots.threats import cleared, completable, complete_lines

_BEST_BEFORE: Final = 1 << 40
_COMPLETING: Final = 1 << 36
_SAFE: Final = 1 << 32
_MOST_CUTS: Final = 1 << 31


@final
class Children:
    """The children of the node at each turn ahead; those of turn t begin at MOST_CHILDREN t."""

    def __init__(self) -> None:
        room = MOST_TURNS * MOST_CHILDREN
        self.boards: vec[i64] = vec[i64]([0] * room)  # before complete lines are taken off
        self.threats: vec[i64] = vec[i64]([0] * room)  # what could be completed next
        self.numbers: vec[i64] = vec[i64]([0] * room)  # of the changes that lead there
        self._ranks: vec[i64] = vec[i64]([0] * room)
        self._cuts: vec[i64] = vec[i64]([0] * (len(CHANGES) + 1))  # by change, the last for all that is none
        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)

    def forget_cuts(self) -> None:
        for number in range(i64(len(self._cuts))):
            self._cuts[number] = 0

    def remember_cut(self, number: i64, depth: i64) -> None:
        """This change was good enough to look no further."""
        self._cuts[number] += depth * depth
        if self._cuts[number] >= _MOST_CUTS:
            for n in range(i64(len(self._cuts))):
                self._cuts[n] >>= 1

    def fill(self, board: i64, threats: i64, turn: i64, best_before: i64) -> i64:
        """Write the children down, those that set nothing up first, and say how many."""
        boards, ranks, child_threats, numbers = self.boards, self._ranks, self.threats, self.numbers
        changes, firsts, cuts = self._changes, self._first, self._cuts
        first = turn * MOST_CHILDREN
        safe = first
        unsafe = first + MOST_CHILDREN
        for line in range(LINES_TO_USE):
            now = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[now], start + firsts[now + 1]):
                change = changes[n]
                child = board ^ change
                rank = cuts[n]
                after = child
                if change & threats:
                    rank += _COMPLETING * complete_lines(child)
                    after = cleared(child)
                if change == best_before:
                    rank += _BEST_BEFORE
                set_up = completable(after)
                if set_up:
                    unsafe -= 1
                    at = unsafe
                else:
                    rank += _SAFE
                    at = safe
                    safe += 1
                boards[at] = child
                ranks[at] = rank
                child_threats[at] = set_up
                numbers[at] = n
        for n in range(unsafe, first + MOST_CHILDREN):
            boards[safe] = boards[n]
            ranks[safe] = ranks[n]
            child_threats[safe] = child_threats[n]
            numbers[safe] = numbers[n]
            safe += 1
        return safe - first if safe > first else self._fill_with_placements(board, first, best_before)

    def bring_best_forward(self, n: i64, last: i64) -> None:
        """One step of a selection sort: place n gets the best of those from n on."""
        boards, ranks, threats, numbers = self.boards, self._ranks, self.threats, self.numbers
        best = n
        for m in range(n + 1, last):
            if ranks[m] > ranks[best]:
                best = m
        if best != n:
            boards[n], boards[best] = boards[best], boards[n]
            ranks[n], ranks[best] = ranks[best], ranks[n]
            threats[n], threats[best] = threats[best], threats[n]
            numbers[n], numbers[best] = numbers[best], numbers[n]

    def _fill_with_placements(self, board: i64, first: i64, best_before: i64) -> i64:
        at = first
        for child in after_placements(board):
            self.boards[at] = child
            self.threats[at] = completable(cleared(child))
            self._ranks[at] = _COMPLETING * complete_lines(child)
            if board ^ child == best_before:
                self._ranks[at] += _BEST_BEFORE
            self.numbers[at] = i64(len(CHANGES))
            at += 1
        return at - first
