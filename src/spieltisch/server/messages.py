"""Every message between a browser and the server, as types. OpenAPI and the client's TypeScript are made from these."""

from __future__ import annotations

from typing import Literal

import msgspec

Lang = Literal["de", "en"]
Level = Literal["zufall", "neuling", "geselle", "meister"]
Phase = Literal["lobby", "playing", "over"]
Clock = Literal["none", "relaxed", "brisk"]
OptionValue = str | int | bool


class Me(msgspec.Struct):
    """A guest: no account, a signed cookie and a name."""

    id: str
    name: str


class Rename(msgspec.Struct):
    name: str


class NewTable(msgspec.Struct):
    game: str


class TableLink(msgspec.Struct):
    id: str


class MyTable(msgspec.Struct):
    """A line on the shelf's "continue" slip."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    tokens: list[int]
    my_turn: bool
    view: dict[str, object] | None
    changed_at: float


class Best(msgspec.Struct):
    """Best results of this guest playing alone; scores as the game counts them."""

    today: int | None
    ever: int | None
    games: int


class Problem(msgspec.Struct):
    """The answer to anything refused: a code for programs, one sentence for people."""

    code: str
    text: str


class Seat(msgspec.Struct):
    kind: Literal["open", "person", "bot"]
    name: str
    token: int  # 1 to 6: colour and shape together
    level: Level | None
    mine: bool
    online: bool


class Table(msgspec.Struct):
    """What everybody at the table sees of it besides the position; `host`, `mine` and `invite` are the receiver's."""

    id: str
    game: str
    phase: Phase
    options: dict[str, OptionValue]
    clock: Clock
    seats: list[Seat]
    host: bool
    code: str | None
    invite: str
    commitment: str | None
    seed: str | None
    next_table: str | None


class Happening(msgspec.Struct):
    """One event of the story: `kind` is a key of the game's texts, `values` fill the sentence."""

    kind: str
    seat: int | None
    values: dict[str, object]


class Outcome(msgspec.Struct):
    places: list[int]
    scores: list[int]
    reason: str
    values: dict[str, object]


class Position(msgspec.Struct):
    """`view` is what the receiver may know; `legal` has an entry for each seat of the receiver that may act now."""

    ply: int
    to_move: list[int]
    view: dict[str, object]
    legal: dict[str, list[int]]
    outcome: Outcome | None
    deadline: float | None
    may_take_back: bool


class LogEntry(msgspec.Struct):
    seq: int
    at: float
    kind: Literal["table", "start", "move", "takeback", "end"]
    happenings: list[Happening]


class Snapshot(msgspec.Struct, tag_field="t", tag="snapshot"):
    """The first message on every connection, and after a gap too long to tell step by step."""

    seq: int
    now: float
    table: Table
    position: Position | None
    log: list[LogEntry]


class Step(msgspec.Struct, tag_field="t", tag="step"):
    """Something was added to the table's log. Sent once for every sequence number, in order."""

    seq: int
    now: float
    entry: LogEntry
    table: Table
    position: Position | None


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """Who is connected; not part of the log."""

    online: list[bool]
    watching: int


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """The command with this id is durable; a repeated command gets the same answer."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The command changed nothing. `id` is empty when the frame could not be read."""

    id: str
    code: str
    text: str


Outgoing = Snapshot | Step | Presence | Ack | Refused


class Plan(msgspec.Struct, tag_field="t", tag="plan"):
    """The host changes options or clock before the start."""

    id: str
    options: dict[str, OptionValue]
    clock: Clock


class SetSeat(msgspec.Struct, tag_field="t", tag="seat"):
    """The host gives a place: `here` is another person at the host's screen, `none` takes the place away (last only)."""

    id: str
    seat: int
    kind: Literal["me", "here", "bot", "open", "none"]
    name: str = ""
    level: Level = "geselle"


class Sit(msgspec.Struct, tag_field="t", tag="sit"):
    """Take an open place."""

    id: str
    seat: int


class Stand(msgspec.Struct, tag_field="t", tag="stand"):
    """Leave one's place before the start."""

    id: str
    seat: int


class Start(msgspec.Struct, tag_field="t", tag="start"):
    id: str


class Move(msgspec.Struct, tag_field="t", tag="move"):
    """`ply` is the number of moves the sender has seen, so that a late click cannot hit another position."""

    id: str
    seat: int
    ply: int
    move: int


class TakeBack(msgspec.Struct, tag_field="t", tag="takeback"):
    """Undo the sender's last move (and the bots' answers); only where all people at the table share one screen."""

    id: str
    ply: int


class Rematch(msgspec.Struct, tag_field="t", tag="rematch"):
    """A new table with the same people and options; `next_table` names it for everybody."""

    id: str


Incoming = Plan | SetSeat | Sit | Stand | Start | Move | TakeBack | Rematch
