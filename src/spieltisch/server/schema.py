"""The database: every table's log, the guests' names, which tables are over. Of these, rows are only ever added.

The heartbeat rows of the servers (`slips`) are no history, and written over: they tell who is at which table now.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from spieltisch.game import Result
from spieltisch.table.entries import Deed, Entry
from spieltisch.table.table import Table

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("key", sa.String, primary_key=True),
    sa.Column("code", sa.String, nullable=False, unique=True),
    sa.Column("opened_at", sa.Float, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_key", sa.String, sa.ForeignKey("tables.key"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("guest", sa.String, nullable=False),
    sa.Column("command", sa.String, nullable=True),
    sa.Column("deed", sa.Text, nullable=False),
    sa.UniqueConstraint("table_key", "guest", "command", name="a_command_is_done_once"),
    sa.Index("entries_of_guest", "guest", "table_key"),
    sqlite_with_rowid=False,
)

names = sa.Table(
    "names",
    metadata,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("at", sa.Float, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
)

endings = sa.Table(
    "endings",
    metadata,
    sa.Column("table_key", sa.String, sa.ForeignKey("tables.key"), primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("soloist", sa.String, nullable=True),
    sa.Column("day", sa.Date, nullable=True),
    sa.Column("score", sa.Integer, nullable=True),
    sa.Index("endings_of_soloist", "soloist", "game"),
)

heartbeats = sa.Table(
    "slips",
    metadata,
    sa.Column("server", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("here", sa.Text, nullable=False),
)

_deeds = msgspec.json.Decoder(Deed)


class NewRow(NamedTuple):
    """To be added to a table of the database."""

    table: sa.Table
    values: dict[str, object]


def table_row(key: str, code: str, opened_at: float) -> NewRow:
    return NewRow(tables, {"key": key, "code": code, "opened_at": opened_at})


def entry_row(table_key: str, entry: Entry) -> NewRow:
    values = {
        "table_key": table_key,
        "seq": entry.seq,
        "at": entry.at,
        "guest": entry.guest,
        "command": entry.command or None,
        "deed": msgspec.json.encode(entry.deed).decode(),
    }
    return NewRow(entries, values)


def name_row(guest: str, at: float, name: str) -> NewRow:
    return NewRow(names, {"guest": guest, "at": at, "name": name})


def ending_row(table: Table, result: Result) -> NewRow:
    """Results are kept of those who play alone; other endings only say that the table is done with."""
    values: dict[str, object] = {"table_key": table.key, "game": table.facts.key}
    soloist = table.places[0].guest if len(table.places) == 1 else None
    solo = {"soloist": soloist, "day": table.day, "score": result.scores[0] if soloist else None}
    return NewRow(endings, {**values, **solo})


def entry_of(seq: int, at: float, guest: str, command: str | None, deed: str) -> Entry:
    return Entry(seq, at, guest, command or "", _deeds.decode(deed))
