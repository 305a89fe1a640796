"""What the bots of ZONG! think with in each phase, and how steady their hands are."""

from __future__ import annotations

from typing import Final, final

from spieltisch.game import Budget, Chance, Knowledge, State, Thought, View
from spieltisch.games.zong.bots.aiming import trembling
from spieltisch.games.zong.bots.evaluation import evaluation_after
from spieltisch.games.zong.bots.flick_search import FlickSearch
from spieltisch.games.zong.bots.levels import LEVELS
from spieltisch.games.zong.bots.throw_search import ThrowSearch
from spieltisch.games.zong.rules.notation import FIRST_DISC, FIRST_FLICK, FIRST_VOTE, LARGE, go
from spieltisch.games.zong.rules.position import ATTACK, FLICK, PHASES, PICK, THROW, VOTE
from spieltisch.games.zong.rules.state import ZongState

PICKED: Final = FIRST_DISC + LARGE
MEASURED: Final = FIRST_VOTE
UNKNOWN: Final = 0.5


@final
class ZongKnowledge(Knowledge):
    def steps(self, level: str) -> int:
        return LEVELS[level].steps if level in LEVELS else 0

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, ZongState)
        position = state.position
        if position.phase == THROW:
            throw = ThrowSearch(position, seat)
            throw.think(budget, chance)
            return _thought(throw.move, 1 + throw.shots, budget, throw.worth)
        if position.phase == PICK:
            return _thought(PICKED, 1, budget, 1.0 / float(position.setup.seats))
        evaluation = evaluation_after(position, int(position.turn), int(position.throw))
        if position.phase == FLICK:
            flick = FlickSearch(position, evaluation, int(position.spirals), int(position.points), budget)
            flick.think(int(budget.steps), chance)
            return _thought(flick.best.move, flick.shots, budget, flick.best.worth)
        if position.phase == ATTACK:
            companions, share = evaluation.best_attack(position.towers, int(position.points))
            return _thought(go(companions), 1, budget, share)
        assert position.phase == VOTE
        return _thought(MEASURED, 1, budget, UNKNOWN)

    def duty(self, view: View) -> int | None:
        """Bots vote by the measurement: they have no eyes to doubt it with."""
        return MEASURED if view["phase"] == PHASES[VOTE] else None

    def carry_out(self, level: str, move: int, chance: Chance) -> int:
        if move < FIRST_FLICK or level not in LEVELS:
            return move
        return trembling(move, LEVELS[level].tremble, chance)


def _thought(move: int, nodes: int, budget: Budget, outlook: float) -> Thought:
    is_won = outlook >= 1.0
    return Thought(move, [move], 1, nodes, budget.elapsed(), outlook, is_won and move < FIRST_FLICK)


KNOWLEDGE: Final = ZongKnowledge()
