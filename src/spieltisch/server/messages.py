"""Every message between a browser and the server, as types. OpenAPI and the client's TypeScript are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from spieltisch.table.commands import Advise, Clock, Command, Level, OptionValue, Shake
from spieltisch.table.table import LineKind, Phase


class Health(msgspec.Struct):
    """A sign of life; `awake` counts the tables held in memory."""

    status: Literal["ok"]
    awake: int


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
    """A game on the shelf that can be continued."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    tokens: list[int]
    levels: list[Level | None]  # of bots
    my_seat: int | None
    my_turn: bool
    view: Mapping[str, object] | None
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
    away_since: float | None  # when this person left, as far as this server knows
    waited_until: float | None  # by the others, where this seat is gone and it is up to it


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
    values: Mapping[str, object]


class Outcome(msgspec.Struct):
    places: list[int]
    scores: list[int]
    reason: str
    values: dict[str, object]


class Span(msgspec.Struct):
    """Moves too many to list: every number from `least` to `most`, both included."""

    least: int
    most: int


class Position(msgspec.Struct):
    """`view` is what the receiver may know; `legal` has an entry for each seat of the receiver that may act now."""

    ply: int
    to_move: list[int]
    view: Mapping[str, object]
    legal: dict[str, list[int] | Span]
    outcome: Outcome | None
    deadline: float | None  # when the time to move is up
    opens_at: float | None  # the instant of the signal, while it is still to come: no move counts before
    may_take_back: bool
    may_ask: bool  # the receiver can get advice


class Thinking(msgspec.Struct):
    """What a bot saw: how the game should go on (beginning with its move), and what its seat can hope for."""

    seat: int
    level: Level
    depth: int
    nodes: int
    seconds: float
    outlook: float  # from 0 to 1
    proven: bool
    line: list[str]


class LogEntry(msgspec.Struct):
    """`thought` is that of a bot about its move, where nothing is hidden."""

    seq: int
    at: float
    kind: LineKind
    happenings: list[Happening]
    thought: Thinking | None


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
    """Who is connected, since when who is not has been gone, and until when the others wait; not part of the log."""

    online: list[bool]
    away_since: list[float | None]
    waited_until: list[float | None]
    watching: int


class Beat(msgspec.Struct, tag_field="t", tag="beat"):
    """Nothing has happened for a while, and the line lives.

    Browsers answer the pings of the server by themselves but show them to no script: a page that only watches would
    never notice that its line is dead. It need not beat in return, for the pings tell the server of dead pages.
    """

    now: float


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """The command with this id is durable; a repeated command gets the same answer."""

    id: str
    seq: int


class Advice(msgspec.Struct, tag_field="t", tag="advice"):
    """The answer to `advise`, when thought through: about the position after `ply` moves, which may have passed."""

    id: str
    ply: int
    seat: int
    move: int
    thinking: Thinking


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The command changed nothing. `id` is empty when the frame could not be read."""

    id: str
    code: str
    text: str


class Shaking(msgspec.Struct, tag_field="t", tag="shaking", frozen=True):
    """Somebody else shakes something. Told now and then while it goes on; what it sounds like is theirs alone."""

    seat: int
    thing: int
    strength: int


Outgoing = Snapshot | Step | Presence | Beat | Ack | Advice | Shaking | Refused
"""What is said as text; the answer to `shake` is the one thing that is not (see there)."""

Incoming = Command | Advise | Shake
