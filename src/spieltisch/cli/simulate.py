"""`spieltisch simulate`: many games between bots, and who won how often."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.charts import show_chart
from spieltisch.cli.command import Amount, Whole, whole
from spieltisch.cli.progress import progress_display
from spieltisch.cli.sheet import sheet, show
from spieltisch.cli.voice import SpokenError, Voice, refusals
from spieltisch.words import say

if TYPE_CHECKING:
    from spieltisch.arena import Simulation
    from spieltisch.facts import Facts
    from spieltisch.game import Options

MOST_GAMES = 10_000_000
LARGEST_SEED = 2**63 - 1
LEAST_SECONDS = 0.001
MOST_SECONDS = 3600.0
MOST_PROCESSES = 1000
ABOVE = ("wins-by-bot", "wins-by-seat", "score-by-bot", "score-by-seat")
"""Charts whose figures stand in the first table already."""


def command(voice: Voice) -> click.Command:
    parameters = [
        click.Argument(["game"], metavar=voice("simulate.game")),
        click.Option(["--bots"], required=True, metavar=voice("simulate.bots-form"), help=voice("simulate.bots")),
        click.Option(["--games"], type=Whole(voice, 1, MOST_GAMES), default=100, help=voice("simulate.games")),
        click.Option(["--seed"], type=Whole(voice, 0, LARGEST_SEED), default=0, help=voice("simulate.seed")),
        click.Option(["--seconds"], type=Amount(voice, LEAST_SECONDS, MOST_SECONDS), help=voice("simulate.seconds")),
        click.Option(["--processes"], type=Whole(voice, 1, MOST_PROCESSES), help=voice("simulate.processes")),
        click.Option(
            ["--option", "options"],
            multiple=True,
            metavar=voice("simulate.option-form"),
            help=voice("simulate.option"),
        ),
        click.Option(
            ["--page", "page"],
            type=click.Path(path_type=Path),
            metavar=voice("simulate.page-form"),
            help=voice("simulate.page"),
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=voice("json")),
    ]
    return spoken.command(voice, "simulate", _simulate, parameters)


def _simulate(
    voice: Voice,
    game: str,
    bots: str,
    games: int,
    seed: int,
    seconds: float | None,
    processes: int | None,
    options: Sequence[str],
    page: Path | None,
    as_json: bool,
) -> None:
    from spieltisch.arena import Stopped, simulate
    from spieltisch.games import folder

    with refusals(voice):
        facts = folder(game).facts

    def tell(simulation: Simulation) -> None:
        (_tell_as_json if as_json else _tell)(voice, simulation)
        if page is not None:
            _write(voice, page, simulation)

    try:
        with refusals(voice, game), progress_display(voice) as heard:
            chosen = _chosen(voice, facts, options)
            heard(voice("simulate.playing"), 0, games)
            simulation = simulate(
                game,
                bots.split(","),
                games,
                seed,
                chosen,
                seconds,
                processes,
                lambda done, all_games: heard(voice("simulate.playing"), done, all_games),
            )
    except Stopped as stopped:
        tell(stopped.so_far)
        raise
    tell(simulation)


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


def _tell_as_json(voice: Voice, simulation: Simulation) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(simulation), indent=2).decode())


def _tell(voice: Voice, simulation: Simulation) -> None:
    from spieltisch.arena.report import count, remarks

    bot, *figures = (voice(f"simulate.column-{column}") for column in ("bot", "wins", "share", "interval", "score"))
    title = {"game": say(voice.lang, simulation.game, "name"), "games": simulation.games}
    table = sheet([bot], figures, title=say(voice.lang, None, "balance.title", title))
    rows = [(wins.bot, wins) for wins in simulation.wins]
    rows += [(say(voice.lang, None, "balance.seat", {"seat": seat.seat + 1}), seat) for seat in simulation.seats]
    for number, (name, wins) in enumerate(rows, start=1):
        table.add_row(
            name,
            count(wins.wins),
            f"{wins.share:.1%}",
            "{:.1%} – {:.1%}".format(*wins.interval),
            f"{wins.mean_score:.2f}",
            end_section=number == len(simulation.wins),
        )
    show(table)
    for chart in simulation.charts:
        if chart.title not in ABOVE:
            show_chart(voice, simulation.game, chart)
    for remark in remarks(voice.lang, simulation):
        click.echo(remark)


def _write(voice: Voice, path: Path, simulation: Simulation) -> None:
    from spieltisch.arena.page import page

    try:
        path.write_text(page(voice.lang, simulation), encoding="utf-8")
    except OSError as error:
        raise SpokenError(voice("no-writing", path=path)) from error
