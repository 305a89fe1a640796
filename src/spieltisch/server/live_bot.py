"""A bot at a table where nobody waits: it listens and acts at its own pace, as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from spieltisch.bots import LISTENING
from spieltisch.game import Act, Refusal
from spieltisch.server.live_table import LiveTable
from spieltisch.server.thinking import Minds
from spieltisch.table.match import Match

Hear = Callable[[LiveTable, int, int, int], Awaitable[bytes]]
"""What a seat hears that shakes this thing so hard."""


class Meant(NamedTuple):
    """A move, and the entry of the log up to which its maker knew the game."""

    turn: int
    move: int


class LiveBot:
    """Remembers what it heard while the same question lasts."""

    def __init__(self, live: LiveTable, seat: int, minds: Minds, pace: float, hear: Hear) -> None:
        self._live = live
        self._seat = seat
        self._minds = minds
        self._pace = pace
        self._hear = hear
        self._question = -1
        self._memory = b""
        self._heard: list[bytes] = []

    async def act(self) -> Meant | None:
        """Do the next thing, however long it takes; None when that was to listen."""
        table, match = self._live.table, self._match
        if match.question != self._question:
            self._question, self._memory, self._heard = match.question, b"", []
        level, turn, state = table.places[self._seat].level, table.turn_seq, match.state
        assert level is not None, "only bots are asked"
        act = await self._minds.act(
            table.facts.key,
            level,
            self._seat,
            state.view(self._seat),
            state.legal(self._seat),
            self._memory,
            self._heard,
        )
        self._memory, self._heard = act.memory, []
        if act.move == LISTENING:
            await self._listen(act)
            return None
        await self._take(act.seconds)
        return Meant(turn, act.move)

    async def _listen(self, act: Act) -> None:
        """It gets what a person would get, and needs the time that a person needs."""
        sound = self._live.table.facts.sound
        assert sound is not None, "there is something to hear"
        for _ in range(act.times):
            if self._match.question != self._question:
                return
            try:
                self._heard.append(await self._hear(self._live, self._seat, act.thing, act.strength))
            except Refusal:
                return
            await self._take(sound.seconds)
        await self._take(act.seconds - act.times * sound.seconds)

    async def _take(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds * self._pace))

    @property
    def _match(self) -> Match:
        assert self._live.table.match is not None
        return self._live.table.match
