"""Looks after the places where nobody clicks: bots whose turn it is, and people whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial

from spieltisch.server.live_bot import Hear, LiveBot
from spieltisch.server.live_table import LiveTable
from spieltisch.server.settings import Settings
from spieltisch.server.storage import ConflictError
from spieltisch.server.thinking import Minds
from spieltisch.table.decide import move_for
from spieltisch.table.entries import Deed, Foreseen, Mover
from spieltisch.table.house import HOUSE

_SECONDS_TO_RECOVER = 2.0
_GOING_ON = 0.4
_log = logging.getLogger(__name__)

_Service = tuple[str, int | None]
"""A table's key with the seat of a bot, or with None for the clock."""


class Attendant:
    def __init__(self, settings: Settings, write: Callable[[LiveTable, Deed], Awaitable[int]], hear: Hear) -> None:
        self._pause = settings.bot_pause
        self._pace = settings.bot_pace
        self._minds = Minds(settings.bot_workers)
        self._write = write
        self._hear = hear
        self._busy: dict[_Service, asyncio.Task[None]] = {}

    def look_after(self, live: LiveTable) -> None:
        """Begin to serve this table, wherever there is something to do and nobody does it yet.

        A table where nobody is waits until somebody comes back.
        """
        live.stirred.set()
        if not live.present:
            return
        key = live.table.key
        if any(place.kind == "bot" for place in live.table.places):
            self._minds.get_ready()
        for seat in _bots_to_move(live):
            self._begin((key, seat), partial(self._serve_bot, live, seat))
        if live.due():
            self._begin((key, None), partial(self._serve_clock, live))

    def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        self._minds.close()

    def _begin(self, service: _Service, serve: Callable[[], Coroutine[None, None, None]]) -> None:
        if service in self._busy and not self._busy[service].done():
            return
        self._busy[service] = asyncio.create_task(serve())
        self._busy[service].add_done_callback(lambda task: self._forget(service, task))

    def _forget(self, service: _Service, task: asyncio.Task[None]) -> None:
        if self._busy.get(service) is task:
            del self._busy[service]

    async def _serve_bot(self, live: LiveTable, seat: int) -> None:
        """As long as it is to move; others who are asked at the same time are served at the same time."""
        move = partial(self._move_in_turn, live, seat)
        if live.table.facts.real_time:
            move = partial(self._act, live, seat, LiveBot(live, seat, self._minds, self._pace, self._hear))
        while seat in _bots_to_move(live):
            await _attempt(live, move)

    async def _serve_clock(self, live: LiveTable) -> None:
        while due := live.due():
            live.stirred.clear()
            late = [seat for seat, at in due.items() if at <= time.time()]
            if late:
                await _attempt(live, partial(self._time_is_up, live, late))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(live.stirred.wait(), min(due.values()) - time.time())

    async def _move_in_turn(self, live: LiveTable, seat: int) -> None:
        """Bots take their time, so that people can follow; less of it where they only go on with their turn."""
        began = time.monotonic()
        table, match, level = live.table, live.table.match, live.table.places[seat].level
        assert level is not None
        assert match is not None
        goes_on = bool(match.moves) and match.moves[-1].seat == seat
        pause = self._pause * (_GOING_ON if goes_on else 1)
        turn, state = table.turn_seq, match.state
        choice = await self._minds.move(table.facts.key, level, seat, state.view(seat), state.legal(seat))
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        await self._make(live, seat, turn, choice.move, "bot", choice.thought)

    async def _act(self, live: LiveTable, seat: int, bot: LiveBot) -> None:
        if meant := await bot.act():
            await self._make(live, seat, meant.turn, meant.move, "bot")

    async def _time_is_up(self, live: LiveTable, seats: Iterable[int]) -> None:
        async with asyncio.TaskGroup() as group:
            for seat in seats:
                group.create_task(self._move_for(live, seat))

    async def _move_for(self, live: LiveTable, seat: int) -> None:
        table = live.table
        assert table.match is not None
        turn, state = table.turn_seq, table.match.state
        move = state.forfeit(seat)
        if move is None:
            stand_in, legal = HOUSE.bots.stand_in, state.legal(seat)
            move = (await self._minds.move(table.facts.key, stand_in, seat, state.view(seat), legal)).move
        await self._make(live, seat, turn, move, "absence" if live.is_missed(seat) else "clock")

    async def _make(
        self, live: LiveTable, seat: int, turn: int, move: int, by: Mover, thought: Foreseen | None = None
    ) -> None:
        async with live.lock:
            deed = move_for(live.table, seat, turn, move, by, thought)
            if deed is not None:
                with suppress(ConflictError):
                    await self._write(live, deed)


def _bots_to_move(live: LiveTable) -> list[int]:
    table = live.table
    return [seat for seat in table.to_move() if table.places[seat].kind == "bot"] if live.present else []


async def _attempt(live: LiveTable, service: Callable[[], Coroutine[None, None, None]]) -> None:
    try:
        await service()
    except Exception:
        _log.exception("A move failed at table %s; it will be tried again", live.table.key)
        await asyncio.sleep(_SECONDS_TO_RECOVER)
