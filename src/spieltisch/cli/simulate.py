"""`spieltisch simulate`: many games between bots, and who won how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.command import Amount, Whole, whole
from spieltisch.cli.patience import patience
from spieltisch.cli.sheet import sheet, show
from spieltisch.cli.voice import SpokenError, Voice, refusals
from spieltisch.words import knows, say

if TYPE_CHECKING:
    from spieltisch.arena import Simulation
    from spieltisch.facts import Facts
    from spieltisch.game import Options

MOST_GAMES = 10_000_000
LARGEST_SEED = 2**63 - 1
LEAST_SECONDS = 0.001
MOST_SECONDS = 3600.0
MOST_PROCESSES = 1000


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
    as_json: bool,
) -> None:
    from spieltisch import games as box
    from spieltisch.arena import Stopped, simulate
    from spieltisch.facts import read_facts

    with refusals(voice):
        box.game(game)
    tell = _tell_as_json if as_json else _tell
    try:
        with refusals(voice, game), patience(voice) as heard:
            chosen = _chosen(voice, read_facts(game), options)
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
        tell(voice, stopped.so_far)
        raise
    tell(voice, simulation)


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
    for key, mean in simulation.means.items():
        if knows(voice.lang, simulation.game, f"means.{key}"):
            what = say(voice.lang, simulation.game, f"means.{key}")
            click.echo(voice("simulate.mean", what=what, mean=f"{mean:.2f}"))
    click.echo(voice("simulate.pace", turns=f"{simulation.mean_turns:.1f}", pace=f"{simulation.games_per_s:.2f}"))
