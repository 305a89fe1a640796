"""Application service: conducts what happens at tables. A deed is prepared, stored, true, and told, in this order."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spieltisch.server import door
from spieltisch.server.adviser import Adviser
from spieltisch.server.directory import Directory, new_code
from spieltisch.server.door import Receiver
from spieltisch.server.identity import new_key
from spieltisch.server.live_table import LiveTable
from spieltisch.server.messages import Advice
from spieltisch.server.outbox import Outbox
from spieltisch.server.schema import NewRow, ending_row, entry_row, table_row
from spieltisch.server.settings import Limits
from spieltisch.server.storage import ConflictError, Storage
from spieltisch.server.tables import Tables
from spieltisch.table.advice import advice_request
from spieltisch.table.commands import Advise, Command, Rematch, Shake, Start
from spieltisch.table.decide import decide, open_rematch, open_table, rename
from spieltisch.table.entries import Deed, Entry, Opened
from spieltisch.table.shaking import shaken
from spieltisch.words import Lang


class Hub:
    def __init__(self, tables: Tables, directory: Directory, storage: Storage, limits: Limits) -> None:
        self._tables = tables
        self._directory = directory
        self._storage = storage
        self._limits = limits
        self._adviser = Adviser(limits.advice_at_once)

    async def open(self, game_key: str, guest: str, lang: Lang) -> str:
        """A new table with this guest as its host."""
        facts = self._tables.game(game_key).facts
        name = await self._directory.name_of(guest, lang)
        while True:
            key, opened = new_key(), open_table(facts, guest, name, new_code())
            try:
                await self._storage.write(_opening_rows(key, [Entry(1, time.time(), guest, "", opened)]))
            except ConflictError:
                continue  # somebody has the same code; the next one is another
            return key

    async def rename(self, guest: str, wish: str) -> str:
        """A new name, also at the tables where this guest sits."""
        name = await self._directory.keep_name(guest, wish)
        for key in await self._directory.keys_of(guest):
            live = await self._tables.find(key)
            if guest in live.names:
                live.names[guest] = name
            async with live.lock:
                while deed := rename(live.table, guest, name):
                    try:
                        await self.write(live, deed, guest)
                    except ConflictError:
                        continue
                    break
        return name

    @asynccontextmanager
    async def visit(self, key: str, receiver: Receiver, lang: Lang) -> AsyncIterator[tuple[LiveTable, Outbox]]:
        """Be at a table, and get what happens there into an outbox."""
        name = await self._directory.name_of(receiver.guest, lang)
        live = await self._tables.find(key)
        outbox = Outbox(receiver, self._limits.steps_to_catch_up)
        live.outboxes.add(outbox)
        try:
            live.enter(receiver.guest, name, time.time())
            yield live, outbox
        finally:
            live.outboxes.remove(outbox)
            live.leave(receiver.guest, time.time())

    async def do(self, live: LiveTable, command: Command, guest: str) -> int:
        """Do what is asked; the sequence number it got, the same when it is asked again."""
        async with live.lock:
            while True:
                done = live.table.answer(guest, command.id)
                if done is not None:
                    return done
                try:
                    if isinstance(command, Rematch):
                        return await self._rematch(live, command, guest)
                    deed = decide(live.table, command, guest, live.names[guest], time.time())
                    return await self.write(live, deed, guest, command.id)
                except ConflictError:
                    continue  # another server was first: what it wrote is known now, so decide anew

    async def write(
        self, live: LiveTable, deed: Deed, guest: str = "", command: str = "", also: list[NewRow] | None = None
    ) -> int:
        """Prepare, store, apply: only what is stored becomes true. The caller holds the table's lock.

        ConflictError if another server wrote first; what it wrote is known then, and the caller decides anew.
        """
        entry = Entry(live.table.seq + 1, time.time(), guest, command, deed)
        prepared = live.table.prepare(entry)
        rows = [*(also or []), entry_row(live.table.key, entry)]
        if prepared is not None and (result := prepared.result) is not None:
            rows.append(ending_row(live.table, result))
        try:
            await self._storage.write(rows)
        except ConflictError:
            await self._tables.catch_up(live)
            raise
        live.apply(entry, time.time(), prepared)
        return entry.seq

    async def advise(self, live: LiveTable, asked: Advise, guest: str) -> Advice:
        """What a good player would do now. It takes a while and changes nothing; meanwhile the game may go on."""
        request = advice_request(live.table, asked, guest)
        return door.advice(asked.id, request, await self._adviser.advise(request))

    def shake(self, live: LiveTable, asked: Shake, guest: str) -> bytes:
        """What a guest hears who shakes something; never more than there is time to shake."""
        sound, now = shaken(live.table, asked, guest), time.monotonic()
        live.shakes.take((asked.seat, asked.thing), sound, now)
        return door.piece(asked.id, live.hear(asked.seat, asked.thing, asked.strength, now))

    def close(self) -> None:
        self._adviser.close()

    async def _rematch(self, live: LiveTable, command: Rematch, guest: str) -> int:
        """The next table and the entry that names it are stored together, or not at all; for all who ask it is one."""
        if live.table.next_table is not None:
            return live.table.seq
        key, now = new_key(), time.time()
        deed = decide(live.table, command, guest, live.names[guest], now, next_table=key)
        log = [Entry(1, now, guest, "", open_rematch(live.table, guest, new_code()))]
        if live.table.shares_one_screen(guest):
            start = decide(self._tables.fold(key, log), Start(command.id), guest, live.names[guest], now)
            log.append(Entry(2, now, guest, "", start))
        return await self.write(live, deed, guest, command.id, also=_opening_rows(key, log))


def _opening_rows(key: str, log: list[Entry]) -> list[NewRow]:
    opened = log[0].deed
    assert isinstance(opened, Opened)
    return [table_row(key, opened.code, log[0].at), *(entry_row(key, entry) for entry in log)]
