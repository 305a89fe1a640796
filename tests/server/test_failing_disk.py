"""The disk is full or the database is locked for a moment: one sentence, nothing runs ahead of the log, all goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import OperationalError

from spieltisch.server import attendant
from spieltisch.server.schema import NewRow
from spieltisch.server.storage import Storage
from tests.server.guests import Chair
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = pytest.mark.anyio


class Disk:
    """Refuses the next few writes, after some that are spared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.spared = 0
        self.failures = 0
        self._write = Storage.write
        disk = self

        async def write(storage: Storage, rows: Sequence[NewRow]) -> None:
            if disk.spared > 0:
                disk.spared -= 1
            elif disk.failures > 0:
                disk.failures -= 1
                raise OperationalError("insert", {}, Exception("database or disk is full"))
            await disk._write(storage, rows)

        monkeypatch.setattr(Storage, "write", write)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


async def test_a_move_that_could_not_be_written_was_not_made(house: House, disk: Disk) -> None:
    host, watcher = await house.guest(), await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        before, position = chair.seq, chair.position
        disk.failures = 1
        move = {"t": "move", "id": "the-move", "seat": 0, "ply": 0, "move": DRAW}
        refused = await answer(chair, move)
        assert (refused["t"], refused["code"], refused["id"]) == ("refused", "house", "the-move")
        async with host.sit_at(key) as again:
            assert (again.seq, again.position) == (before, position)
        acknowledged = await answer(chair, move)
        assert (acknowledged["t"], acknowledged["seq"]) == ("ack", before + 1)
        await bench.until_seq(before + 1)


async def test_a_bot_tries_again(house: House, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendant, "_SECONDS_TO_RECOVER", 0.01)
    host = await house.guest()
    key = await host.open_table("nummerus")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="zufall")
        await chair.ask("plan", options={"start": "1"}, clock="none")
        await chair.ask("start")
        disk.spared, disk.failures = 1, 2
        await chair.move(chair.position["legal"]["0"][0])
        while chair.position["ply"] < 2:
            await chair.hear()
        assert disk.failures == 0


async def test_a_table_that_could_not_be_opened(house: House, disk: Disk) -> None:
    host = await house.guest()
    disk.failures = 1
    failed = await host.fetch("POST", "/api/tables?lang=en", {"game": "whisper"})
    assert (failed.status_code, failed.json()["code"]) == (500, "house")
    assert failed.json()["text"].endswith(".")
    assert await host.get("/api/tables/mine") == []
    assert await host.open_table("whisper")


async def test_who_can_be_told_nothing_more_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")

    async def unreadable(*_: object) -> None:
        raise OperationalError("select", {}, Exception("disk I/O error"))

    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot")
        await chair.ask("seat", seat=1, kind="open")
    with monkeypatch.context() as broken:
        broken.setattr("spieltisch.server.storage.Storage.entries", unreadable)
        async with host.dial(key, "after=1") as chair:
            assert await chair.closed_with() == 1011
    async with host.sit_at(key) as chair:
        assert chair.seq == 3, "what was written is there"


async def answer(chair: Chair, command: dict[str, object]) -> dict[str, object]:
    await chair.say(json.dumps(command))
    while (message := await chair.hear())["t"] not in ("ack", "refused"):
        pass
    return message
