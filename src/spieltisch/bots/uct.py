"""Search for any game: a tree grown by UCT, where every seat is taken to play for itself.

Each node is judged by what it brought to the seat whose move led to it, so two, three and four players need no
special case. What a seat cannot know is drawn anew for every iteration; alone at the table, the best line found counts.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import log, sqrt
from typing import Final, final

from spieltisch.game import Budget, Chance, Game, Knowledge, State, View

EXPLORATION: Final = 0.5
PERFECT: Final = 1.0
ITERATIONS_BETWEEN_LOOKS_AT_THE_CLOCK: Final = 32


class Thought:
    """What came of thinking: the move, and how often each candidate was tried with which mean reward."""

    def __init__(self, move: int, iterations: int, visits: dict[int, int], means: dict[int, float]) -> None:
        self.move: Final = move
        self.iterations: Final = iterations
        self.visits: Final = visits
        self.means: Final = means


def search(
    game: Game, view: View, seat: int, chance: Chance, knowledge: Knowledge, budget: Budget, certain: bool
) -> Thought:
    """The best move for this seat. `certain` says that nothing is hidden and no luck is left to come."""
    tree = Tree(game, knowledge.focus(view), seat, chance, knowledge, certain)
    deadline = time.perf_counter() + budget.seconds
    iterations = 0
    while iterations < budget.steps and not tree.solved:
        tree.grow()
        iterations += 1
        if iterations % ITERATIONS_BETWEEN_LOOKS_AT_THE_CLOCK == 0 and time.perf_counter() > deadline:
            break
    return tree.thought(iterations)


@final
class Node:
    """A move somebody made, what came of it, and the answers tried so far."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.visits: float = 0.0
        self.total: float = 0.0
        self.answers: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else 0.0

    def answer(self, seat: int, move: int) -> Node:
        for node in self.answers:
            if node.move == move and node.seat == seat:
                return node
        new = Node(seat, move)
        self.answers.append(new)
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
        self._best_reward: float = -1.0
        self._best_move: int = -1
        self._alone: bool = False
        self.solved: bool = False

    def grow(self) -> None:
        """One iteration: down the tree, one new node, on to the end, and the rewards back up."""
        state = self._draw()
        node = self._root
        path = [node]
        seat = self._seat
        while True:
            node = choose(self._answers(node, state, seat), node.visits)
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
        if len(rewards) == 1:
            self._remember(path[1].move, rewards[0])

    def thought(self, iterations: int) -> Thought:
        tried = self._root.answers
        move = self._best_move if self._alone else favourite(tried).move
        return Thought(
            move,
            iterations,
            {node.move: int(node.visits) for node in tried},
            {node.move: node.mean() for node in tried},
        )

    def _draw(self) -> State:
        if self._certain:
            return self._position.copy()
        return self._game.from_view(self._view, self._seat, self._chance)

    def _answers(self, node: Node, state: State, seat: int) -> list[Node]:
        if self._certain and node.answers:
            return node.answers
        return [node.answer(seat, move) for move in self._knowledge.candidates(state, seat)]

    def _remember(self, move: int, reward: float) -> None:
        self._alone = True
        if reward > self._best_reward:
            self._best_reward = reward
            self._best_move = move
        self.solved = reward >= PERFECT


def choose(answers: Sequence[Node], visits: float) -> Node:
    """The answer to try next: untried ones in their order, then the best balance of success and curiosity."""
    best = answers[0]
    best_bound = -1.0
    curiosity = EXPLORATION * sqrt(log(visits + 1.0))
    for node in answers:
        if node.visits == 0.0:
            return node
        bound = node.total / node.visits + curiosity / sqrt(node.visits)
        if bound > best_bound:
            best, best_bound = node, bound
    return best


def favourite(answers: Sequence[Node]) -> Node:
    best = answers[0]
    for node in answers:
        if node.visits > best.visits or (node.visits == best.visits and node.total > best.total):
            best = node
    return best
