"""A played game as one small text file: who played, what luck brought, every move, and how it ended."""

from spieltisch.record.played import Bot, Daily, Drawn, Ending, Fair, Luck, Person, Record, RecordError, Seat, Turn
from spieltisch.record.replay import Moment, replay, verify, write
from spieltisch.record.text import dump, parse, visible

__all__ = [
    "Bot",
    "Daily",
    "Drawn",
    "Ending",
    "Fair",
    "Luck",
    "Moment",
    "Person",
    "Record",
    "RecordError",
    "Seat",
    "Turn",
    "dump",
    "parse",
    "replay",
    "verify",
    "visible",
    "write",
]
