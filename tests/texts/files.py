"""All text files: what server and client both say, and what only the client says, by sets such as `klong/rules`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from spieltisch.words import LANGS, Lang

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/spieltisch"
HOUSE = "house"
_NAME = re.compile(r"(?:([a-z]+)\.)?([a-z]{2})\.toml")


@cache
def sets() -> dict[str, dict[Lang, dict[str, str]]]:
    """The texts of each set by language and dotted key; paragraphs are counted."""
    found: dict[str, dict[Lang, dict[str, str]]] = {}
    for path in sorted([*SOURCE.glob("texts/*"), *SOURCE.glob("games/*/texts/*")]):
        owner = path.parents[1].name if path.parents[2].name == "games" else HOUSE
        name = _NAME.fullmatch(path.name)
        assert name, f"{path}: texts are called <lang>.toml or <part>.<lang>.toml"
        lang = next((lang for lang in LANGS if lang == name[2]), None)
        assert lang, f"{path}: nobody speaks {name[2]}"
        key = f"{owner}/{name[1]}" if name[1] else owner
        found.setdefault(key, {})[lang] = dict(flat(tomllib.loads(path.read_text(encoding="utf-8"))))
    return found


def flat(part: object, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(part, str):
        yield key, part
        return
    assert isinstance(part, dict | list), f"{key} is no text"
    for name, inner in part.items() if isinstance(part, dict) else enumerate(part):
        yield from flat(inner, f"{key}.{name}" if key else str(name))
