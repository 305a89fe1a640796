"""What the bots of ZONG! think with, and how steady their hands are."""

from __future__ import annotations

import time
from typing import Final, final

from spieltisch.game import Budget, Chance, Knowledge, State, Thought, View
from spieltisch.games.zong.aim import Tremble, trembling
from spieltisch.games.zong.flicks import FlickSearch
from spieltisch.games.zong.moves import FIRST_DISC, FIRST_FLICK, FIRST_VOTE, LARGE, go
from spieltisch.games.zong.phases import ATTACK, FLICK, PHASES, PICK, THROW, VOTE
from spieltisch.games.zong.position import Position
from spieltisch.games.zong.throws import ThrowSearch, outlook_after

# Flicks tried in the mind before one is made.
STEPS: Final = {"neuling": 24, "geselle": 120, "meister": 2500}
TREMBLES: Final = {"neuling": Tremble(0.08, 0.2), "geselle": Tremble(0.03, 0.08), "meister": Tremble(0.004, 0.015)}
SHOTS_BEFORE_A_THROW: Final = 0.4  # of those before a flick
PICKED: Final = FIRST_DISC + LARGE
MEASURED: Final = FIRST_VOTE
UNKNOWN: Final = 0.5


@final
class ZongKnowledge(Knowledge):
    def steps(self, level: str) -> int:
        return STEPS.get(level, 0)

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        assert isinstance(state, Position)
        began = time.thread_time()
        deadline = began + budget.seconds
        tremble = TREMBLES[_level(budget.steps)]
        if state.phase == THROW:
            throw = ThrowSearch(state, seat)
            throw.think(tremble, int(SHOTS_BEFORE_A_THROW * float(budget.steps)), deadline, chance)
            return _thought(throw.move, 1 + throw.shots, began, throw.worth)
        if state.phase == PICK:
            return _thought(PICKED, 1, began, 1.0 / float(state.setup.seats))
        outlook = outlook_after(state, int(state.turn), int(state.throw))
        if state.phase == FLICK:
            flick = FlickSearch(state, outlook, int(state.spirals), int(state.points), tremble)
            flick.think(budget.steps, deadline, chance)
            return _thought(flick.best.move, flick.shots, began, flick.best.worth)
        if state.phase == ATTACK:
            companions, share = outlook.best_attack(state.standing, int(state.points))
            return _thought(go(companions), 1, began, share)
        assert state.phase == VOTE
        return _thought(MEASURED, 1, began, UNKNOWN)

    def duty(self, view: View) -> int | None:
        """Bots vote by the measurement: they have no eyes to doubt it with."""
        return MEASURED if view["phase"] == PHASES[VOTE] else None

    def carry_out(self, level: str, move: int, chance: Chance) -> int:
        if move < FIRST_FLICK or level not in TREMBLES:
            return move
        return trembling(move, TREMBLES[level], chance)


def _level(steps: int) -> str:
    """Whoever thinks so far; it knows how its own hands tremble."""
    level = "neuling"
    for other, others_steps in STEPS.items():
        if others_steps <= steps:
            level = other
    return level


def _thought(move: int, nodes: int, began: float, outlook: float) -> Thought:
    is_won = outlook >= 1.0
    return Thought(move, [move], 1, nodes, time.thread_time() - began, outlook, is_won and move < FIRST_FLICK)


KNOWLEDGE: Final = ZongKnowledge()
