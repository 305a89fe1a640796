"""Looks after the places where nobody clicks: bots whose turn it is, and people whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress

from spieltisch.server.live_table import LiveTable
from spieltisch.server.settings import Settings
from spieltisch.server.storage import ConflictError
from spieltisch.server.thinking import Minds
from spieltisch.table.decide import move_for
from spieltisch.table.entries import Deed
from spieltisch.table.house import HOUSE

_SECONDS_TO_RECOVER = 2.0
_GOING_ON = 0.4
_log = logging.getLogger(__name__)


class Attendant:
    def __init__(self, settings: Settings, write: Callable[[LiveTable, Deed], Awaitable[int]]) -> None:
        self._pause = settings.bot_pause
        self._minds = Minds(settings.bot_workers)
        self._write = write
        self._busy: dict[str, asyncio.Task[None]] = {}

    def look_after(self, live: LiveTable) -> None:
        """Begin to serve this table, if there is something to do and nobody does it yet."""
        live.stirred.set()
        if any(place.kind == "bot" for place in live.table.places):
            self._minds.get_ready()
        key = live.table.key
        served = key in self._busy and not self._busy[key].done()
        if not served and _is_waiting(live):
            self._busy[key] = asyncio.create_task(self._serve(live))
            self._busy[key].add_done_callback(lambda task: self._forget(key, task))

    def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        self._minds.close()

    def _forget(self, key: str, task: asyncio.Task[None]) -> None:
        if self._busy.get(key) is task:
            del self._busy[key]

    async def _serve(self, live: LiveTable) -> None:
        while _is_waiting(live):
            live.stirred.clear()
            try:
                await self._serve_next(live)
            except Exception:
                _log.exception("A move failed at table %s; it will be tried again", live.table.key)
                await asyncio.sleep(_SECONDS_TO_RECOVER)

    async def _serve_next(self, live: LiveTable) -> None:
        """Who is to move at the same time is served at the same time."""
        deadline = live.deadline()
        if bots := _bots_to_move(live):
            await _together(self._let_bot_move(live, seat) for seat in bots)
        elif deadline is not None and deadline > time.time():
            with suppress(TimeoutError):
                await asyncio.wait_for(live.stirred.wait(), deadline - time.time())
        else:
            people = live.table.to_move()
            await _together(self._move(live, seat, HOUSE.bots.stand_in, late=True) for seat in people)

    async def _let_bot_move(self, live: LiveTable, seat: int) -> None:
        """Bots take their time, so that people can follow; less of it where they only go on with their turn."""
        began = time.monotonic()
        level, match = live.table.places[seat].level, live.table.match
        assert level is not None
        assert match is not None
        goes_on = bool(match.moves) and match.moves[-1].seat == seat
        pause = self._pause * (_GOING_ON if goes_on else 1)
        await self._move(live, seat, level, late=False, not_before=began + pause)

    async def _move(self, live: LiveTable, seat: int, level: str, late: bool, not_before: float = 0) -> None:
        table = live.table
        assert table.match is not None
        turn, state = table.turn_seq, table.match.state
        choice = await self._minds.move(table.facts.key, level, seat, state.view(seat), state.legal(seat))
        await asyncio.sleep(max(0.0, not_before - time.monotonic()))
        async with live.lock:
            deed = move_for(live.table, seat, turn, choice.move, late, choice.thought)
            if deed is not None:
                with suppress(ConflictError):
                    await self._write(live, deed)


def _is_waiting(live: LiveTable) -> bool:
    """For a bot or the clock. A table where nobody is waits until somebody comes back."""
    return bool(live.present) and (bool(_bots_to_move(live)) or live.deadline() is not None)


def _bots_to_move(live: LiveTable) -> list[int]:
    table = live.table
    return [seat for seat in table.to_move() if table.places[seat].kind == "bot"]


async def _together(works: Iterable[Coroutine[None, None, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)
