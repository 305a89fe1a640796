"""The facts beside the games are such as the table needs them."""

from __future__ import annotations

import re

import msgspec
import pytest

from spieltisch.facts import DAILY, read_facts
from spieltisch.games import games

KEYS = list(games())


@pytest.mark.parametrize("key", KEYS)
def test_options_that_name_something_have_values_for_it(key: str) -> None:
    facts = read_facts(key)
    seats = {str(seat + 1) for seat in range(facts.seats[1])}
    for option in facts.options:
        if option.names == "seat":
            assert seats <= set(option.values)
        if option.names == "day":
            assert DAILY in option.values


@pytest.mark.parametrize("key", KEYS)
def test_every_number_of_seats_has_usual_options(key: str) -> None:
    facts = read_facts(key)
    for seats in range(facts.seats[0], facts.seats[1] + 1):
        assert facts.complete(seats, {}).keys() == {option.key for option in facts.options}


@pytest.mark.parametrize("key", KEYS)
def test_a_peer_is_named_as_openspiel_names_its_games(key: str) -> None:
    assert re.fullmatch(r"([a-z_]+(\([a-z_]+=\w+(,[a-z_]+=\w+)*\))?)?", read_facts(key).peer)


def test_the_luck_of_the_day_is_chosen_by_an_option_that_names_a_day() -> None:
    facts = read_facts("nummerus")
    assert facts.has_luck_of_the_day(facts.complete(1, {"layout": "daily"}))
    assert not facts.has_luck_of_the_day(facts.complete(1, {}))
    assert not facts.has_luck_of_the_day({"scoring": DAILY})


def test_what_is_best_alone_is_a_fact_of_the_game() -> None:
    facts = read_facts("nummerus")
    assert facts.best_alone([3, 1, 2]) == 1
    assert msgspec.structs.replace(facts, solo="most").best_alone([3, 1, 2]) == 3
    assert facts.best_alone([]) is None
