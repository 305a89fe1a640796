"""ZONG!"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from spieltisch.facts import Measure
from spieltisch.folder import Constants, GameFolder, event_kinds
from spieltisch.game import EventKind, Game, Knowledge, Refusal


class ZongFolder(GameFolder):
    key = "zong"

    @cached_property
    def rules(self) -> Game:
        from spieltisch.games.zong.rules.state import Zong

        return Zong()

    @cached_property
    def view(self) -> type:
        from spieltisch.games.zong.view import ZongView

        return ZongView

    @cached_property
    def events(self) -> Sequence[EventKind[Mapping[str, object]]]:
        from spieltisch.games.zong import events

        return event_kinds(events)

    @cached_property
    def constants(self) -> Constants:
        from spieltisch.games.zong.constants import CONSTANTS

        return CONSTANTS

    @cached_property
    def knowledge(self) -> Knowledge:
        from spieltisch.games.zong.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        from spieltisch.games.zong.bench import MEASURES

        return MEASURES

    @cached_property
    def faults(self) -> Callable[[str], list[Refusal]]:
        from spieltisch.games.zong.check.board import faults

        return faults


FOLDER = ZongFolder()
