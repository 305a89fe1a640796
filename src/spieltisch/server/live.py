"""WebSocket of a table: commands come in, what happens goes out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spieltisch.game import Refusal
from spieltisch.server import address, door, speech
from spieltisch.server.hub import Hub
from spieltisch.server.identity import Identity
from spieltisch.server.limits import Bucket
from spieltisch.server.live_table import LiveTable
from spieltisch.server.messages import Ack, Beat, Incoming, Outgoing, Refused
from spieltisch.server.outbox import Outbox
from spieltisch.server.settings import Settings
from spieltisch.server.tables import Tables
from spieltisch.server.tasks import stop
from spieltisch.table.commands import Advise, Command, Shake

UNKNOWN_TABLE = 4404
FOREIGN_PAGE = 4403
FLOOD = 4429
FAILED = 1011
_ID_LENGTH = 64
_Answer = TypeVar("_Answer")

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_commands: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read_frame(frame: bytes, limit: int) -> Incoming:
    """The command in a frame; Refusal for anything that is none."""
    if len(frame) > limit:
        raise Refusal("frame-too-large", most=limit)
    try:
        command = _commands.decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("frame") from error
    if not 1 <= len(command.id) <= _ID_LENGTH or (isinstance(command, Shake) and not command.id.isascii()):
        raise Refusal("frame")
    return command


@websocket("/api/tables/{key:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    key: FromPath[str],
    hub: NamedDependency[Hub],
    tables: NamedDependency[Tables],
    identity: NamedDependency[Identity],
    settings: NamedDependency[Settings],
) -> None:
    """See messages.py for what is said here."""
    guest, cookie = identity.guest(socket)
    await socket.accept(headers={"set-cookie": cookie.to_header(header="")} if cookie else None)
    visitor = Visitor(socket, hub, tables, guest, settings)
    if not address.same_house(settings, socket.headers.get("origin"), socket.headers.get("host", "")):
        await visitor.turn_away(Refusal("foreign-page"), FOREIGN_PAGE)
        return
    try:
        async with hub.visit(key, visitor.receiver, visitor.lang) as (table, outbox):
            await visitor.stay(table, outbox)
    except Refusal as refused:
        await visitor.turn_away(refused, UNKNOWN_TABLE)
    except Exception:
        _log.exception("A connection to table %s failed", key)
        await visitor.turn_away(Refusal("house"), FAILED)


class Visitor:
    """One connection of a guest: a loop that listens, a task that sends, and perhaps one that waits for advice."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hub: Hub, tables: Tables, guest: str, settings: Settings
    ) -> None:
        self._socket = socket
        self._hub = hub
        self._tables = tables
        self.receiver = door.Receiver(guest, address.base_url(settings, socket.base_url))
        self.lang = speech.language(socket)
        self._limits = settings.limits
        self._beat_every = settings.beat_every
        self._advising: asyncio.Task[None] | None = None
        self._frames = Bucket(self._limits.frames_at_once, self._limits.frames_per_second, time.monotonic())

    async def stay(self, live: LiveTable, outbox: Outbox) -> None:
        sender = self._start_sender(live, self._send_all(live, outbox))
        try:
            await self._listen(live)
        except WebSocketDisconnect:
            pass  # the usual end of a visit
        finally:
            await stop(*[task for task in (sender, self._advising) if task is not None])

    async def turn_away(self, refused: Refusal, code: int) -> None:
        """Say why, and close the connection. Who has gone already need not be turned away."""
        with suppress(WebSocketDisconnect):
            await self._send(self._refused("", refused))
            await self._close(code)

    async def _listen(self, live: LiveTable) -> None:
        refused_in_a_row = 0
        while True:
            frame = await self._receive()
            if not self._frames.take(time.monotonic()):
                refused_in_a_row += 1
                if refused_in_a_row > self._limits.refusals_before_closing:
                    await self.turn_away(Refusal("flood"), FLOOD)
                    return
                await self._send(self._refused("", Refusal("too-fast")))
                continue
            refused_in_a_row = 0
            if answer := await self._answer(live, frame):
                await self._send(answer)

    async def _receive(self) -> bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        return text.encode(errors="replace") if text is not None else event.get("bytes") or b""

    async def _answer(self, live: LiveTable, frame: bytes) -> Outgoing | bytes | None:
        """None when the answer will come later."""
        try:
            command = read_frame(frame, self._limits.frame_bytes)
        except Refusal as refused:
            return self._refused("", refused)
        if isinstance(command, Shake):
            return await self._attempt(live, command, self._shake(live, command))
        if not isinstance(command, Advise):
            return await self._attempt(live, command, self._do(live, command))
        if self._advising is not None and not self._advising.done():
            return self._refused(command.id, Refusal("still-thinking"))
        self._advising = self._start_sender(live, self._advise(live, command))
        return None

    async def _shake(self, live: LiveTable, command: Shake) -> bytes:
        return self._hub.shake(live, command, self.receiver.guest)

    async def _do(self, live: LiveTable, command: Command) -> Ack:
        return Ack(command.id, await self._hub.do(live, command, self.receiver.guest))

    async def _advise(self, live: LiveTable, asked: Advise) -> None:
        """Beside everything else, so that nothing waits for it."""
        advice = self._hub.advise(live, asked, self.receiver.guest)
        await self._send(await self._attempt(live, asked, advice))

    async def _attempt(self, live: LiveTable, asked: Incoming, answering: Awaitable[_Answer]) -> _Answer | Refused:
        try:
            return await answering
        except Refusal as refused:
            return self._refused(asked.id, refused, live.table.facts.key)
        except Exception:
            _log.exception("A command failed at table %s", live.table.key)
            return self._refused(asked.id, Refusal("house"))

    def _start_sender(self, live: LiveTable, sending: Coroutine[None, None, None]) -> asyncio.Task[None]:
        return asyncio.create_task(self._keep_sending(live, sending))

    async def _keep_sending(self, live: LiveTable, sending: Coroutine[None, None, None]) -> None:
        """A sender that fails is logged, and the connection closed: the browser will come again."""
        try:
            await sending
        except WebSocketDisconnect as gone:
            _log.info("A visitor of table %s cannot be reached any more: %s", live.table.key, gone.detail)
            # If only our sending has ended, this ends the listening, too; else there is nothing left to close.
            with suppress(WebSocketDisconnect):
                await self._close(FAILED)
        except Exception:
            _log.exception("A visitor of table %s could not be told what happened", live.table.key)
            await self.turn_away(Refusal("house"), FAILED)

    async def _send_all(self, live: LiveTable, outbox: Outbox) -> None:
        """First where things stand, then every step of the log once and in order."""
        known = await self._greet(live)
        while True:
            known = await self._empty(outbox, known)
            if known < live.table.seq:
                known = await self._snapshot(live)
            else:
                await self._wait_for_news(outbox)

    async def _wait_for_news(self, outbox: Outbox) -> None:
        while True:
            try:
                async with asyncio.timeout(self._beat_every):
                    return await outbox.filled()
            except TimeoutError:
                await self._send(Beat(time.time()))

    async def _empty(self, outbox: Outbox, known: int) -> int:
        while unsent := outbox.next_after(known):
            known, frame = unsent
            await self._send(frame)
        return known

    async def _greet(self, live: LiveTable) -> int:
        try:
            known = int(self._socket.query_params.get("after", 0))
        except ValueError:
            known = 0  # no number: whoever asks like that gets a snapshot
        return await (self._catch_up(live, known) if 0 < known <= live.table.seq else self._snapshot(live))

    async def _catch_up(self, live: LiveTable, known: int) -> int:
        missing = live.table.seq - known
        if missing > self._limits.steps_to_catch_up:
            return await self._snapshot(live)
        if missing > 1:
            table, entries = await self._tables.earlier(live.table.key, known)
            for entry in entries:
                table.apply(entry)
                await self._send(door.step(table, self.receiver, live.surroundings(time.time())))
            return table.seq
        if missing == 1:
            known += 1
            await self._send(door.step(live.table, self.receiver, live.surroundings(time.time())))
        return known

    async def _snapshot(self, live: LiveTable) -> int:
        known = live.table.seq
        await self._send(door.snapshot(live.table, self.receiver, live.surroundings(time.time())))
        return known

    async def _send(self, message: Outgoing | str | bytes) -> None:
        """A message, or one that is written already; bytes are sound."""
        frame = message if isinstance(message, str | bytes) else _encode(message).decode()
        await _reaching(self._socket.send_data(frame, mode="text" if isinstance(frame, str) else "binary"))

    async def _close(self, code: int) -> None:
        await _reaching(self._socket.close(code))

    def _refused(self, command_id: str, refused: Refusal, game_key: str | None = None) -> Refused:
        problem = speech.problem(refused, self.lang, game_key)
        return Refused(command_id, problem.code, problem.text)


async def _reaching(sending: Awaitable[None]) -> None:
    """Whatever says that the other side cannot be reached any more becomes one exception."""
    try:
        await sending
    except OSError as gone:
        raise WebSocketDisconnect(detail="the other side has gone") from gone
    except RuntimeError as closed:
        # uvicorn raises it when this side has closed the connection meanwhile, after a flood or for want of pings.
        raise WebSocketDisconnect(detail=str(closed)) from closed
