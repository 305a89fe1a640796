"""Several servers on one database: who is connected to one of them is there for all, and a killed one keeps nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from spieltisch.server.heartbeat import Attendance, Heartbeat
from spieltisch.server.storage import Storage
from tests.ports import free_port
from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.server.test_at_once import some_guests, take_places
from tests.server.test_crash import server
from tests.server.test_real_time import given_up
from tests.table.scramble import BOW, PASS

pytestmark = pytest.mark.anyio

OFTEN = 0.1
LONG_ENOUGH = 20
"""Looks, until everybody has noticed that a server is gone."""
ADA = {"t": Attendance(3, frozenset({"ada"}))}
BEN = {"t": Attendance(5, frozenset({"ben"})), "u": Attendance(1, frozenset({"ben", "cleo"}))}


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    async with Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'heartbeats.sqlite3'}") as storage:
        yield storage


async def test_servers_learn_who_is_at_the_tables_of_the_others(storage: Storage) -> None:
    one, two, three = Heartbeat(storage), Heartbeat(storage), Heartbeat(storage)
    assert await one.exchange(ADA) == {}
    assert await two.exchange(BEN) == ADA
    assert await one.exchange(ADA) == BEN
    assert (await three.exchange(ADA))["t"] == Attendance(5, frozenset({"ada", "ben"}))
    await two.stop()
    assert await one.exchange(ADA) == ADA, "what the third has told"


async def test_a_server_is_there_for_as_long_as_it_tells_something_new(storage: Storage) -> None:
    one, two = Heartbeat(storage), Heartbeat(storage)
    for _ in range(LONG_ENOUGH):
        await two.exchange(BEN)
        assert await one.exchange(ADA) == BEN
    for _ in range(LONG_ENOUGH):
        there = await one.exchange(ADA)
    assert there == {}
    assert len(await storage.heartbeats(besides="")) == 1, "nobody needs to read it any more"
    assert await two.exchange(BEN) == ADA, "it had only slept"
    assert await one.exchange(ADA) == BEN


async def test_a_server_that_is_alone_writes_once(storage: Storage) -> None:
    written: list[object] = []
    sa.event.listen(storage._engine.sync_engine, "commit", written.append)
    alone = Heartbeat(storage)
    for _ in range(LONG_ENOUGH):
        await alone.exchange(ADA)
    assert len(written) == 1


async def test_a_server_where_nobody_is_neither_reads_nor_writes(storage: Storage) -> None:
    asked: list[object] = []
    sa.event.listen(storage._engine.sync_engine, "begin", asked.append)
    empty = Heartbeat(storage)
    assert await empty.exchange({}) == {}
    assert asked == []
    await empty.exchange(ADA)
    await empty.exchange({})
    assert await storage.heartbeats(besides="") == []


async def test_who_is_connected_to_another_server_is_not_gone(closed_house: House) -> None:
    """At a table that waits for nobody: if the friend counted as gone, the house would move at once."""
    closed_house.settings = replace(closed_house.settings, heartbeat_every=OFTEN)
    other_house = House(closed_house.settings)
    async with closed_house.open(), other_house.open():
        guests = await some_guests(closed_house, 2)
        cookie, (host, friend) = list(guests)[1], guests.values()
        key = await host.open_table("scramble")
        async with host.sit_at(key) as chair:
            async with friend.sit_at(key) as other:
                await take_places([chair, other], start=False)
            await chair.ask("plan", options={"absence": "0"}, clock="none")
            await until_online(chair, [True, False])
            async with (await other_house.guest(cookie=cookie)).sit_at(key, Cookie=cookie) as other:
                await until_online(chair, [True, True])
                await chair.ask("start")
                await other.until_seq(chair.seq)
                for move in (PASS, BOW):
                    for seat, mover in enumerate((chair, other)):
                        assert (await mover.move(move, seat))["t"] == "ack"
                        await chair.until_seq(other.seq)
                        await other.until_seq(chair.seq)
                assert chair.position["view"]["round"] == 1
                assert given_up(chair) == []
            while given_up(chair) != [1]:
                await chair.hear()


async def test_who_watches_through_another_server_is_counted_too(closed_house: House) -> None:
    closed_house.settings = replace(closed_house.settings, heartbeat_every=OFTEN)
    other_house = House(closed_house.settings)
    async with closed_house.open(), other_house.open():
        host, watcher = await closed_house.guest("Ada"), await other_house.guest("Zoe")
        key = await host.open_table("whisper")
        async with host.sit_at(key) as chair:
            async with watcher.sit_at(key):
                while (await chair.hear_until("presence"))["watching"] != 1:
                    pass
            while (await chair.hear_until("presence"))["watching"] != 0:
                pass


async def test_a_killed_server_keeps_nobody_at_the_table(closed_house: House) -> None:
    settings = closed_house.settings = replace(closed_house.settings, heartbeat_every=OFTEN)
    port = free_port()
    async with closed_house.open(), server(settings, port) as process:
        host, friend = (await some_guests(closed_house, 2)).values()
        key = await host.open_table("zappzerapp")
        async with host.sit_at(key) as chair:
            friend.url = f"http://127.0.0.1:{port}"
            async with friend.sit_at(key) as other:
                assert (await other.ask("sit", seat=1))["t"] == "ack"
                await until_online(chair, [True, True])
                await chair.ask("start")
                process.kill()
                while (told := await until_online(chair, [True, False]))["waited_until"][1] is None:
                    pass
    assert told["waited_until"][0] is None


async def until_online(chair: Chair, online: list[bool]) -> Message:
    while (told := await chair.hear_until("presence"))["online"] != online:
        pass
    return told
