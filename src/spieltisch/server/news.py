"""What one receiver has still to be told."""

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


class News:
    """Each step of the log is written down in the moment it is true: the table goes on, and the receiver may be slow.

    Of more than `most` things the oldest are forgotten; whoever finds a step missing asks for a snapshot.
    """

    def __init__(self, receiver: Receiver, most: int) -> None:
        self.receiver = receiver
        self._untold: deque[tuple[int, str]] = deque(maxlen=most)
        self._come = asyncio.Event()

    def add(self, table: Table, around: Surroundings) -> None:
        """The latest thing that happened. What cannot be told to one must not keep it from the others."""
        try:
            self._note(table.seq, _encode(door.step(table, self.receiver, around)))
        except Exception:
            _log.exception("Step %s of table %s cannot be told", table.seq, table.key)

    def mention(self, message: Presence | Shaking) -> None:
        """Something that does not stand in the log."""
        self._note(_ASIDE, _encode(message))

    async def come(self) -> None:
        """Wait until there is something."""
        await self._come.wait()
        self._come.clear()

    def after(self, known: int) -> tuple[int, str] | None:
        """What to tell next to whoever knows so many steps, and how many it knows then; None if that is not here."""
        while self._untold and self._untold[0][0] <= known + 1:
            seq, frame = self._untold.popleft()
            if seq == _ASIDE or seq > known:
                return max(seq, known), frame
        return None

    def _note(self, seq: int, frame: bytes) -> None:
        self._untold.append((seq, frame.decode()))
        self._come.set()
