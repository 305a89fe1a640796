"""`spieltisch board`: checks a data file (a board, cards) and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.voice import SpokenError, Voice, refusals
from spieltisch.words import say

if TYPE_CHECKING:
    from spieltisch.game import Refusal

UNPLAYABLE = 1


def command(voice: Voice) -> click.Command:
    parameters = [
        click.Argument(["game"], metavar=voice("board.game")),
        click.Argument(["path"], metavar=voice("board.file"), type=click.Path(path_type=Path)),
    ]
    return spoken.command(voice, "board", _board, parameters)


def _board(voice: Voice, game: str, path: Path) -> None:
    from spieltisch.record import visible

    faults = _check(voice, game)(_text(voice, path))
    for fault in faults:
        click.echo(visible(voice.refusal(fault, game)), err=True)
    if faults:
        raise click.exceptions.Exit(UNPLAYABLE)
    click.echo(voice("board.fine", game=say(voice.lang, game, "name")))


def _check(voice: Voice, key: str) -> Callable[[str], list[Refusal]]:
    """The checker of a game that can be played with files of one's own."""
    from spieltisch.games import folder

    with refusals(voice):
        check = folder(key).faults
    if check is None:
        raise SpokenError(voice("board.none", game=say(voice.lang, key, "name")))
    return check


def _text(voice: Voice, path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpokenError(voice("no-file", path=path)) from error
    except UnicodeDecodeError as error:
        raise SpokenError(voice("board.no-text", path=path), UNPLAYABLE) from error
