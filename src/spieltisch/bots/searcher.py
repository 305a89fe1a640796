"""A player that thinks ahead by searching, and may slip now and then."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.bots.seat import Seat
from spieltisch.bots.uct import search
from spieltisch.game import Budget, Knowledge


@dataclass(frozen=True)
class Searcher:
    name: str
    knowledge: Knowledge
    budget: Budget
    certain: bool
    slips_in_100: int = 0

    def choose(self, at: Seat) -> int:
        if len(at.legal) == 1:
            return at.legal[0]
        if at.chance.below(100) < self.slips_in_100:
            return at.legal[at.chance.below(len(at.legal))]
        return search(at.game, at.view, at.index, at.chance, self.knowledge, self.budget, self.certain).move
