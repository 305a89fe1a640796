"""The server's process is killed without warning while people play; nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Literal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from spieltisch.server.run import serve
from spieltisch.server.settings import Limits, Settings
from tests.ports import HERE, free_port
from tests.server.guests import Chair, Guest, Message
from tests.server.house import without_signal

pytestmark = pytest.mark.anyio

TABLES = 4
KILLS = 3
PROMISES_A_LIFE = 45
GRABBERS = 4
LAST_PUT_BACK = 27
"""In Zapp Zerapp: whoever only takes barrels and puts them back never ends a round."""
GENEROUS = Limits(frames_per_second=10_000, frames_at_once=10_000, steps_to_catch_up=10_000)


class Player:
    """Plays at a table against somebody beside or a bot, and remembers what was said, and what was promised."""

    def __init__(self, url: str, opponent: Literal["here", "bot"]) -> None:
        self.guest = Guest(url)
        self.opponent = opponent
        self.key = ""
        self.promised: dict[str, int] = {}
        self.steps: dict[int, Message] = {}
        self.seen = 0

    async def sit_down(self) -> None:
        self.key = await self.guest.open_table("nummerus")
        async with self.guest.sit_at(self.key) as chair:
            await chair.ask("seat", seat=1, kind=self.opponent, name="Opa")
            await chair.ask("start", salt="pinch")
            self.seen = chair.seq

    async def play(self) -> None:
        """Until the game is over or the connection breaks."""
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with self.guest.sit_at(self.key) as chair:
                while chair.table["phase"] == "playing":
                    await self._go_on(chair)

    async def _go_on(self, chair: Chair) -> None:
        try:
            if chair.position["legal"]:
                moves = next(iter(chair.position["legal"].values()))
                answer = await chair.move(random.choice(moves))
                self.promised[answer["id"]] = answer["seq"]
            else:
                await chair.hear()
        finally:
            for message in chair.messages:
                if message["t"] == "step":
                    self.steps[message["seq"]] = message
                elif message["t"] == "ack":
                    self.promised[message["id"]] = message["seq"]

    async def check(self) -> None:
        """The log still has every step that was told, with the same position, and keeps every promise."""
        async with self.guest.dial(self.key, f"after={self.seen}") as chair:
            last = max([*self.promised.values(), *self.steps, self.seen])
            await chair.until_seq(last)
            again = {message["seq"]: message for message in chair.messages if message["t"] == "step"}
            for seq, step in self.steps.items():
                assert again[seq]["entry"] == step["entry"]
                assert again[seq]["position"] == step["position"]
            for command, seq in self.promised.items():
                resent = {"id": command, "seat": 0, "ply": 0, "move": 0}
                assert await chair.ask("move", **resent) == {"t": "ack", "id": command, "seq": seq}


@asynccontextmanager
async def server(settings: Settings, port: int) -> AsyncIterator[BaseProcess]:
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(settings, HERE, port))
    process.start()
    async with httpx.AsyncClient() as client:
        while process.is_alive():
            with suppress(httpx.TransportError):
                await client.get(f"http://{HERE}:{port}/api/health")
                break
            await asyncio.sleep(0.1)
    try:
        yield process
    finally:
        process.kill()
        process.join()


@pytest.mark.slow
async def test_killed_during_play(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(tmp_path, bot_pause=0.0, limits=GENEROUS)
    players = [Player(f"http://{HERE}:{port}", "bot" if table == 0 else "here") for table in range(TABLES)]
    for life in range(KILLS):
        async with server(settings, port) as process:
            for player in players:
                await (player.check() if life else player.sit_down())
            playing = [asyncio.create_task(player.play()) for player in players]
            while sum(len(player.promised) for player in players) < (life + 1) * PROMISES_A_LIFE:
                await asyncio.sleep(0.001)
            process.kill()
            await asyncio.gather(*playing)
    async with server(settings, port):
        for player in players:
            await player.check()
            await player.play()
            async with player.guest.sit_at(player.key) as chair:
                assert chair.table["phase"] == "over"
            await player.check()
            await player.guest.leave()
    assert any(step["entry"]["thought"] for step in players[0].steps.values()), "what a bot saw was kept, too"


class Grabber:
    """Takes barrels and puts them back as fast as it is told how that went."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.promised: dict[str, int] = {}

    async def grab(self, key: str) -> None:
        """Until the connection breaks."""
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with self.guest.sit_at(key) as chair:
                while True:
                    legal = chair.position["legal"][str(self.seat)]
                    told = await chair.move(random.choice([move for move in legal if move <= LAST_PUT_BACK]), self.seat)
                    if told["t"] == "ack":
                        self.promised[told["id"]] = told["seq"]
                    else:
                        assert told["code"] == "taken"

    async def check(self, key: str) -> None:
        async with self.guest.sit_at(key) as chair:
            for command, seq in self.promised.items():
                again = await chair.ask("move", id=command, seat=self.seat, ply=0, move=0)
                assert again == {"t": "ack", "id": command, "seq": seq}


@pytest.mark.slow
async def test_killed_while_all_grab_at_once(tmp_path: Path) -> None:
    port = free_port()
    settings, url = Settings(tmp_path, limits=GENEROUS), f"http://{HERE}:{port}"
    grabbers = [Grabber(Guest(url), seat) for seat in range(GRABBERS)]
    host, *others = [grabber.guest for grabber in grabbers]
    async with server(settings, port) as process:
        key = await host.open_table("zappzerapp")
        async with host.sit_at(key) as chair:
            for seat, guest in enumerate(others, 1):
                await guest.get("/api/me")
                async with guest.sit_at(key) as other:
                    if seat == len(other.table["seats"]):
                        await chair.ask("seat", seat=seat, kind="open")
                    assert (await other.ask("sit", seat=seat))["t"] == "ack"
            await chair.until_seq(other.seq)
            await chair.ask("plan", options=without_signal("zappzerapp"), clock="none")
            await chair.ask("start")
        grabbing = [asyncio.create_task(grabber.grab(key)) for grabber in grabbers]
        while sum(len(grabber.promised) for grabber in grabbers) < PROMISES_A_LIFE:
            await asyncio.sleep(0.001)
        process.kill()
        await asyncio.gather(*grabbing)
    async with server(settings, port):
        for grabber in grabbers:
            await grabber.check(key)
            await grabber.guest.leave()
    promised = [seq for grabber in grabbers for seq in grabber.promised.values()]
    assert len(promised) == len(set(promised)), "no place in the log was promised twice"
