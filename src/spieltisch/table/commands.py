"""What people can ask for at a table. Each has an `id` made by the sender, so that asking twice does it once."""

from __future__ import annotations

from typing import Literal

import msgspec

Level = Literal["zufall", "neuling", "geselle", "meister"]
Clock = Literal["none", "relaxed", "brisk"]
OptionValue = str | int | bool


class Plan(msgspec.Struct, tag_field="t", tag="plan"):
    """The host changes options or clock before the start. What is not named stays, whoever changed it a moment ago."""

    id: str
    options: dict[str, OptionValue]
    clock: Clock | None = None


class SetSeat(msgspec.Struct, tag_field="t", tag="seat"):
    """The host gives a place: `here` is another person at the host's screen, `none` takes the last place away."""

    id: str
    seat: int
    kind: Literal["me", "here", "bot", "open", "none"]
    name: str = ""
    level: Level = "geselle"
    salt: str = ""


class Sit(msgspec.Struct, tag_field="t", tag="sit"):
    """Take an open place. `salt` is the sender's own pinch of luck."""

    id: str
    seat: int
    salt: str = ""


class Stand(msgspec.Struct, tag_field="t", tag="stand"):
    """Leave one's place before the start."""

    id: str
    seat: int


class Start(msgspec.Struct, tag_field="t", tag="start"):
    id: str
    salt: str = ""


class Move(msgspec.Struct, tag_field="t", tag="move"):
    """`ply` is the number of moves the sender has seen, so that a late click cannot hit another position."""

    id: str
    seat: int
    ply: int
    move: int


class TakeBack(msgspec.Struct, tag_field="t", tag="takeback"):
    """Undo the sender's last move (and the bots' answers) where all people at the table share one screen.

    In games that allow it (Facts.take_back), others may look on while somebody takes back moves of the running turn.
    `whole` undoes them all in one go, as far as luck allows.
    """

    id: str
    ply: int
    whole: bool = False


class Rematch(msgspec.Struct, tag_field="t", tag="rematch"):
    """A new table with the same people and options; `next_table` names it for everybody."""

    id: str


class Advise(msgspec.Struct, tag_field="t", tag="advise"):
    """Ask what a good player would do here. Not a command: it changes nothing and stands in no log."""

    id: str
    seat: int
    ply: int


class Shake(msgspec.Struct, tag_field="t", tag="shake"):
    """Shake something the seat holds, from 1 gently, and hear it. Not a command: it changes nothing either.

    The answer is a binary frame: a byte with the length of the id, the id in ASCII, then the samples (Facts.sound).
    """

    id: str
    seat: int
    thing: int
    strength: int


Command = Plan | SetSeat | Sit | Stand | Start | Move | TakeBack | Rematch
