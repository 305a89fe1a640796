"""How soon a shaken barrel is heard, when all shake at once: from asking to the first byte of the sound.

Every seat of every table shakes one hand without a pause, each in its own time, and is told of the others' shaking.
"""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spieltisch.arena.bench.registry import Measurement
from spieltisch.facts import Progress
from spieltisch.games import folder
from spieltisch.server.bench.house import open_table, percentile, server

GAME = "zappzerapp"
TABLES = 100
SEATS = 4
STRENGTH = 3
SECONDS_TO_WARM_UP = 2.0
SECONDS = 8.0


class _Heard(msgspec.Struct):
    t: str
    text: str = ""


_read = msgspec.json.Decoder(_Heard).decode


def server_shaking(progress: Progress) -> list[Measurement]:
    return asyncio.run(_measure(progress))


async def _measure(progress: Progress) -> list[Measurement]:
    async with server() as (address, _):
        guests: list[_Guest] = []
        for table in range(TABLES):
            progress(table, TABLES)
            guests += await _sit_down(address)
        began = time.perf_counter() + SECONDS_TO_WARM_UP
        waits = await asyncio.gather(*(guest.shake(began, began + SECONDS) for guest in guests))
    seconds = [wait for guest in waits for wait in guest]
    values: dict[str, object] = {"tables": TABLES, "seats": SEATS}
    return [
        Measurement("server.shaking", len(seconds) / SECONDS, None, None, "pieces/s", "shaking", values),
        Measurement("server.shaking.p50", percentile(seconds, 50), None, None, "ms", "first-byte"),
        Measurement("server.shaking.p99", percentile(seconds, 99), None, None, "ms", "first-byte"),
    ]


class _Guest:
    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self._socket = socket
        self._seat = seat
        self._asked = 0

    async def ask(self, **command: object) -> None:
        self._asked += 1
        await self._say(id=f"a{self._asked}", **command)
        while True:
            heard = _read(await self._socket.recv())
            if heard.t == "refused":
                raise RuntimeError(heard.text)
            if heard.t == "ack":
                return

    async def grab(self) -> None:
        """Each seat another barrel, with the left hand."""
        await self.ask(t="move", seat=self._seat, ply=0, move=folder(GAME).rules.parse(f"left {1 + self._seat}"))

    async def shake(self, begin: float, end: float) -> list[float]:
        """How long each piece was waited for, from `begin` on."""
        waits: list[float] = []
        piece = _piece_seconds()
        due = time.perf_counter() + random.uniform(0, piece)
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            sent = time.perf_counter()
            await self._say(t="shake", id="s", seat=self._seat, thing=0, strength=STRENGTH)
            await self._piece()
            if sent >= begin:
                waits.append(time.perf_counter() - sent)
            due = max(due + piece, time.perf_counter())
        await self._socket.close()
        return waits

    async def _piece(self) -> None:
        while not isinstance(heard := await self._socket.recv(), bytes):
            if _read(heard).t == "refused":
                raise RuntimeError(_read(heard).text)

    async def _say(self, **message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())


def _piece_seconds() -> float:
    sound = folder(GAME).facts.sound
    assert sound is not None
    return sound.seconds


def _without_signal() -> dict[str, str]:
    """Nothing is measured while everybody waits."""
    return {option.key: "0" for option in folder(GAME).facts.options if option.names == "signal"}


async def _sit_down(address: str) -> list[_Guest]:
    """A full table, where everybody holds a barrel."""
    table, cookie = await asyncio.to_thread(open_table, address, GAME)
    live = f"ws://{address}/api/tables/{table}/live"
    host = _Guest(await connect(live, additional_headers={"Cookie": cookie}, compression=None), 0)
    guests = [host]
    for seat in range(1, SEATS):
        guest = _Guest(await connect(live, compression=None), seat)
        if seat > 1:
            await host.ask(t="seat", seat=seat, kind="open")
        await guest.ask(t="sit", seat=seat)
        guests.append(guest)
    await host.ask(t="plan", options=_without_signal(), clock="none")
    await host.ask(t="start")
    for guest in guests:
        await guest.grab()
    return guests
