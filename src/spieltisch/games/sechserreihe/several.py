"""Three or four players: everybody is taken to play for themselves, not against anybody (max^n), deeper turn by turn.

A position is worth a share of the win to each seat, and whoever is to move chooses what brings them most. Turns that
set up a line are looked at only where nothing else is left.
"""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.sechserreihe.board import FIELDS, bit
from spieltisch.games.sechserreihe.growth import CHANGES, CHANGES_A_LINE, FIRST_CHANGE, LINES_TO_USE, OPENINGS, pattern
from spieltisch.games.sechserreihe.threats import cleared, completable, complete_lines

WIN: Final = 1_000_000
# What has not come yet is never quite a win: a seat's chances by its coins, and with the coin that wins in reach.
NOT_YET: Final = 990_000
CHANCES: Final = [1, 3, 12]
CHANCES_OF_A_WIN_IN_REACH: Final = 100

_MOST_TURNS: Final = 60  # that a line of play is followed
_MOST_CHILDREN: Final = 160
_SEATS: Final = 4  # room for so many shares
_NODES_BETWEEN_LOOKS_AT_THE_CLOCK: Final = 1024


@final
class EverybodyForThemselves:
    """Thinks, and leaves behind what it found. Nothing of it matters for the next thought."""

    def __init__(self) -> None:
        self.line: list[int] = []  # the boards of the best line of play, before complete lines are taken off
        self.depth: i64 = 0
        self.nodes: i64 = 0
        self.outlook: float = 0.0
        self.wins: bool = False  # with this very turn

        self._seats: i64 = 0
        self._goal: i64 = 0
        self._coins: vec[i64] = vec[i64]()
        self._nodes_at_most: i64 = 0
        self._deadline: float = 0.0
        self._next_look: i64 = 0
        self._stopped: bool = False

        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._chances: vec[i64] = vec[i64](CHANCES)
        # By turns ahead: the children, the shares of the seats, the best line of play from there and where it ends.
        self._boards: vec[i64] = vec[i64]([0] * (_MOST_TURNS * _MOST_CHILDREN))
        self._shares: vec[i64] = vec[i64]([0] * (_MOST_TURNS * _SEATS))
        self._lines: vec[i64] = vec[i64]([0] * (_MOST_TURNS * _MOST_TURNS))
        self._ends: vec[i64] = vec[i64]([0] * _MOST_TURNS)

    def think(self, board: i64, coins: list[int], seat: i64, goal: i64, nodes: i64, seconds: float) -> None:
        self._deadline = time.thread_time() + seconds
        self._nodes_at_most = nodes
        self._next_look = _NODES_BETWEEN_LOOKS_AT_THE_CLOCK
        self._stopped = False
        self._seats = i64(len(coins))
        self._goal = goal
        self.nodes = 0
        self.depth = 0
        self.wins = False
        self.line = []
        while self.depth < _MOST_TURNS // 2 and not self._stopped and not self.wins:
            self._coins = vec[i64](coins)
            self._share_out(board, seat, self.depth + 1, WIN, 0)
            if self._ends[0] > 0:
                self.line = [int(self._lines[n]) for n in range(self._ends[0])]
                self.outlook = float(self._shares[seat]) / float(WIN)
            if not self._stopped:
                self.depth += 1
                self.wins = self._shares[seat] == WIN

    def _share_out(self, board: i64, seat: i64, depth: i64, enough: i64, turn: i64) -> None:
        """Leave the shares of all seats at this turn ahead; once the mover has enough, nobody lets it come to this."""
        self._ends[turn] = turn
        if self._out_of_time():
            return
        boards, shares = self._boards, self._shares
        best: i64 = -1
        first = turn * _MOST_CHILDREN
        last = first + self._list_children(board, turn)
        if turn == 0 and self.line:
            self._bring_forward(i64(self.line[0]), last)
        for n in range(first, last):
            share = self._share_after(boards[n], seat, depth - 1, best, turn)
            if self._stopped:
                return
            if share > best:
                best = share
                self._keep_line(turn, boards[n])
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
            self._ends[turn + 1] = turn + 1
            for other in range(self._seats):
                shares[at + other] = 0
            shares[at + seat] = WIN - turn
            return WIN - turn
        coins[seat] += earned
        after = cleared(child) if earned else child
        to_move = (seat + 1) % self._seats
        if depth <= 0 or turn >= _MOST_TURNS - 2:
            self._estimate(after, to_move, turn + 1)
        else:
            self._share_out(after, to_move, depth, WIN - best, turn + 1)
        coins[seat] -= earned
        return shares[at + seat]

    def _estimate(self, board: i64, to_move: i64, turn: i64) -> None:
        """By coins, counting the next one for whoever can take it: the mover, or who comes after one who is stuck."""
        self.nodes += 1
        self._ends[turn] = turn
        takes: i64 = -1
        if completable(board):
            takes = to_move
        elif self._is_stuck(board):
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

    def _is_stuck(self, board: i64) -> bool:
        """Whether every turn sets up a line. None can be completed now."""
        changes, firsts = self._changes, self._first
        for line in range(LINES_TO_USE):
            stones = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[stones], start + firsts[stones + 1]):
                if not completable(board ^ changes[n]):
                    return False
        return board != 0

    # What can be done in a position

    def _list_children(self, board: i64, turn: i64) -> i64:
        """Write them down, those that complete a line first, then those that set nothing up; and say how many."""
        boards, changes, firsts = self._boards, self._changes, self._first
        threats = completable(board)
        first = turn * _MOST_CHILDREN
        completing = first
        safe = first
        unsafe = first + _MOST_CHILDREN
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
        """All that is left; or placements, where nothing can slide: two stones on an empty board, or one anywhere."""
        boards = self._boards
        at = first
        for n in range(unsafe, first + _MOST_CHILDREN):
            boards[at] = boards[n]
            at += 1
        if at > first:
            return at - first
        placements = [i64(pair) for pair in OPENINGS]
        if board:
            placements = [board | bit(i64(field)) for field in range(FIELDS) if not board >> i64(field) & 1]
        for child in placements:
            boards[at] = child
            at += 1
        return at - first

    def _bring_forward(self, board: i64, last: i64) -> None:
        """What was best before is looked at first."""
        for n in range(last):
            if self._boards[n] == board:
                self._boards[n] = self._boards[0]
                self._boards[0] = board

    # The line of play, and the clock

    def _keep_line(self, turn: i64, board: i64) -> None:
        """This board, and what is expected after it."""
        lines = self._lines
        here = turn * _MOST_TURNS
        lines[here + turn] = board
        end = self._ends[turn + 1]
        for n in range(turn + 1, end):
            lines[here + n] = lines[here + _MOST_TURNS + n]
        self._ends[turn] = end

    def _out_of_time(self) -> bool:
        """A first look at all turns is always taken."""
        self.nodes += 1
        if self.depth > 0 and self.nodes >= self._nodes_at_most:
            self._stopped = True
        if self.nodes >= self._next_look:
            self._next_look = self.nodes + _NODES_BETWEEN_LOOKS_AT_THE_CLOCK
            self._stopped = self._stopped or (self.depth > 0 and time.thread_time() > self._deadline)
        return self._stopped
