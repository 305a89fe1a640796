"""A data file of a game, changed in one way, and what there is to say about it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from spieltisch.folder import GameFolder
from spieltisch.game import Refusal
from spieltisch.words import LANGS, refusal, slots

GONE = object()


class Broken(NamedTuple):
    by: str
    file: str
    changes: Mapping[str, object]
    """By the way that leads there, such as `rail.0.x`: another value, or GONE."""
    told: set[str]

    def __str__(self) -> str:
        return self.by.replace(" ", "-")


def faults_of(game: GameFolder, text: str) -> list[Refusal]:
    """Each of them has a sentence in every language."""
    assert game.faults
    found = game.faults(text)
    assert_all_are_sentences(game.key, found)
    return found


def assert_all_are_sentences(key: str, faults: Sequence[Refusal]) -> None:
    for fault in faults:
        for lang in LANGS:
            sentence = refusal(lang, fault, key)
            assert sentence.endswith(".")
            assert not slots(sentence)
            assert not sentence.startswith("refusal.")


def changed(text: str, changes: Mapping[str, object]) -> str:
    data: dict[str, Any] = tomllib.loads(text)
    for path, value in changes.items():
        change(data, path, value)
    return written(data)


def change(data: Any, path: str, value: object) -> None:
    *way, last = path.split(".")
    for step in way:
        data = data[_key(data, step)]
    if isinstance(data, list) and int(last) == len(data):
        data.append(value)
    elif value is GONE:
        del data[_key(data, last)]
    else:
        data[_key(data, last)] = value


def places(data: object, path: str = "") -> list[str]:
    """Every value in nested tables and lists, by the way that leads there."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[str] = []
    for key, value in inner:
        found += [f"{path}{key}", *places(value, f"{path}{key}.")]
    return found


def written(data: Mapping[str, object]) -> str:
    """As TOML, one line for each table."""
    return "\n".join(f"{key} = {_inline(item)}" for key, item in data.items())


def _key(data: object, step: str) -> int | str:
    return int(step) if isinstance(data, list) else step


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_inline(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    return json.dumps(value) if isinstance(value, (str, bool)) else repr(value)
