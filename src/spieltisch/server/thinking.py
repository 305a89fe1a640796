"""Bots think in processes of their own, so that the house goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from spieltisch import bots
from spieltisch.game import View

_SEED_BITS = 64
_log = logging.getLogger(__name__)


class Thinking:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, game_key: str, level: str, seat: int, view: View, legal: list[int]) -> int:
        """The bot's choice. A bot that fails must not stop a game among people: it moves at random."""
        if len(legal) == 1:
            return legal[0]
        task = (game_key, level, seat, view, legal, secrets.randbits(_SEED_BITS))
        pool = self._processes()
        try:
            move = (await asyncio.get_running_loop().run_in_executor(pool, bots.think, *task)).move
            if move in legal:
                return move
            _log.error("A bot of %s chose %s, which is not allowed; its move is left to luck", game_key, move)
        except BrokenProcessPool:
            _log.exception("A bot's process died; the next one gets a new process, this move is left to luck")
            if pool is self._pool:
                self.close()
        except Exception:
            _log.exception("A bot of %s failed; its move is left to luck", game_key)
        return secrets.choice(legal)

    def get_ready(self) -> None:
        """Start a process ahead of the first question, so that nobody waits for it."""
        if self._pool is None:
            self._processes().submit(_be_awake)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_settle_in)
        return self._pool


def _be_awake() -> None:
    """Importing this module was all there was to do."""


def _settle_in() -> None:
    """In the new process: leave Ctrl-C to the server, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
