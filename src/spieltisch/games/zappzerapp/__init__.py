"""Zapp Zerapp"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from spieltisch.charts import Chart, Ending
from spieltisch.facts import Measure
from spieltisch.folder import Constants, GameFolder, event_kinds
from spieltisch.game import EventKind, Game, Knowledge, Refusal


class ZappZerappFolder(GameFolder):
    key = "zappzerapp"

    @cached_property
    def rules(self) -> Game:
        from spieltisch.games.zappzerapp.rules.state import ZappZerapp

        return ZappZerapp()

    @cached_property
    def view(self) -> type:
        from spieltisch.games.zappzerapp.view import ZappZerappView

        return ZappZerappView

    @cached_property
    def events(self) -> Sequence[EventKind[Mapping[str, object]]]:
        from spieltisch.games.zappzerapp import events

        return event_kinds(events)

    @cached_property
    def constants(self) -> Constants:
        from spieltisch.games.zappzerapp.constants import CONSTANTS

        return CONSTANTS

    @cached_property
    def knowledge(self) -> Knowledge:
        from spieltisch.games.zappzerapp.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        from spieltisch.games.zappzerapp.bench import MEASURES

        return MEASURES

    @cached_property
    def report(self) -> Callable[[Sequence[Ending]], list[Chart]]:
        from spieltisch.games.zappzerapp.balance import report

        return report

    @cached_property
    def faults(self) -> Callable[[str], list[Refusal]]:
        from spieltisch.games.zappzerapp.check.layout import faults

        return faults

    @cached_property
    def example_sound(self) -> Callable[[int, int, int], bytes]:
        from spieltisch.games.zappzerapp.sound import rattle

        return rattle


FOLDER = ZappZerappFolder()
