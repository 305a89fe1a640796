"""A database of an earlier edition: every table opens as it was, running games are played on, records still verify.

`old_database.sql` is the dump of such a database, with tables of all games; `old_database.json` is what the server of
then told of them. Ada and Ben sit at every table, and the server of then was killed.
"""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from itsdangerous import URLSafeSerializer

from spieltisch import record
from spieltisch.games import games
from spieltisch.server import schema
from spieltisch.server.heartbeat import Attendance, Heartbeat
from spieltisch.server.identity import COOKIE
from spieltisch.server.storage import Storage
from spieltisch.table.table import Table
from tests.server.guests import Guest
from tests.server.house import House

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
TOLD: dict[str, dict[str, Any]] = json.loads((HERE / "old_database.json").read_text())
RUNNING = [key for key, told in TOLD.items() if told["phase"] == "playing"]
FINISHED = [key for key, told in TOLD.items() if told["phase"] == "over"]
# What views have told since then; everything else must be as it was.
TOLD_SINCE = {
    "nummerus": {"totals"},
    "klong": {"prices", "fights"},
    "sechserreihe": {"ends", "solved"},
    "zappzerapp": {"too_many"},
    "zong": {"brought", "attacks", "arrival"},
}


@pytest.fixture
def old_house(closed_house: House) -> House:
    with sqlite3.connect(closed_house.settings.data / "spieltisch.sqlite3") as database:
        database.executescript((HERE / "old_database.sql").read_text())
    return closed_house


def digest(content: object) -> str:
    return shortened(msgspec.json.encode(content))


def shortened(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


async def somebody(house: House, name: str) -> Guest:
    """Whoever was known by this key then, with the cookie of then."""
    guest = await house.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set(COOKIE, str(URLSafeSerializer(house.settings.secret(), salt="guest").dumps(name)))
    return guest


def test_there_are_tables_of_all_games() -> None:
    assert {told["game"] for told in TOLD.values()} == set(games())
    assert {TOLD[key]["game"] for key in RUNNING} == set(games())
    assert len(FINISHED) == 1


async def test_every_table_is_as_it_was(old_house: House) -> None:
    async with old_house.open():
        ada = await somebody(old_house, "ada")
        for key, told in TOLD.items():
            async with ada.sit_at(key) as chair:
                snapshot, position = chair.messages[0], chair.position or dict.fromkeys(("ply", "to_move"))
                assert (snapshot["seq"], chair.table["game"]) == (told["seq"], told["game"])
                assert (chair.table["phase"], digest(snapshot["log"])) == (told["phase"], told["log"])
                assert (position["ply"], position["to_move"]) == (told["ply"], told["to_move"])
                if chair.position:
                    since = TOLD_SINCE.get(told["game"], set())
                    view = chair.position["view"]
                    assert since <= view.keys()
                    view = {name: value for name, value in view.items() if name not in since}
                    assert (digest(view), digest(position["legal"])) == (told["view"], told["legal"])
                    assert position["opens_at"] is None


@pytest.mark.parametrize("key", RUNNING, ids=lambda key: TOLD[key]["game"])
async def test_a_running_game_is_played_on(old_house: House, key: str) -> None:
    async with old_house.open():
        guests = [await somebody(old_house, name) for name in ("ada", "ben")]
        async with guests[0].sit_at(key) as one, guests[1].sit_at(key) as two:
            ply = one.position["ply"]
            while not (one.position["legal"] or two.position["legal"]):
                await one.hear()
                await two.until_seq(one.seq)
            chair = one if one.position["legal"] else two
            seat, legal = next(iter(chair.position["legal"].items()))
            move = legal[0] if isinstance(legal, list) else legal["least"]
            assert (await chair.move(move, int(seat)))["t"] == "ack"
            assert chair.position["ply"] > ply


@pytest.mark.parametrize("key", FINISHED)
async def test_the_record_of_a_finished_game_is_the_same_and_verifies(old_house: House, key: str) -> None:
    async with old_house.open():
        ada = await somebody(old_house, "ada")
        file = (await ada.fetch("GET", f"/api/tables/{key}/record")).content
        assert shortened(file) == TOLD[key]["record"]
        assert record.verify(record.parse(file))


async def test_who_played_then_finds_their_tables_and_their_name(old_house: House) -> None:
    async with old_house.open():
        ada = await somebody(old_house, "ada")
        assert (await ada.get("/api/me"))["name"] == "Ada"
        mine = {table["id"] for table in await ada.get("/api/tables/mine")}
        assert mine == TOLD.keys() - set(FINISHED)
        lobby = next(key for key, told in TOLD.items() if told["phase"] == "lobby")
        async with (await somebody(old_house, "ben")).sit_at(lobby) as chair:
            assert (await chair.ask("sit", seat=1))["t"] == "ack"


async def test_what_a_killed_server_left_behind_is_understood(old_house: House) -> None:
    async with Storage.open(old_house.settings.database()) as storage:
        there = await Heartbeat(storage).exchange({"another-table": Attendance()})
        lobby = next(key for key, told in TOLD.items() if told["phase"] == "lobby")
        assert there == {lobby: Attendance(3, frozenset({"ben"}))}


async def test_its_log_and_its_schema_are_the_present_ones(old_house: House) -> None:
    """Folding reads every kind of entry that was ever written."""
    async with Storage.open(old_house.settings.database()) as storage:
        for key, told in TOLD.items():
            log = await storage.entries(key)
            assert Table.fold(key, games()[told["game"]], log).seq == told["seq"]
        async with storage._engine.connect() as connection:
            await connection.run_sync(_same_schema)


def _same_schema(connection: sa.Connection) -> None:
    assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
