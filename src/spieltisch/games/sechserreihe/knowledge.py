"""What the bots of Sechserreihe think with: alone the solver, two alpha-beta, more everybody for themselves."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Budget, Chance, Knowledge, State, Thought
from spieltisch.games.sechserreihe.allowed import legal_moves, phase_of
from spieltisch.games.sechserreihe.board import completes
from spieltisch.games.sechserreihe.evaluation import is_decided, outlook
from spieltisch.games.sechserreihe.position import Position
from spieltisch.games.sechserreihe.search import AlphaBeta
from spieltisch.games.sechserreihe.several import EverybodyForThemselves
from spieltisch.games.sechserreihe.solver import IMPOSSIBLE, POSSIBLE, UNKNOWN, solve
from spieltisch.games.sechserreihe.symmetry import WAYS_TO_LOOK, seen, unseen
from spieltisch.games.sechserreihe.threats import cleared
from spieltisch.games.sechserreihe.turns import change_of

# Boards looked at: in the twinkling of an eye, and in some 0.6 seconds.
STEPS: Final = {"geselle": 20_000, "meister": 3_000_000}
CANDIDATES_OF_A_BEGINNER: Final = 12
OUTLOOK_ALONE: Final = {POSSIBLE: 1.0, UNKNOWN: 0.5, IMPOSSIBLE: 0.0}


@final
class SechserreiheKnowledge(Knowledge):
    def __init__(self) -> None:
        self._duel: AlphaBeta | None = None
        self._several: EverybodyForThemselves | None = None

    def steps(self, level: str) -> int:
        return STEPS.get(level, 0)

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, Position)
        if state.plan.seats == 1:
            return _think_alone(state, budget)
        if state.plan.seats == 2:
            return self._think_for_two(state, i64(seat), budget, chance)
        return self._think_for_several(state, i64(seat), budget, chance)

    def candidates(self, state: State, seat: int) -> list[int]:
        """A beginner sees where a line can be completed, and else a few turns here and there."""
        assert isinstance(state, Position)
        legal = state.legal(seat)
        completing = [move for move in legal if completes(state.board ^ change_of(i64(move)))]
        return completing or list(legal[:: 1 + len(legal) // CANDIDATES_OF_A_BEGINNER])

    def _think_for_two(self, state: Position, seat: i64, budget: Budget, chance: Chance) -> Thought:
        """On a board turned by luck, so that not every game begins in the same corner."""
        began = time.thread_time()
        if self._duel is None:
            self._duel = AlphaBeta()
        duel = self._duel
        way = i64(chance.below(WAYS_TO_LOOK))
        coins = state.coins
        duel.think(seen(state.board, way), coins[seat], coins[1 - seat], i64(budget.steps), budget.seconds)
        line = moves_between(state.board, [int(unseen(i64(board), way)) for board in duel.line])
        proven = is_decided(duel.value)
        seconds = time.thread_time() - began
        return Thought(line[0], line, int(duel.depth), int(duel.nodes), seconds, outlook(duel.value), proven)

    def _think_for_several(self, state: Position, seat: i64, budget: Budget, chance: Chance) -> Thought:
        began = time.thread_time()
        if self._several is None:
            self._several = EverybodyForThemselves()
        table = self._several
        way = i64(chance.below(WAYS_TO_LOOK))
        coins = [int(state.coins[i64(n)]) for n in range(int(state.plan.seats))]
        board = seen(state.board, way)
        table.think(board, coins, seat, state.plan.goal, i64(budget.steps), budget.seconds)
        line = moves_between(state.board, [int(unseen(i64(board), way)) for board in table.line])
        seconds = time.thread_time() - began
        return Thought(line[0], line, int(table.depth), int(table.nodes), seconds, table.outlook, table.wins)


def _think_alone(state: Position, budget: Budget) -> Thought:
    solution = solve(int(state.board), budget.steps, budget.seconds)
    line = solution.best or [state.legal(0)[0]]
    hope = OUTLOOK_ALONE[solution.verdict]
    proven = solution.verdict != UNKNOWN
    return Thought(line[0], line, len(line), solution.nodes, solution.seconds, hope, proven)


def moves_between(board: i64, line: list[int]) -> list[int]:
    """A move for each step from one board to the next; these are boards before complete lines are taken off."""
    moves: list[int] = []
    for after in line:
        change = board ^ i64(after)
        moves.append(next(move for move in legal_moves(board, phase_of(board)) if change_of(i64(move)) == change))
        board = cleared(i64(after))
    return moves


KNOWLEDGE: Final = SechserreiheKnowledge()
