"""The progress display."""

from __future__ import annotations

import pytest

from spieltisch.cli.progress import progress_display
from spieltisch.cli.voice import Voice


def test_in_a_pipe_a_line_is_said_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("spieltisch.cli.progress.time.monotonic", lambda: now)
    with progress_display(Voice("en")) as report:
        report("Bots are playing", 0, 200)
        for done in range(1, 201):
            now += 1.0
            report("Bots are playing", done, 200)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Bots are playing: 11 of 200, about 0:03:09 to go"
    assert len(lines) == 18


def test_short_work_is_done_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_display(Voice("de")) as report:
        report("Bots spielen", 0, 2)
        report("Bots spielen", 1, 2)
        report("Bots spielen", 2, 2)
    assert capsys.readouterr().err == ""


def test_on_a_terminal_a_bar_is_drawn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress_display(Voice("de")) as report:
        report("Bots spielen", 0, 2)
        report("Bots spielen", 1, 2)
    shown = capsys.readouterr().err
    assert "Bots spielen" in shown
    assert "1/2" in shown
    assert "noch etwa 0:00:0" in shown
