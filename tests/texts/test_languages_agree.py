"""German and English say the same things, in every text file."""

from __future__ import annotations

import re

import pytest

from spieltisch.words import LANGS, slots
from tests.texts.files import sets


@pytest.mark.parametrize("name", sets())
def test_no_language_misses_a_text(name: str) -> None:
    german, english = (sets()[name].get(lang, {}) for lang in LANGS)
    assert sorted(german.keys() - english.keys()) == []
    assert sorted(english.keys() - german.keys()) == []


@pytest.mark.parametrize("name", sets())
def test_the_same_slots_are_filled(name: str) -> None:
    german, english = (sets()[name][lang] for lang in LANGS)
    assert [key for key in german if slots(german[key]) != slots(english[key])] == []


@pytest.mark.parametrize("name", sets())
def test_no_text_is_empty(name: str) -> None:
    for texts in sets()[name].values():
        assert [key for key, text in texts.items() if not text.strip()] == []


@pytest.mark.parametrize("name", sets())
def test_german_says_du(name: str) -> None:
    formal = re.compile(r"(?<=[\w,;] )(Ihnen|Ihre?[nmr]?)\b")
    assert [key for key, text in sets()[name]["de"].items() if formal.search(text)] == []


@pytest.mark.parametrize("name", sets())
def test_a_form_has_the_text_that_it_is_a_form_of(name: str) -> None:
    texts = sets()[name]["de"]
    forms = [key for key in texts if key.endswith(("_one", "_you"))]
    assert [key for key in forms if key[:-4] not in texts] == []
