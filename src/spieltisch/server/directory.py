"""Look-ups about guests: their names, the table behind a code, the tables and results of a guest."""

from __future__ import annotations

import secrets
import time

from spieltisch import words
from spieltisch.game import Refusal
from spieltisch.server.schema import name_row
from spieltisch.server.settings import Limits
from spieltisch.server.storage import Solo, Storage
from spieltisch.server.tables import Tables
from spieltisch.table.decide import clean_name
from spieltisch.table.table import Table
from spieltisch.words import Lang

_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6
_HOUR = 3600


def new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


class Directory:
    def __init__(self, tables: Tables, storage: Storage, limits: Limits) -> None:
        self._tables = tables
        self._storage = storage
        self._limits = limits

    async def name_of(self, guest: str, lang: Lang) -> str:
        return await self._storage.name_of(guest) or words.say(lang, None, "house.guest")

    async def keep_name(self, guest: str, wish: str) -> str:
        """The name as it is kept."""
        name = clean_name(wish)
        await self._storage.write([name_row(guest, time.time(), name)])
        return name

    async def table_with_code(self, code: str) -> str:
        """The key of the table behind a short code, while it still has a place to offer."""
        key = await self._storage.table_with_code(code.upper(), time.time() - self._limits.code_hours * _HOUR)
        if key is not None:
            table = await self._tables.look_at(key)
            if table.phase == "lobby" and any(place.kind == "open" for place in table.places):
                return key
        raise Refusal("code")

    async def tables_of(self, guest: str) -> list[Table]:
        """Where this guest sits or is the host, the latest first, as long as the game is not over."""
        tables = [await self._tables.look_at(key) for key in await self.keys_of(guest)]
        return [table for table in tables if table.host == guest or table.seats_of(guest)]

    async def keys_of(self, guest: str) -> list[str]:
        """Where this guest has done something."""
        return await self._storage.tables_of(guest, self._limits.tables_of_mine)

    async def solos_of(self, guest: str, game_key: str) -> list[Solo]:
        """What this guest has reached playing alone."""
        return await self._storage.solos_of(guest, game_key)
