"""Shortest ways between all rooms of a board (Floyd and Warshall), with the master key and without."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.klong.rules.board import DEPTHS, NO_ARTIFACT, Board, board

HEAD_IN_BOOTS: Final = 0.7
"""A monster on the way is feared as if the way were so much longer."""
CAVE_IN_BOOTS: Final = 0.5
"""A crystal cave swallows the boots that are left, now and then."""
UNREACHABLE: Final = 1000.0


@final
class Distances:
    """`far` is the shortest way in boots as they are felt, monsters and caves included; `heads` counts the monsters on
    it. Both lie by origin * width + room. `up` is the way to the nearest room above the Depths, by room.
    """

    def __init__(self, graph: Board, has_key: bool) -> None:
        width = graph.rooms + 1
        self.width: Final[i64] = width
        self.home: Final[i64] = graph.start
        self.far: Final = vec[float]([UNREACHABLE] * int(width * width))
        self.heads: Final = vec[i64]([0] * int(width * width))
        self.up: Final = vec[float]([0.0] * int(width))
        self.artifact_rooms: Final = vec[i64](_artifact_rooms(graph))
        self._tunnels(graph, has_key)
        self._combine()
        self._ascend(graph)

    def way(self, origin: i64, room: i64) -> float:
        return self.far[origin * self.width + room]

    def heads_between(self, origin: i64, room: i64) -> i64:
        return self.heads[origin * self.width + room]

    def _tunnels(self, graph: Board, has_key: bool) -> None:
        for origin in range(i64(1), self.width):
            self.far[origin * self.width + origin] = 0.0
            for way in range(graph.first[origin], graph.first[origin + 1]):
                if graph.against[way] or (graph.lock[way] and not has_key):
                    continue
                place = origin * self.width + graph.to[way]
                self.far[place] = price(graph, way, graph.heads[way])
                self.heads[place] = graph.heads[way]

    def _combine(self) -> None:
        for by in range(i64(1), self.width):
            for origin in range(i64(1), self.width):
                first = self.far[origin * self.width + by]
                if first >= UNREACHABLE:
                    continue
                for room in range(i64(1), self.width):
                    together = first + self.far[by * self.width + room]
                    place = origin * self.width + room
                    if together < self.far[place]:
                        self.far[place] = together
                        self.heads[place] = self.heads[origin * self.width + by] + self.heads[by * self.width + room]

    def _ascend(self, graph: Board) -> None:
        for origin in range(i64(1), self.width):
            shortest = UNREACHABLE
            for room in range(i64(1), self.width):
                if graph.zone[room] != DEPTHS:
                    shortest = min(shortest, self.way(origin, room))
            self.up[origin] = shortest


def _artifact_rooms(graph: Board) -> list[int]:
    """By the index of their value."""
    rooms = {int(index): room for room, index in enumerate(graph.artifact) if index != NO_ARTIFACT}
    return [rooms[index] for index in sorted(rooms)]


def price(graph: Board, way: i64, heads: i64) -> float:
    """What one tunnel costs in boots as they are felt, with so many of its monsters not fought."""
    felt = float(graph.boots[way]) + HEAD_IN_BOOTS * float(heads)
    return felt + CAVE_IN_BOOTS if graph.cave[graph.to[way]] else felt


def distances(key: str, has_key: bool) -> Distances:
    """Worked out once for each board."""
    name = f"{key} open" if has_key else key
    if name not in _distances:
        _distances[name] = Distances(board(key), has_key)
    return _distances[name]


_distances: Final[dict[str, Distances]] = {}
