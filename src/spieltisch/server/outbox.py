"""Outbox of one connection: what its receiver has still to be told, encoded and in order."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec

from spieltisch.server import door
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.server.messages import Presence, Shaking
from spieltisch.table.table import Table

_ASIDE = 0
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Outbox:
    """A bounded queue. Each step of the log is encoded in the moment it is true, for the receiver may be slow.

    Of more than `most` messages the oldest are forgotten; whoever finds a step missing asks for a snapshot.
    """

    def __init__(self, receiver: Receiver, most: int) -> None:
        self.receiver = receiver
        self._unsent: deque[tuple[int, str]] = deque(maxlen=most)
        self._filled = asyncio.Event()

    def add(self, table: Table, around: Surroundings) -> None:
        """The latest step of the log. What cannot be told to one must not keep it from the others."""
        try:
            self._put(table.seq, _encode(door.step(table, self.receiver, around)))
        except Exception:
            _log.exception("Step %s of table %s cannot be told", table.seq, table.key)

    def mention(self, message: Presence | Shaking) -> None:
        """Something that is not in the log."""
        self._put(_ASIDE, _encode(message))

    async def filled(self) -> None:
        """Wait until there is something new."""
        await self._filled.wait()
        self._filled.clear()

    def next_after(self, known: int) -> tuple[int, str] | None:
        """What to send next to whoever knows so many steps, and how many it knows then; None if that is not here."""
        while self._unsent and self._unsent[0][0] <= known + 1:
            seq, frame = self._unsent.popleft()
            if seq == _ASIDE or seq > known:
                return max(seq, known), frame
        return None

    def _put(self, seq: int, frame: bytes) -> None:
        self._unsent.append((seq, frame.decode()))
        self._filled.set()
