"""Heartbeat of a server: tells other servers on the same database that this one lives, and who is connected here.

Each server where somebody is has one row in the table `slips`. A server that finds rows of others rewrites its own with
the next number at every look; a server that finds none is alone and writes nothing more. No clocks are compared: a
server is gone when its number has stayed the same for several looks, and its row is deleted.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Mapping

import msgspec

from spieltisch.server.identity import new_key
from spieltisch.server.storage import HeartbeatRow, Storage
from spieltisch.server.tables import Tables

_LOOKS_UNTIL_GONE = 8
_log = logging.getLogger(__name__)


class Attendance(msgspec.Struct, frozen=True):
    """The guests at a table, and the number of the latest entry in its log that is known where they are connected."""

    seq: int = 0
    guests: frozenset[str] = frozenset()

    def joined_by(self, others: Attendance) -> Attendance:
        return Attendance(max(self.seq, others.seq), self.guests | others.guests)


Attendances = Mapping[str, Attendance]
"""By the key of the table."""

_read = msgspec.json.Decoder(dict[str, Attendance]).decode
_write = msgspec.json.Encoder().encode


class Heartbeat:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._own = HeartbeatRow(new_key(), 0, "")
        self._is_written = False
        self._looks: dict[HeartbeatRow, int] = {}
        """At the rows of other servers: how often each was seen."""

    async def exchange(self, here: Attendances) -> Attendances:
        """Tell who is connected here; who is connected to other servers."""
        if not here:
            await self.stop()
            return {}
        rows = await self._storage.heartbeats(besides=self._own.server)
        if rows or not self._is_written:
            await self._beat(here)
        await self._forget_the_dead(rows)
        there: defaultdict[str, Attendance] = defaultdict(Attendance)
        for row in self._looks:
            for key, attendance in _read(row.here).items():
                there[key] = there[key].joined_by(attendance)
        return there

    async def stop(self) -> None:
        self._looks.clear()
        if self._is_written:
            await self._storage.delete_heartbeats([self._own.server])
            self._is_written = False

    async def _beat(self, here: Attendances) -> None:
        self._own = HeartbeatRow(self._own.server, self._own.number + 1, _write(here).decode())
        await self._storage.write_heartbeat(self._own)
        self._is_written = True

    async def _forget_the_dead(self, rows: list[HeartbeatRow]) -> None:
        looks = {row: self._looks.get(row, 0) + 1 for row in rows}
        dead = [row.server for row, times in looks.items() if times > _LOOKS_UNTIL_GONE]
        self._looks = {row: times for row, times in looks.items() if times <= _LOOKS_UNTIL_GONE}
        if dead:
            await self._storage.delete_heartbeats(dead)


async def keep_in_touch(tables: Tables, heartbeat: Heartbeat, every: float) -> None:
    """The loop: learn what happens at other servers, while somebody is here to whom it matters."""
    try:
        while True:
            await asyncio.sleep(every)
            try:
                await _exchange(tables, heartbeat)
            except Exception:
                _log.exception("What other servers know could not be learned; it will be tried again")
    finally:
        await heartbeat.stop()


async def _exchange(tables: Tables, heartbeat: Heartbeat) -> None:
    here = {live.table.key: Attendance(live.table.seq, frozenset(live.present)) for live in tables if live.present}
    there = await heartbeat.exchange(here)
    for live in tables:
        attendance = there.get(live.table.key, Attendance())
        if live.present:
            await tables.refresh(live, attendance.seq)
        live.learn_of(attendance.guests, time.time())
