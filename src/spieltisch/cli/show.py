"""`spieltisch show`: prints a record move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.recordfile import naming_the_line, read_record, record_argument
from spieltisch.cli.voice import Voice
from spieltisch.words import knows, outcome, say, tell, told

if TYPE_CHECKING:
    from spieltisch.record import Moment, Record, Seat

ROOM_FOR_NUMBER = 6


def command(voice: Voice) -> click.Command:
    return spoken.command(voice, "show", _show, [record_argument(voice)])


def _show(voice: Voice, path: Path) -> None:
    record = read_record(voice, path)
    with naming_the_line(voice, record.game):
        for line in _told(voice, record):
            click.echo(line)


def _told(voice: Voice, record: Record) -> Iterator[str]:
    from spieltisch.record import replay, visible

    names = [visible(name) for name in record.names()]
    for number, moment in enumerate(replay(record)):
        if moment.turn is None:
            yield from _header(voice, record, names)
        yield from _events(voice, record, names, number, moment)
        state = moment.state
    result = state.result()
    yield ""
    yield voice("show.unfinished") if result is None else outcome(voice.lang, record.game, result, names)


def _header(voice: Voice, record: Record, names: list[str]) -> Iterator[str]:
    yield voice("show.title", game=say(voice.lang, record.game, "name"), day=record.day)
    for number, (seat, name) in enumerate(zip(record.seats, names, strict=True), start=1):
        yield f"  {number}  {name}{_level(voice, seat)}"
    yield from _edition(voice, record)
    yield from _options(voice, record)
    yield ""


def _edition(voice: Voice, record: Record) -> Iterator[str]:
    """Whoever compares the game with today's rules must know that it was played by others."""
    from spieltisch.games import folder

    newest = folder(record.game).facts.edition
    if record.edition != newest:
        yield f"  {voice('show.edition', edition=record.edition, newest=newest)}"


def _options(voice: Voice, record: Record) -> Iterator[str]:
    from spieltisch.games import folder

    for option in folder(record.game).facts.options:
        if option.key in record.options and option.matters(len(record.seats), record.options):
            name = say(voice.lang, record.game, f"option.{option.key}.name")
            yield f"  {name}: {_option_value(voice, record.game, option.key, record.options[option.key])}"


def _level(voice: Voice, seat: Seat) -> str:
    from spieltisch.record import Bot

    return f" ({say(voice.lang, None, f'level.{seat.level}')})" if isinstance(seat, Bot) else ""


def _option_value(voice: Voice, game: str, key: str, value: object) -> str:
    named = f"option.{key}.{str(value).lower()}"
    return say(voice.lang, game, named) if knows(voice.lang, game, named) else str(value)


def _events(voice: Voice, record: Record, names: list[str], number: int, moment: Moment) -> Iterator[str]:
    """The lines of one move: the move in the margin, what came of it beside it."""
    width = ROOM_FOR_NUMBER + max((len(turn.move) for turn in record.turns), default=0)
    margin = f"{number:>4}".ljust(ROOM_FOR_NUMBER) + moment.turn.move if moment.turn else ""
    for event in told(voice.lang, record.game, moment.story):
        yield f"{margin:<{width}}  {tell(voice.lang, record.game, event, names)}"
        margin = ""
