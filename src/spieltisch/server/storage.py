"""Storage of logs, names and endings. What `write` has returned from is on the disk; many writes share one commit."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import date
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spieltisch.server import schema
from spieltisch.server.migrations import upgrade
from spieltisch.server.schema import NewRow
from spieltisch.server.tasks import stop
from spieltisch.table.entries import Entry


class ConflictError(Exception):
    """Somebody else wrote first."""


class Solo(NamedTuple):
    score: int
    day: date | None


class HeartbeatRow(NamedTuple):
    """What a server tells the others on the same database (see heartbeat.py); the number grows with every beat."""

    server: str
    number: int
    here: str


class _Write(NamedTuple):
    rows: Sequence[NewRow]
    done: asyncio.Future[None]


class Storage:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Write] = []
        self._some_wait = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Storage]:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        storage = cls(engine)
        writer = asyncio.create_task(storage._commit_groups())
        try:
            yield storage
        finally:
            await stop(writer)
            await engine.dispose()

    async def write(self, rows: Sequence[NewRow]) -> None:
        """All of the rows or none; ConflictError when one of them is there already."""
        write = _Write(rows, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._some_wait.set()
        await write.done

    async def entries(self, table_key: str, after: int = 0) -> list[Entry]:
        log = schema.entries.c
        query = (
            sa.select(log.seq, log.at, log.guest, log.command, log.deed)
            .where(log.table_key == table_key, log.seq > after)
            .order_by(log.seq)
        )
        return [schema.entry_of(*row) for row in await self._read(query)]

    async def table_with_code(self, code: str, opened_after: float) -> str | None:
        known = schema.tables.c
        rows = await self._read(sa.select(known.key).where(known.code == code, known.opened_at > opened_after))
        return rows[0][0] if rows else None

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Tables where this guest has done something and that are not over, the latest first."""
        log = schema.entries.c
        query = (
            sa.select(log.table_key)
            .where(log.guest == guest, log.table_key.not_in(sa.select(schema.endings.c.table_key)))
            .group_by(log.table_key)
            .order_by(sa.func.max(log.at).desc())
            .limit(most)
        )
        return [row[0] for row in await self._read(query)]

    async def name_of(self, guest: str) -> str | None:
        known = schema.names.c
        query = sa.select(known.name).where(known.guest == guest).order_by(known.at.desc()).limit(1)
        rows = await self._read(query)
        return rows[0][0] if rows else None

    async def solos_of(self, guest: str, game: str) -> list[Solo]:
        ending = schema.endings.c
        query = sa.select(ending.score, ending.day).where(ending.soloist == guest, ending.game == game)
        return [Solo(*row) for row in await self._read(query)]

    async def heartbeats(self, besides: str) -> list[HeartbeatRow]:
        """Of all other servers."""
        row = schema.heartbeats.c
        query = sa.select(row.server, row.number, row.here).where(row.server != besides)
        return [HeartbeatRow(*found) for found in await self._read(query)]

    async def write_heartbeat(self, row: HeartbeatRow) -> None:
        """In place of the last one of this server."""
        async with self._engine.begin() as connection:
            await connection.execute(_delete_heartbeats([row.server]))
            await connection.execute(sa.insert(schema.heartbeats).values(row._asdict()))

    async def delete_heartbeats(self, servers: Collection[str]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_delete_heartbeats(servers))

    async def _read(self, query: sa.Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
        return found

    async def _commit_groups(self) -> None:
        while True:
            await self._some_wait.wait()
            self._some_wait.clear()
            group, self._waiting = self._waiting, []
            await self._commit(group)

    async def _commit(self, group: list[_Write]) -> None:
        """Tells everybody in the group how it went; a failure is theirs to handle, the next group goes on."""
        outcome: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, [row for write in group for row in write.rows])
        except IntegrityError as error:
            if len(group) > 1:
                for write in group:
                    await self._commit([write])
                return
            outcome = ConflictError(str(error.orig))
        except Exception as error:
            outcome = error
        for write in group:
            if write.done.cancelled():
                continue  # whoever waited has gone; what was stored stays in the log
            if outcome is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(outcome)


async def _insert(connection: AsyncConnection, rows: Sequence[NewRow]) -> None:
    by_table: defaultdict[sa.Table, list[dict[str, object]]] = defaultdict(list)
    for row in rows:
        by_table[row.table].append(row.values)
    for table in schema.metadata.sorted_tables:
        if table in by_table:
            await connection.execute(sa.insert(table), by_table[table])


def _delete_heartbeats(servers: Collection[str]) -> sa.Delete:
    return sa.delete(schema.heartbeats).where(schema.heartbeats.c.server.in_(servers))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # FULL: in WAL mode nothing less makes a commit survive a power cut
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
