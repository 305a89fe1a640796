"""The database: migrations lead to the schema, rows are written together or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateTable

from spieltisch.server import schema
from spieltisch.server.migrations import upgrade
from spieltisch.server.schema import entry_row, name_row, table_row
from spieltisch.server.storage import ConflictError, Storage
from spieltisch.table.entries import Entry, Moved

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite3"


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def moved(seq: int, command: str = "", guest: str = "ada") -> Entry:
    return Entry(seq, 1.5, guest, command, Moved(0, seq, "person"))


def test_migrations_lead_exactly_to_the_schema(file: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{file}")
    for _ in range(2):
        with engine.begin() as connection:
            upgrade(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.scalar(sa.text("select version_num from alembic_version")) == "0002"
        definition = str(connection.scalar(sa.text("select sql from sqlite_master where name = 'entries'")))
    assert "a_command_is_done_once" in definition
    assert "WITHOUT ROWID" in definition


async def test_what_is_written_is_read_back_also_by_another_process_later(file: Path) -> None:
    log = [moved(1, "a"), moved(2, "b"), moved(3)]
    async with Storage.open(url(file)) as storage:
        await storage.write([table_row("t", "CODE22", 1.0), *(entry_row("t", entry) for entry in log)])
    async with Storage.open(url(file)) as storage:
        assert await storage.entries("t") == log
        assert await storage.entries("t", after=2) == log[2:]
        assert await storage.table_with_code("CODE22", 0.5) == "t"
        assert await storage.table_with_code("CODE22", 1.5) is None
        assert await storage.tables_of("ada", 5) == ["t"]


async def test_a_move_out_of_very_many_and_the_path_of_every_disc_fit_into_a_row(file: Path) -> None:
    flicked = Entry(1, 1.5, "ada", "a", Moved(0, 10_030_020_000_077, "person", feat="film-" * 20_000))
    async with Storage.open(url(file)) as storage:
        await storage.write([table_row("t", "CODE22", 1.0), entry_row("t", flicked)])
        assert await storage.entries("t") == [flicked]


def test_no_database_sets_a_limit_to_a_deed() -> None:
    for dialect in ("postgresql", "sqlite"):
        engine = sa.create_mock_engine(f"{dialect}://", lambda *_: None)
        assert "deed TEXT" in str(CreateTable(schema.entries).compile(dialect=engine.dialect))


async def test_acknowledged_means_on_the_disk(file: Path) -> None:
    async with Storage.open(url(file)) as storage:
        with_pragmas = storage._engine
        async with with_pragmas.connect() as connection:
            assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2
        await storage.write([table_row("t", "CODE22", 1.0), entry_row("t", moved(1))])
        reader = sa.create_engine(f"sqlite:///{file}")
        with reader.connect() as connection_of_another:
            assert connection_of_another.scalar(sa.text("select count(*) from entries")) == 1


async def test_in_a_group_only_the_conflicting_write_fails(file: Path) -> None:
    async with Storage.open(url(file)) as storage:
        await storage.write([table_row("t", "CODE22", 1.0), entry_row("t", moved(1, "a"))])
        outcomes = await asyncio.gather(
            storage.write([entry_row("t", moved(2, "b"))]),
            storage.write([entry_row("t", moved(2, "c"))]),
            storage.write([entry_row("t", moved(3, "a"))]),
            storage.write([table_row("u", "CODE33", 1.0), entry_row("u", moved(1)), entry_row("t", moved(1))]),
            storage.write([name_row("ada", 1.0, "Ada")]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), ConflictError, ConflictError, ConflictError, type(None),
        ]  # fmt: skip
        assert [entry.command for entry in await storage.entries("t")] == ["a", "b"]
        assert await storage.entries("u") == [], "all rows of a write or none"
        assert await storage.name_of("ada") == "Ada"


async def test_many_writes_share_commits(file: Path) -> None:
    async with Storage.open(url(file)) as storage:
        await storage.write([table_row("t", "CODE22", 1.0)])
        commits: list[object] = []
        sa.event.listen(storage._engine.sync_engine, "commit", commits.append)
        await asyncio.gather(*(storage.write([entry_row("t", moved(seq))]) for seq in range(1, 201)))
        assert len(await storage.entries("t")) == 200
        assert len(commits) < 20


async def test_a_broken_disk_is_told_to_everybody_who_waits(file: Path) -> None:
    async with Storage.open(url(file)) as storage:
        async with storage._engine.begin() as connection:
            await connection.execute(sa.text("drop table names"))
        with pytest.raises(OperationalError):
            await storage.write([name_row("ada", 1.0, "Ada")])
        await storage.write([table_row("t", "CODE22", 1.0)])
