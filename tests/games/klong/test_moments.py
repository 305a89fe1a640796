"""Every question that a card can ask has a story in the client."""

from __future__ import annotations

from typing import get_args

from spieltisch.games.klong.view import PromptKind
from tests.games.klong.moments import MOMENTS


def test_every_question_has_its_moment() -> None:
    assert {name.removeprefix("ask-") for name in MOMENTS if name.startswith("ask-")} == set(get_args(PromptKind))
