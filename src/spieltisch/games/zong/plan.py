"""A board file as it is read, in its own units; and what is wrong with its form, before anybody measures it."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, NamedTuple

from spieltisch.game import Refusal
from spieltisch.games.zong.physics.scene import Post, Rail

STARTS: Final = 4
FEWEST_SEATS: Final = 3


class Point(NamedTuple):
    x: float
    y: float


class Start(NamedTuple):
    """Where the pieces lie before anybody has moved, in the order of the seats."""

    seats: int
    places: list[Point]


class Plan:
    """All a board file says. Its form must be right: `form_faults` finds nothing."""

    def __init__(self, data: dict[str, Any]) -> None:
        size = data["sizes"]
        mass = data["mass"]
        surface = data["surface"]
        target = data["target"]
        self.width: Final = float(data["board"]["width"])
        self.length: Final = float(data["board"]["length"])
        self.field_radius: Final = size["field"] / 2
        self.piece_radius: Final = size["piece"] / 2
        self.disc_radii: Final[list[float]] = [size["zong_large"] / 2, size["zong_small"] / 2]
        self.piece_mass: Final = float(mass["piece"])
        self.disc_masses: Final[list[float]] = [float(mass["zong_large"]), float(mass["zong_small"])]
        self.friction: Final = float(surface["friction"])
        self.grip: Final = float(surface["grip"])
        self.bounce: Final = float(surface["bounce"])
        self.top_speed: Final = float(surface["top_speed"])
        self.target: Final = Point(float(target["x"]), float(target["y"]))
        self.target_radius: Final = float(target["radius"])
        self.target_centre: Final = _point(target["centre"])
        self.spot: Final = _point(target["spot"])
        self.rails: Final = _rails(data["rail"])
        self.posts: Final = _posts(data.get("post", []))
        self.fields: Final = _points(data["track"]["fields"])
        self.reds: Final[list[int]] = [STARTS - 1 + number for number in data["track"]["red"]]
        self.starts: Final = [Start(start["seats"], _points(start["places"])) for start in data["start"]]


def place_name(field: int) -> str:
    """What people call a field: the start fields by their players, the others by their number."""
    return f"P{field + FEWEST_SEATS}" if field < STARTS else str(field - STARTS + 1)


def parsed(text: str) -> dict[str, Any]:
    """The tables of a board file; raises Refusal for what is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if place:
            raise Refusal("board-toml", line=int(place[1]), column=int(place[2])) from error
        raise Refusal("board-toml-somewhere") from error


# The form: which keys there are, and what kind of value each has. A kind is named by the sentence for its breach.

LENGTH: Final = "board-length"
SIZE: Final = "board-size"
AMOUNT: Final = "board-amount"
SHARE: Final = "board-share"
WHOLE: Final = "board-whole"
POINT: Final = "board-point"
WHOLES: Final = "board-wholes"
POINTS: Final = "board-points"

_TABLES: Final = {
    "board": {"width": SIZE, "length": SIZE},
    "sizes": {"field": SIZE, "piece": SIZE, "piece_height": SIZE, "zong_large": SIZE, "zong_small": SIZE},
    "mass": {"piece": AMOUNT, "zong_large": AMOUNT, "zong_small": AMOUNT},
    "surface": {"friction": AMOUNT, "grip": AMOUNT, "bounce": SHARE, "top_speed": AMOUNT},
    "target": {"x": LENGTH, "y": LENGTH, "radius": SIZE, "centre": POINT, "spot": POINT},
    "frame": {"width": SIZE, "height": SIZE},
    "track": {"fields": POINTS, "red": WHOLES},
}
_LISTS: Final = {
    "rail": {"x": LENGTH, "y": LENGTH, "bounce": SHARE, "limit": AMOUNT},
    "post": {"x": LENGTH, "y": LENGTH, "radius": SIZE, "bounce": SHARE},
    "start": {"seats": WHOLE, "places": POINTS},
}
_OPTIONAL: Final = ("post",)
LONGEST: Final = 10_000
LARGEST: Final = 1_000_000


def form_faults(data: dict[str, Any]) -> list[Refusal]:
    """Keys that are missing or unknown, and values of the wrong kind."""
    faults = [Refusal("board-unknown", what=key) for key in data if key not in _TABLES and key not in _LISTS]
    for name, kinds in _TABLES.items():
        faults += _table_faults(name, kinds, data[name]) if name in data else [Refusal("board-missing", what=name)]
    for name, kinds in _LISTS.items():
        if name in data:
            faults += _list_faults(name, kinds, data[name])
        elif name not in _OPTIONAL:
            faults.append(Refusal("board-missing", what=name))
    return faults


def _list_faults(name: str, kinds: dict[str, str], tables: object) -> list[Refusal]:
    if not isinstance(tables, list):
        return [Refusal("board-tables", what=name)]
    faults: list[Refusal] = []
    for number, table in enumerate(tables, start=1):
        faults += _table_faults(f"{name} {number}", kinds, table)
    return faults


def _table_faults(name: str, kinds: dict[str, str], table: object) -> list[Refusal]:
    if not isinstance(table, dict):
        return [Refusal("board-table", what=name)]
    faults = [Refusal("board-unknown", what=f"{name}.{key}") for key in table if key not in kinds]
    for key, kind in kinds.items():
        if key not in table:
            faults.append(Refusal("board-missing", what=f"{name}.{key}"))
        elif not _is_of(kind, table[key]):
            faults.append(Refusal(kind, what=f"{name}.{key}", longest=LONGEST, largest=LARGEST))
    return faults


def _is_of(kind: str, value: object) -> bool:
    if kind == LENGTH:
        return _is_length(value)
    if kind == SIZE:
        return _is_length(value) and _number(value) > 0
    if kind == AMOUNT:
        return 0 < _number(value) <= LARGEST
    if kind == SHARE:
        return 0 < _number(value) <= 1
    if kind == WHOLE:
        return _is_whole(value)
    if kind == POINT:
        return _is_point(value)
    if not isinstance(value, list):
        return False
    return all(_is_point(item) if kind == POINTS else _is_whole(item) for item in value)


def _is_length(value: object) -> bool:
    """Whole hundredths of a millimetre, so that the tidy-up can compare without rounding."""
    number = _number(value)
    return -LONGEST <= number <= LONGEST and round(number * 100) / 100 == number


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_length(item) for item in value)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST


def _number(value: object) -> float:
    """Not a number for what is none; no demand holds for that."""
    if isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST:
        return float(value)
    return value if isinstance(value, float) else float("nan")


def _point(pair: list[float]) -> Point:
    return Point(float(pair[0]), float(pair[1]))


def _points(pairs: list[list[float]]) -> list[Point]:
    return [_point(pair) for pair in pairs]


def _rails(corners: list[dict[str, Any]]) -> list[Rail]:
    following = corners[1:] + corners[:1]
    return [
        Rail(float(a["x"]), float(a["y"]), float(b["x"]), float(b["y"]), float(a["bounce"]), float(a["limit"]))
        for a, b in zip(corners, following, strict=True)
    ]


def _posts(posts: list[dict[str, Any]]) -> list[Post]:
    return [Post(float(post["x"]), float(post["y"]), float(post["radius"]), float(post["bounce"])) for post in posts]
