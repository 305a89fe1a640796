"""The description from which the client's types are made: complete, and with the events of every game."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.games import folder, games
from spieltisch.server.app import openapi


@pytest.fixture(scope="module")
def described() -> Any:
    return openapi()


def references(value: Any) -> set[str]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = {value["$ref"]} if isinstance(value, dict) and isinstance(value.get("$ref"), str) else set()
    return found.union(*(references(one) for one in inner))


def test_everything_that_is_referred_to_is_described(described: Any) -> None:
    names = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references(described) <= names


@pytest.mark.parametrize("key", games())
def test_the_events_of_a_game_are_told_apart_by_their_kind(described: Any, key: str) -> None:
    game = folder(key)
    happening = described["components"]["schemas"][f"{game.view.__name__.removesuffix('View')}Happening"]
    values = {one["properties"]["kind"]["const"]: one["properties"]["values"] for one in happening["anyOf"]}
    assert set(values) == {kind.name for kind in game.events}
    for kind in game.events:
        name = values[kind.name]["$ref"].rpartition("/")[2]
        properties = described["components"]["schemas"][name].get("properties", {})
        assert set(properties) == set(kind.values.__annotations__)
