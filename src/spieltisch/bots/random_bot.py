"""Random bot: any legal move, but for the duties that every bot fulfils (Knowledge.duty)."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.bots.bot import Situation, without_search
from spieltisch.game import Knowledge, Thought


@dataclass(frozen=True)
class RandomBot:
    knowledge: Knowledge
    name: str = "zufall"

    def choose(self, at: Situation) -> int:
        duty = self.knowledge.duty(at.view)
        return at.legal[at.chance.below(len(at.legal))] if duty is None else duty

    def think(self, at: Situation) -> Thought:
        return without_search(self.choose(at))
