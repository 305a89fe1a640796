"""A board file as it is read, in its own units: millimetres, seconds, grams."""

from __future__ import annotations

from typing import Final, NamedTuple

from spieltisch.data_file import Table
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


class BoardFile:
    """All that a board file says. Its form must be right: check/form.py finds nothing."""

    def __init__(self, data: Table) -> None:
        size = data["sizes"]
        mass = data["mass"]
        surface = data["surface"]
        target = data["target"]
        self.width: Final = float(data["board"]["width"])
        self.length: Final = float(data["board"]["length"])
        self.field_radius: Final = float(size["field"]) / 2
        self.piece_radius: Final = float(size["piece"]) / 2
        self.disc_radii: Final[list[float]] = [float(size["zong_large"]) / 2, float(size["zong_small"]) / 2]
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


def _point(pair: list[float]) -> Point:
    return Point(float(pair[0]), float(pair[1]))


def _points(pairs: list[list[float]]) -> list[Point]:
    return [_point(pair) for pair in pairs]


def _rails(corners: list[Table]) -> list[Rail]:
    following = corners[1:] + corners[:1]
    return [
        Rail(float(a["x"]), float(a["y"]), float(b["x"]), float(b["y"]), float(a["bounce"]), float(a["limit"]))
        for a, b in zip(corners, following, strict=True)
    ]


def _posts(posts: list[Table]) -> list[Post]:
    return [Post(float(post["x"]), float(post["y"]), float(post["radius"]), float(post["bounce"])) for post in posts]
