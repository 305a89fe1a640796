"""Files as they are read: what is no TOML, which keys are missing or unknown, and values of the wrong kind."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from spieltisch.game import Refusal

# A kind of value is named by the sentence for its breach.
WORD: Final = "file-word"
SWITCH: Final = "file-switch"
WHOLE: Final = "file-whole"
COUNT: Final = "file-count"
WHOLES: Final = "file-wholes"
WORDS: Final = "file-words"
PAIR: Final = "file-pair"
BOX: Final = "file-box"
TABLE: Final = "file-table"
TABLES: Final = "file-tables"

LARGEST: Final = 10_000
"""Of all numbers."""


def parsed(text: str) -> dict[str, Any]:
    """The tables of a file; raises Refusal for what is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place:
            raise Refusal("file-toml", line=int(place[1]), column=int(place[2])) from error
        raise Refusal("file-toml-somewhere") from error


def form_faults(name: str, table: dict[str, Any], needed: dict[str, str], allowed: dict[str, str]) -> list[Refusal]:
    """What is wrong with the keys of a table that has a name, or with those of the whole file."""
    dotted = f"{name}." if name else ""
    faults = [Refusal("file-unknown", what=f"{dotted}{key}") for key in table if key not in needed | allowed]
    faults += [Refusal("file-missing", what=f"{dotted}{key}") for key in needed if key not in table]
    for key, kind in (needed | allowed).items():
        if key in table and not is_of(kind, table[key]):
            faults.append(Refusal(kind, what=f"{dotted}{key}", largest=LARGEST))
    return faults


def choice_faults(name: str, value: str, choices: tuple[str, ...]) -> list[Refusal]:
    return [] if value in choices else [Refusal("file-choice", what=name, value=value, choices=list(choices))]


def is_of(kind: str, value: object) -> bool:
    if kind == WORD:
        return isinstance(value, str) and value != ""
    if kind == SWITCH:
        return isinstance(value, bool)
    if kind == TABLE:
        return isinstance(value, dict)
    if kind == WHOLE:
        return is_whole(value, 0)
    if kind == COUNT:
        return is_whole(value, 1)
    if not isinstance(value, list):
        return False
    if kind == TABLES:
        return all(isinstance(item, dict) for item in value)
    if kind == WORDS:
        return all(isinstance(item, str) for item in value)
    length = {PAIR: 2, BOX: 4}.get(kind, len(value))
    return len(value) == length and all(is_whole(item, 0) for item in value)


def is_whole(value: object, least: int, most: int = LARGEST) -> bool:
    return not isinstance(value, bool) and isinstance(value, int) and least <= value <= most
