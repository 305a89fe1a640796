"""Tabular output on the terminal (rich): names and figures are never cut, only prose is broken into lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from rich.table import Table

ROOM_FOR_PROSE = 24
AS_WIDE_AS_NEEDED = 10_000


def sheet(names: Sequence[str], figures: Sequence[str], prose: Sequence[str] = (), title: str | None = None) -> Table:
    """Columns by their headings, in this order; only prose is broken into lines."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    sides: list[tuple[Sequence[str], Literal["left", "right"]]] = [(names, "left"), (figures, "right")]
    for headings, side in sides:
        for heading in headings:
            table.add_column(heading, justify=side, no_wrap=True)
    for heading in prose:
        table.add_column(heading, min_width=ROOM_FOR_PROSE, overflow="fold")
    return table


def show(table: Table) -> None:
    """Prints it as wide as the terminal, or wider if names and figures need it; files and pipes get one line a row."""
    from rich.console import Console

    endless = Console(width=AS_WIDE_AS_NEEDED)
    needed = endless.measure(table)
    console = Console()
    console.width = max(console.width, needed.minimum) if console.is_terminal else needed.maximum
    console.print(table, crop=False)
