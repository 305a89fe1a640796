"""The ASGI application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from spieltisch.game import Refusal
from spieltisch.games import games
from spieltisch.server import address, api, description, pages, speech
from spieltisch.server.attendant import Attendant
from spieltisch.server.directory import Directory
from spieltisch.server.heartbeat import Heartbeat, keep_in_touch
from spieltisch.server.hub import Hub
from spieltisch.server.identity import Identity
from spieltisch.server.limits import Throttle
from spieltisch.server.live import live
from spieltisch.server.messages import Problem
from spieltisch.server.settings import Settings
from spieltisch.server.storage import Storage
from spieltisch.server.tables import Shelf, Tables
from spieltisch.server.tasks import stop

_MINUTE = 60
_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_NEW_COOKIE = "new_cookie"

_log = logging.getLogger(__name__)


def create_app(settings: Settings, shelf: Shelf | None = None) -> Litestar:
    house = _House(settings, shelf)
    limits = settings.limits
    codes = Throttle(limits.code_tries, limits.code_tries_per_minute / _MINUTE)
    writes = Throttle(limits.writes_at_once, limits.writes_per_minute / _MINUTE)
    sounds = Throttle(limits.sounds_at_once, limits.sounds_per_second)

    def only_own_pages(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if request.scope.get("method", "GET") in _SAFE_METHODS:
            return
        if not address.same_house(settings, request.headers.get("origin"), request.headers.get("host", "")):
            raise Refusal("foreign-page")

    return Litestar(
        route_handlers=[*api.HANDLERS, *pages.HANDLERS, live],
        dependencies={
            "guest": Provide(house.guest, sync_to_thread=False),
            "hub": Provide(lambda: house.hub, sync_to_thread=False),
            "tables": Provide(lambda: house.tables, sync_to_thread=False),
            "directory": Provide(lambda: house.directory, sync_to_thread=False),
            "identity": Provide(lambda: house.identity, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "code_throttle": Provide(lambda: codes, sync_to_thread=False),
            "write_throttle": Provide(lambda: writes, sync_to_thread=False),
            "sound_throttle": Provide(lambda: sounds, sync_to_thread=False),
        },
        guards=[only_own_pages],
        lifespan=[house.open],
        openapi_config=description.config(),
        exception_handlers={Refusal: _refused, HTTPException: _not_understood, Exception: _failed},
        before_send=[_finish_headers],
        logging_config=None,
        request_max_body_size=limits.frame_bytes,
    )


def openapi() -> dict[str, Any]:
    """The OpenAPI document, from which the client's types are made."""
    return description.with_messages(create_app(Settings(Path())).openapi_schema.to_schema())


class _House:
    """What exists while the server runs."""

    hub: Hub
    tables: Tables
    directory: Directory
    identity: Identity

    def __init__(self, settings: Settings, shelf: Shelf | None) -> None:
        self._settings = settings
        self._shelf = shelf

    @asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        settings, limits = self._settings, self._settings.limits
        self.identity = Identity(settings.secret())
        async with Storage.open(settings.database()) as storage:
            self.tables = Tables(games() if self._shelf is None else self._shelf, storage, limits)
            self.directory = Directory(self.tables, storage, limits)
            self.hub = Hub(self.tables, self.directory, storage, limits)
            attendant = Attendant(settings, self.hub.write)
            self.tables.subscribe(attendant.look_after)
            others = keep_in_touch(self.tables, Heartbeat(storage), settings.heartbeat_every)
            loops = [asyncio.create_task(loop) for loop in (self.tables.sweep(), others)]
            try:
                yield
            finally:
                attendant.close()
                self.hub.close()
                await stop(*loops)

    def guest(self, request: Request[Any, Any, Any]) -> str:
        guest, cookie = self.identity.guest(request)
        request.scope["state"][_NEW_COOKIE] = cookie
        return guest


async def _finish_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _SECURITY_HEADERS.items():
        headers[name] = value
    cookie = scope["state"].get(_NEW_COOKIE)
    if isinstance(cookie, Cookie):
        headers.add("Set-Cookie", cookie.to_header(header=""))


def _refused(request: Request[Any, Any, Any], refused: Refusal) -> Response[Problem]:
    return Response(speech.problem(refused, speech.language(request)), status_code=speech.status(refused))


def _not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    refused = Refusal("page-unknown" if error.status_code in (404, 405) else "request")
    return Response(speech.problem(refused, speech.language(request)), status_code=error.status_code)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("A request failed: %s", request.url.path, exc_info=error)
    return Response(speech.problem(Refusal("house"), speech.language(request)), status_code=500)
