"""No sentence lies around that nobody says."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from spieltisch import games
from spieltisch.bots import LEVELS
from spieltisch.facts import read_facts
from spieltisch.words import texts

ROOT = Path(__file__).parents[2]


@cache
def literals() -> frozenset[str]:
    """Every string in the Python code, the pieces of composed ones too."""
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


@cache
def client() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for ending in ("ts", "svelte")
        for path in (ROOT / "web/src").rglob(f"*.{ending}")
    )


def spoken(key: str, game_key: str | None) -> bool:
    section, _, rest = key.partition(".")
    match section:
        case "option":
            return game_key is not None and rest in option_texts(game_key)
        case "level":
            return rest in LEVELS
        case "story":
            return rest.removesuffix("_you") in literals()
        case "result":
            return rest in literals() or (rest.endswith("-shared") and rest.removesuffix("-shared") in literals())
        case "means":
            return rest in literals()
        case "balance":
            return rest in literals() or key in literals()
        case "refusal":
            return rest in literals() or is_composed(rest) or rest in refused_options(game_key)
        case "cli":
            command, _, last = rest.rpartition(".")
            return rest in literals() or (
                command in literals() and last.removeprefix("column-").removeprefix("note-") in {*literals(), "short"}
            )
        case _ if game_key is not None and key in texts_of_things(game_key):
            return True
        case _ if is_slot(section, game_key):
            return rest.removesuffix(".name") in literals()
        case _:
            return key in literals() or f"'{key}'" in client()


def is_composed(key: str) -> bool:
    """Of two pieces that the code puts together, as f"asked-{kind}" does."""
    hyphens = [place for place, sign in enumerate(key, start=1) if sign == "-"]
    return any(key[:place] in literals() and key[place:] in literals() for place in hyphens)


def is_slot(section: str, game_key: str | None) -> bool:
    """Some sentence calls what lies in this section by its name."""
    return any(f"{{{section}:term}}" in sentence for sentence in texts("de", game_key).values())


def refused_options(game_key: str | None) -> set[str]:
    return {f"option-needs-{option.key}" for option in read_facts(game_key).options} if game_key else set()


def option_texts(game_key: str) -> Iterator[str]:
    for option in read_facts(game_key).options:
        values = ("true", "false") if option.kind == "switch" else option.values
        for name in ("name", "why", *values, *(f"{value}_why" for value in values)):
            yield f"{option.key}.{name}"


@cache
def texts_of_things(game_key: str) -> frozenset[str]:
    """What a game's data files list under a key, such as `[[card]]`, has a name and may have a text."""
    return frozenset(
        f"{section}.{thing['key']}.{text}"
        for path in (ROOT / "src/spieltisch/games" / game_key).rglob("*.toml")
        for section, things in tomllib.loads(path.read_text(encoding="utf-8")).items()
        if path.name != "game.toml" and isinstance(things, list)
        for thing in things
        if isinstance(thing, dict) and "key" in thing
        for text in ("name", "text")
    )


@pytest.mark.parametrize("game_key", [None, *games.games()])
def test_every_text_is_said_somewhere(game_key: str | None) -> None:
    assert [key for key in texts("de", game_key) if not spoken(key, game_key)] == []


def test_a_text_that_nobody_says_would_be_found() -> None:
    assert not spoken("refusal.nobody-says-this", None)
    assert not spoken("story.nobody-says-this_you", "nummerus")
    assert not spoken("cli.bench.nobody-says-this", None)
    assert not spoken("option.scoring.nobody-says-this", "nummerus")
    assert not spoken("card.nobody-says-this.name", "nummerus")
    assert not spoken("place.nobody-says-this.name", "klong")
