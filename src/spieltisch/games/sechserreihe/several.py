"""Three or four players: a tree of boards that grows where it looks best for the seat whose turn it is.

Nobody is taken to play against anybody: each seat chooses what won it most games. What lies beyond the tree is played
out by players who take a coin where they can, and set nothing up while they can help it.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import QuickChance
from spieltisch.games.sechserreihe.board import FIELDS, bit
from spieltisch.games.sechserreihe.growth import CHANGES, CHANGES_A_LINE, FIRST_CHANGE, LINES_TO_USE, OPENINGS, pattern
from spieltisch.games.sechserreihe.threats import cleared, completable, complete_lines

CURIOSITY: Final = 1.0
VISITS_TO_GROW: Final = 6
# How likely a turn is to be worth a visit, before it has any.
LIKING_FOR_COINS: Final = 400
LIKING_FOR_COINS_THAT_SET_UP: Final = 200
LIKING_FOR_SAFE: Final = 40
LIKING_FOR_SETTING_UP: Final = 4
TRIES_TO_BE_SAFE: Final = 24

_MOST_NODES: Final[i64] = 1 << 20
_MOST_CHILDREN: Final = 160
_DEEPEST: Final = 64
_GAMES_BETWEEN_LOOKS_AT_THE_CLOCK: Final = 64
_HALF: Final = 16  # bits: of each number drawn one half chooses a line, the other a turn
_HALF_BITS: Final = 0xFFFF


@final
class PlayoutTree:
    """Thinks, and leaves behind what it found. Nothing of it matters for the next thought."""

    def __init__(self) -> None:
        self.line: list[int] = []  # the boards of the best line of play, before complete lines are taken off
        self.depth: i64 = 0
        self.nodes: i64 = 0  # in the tree and in the games played out
        self.outlook: float = 0.0
        self.wins: bool = False  # with this very turn

        self._first: vec[i64] = vec[i64](FIRST_CHANGE)
        self._changes: vec[i64] = vec[i64](CHANGES)
        self._openings: vec[i64] = vec[i64](OPENINGS)
        self._luck: QuickChance = QuickChance(0)
        self._seats: i64 = 0
        self._goal: i64 = 0
        self._coins: vec[i64] = vec[i64]()
        self._path: vec[i64] = vec[i64]([0] * _DEEPEST)

        # The tree. The children of a node lie side by side; the root is node 0 and nobody's child.
        self._size: i64 = 0
        self._boards: vec[i64] = vec[i64]([0] * int(_MOST_NODES))
        self._visits: vec[i64] = vec[i64]([0] * int(_MOST_NODES))
        self._wins: vec[i64] = vec[i64]([0] * int(_MOST_NODES))  # of the seat whose turn led here
        self._likings: vec[i64] = vec[i64]([0] * int(_MOST_NODES))
        self._first_child: vec[i64] = vec[i64]([0] * int(_MOST_NODES))  # 0 where none have grown
        self._last_child: vec[i64] = vec[i64]([0] * int(_MOST_NODES))

    def think(self, board: i64, coins: list[int], seat: i64, goal: i64, nodes: i64, seconds: float, seed: int) -> None:
        deadline = time.thread_time() + seconds
        self._luck = QuickChance(seed)
        self._seats = i64(len(coins))
        self._goal = goal
        self._size = 0
        self._add(board, 0)
        self._has_grown(0, board)
        self.nodes = self._size - 1
        self.depth = 1
        self.wins = self._finds_win(goal - i64(coins[seat]))
        games: i64 = 0
        while not self.wins and (games == 0 or self.nodes < nodes):
            self._coins = vec[i64](coins)
            self._play(board, seat)
            games += 1
            if games % _GAMES_BETWEEN_LOOKS_AT_THE_CLOCK == 0 and time.thread_time() > deadline:
                break
        if not self.wins:
            self._follow_the_most_visited()

    def _finds_win(self, coins: i64) -> bool:
        """Whether one turn earns so many coins."""
        for child in range(1, self._size):
            if complete_lines(self._boards[child]) >= coins:
                self.line = [int(self._boards[child])]
                self.outlook = 1.0
                return True
        return False

    def _play(self, board: i64, seat: i64) -> None:
        """One game: down the tree, on to its end, and who won is noted on the way back."""
        path = self._path
        node: i64 = 0
        turns: i64 = 0
        to_move = seat
        winner: i64 = -1
        while winner < 0 and turns < _DEEPEST and self._has_grown(node, board):
            node = self._choose(node)
            path[turns] = node
            turns += 1
            board = self._boards[node]
            self.nodes += 1
            if self._earns(board, to_move):
                winner = to_move
            board = cleared(board)
            to_move = (to_move + 1) % self._seats
        if turns > self.depth:
            self.depth = turns
        if winner < 0:
            winner = self._play_out(board, to_move)
        self._visits[0] += 1
        for n in range(turns):
            self._visits[path[n]] += 1
            if (seat + n) % self._seats == winner:
                self._wins[path[n]] += 1

    def _earns(self, board: i64, seat: i64) -> bool:
        """Take the coins for what is complete. Whether that wins."""
        self._coins[seat] += complete_lines(board)
        return self._coins[seat] >= self._goal

    def _follow_the_most_visited(self) -> None:
        self.line = []
        node: i64 = 0
        while self._first_child[node]:
            best = self._first_child[node]
            for child in range(best + 1, self._last_child[node] + 1):
                if self._visits[child] > self._visits[best]:
                    best = child
            if not self._visits[best]:
                break
            if not self.line:
                self.outlook = float(self._wins[best]) / float(self._visits[best])
            self.line.append(int(self._boards[best]))
            node = best

    # The tree

    def _choose(self, node: i64) -> i64:
        """The child with the best balance of success and curiosity. Untried ones are taken to be average."""
        visits, wins, likings = self._visits, self._wins, self._likings
        first, last = self._first_child[node], self._last_child[node] + 1
        tried: i64 = 0
        won: i64 = 0
        liked: i64 = 0
        for child in range(first, last):
            tried += visits[child]
            won += wins[child]
            liked += likings[child]
        average = float(won) / float(tried) if tried else 0.0
        curiosity = CURIOSITY * sqrt(float(tried + 1)) / float(liked)
        best = first
        most = -1.0
        for child in range(first, last):
            often = visits[child]
            promise = float(wins[child]) / float(often) if often else average
            promise += curiosity * float(likings[child]) / float(often + 1)
            if promise > most:
                most = promise
                best = child
        return best

    def _has_grown(self, node: i64, board: i64) -> bool:
        """Whether the node has children; it gets them when it was visited often enough."""
        if self._first_child[node]:
            return True
        if (node > 0 and self._visits[node] < VISITS_TO_GROW) or self._size + _MOST_CHILDREN > _MOST_NODES:
            return False
        first = self._size
        self._grow(board)
        if self._size == first:
            self._grow_placements(board)
        self._first_child[node] = first
        self._last_child[node] = self._size - 1
        return True

    def _grow(self, board: i64) -> None:
        changes, firsts = self._changes, self._first
        threats = completable(board)
        for line in range(LINES_TO_USE):
            now = pattern(board, line)
            start = line * CHANGES_A_LINE
            for n in range(start + firsts[now], start + firsts[now + 1]):
                child = board ^ changes[n]
                earned = complete_lines(child) if changes[n] & threats else 0
                sets_up = completable(cleared(child) if earned else child) != 0
                if earned:
                    self._add(child, LIKING_FOR_COINS_THAT_SET_UP if sets_up else LIKING_FOR_COINS)
                else:
                    self._add(child, LIKING_FOR_SETTING_UP if sets_up else LIKING_FOR_SAFE)

    def _grow_placements(self, board: i64) -> None:
        """Where nothing can slide: two stones on an empty board, or one anywhere."""
        if not board:
            for n in range(i64(len(self._openings))):
                self._add(self._openings[n], LIKING_FOR_SAFE)
            return
        for field in range(i64(FIELDS)):
            if not board >> field & 1:
                self._add(board | bit(field), LIKING_FOR_SAFE)

    def _add(self, board: i64, liking: i64) -> None:
        node = self._size
        self._boards[node] = board
        self._visits[node] = 0
        self._wins[node] = 0
        self._likings[node] = liking
        self._first_child[node] = 0
        self._size += 1

    # Beyond the tree

    def _play_out(self, board: i64, to_move: i64) -> i64:
        """The winner of a game between players with some sense."""
        while True:
            self.nodes += 1
            threats = completable(board)
            board = self._completed(board, threats) if threats else self._somewhere(board)
            if threats:
                if self._earns(board, to_move):
                    return to_move
                board = cleared(board)
            to_move = (to_move + 1) % self._seats

    def _completed(self, board: i64, threats: i64) -> i64:
        """After some turn that completes a line, if possible one that sets up no other."""
        changes, firsts = self._changes, self._first
        bits = self._luck.bits()
        found: i64 = 0
        for step in range(LINES_TO_USE):
            line = ((bits & _HALF_BITS) + step) % LINES_TO_USE
            if not pattern(threats, line):
                continue
            now = pattern(board, line)
            start = line * CHANGES_A_LINE + firsts[now]
            number = firsts[now + 1] - firsts[now]
            for n in range(number):
                change = changes[start + ((bits >> _HALF) + n) % number]
                child = board ^ change
                if change & threats and complete_lines(child):
                    found = child
                    if not completable(cleared(child)):
                        return child
        # Where nothing can slide a stone is placed.
        return found or board | threats & -threats

    def _somewhere(self, board: i64) -> i64:
        """After some turn, if a few tries find one that sets nothing up. No line can be completed."""
        luck, changes, firsts = self._luck, self._changes, self._first
        if not board:
            return self._openings[luck.bits() % i64(len(self._openings))]
        child = board
        tries: i64 = 0
        while tries < TRIES_TO_BE_SAFE:
            bits = luck.bits()
            line = (bits & _HALF_BITS) % LINES_TO_USE
            now = pattern(board, line)
            number = firsts[now + 1] - firsts[now]
            if not number:
                continue
            child = board ^ changes[line * CHANGES_A_LINE + firsts[now] + (bits >> _HALF) % number]
            if not completable(child):
                break
            tries += 1
        return child
