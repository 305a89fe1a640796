"""Alpha-beta for two players, with iterative deepening, a transposition table and late move reductions.

Values are those of the side to move. What ends the game within the horizon is exact. A side that can complete a line at
the horizon may do so, or keep what evaluation.py gives it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Budget
from spieltisch.games.sechserreihe.bots.board_changes import (
    CHANGES,
    CHANGES_A_LINE,
    FIRST_CHANGE,
    LINES_TO_USE,
    MOST_CHILDREN,
    every_turn_sets_up,
    pattern,
)
from spieltisch.games.sechserreihe.bots.evaluation import CALM, STUCK, WIN, is_decided
from spieltisch.games.sechserreihe.bots.move_ordering import Children
from spieltisch.games.sechserreihe.bots.principal_variation import MOST_TURNS, PrincipalVariation
from spieltisch.games.sechserreihe.bots.symmetry import canonical_symmetry, image, preimage
from spieltisch.games.sechserreihe.bots.threats import cleared, completable, complete_lines
from spieltisch.games.sechserreihe.bots.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Transpositions,
    bound_in,
    change_in,
    depth_in,
    value_in,
)
from spieltisch.games.sechserreihe.rules.board import FIELDS, count

GOAL: Final = 3

_COINS: Final = 3  # so many numbers of coins a side can have while the game goes on: 0, 1, 2
_SORTED: Final = 8  # children; beyond these the order hardly matters

# Turns that come late are first searched less deep, those that set something up less still.
_DEPTH_TO_REDUCE: Final = 4
_LATE: Final = 3


@final
class AlphaBeta:
    """Thinks, and leaves behind what it found. Nothing of it matters for the next thought."""

    _budget: Budget  # of this thought

    def __init__(self) -> None:
        self.value: i64 = 0
        self.line: list[int] = []  # the boards of the best line of play, before complete lines are taken off
        self.depth: i64 = 0  # of the deepest search that was finished
        self.nodes: i64 = 0

        self._stopped: bool = False
        self._known: Transpositions = Transpositions()
        self._children: Children = Children()
        self._variation: PrincipalVariation = PrincipalVariation()
        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._calm: vec[i64] = vec[i64](CALM)
        self._stuck: vec[i64] = vec[i64](STUCK)

    def think(self, board: i64, own: i64, other: i64, budget: Budget, deepest: i64 = MOST_TURNS // 2) -> None:
        """Deeper turn by turn until the budget is spent or the game decided. A first look is always finished."""
        self._budget = budget
        self._stopped = False
        self._known.forget()
        self._children.forget_cuts()
        self.nodes = 0
        self.depth = 0
        self.value = 0
        threats = completable(board)
        while self.depth < deepest and not self._stopped and not is_decided(self.value):
            value = self._value(board, threats, own, other, self.depth + 1, -WIN, WIN, 0)
            if line := self._variation.line():
                self.line = line
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
        self._variation.clear(turn)
        if self._is_spent():
            return 0

        symmetry = canonical_symmetry(board)
        key = image(board, symmetry) | own << FIELDS | other << FIELDS + 2
        entry = self._known.find(key)
        best_before: i64 = 0
        if entry:
            best_before = preimage(change_in(entry), symmetry)
            if turn > 0 and depth_in(entry) >= depth:
                value = _moved(value_in(entry), -turn)
                bound = bound_in(entry)
                if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                    return value

        children = self._children
        boards, child_threats = children.boards, children.threats
        best: i64 = -WIN
        best_board: i64 = 0
        floor = alpha
        first = turn * MOST_CHILDREN
        last = first + children.fill(board, threats, turn, best_before)
        for n in range(first, last):
            if n < first + _SORTED:
                children.bring_best_forward(n, last)
            child = boards[n]
            earned: i64 = 0
            if threats:
                earned = complete_lines(child)
                if earned:
                    child = cleared(child)
            if own + earned >= GOAL:
                value = WIN - turn - 1
                self._variation.clear(turn + 1)
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
                self._variation.extend(turn, boards[n])
            if value >= beta:
                children.remember_cut(children.numbers[n], depth)
                break
        bound = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= alpha:
            bound = AT_MOST
        self._known.keep(key, image(board ^ best_board, symmetry), _moved(best, turn), depth, bound)
        return best

    def _before_horizon(self, board: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """The value one turn before the horizon, where no line can be completed, by looking at no more than it takes.

        Best is a turn that leaves the other side stuck, then one that sets nothing up: all these are worth the same.
        """
        self._variation.clear(turn)
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
                if calm < beta and every_turn_sets_up(child, changes, firsts):
                    self._variation.end_with(turn, child)
                    return caught
                if calm >= beta:
                    self._variation.end_with(turn, child)
                    return calm
        if safe:
            self._variation.end_with(turn, safe)
            return calm
        return self._when_stuck(board, own, other, alpha, beta, turn)

    def _when_stuck(self, board: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """Every turn sets up a line, or the board is empty."""
        children = self._children
        boards, child_threats = children.boards, children.threats
        best: i64 = -WIN
        first = turn * MOST_CHILDREN
        for n in range(first, first + children.fill(board, 0, turn, 0)):
            floor = best if best > alpha else alpha
            value = -self._at_horizon(boards[n], child_threats[n], other, own, -beta, -floor, turn + 1)
            if value > best:
                best = value
            if value > floor:
                self._variation.extend(turn, boards[n])
            if value >= beta:
                break
        return best

    def _at_horizon(self, board: i64, threats: i64, own: i64, other: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        self._variation.clear(turn)
        self.nodes += 1
        place = _place(own, other, count(board))
        if not threats:
            if not every_turn_sets_up(board, self._changes, self._first):
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
                    self._variation.end_with(turn, child)
                    return WIN - turn - 1
                after = cleared(child)
                value = -self._at_horizon(after, completable(after), other, own + earned, -beta, -floor, turn + 1)
                if value > best:
                    best = value
                if value > floor:
                    floor = value
                    self._variation.extend(turn, child)
                if value >= beta:
                    return best
        return best

    def _is_spent(self) -> bool:
        """Count a node and ask the budget; but a first look at all turns is always taken."""
        self.nodes += 1
        self._stopped = self.depth > 0 and self._budget.spent(self.nodes)
        return self._stopped


def _place(own: i64, other: i64, stones: i64) -> i64:
    """Where the value lies in the tables of evaluation.py."""
    return (stones & 1) * _COINS * _COINS + own * _COINS + other


def _reduction(depth: i64, late: i64, earned: i64, threats: i64) -> i64:
    if depth < _DEPTH_TO_REDUCE or late < _LATE or earned:
        return 0
    return 2 if threats else 1


def _moved(value: i64, turns: i64) -> i64:
    """A decided value counts the turns to the end; here from so many turns earlier."""
    if not is_decided(value):
        return value
    return value + turns if value > 0 else value - turns
