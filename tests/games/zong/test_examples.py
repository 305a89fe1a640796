"""The examples in the client's rules of ZONG!, played through the real rules: each of them can happen just so."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.zong.examples import EXAMPLES, FILE, Turn, replayed

WRITTEN: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def played(name: str) -> Turn:
    example = WRITTEN[name]
    return replayed(example["seed"], list(filter(None, example["history"].split(", "))), example["move"])


def test_every_example_is_there() -> None:
    assert list(WRITTEN) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_a_turn_of_a_real_game_and_shows_what_its_section_tells(name: str) -> None:
    turn = played(name)
    shown: Any = json.loads(json.dumps(turn._asdict()))
    assert shown == {key: WRITTEN[name][key] for key in shown}
    assert EXAMPLES[name](turn)
