"""Progress display for long work: a bar on a terminal; in files and pipes a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

import click

from spieltisch.cli.voice import Voice

SECONDS_BETWEEN_LINES = 10.0

Report = Callable[[str, int, int], None]
"""Is told what is being done and how many of how many parts are done; at the beginning, that none is."""


@contextmanager
def progress_display(voice: Voice) -> Iterator[Report]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(voice)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", left="")
        clock = _Clock()

        def draw(what: str, done: int, total: int) -> None:
            left = clock.left(voice, done, total)
            bar.update(task, description=what, completed=done, total=total, left=left)

        yield draw


def _lines(voice: Voice) -> Report:
    clock = _Clock()
    said = 0.0

    def say(what: str, done: int, total: int) -> None:
        nonlocal said
        left = clock.left(voice, done, total)
        now = time.monotonic()
        if done == 0:
            said = now
        elif done < total and now - said > SECONDS_BETWEEN_LINES:
            said = now
            click.echo(voice("progress", what=what, done=done, total=total, left=left), err=True)

    return say


class _Clock:
    """Estimates the time left: the rest takes as long for each part as the parts so far."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def left(self, voice: Voice, done: int, total: int) -> str:
        now = time.monotonic()
        if done == 0:
            self._began = now
            return ""
        return voice("left", time=timedelta(seconds=round((now - self._began) / done * (total - done))))
