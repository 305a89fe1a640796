"""A player that thinks ahead by searching, may slip now and then, and is as skilful as its level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from spieltisch.bots import uct
from spieltisch.bots.seat import Seat, thoughtless
from spieltisch.game import Budget, Knowledge, Thought


class Search(Protocol):
    @property
    def knowledge(self) -> Knowledge: ...

    def __call__(self, at: Seat, budget: Budget) -> Thought: ...


@dataclass(frozen=True)
class GeneralSearch:
    """Grows a tree for any game; `certain` says that nothing is hidden and no luck is left to come."""

    knowledge: Knowledge
    certain: bool

    def __call__(self, at: Seat, budget: Budget) -> Thought:
        return uct.search(at.game, at.view, at.index, at.chance, self.knowledge, budget, self.certain)


@dataclass(frozen=True)
class OwnSearch:
    """The search that a game brings along."""

    knowledge: Knowledge

    def __call__(self, at: Seat, budget: Budget) -> Thought:
        return self.knowledge.think(at.guess(), at.index, budget, at.chance)


class Patience(NamedTuple):
    """How long a player thinks about a move: so many steps of its search, and so much processor time at most."""

    steps: int
    seconds: float


@dataclass(frozen=True)
class Searcher:
    """A player of the level that is its name."""

    name: str
    search: Search
    patience: Patience
    slips_in_100: int = 0

    def choose(self, at: Seat) -> int:
        return self.think(at).move

    def think(self, at: Seat) -> Thought:
        if len(at.legal) == 1:
            return thoughtless(at.legal[0])
        if (duty := self.search.knowledge.duty(at.view)) is not None:
            return thoughtless(duty)
        if self._slips(at):
            return thoughtless(at.legal[at.chance.below(len(at.legal))])
        meant = self.search(at, Budget(self.name, *self.patience))
        done = self.search.knowledge.carry_out(self.name, meant.move, at.chance)
        return meant if done == meant.move else meant._replace(move=done, line=[done, *meant.line[1:]])

    def _slips(self, at: Seat) -> bool:
        """Any move at all, by mistake. Where the moves are a range, making one takes skill, and that errs enough."""
        return not isinstance(at.legal, range) and at.chance.below(100) < self.slips_in_100
