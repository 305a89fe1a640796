"""Every variant's playthrough file, line by line. `python -m tests.playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tests.playthroughs.written import PLAYTHROUGHS, files, path_of, playthrough


@pytest.mark.parametrize(("key", "name"), PLAYTHROUGHS)
def test_the_game_goes_as_written(key: str, name: str) -> None:
    assert playthrough(key, name).splitlines() == path_of(key, name).read_text(encoding="utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert set(files()) == set(PLAYTHROUGHS)
