"""Nummerus Zahlus (Sid Sackson)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from spieltisch.folder import Constants, GameFolder, event_kinds
from spieltisch.game import EventKind, Game, Knowledge


class NummerusFolder(GameFolder):
    key = "nummerus"

    @cached_property
    def rules(self) -> Game:
        from spieltisch.games.nummerus.rules.state import Nummerus

        return Nummerus()

    @cached_property
    def view(self) -> type:
        from spieltisch.games.nummerus.view import NummerusView

        return NummerusView

    @cached_property
    def events(self) -> Sequence[EventKind[Mapping[str, object]]]:
        from spieltisch.games.nummerus import events

        return event_kinds(events)

    @cached_property
    def constants(self) -> Constants:
        from spieltisch.games.nummerus.constants import CONSTANTS

        return CONSTANTS

    @cached_property
    def knowledge(self) -> Knowledge:
        from spieltisch.games.nummerus.bots.knowledge import KNOWLEDGE

        return KNOWLEDGE


FOLDER = NummerusFolder()
