"""Running the server on a port, by uvicorn."""

from __future__ import annotations

import gc

import uvicorn
from sqlalchemy.exc import DBAPIError

from spieltisch.server.app import create_app
from spieltisch.server.settings import Settings
from spieltisch.server.storage import Storage
from spieltisch.server.tables import Shelf

_HARD_FRAME_LIMIT = 64 * 1024
_SECONDS_TO_SAY_GOODBYE = 3
_SECONDS_BETWEEN_PINGS = 5
_SECONDS_TO_ANSWER_A_PING = 10
_THINGS_UNTIL_GARBAGE_IS_LOOKED_FOR = 50_000


class UnusableFolderError(Exception):
    """Nothing can be kept there, and why."""


async def prepare(settings: Settings) -> None:
    """Make sure that games can be kept, before anybody is let in."""
    try:
        settings.secret()
        async with Storage.open(settings.database()):
            pass
    except OSError as error:
        raise UnusableFolderError(error.strerror) from error
    except DBAPIError as error:
        raise UnusableFolderError(error.orig) from error


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    server = uvicorn.Server(config(settings, host, port))
    settle_in()
    server.run()


def settle_in() -> None:
    """Look for garbage rarely, for everybody waits meanwhile: what is loaded stays, and a move leaves hardly any."""
    gc.freeze()
    gc.set_threshold(_THINGS_UNTIL_GARBAGE_IS_LOOKED_FOR)


def config(settings: Settings, host: str, port: int, shelf: Shelf | None = None) -> uvicorn.Config:
    """Frames beyond our own limit still get a sentence; beyond the hard one the connection is cut.

    Who answers no ping is gone: the others at the table see it, and nobody waits for a dead line.
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
        ws_ping_interval=_SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=_SECONDS_TO_ANSWER_A_PING,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_SAY_GOODBYE,
    )
