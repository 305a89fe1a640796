"""Stopping background tasks of asyncio."""

from __future__ import annotations

import asyncio
import logging

_log = logging.getLogger(__name__)


async def stop(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks and wait until they are done. A task that had failed by itself is logged, for nobody else asks."""
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("A background task had failed: %s", task.get_coro(), exc_info=error)
