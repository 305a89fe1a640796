"""A table that somebody is at, or was a moment ago."""

from __future__ import annotations

import asyncio
from collections import Counter

from spieltisch.table.table import Table


class LiveTable:
    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        self.resumed_at = now
        self.used_at = now
        self.stirred = asyncio.Event()

    def deadline(self) -> float | None:
        """When the time to move is up. It does not run while nobody is there."""
        seconds = self.table.seconds_to_move()
        return None if seconds is None else max(self.table.turn_began_at, self.resumed_at) + seconds
