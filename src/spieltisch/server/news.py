"""What one receiver has still to be told of a table's log."""

from __future__ import annotations

import logging
from collections import deque

import msgspec

from spieltisch.server import door
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.table.table import Table

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class News:
    """Each step is written down in the moment it is true: the table goes on, and the receiver may be slow.

    Of more than `most` the oldest are forgotten; whoever finds a step missing asks for a snapshot.
    """

    def __init__(self, receiver: Receiver, most: int) -> None:
        self._receiver = receiver
        self._steps: deque[tuple[int, str]] = deque(maxlen=most)

    def add(self, table: Table, around: Surroundings) -> None:
        """The latest thing that happened. What cannot be told to one must not keep it from the others."""
        try:
            self._steps.append((table.seq, _encode(door.step(table, self._receiver, around)).decode()))
        except Exception:
            _log.exception("Step %s of table %s cannot be told", table.seq, table.key)

    def after(self, known: int) -> str | None:
        """The step after the one already known; None where there is none, or not that one."""
        while self._steps and self._steps[0][0] <= known:
            self._steps.popleft()
        return self._steps.popleft()[1] if self._steps and self._steps[0][0] == known + 1 else None
