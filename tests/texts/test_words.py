from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spieltisch import games, words
from spieltisch.facts import read_facts
from spieltisch.game import Event, Refusal, Result
from spieltisch.words import LANGS, Lang, knows, outcome, refusal, say, tell, texts


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_key", list(games.games()))
def test_every_option_of_a_game_can_be_refused_in_words(game_key: str, lang: Lang) -> None:
    options = [option for option in read_facts(game_key).options if option.seats or option.needs]
    assert [o.key for o in options if not knows(lang, game_key, f"refusal.option-needs-{o.key}")] == []


def test_a_slot_is_filled() -> None:
    sentence = say("en", None, "refusal.seats", {"seats": 9, "least": 1, "most": 4})
    assert sentence == "The game is not made for 9 seats: 1 to 4 can play."


def test_lists_are_joined_as_people_do() -> None:
    def named(lang: Lang, levels: list[str]) -> str:
        return say(lang, None, "refusal.level-unknown", {"level": "x", "levels": levels})

    assert named("en", ["a", "b", "c"]).endswith("There are: a, b and c.")
    assert named("de", ["a", "b"]).endswith("Es gibt: a und b.")
    assert named("de", ["a"]).endswith("Es gibt: a.")
    assert named("de", []).endswith("Es gibt: .")


def test_what_nobody_wrote_is_shown_by_its_key_instead_of_crashing() -> None:
    assert say("de", None, "refusal.nobody-wrote-this") == "refusal.nobody-wrote-this"
    assert refusal("de", Refusal("nobody-wrote-this"), "nummerus") == "refusal.nobody-wrote-this"
    assert (
        say("en", None, "refusal.seats", {"seats": 9})
        == "The game is not made for 9 seats: {least} to {most} can play."
    )


def test_values_are_not_read_as_templates() -> None:
    assert "{games}" in say("en", None, "refusal.game-unknown", {"game": "{games}", "games": ["nummerus"]})


def test_a_story_is_told_to_the_one_who_acted_and_to_the_others() -> None:
    event = Event("took", 0, {"chip": 25, "origin": 0, "field": 1, "jump": False, "length": 1}, None)
    names = ["Anna", "Bela"]
    others, own = tell("de", "nummerus", event, names, reader=1), tell("de", "nummerus", event, names, reader=0)
    assert "Anna" in others
    assert "25" in others
    assert "Du" in own.split()
    assert "Anna" not in own


CASES = tomllib.loads((Path(__file__).parent / "templates.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES["case"], ids=lambda case: case["what"])
def test_a_template_says_what_the_client_says_too(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "texts", lambda lang, game_key=None: CASES["texts"] if game_key else texts(lang))
    values, seat, reader = case.get("values"), case.get("seat"), case.get("reader")
    assert say("de", "dungeon", case["key"], values, CASES["names"], seat, reader) == case["says"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_result_names_who_won(lang: Lang) -> None:
    result = Result([1, 2], [7, 5], "longest", {"length": 7})
    assert "Anna" in outcome(lang, "nummerus", result, ["Anna", "Bela"])
