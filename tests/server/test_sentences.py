"""Every refusal and every line of the log that the table and the server can say has a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spieltisch
from spieltisch import words
from spieltisch.table.events import HOUSE_EVENTS
from spieltisch.words import LANGS, Lang

SOURCE = "\n".join(
    file.read_text()
    for layer in ("table", "server")
    for file in (Path(spieltisch.__file__).parent / layer).glob("*.py")
)
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
EVENTS = [kind.name for kind in HOUSE_EVENTS]


@pytest.mark.parametrize("lang", LANGS)
def test_a_sentence_for_everything(lang: Lang) -> None:
    assert len(REFUSALS) > 25
    assert len(EVENTS) > 8
    missing = [key for key in REFUSALS if not words.knows(lang, None, f"refusal.{key}")]
    missing += [key for key in EVENTS if not words.knows(lang, None, f"story.{key}")]
    assert missing == []
