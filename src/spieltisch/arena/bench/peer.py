"""The peer: a game from OpenSpiel, whose games and search are written in C++."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from spieltisch.arena.bench.duel import Work, duel, solo
from spieltisch.arena.bench.registry import Measurement
from spieltisch.facts import Progress

GAMES_A_CALL = 50
ROLLOUTS_A_CALL = 2000
SIMULATIONS_A_CALL = 1000
UCT_CONSTANT = 1.4
MEMORY_MB = 1000
SEED = 48


def beside_peer(
    name: str, unit: str, ours: Work, game: str, theirs: Callable[[Peer], Work], progress: Progress
) -> Measurement:
    """Both in turns; ours alone, with a note, where OpenSpiel is not installed."""
    if find_spec("pyspiel"):
        return duel(name, unit, ours, theirs(Peer(game)), progress)
    return solo(name, unit, ours, progress, note="no-peer")


class Peer:
    def __init__(self, game: str) -> None:
        """A game by the name that OpenSpiel gives it, settings in brackets."""
        self._spiel = import_module("pyspiel")
        self._game = self._spiel.load_game(game)
        self._mean_length = sum(self.random_game() for _ in range(ROLLOUTS_A_CALL)) / ROLLOUTS_A_CALL

    def random_game(self) -> int:
        """One random game driven from Python, move by move; how many moves it took."""
        state = self._opening()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
        return moves

    def driven(self) -> Work:
        """Moves of random games driven from Python."""
        return lambda: sum(self.random_game() for _ in range(GAMES_A_CALL))

    def rollouts(self) -> Work:
        """Moves of the rollouts inside its search: almost all of one simulation that rolls out thousands of times."""
        search = self._search(simulations=1, rollouts=ROLLOUTS_A_CALL)
        moves = round(ROLLOUTS_A_CALL * self._mean_length)

        def work() -> int:
            search.mcts_search(self._opening())
            return moves

        return work

    def simulations(self) -> Work:
        """Simulations of its search."""
        search = self._search(simulations=SIMULATIONS_A_CALL, rollouts=1)

        def work() -> int:
            search.mcts_search(self._opening())
            return SIMULATIONS_A_CALL

        return work

    def _opening(self) -> Any:
        """Where somebody decides for the first time: a search cannot begin with the cards that luck deals before."""
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        return state

    def _search(self, simulations: int, rollouts: int) -> Any:
        evaluator = self._spiel.RandomRolloutEvaluator(rollouts, SEED)
        return self._spiel.MCTSBot(self._game, evaluator, UCT_CONSTANT, simulations, MEMORY_MB, False, SEED, False)
