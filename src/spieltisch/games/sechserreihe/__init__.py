"""Sechserreihe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from spieltisch.facts import Measure
from spieltisch.folder import Constants, GameFolder, event_kinds
from spieltisch.game import EventKind, Game, Knowledge


class SechserreiheFolder(GameFolder):
    key = "sechserreihe"

    @cached_property
    def rules(self) -> Game:
        from spieltisch.games.sechserreihe.rules.state import Sechserreihe

        return Sechserreihe()

    @cached_property
    def view(self) -> type:
        from spieltisch.games.sechserreihe.view import SechserreiheView

        return SechserreiheView

    @cached_property
    def events(self) -> Sequence[EventKind[Mapping[str, object]]]:
        from spieltisch.games.sechserreihe import events

        return event_kinds(events)

    @cached_property
    def constants(self) -> Constants:
        from spieltisch.games.sechserreihe.constants import CONSTANTS

        return CONSTANTS

    @cached_property
    def knowledge(self) -> Knowledge:
        from spieltisch.games.sechserreihe.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        from spieltisch.games.sechserreihe.bench import MEASURES

        return MEASURES


FOLDER = SechserreiheFolder()
