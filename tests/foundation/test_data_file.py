"""Data files of games: what is no TOML, which keys are missing or unknown, and values of the wrong kind."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.data_file import (
    SWITCH,
    TABLE,
    TABLES,
    WORD,
    WORDS,
    Kind,
    choice_faults,
    form_faults,
    parsed,
    whole,
    wholes,
)
from spieltisch.game import Refusal
from spieltisch.words import LANGS, refusal


def said(faults: list[Refusal]) -> list[str]:
    return [refusal("en", fault) for fault in faults]


def test_a_file_is_read_as_tables() -> None:
    assert parsed('a = 1\n[b]\nc = "d"') == {"a": 1, "b": {"c": "d"}}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1\nb = = 2", "Line 2, column 5: this is not proper TOML."),
        ("a = " + "[" * 10_000, "This is not proper TOML."),
    ],
)
def test_what_is_no_toml_is_refused_with_its_place_if_that_is_known(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        parsed(text)
    assert said([refused.value]) == [sentence]


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parsed(text)
    except Refusal as refused:
        sentences = [refusal(lang, refused) for lang in LANGS]
    else:
        sentences = []
    assert not any("{" in sentence for sentence in sentences)


def test_keys_that_are_missing_or_unknown_are_named_with_their_table() -> None:
    table = {"a": 1, "strange": 2}
    assert said(form_faults("", table, {"a": whole(0, 9), "b": WORD})) == [
        "There is no such thing here: strange.",
        "Missing: b.",
    ]
    assert said(form_faults("dice", table, {"a": whole(0, 9)}, {"b": WORD})) == [
        "There is no such thing here: dice.strange."
    ]


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (whole(1, 9), [1, 9], [0, 10, True, 1.0, "1", None, 2**70]),
        (wholes(0, 3), [[], [0, 3]], [[4], [True], 1, ["0"]]),
        (wholes(0, 3, length=2), [[0, 3]], [[], [0], [0, 1, 2], [0, 4]]),
        (WORD, ["a"], ["", 1, ["a"]]),
        (SWITCH, [True, False], [0, "true", None]),
        (WORDS, [[], ["a", ""]], ["a", [1]]),
        (TABLE, [{}, {"a": 1}], [[], "a"]),
        (TABLES, [[], [{}]], [{}, [1], [[]]]),
    ],
    ids=lambda kind: kind.sentence if isinstance(kind, Kind) else "",
)
def test_values_of_another_kind_are_told_in_both_languages(
    kind: Kind, right: list[object], wrong: list[object]
) -> None:
    for value in right:
        assert form_faults("", {"a": value}, {"a": kind}) == []
    for value in wrong:
        (fault,) = form_faults("", {"a": value}, {"a": kind})
        for lang in LANGS:
            sentence = refusal(lang, fault)
            assert sentence.startswith("a ")
            assert "{" not in sentence


def test_what_should_be_a_table_and_is_none_is_told() -> None:
    assert said(form_faults("dice", [1], {"count": whole(1, 9)})) == ["dice must be a table."]


def test_of_a_few_words_the_others_are_refused() -> None:
    assert choice_faults("card.type", "hero", ("hero", "monster")) == []
    assert said(choice_faults("card.type", "villain", ("hero", "monster"))) == [
        "card.type is “villain”, possible are hero and monster."
    ]
