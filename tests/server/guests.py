"""Scripted guests: they talk to a real server over real HTTP and a real WebSocket, and keep every byte they got."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
TIMEOUT_SECONDS = 60.0
_numbers = count()


class Chair:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.pieces: list[bytes] = []
        self.messages: list[Message] = []
        self.table: Message = {}
        self.position: Message = {}
        self.seq = 0

    async def hear(self) -> Message:
        frame = await asyncio.wait_for(self.socket.recv(), TIMEOUT_SECONDS)
        if isinstance(frame, bytes):
            return self._piece(frame)
        self.heard.append(frame)
        message: Message = json.loads(frame)
        self.messages.append(message)
        if message["t"] in ("snapshot", "step"):
            self.seq, self.table, self.position = message["seq"], message["table"], message["position"] or {}
        return message

    def _piece(self, frame: bytes) -> Message:
        """Of sound, as the answer to a shake."""
        self.pieces.append(frame)
        start = 1 + frame[0]
        return {"t": "piece", "id": frame[1:start].decode("ascii"), "samples": frame[start:]}

    async def hear_until(self, kind: str) -> Message:
        while (message := await self.hear())["t"] != kind:
            pass
        return message

    async def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()

    async def say(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    async def ask(self, what: str, **fields: object) -> Message:
        """Send a command; its answer. What it changed has been heard, too."""
        command = {"t": what, "id": f"said-{next(_numbers)}", **fields}
        await self.say(json.dumps(command))
        while True:
            message = await self.hear()
            if message["t"] in ("ack", "refused", "piece") and message["id"] in (command["id"], ""):
                break
        if message["t"] == "ack":
            await self.until_seq(message["seq"])
        return message

    async def move(self, move: int, seat: int | None = None) -> Message:
        mover = self.position["to_move"][0] if seat is None else seat
        return await self.ask("move", seat=mover, ply=self.position["ply"], move=move)

    async def shake(self, seat: int, thing: int = 0, strength: int = 1) -> Message:
        return await self.ask("shake", seat=seat, thing=thing, strength=strength)

    async def closed_with(self) -> int:
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


class Guest:
    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        headers = {"Cookie": cookie} if cookie else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=TIMEOUT_SECONDS)
        self.bodies: list[str] = []

    async def fetch(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.bodies.append(answer.text)
        return answer

    async def get(self, path: str) -> Any:
        return (await self.fetch("GET", path)).json()

    async def open_table(self, game: str) -> str:
        key: str = (await self.fetch("POST", "/api/tables", {"game": game})).json()["id"]
        return key

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def sit_at(self, key: str, query: str = "", **headers: str) -> AsyncIterator[Chair]:
        """Be connected to the table; the first message has been heard."""
        async with self.dial(key, query, **headers) as chair:
            await chair.hear()
            yield chair

    @asynccontextmanager
    async def dial(self, key: str, query: str = "", **headers: str) -> AsyncIterator[Chair]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{key}/live?{query}"
        sent = {"Cookie": self.cookie, **headers} if self.http.cookies else headers
        async with connect(address, additional_headers=sent, max_size=None) as socket:
            yield Chair(socket)

    async def leave(self) -> None:
        await self.http.aclose()
