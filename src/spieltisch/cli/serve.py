"""`spieltisch serve`: runs the server for this machine and the network."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from socket import socket
from urllib.parse import urlsplit

import click

from spieltisch import game
from spieltisch.cli import command as spoken
from spieltisch.cli.address import hosts_of, listen
from spieltisch.cli.command import Whole
from spieltisch.cli.voice import SpokenError, Voice
from spieltisch.words import say

USUAL_PORT = 8080
LAST_PORT = 65535
SECONDS_TO_SAY_GOODBYE = 3


def command(voice: Voice) -> click.Command:
    parameters = [
        click.Option(["--host"], default="0.0.0.0", metavar=voice("serve.host-form"), help=voice("serve.host")),
        click.Option(["--port"], type=Whole(voice, 1, LAST_PORT), default=USUAL_PORT, help=voice("serve.port")),
        click.Option(
            ["--data"], type=click.Path(path_type=Path), metavar=voice("serve.data-form"), help=voice("serve.data")
        ),
        click.Option(["--public-url"], metavar="URL", help=voice("serve.public-url")),
        click.Option(["--open/--no-open", "open_browser"], default=None, help=voice("serve.open")),
    ]
    return spoken.command(voice, "serve", _serve, parameters)


def _serve(
    voice: Voice, host: str, port: int, data: Path | None, public_url: str | None, open_browser: bool | None
) -> None:
    if public_url is not None and not is_address(public_url):
        raise SpokenError(voice("serve.no-address", given=public_url))
    door = _door(voice, host, port)
    port = door.getsockname()[1]
    here, network = hosts_of(host)
    local = f"http://{here}:{port}/"
    network_url = f"http://{network}:{port}/" if network else None
    if open_browser is None:
        open_browser = has_display(os.environ, sys.platform)

    def opened() -> None:
        greet(voice, local, network_url)
        if open_browser:
            webbrowser.open(local)

    _run(voice, door, data or data_folder(os.environ), public_url, network_url, opened)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept unless somebody names another folder."""
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spieltisch"


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits in front of this machine and would see a browser open."""
    if "CI" in environment or "SSH_CONNECTION" in environment:
        return False
    return platform in ("darwin", "win32") or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment


def is_address(text: str) -> bool:
    """Whether invitations could begin with it."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and not parts.fragment


def _door(voice: Voice, host: str, port: int) -> socket:
    try:
        return listen(host, port, LAST_PORT)
    except OSError as error:
        raise SpokenError(voice("serve.no-port", host=host, port=port)) from error


def _run(
    voice: Voice, door: socket, data: Path, public_url: str | None, network_url: str | None, opened: Callable[[], None]
) -> None:
    import uvicorn

    from spieltisch.server import run
    from spieltisch.server.settings import Settings

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                opened()

    settings = Settings(data=data, public_url=public_url, network_url=network_url)
    try:
        asyncio.run(run.prepare(settings))
    except run.UnusableFolderError as error:
        raise SpokenError(voice("serve.no-folder", folder=data, reason=error)) from error
    config = run.config(settings, *door.getsockname()[:2])
    config.timeout_graceful_shutdown = SECONDS_TO_SAY_GOODBYE
    run.settle_in()
    with suppress(KeyboardInterrupt):
        Server(config).run(sockets=[door])


def greet(voice: Voice, local: str, network_url: str | None) -> None:
    click.echo(voice("serve.ready"))
    click.echo(f"  {voice('serve.local')}  {local}")
    if network_url is not None:
        click.echo(f"  {voice('serve.network')}  {network_url}")
        click.echo()
        click.echo(_qr_code(network_url))
    if not _client_is_built():
        click.echo(say(voice.lang, None, "house.client-missing"))
    if not game.COMPILED:
        click.echo(voice("serve.interpreted"))
    click.echo(voice("serve.stop"))
    sys.stdout.flush()


def _client_is_built() -> bool:
    """A package that was built without the client still serves everything but its pages."""
    from spieltisch.server import pages

    return (pages.STATIC / "index.html").is_file()


def _qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
