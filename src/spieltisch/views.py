"""Views as types: short lists whose places have names, and views from outside, checked against a game's `view.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from spieltisch.game import Refusal

REFERENCE: Final = "#/components/schemas/{name}"
"""Where OpenAPI describes a type of this name."""
_JSON_TYPES: Final = {int: "integer", str: "string"}
Shape = TypeVar("Shape", bound=Mapping[str, object])


def row(*, rest: str = "", may_be_empty: bool = False, **places: type) -> msgspec.Meta:
    """A list in which every place has a meaning: a labelled tuple in the client, and its length is checked.

    `rest` names what any number of further places hold.
    """
    described = {"prefixItems": [{"title": name, **_described(kind)} for name, kind in places.items()]}
    return msgspec.Meta(
        min_length=0 if may_be_empty else len(places),
        max_length=None if rest else len(places),
        extra_json_schema=described | ({"x-rest": rest} if rest else {}),
    )


def read_view(view: object, shape: type[Shape]) -> Shape:
    """The view as the TypedDict `shape`; Refusal for anything that is none.

    Only its form is checked. Whether such a position can exist is for the game's `from_view` to say.
    """
    try:
        return msgspec.convert(view, shape)
    except msgspec.ValidationError as error:
        raise Refusal("view-broken") from error


def _described(kind: type) -> dict[str, str]:
    return {"type": _JSON_TYPES[kind]} if kind in _JSON_TYPES else {"$ref": REFERENCE.format(name=kind.__name__)}
