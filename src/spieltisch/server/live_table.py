"""A table in memory: its game, who is connected to it, their outboxes, and when the house acts for somebody."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence, Set

from spieltisch.server import door
from spieltisch.server.door import Surroundings
from spieltisch.server.messages import Shaking
from spieltisch.server.outbox import Outbox
from spieltisch.server.shaking import Shakes
from spieltisch.table.entries import Entry
from spieltisch.table.session import Prepared
from spieltisch.table.table import Table

_A_DAY = 24.0
_HOUR = 3600
_SEED_BITS = 64


class LiveTable:
    """Observable: whatever changes here is put into the outboxes first, and then told to the listeners."""

    def __init__(
        self, table: Table, now: float, code_hours: float = _A_DAY, listeners: Sequence[Listener] = ()
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()
        self.elsewhere: frozenset[str] = frozenset()
        self.names: dict[str, str] = {}
        self.outboxes: set[Outbox] = set()
        self.shakes = Shakes()
        self.used_at = now
        self._resumed_at = now
        self._left_at: dict[str, float] = {}
        self._code_expires = table.opened_at + code_hours * _HOUR
        self._listeners = listeners

    def apply(self, entry: Entry, now: float, prepared: Prepared | None = None) -> None:
        """An entry that is stored becomes true, and everybody is told. The caller holds the lock."""
        self.table.apply(entry, prepared)
        around = self.surroundings(now)
        for outbox in self.outboxes:
            outbox.add(self.table, around)
        # Before the start, whoever takes a place is no longer watching.
        if self.table.phase == "lobby":
            self._mention_presence(now)
        self._changed()

    def enter(self, guest: str, name: str, now: float) -> None:
        if not self.online:
            self._resumed_at = now
        self.names[guest] = name
        self.present[guest] += 1
        self._mention_presence(now)
        self._changed()

    def leave(self, guest: str, now: float) -> None:
        self.present -= Counter([guest])
        if guest not in self.present:
            self.names.pop(guest, None)
            self._left_at[guest] = now
        self.used_at = now
        self._mention_presence(now)
        self._changed()

    def learn_of(self, elsewhere: frozenset[str], now: float) -> None:
        """Who is at this table through other servers."""
        if elsewhere == self.elsewhere:
            return
        for guest in self.elsewhere - elsewhere:
            self._left_at[guest] = now
        self.elsewhere = elsewhere
        self._mention_presence(now)
        self._changed()

    @property
    def online(self) -> Set[str]:
        return self.present.keys() | self.elsewhere

    def surroundings(self, now: float) -> Surroundings:
        left_at = {guest: at for guest, at in self._left_at.items() if guest not in self.online}
        return Surroundings(now, self.online, left_at, self.deadline(), self.waits(), self._code_expires)

    def hear(self, seat: int, thing: int, strength: int, now: float) -> bytes:
        """What a seat hears that shakes something, a person's or a bot's. The others see it now and then.

        It is the truth as it sounds, with luck that belongs to nothing else.
        """
        assert self.table.session is not None
        samples = self.table.session.state.sound(seat, thing, strength, secrets.randbits(_SEED_BITS))
        if self.shakes.is_news((seat, thing), now):
            for outbox in self.outboxes:
                if seen := door.shaking(self.table, outbox.receiver, Shaking(seat, thing, strength)):
                    outbox.mention(seen)
        return samples

    def deadline(self) -> float | None:
        """When the time to move is up. It does not run while nobody is there."""
        seconds = self.table.seconds_to_move()
        return None if seconds is None else self._runs_from() + seconds

    def due(self) -> dict[int, float]:
        """For which seats this server acts if they do not, and when."""
        times = {seat: self._times_for(seat) for seat in self.table.to_move()} if self.present else {}
        return {seat: min(ends) for seat, ends in times.items() if ends}

    def waits(self) -> dict[int, float]:
        """Seats that the others are waiting for because they are away, and until when."""
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
        session = self.table.session
        if self.table.places[seat].kind == "bot" and (session is None or session.state.forfeit(seat) is None):
            return None
        return self.deadline()

    def _given_up(self, seat: int) -> float | None:
        """When the others have waited long enough for somebody who is gone; once for all of a turn."""
        seconds = self.table.seconds_to_wait()
        if seconds is None or not self.is_missed(seat):
            return None
        latest = self.table.log[-1].moved
        if latest is not None and latest.by == "absence" and latest.seat == seat:
            return self._runs_from()
        return max(self._runs_from(), self._left_at.get(self.table.places[seat].guest, 0.0)) + seconds

    def _runs_from(self) -> float:
        """When the time of the asking began to run here."""
        asking = self.table.asking
        return self._resumed_at if asking is None else max(asking.runs_from, self._resumed_at)

    def _mention_presence(self, now: float) -> None:
        presence = door.presence(self.table, self.surroundings(now))
        for outbox in self.outboxes:
            outbox.mention(presence)

    def _changed(self) -> None:
        for listener in self._listeners:
            listener(self)


Listener = Callable[[LiveTable], None]
"""Called after every change of a live table."""
