"""How many moves a second the whole way takes: WebSocket, rules, durable log, fan-out to everybody at the table.

A real server process on SQLite; two scripted guests at each table, in this process. First at the pace of people, then
as fast as it goes.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.arena.bench.registry import Measurement
from spieltisch.facts import Progress
from spieltisch.server.bench.house import open_table, percentile, server

TABLES = 200
CALM_SECONDS = 5.0
CALM_PAUSE = 1.0


class _Position(msgspec.Struct):
    ply: int
    to_move: list[int]
    legal: dict[str, list[int]]


class _Heard(msgspec.Struct):
    """As much of the server's messages as a scripted guest needs."""

    t: str
    id: str = ""
    text: str = ""
    position: _Position | None = None


_read = msgspec.json.Decoder(_Heard).decode


def server_moves(progress: Progress) -> list[Measurement]:
    return asyncio.run(_measure(progress))


async def _measure(progress: Progress) -> list[Measurement]:
    async with server() as (address, process_id):
        empty = _resident_kilobytes(process_id)
        guests: list[_Guest] = []
        for table in range(TABLES):
            progress(table, TABLES)
            guests += await _sit_down(address)
        race = _Race()
        await asyncio.gather(*(guest.play(race) for guest in guests))
        full = _resident_kilobytes(process_id)
    return [
        Measurement(
            "server.moves", len(race.rushed) / race.rush_seconds, None, None, "moves/s", "tables", {"tables": TABLES}
        ),
        Measurement("server.moves.p50", percentile(race.rushed, 50), None, None, "ms", "full-load"),
        Measurement("server.moves.p99", percentile(race.rushed, 99), None, None, "ms", "full-load"),
        Measurement("server.calm.p50", percentile(race.calm, 50), None, None, "ms", "calm"),
        Measurement("server.calm.p99", percentile(race.calm, 99), None, None, "ms", "calm"),
        Measurement("server.memory", (full - empty) / TABLES, None, None, "KB/table", "connections"),
    ]


class _Race:
    """When everybody plays, and how long the answers took (in seconds)."""

    def __init__(self) -> None:
        self.calm: list[float] = []
        self.rushed: list[float] = []
        self._began = time.perf_counter()
        self.rush_seconds = 0.0

    def pause(self) -> float:
        return random.uniform(0, 2 * CALM_PAUSE) if self._is_calm(time.perf_counter()) else 0.0

    def note(self, sent: float) -> None:
        now = time.perf_counter()
        (self.calm if self._is_calm(sent) else self.rushed).append(now - sent)
        self.rush_seconds = now - self._began - CALM_SECONDS

    def _is_calm(self, at: float) -> bool:
        return at - self._began < CALM_SECONDS


class _Guest:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def ask(self, **command: object) -> None:
        await self._socket.send(msgspec.json.encode({"id": "a", **command}).decode())
        while (heard := await self._hear()).t != "ack":
            if heard.t == "refused":
                raise RuntimeError(heard.text)

    async def play(self, race: _Race) -> None:
        """Make a random move whenever it is this guest's turn, until the game is over."""
        sent = 0.0
        while True:
            heard = await self._hear()
            if heard.t == "ack":
                race.note(sent)
            elif heard.t == "refused":
                raise RuntimeError(heard.text)
            elif heard.position is not None:
                if not heard.position.to_move:
                    break
                for seat, legal in heard.position.legal.items():
                    await asyncio.sleep(race.pause())
                    sent = time.perf_counter()
                    await self._move(int(seat), heard.position.ply, random.choice(legal))
        await self._socket.close()

    async def _move(self, seat: int, ply: int, move: int) -> None:
        command = {"t": "move", "id": f"m{ply}", "seat": seat, "ply": ply, "move": move}
        await self._socket.send(msgspec.json.encode(command).decode())

    async def _hear(self) -> _Heard:
        return _read(await self._socket.recv())


async def _sit_down(address: str) -> list[_Guest]:
    """Two guests at a table of their own, ready to play."""
    table, cookie = await asyncio.to_thread(open_table, address, "nummerus")
    live = f"ws://{address}/api/tables/{table}/live"
    host = _Guest(await connect(live, additional_headers={"Cookie": cookie}, compression=None))
    friend = _Guest(await connect(live, compression=None))
    await friend.ask(t="sit", seat=1)
    await host.ask(t="start")
    return [host, friend]


def _resident_kilobytes(process_id: int) -> float:
    """Memory in use, where the system tells (Linux)."""
    status = Path(f"/proc/{process_id}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return float(found[1]) if found else 0.0
