"""Data files of games (TOML): the reader, and what is wrong with a file's form, in sentences (`file.…` in the texts).

The form is which keys there are and what kind of value each has. What the values mean is checked by the game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from spieltisch.game import Refusal

Table = dict[str, Any]
"""A table of TOML."""


class Kind(NamedTuple):
    """A kind of value: whether a value is of it, the sentence for one that is not, and what fills that sentence."""

    sentence: str
    holds: Callable[[object], bool]
    values: Mapping[str, object] = {}


def parsed(text: str) -> Table:
    """The tables of a file; raises Refusal for what is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place:
            raise Refusal("file-toml", line=int(place[1]), column=int(place[2])) from error
        raise Refusal("file-toml-somewhere") from error


def form_faults(
    name: str, table: object, needed: Mapping[str, Kind], allowed: Mapping[str, Kind] | None = None
) -> list[Refusal]:
    """What is wrong with the keys of a table that has a name, or with those of the whole file (no name)."""
    if not isinstance(table, dict):
        return [Refusal("file-table", what=name)]
    dotted = f"{name}." if name else ""
    kinds = {**needed, **(allowed or {})}
    faults = [Refusal("file-unknown", what=f"{dotted}{key}") for key in table if key not in kinds]
    faults += [Refusal("file-missing", what=f"{dotted}{key}") for key in needed if key not in table]
    return faults + [
        Refusal(kind.sentence, what=f"{dotted}{key}", **kind.values)
        for key, kind in kinds.items()
        if key in table and not kind.holds(table[key])
    ]


def choice_faults(name: str, value: str, choices: tuple[str, ...]) -> list[Refusal]:
    return [] if value in choices else [Refusal("file-choice", what=name, value=value, choices=list(choices))]


def is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def whole(least: int, most: int) -> Kind:
    """A whole number; the sentence tells both bounds."""
    return Kind("file-whole", lambda value: is_whole(value, least, most), {"least": least, "most": most})


def wholes(least: int, most: int, length: int | None = None) -> Kind:
    """A list of whole numbers, of any length or of this one."""

    def holds(value: object) -> bool:
        return (
            isinstance(value, list)
            and (length is None or len(value) == length)
            and all(is_whole(item, least, most) for item in value)
        )

    if length is None:
        return Kind("file-wholes", holds, {"least": least, "most": most})
    return Kind("file-so-many-wholes", holds, {"least": least, "most": most, "length": length})


WORD = Kind("file-word", lambda value: isinstance(value, str) and value != "")
SWITCH = Kind("file-switch", lambda value: isinstance(value, bool))
WORDS = Kind("file-words", lambda value: isinstance(value, list) and all(isinstance(item, str) for item in value))
TABLE = Kind("file-table", lambda value: isinstance(value, dict))
TABLES = Kind("file-tables", lambda value: isinstance(value, list) and all(isinstance(item, dict) for item in value))
