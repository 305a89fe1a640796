"""click commands and parameter types with help and errors in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import click

from spieltisch.cli.voice import SpokenError, Voice


def command(
    voice: Voice, name: str, run: Callable[..., None], parameters: Sequence[click.Parameter] = ()
) -> click.Command:
    return _Command(
        name,
        callback=lambda **given: run(voice, **given),
        params=[*parameters, _help_option(voice)],
        help=voice(f"{name}.help"),
        short_help=voice(f"{name}.short"),
        options_metavar=f"[{voice('options')}]",
        add_help_option=False,
        context_settings={"obj": voice},
    )


def group(
    voice: Voice, name: str, parameters: Sequence[click.Parameter], commands: Sequence[click.Command]
) -> click.Group:
    return _Group(
        name,
        params=[*parameters, _help_option(voice)],
        help=voice("help"),
        commands=commands,
        options_metavar=f"[{voice('options')}]",
        subcommand_metavar=voice("command"),
        add_help_option=False,
        no_args_is_help=True,
        context_settings={"obj": voice},
    )


class Whole(click.ParamType[int]):
    """A whole number in a range."""

    name = "N"

    def __init__(self, voice: Voice, least: int, most: int) -> None:
        self._voice = voice
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        number = whole(str(value))
        if number is not None and self._least <= number <= self._most:
            return number
        option = param.opts[0] if param else ""
        raise SpokenError(self._voice("number", option=option, value=value, least=self._least, most=self._most))


class Amount(click.ParamType[float]):
    """A number in a range, whole or not."""

    name = "N"

    def __init__(self, voice: Voice, least: float, most: float) -> None:
        self._voice = voice
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        with suppress(ValueError):
            if self._least <= float(value) <= self._most:
                return float(value)
        option = param.opts[0] if param else ""
        raise SpokenError(
            self._voice("amount", option=option, value=value, least=f"{self._least:g}", most=f"{self._most:g}")
        )


def whole(text: str) -> int | None:
    """None for what is no whole number, or one of more digits than Python reads."""
    try:
        return int(text)
    except ValueError:
        return None


class Word(click.ParamType[str]):
    """One of a few words."""

    name = "WORD"

    def __init__(self, voice: Voice, *words: str) -> None:
        self._voice = voice
        self._words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value in self._words:
            return str(value)
        option = param.opts[0] if param else ""
        raise SpokenError(self._voice("word", option=option, value=value, words="/".join(self._words)))


class _Formatter(click.HelpFormatter):
    def __init__(self, voice: Voice, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._headings = {"Options": voice("heading-options"), "Commands": voice("heading-commands")}
        self._usage = voice("heading-usage")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self._usage}: ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self._headings.get(heading, heading))


class _Context(click.Context):
    def make_formatter(self) -> click.HelpFormatter:
        return _Formatter(self.obj, self.terminal_width, self.max_content_width)


class _Command(click.Command):
    context_class = _Context


class _Group(click.Group):
    context_class = _Context

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order a newcomer needs them."""
        return list(self.commands)


def _help_option(voice: Voice) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=voice("show-help")
    )
