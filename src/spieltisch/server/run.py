"""The server on a real port."""

from __future__ import annotations

import uvicorn

from spieltisch.server.app import create_app
from spieltisch.server.hub import Shelf
from spieltisch.server.settings import Settings

_HARD_FRAME_LIMIT = 64 * 1024
_SECONDS_TO_SAY_GOODBYE = 3


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    uvicorn.Server(config(settings, host, port)).run()


def config(settings: Settings, host: str, port: int, shelf: Shelf | None = None) -> uvicorn.Config:
    """Frames beyond our own limit still get a sentence; beyond the hard one the connection is cut.

    Messages are small: compressing them would cost more memory than a whole table.
    """
    return uvicorn.Config(
        create_app(settings, shelf),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=_HARD_FRAME_LIMIT,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_SAY_GOODBYE,
    )
