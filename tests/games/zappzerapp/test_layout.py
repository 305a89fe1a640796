"""The layout as data, and what its checker says of layouts that nobody could play with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.zappzerapp import FOLDER
from spieltisch.games.zappzerapp.rules.layout import ring
from tests.broken_file import faults_of
from tests.games.zappzerapp.suite import SUITE

(TEXT,) = SUITE.checked_files.values()
DATA: dict[str, Any] = tomllib.loads(TEXT)


def found(text: str) -> list[tuple[str, Mapping[str, object]]]:
    return [(fault.key, fault.values) for fault in faults_of(FOLDER, text)]


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_default_ring_is_that_of_the_rules() -> None:
    """White at the quarter points, five fields of one colour between two of them, the own block opposite the entry."""
    assert DATA["white"] == [0, 6, 12, 18]
    assert [side["entry"] for side in DATA["sides"]] == [3, 9, 15, 21]
    for side in DATA["sides"]:
        opposite = (side["entry"] + 12) % 24
        assert side["own"] == [opposite + step for step in range(-2, 3)]
    assert (DATA["fields"], DATA["barrels"], DATA["apprentices"]) == (24, 13, 3)
    assert DATA["dice"] == {"count": 2, "faces": 6}


def test_three_enter_where_nobody_wins_more_often_for_the_side_it_sits_at() -> None:
    """Beside an empty side the usual entry fields favour whoever has it ahead."""
    entered = [ring(3).field(seat, 1) for seat in range(3)]
    assert entered == DATA["entries"]["3"] == [1, 8, 15]
    assert [ring(4).field(seat, 1) for seat in range(4)] == [side["entry"] for side in DATA["sides"]]


FAULTS = [
    (changed("fields = 24", "fields = "), [("file-toml", {"line": 4, "column": 10})]),
    (changed("[dice]", "[dice"), [("file-toml", {"line": 9, "column": 6})]),
    (changed("apprentices = 3 ", "# "), [("file-missing", {"what": "apprentices"})]),
    (changed("faces = 6", "faces = 6\nsides = 6"), [("file-unknown", {"what": "dice.sides"})]),
    (changed("fields = 24", "fields = 0"), [("file-whole", {"what": "fields", "least": 1, "most": 1000})]),
    (changed("faces = 6", "faces = true"), [("file-whole", {"what": "dice.faces", "least": 1, "most": 1000})]),
    (changed("entry = 9", "entry = -3"), [("file-whole", {"what": "sides 1.entry", "least": 0, "most": 1000})]),
    (changed("white = [0", "white = [0.5"), [("file-wholes", {"what": "white", "least": 0, "most": 1000})]),
    (changed("2 = [0, 2]", "2 = 0"), [("file-wholes", {"what": "seating.2", "least": 0, "most": 1000})]),
    (changed("[-0.53, -0.46]", "[-0.53]"), [("layout-points", {"what": "hill.places"})]),
    (changed("[0.53, 0.30],\n]", "[0.53, true],\n]"), [("layout-points", {"what": "hill.places"})]),
    (changed("[dice]\ncount = 2\nfaces = 6", "").replace("fields = 24", "dice = 2\nfields = 24", 1), [
        ("file-table", {"what": "dice"}),
    ]),
    (changed("[[sides]]\nentry = 21\nown = [7, 8, 9, 10, 11]", ""), [
        ("layout-sides", {"sides": 3, "least": 4, "fields": 24}),
    ]),
    (changed("barrels = 13", "barrels = 7"), [
        ("layout-barrels", {"barrels": 7, "least": 8, "most": 24}),
        ("layout-moves", {"moves": 46, "facts": 58}),
        ("layout-places", {"places": 13, "barrels": 7}),
    ]),
    (changed("fields = 24", "fields = 28"), [("layout-moves", {"moves": 62, "facts": 58})]),
    (changed("2 = [0, 2]", ""), [("layout-seating", {"seats": ["2", "3", "4"]})]),
    (changed("2 = [0, 2]", "2 = [0, 2]\n5 = [0, 1, 2, 3]"), [("layout-seating", {"seats": ["2", "3", "4"]})]),
    (changed("[-0.53, -0.46], ", ""), [("layout-places", {"places": 12, "barrels": 13})]),
    (changed("18]", "24]"), [("layout-outside", {"field": 24, "last": 23})]),
    (changed("18]", "17]"), [("layout-colours", {"field": 17}), ("layout-colourless", {"field": 18})]),
    (changed("entry = 9", "entry = 8"), [("layout-entry", {"side": 1, "entry": 8, "expected": 9})]),
    (changed("13, 14, 15, 16, 17]", "13, 14, 15, 16, 23]").replace("22, 23]", "22, 17]", 1), [
        ("layout-unfair", {"side": 1}),
        ("layout-unfair", {"side": 2}),
        ("layout-unfair", {"side": 3}),
    ]),
    (changed("3 = [0, 1, 2]", "3 = [0, 2, 1]"), [("layout-seated", {"seats": 3, "last": 3})]),
    (changed("3 = [0, 1, 2]", "3 = [0, 1]"), [("layout-seated", {"seats": 3, "last": 3})]),
    (changed("4 = [0, 1, 2, 3]", "4 = [0, 1, 2, 4]"), [("layout-seated", {"seats": 4, "last": 3})]),
    (changed("2 = [0, 2]", "2 = [0, 1]"), [("layout-opposite", {"sides": [0, 1]})]),
    (changed("3 = [1, 8, 15]", "3 = [1, 8]"), [("layout-entries", {"seats": "3"})]),
    (changed("3 = [1, 8, 15]", "5 = [1, 8, 15]"), [("layout-entries", {"seats": "5"})]),
    (changed("3 = [1, 8, 15]", "3 = [1, 8, 18]"), [("layout-moved", {"seats": "3", "side": 2, "entry": 18})]),
    (changed("[0.72, -0.06]", "[1.72, -0.06]"), [("layout-place", {"place": 9, "x": 1.72, "y": -0.06})]),
    (changed("[-0.18, -0.58]", "[-0.47, -0.46]"), [("layout-near", {"a": 1, "b": 2, "gap": "0.06", "least": 0.25})]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), FAULTS)
def test_every_fault_has_a_sentence(text: str, expected: list[tuple[str, dict[str, object]]]) -> None:
    assert found(text) == expected


def test_what_is_no_number_is_no_place() -> None:
    assert [key for key, _ in found(changed("[0.72, -0.06]", "[nan, -0.06]"))] == ["layout-place"]


def test_the_first_step_tells_all_of_its_faults_at_once() -> None:
    text = changed("entry = 3", "entry = -1").replace("count = 2", "count = 0", 1)
    assert [key for key, _ in found(text)] == ["file-whole", "file-whole"]


def test_an_empty_file_lacks_everything() -> None:
    assert {key for key, _ in found("")} == {"file-missing"}


@settings(max_examples=200)
@given(data=st.data())
def test_whatever_stands_in_a_file_is_judged_and_never_a_crash(data: st.DataObject) -> None:
    numbers = st.integers(-3, 40).map(str) | st.sampled_from(["true", "1.5", '"x"', "[]", "[[]]", "{}", "1e999", "nan"])
    lines = TEXT.splitlines()
    number = data.draw(st.sampled_from([n for n, line in enumerate(lines) if "=" in line and not line.startswith("#")]))
    key = lines[number].split("=")[0]
    lines[number] = f"{key}= {data.draw(numbers)}"
    found("\n".join(lines))
