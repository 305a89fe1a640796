"""A table that somebody is at, or was a moment ago."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Set

from spieltisch.server.news import News
from spieltisch.server.shaking import Shakes
from spieltisch.table.table import Table


class LiveTable:
    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()
        self.elsewhere: frozenset[str] = frozenset()
        self.names: dict[str, str] = {}
        self.news: set[News] = set()
        self.shakes = Shakes()
        self.resumed_at = now
        self.used_at = now
        self.stirred = asyncio.Event()
        self._left_at: dict[str, float] = {}

    def enter(self, guest: str, name: str, now: float) -> None:
        if not self.online:
            self.resumed_at = now
        self.names[guest] = name
        self.present[guest] += 1

    def leave(self, guest: str, now: float) -> None:
        self.present -= Counter([guest])
        if guest not in self.present:
            self.names.pop(guest, None)
            self._left_at[guest] = now
        self.used_at = now

    def learn_of(self, elsewhere: frozenset[str], now: float) -> None:
        """Who is at this table through other servers."""
        for guest in self.elsewhere - elsewhere:
            self._left_at[guest] = now
        self.elsewhere = elsewhere

    @property
    def online(self) -> Set[str]:
        return self.present.keys() | self.elsewhere

    def deadline(self) -> float | None:
        """When the time to move is up. It does not run while nobody is there."""
        seconds = self.table.seconds_to_move()
        return None if seconds is None else self._asked_at() + seconds

    def due(self) -> dict[int, float]:
        """For which seats this server acts if they do not, and when."""
        times = {seat: self._times_for(seat) for seat in self.table.to_move()} if self.present else {}
        return {seat: min(ends) for seat, ends in times.items() if ends}

    def waits(self) -> dict[int, float]:
        """For whom the others wait who are gone, and until when."""
        if self.table.seconds_to_wait() is None:
            return {}
        return {seat: until for seat, until in self.due().items() if self.is_missed(seat)}

    def is_missed(self, seat: int) -> bool:
        """It is the place of somebody who is not here, at a table that waits for nobody for ever."""
        place = self.table.places[seat]
        waits = self.table.seconds_to_wait() is None
        return place.kind == "person" and place.guest not in self.online and not waits

    def _times_for(self, seat: int) -> list[float]:
        return [at for at in (self._out_of_time(seat), self._given_up(seat)) if at is not None]

    def _out_of_time(self, seat: int) -> float | None:
        """Bots need no clock, unless there is a price for being slow."""
        match = self.table.match
        if self.table.places[seat].kind == "bot" and (match is None or match.state.forfeit(seat) is None):
            return None
        return self.deadline()

    def _given_up(self, seat: int) -> float | None:
        """When the others have waited long enough for somebody who is gone; once for all of a turn."""
        patience = self.table.seconds_to_wait()
        if patience is None or not self.is_missed(seat):
            return None
        latest = self.table.log[-1].moved
        if latest is not None and latest.by == "absence" and latest.seat == seat:
            return self._asked_at()
        return max(self._asked_at(), self._left_at.get(self.table.places[seat].guest, 0.0)) + patience

    def _asked_at(self) -> float:
        return max(self.table.turn_began_at, self.resumed_at)
