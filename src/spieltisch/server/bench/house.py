"""A real server process on SQLite, for scripted guests in this process."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import time
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError

import msgspec

from spieltisch.server.run import serve
from spieltisch.server.settings import Limits, Settings

SECONDS_TO_START = 30.0
_AS_MANY_AS_THEY_LIKE = 1_000_000


class _Link(msgspec.Struct):
    id: str


@asynccontextmanager
async def server() -> AsyncIterator[tuple[str, int]]:
    """Its address and process id."""
    limits = Limits(
        frames_per_second=_AS_MANY_AS_THEY_LIKE,
        frames_at_once=_AS_MANY_AS_THEY_LIKE,
        writes_at_once=_AS_MANY_AS_THEY_LIKE,
    )
    port = _free_port()
    with TemporaryDirectory() as folder:
        process = multiprocessing.get_context("spawn").Process(
            target=serve, args=(Settings(Path(folder), limits=limits), "127.0.0.1", port)
        )
        process.start()
        try:
            await _until_open(f"127.0.0.1:{port}")
            assert process.pid is not None
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.join()


def open_table(address: str, game_key: str) -> tuple[str, str]:
    """The new table's key and its host's cookie."""
    body, headers = msgspec.json.encode({"game": game_key}), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"http://{address}/api/tables", body, headers)) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
        return msgspec.json.decode(answer.read(), type=_Link).id, cookie


def percentile(seconds: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return sorted(seconds)[len(seconds) * percent // 100] * 1000 if seconds else 0.0


async def _until_open(address: str) -> None:
    give_up = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < give_up:
        # Until it listens, nobody answers.
        with suppress(URLError):
            await asyncio.to_thread(urllib.request.urlopen, f"http://{address}/api/health")
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the server did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
