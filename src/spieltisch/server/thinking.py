"""Process pool for bots and advisers: they think beside the event loop, so that the server goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import NamedTuple, TypeVar

from spieltisch import bots
from spieltisch.game import Act, QuickChance, Thought, View
from spieltisch.games import folder
from spieltisch.table.entries import Foreseen

_SEED_BITS = 64
_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")


class Choice(NamedTuple):
    """A bot's move; `thought` is None where it did not look ahead."""

    move: int
    thought: Foreseen | None = None


class Advised(NamedTuple):
    move: int
    thought: Foreseen


class Minds:
    """A pool of so many processes that think; the higher their niceness, the lower their priority."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self._workers = workers
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, game_key: str, level: str, seat: int, view: View, legal: Sequence[int]) -> Choice:
        """The bot's choice. A bot that fails must not stop a game among people: it moves at random."""
        if len(legal) == 1:
            return Choice(legal[0])
        try:
            choice = await self._ask(_move, game_key, level, seat, view, legal, _seed())
            if choice.move in legal:
                return choice
            _log.error("A bot of %s chose %s, which is not allowed; its move is left to luck", game_key, choice.move)
        except Exception:
            _log.exception("A bot of %s failed; its move is left to luck", game_key)
        return Choice(secrets.choice(legal))

    async def act(
        self,
        game_key: str,
        level: str,
        seat: int,
        view: View,
        legal: Sequence[int],
        memory: bytes,
        heard: Sequence[bytes],
    ) -> Act:
        """What the bot does next in a game in real time. One that fails makes some move after a while, and forgets."""
        try:
            act = await self._ask(bots.act, game_key, level, seat, view, legal, memory, heard, _seed())
            if bots.is_valid_act(act, legal, folder(game_key).facts.sound):
                return act
            _log.error("A bot of %s wants %s, which cannot be done; its move is left to luck", game_key, act)
        except Exception:
            _log.exception("A bot of %s failed; its move is left to luck", game_key)
        return Act(bots.seconds_to_choose(QuickChance(_seed())), move=secrets.choice(legal))

    async def advise(self, game_key: str, seat: int, view: View, legal: Sequence[int]) -> Advised:
        """What the best bot would do. Whoever asks for advice is not served with luck: a failure stays one."""
        advised = await self._ask(_advise, game_key, seat, view, legal, _seed())
        if advised.move not in legal:
            raise ValueError(f"the adviser of {game_key} chose {advised.move}, which is not allowed")
        return advised

    def get_ready(self) -> None:
        """Start a process ahead of the first search, so that nobody waits for it."""
        if self._pool is None:
            self._processes().submit(_be_awake)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, think: Callable[..., _Answer], *arguments: object) -> _Answer:
        pool = self._processes()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *arguments)
        except BrokenProcessPool:
            # The next search gets new processes.
            if pool is self._pool:
                self.close()
            raise

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("spawn"), initializer=_settle_in, initargs=(self._niceness,)
            )
        return self._pool


def _seed() -> int:
    return secrets.randbits(_SEED_BITS)


# In the other process


def _be_awake() -> None:
    """Importing this module was all there was to do."""


def _move(game_key: str, level: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Choice:
    thought = bots.think(game_key, level, seat, view, legal, seed)
    return Choice(thought.move, _written(thought, game_key) if thought.depth > 0 else None)


def _advise(game_key: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Advised:
    thought = bots.advise(game_key, seat, view, legal, seed)
    return Advised(thought.move, _written(thought, game_key))


def _written(thought: Thought, game_key: str) -> Foreseen:
    return Foreseen.of(thought, folder(game_key).rules)


def _settle_in(niceness: int) -> None:
    """Leave Ctrl-C to the server, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
