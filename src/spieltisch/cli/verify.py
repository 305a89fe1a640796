"""`spieltisch verify`: recomputes a record from the first draw to the result."""

from __future__ import annotations

from pathlib import Path

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.recordfile import naming_the_line, read_record, record_argument
from spieltisch.cli.voice import Voice


def command(voice: Voice) -> click.Command:
    return spoken.command(voice, "verify", _verify, [record_argument(voice)])


def _verify(voice: Voice, path: Path) -> None:
    from spieltisch.record import Daily, verify

    record = read_record(voice, path)
    with naming_the_line(voice, record.game):
        provable = verify(record)
    click.echo(voice("verify.true", moves=len(record.turns)))
    if isinstance(record.luck, Daily):
        click.echo(voice("verify.daily", day=record.luck.day))
    else:
        click.echo(voice("verify.fair" if provable else "verify.drawn"))
