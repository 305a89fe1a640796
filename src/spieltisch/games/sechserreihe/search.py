"""Two players: alpha-beta over boards, deeper turn by turn until the time is up.

Values are those of the side to move. What ends the game within the horizon is exact. A side that can complete a line at
the horizon may do so, or keep what evaluation.py gives it.
"""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.sechserreihe.board import FIELDS, bit, count
from spieltisch.games.sechserreihe.evaluation import CALM, STUCK, WIN, is_decided
from spieltisch.games.sechserreihe.growth import CHANGES, CHANGES_A_LINE, FIRST_CHANGE, LINES_TO_USE, OPENINGS, pattern
from spieltisch.games.sechserreihe.symmetry import canonical_way, seen, unseen
from spieltisch.games.sechserreihe.threats import cleared, completable, complete_lines
from spieltisch.games.sechserreihe.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Transpositions,
    bound_in,
    change_in,
    depth_in,
    value_in,
)

GOAL: Final = 3
MOST_TURNS: Final = 60  # that a line of play is followed
MOST_CHILDREN: Final = 160

_NODES_BETWEEN_LOOKS_AT_THE_CLOCK: Final = 1024
_STATES: Final = 3  # coins that a side can have while the game goes on

# What is tried first: what was best before, what completes a line, what sets nothing up, what cut before.
_BEST_BEFORE: Final = 1 << 40
_COMPLETING: Final = 1 << 36
_SAFE: Final = 1 << 32
_MOST_CUTS: Final = 1 << 31
_SORTED: Final = 8  # beyond these it hardly matters

# Turns that come late are first searched less deep, those that set something up less still.
_DEPTH_TO_REDUCE: Final = 4
_LATE: Final = 3


