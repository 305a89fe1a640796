"""A player that leaves everything to luck but its duty."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.bots.seat import Seat, thoughtless
from spieltisch.game import Knowledge, Thought


@dataclass(frozen=True)
class Chancer:
    knowledge: Knowledge
    name: str = "zufall"

    def choose(self, at: Seat) -> int:
        duty = self.knowledge.duty(at.view)
        return at.legal[at.chance.below(len(at.legal))] if duty is None else duty

    def think(self, at: Seat) -> Thought:
        return thoughtless(self.choose(at))
