"""`spieltisch openapi`: the server's interface as a document; the browser client's types are made from it."""

from __future__ import annotations

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.voice import Voice


def command(voice: Voice) -> click.Command:
    return spoken.command(voice, "openapi", _print)


def _print(voice: Voice) -> None:
    from pathlib import Path
    from tempfile import TemporaryDirectory

    import msgspec

    from spieltisch.server.app import create_app
    from spieltisch.server.settings import Settings

    with TemporaryDirectory() as folder:
        document = create_app(Settings(data=Path(folder))).openapi_schema.to_schema()
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
