"""A game of the tests' own, offered as the real ones are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from spieltisch.facts import Facts
from spieltisch.folder import GameFolder
from spieltisch.game import EventKind, Game, Knowledge


class Toy(GameFolder):
    def __init__(self, rules: Game, facts: Facts, knowledge: Knowledge | None = None) -> None:
        self.key = rules.key
        self._rules, self._facts, self._knowledge = rules, facts, knowledge or Knowledge()

    @cached_property
    def rules(self) -> Game:
        return self._rules

    @cached_property
    def facts(self) -> Facts:
        return self._facts

    @cached_property
    def knowledge(self) -> Knowledge:
        return self._knowledge

    @cached_property
    def view(self) -> type:
        return dict

    @cached_property
    def events(self) -> Sequence[EventKind[Mapping[str, object]]]:
        return ()
