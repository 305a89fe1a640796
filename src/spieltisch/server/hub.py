"""The living tables: each is a cache of its log. A deed is written first, then it is true, then everybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from spieltisch import games, words
from spieltisch.facts import Facts
from spieltisch.folder import GameFolder
from spieltisch.game import Refusal
from spieltisch.server import door
from spieltisch.server.adviser import Adviser
from spieltisch.server.attendant import Attendant
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.server.identity import new_key
from spieltisch.server.live_table import LiveTable
from spieltisch.server.messages import Advice, Shaking
from spieltisch.server.neighbours import Company, Neighbours
from spieltisch.server.news import News
from spieltisch.server.schema import Row, ending_row, entry_row, name_row, table_row
from spieltisch.server.settings import Settings
from spieltisch.server.storage import ConflictError, Solo, Storage
from spieltisch.table.advice import question
from spieltisch.table.commands import Advise, Command, Rematch, Shake, Start
from spieltisch.table.decide import clean_name, decide, open_rematch, open_table, rename
from spieltisch.table.entries import Deed, Entry, Moved, Opened
from spieltisch.table.shaking import shaken
from spieltisch.table.table import Table
from spieltisch.words import Lang

Shelf = Mapping[str, GameFolder]
"""The games that can be played here."""

_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_HOUR = 3600
_SEED_BITS = 64
_log = logging.getLogger(__name__)


def all_games() -> Shelf:
    return games.games()


class Hub:
    def __init__(self, settings: Settings, shelf: Shelf, storage: Storage) -> None:
        self._limits = settings.limits
        self._shelf = shelf
        self._storage = storage
        self._live: dict[str, LiveTable] = {}
        self._attendant = Attendant(settings, self.write, self.hear)
        self._adviser = Adviser(settings.limits.questions_at_once)
        self._neighbours = Neighbours(storage)
        self._look_around_every = settings.look_around_every

    async def open(self, game_key: str, guest: str, lang: Lang) -> str:
        """A new table with this guest as its host."""
        facts = self.facts(game_key)
        name = await self.name_of(guest, lang)
        while True:
            key = new_key()
            opened = open_table(facts, guest, name, _new_code())
            try:
                await self._storage.write(_opening_rows(key, [Entry(1, time.time(), guest, "", opened)]))
            except ConflictError:
                continue
            return key

    def folder(self, game_key: str) -> GameFolder:
        if game_key not in self._shelf:
            raise Refusal("game-unknown", game=game_key, games=list(self._shelf))
        return self._shelf[game_key]

    def facts(self, game_key: str) -> Facts:
        return self.folder(game_key).facts

    async def find(self, key: str) -> LiveTable:
        """The living table, awakened from its log if need be."""
        if key not in self._live:
            table = await self._load(key)
            self._live.setdefault(key, LiveTable(table, time.time()))
        return self._live[key]

    async def look_at(self, key: str) -> Table:
        """A table as it is now, without awakening it."""
        return self._live[key].table if key in self._live else await self._load(key)

    async def earlier(self, key: str, seq: int) -> tuple[Table, list[Entry]]:
        """The table as it was after entry `seq`, and the entries since."""
        log = await self._storage.entries(key)
        return self._fold(key, log[:seq]), log[seq:]

    async def refresh(self, live: LiveTable, seq: int) -> None:
        """Learn what another server on the same database has written up to `seq`."""
        if seq <= live.table.seq:
            return
        async with live.lock:
            await self._learn(live)
        self._attendant.look_after(live)

    async def find_by_code(self, code: str) -> str:
        """The table behind a short code, while it still has a place to offer."""
        key = await self._storage.table_with_code(code.upper(), time.time() - self._limits.code_hours * _HOUR)
        if key is not None:
            table = await self.look_at(key)
            if table.phase == "lobby" and any(place.kind == "open" for place in table.places):
                return key
        raise Refusal("code")

    async def tables_of(self, guest: str) -> list[Table]:
        keys = await self._storage.tables_of(guest, self._limits.tables_of_mine)
        tables = [await self.look_at(key) for key in keys]
        return [table for table in tables if table.host == guest or table.seats_of(guest)]

    async def name_of(self, guest: str, lang: Lang) -> str:
        return await self._storage.name_of(guest) or words.say(lang, None, "house.guest")

    async def solos_of(self, guest: str, game_key: str) -> list[Solo]:
        """What this guest has reached playing alone."""
        return await self._storage.solos_of(guest, game_key)

    async def rename(self, guest: str, wish: str) -> str:
        """A new name, also at the tables where this guest sits."""
        name = clean_name(wish)
        await self._storage.write([name_row(guest, time.time(), name)])
        for key in await self._storage.tables_of(guest, self._limits.tables_of_mine):
            live = await self.find(key)
            if guest in live.names:
                live.names[guest] = name
            async with live.lock:
                while deed := rename(live.table, guest, name):
                    with suppress(ConflictError):
                        await self.write(live, deed, guest)
                        break
        return name

    @asynccontextmanager
    async def visit(self, key: str, receiver: Receiver, lang: Lang) -> AsyncIterator[tuple[LiveTable, News]]:
        """Be at a table, and get its news."""
        name = await self.name_of(receiver.guest, lang)
        live = await self.find(key)
        news = News(receiver, self._limits.steps_to_catch_up)
        live.enter(receiver.guest, name, time.time())
        live.news.add(news)
        try:
            self._mention_presence(live)
            self._attendant.look_after(live)
            yield live, news
        finally:
            live.news.remove(news)
            live.leave(receiver.guest, time.time())
            self._attendant.look_after(live)
            self._mention_presence(live)

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
                    continue

    async def write(
        self, live: LiveTable, deed: Deed, guest: str = "", command: str = "", also: list[Row] | None = None
    ) -> int:
        """Add to the log, then to what is true, then tell. The caller holds the table's lock.

        ConflictError if another server wrote first; what it wrote is known then, and the caller decides anew.
        """
        table = live.table
        entry = Entry(table.seq + 1, time.time(), guest, command, deed)
        rows = [*(also or []), entry_row(table.key, entry)]
        if isinstance(deed, Moved) and table.match is not None:
            result = table.match.result_after(deed.seat, deed.move, deed.feat)
            rows += [ending_row(table, result)] if result is not None else []
        try:
            await self._storage.write(rows)
        except ConflictError:
            await self._learn(live)
            raise
        self._apply(live, entry)
        self._attendant.look_after(live)
        return entry.seq

    async def advise(self, live: LiveTable, asked: Advise, guest: str) -> Advice:
        """What a good player would do now. It takes a while and changes nothing; meanwhile the game may go on."""
        about = question(live.table, asked, guest)
        return door.advice(asked.id, about, await self._adviser.advise(about))

    async def shake(self, live: LiveTable, asked: Shake, guest: str) -> bytes:
        """What a guest hears who shakes something; never more than there is time to shake."""
        sound = shaken(live.table, asked, guest)
        live.shakes.take((asked.seat, asked.thing), sound, time.monotonic())
        return door.piece(asked.id, await self.hear(live, asked.seat, asked.thing, asked.strength))

    async def hear(self, live: LiveTable, seat: int, thing: int, strength: int) -> bytes:
        """The same for people and bots: the truth as it sounds, with luck that belongs to nothing else."""
        assert live.table.match is not None
        samples = live.table.match.state.sound(seat, thing, strength, secrets.randbits(_SEED_BITS))
        if live.shakes.is_news((seat, thing), time.monotonic()):
            self._mention_shaking(live, Shaking(seat, thing, strength))
        return samples

    def surroundings(self, live: LiveTable) -> Surroundings:
        code_expires = live.table.opened_at + self._limits.code_hours * _HOUR
        return Surroundings(time.time(), live.online, live.deadline(), live.waits(), code_expires)

    async def sweep(self) -> None:
        """Forget tables that nobody has been at for a while; their logs keep them."""
        while True:
            await asyncio.sleep(self._limits.idle_seconds)
            idle_since = time.time() - self._limits.idle_seconds
            for key, live in list(self._live.items()):
                if not live.present and live.used_at < idle_since and not live.lock.locked():
                    del self._live[key]

    async def look_around(self) -> None:
        """Hear of other servers on the same database, while somebody is here to whom it matters."""
        try:
            while True:
                await asyncio.sleep(self._look_around_every)
                try:
                    await self._meet_neighbours()
                except Exception:
                    _log.exception("What other servers know could not be learned; it will be tried again")
        finally:
            await self._neighbours.leave()

    @property
    def awake(self) -> int:
        """How many tables are held in memory."""
        return len(self._live)

    def close(self) -> None:
        self._attendant.close()
        self._adviser.close()

    async def _meet_neighbours(self) -> None:
        here = {
            key: Company(live.table.seq, frozenset(live.present)) for key, live in self._live.items() if live.present
        }
        there = await self._neighbours.look(here)
        for key, live in list(self._live.items()):
            company = there.get(key, Company())
            if live.present:
                await self.refresh(live, company.seq)
            if live.elsewhere != company.guests:
                live.learn_of(company.guests, time.time())
                self._attendant.look_after(live)
                self._mention_presence(live)

    async def _rematch(self, live: LiveTable, command: Rematch, guest: str) -> int:
        """The next table and the news of it come into being together, or not at all; for all who ask it is one."""
        if live.table.next_table is not None:
            return live.table.seq
        key, now = new_key(), time.time()
        deed = decide(live.table, command, guest, live.names[guest], now, next_table=key)
        opening = Entry(1, now, guest, "", open_rematch(live.table, guest, _new_code()))
        log = [opening]
        if live.table.shares_one_screen(guest):
            start = decide(self._fold(key, log), Start(command.id), guest, live.names[guest], now)
            log.append(Entry(2, now, guest, "", start))
        return await self.write(live, deed, guest, command.id, also=_opening_rows(key, log))

    async def _load(self, key: str) -> Table:
        log = await self._storage.entries(key)
        if not log:
            raise Refusal("table-unknown")
        return self._fold(key, log)

    def _fold(self, key: str, log: list[Entry]) -> Table:
        opened = log[0].deed
        assert isinstance(opened, Opened)
        game = self._shelf[opened.game]
        return Table.fold(key, game.rules, game.facts, log)

    async def _learn(self, live: LiveTable) -> None:
        for entry in await self._storage.entries(live.table.key, after=live.table.seq):
            self._apply(live, entry)

    def _apply(self, live: LiveTable, entry: Entry) -> None:
        live.table.apply(entry)
        around = self.surroundings(live)
        for news in live.news:
            news.add(live.table, around)
        # Before the start, whoever takes a place is no longer watching.
        if live.table.phase == "lobby":
            self._mention_presence(live)

    def _mention_presence(self, live: LiveTable) -> None:
        presence = door.presence(live.table, self.surroundings(live))
        for news in live.news:
            news.mention(presence)

    def _mention_shaking(self, live: LiveTable, shaking: Shaking) -> None:
        for news in live.news:
            if seen := door.shaking(live.table, news.receiver, shaking):
                news.mention(seen)


def _opening_rows(key: str, log: list[Entry]) -> list[Row]:
    opened = log[0].deed
    assert isinstance(opened, Opened)
    return [table_row(key, opened.code, log[0].at), *(entry_row(key, entry) for entry in log)]


def _new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
