from __future__ import annotations

import pytest

from spieltisch.cli.sheet import sheet, show

LONG_NAME, INTERVAL, NOTE = "nummerus.compiled.and.more", "52.1% – 100.0%", "a note that is long enough to be broken"


def shown(capsys: pytest.CaptureFixture[str]) -> str:
    table = sheet(["name"], ["ours", "95 %"], prose=["note"])
    table.add_row(LONG_NAME, "1,234,567,890", INTERVAL, NOTE)
    show(table)
    return capsys.readouterr().out


def test_in_a_pipe_every_row_is_one_whole_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    line = next(line for line in shown(capsys).splitlines() if LONG_NAME in line)
    assert all(text in line for text in ("1,234,567,890", INTERVAL, NOTE))


def test_on_a_narrow_terminal_names_and_figures_stay_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = shown(capsys)
    assert "…" not in out
    assert all(text in out for text in (LONG_NAME, "1,234,567,890", INTERVAL))
    assert NOTE not in out, "only prose is broken"
