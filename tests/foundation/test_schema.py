"""The description from which the client's types are made: complete, and with the events of every game."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import msgspec
import pytest

from spieltisch.game import Refusal
from spieltisch.games import folder, games
from spieltisch.server.app import openapi
from spieltisch.views import read_view, row


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


def test_views_and_events_are_found_by_the_key_of_the_game(described: Any) -> None:
    schemas = described["components"]["schemas"]
    for collection, suffix in (("Views", "View"), ("Happenings", "Happening")):
        assert list(schemas[collection]["properties"]) == schemas[collection]["required"] == list(games())
        for key, reference in schemas[collection]["properties"].items():
            assert reference["$ref"].rpartition("/")[2] == folder(key).view.__name__.removesuffix("View") + suffix


class _Walk(TypedDict):
    way: Annotated[list[str | int], row(room=int, name=str)]
    clock: Annotated[list[int], row(seat=int, space=int, may_be_empty=True)]
    towers: list[Annotated[list[int], row(field=int, rest="seats")]]


def test_a_row_names_its_places_and_has_as_many() -> None:
    walk: _Walk = {"way": [3, "gate"], "clock": [], "towers": [[4], [5, 0, 1]]}
    assert read_view(walk, _Walk) == walk
    broken: list[dict[str, object]] = [{"way": [3]}, {"way": [3, "gate", 1]}, {"clock": [1, 2, 3]}, {"towers": [[]]}]
    for wrong in broken:
        with pytest.raises(Refusal):
            read_view({**walk, **wrong}, _Walk)
    properties = msgspec.json.schema_components([_Walk])[1]["_Walk"]["properties"]
    assert [place["title"] for place in properties["way"]["prefixItems"]] == ["room", "name"]
    assert [place["type"] for place in properties["way"]["prefixItems"]] == ["integer", "string"]
    assert properties["towers"]["items"]["x-rest"] == "seats"
