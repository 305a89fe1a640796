"""Data files of games with a checker: ours are fine, and whatever else is handed in gets sentences, never a crash."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games import folder, games
from tests.broken_file import change, faults_of, places, written
from tests.suite import suite

CHECKED = {key: suite(key).checked_files for key in games() if folder(key).faults}

anything: st.SearchStrategy[object] = (
    st.floats() | st.integers() | st.booleans() | st.text(max_size=5) | st.just({}) | st.just([])
)


def test_a_checker_has_something_to_check() -> None:
    assert all(CHECKED.values())
    assert {key for key in games() if suite(key).checked_files} == set(CHECKED)


@pytest.mark.parametrize(("key", "file"), [(key, file) for key, files in CHECKED.items() for file in files])
def test_nothing_is_wrong_with_the_files_that_ship(key: str, file: str) -> None:
    assert faults_of(folder(key), CHECKED[key][file]) == []


@pytest.mark.parametrize("key", CHECKED)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[board\nwidth = 280", "file-toml"),
        ('board = "', "file-toml-somewhere"),
        ("board = 1\nboard = 2\n", "file-toml"),
        ("deep = " + "[" * 5000, "file-toml-somewhere"),
        ("long = " + "9" * 5000, "file-toml-somewhere"),
    ],
    ids=["cut", "open", "twice", "deep", "long"],
)
def test_what_is_no_toml_is_told_so(key: str, text: str, told: str) -> None:
    assert [fault.key for fault in faults_of(folder(key), text)] == [told]


@pytest.mark.parametrize("key", CHECKED)
@given(data=st.data())
def test_any_text_gives_sentences_and_never_a_crash(key: str, data: st.DataObject) -> None:
    lines = [line for text in CHECKED[key].values() for line in text.splitlines()]
    toml_like = st.lists(st.sampled_from(lines), max_size=40).map("\n".join)
    faults_of(folder(key), data.draw(st.text(max_size=60) | toml_like))


@pytest.mark.parametrize("key", CHECKED)
@settings(max_examples=200)
@given(data=st.data())
def test_any_value_anywhere_gives_sentences_and_never_a_crash(key: str, data: st.DataObject) -> None:
    tables: dict[str, Any] = tomllib.loads(data.draw(st.sampled_from(list(CHECKED[key].values()))))
    for _ in range(data.draw(st.integers(1, 3))):
        change(tables, data.draw(st.sampled_from(sorted(places(tables)))), data.draw(anything))
    faults_of(folder(key), written(tables))
