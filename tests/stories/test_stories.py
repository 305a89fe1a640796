"""The moments that the client's stories show. `python -m tests.stories` writes them anew."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest

from spieltisch.games import folder, games
from tests.stories.written import path_of, written

LARGEST_FILE = 68_000


@pytest.mark.parametrize("key", games())
def test_the_moments_are_what_the_rules_say(key: str) -> None:
    assert path_of(key).read_text(encoding="utf-8").splitlines() == written(key).splitlines()


@pytest.mark.parametrize("key", games())
def test_every_phase_has_its_moment(key: str) -> None:
    phases = get_args(get_type_hints(folder(key).view)["phase"])
    assert {position["view"]["phase"] for position in positions(key)} == set(phases)


@pytest.mark.parametrize("key", games())
def test_somebody_plays_and_somebody_watches(key: str) -> None:
    assert {bool(position["legal"]) for position in positions(key) if position["to_move"]} == {True, False}


@pytest.mark.parametrize("key", games())
def test_the_file_stays_small(key: str) -> None:
    assert path_of(key).stat().st_size < LARGEST_FILE


def positions(key: str) -> list[Any]:
    moments = json.loads(path_of(key).read_text(encoding="utf-8"))
    return [moment["position"] for moment in moments.values()]
