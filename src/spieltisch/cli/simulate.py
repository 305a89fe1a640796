"""`spieltisch simulate`: many games between bots, and who won how often."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.command import Whole, whole
from spieltisch.cli.sheet import sheet, show
from spieltisch.cli.voice import SpokenError, Voice, refusals
from spieltisch.words import say

if TYPE_CHECKING:
    from spieltisch.arena import Simulation
    from spieltisch.facts import Facts
    from spieltisch.game import Options

MOST_GAMES = 10_000_000
LARGEST_SEED = 2**63 - 1


def command(voice: Voice) -> click.Command:
    parameters = [
        click.Argument(["game"], metavar=voice("simulate.game")),
        click.Option(["--bots"], required=True, metavar=voice("simulate.bots-form"), help=voice("simulate.bots")),
        click.Option(["--games"], type=Whole(voice, 1, MOST_GAMES), default=100, help=voice("simulate.games")),
        click.Option(["--seed"], type=Whole(voice, 0, LARGEST_SEED), default=0, help=voice("simulate.seed")),
        click.Option(
            ["--option", "options"],
            multiple=True,
            metavar=voice("simulate.option-form"),
            help=voice("simulate.option"),
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=voice("json")),
    ]
    return spoken.command(voice, "simulate", _simulate, parameters)


def _simulate(voice: Voice, game: str, bots: str, games: int, seed: int, options: Sequence[str], as_json: bool) -> None:
    import msgspec

    from spieltisch import games as box
    from spieltisch.arena import simulate
    from spieltisch.facts import read_facts

    with refusals(voice):
        box.game(game)
    with refusals(voice, game), _progress(voice, games) as progress:
        chosen = _chosen(voice, read_facts(game), options)
        simulation = simulate(game, bots.split(","), games, seed, chosen, progress=progress)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(simulation), indent=2).decode())
    else:
        _print(voice, simulation)


def _chosen(voice: Voice, facts: Facts, written: Sequence[str]) -> Options:
    """Options as they were typed, `key=value`, turned into what the game expects."""
    kinds = {option.key: option.kind for option in facts.options}
    chosen: Options = {}
    for pair in written:
        key, equals, value = pair.partition("=")
        if not equals:
            raise SpokenError(voice("simulate.pair", given=pair))
        if key not in kinds:
            raise SpokenError(voice("simulate.no-option", option=key, options=list(kinds)))
        chosen[key] = _value(voice, key, kinds[key], value)
    return chosen


def _value(voice: Voice, key: str, kind: str, text: str) -> str | int | bool:
    if kind == "number":
        number = whole(text)
        if number is None:
            raise SpokenError(voice("simulate.whole", option=key, value=text))
        return number
    if kind == "switch":
        if text not in ("true", "false"):
            raise SpokenError(voice("simulate.switch", option=key, value=text))
        return text == "true"
    return text


@contextlib.contextmanager
def _progress(voice: Voice, games: int) -> Iterator[Callable[[int, int], None] | None]:
    """A bar for people who watch; files and pipes get none."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(voice("simulate.playing"), total=games)
        yield lambda done, _: bar.update(task, completed=done)


def _print(voice: Voice, simulation: Simulation) -> None:
    game = say(voice.lang, simulation.game, "name")
    bot, *figures = (voice(f"simulate.column-{column}") for column in ("bot", "wins", "share", "interval", "score"))
    table = sheet([bot], figures, title=voice("simulate.title", game=game, games=simulation.games))
    rows = [(wins.bot, wins) for wins in simulation.wins]
    rows += [(voice("simulate.seat", seat=seat.seat + 1), seat) for seat in simulation.seats]
    for number, (name, wins) in enumerate(rows, start=1):
        table.add_row(
            name,
            f"{wins.wins:g}" if wins.wins == int(wins.wins) else f"{wins.wins:.1f}",
            f"{wins.share:.1%}",
            "{:.1%} – {:.1%}".format(*wins.interval),
            f"{wins.mean_score:.2f}",
            end_section=number == len(simulation.wins),
        )
    show(table)
    click.echo(voice("simulate.pace", turns=f"{simulation.mean_turns:.1f}", pace=f"{simulation.games_per_s:.2f}"))
