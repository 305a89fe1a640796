"""The form of a board file: which keys there are, and what kind of value each has."""

from __future__ import annotations

from typing import Final

from spieltisch.data_file import TABLE, Kind, Table, form_faults, whole, wholes
from spieltisch.game import Refusal

LONGEST: Final = 10_000
LARGEST: Final = 1_000_000


def board_form_faults(data: Table) -> list[Refusal]:
    """Keys that are missing or unknown, and values of the wrong kind."""
    needed = {**dict.fromkeys(_TABLES, TABLE), **dict.fromkeys(_LISTS, _LIST)}
    faults = form_faults("", data, needed, dict.fromkeys(_OPTIONAL_LISTS, _LIST))
    for name, kinds in _TABLES.items():
        if isinstance(data.get(name), dict):
            faults += form_faults(name, data[name], kinds)
    for name, kinds in {**_LISTS, **_OPTIONAL_LISTS}.items():
        if isinstance(data.get(name), list):
            for number, table in enumerate(data[name], start=1):
                faults += form_faults(f"{name} {number}", table, kinds)
    return faults


def _is_length(value: object) -> bool:
    """Whole hundredths of a millimetre, so that the tidy-up can compare without rounding."""
    number = _number(value)
    return -LONGEST <= number <= LONGEST and round(number * 100) / 100 == number


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_length(item) for item in value)


def _number(value: object) -> float:
    """Not a number for what is none; no demand holds for that."""
    if isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST:
        return float(value)
    return value if isinstance(value, float) else float("nan")


_LENGTH: Final = Kind("board-length", _is_length, {"longest": LONGEST})
_SIZE: Final = Kind("board-size", lambda value: _is_length(value) and _number(value) > 0, {"longest": LONGEST})
_AMOUNT: Final = Kind("board-amount", lambda value: 0 < _number(value) <= LARGEST, {"largest": LARGEST})
_SHARE: Final = Kind("board-share", lambda value: 0 < _number(value) <= 1)
_POINT: Final = Kind("board-point", _is_point)
_POINTS: Final = Kind("board-points", lambda value: isinstance(value, list) and all(_is_point(item) for item in value))
_WHOLE: Final = whole(0, LARGEST)
_WHOLES: Final = wholes(0, LARGEST)
_LIST: Final = Kind("file-tables", lambda value: isinstance(value, list))  # its tables are checked one by one

_TABLES: Final = {
    "board": {"width": _SIZE, "length": _SIZE},
    "sizes": {"field": _SIZE, "piece": _SIZE, "piece_height": _SIZE, "zong_large": _SIZE, "zong_small": _SIZE},
    "mass": {"piece": _AMOUNT, "zong_large": _AMOUNT, "zong_small": _AMOUNT},
    "surface": {"friction": _AMOUNT, "grip": _AMOUNT, "bounce": _SHARE, "top_speed": _AMOUNT},
    "target": {"x": _LENGTH, "y": _LENGTH, "radius": _SIZE, "centre": _POINT, "spot": _POINT},
    "frame": {"width": _SIZE, "height": _SIZE},
    "track": {"fields": _POINTS, "red": _WHOLES},
}
_LISTS: Final = {
    "rail": {"x": _LENGTH, "y": _LENGTH, "bounce": _SHARE, "limit": _AMOUNT},
    "start": {"seats": _WHOLE, "places": _POINTS},
}
_OPTIONAL_LISTS: Final = {
    "post": {"x": _LENGTH, "y": _LENGTH, "radius": _SIZE, "bounce": _SHARE},
}
