"""A layout file as it is read: what is no TOML, which keys are missing or unknown, and values of the wrong kind."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from spieltisch.game import Refusal

Table = dict[str, Any]

# A kind of value is named by the sentence for its breach.
COUNT: Final = "layout-count"
WHOLE: Final = "layout-whole"
WHOLES: Final = "layout-wholes"
POINTS: Final = "layout-points"
TABLE: Final = "layout-table"
TABLES: Final = "layout-tables"

LARGEST: Final = 1000
"""Of all numbers."""

_FILE: Final = {
    **{"fields": COUNT, "white": WHOLES, "apprentices": COUNT, "barrels": COUNT},
    **{"dice": TABLE, "sides": TABLES, "seating": TABLE, "entries": TABLE, "hill": TABLE},
}
_SIDE: Final = {"entry": WHOLE, "own": WHOLES}


def parsed(text: str) -> Table:
    """The tables of a file; raises Refusal for what is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place:
            raise Refusal("layout-toml", line=int(place[1]), column=int(place[2])) from error
        raise Refusal("layout-toml-somewhere") from error


def form_faults(data: Table) -> list[Refusal]:
    if wrong := _table_faults("", data, _FILE):
        return wrong
    wrong = _table_faults("dice.", data["dice"], {"count": COUNT, "faces": COUNT})
    for number, side in enumerate(data["sides"]):
        wrong += _table_faults(f"sides {number}.", side, _SIDE)
    for name in ("seating", "entries"):
        wrong += _table_faults(f"{name}.", data[name], dict.fromkeys(data[name], WHOLES))
    return wrong + _table_faults("hill.", data["hill"], {"places": POINTS})


def _table_faults(name: str, table: Table, kinds: dict[str, str]) -> list[Refusal]:
    faults = [Refusal("layout-unknown", what=name + key) for key in table if key not in kinds]
    faults += [Refusal("layout-missing", what=name + key) for key in kinds if key not in table]
    return faults + [
        Refusal(kind, what=name + key, largest=LARGEST)
        for key, kind in kinds.items()
        if key in table and not _is_of(kind, table[key])
    ]


def _is_of(kind: str, value: object) -> bool:
    if kind == TABLE:
        return isinstance(value, dict)
    if kind in (COUNT, WHOLE):
        return _is_whole(value, 1 if kind == COUNT else 0)
    if not isinstance(value, list):
        return False
    if kind == TABLES:
        return all(isinstance(item, dict) for item in value)
    return all(_is_point(item) if kind == POINTS else _is_whole(item, 0) for item in value)


def _is_whole(value: object, least: int) -> bool:
    return not isinstance(value, bool) and isinstance(value, int) and least <= value <= LARGEST


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(number) in (int, float) for number in value)
