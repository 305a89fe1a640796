"""No text of the client lies around that nobody says.

A part of the client gets its texts by `const t = texts('klong/table')` or `texts('klong/cards', 'effect')`, and others
import that `t`. Who has it says a key when it writes it down, whole or with slots (`end.${reason}`). Where a key comes
out of a variable, it may be written down elsewhere in the same game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.texts.files import HOUSE, ROOT, sets

CLIENT = ROOT / "web/src"
_GIVEN = re.compile(r"const (\w+) = texts\(\s*'([\w/]+)'(?:,\s*'(\w+)')?,?\s*\)")
_IMPORTED = re.compile(r"import \{([^}]*)\} from '(\.[^']*)'")
_STRING = re.compile(r"'((?:[^'\\\n]|\\.)*)'")
_TEMPLATE = re.compile(r"`((?:[\w.-]|\$\{[^}`]*\})+)`")
_SLOT = re.compile(r"\$\{[^}]*\}")
_FORM = re.compile(r"_(one|you)$")


class Voice(NamedTuple):
    """A `t`: what it is called, and whose texts it says."""

    name: str
    of: str
    section: str


class Source(NamedTuple):
    path: Path
    text: str


@cache
def sources() -> tuple[Source, ...]:
    paths = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    code = [path for path in paths if not path.name.endswith((".test.ts", ".d.ts"))]
    return tuple(Source(path, path.read_text(encoding="utf-8")) for path in code)


@cache
def voices() -> dict[Path, list[Voice]]:
    """The voices each file has, of its own or imported."""
    given = {path: [Voice(name, of, section) for name, of, section in _GIVEN.findall(text)] for path, text in sources()}
    return {path: [*given[path], *_imported(path, text, given)] for path, text in sources()}


def _imported(path: Path, text: str, given: dict[Path, list[Voice]]) -> Iterator[Voice]:
    for names, origin in _IMPORTED.findall(text):
        module = (path.parent / f"{origin}.ts").resolve()
        for voice in given.get(module, []):
            for name in names.split(","):
                first, _, other = name.strip().partition(" as ")
                if first == voice.name:
                    yield voice._replace(name=other or first)


def unsaid(name: str) -> list[str]:
    """The keys of a set that nobody says."""
    return [key for key in sets()[name]["de"] if not _said(name, _FORM.sub("", key))]


def _said(name: str, key: str) -> bool:
    return any(
        key.startswith(prefix) and _writes_down(path, voice, key.removeprefix(prefix))
        for path, spoken in voices().items()
        for voice in spoken
        if voice.of == name and (prefix := f"{voice.section}." if voice.section else "") is not None
    )


def _writes_down(path: Path, voice: Voice, key: str) -> bool:
    if _has(path, key):
        return True
    return _says_variables(path, voice.name) and any(_has(other, key) for other in _neighbours(path))


def _has(path: Path, key: str) -> bool:
    strings, templates = _written(path)
    return key in strings or any(template.fullmatch(key) for template in templates)


@cache
def _written(path: Path) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All strings of a file, and its templates; one that is all slots would pass for every key."""
    text = next(source.text for source in sources() if source.path == path)
    templates = [template for template in _TEMPLATE.findall(text) if _SLOT.search(template)]
    telling = [template for template in templates if re.search("[a-z]", _SLOT.sub("", template))]
    patterns = (re.escape(_SLOT.sub("\0", template)).replace("\0", r"[\w-]+") for template in telling)
    return frozenset(_STRING.findall(text)), tuple(re.compile(pattern) for pattern in patterns)


@cache
def _says_variables(path: Path, voice: str) -> bool:
    text = next(source.text for source in sources() if source.path == path)
    return re.search(rf"\b{voice}\(\s*[^'`\s)]", text) is not None


@cache
def _neighbours(path: Path) -> tuple[Path, ...]:
    """The files of the same game; those of the house for the house."""
    games = CLIENT / "games"
    if games in path.parents and path.parent != games:
        folder = games / path.relative_to(games).parts[0]
        return tuple(source.path for source in sources() if folder in source.path.parents)
    return tuple(source.path for source in sources() if games not in source.path.parents)


def unread(name: str) -> list[str]:
    """What of a section nobody shows: a step of its key that neither the game nor the frame of pages names."""
    owner = name.partition("/")[0]
    shown = "\n".join(
        text
        for path, text in sources()
        if CLIENT / "games" / owner in path.parents or path == CLIENT / "table/RulesPages.svelte"
    )
    steps = {step: key for key in sets()[name]["de"] for step in key.split(".")[1:] if not step.isdigit()}
    return [key for step, key in steps.items() if not re.search(rf"(\.{step}\b|'{step}'|\b{step}\??[,:}}])", shown)]


SETS = [name for name in sets() if "/" in name]
PAGES = [name for name in SETS if name.endswith("/rules")]


@pytest.mark.parametrize("name", [name for name in SETS if name not in PAGES])
def test_every_text_is_said_somewhere(name: str) -> None:
    assert unsaid(name) == []


@pytest.mark.parametrize("name", PAGES)
def test_every_paragraph_is_shown_somewhere(name: str) -> None:
    assert unread(name) == []


def test_every_set_has_a_voice() -> None:
    spoken = {voice.of for spoken in voices().values() for voice in spoken}
    assert sorted(set(SETS) - set(PAGES) - spoken) == []
    assert HOUSE not in spoken


def test_a_text_that_nobody_says_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGES[0]
    monkeypatch.setitem(sets()["house/lobby"]["de"], "nobody-says-this", "…")
    monkeypatch.setitem(sets()["house/shelf"]["de"], "comforts.title", "is said, but by others")
    monkeypatch.setitem(sets()[page]["de"], "goal.nobody_shows_this.0", "…")
    assert unsaid("house/lobby") == ["nobody-says-this"]
    assert unsaid("house/shelf") == ["comforts.title"]
    assert unread(page) == ["goal.nobody_shows_this.0"]
