"""Views from outside: read and checked against the type in a game's `view.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from spieltisch.game import Refusal

Shape = TypeVar("Shape", bound=Mapping[str, object])


def read_view(view: object, shape: type[Shape]) -> Shape:
    """The view as the TypedDict `shape`; Refusal for anything that is none.

    Only its form is checked. Whether such a position can exist is for the game's `from_view` to say.
    """
    try:
        return msgspec.convert(view, shape)
    except msgspec.ValidationError as error:
        raise Refusal("view-broken") from error
