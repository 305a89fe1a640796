"""What cannot be sent is logged, and its connection closed: nobody sits at a table without being told what happens."""

from __future__ import annotations

import asyncio
import logging

import pytest
from litestar import WebSocket

from spieltisch.server import door
from spieltisch.server.hub import Hub
from spieltisch.server.live import FAILED
from spieltisch.server.tasks import stop
from tests.server.guests import Guest
from tests.server.house import House

pytestmark = pytest.mark.anyio


@pytest.fixture
async def host(house: House) -> Guest:
    return await house.guest("Ada")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("bug", [RuntimeError, ValueError, KeyError])
async def test_a_sender_that_fails_is_logged_and_closes_its_socket(
    host: Guest, bug: type[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    key = await host.open_table("whisper")

    def broken(*_: object) -> None:
        raise bug("a bug of ours")

    with monkeypatch.context() as patch:
        patch.setattr(door, "snapshot", broken)
        async with host.dial(key) as chair:
            assert await chair.closed_with() == FAILED
    assert [message for message in errors(caplog) if "could not be told" in message and key in message]
    async with host.sit_at(key) as chair:
        assert chair.seq == 1, "the next connection is as good as ever"


async def test_advice_that_cannot_be_sent_closes_the_socket_too(
    host: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    key = await host.open_table("whisper")

    async def unspeakable(*_: object) -> object:
        return object()

    monkeypatch.setattr(Hub, "advise", unspeakable)
    async with host.sit_at(key) as chair:
        await chair.say('{"t": "advise", "id": "why", "seat": 0, "ply": 0}')
        assert await chair.closed_with() == FAILED
    assert errors(caplog)


async def test_nobody_listens_where_nothing_can_be_sent(
    host: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What the protocol says of a connection that is closed already; here the connection is open."""
    caplog.set_level(logging.INFO)
    key = await host.open_table("whisper")

    async def closed(*_: object, **__: object) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    monkeypatch.setattr(WebSocket, "send_data", closed)
    async with host.dial(key) as chair:
        assert await chair.closed_with() == FAILED
    assert "cannot be reached any more" in caplog.text
    assert errors(caplog) == []


async def test_a_background_task_that_had_failed_is_logged_when_it_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise RuntimeError("a bug of ours")

    async def run() -> None:
        await asyncio.Event().wait()

    tasks = asyncio.create_task(fail()), asyncio.create_task(run())
    await asyncio.sleep(0)
    await stop(*tasks)
    assert len(errors(caplog)) == 1
    assert all(task.done() for task in tasks)
