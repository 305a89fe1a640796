"""Max^n for three or four players: everybody is taken to play for themselves, not against anybody.

A position is worth a share of the win to each seat, and whoever is to move chooses what brings them most. The search
goes deeper turn by turn. Turns that set up a line are looked at only where nothing else is left.
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
    after_placements,
    every_turn_sets_up,
    pattern,
)
from spieltisch.games.sechserreihe.bots.evaluation import ALL_OF_IT, CHANCES, CHANCES_OF_A_WIN_IN_REACH, NOT_YET
from spieltisch.games.sechserreihe.bots.principal_variation import MOST_TURNS, PrincipalVariation
from spieltisch.games.sechserreihe.bots.threats import cleared, completable, complete_lines

_SEATS: Final = 4  # room for so many shares


@final
class MaxN:
    """Thinks, and leaves behind what it found. Nothing of it matters for the next thought."""

    _budget: Budget  # of this thought

    def __init__(self) -> None:
        self.line: list[int] = []  # the boards of the best line of play, before complete lines are taken off
        self.depth: i64 = 0  # of the deepest search that was finished
        self.nodes: i64 = 0
        self.outlook: float = 0.0
        self.wins: bool = False  # with this very turn

        self._stopped: bool = False
        self._seats: i64 = 0
        self._goal: i64 = 0
        self._coins: vec[i64] = vec[i64]()
        self._variation: PrincipalVariation = PrincipalVariation()
        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._chances: vec[i64] = vec[i64](CHANCES)
        # By turns ahead: the children, and the shares of the seats.
        self._boards: vec[i64] = vec[i64]([0] * (MOST_TURNS * MOST_CHILDREN))
        self._shares: vec[i64] = vec[i64]([0] * (MOST_TURNS * _SEATS))

    def think(self, board: i64, coins: list[int], seat: i64, goal: i64, budget: Budget) -> None:
        """Deeper turn by turn until the budget is spent or a turn wins. A first look is always finished."""
        self._budget = budget
        self._stopped = False
        self._seats = i64(len(coins))
        self._goal = goal
        self.nodes = 0
        self.depth = 0
        self.wins = False
        self.line = []
        while self.depth < MOST_TURNS // 2 and not self._stopped and not self.wins:
            self._coins = vec[i64](coins)
            self._share_out(board, seat, self.depth + 1, ALL_OF_IT, 0)
            if line := self._variation.line():
                self.line = line
                self.outlook = float(self._shares[seat]) / float(ALL_OF_IT)
            if not self._stopped:
                self.depth += 1
                self.wins = self._shares[seat] == ALL_OF_IT

    def _share_out(self, board: i64, seat: i64, depth: i64, enough: i64, turn: i64) -> None:
        """Leave the shares of all seats at this turn ahead; once the mover has enough, nobody lets it come to this."""
        self._variation.clear(turn)
        if self._is_spent():
            return
        boards, shares = self._boards, self._shares
        best: i64 = -1
        first = turn * MOST_CHILDREN
        last = first + self._list_children(board, turn)
        if turn == 0 and self.line:
            self._bring_forward(i64(self.line[0]), last)
        for n in range(first, last):
            share = self._share_after(boards[n], seat, depth - 1, best, turn)
            if self._stopped:
                return
            if share > best:
                best = share
                self._variation.extend(turn, boards[n])
                for other in range(self._seats):
                    shares[turn * _SEATS + other] = shares[(turn + 1) * _SEATS + other]
                if best >= enough:
                    return

    def _share_after(self, child: i64, seat: i64, depth: i64, best: i64, turn: i64) -> i64:
        """What the mover gets with this turn; the shares of all are left one turn further ahead."""
        coins, shares = self._coins, self._shares
        at = (turn + 1) * _SEATS
        earned = complete_lines(child)
        if coins[seat] + earned >= self._goal:
            self.nodes += 1
            self._variation.clear(turn + 1)
            for other in range(self._seats):
                shares[at + other] = 0
            shares[at + seat] = ALL_OF_IT - turn
            return ALL_OF_IT - turn
        coins[seat] += earned
        after = cleared(child) if earned else child
        to_move = (seat + 1) % self._seats
        if depth <= 0 or turn >= MOST_TURNS - 2:
            self._estimate(after, to_move, turn + 1)
        else:
            self._share_out(after, to_move, depth, ALL_OF_IT - best, turn + 1)
        coins[seat] -= earned
        return shares[at + seat]

    def _estimate(self, board: i64, to_move: i64, turn: i64) -> None:
        """By coins, counting the next one for whoever can take it: the mover, or who comes after one who is stuck."""
        self.nodes += 1
        self._variation.clear(turn)
        takes: i64 = -1
        if completable(board):
            takes = to_move
        elif every_turn_sets_up(board, self._changes, self._first):
            takes = (to_move + 1) % self._seats
        coins, shares, chances = self._coins, self._shares, self._chances
        at = turn * _SEATS
        total: i64 = 0
        for seat in range(self._seats):
            has = coins[seat]
            share = chances[has]
            if seat == takes:
                share = CHANCES_OF_A_WIN_IN_REACH if has + 1 >= self._goal else chances[has + 1]
            shares[at + seat] = share
            total += share
        for seat in range(self._seats):
            shares[at + seat] = shares[at + seat] * NOT_YET // total

    def _list_children(self, board: i64, turn: i64) -> i64:
        """Write them down, those that complete a line first, then those that set nothing up; and say how many."""
        boards, changes, firsts = self._boards, self._changes, self._first
        threats = completable(board)
        first = turn * MOST_CHILDREN
        completing = first
        safe = first
        unsafe = first + MOST_CHILDREN
        for line in range(LINES_TO_USE):
            stones = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[stones], start + firsts[stones + 1]):
                child = board ^ changes[n]
                if changes[n] & threats and complete_lines(child):
                    boards[safe] = boards[completing]
                    boards[completing] = child
                    completing += 1
                    safe += 1
                elif not completable(child):
                    boards[safe] = child
                    safe += 1
                else:
                    unsafe -= 1
                    boards[unsafe] = child
        return safe - first if safe > first else self._list_unsafe(board, first, unsafe)

    def _list_unsafe(self, board: i64, first: i64, unsafe: i64) -> i64:
        """All that is left; or placements, where nothing can slide."""
        boards = self._boards
        at = first
        for n in range(unsafe, first + MOST_CHILDREN):
            boards[at] = boards[n]
            at += 1
        if at > first:
            return at - first
        for child in after_placements(board):
            boards[at] = child
            at += 1
        return at - first

    def _bring_forward(self, board: i64, last: i64) -> None:
        """What was best before is looked at first."""
        for n in range(last):
            if self._boards[n] == board:
                self._boards[n] = self._boards[0]
                self._boards[0] = board

    def _is_spent(self) -> bool:
        """Count a node and ask the budget; but a first look at all turns is always taken."""
        self.nodes += 1
        self._stopped = self.depth > 0 and self._budget.spent(self.nodes)
        return self._stopped
