"""Who may shake what: the game decides what there is to hear, the table whose ears it reaches."""

from __future__ import annotations

from spieltisch.facts import Sound
from spieltisch.game import Refusal
from spieltisch.table.commands import Shake
from spieltisch.table.decide import played_by
from spieltisch.table.table import Table


def shaken(table: Table, asked: Shake, guest: str) -> Sound:
    """How it sounds in this game, if this guest holds the seat and asks for something that can be shaken."""
    sound = table.facts.sound
    if sound is None:
        raise Refusal("no-sound")
    played_by(table, asked.seat, guest)
    if not (0 <= asked.thing < sound.things and 1 <= asked.strength <= sound.strengths):
        raise Refusal("shake", things=sound.things, strengths=sound.strengths)
    return sound
