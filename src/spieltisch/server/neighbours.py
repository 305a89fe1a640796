"""Other servers on the same database: who is at their tables, and how far these have come.

Each server where somebody is lays a slip into the database. Who finds another's there lays a new one at every look,
with the next number; who finds none is alone and writes nothing more. No clocks are compared: a server is gone when its
number has stayed the same for several looks, and its slip is thrown away.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import msgspec

from spieltisch.server.identity import new_key
from spieltisch.server.storage import Slip, Storage

_LOOKS_UNTIL_GONE = 8


class Company(msgspec.Struct, frozen=True):
    """The guests at a table, and the number of the latest entry in its log that is known where they are."""

    seq: int = 0
    guests: frozenset[str] = frozenset()

    def joined_by(self, others: Company) -> Company:
        return Company(max(self.seq, others.seq), self.guests | others.guests)


Tables = Mapping[str, Company]
"""By a table's key."""

_read = msgspec.json.Decoder(dict[str, Company]).decode
_write = msgspec.json.Encoder().encode


class Neighbours:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._own = Slip(new_key(), 0, "")
        self._is_laid = False
        self._looks: dict[Slip, int] = {}
        """At the slips of others: how often each was seen."""

    async def look(self, here: Tables) -> Tables:
        """Who is at tables of others, told who is at our own."""
        if not here:
            await self.leave()
            return {}
        slips = await self._storage.slips(besides=self._own.server)
        if slips or not self._is_laid:
            await self._tell(here)
        await self._throw_away(slips)
        there: defaultdict[str, Company] = defaultdict(Company)
        for slip in self._looks:
            for key, company in _read(slip.here).items():
                there[key] = there[key].joined_by(company)
        return there

    async def leave(self) -> None:
        self._looks.clear()
        if self._is_laid:
            await self._storage.remove_slips([self._own.server])
            self._is_laid = False

    async def _tell(self, here: Tables) -> None:
        self._own = Slip(self._own.server, self._own.number + 1, _write(here).decode())
        await self._storage.lay(self._own)
        self._is_laid = True

    async def _throw_away(self, slips: list[Slip]) -> None:
        """Those of servers that are gone; what is left has been looked at once more."""
        looks = {slip: self._looks.get(slip, 0) + 1 for slip in slips}
        gone = [slip.server for slip, times in looks.items() if times > _LOOKS_UNTIL_GONE]
        self._looks = {slip: times for slip, times in looks.items() if times <= _LOOKS_UNTIL_GONE}
        if gone:
            await self._storage.remove_slips(gone)
