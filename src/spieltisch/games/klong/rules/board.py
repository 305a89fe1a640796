"""A board in fast form: rooms by their number, and the ways that lead from each."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.rules.pieces import ARTIFACTS

OUTSIDE: Final = 0
UPPER: Final = 1
DEPTHS: Final = 2
ZONE_KEYS: Final = ("outside", "upper", "depths")

NO_WAY: Final = -1
NO_ARTIFACT: Final = -1


@final
class Board:
    """Rooms count from 1 to `rooms`; tables by room have an unused place 0.

    A tunnel is two ways, one for each direction: those that leave a room have the numbers `first[room]` up to, but not
    including, `first[room + 1]`. The way back through a one-way tunnel is `against` its arrow: nobody walks it, but
    whatever ignores arrows uses it.
    """

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        tables: dict[int, dict[str, Any]] = {room["id"]: room for room in data["rooms"]}
        self.key: Final = key
        self.rooms: Final[i64] = max(tables)
        self.zone: Final = vec[u8](
            [ZONE_KEYS.index(tables[room]["zone"]) if room in tables else OUTSIDE for room in range(max(tables) + 1)]
        )
        self.start: Final[i64] = next(room for room, table in tables.items() if table["zone"] == "outside")
        self.kind: Final = [_kind(tables.get(room, {})) for room in range(max(tables) + 1)]
        """What it is called in the story."""
        self.cave: Final = _by_room(tables, "cave")
        self.market: Final = _by_room(tables, "market")
        self.fountain: Final = _by_room(tables, "fountain")
        self.shrine: Final = _by_room(tables, "shrine")
        self.major: Final = _by_room(tables, "major")
        self.minor: Final = _by_room(tables, "minor")
        self.artifact: Final = vec[i64]([_artifact(tables.get(room, {})) for room in range(max(tables) + 1)])
        """Its place among the artifacts, or NO_ARTIFACT."""

        ways = _ways(data["tunnels"])
        self.first: Final = vec[i64]([sum(way[0] < room for way in ways) for room in range(max(tables) + 2)])
        self.to: Final = vec[i64]([way[1] for way in ways])
        self.boots: Final = vec[i64]([way[2]["boots"] for way in ways])
        self.heads: Final = vec[i64]([way[2]["heads"] for way in ways])
        self.lock: Final = vec[u8]([way[2]["lock"] for way in ways])
        self.against: Final = vec[u8]([way[2]["against"] for way in ways])

    def tunnel(self, origin: i64, to: i64) -> i64:
        """The way from one room to another, or NO_WAY."""
        for way in range(self.first[origin], self.first[origin + 1]):
            if self.to[way] == to:
                return way
        return NO_WAY


def board(key: str) -> Board:
    """The board of this name, read once."""
    if key not in _boards:
        text = (_folder() / f"{key}.toml").read_text(encoding="utf-8")
        _boards[key] = Board(key, tomllib.loads(text))
    return _boards[key]


def board_keys() -> list[str]:
    """The names of all boards there are."""
    return sorted(file.name.removesuffix(".toml") for file in _folder().iterdir() if file.name.endswith(".toml"))


_boards: Final[dict[str, Board]] = {}


def _folder() -> Traversable:
    return files("spieltisch.games.klong") / "data" / "boards"


def _by_room(tables: dict[int, dict[str, Any]], key: str) -> vec[u8]:
    return vec[u8]([int(tables.get(room, {}).get(key, 0)) for room in range(max(tables) + 1)])


def _kind(table: dict[str, Any]) -> str:
    if table.get("zone") == "outside":
        return "castle"
    return next((kind for kind in ("market", "shrine", "cave", "fountain") if table.get(kind)), "room")


def _artifact(table: dict[str, Any]) -> int:
    return ARTIFACTS.index(table["artifact"]) if "artifact" in table else NO_ARTIFACT


def _ways(tunnels: list[dict[str, Any]]) -> list[tuple[int, int, dict[str, int]]]:
    """From where, to where, and what it costs; in the order of the rooms they leave."""
    ways: list[tuple[int, int, dict[str, int]]] = []
    for tunnel in tunnels:
        a, b = tunnel["ends"]
        price = {
            "boots": tunnel.get("boots", 1),
            "heads": tunnel.get("heads", 0),
            "lock": int(tunnel.get("lock", False)),
        }
        ways.append((a, b, {**price, "against": 0}))
        ways.append((b, a, {**price, "against": int(tunnel.get("oneway", False))}))
    return sorted(ways, key=lambda way: (way[0], way[1]))
