"""Which search the bots of Sechserreihe use: alone the solver, for two alpha-beta, for three and four max^n."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Budget, Chance, Knowledge, State, Thought
from spieltisch.games.sechserreihe.bots.alpha_beta import AlphaBeta
from spieltisch.games.sechserreihe.bots.evaluation import is_decided, outlook
from spieltisch.games.sechserreihe.bots.levels import CANDIDATES_OF_A_BEGINNER, STEPS
from spieltisch.games.sechserreihe.bots.max_n import MaxN
from spieltisch.games.sechserreihe.bots.solver import IMPOSSIBLE, POSSIBLE, UNKNOWN, solve
from spieltisch.games.sechserreihe.bots.symmetry import SYMMETRIES, image, preimage
from spieltisch.games.sechserreihe.bots.threats import cleared
from spieltisch.games.sechserreihe.rules.board import completes
from spieltisch.games.sechserreihe.rules.legal import legal_moves, phase_of
from spieltisch.games.sechserreihe.rules.notation import change_of
from spieltisch.games.sechserreihe.rules.position import Position

OUTLOOK_ALONE: Final = {POSSIBLE: 1.0, UNKNOWN: 0.5, IMPOSSIBLE: 0.0}


@final
class SechserreiheKnowledge(Knowledge):
    def __init__(self) -> None:
        self._alpha_beta: AlphaBeta | None = None
        self._max_n: MaxN | None = None

    def steps(self, level: str) -> int:
        return STEPS.get(level, 0)

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, Position)
        if state.setup.seats == 1:
            return _think_alone(state, budget)
        if state.setup.seats == 2:
            return self._think_for_two(state, i64(seat), budget, chance)
        return self._think_for_several(state, i64(seat), budget, chance)

    def candidates(self, state: State, seat: int) -> list[int]:
        """A beginner sees where a line can be completed, and else a few turns here and there."""
        assert isinstance(state, Position)
        legal = state.legal(seat)
        completing = [move for move in legal if completes(state.board ^ change_of(i64(move)))]
        return completing or list(legal[:: 1 + len(legal) // CANDIDATES_OF_A_BEGINNER])

    def _think_for_two(self, position: Position, seat: i64, budget: Budget, chance: Chance) -> Thought:
        """On a board turned by luck, so that not every game begins in the same corner."""
        if self._alpha_beta is None:
            self._alpha_beta = AlphaBeta()
        search = self._alpha_beta
        symmetry = i64(chance.below(SYMMETRIES))
        coins = position.coins
        search.think(image(position.board, symmetry), coins[seat], coins[1 - seat], budget)
        line = moves_between(position.board, [int(preimage(i64(board), symmetry)) for board in search.line])
        proven = is_decided(search.value)
        hope = outlook(search.value)
        return Thought(line[0], line, int(search.depth), int(search.nodes), budget.elapsed(), hope, proven)

    def _think_for_several(self, position: Position, seat: i64, budget: Budget, chance: Chance) -> Thought:
        """On a board turned by luck, too."""
        if self._max_n is None:
            self._max_n = MaxN()
        search = self._max_n
        symmetry = i64(chance.below(SYMMETRIES))
        coins = [int(position.coins[i64(n)]) for n in range(int(position.setup.seats))]
        search.think(image(position.board, symmetry), coins, seat, position.setup.goal, budget)
        line = moves_between(position.board, [int(preimage(i64(board), symmetry)) for board in search.line])
        return Thought(
            line[0], line, int(search.depth), int(search.nodes), budget.elapsed(), search.outlook, search.wins
        )


def _think_alone(position: Position, budget: Budget) -> Thought:
    solution = solve(int(position.board), budget)
    line = solution.best or [legal_moves(position.board, position.phase)[0]]
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
