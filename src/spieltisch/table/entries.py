"""Event sourcing: the entries of a table's log. What a table is follows from them alone; they are only ever added."""

from __future__ import annotations

from datetime import date
from typing import Literal, Self

import msgspec

from spieltisch.game import Game, Thought
from spieltisch.table.commands import Clock, Level, OptionValue


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. `guest` holds it; `here` is somebody without a screen of their own, beside that guest."""

    kind: Literal["open", "person", "bot"]
    token: int
    name: str = ""
    guest: str = ""
    here: bool = False
    level: Level | None = None
    salt: str = ""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    game: str
    host: str
    seed: str
    code: str
    places: list[Place]
    options: dict[str, OptionValue]
    clock: Clock


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    options: dict[str, OptionValue]
    clock: Clock


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    seat: int
    place: Place


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    seat: int


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The last place was taken away."""


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    name: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Only the places that play; `day` when the luck is the day's and not the one committed to at the opening.

    `edition` is that of the rules (Facts.edition), unless it is the first.
    """

    places: list[Place]
    options: dict[str, OptionValue]
    day: date | None = None
    edition: int | msgspec.UnsetType = msgspec.UNSET


class Foreseen(msgspec.Struct, frozen=True):
    """What somebody who thought about a move saw; the line is written as people write it."""

    line: list[str]
    depth: int
    nodes: int
    seconds: float
    outlook: float
    proven: bool

    @classmethod
    def of(cls, thought: Thought, game: Game) -> Self:
        line = [game.describe(move) for move in thought.line]
        return cls(line, thought.depth, thought.nodes, thought.seconds, thought.outlook, thought.proven)


Mover = Literal["person", "bot", "clock", "absence"]


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    """By the clock or by absence: for somebody who was too slow, or was not there.

    `thought` is that of a bot, if it had one; `feat` is what came of a move of skill (State.feat).
    """

    seat: int
    move: int
    by: Mover
    thought: Foreseen | None = None
    feat: str = ""


class TookBack(msgspec.Struct, frozen=True, tag="took-back", omit_defaults=True):
    """The game went back to when `ply` moves had been made; `whole` says that this was as far as it could."""

    ply: int
    whole: bool = False


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """A rematch is waiting at another table."""

    table: str


Deed = Opened | Planned | Seated | Freed | Removed | Renamed | Started | Moved | TookBack | Followed


class Entry(msgspec.Struct, frozen=True):
    """A deed with its place in the log. `guest` and `command` are empty when the house did it."""

    seq: int
    at: float
    guest: str
    command: str
    deed: Deed