@final
class AlphaBeta:
    """Thinks, and leaves behind what it found. Nothing of it matters for the next thought."""

    def __init__(self) -> None:
        self.value: i64 = 0
        self.line: list[int] = []  # the boards of the best line of play, before complete lines are taken off
        self.depth: i64 = 0
        self.nodes: i64 = 0

        self._nodes_at_most: i64 = 0
        self._deadline: float = 0.0
        self._next_look: i64 = 0
        self._stopped: bool = False

        self._known: Transpositions = Transpositions()
        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._calm: vec[i64] = vec[i64](CALM)
        self._stuck: vec[i64] = vec[i64](STUCK)
        self._cuts: vec[i64] = vec[i64]([0] * (len(CHANGES) + 1))  # by change, the last for all that is none
        # The children of the node at each turn ahead: board, place in the order, what could be completed, change.
        self._boards: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_CHILDREN))
        self._ranks: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_CHILDREN))
        self._threats: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_CHILDREN))
        self._numbers: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_CHILDREN))
        # The best line of play from each turn ahead, and where it ends.
        self._lines: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_TURNS))
        self._ends: vec[i64] = vec[i64]([0] * (MOST_TURNS + 1))

    def think(
        self, board: i64, own: i64, other: i64, nodes: i64, seconds: float, deepest: i64 = MOST_TURNS // 2
    ) -> None:
        self._deadline = time.thread_time() + seconds
        self._nodes_at_most = nodes
        self._next_look = _NODES_BETWEEN_LOOKS_AT_THE_CLOCK
        self._stopped = False
        self._known.forget()
        for number in range(i64(len(self._cuts))):
            self._cuts[number] = 0
        self.nodes = 0
        self.depth = 0
        self.value = 0
        threats = completable(board)
        while self.depth < deepest and not self._stopped and not is_decided(self.value):
            value = self._value(board, threats, own, other, self.depth + 1, -WIN, WIN, 0)
            if self._ends[0] > 0:
                self.line = [int(self._lines[n]) for n in range(self._ends[0])]
            if not self._stopped:
                self.value = value
                self.depth += 1

    def _value(
        self, board: i64, threats: i64, own: i64, other: i64, depth: i64, alpha: i64, beta: i64, turn: i64
    ) -> i64:
        """What the position is worth, if that is between alpha and beta; else a bound that shows on which side."""
        if depth <= 0 or turn >= MOST_TURNS - 2:
            return self._at_horizon(board, threats, own, other, alpha, beta, turn)
        if depth == 1 and not threats and turn > 0:
            return self._before_horizon(board, own, other, alpha, beta, turn)
        self._ends[turn] = turn
        if self._out_of_time():
            return 0

        way = canonical_way(board)
        key = seen(board, way) | own << FIELDS | other << FIELDS + 2
        entry = self._known.find(key)
        best_before: i64 = 0
        if entry:
            best_before = unseen(change_in(entry), way)
            if turn > 0 and depth_in(entry) >= depth:
                value = _moved(value_in(entry), -turn)
                bound = bound_in(entry)
                if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                    return value

        boards, child_threats = self._boards, self._threats
        best: i64 = -WIN
        best_board: i64 = 0
        floor = alpha
        first = turn * MOST_CHILDREN
        last = first + self._list_children(board, threats, turn, best_before)
        for n in range(first, last):
            if n < first + _SORTED:
                self._bring_best_forward(n, last)
            child = boards[n]
            earned: i64 = 0
            if threats:
                earned = complete_lines(child)
                if earned:
                    child = cleared(child)
            if own + earned >= GOAL:
                value = WIN - turn - 1
                self._ends[turn + 1] = turn + 1
            else:
                value = floor + 1
                if n > first:
                    less = _reduction(depth, n - first, earned, child_threats[n])
                    value = -self._value(
                        child, child_threats[n], other, own + earned, depth - 1 - less, -floor - 1, -floor, turn + 1
                    )
                    if less and value > floor:
                        value = -self._value(
                            child, child_threats[n], other, own + earned, depth - 1, -floor - 1, -floor, turn + 1
                        )
                if n == first or floor < value < beta:
                    value = -self._value(
                        child, child_threats[n], other, own + earned, depth - 1, -beta, -floor, turn + 1
                    )
            if self._stopped:
                return 0
            if value > best:
                best = value
                best_board = boards[n]
            if value > floor:
                floor = value
                self._keep_line(turn, boards[n])
            if value >= beta:
                self._remember_cut(self._numbers[n], depth)
                break
        bound = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= alpha:
            bound = AT_MOST
        self._known.keep(key, seen(board ^ best_board, way), _moved(best, turn), depth, bound)
        return best

    def _before_horizon(self, board: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """The value one turn before the horizon, where no line can be completed, by looking at no more than it takes.

        Best is a turn that leaves the other side stuck, then one that sets nothing up: all these are worth the same.
        """
        self._ends[turn] = turn
        self.nodes += 1
        place = _place(other, own, count(board) + 1)
        calm = -self._calm[place]
        caught = WIN - turn - 3 if own == GOAL - 1 else -self._stuck[place]
        if caught <= alpha:
            return caught
        changes, firsts = self._changes, self._first
        safe: i64 = 0
        for line in range(LINES_TO_USE):
            now = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[now], start + firsts[now + 1]):
                child = board ^ changes[n]
                if completable(child):
                    continue
                self.nodes += 1
                safe = child
                if calm < beta and self._is_stuck(child):
                    self._end_line(turn, child)
                    return caught
                if calm >= beta:
                    self._end_line(turn, child)
                    return calm
        if safe:
            self._end_line(turn, safe)
            return calm
        return self._when_stuck(board, own, other, alpha, beta, turn)

    def _when_stuck(self, board: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """Every turn sets up a line, or the board is empty."""
        best: i64 = -WIN
        first = turn * MOST_CHILDREN
        for n in range(first, first + self._list_children(board, 0, turn, 0)):
            floor = best if best > alpha else alpha
            value = -self._at_horizon(self._boards[n], self._threats[n], other, own, -beta, -floor, turn + 1)
            if value > best:
                best = value
            if value > floor:
                self._keep_line(turn, self._boards[n])
            if value >= beta:
                break
        return best

    def _at_horizon(self, board: i64, threats: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        self._ends[turn] = turn
        self.nodes += 1
        place = _place(own, other, count(board))
        if not threats:
            if not self._is_stuck(board):
                return self._calm[place]
            return turn + 2 - WIN if other == GOAL - 1 else self._stuck[place]
        best = self._calm[place]
        if best >= beta or turn >= MOST_TURNS - 2:
            return best
        floor = best if best > alpha else alpha
        changes, firsts = self._changes, self._first
        for line in range(LINES_TO_USE):
            if not pattern(threats, line):
                continue
            now = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[now], start + firsts[now + 1]):
                child = board ^ changes[n]
                earned = complete_lines(child) if changes[n] & threats else 0
                if not earned:
                    continue
                if own + earned >= GOAL:
                    self._end_line(turn, child)
                    return WIN - turn - 1
                after = cleared(child)
                value = -self._at_horizon(after, completable(after), other, own + earned, -beta, -floor, turn + 1)
                if value > best:
                    best = value
                if value > floor:
                    floor = value
                    self._keep_line(turn, child)
                if value >= beta:
                    return best
        return best

    def _is_stuck(self, board: i64) -> bool:
        """Whether every turn sets up a line. None can be completed now."""
        changes, firsts = self._changes, self._first
        for line in range(LINES_TO_USE):
            now = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[now], start + firsts[now + 1]):
                if not completable(board ^ changes[n]):
                    return False
        return board != 0

    # What can be done in a position

    def _list_children(self, board: i64, threats: i64, turn: i64, best_before: i64) -> i64:
        """Write them down, those that set nothing up first, and say how many."""
        boards, ranks, child_threats, numbers = self._boards, self._ranks, self._threats, self._numbers
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
        return safe - first if safe > first else self._list_placements(board, first, best_before)

    def _list_placements(self, board: i64, first: i64, best_before: i64) -> i64:
        """Where nothing can slide: two stones on an empty board, or one anywhere."""
        children = [i64(pair) for pair in OPENINGS]
        if board:
            children = [board | bit(i64(field)) for field in range(FIELDS) if not board >> i64(field) & 1]
        at = first
        for child in children:
            self._boards[at] = child
            self._threats[at] = completable(cleared(child))
            self._ranks[at] = _COMPLETING * complete_lines(child)
            if board ^ child == best_before:
                self._ranks[at] += _BEST_BEFORE
            self._numbers[at] = i64(len(CHANGES))
            at += 1
        return at - first

    def _bring_best_forward(self, n: i64, last: i64) -> None:
        boards, ranks, threats, numbers = self._boards, self._ranks, self._threats, self._numbers
        best = n
        for m in range(n + 1, last):
            if ranks[m] > ranks[best]:
                best = m
        if best != n:
            boards[n], boards[best] = boards[best], boards[n]
            ranks[n], ranks[best] = ranks[best], ranks[n]
            threats[n], threats[best] = threats[best], threats[n]
            numbers[n], numbers[best] = numbers[best], numbers[n]

    def _remember_cut(self, number: i64, depth: i64) -> None:
        self._cuts[number] += depth * depth
        if self._cuts[number] >= _MOST_CUTS:
            for n in range(i64(len(self._cuts))):
                self._cuts[n] >>= 1

    # The line of play, and the clock

    def _keep_line(self, turn: i64, board: i64) -> None:
        """This board, and what is expected after it."""
        lines = self._lines
        here = turn * MOST_TURNS
        lines[here + turn] = board
        end = self._ends[turn + 1]
        for n in range(turn + 1, end):
            lines[here + n] = lines[here + MOST_TURNS + n]
        self._ends[turn] = end

    def _end_line(self, turn: i64, board: i64) -> None:
        self._lines[turn * MOST_TURNS + turn] = board
        self._ends[turn] = turn + 1

    def _out_of_time(self) -> bool:
        """A first look at all turns is always taken."""
        self.nodes += 1
        if self.depth > 0 and self.nodes >= self._nodes_at_most:
            self._stopped = True
        if self.nodes >= self._next_look:
            self._next_look = self.nodes + _NODES_BETWEEN_LOOKS_AT_THE_CLOCK
            self._stopped = self._stopped or (self.depth > 0 and time.thread_time() > self._deadline)
        return self._stopped


def _place(own: i64, other: i64, stones: i64) -> i64:
    """Where the value lies in the tables of evaluation.py."""
    return (stones & 1) * _STATES * _STATES + own * _STATES + other


def _reduction(depth: i64, late: i64, earned: i64, threats: i64) -> i64:
    if depth < _DEPTH_TO_REDUCE or late < _LATE or earned:
        return 0
    return 2 if threats else 1


def _moved(value: i64, turns: i64) -> i64:
    """A decided value counts the turns to the end; here from so many turns earlier."""
    if not is_decided(value):
        return value
    return value + turns if value > 0 else value - turns
