"""`spieltisch show`: a record told move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.recordfile import naming_the_line, read_record, record_argument
from spieltisch.cli.voice import Voice
from spieltisch.words import knows, outcome, say, tell

if TYPE_CHECKING:
    from spieltisch.record import Moment, Record, Seat


def command(voice: Voice) -> click.Command:
    return spoken.command(voice, "show", _show, [record_argument(voice)])


def _show(voice: Voice, path: Path) -> None:
    from spieltisch.record import replay, visible

    record = read_record(voice, path)
    names = [visible(name) for name in record.names()]
    for line in _header(voice, record, names):
        click.echo(line)
    with naming_the_line(voice, record.game):
        last: Moment | None = None
        for number, moment in enumerate(replay(record)):
            _print_moment(voice, record, names, number, moment)
            last = moment
    result = last.state.result() if last else None
    click.echo()
    click.echo(voice("show.unfinished") if result is None else outcome(voice.lang, record.game, result, names))


def _header(voice: Voice, record: Record, names: list[str]) -> Iterator[str]:
    yield voice("show.title", game=say(voice.lang, record.game, "name"), day=record.day)
    for number, (seat, name) in enumerate(zip(record.seats, names, strict=True), start=1):
        yield f"  {number}  {name}{_level(voice, seat)}"
    for key, value in record.options.items():
        yield f"  {say(voice.lang, record.game, f'option.{key}.name')}: {_option_value(voice, record.game, key, value)}"
    yield ""


def _level(voice: Voice, seat: Seat) -> str:
    from spieltisch.record import Bot

    return f" ({say(voice.lang, None, f'level.{seat.level}')})" if isinstance(seat, Bot) else ""


def _option_value(voice: Voice, game: str, key: str, value: object) -> str:
    named = f"option.{key}.{str(value).lower()}"
    return say(voice.lang, game, named) if knows(voice.lang, game, named) else str(value)


def _print_moment(voice: Voice, record: Record, names: list[str], number: int, moment: Moment) -> None:
    written = f"{number:>4}  {moment.turn.move:<6}" if moment.turn else " " * 12
    for event in moment.story:
        click.echo(f"{written}  {tell(voice.lang, record.game, event, names)}")
        written = " " * 12
