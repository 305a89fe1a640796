"""Every variant's playthrough file, line by line. `python -m tests.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.written import PLAYTHROUGHS, path_of, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_written(name: str) -> None:
    assert playthrough(name).splitlines() == path_of(name).read_text(encoding="utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in Path(__file__).parent.glob("*.txt")} == set(PLAYTHROUGHS)
