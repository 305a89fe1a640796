"""Three or four players: a tree of boards, grown where it looks best for the seat that chooses.

Every seat is taken to play for itself. What is beyond the tree is played out by people who take a coin when they can
and set nothing up while they can help it.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import QuickChance
from spieltisch.games.sechserreihe.board import FIRST_ROW as ROW
from spieltisch.games.sechserreihe.board import column as column_of
from spieltisch.games.sechserreihe.growth import CHANGES, CHANGES_A_LINE, FIRST_CHANGE, OPENINGS
from spieltisch.games.sechserreihe.threats import cleared, completable, complete_lines

_NODES: Final[i64] = 1 << 20
_LONGEST: Final[i64] = 200


@final
class PlayoutTree:
    def __init__(self) -> None:
        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._openings: vec[i64] = vec[i64](OPENINGS)
        self._board: vec[i64] = vec[i64]([0] * _NODES)  # before complete lines are taken off
        self._visits: vec[i64] = vec[i64]([0] * _NODES)
        self._wins: vec[i64] = vec[i64]([0] * _NODES)  # of the seat whose turn led here
        self._liking: vec[i64] = vec[i64]([0] * _NODES)
        self._answers: vec[i64] = vec[i64]([0] * _NODES)  # where they begin; 0 where none have grown
        self._number: vec[i64] = vec[i64]([0] * _NODES)
        self._weight: vec[i64] = vec[i64]([0] * _NODES)
        self._size: i64 = 0
        self._path: vec[i64] = vec[i64]([0] * 64)
        self._coins: vec[i64] = vec[i64]([0] * 4)
        self._luck: QuickChance = QuickChance(0)
        self._seats: i64 = 3
        self._goal: i64 = 2
        self.nodes: i64 = 0
        self.depth: i64 = 0
        self.line: list[int] = []
        self.outlook: float = 0.0
        self.c: float = 1.0
        self.iterations: i64 = 0
        self.grow: i64 = 6
        self.tries: i64 = 24
        self.l_complete: i64 = 400
        self.l_safe: i64 = 40
        self.l_unsafe: i64 = 4

    def think(self, stones: i64, coins: list[int], seat: i64, goal: i64, nodes: i64, seconds: float, seed: int) -> None:
        deadline = time.thread_time() + seconds
        self._luck = QuickChance(seed)
        self._seats = i64(len(coins))
        self._goal = goal
        self._size = 1
        self._board[0] = stones
        self._visits[0] = 0
        self._wins[0] = 0
        self._answers[0] = 0
        self.nodes = 0
        self.depth = 0
        self.iterations = 0
        while self.nodes < nodes:
            for n in range(self._seats):
                self._coins[n] = i64(coins[n])
            self._iterate(stones, seat)
            self.iterations += 1
            if self.iterations & 63 == 0 and time.thread_time() > deadline:
                break
        self._conclude()

    def _iterate(self, stones: i64, seat: i64) -> None:
        visits, answers, coins = self._visits, self._answers, self._coins
        path = self._path
        node: i64 = 0
        length: i64 = 1
        path[0] = 0
        winner: i64 = -1
        mover = seat
        while winner < 0 and length < 64:
            if not answers[node]:
                if (visits[node] < self.grow and node) or self._size + 700 > _NODES:
                    break
                self._grow(node, stones)
            node = self._choose(node)
            path[length] = node
            length += 1
            board = self._board[node]
            earned = complete_lines(board)
            self.nodes += 1
            if earned:
                coins[mover] += earned
                if coins[mover] >= self._goal:
                    winner = mover
                board = cleared(board)
            stones = board
            mover += 1
            if mover == self._seats:
                mover = 0
        if length - 1 > self.depth:
            self.depth = length - 1
        if winner < 0:
            winner = self._play_out(stones, mover)
        visits[0] += 1
        mover = seat
        for n in range(1, length):
            visits[path[n]] += 1
            if mover == winner:
                self._wins[path[n]] += 1
            mover += 1
            if mover == self._seats:
                mover = 0

    def _choose(self, node: i64) -> i64:
        visits, wins, liking = self._visits, self._wins, self._liking
        first = self._answers[node]
        last = first + self._number[node]
        tried: i64 = 0
        won: i64 = 0
        for n in range(first, last):
            tried += visits[n]
            won += wins[n]
        curiosity = self.c * sqrt(float(tried + 1)) / float(self._weight[node])
        expected = float(won) / float(tried) if tried else 0.5
        best = first
        best_bound = -1.0
        for n in range(first, last):
            often = visits[n]
            bound = float(wins[n]) / float(often) if often else expected
            bound += curiosity * float(liking[n]) / float(often + 1)
            if bound > best_bound:
                best_bound = bound
                best = n
        return best

    def _grow(self, node: i64, stones: i64) -> None:
        changes, firsts = self._changes, self._first
        hot = completable(stones)
        begin = self._size
        weight: i64 = 0
        for line in range(12):
            pattern = stones >> 6 * line & ROW if line < 6 else column_of(stones, line - 6)
            base = line * CHANGES_A_LINE
            for n in range(base + firsts[pattern], base + firsts[pattern + 1]):
                change = changes[n]
                board = stones ^ change
                after = board
                earned: i64 = 0
                if change & hot:
                    earned = complete_lines(board)
                    if earned:
                        after = cleared(board)
                safe = not completable(after)
                if earned:
                    liking = self.l_complete
                    if not safe:
                        liking = liking >> 1
                elif safe:
                    liking = self.l_safe
                else:
                    liking = self.l_unsafe
                weight += liking
                self._append(board, liking)
        if self._size == begin:
            if not stones:
                for n in range(i64(len(self._openings))):
                    self._append(self._openings[n], 1)
                    weight += 1
            else:
                one: i64 = 1
                for field in range(36):
                    if not stones >> field & 1:
                        self._append(stones | one << field, 1)
                        weight += 1
        self._answers[node] = begin
        self._number[node] = self._size - begin
        self._weight[node] = weight

    def _append(self, board: i64, liking: i64) -> None:
        n = self._size
        self._board[n] = board
        self._visits[n] = 0
        self._wins[n] = 0
        self._answers[n] = 0
        self._liking[n] = liking
        self._size = n + 1

    def _play_out(self, stones: i64, mover: i64) -> i64:
        """Who wins when everybody takes what can be taken, and sets nothing up if a few tries can avoid it."""
        coins, luck, changes, firsts = self._coins, self._luck, self._changes, self._first
        left: i64 = _LONGEST
        while left > 0:
            left -= 1
            self.nodes += 1
            hot = completable(stones)
            board: i64 = 0
            if hot:
                board = self._completing(stones, hot)
                earned = complete_lines(board)
                if earned:
                    coins[mover] += earned
                    if coins[mover] >= self._goal:
                        return mover
                    board = cleared(board)
            else:
                if not stones:
                    board = self._openings[(luck.bits() * i64(len(self._openings))) >> 32]
                else:
                    tries: i64 = self.tries
                    while tries > 0:
                        bits = luck.bits()
                        line = (bits & 0xFFFF) * 12 >> 16
                        pattern = stones >> 6 * line & ROW if line < 6 else column_of(stones, line - 6)
                        first = firsts[pattern]
                        number = firsts[pattern + 1] - first
                        if not number:
                            continue
                        board = stones ^ changes[line * CHANGES_A_LINE + first + (number * (bits >> 16) >> 16)]
                        if not completable(board):
                            break
                        tries -= 1
            stones = board
            mover += 1
            if mover == self._seats:
                mover = 0
        return -1

    def _completing(self, stones: i64, hot: i64) -> i64:
        """A turn that completes a line, from a random line on."""
        changes, firsts = self._changes, self._first
        bits = self._luck.bits()
        line = (bits & 0xFFFF) * 12 >> 16
        some: i64 = 0
        for _ in range(12):
            line += 1
            if line == 12:
                line = 0
            if line < 6:
                pattern = stones >> 6 * line & ROW
                if not hot >> 6 * line & ROW:
                    continue
            else:
                pattern = column_of(stones, line - 6)
                if not column_of(hot, line - 6):
                    continue
            first = firsts[pattern]
            number = firsts[pattern + 1] - first
            at = number * (bits >> 16) >> 16
            for _ in range(number):
                change = changes[line * CHANGES_A_LINE + first + at]
                if change & hot:
                    board = stones ^ change
                    if complete_lines(board):
                        some = board
                        if not completable(cleared(board)):
                            return board
                at += 1
                if at == number:
                    at = 0
        if some:
            return some
        # no slide is possible: a stone is placed freely
        return stones | hot & -hot

    def _conclude(self) -> None:
        self.line = []
        node: i64 = 0
        while self._answers[node]:
            first = self._answers[node]
            best = first
            for n in range(first, first + self._number[node]):
                if self._visits[n] > self._visits[best]:
                    best = n
            if self._visits[best] == 0:
                break
            if not self.line:
                self.outlook = float(self._wins[best]) / float(self._visits[best])
            self.line.append(int(self._board[best]))
            node = best
