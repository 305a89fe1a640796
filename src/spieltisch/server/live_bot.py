"""Bot in a game in real time: it listens and acts at its own pace, as people do."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import NamedTuple

from spieltisch.bots import LISTENING, seconds_to_choose
from spieltisch.game import Act, QuickChance, Refusal
from spieltisch.server.live_table import LiveTable
from spieltisch.server.thinking import Minds
from spieltisch.table.asking import Asking

_NEVER = -1
_SEED_BITS = 64


class Meant(NamedTuple):
    """A move, and the asking it answers."""

    asking: Asking
    move: int


class LiveBot:
    """Remembers what it heard while the same asking lasts."""

    def __init__(self, live: LiveTable, seat: int, minds: Minds, pace: float) -> None:
        self._live = live
        self._seat = seat
        self._minds = minds
        self._pace = pace
        self._known_asking = _NEVER
        self._memory = b""
        self._heard: list[bytes] = []

    async def act(self) -> Meant | None:
        """Do the next thing, however long it takes; None when that was to listen."""
        table, asking = self._live.table, self._asking
        if asking.seq != self._known_asking:
            self._known_asking, self._memory, self._heard = asking.seq, b"", []
        level = table.places[self._seat].level
        assert level is not None, "only bots are asked"
        act = await self._minds.act(
            table.facts.key,
            level,
            self._seat,
            asking.state.view(self._seat),
            asking.legal(self._seat),
            self._memory,
            self._heard,
        )
        self._memory, self._heard = act.memory, []
        if act.move == LISTENING:
            await self._listen(act)
            return None
        await self._spend(act.seconds)
        await self._react_to_signal(asking)
        return Meant(asking, act.move)

    async def _listen(self, act: Act) -> None:
        """It gets what a person would get, and needs the time that a person needs."""
        sound = self._live.table.facts.sound
        assert sound is not None, "there is something to hear"
        for _ in range(act.times):
            if self._asking.seq != self._known_asking:
                return
            try:
                self._heard.append(self._live.hear(self._seat, act.thing, act.strength, time.monotonic()))
            except Refusal:
                return  # the hand is empty by now: somebody, or the clock, has moved for this seat
            await self._spend(sound.seconds)
        await self._spend(act.seconds - act.times * sound.seconds)

    async def _react_to_signal(self, asking: Asking) -> None:
        """Before a signal it can look on and make up its mind; after it, it needs a moment, as a person does."""
        if asking.is_open(time.time()):
            return
        while (seconds := asking.seconds_until_open(time.time())) > 0:
            await asyncio.sleep(seconds)
        await self._spend(seconds_to_choose(QuickChance(secrets.randbits(_SEED_BITS))))

    async def _spend(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds * self._pace))

    @property
    def _asking(self) -> Asking:
        assert self._live.table.asking is not None
        return self._live.table.asking
