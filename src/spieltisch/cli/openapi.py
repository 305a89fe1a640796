"""`spieltisch openapi`: prints the OpenAPI document, from which the browser client's types are generated."""

from __future__ import annotations

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.voice import Voice


def command(voice: Voice) -> click.Command:
    return spoken.command(voice, "openapi", _print)


def _print(voice: Voice) -> None:
    import msgspec

    from spieltisch.server.app import openapi

    click.echo(msgspec.json.format(msgspec.json.encode(openapi()), indent=2).decode())
