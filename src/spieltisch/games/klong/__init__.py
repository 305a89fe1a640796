"""Klong!"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from spieltisch.charts import Chart, Ending
from spieltisch.facts import Measure
from spieltisch.folder import Constants, GameFolder, event_kinds
from spieltisch.game import EventKind, Game, Knowledge, Refusal


class KlongFolder(GameFolder):
    key = "klong"

    @cached_property
    def rules(self) -> Game:
        from spieltisch.games.klong.rules.state import Klong

        return Klong()

    @cached_property
    def view(self) -> type:
        from spieltisch.games.klong.view import KlongView

        return KlongView

    @cached_property
    def events(self) -> Sequence[EventKind[Any]]:
        from spieltisch.games.klong import events

        return event_kinds(events)

    @cached_property
    def constants(self) -> Constants:
        from spieltisch.games.klong.constants import CONSTANTS

        return CONSTANTS

    @cached_property
    def knowledge(self) -> Knowledge:
        from spieltisch.games.klong.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        from spieltisch.games.klong.bench import MEASURES

        return MEASURES

    @cached_property
    def report(self) -> Callable[[Sequence[Ending]], list[Chart]]:
        from spieltisch.games.klong.balance import report

        return report

    @cached_property
    def faults(self) -> Callable[[str], list[Refusal]]:
        from spieltisch.games.klong.check.file import faults

        return faults


FOLDER = KlongFolder()
