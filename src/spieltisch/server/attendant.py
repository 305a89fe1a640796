"""Scheduler of moves that nobody clicks: those of bots, and for people whose time is up or who are gone.

It listens to changes of live tables, and has a task for each bot that is to move and one for the clock of each table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial

from spieltisch.server.live_bot import LiveBot
from spieltisch.server.live_table import LiveTable
from spieltisch.server.settings import Settings
from spieltisch.server.storage import ConflictError
from spieltisch.server.thinking import Minds
from spieltisch.table.asking import Asking
from spieltisch.table.decide import move_for
from spieltisch.table.entries import Deed, Foreseen, Mover
from spieltisch.table.house import HOUSE

_SECONDS_TO_RECOVER = 2.0
_GOING_ON = 0.4
_log = logging.getLogger(__name__)

_Service = tuple[str, int | None]
"""A table's key with the seat of a bot, or with None for the clock."""


class Attendant:
    def __init__(self, settings: Settings, write: Callable[[LiveTable, Deed], Awaitable[int]]) -> None:
        self._pause = settings.bot_pause
        self._pace = settings.bot_pace
        self._minds = Minds(settings.bot_workers)
        self._write = write
        self._tasks: dict[_Service, asyncio.Task[None]] = {}
        self._clocks: dict[str, asyncio.Event] = {}
        """By the key of the table whose clock runs: set when the table has changed."""

    def look_after(self, live: LiveTable) -> None:
        """Listener of live tables: begin to serve, wherever there is something to do and nobody does it yet.

        A table where nobody is waits until somebody comes back.
        """
        key = live.table.key
        if key in self._clocks:
            self._clocks[key].set()
        if not live.present:
            return
        if any(place.kind == "bot" for place in live.table.places):
            self._minds.get_ready()
        for seat in _bots_to_move(live):
            self._begin((key, seat), partial(self._serve_bot, live, seat))
        if live.due():
            self._begin((key, None), partial(self._serve_clock, live))

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._minds.close()

    def _begin(self, service: _Service, serve: Callable[[], Coroutine[None, None, None]]) -> None:
        if service in self._tasks and not self._tasks[service].done():
            return
        self._tasks[service] = asyncio.create_task(serve())
        self._tasks[service].add_done_callback(lambda task: self._forget(service, task))

    def _forget(self, service: _Service, task: asyncio.Task[None]) -> None:
        if self._tasks.get(service) is task:
            del self._tasks[service]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("Nobody serves %s any more until something changes there", service, exc_info=error)

    async def _serve_bot(self, live: LiveTable, seat: int) -> None:
        """As long as it is to move; others who are asked at the same time are served at the same time."""
        move = partial(self._move_in_turn, live, seat)
        if live.table.facts.real_time:
            move = partial(self._act, live, seat, LiveBot(live, seat, self._minds, self._pace))
        while seat in _bots_to_move(live):
            await _attempt(live, move)

    async def _serve_clock(self, live: LiveTable) -> None:
        changed = self._clocks[live.table.key] = asyncio.Event()
        try:
            while due := live.due():
                changed.clear()
                late = [seat for seat, at in due.items() if at <= time.time()]
                if late:
                    await _attempt(live, partial(self._time_is_up, live, late))
                else:
                    # Either the next time is up, or the table has changed and other times hold.
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), min(due.values()) - time.time())
        finally:
            del self._clocks[live.table.key]

    async def _move_in_turn(self, live: LiveTable, seat: int) -> None:
        """Bots take their time, so that people can follow; less of it where they only go on with their turn."""
        asking = await _opened_asking(live)
        began = time.monotonic()
        table, session, level = live.table, live.table.session, live.table.places[seat].level
        assert level is not None
        assert session is not None
        goes_on = bool(session.moves) and session.moves[-1].seat == seat
        pause = self._pause * (_GOING_ON if goes_on else 1)
        choice = await self._minds.move(table.facts.key, level, seat, asking.state.view(seat), asking.legal(seat))
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        await self._make(live, seat, asking, choice.move, "bot", choice.thought)

    async def _act(self, live: LiveTable, seat: int, bot: LiveBot) -> None:
        if meant := await bot.act():
            await self._make(live, seat, meant.asking, meant.move, "bot")

    async def _time_is_up(self, live: LiveTable, seats: Iterable[int]) -> None:
        async with asyncio.TaskGroup() as group:
            for seat in seats:
                group.create_task(self._move_for(live, seat))

    async def _move_for(self, live: LiveTable, seat: int) -> None:
        table, asking = live.table, live.table.asking
        assert asking is not None
        move = asking.state.forfeit(seat)
        if move is None:
            stand_in, view, legal = HOUSE.bots.stand_in, asking.state.view(seat), asking.legal(seat)
            move = (await self._minds.move(table.facts.key, stand_in, seat, view, legal)).move
        await self._make(live, seat, asking, move, "absence" if live.is_missed(seat) else "clock")

    async def _make(
        self, live: LiveTable, seat: int, asking: Asking, move: int, by: Mover, thought: Foreseen | None = None
    ) -> None:
        async with live.lock:
            deed = move_for(live.table, seat, asking, move, by, time.time(), thought)
            if deed is not None:
                # Another server was first. What it wrote is known now, and whoever is still to move is served again.
                with suppress(ConflictError):
                    await self._write(live, deed)


def _bots_to_move(live: LiveTable) -> list[int]:
    table = live.table
    return [seat for seat in table.to_move() if table.places[seat].kind == "bot"] if live.present else []


async def _opened_asking(live: LiveTable) -> Asking:
    """Where a game goes on at a signal, bots wait for it as people do."""
    while (asking := live.table.asking) is not None and (seconds := asking.seconds_until_open(time.time())) > 0:
        await asyncio.sleep(seconds)
    assert asking is not None, "bots are to move in a game that has begun"
    return asking


async def _attempt(live: LiveTable, service: Callable[[], Coroutine[None, None, None]]) -> None:
    try:
        await service()
    except Exception:
        _log.exception("A move failed at table %s; it will be tried again", live.table.key)
        await asyncio.sleep(_SECONDS_TO_RECOVER)
