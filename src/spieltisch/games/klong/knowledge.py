"""What the bots of Klong! think with: the newcomer and the journeyman go by rules of thumb, the master tries ahead."""

from __future__ import annotations

import time
from typing import Final, final

from spieltisch.game import Budget, Chance, Knowledge, State, Thought
from spieltisch.games.klong.plan import Player
from spieltisch.games.klong.rules import KlongState
from spieltisch.games.klong.search import Search
from spieltisch.games.klong.style import GESELLE, NEULING

# Moves made in the mind before one is made at the table; those who play by rules of thumb make none.
STEPS: Final = {"neuling": 1, "geselle": 2, "meister": 36_000}
UNKNOWN: Final = 0.5


@final
class KlongKnowledge(Knowledge):
    def steps(self, level: str) -> int:
        return STEPS.get(level, 0)

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, KlongState)
        began = time.thread_time()
        if budget.steps <= STEPS["geselle"]:
            style = GESELLE if budget.steps == STEPS["geselle"] else NEULING
            move = int(Player(style).move(state))
            return Thought(move, [move], 1, 1, time.thread_time() - began, UNKNOWN, proven=False)
        search = Search(state, seat, chance)
        search.think(budget.steps, began + budget.seconds)
        line = search.line()
        seconds = time.thread_time() - began
        return Thought(line[0], line, len(line), search.moves(), seconds, search.best.outlook(), proven=False)


KNOWLEDGE: Final = KlongKnowledge()
