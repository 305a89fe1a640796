"""A house for tests: the real server on a real port and a real SQLite file, with toy games beside the real ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn

from spieltisch.games import folder, games
from spieltisch.server import run
from spieltisch.server.settings import Limits, Settings
from tests.server.guests import Guest
from tests.server.whisper import WHISPER
from tests.table.curling import CURLING
from tests.table.errands import ERRANDS
from tests.table.scramble import SCRAMBLE

TOYS = (WHISPER, CURLING, ERRANDS, SCRAMBLE)


def without_signal(game: str) -> dict[str, str]:
    """Options for tests that have no time to wait for one."""
    return {option.key: "0" for option in folder(game).facts.options if option.names == "signal"}


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = ""
        self._guests: list[Guest] = []

    async def guest(self, name: str = "", cookie: str | None = None) -> Guest:
        """Somebody new, known to the server and with a cookie of their own."""
        guest = Guest(self.url, cookie)
        self._guests.append(guest)
        await guest.get("/api/me")
        if name:
            await guest.fetch("PUT", "/api/me", {"name": name})
        return guest

    def limit(self, limits: Limits) -> None:
        """Takes effect at the next opening."""
        self.settings = replace(self.settings, limits=limits)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        shelf = {**games(), **{toy.key: toy for toy in TOYS}}
        config = run.config(self.settings, "127.0.0.1", 0, shelf)
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        # Without the loop that waits for signals: it would look for the end of a test only every tenth of a second.
        await server.startup()
        self.url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        try:
            yield
        finally:
            for guest in self._guests:
                await guest.leave()
            self._guests.clear()
            await server.shutdown()
