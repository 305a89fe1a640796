"""Searching bot: thinks ahead as far as its level does, blunders as often, and is as skilful."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from spieltisch.bots import uct
from spieltisch.bots.bot import Situation, without_search
from spieltisch.game import Budget, Knowledge, Thought


class Search(Protocol):
    @property
    def knowledge(self) -> Knowledge: ...

    def __call__(self, at: Situation, budget: Budget) -> Thought: ...


@dataclass(frozen=True)
class GeneralSearch:
    """UCT, for any game; `certain` says that nothing is hidden and no luck is left to come."""

    knowledge: Knowledge
    certain: bool

    def __call__(self, at: Situation, budget: Budget) -> Thought:
        return uct.search(at.game, at.view, at.seat, at.chance, self.knowledge, budget, self.certain)


@dataclass(frozen=True)
class OwnSearch:
    """The search that a game brings along."""

    knowledge: Knowledge

    def __call__(self, at: Situation, budget: Budget) -> Thought:
        return self.knowledge.think(at.guess(), at.seat, budget, at.chance)


@dataclass(frozen=True, kw_only=True)
class Searcher:
    """Every thought has a budget of so many steps and so many seconds on the clock, by default of processor time."""

    level: str
    search: Search
    steps: int
    seconds: float
    blunders_in_100: int = 0
    clock: Callable[[], float] = time.thread_time

    @property
    def name(self) -> str:
        return self.level

    def choose(self, at: Situation) -> int:
        return self.think(at).move

    def think(self, at: Situation) -> Thought:
        if len(at.legal) == 1:
            return without_search(at.legal[0])
        if (duty := self.search.knowledge.duty(at.view)) is not None:
            return without_search(duty)
        if self._blunders(at):
            return without_search(at.legal[at.chance.below(len(at.legal))])
        meant = self.search(at, Budget(self.level, self.steps, self.seconds, self.clock))
        done = self.search.knowledge.carry_out(self.level, meant.move, at.chance)
        return meant if done == meant.move else meant._replace(move=done, line=[done, *meant.line[1:]])

    def _blunders(self, at: Situation) -> bool:
        """Any move at all, by mistake. Where the moves are a range, making one takes skill, and that errs enough."""
        return not isinstance(at.legal, range) and at.chance.below(100) < self.blunders_in_100
