"""The command `spieltisch`. Heavy packages are imported only by the subcommand that needs them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

import click

from spieltisch.cli import bench, board, openapi, serve, show, simulate, verify
from spieltisch.cli.command import Word, group
from spieltisch.cli.voice import SpokenError, Voice, language
from spieltisch.words import LANGS


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    given = list(sys.argv[1:] if arguments is None else arguments)
    voice = Voice(language(given, os.environ))
    try:
        sys.exit(program(voice).main(given, prog_name="spieltisch", standalone_mode=False))
    except click.exceptions.NoArgsIsHelpError as asked:
        _end(asked.format_message(), 0)
    except click.ClickException as error:
        _end(_safe(voice.misuse(error)), error.exit_code)
    except SpokenError as error:
        _end(_safe(error.sentence), error.code)
    except (click.Abort, KeyboardInterrupt):
        _end(voice("stopped"), 130)


def program(voice: Voice) -> click.Group:
    parameters = [
        click.Option(["--lang"], type=Word(voice, *LANGS), metavar="de|en", expose_value=False, help=voice("lang")),
        _version_option(voice),
    ]
    commands = [module.command(voice) for module in (serve, simulate, show, verify, board, bench, openapi)]
    return group(voice, "spieltisch", parameters, commands)


def _version_option(voice: Voice) -> click.Option:
    def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(f"spieltisch {version('spieltisch')}")
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version, help=voice("version")
    )


def _safe(sentence: str) -> str:
    """Without control characters: a sentence may repeat what was typed or what a file says."""
    from spieltisch.record import visible

    return visible(sentence)


def _end(sentence: str, code: int) -> NoReturn:
    click.echo(sentence, err=code != 0)
    sys.exit(code)
