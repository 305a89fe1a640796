"""`spieltisch bench`: benchmarks of rules, bots and server, beside other projects in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from spieltisch.cli import command as spoken
from spieltisch.cli.progress import Report, progress_display
from spieltisch.cli.sheet import sheet, show
from spieltisch.cli.voice import Voice, refusals
from spieltisch.words import say

if TYPE_CHECKING:
    from spieltisch.arena.bench import Measurement


def command(voice: Voice) -> click.Command:
    parameters = [
        click.Argument(["name"], required=False, metavar=f"[{voice('bench.name')}]"),
        click.Option(["--json", "as_json"], is_flag=True, help=voice("json")),
        click.Option(
            ["--save"], type=click.Path(path_type=Path), metavar=voice("bench.save-form"), help=voice("bench.save")
        ),
    ]
    return spoken.command(voice, "bench", _bench, parameters)


def _bench(voice: Voice, name: str | None, as_json: bool, save: Path | None) -> None:
    import msgspec

    from spieltisch.arena.bench import bench, benchmark
    from spieltisch.server.bench import server_moves, server_shaking

    benchmark("server.moves")(server_moves)
    benchmark("server.shaking")(server_shaking)
    with refusals(voice), progress_display(voice) as report:
        rows = bench([name] if name else [], _announcing(voice, report))
    rows = [msgspec.structs.replace(row, note=_note(voice, row)) for row in rows]
    written = msgspec.json.format(msgspec.json.encode(rows), indent=2)
    if save is not None:
        save.write_bytes(written)
    if as_json:
        click.echo(written.decode())
    else:
        _print(voice, rows)


def _announcing(voice: Voice, report: Report) -> Report:
    running = ""

    def announce(name: str, done: int, parts: int) -> None:
        nonlocal running
        if name != running:
            running = name
            click.echo(voice("bench.running", name=name), err=True)
        report(name, done, parts)

    return announce


def _note(voice: Voice, row: Measurement) -> str:
    """Its sentence, from the texts of the game that the row's name begins with, or from those common to all."""
    game_key = row.name.partition(".")[0]
    return say(voice.lang, game_key, f"cli.bench.note-{row.note}", row.values) if row.note else ""


def _print(voice: Voice, rows: list[Measurement]) -> None:
    name, ours, peer, ratio, unit, note = (
        voice(f"bench.column-{column}") for column in ("name", "ours", "peer", "ratio", "unit", "note")
    )
    table = sheet(names=[name], figures=[ours, peer, ratio, unit], prose=[note])
    for row in rows:
        table.add_row(row.name, _figure(row.ours), _figure(row.peer), _figure(row.ratio), row.unit, row.note)
    show(table)


def _figure(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
