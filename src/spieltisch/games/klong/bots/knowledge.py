"""Which level thinks how: newcomer and journeyman go by rules of thumb, the master by information-set MCTS."""

from __future__ import annotations

from typing import Final, final

from spieltisch.game import Budget, Chance, Knowledge, State, Thought
from spieltisch.games.klong.bots.ismcts import Search
from spieltisch.games.klong.bots.levels import RULES_OF_THUMB, STEPS
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb
from spieltisch.games.klong.rules.state import KlongState

UNKNOWN: Final = 0.5


@final
class KlongKnowledge(Knowledge):
    def steps(self, level: str) -> int:
        return STEPS.get(level, 0)

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, KlongState)
        if budget.level in RULES_OF_THUMB:
            move = int(RuleOfThumb(RULES_OF_THUMB[budget.level]).move(state))
            return Thought(move, [move], 1, 1, budget.elapsed(), UNKNOWN, proven=False)
        search = Search(state, seat, chance)
        search.think(budget)
        line = search.line()
        return Thought(line[0], line, len(line), search.moves(), budget.elapsed(), search.best.outlook(), proven=False)


KNOWLEDGE: Final = KlongKnowledge()
