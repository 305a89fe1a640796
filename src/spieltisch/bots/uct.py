"""UCT (Monte Carlo tree search) for any game, where every seat is taken to play for itself.

Each node is judged by what it brought to the seat whose move led to it, so two, three and four players need no
special case. What a seat cannot know is drawn anew for every iteration (determinization); alone at the table, the best
line found counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, final

from spieltisch.game import Budget, Chance, Game, Knowledge, State, Thought, View

EXPLORATION: Final = 0.5
PERFECT: Final = 1.0
VISITS_WORTH_SHOWING: Final = 10.0
MOVES_OF_A_RANGE: Final = 48
"""So many of the moves that are too many to list are tried in each position."""


def search(
    game: Game, view: View, seat: int, chance: Chance, knowledge: Knowledge, budget: Budget, certain: bool
) -> Thought:
    """The best move for this seat. `certain` says that nothing is hidden and no luck is left to come."""
    tree = Tree(game, knowledge.focus(view), seat, chance, knowledge, certain)
    while not tree.solved:
        tree.iterate()
        if budget.spent(tree.iterations):
            break
    return tree.thought(budget.elapsed())


@final
class Node:
    """A move somebody made, what came of it, and the moves tried after it."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.visits: float = 0.0
        self.total: float = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else 0.0

    def child(self, seat: int, move: int) -> Node:
        """The node of this move; a new one if it is tried for the first time."""
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        new = Node(seat, move)
        self.children.append(new)
        return new


@final
class Tree:
    def __init__(self, game: Game, view: View, seat: int, chance: Chance, knowledge: Knowledge, certain: bool) -> None:
        self._game: Final = game
        self._view: Final = view
        self._seat: Final = seat
        self._chance: Final = chance
        self._knowledge: Final = knowledge
        self._certain: Final = certain
        self._position: Final = game.from_view(view, seat, chance)
        self._root: Final = Node(seat, -1)
        self._deepest: int = 0
        self._best_reward: float = -1.0
        self._best_line: list[int] = []
        self.iterations: int = 0
        self.solved: bool = False

    def iterate(self) -> None:
        """Selection down the tree, expansion by one node, rollout to the end, and the rewards back up."""
        state = self._determinization()
        node = self._root
        path = [node]
        seat = self._seat
        while True:
            node = select(self._children(node, state, seat), node.visits)
            state.play(node.seat, node.move, self._chance)
            path.append(node)
            seats = state.to_move()
            if node.visits == 0.0 or not seats:
                break
            seat = seats[0]
        rewards = self._knowledge.finish(state, self._chance)
        for node in path:
            node.visits += 1.0
            node.total += rewards[node.seat]
        self.iterations += 1
        self._deepest = max(self._deepest, len(path) - 1)
        if len(rewards) == 1:
            self._keep_best(path, rewards[0])

    def thought(self, seconds: float) -> Thought:
        """Alone the best line found counts, among several players what was tried most."""
        if self._best_line:
            line, outlook = self._best_line, self._best_reward
        else:
            best = most_visited(self._root.children)
            line, outlook = main_line(best), best.mean()
        proven = self.solved and self._certain
        return Thought(line[0], line, self._deepest, self.iterations, seconds, outlook, proven)

    def _determinization(self) -> State:
        """A full position in which this seat sees what it sees."""
        if self._certain:
            return self._position.copy()
        return self._game.from_view(self._view, self._seat, self._chance)

    def _children(self, node: Node, state: State, seat: int) -> list[Node]:
        if self._certain and node.children:
            return node.children
        moves = self._knowledge.candidates(state, seat)
        if isinstance(moves, range) and len(moves) > MOVES_OF_A_RANGE:
            return self._some_of(moves, node, seat)
        return [node.child(seat, move) for move in moves]

    def _some_of(self, moves: Sequence[int], node: Node, seat: int) -> list[Node]:
        """Drawn by chance, and the same ones at every later visit."""
        tried = [child for child in node.children if child.seat == seat and child.move in moves]
        while len(tried) < MOVES_OF_A_RANGE:
            known = len(node.children)
            child = node.child(seat, moves[self._chance.below(len(moves))])
            if len(node.children) > known:
                tried.append(child)
        return tried

    def _keep_best(self, path: list[Node], reward: float) -> None:
        if reward > self._best_reward:
            self._best_reward = reward
            self._best_line = [node.move for node in path[1:]]
        self.solved = reward >= PERFECT


def select(children: Sequence[Node], visits: float) -> Node:
    """The child to try next: untried ones in their order, then the one with the highest upper confidence bound."""
    best = children[0]
    best_bound = -1.0
    exploration = EXPLORATION * sqrt(log(visits + 1.0))
    for node in children:
        if node.visits == 0.0:
            return node
        bound = node.total / node.visits + exploration / sqrt(node.visits)
        if bound > best_bound:
            best, best_bound = node, bound
    return best


def most_visited(children: Sequence[Node]) -> Node:
    best = children[0]
    for node in children:
        if node.visits > best.visits or (node.visits == best.visits and node.total > best.total):
            best = node
    return best


def main_line(node: Node) -> list[int]:
    """Principal variation: how the game should go on from this move, as far as it was tried often enough to say so."""
    line = [node.move]
    while node.children:
        node = most_visited(node.children)
        if node.visits < VISITS_WORTH_SHOWING:
            break
        line.append(node.move)
    return line
