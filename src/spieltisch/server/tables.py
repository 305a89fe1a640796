"""Cache of live tables: each is a fold of its log, loaded when somebody needs it and dropped when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping

from spieltisch.folder import GameFolder
from spieltisch.game import Refusal
from spieltisch.server.live_table import Listener, LiveTable
from spieltisch.server.settings import Limits
from spieltisch.server.storage import Storage
from spieltisch.table.entries import Entry, Opened
from spieltisch.table.table import Table

Shelf = Mapping[str, GameFolder]
"""The games that can be played here."""


class Tables:
    def __init__(self, shelf: Shelf, storage: Storage, limits: Limits) -> None:
        for game in shelf.values():
            _ = game.rules  # loaded now, so that nobody has to wait for it at a table
        self._shelf = shelf
        self._storage = storage
        self._limits = limits
        self._live: dict[str, LiveTable] = {}
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Be called after every change of every live table."""
        self._listeners.append(listener)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    def game(self, key: str) -> GameFolder:
        if key not in self._shelf:
            raise Refusal("game-unknown", game=key, games=list(self._shelf))
        return self._shelf[key]

    async def find(self, key: str) -> LiveTable:
        """The live table, loaded from its log if need be."""
        if key not in self._live:
            table = await self._load(key)
            self._live.setdefault(key, LiveTable(table, time.time(), self._limits.code_hours, self._listeners))
        return self._live[key]

    async def look_at(self, key: str) -> Table:
        """A table as it is now, without keeping it in memory."""
        return self._live[key].table if key in self._live else await self._load(key)

    async def earlier(self, key: str, seq: int) -> tuple[Table, list[Entry]]:
        """The table as it was after entry `seq`, and the entries since."""
        log = await self._storage.entries(key)
        return self.fold(key, log[:seq]), log[seq:]

    async def refresh(self, live: LiveTable, seq: int) -> None:
        """Learn what another server on the same database has written up to `seq`."""
        if seq > live.table.seq:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what others have added to the log. The caller holds the table's lock."""
        for entry in await self._storage.entries(live.table.key, after=live.table.seq):
            live.apply(entry, time.time())

    def fold(self, key: str, log: list[Entry]) -> Table:
        opened = log[0].deed
        assert isinstance(opened, Opened)
        return Table.fold(key, self._shelf[opened.game], log)

    async def sweep(self) -> None:
        """The loop that drops tables where nobody has been for a while; their logs keep them."""
        while True:
            await asyncio.sleep(self._limits.idle_seconds)
            idle_since = time.time() - self._limits.idle_seconds
            for live in self:
                if not live.present and live.used_at < idle_since and not live.lock.locked():
                    del self._live[live.table.key]

    async def _load(self, key: str) -> Table:
        log = await self._storage.entries(key)
        if not log:
            raise Refusal("table-unknown")
        return self.fold(key, log)
