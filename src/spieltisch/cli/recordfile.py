"""Record files named on the command line: reading them, and sentences for what is wrong in which line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli.voice import SpokenError, Voice

if TYPE_CHECKING:
    from spieltisch.record import Record

BROKEN = 1


def record_argument(voice: Voice) -> click.Argument:
    return click.Argument(["path"], metavar=voice("record"), type=click.Path(path_type=Path))


def read_record(voice: Voice, path: Path) -> Record:
    from spieltisch.record import parse

    try:
        data = path.read_bytes()
    except OSError as error:
        raise SpokenError(voice("no-file", path=path)) from error
    with naming_the_line(voice):
        return parse(data)


@contextmanager
def naming_the_line(voice: Voice, game_key: str | None = None) -> Iterator[None]:
    """A broken record ends the command with its line and what is wrong there."""
    from spieltisch.record import RecordError

    try:
        yield
    except RecordError as error:
        what = voice.refusal(error, game_key)
        raise SpokenError(voice("line", line=error.line, what=what), BROKEN) from error
