"""Both boards of Klong! once more, as the rules list them: rooms that hold something, and tunnels.

`3-4` leads both ways, `6>5` only to 5. What is not said costs one boot and is free of monsters and locks.
"""

from __future__ import annotations

from dataclasses import dataclass

BLUE_SKY_ROOMS = """
4 minor, 5 major, 6 major, 7 cave major, 8 cave, 9 major, 10 cave minor, 12 fountain, 13 minor, 14 cave, 16 minor,
18 cave artifact 5, 19 market minor, 20 market minor, 21 artifact 7, 22 cave minor, 23 cave artifact 15, 24 shrine,
25 major, 26 market, 27 market artifact 10, 28 cave major, 29 major, 30 minor, 31 artifact 20, 32 cave minor,
33 artifact 25, 34 fountain, 35 artifact 30, 37 major, 38 fountain, 39 cave major
"""
BLUE_SKY_TUNNELS = """
1-2, 2-3, 3-4 2 boots, 3-8, 4-5 2 boots, 4-9 lock, 4-10, 5-10 1 heads, 6>5, 6-11 lock, 7>3 2 boots, 7-12 1 heads,
8-13 2 boots, 8-14 1 heads, 9-14 lock, 10-11 2 boots, 10-15 1 heads, 11-16, 12-17 2 boots, 13-17 1 heads, 13-18,
14-15, 14-18 2 boots, 14-19 2 heads, 15-16, 15-21 lock, 16-21, 17-18, 17-22, 17-23, 17>24 1 heads,
18-25 2 boots 1 heads, 18-26, 19-26, 20-21, 20-27, 20-28 1 heads, 21-22, 22-29 lock, 24>23, 24>36, 25-26 lock, 26-27,
26-30 2 boots, 26-31 2 heads, 27-32 lock, 29-35 1 heads, 30>24 2 boots, 30-31 2 heads, 30-36, 31-32 lock,
31-37 1 heads, 31-38 2 boots, 32-33 2 heads, 33-34 2 boots 1 heads, 33-38 2 heads, 33-39, 34>28, 36-37 lock,
38-39 2 boots 1 heads
"""
SUNSET_ROOMS = """
4 minor, 5 cave minor, 6 major, 7 cave, 9 cave, 12 minor, 13 major, 14 minor, 15 cave, 17 major, 18 cave, 19 market,
20 major, 21 market, 22 major, 23 artifact 7, 24 shrine, 25 artifact 10, 26 market, 27 market, 28 minor, 29 minor,
30 artifact 20, 31 cave major, 32 major, 33 artifact 5, 34 market, 35 artifact 25, 36 cave, 37 minor, 38 artifact 15,
39 minor, 40 major, 41 artifact 30, 42 minor, 43 cave fountain, 44 major
"""
SUNSET_TUNNELS = """
1-2, 2>3, 3>4 2 boots, 3-9, 4>5 2 boots, 4-11, 5-6, 5-19, 6-7 2 heads, 7-8, 7-12, 7-14, 8>2, 8-9 3 heads, 9-10, 9-15,
9-16, 10-11, 10-17, 10-18, 11-18, 11-19 1 heads, 12-13 lock, 13-14 lock, 14-15, 14-20 2 boots, 15-21 1 heads,
16-22 1 heads, 17-23 lock, 18-24 1 heads, 18-28, 19-24 2 heads, 20-29, 21-25 1 heads, 21-26, 22-26 1 heads, 23-26,
23-27 1 heads, 23-28, 24>33, 25-29 1 heads, 26-31, 27-32, 27-33, 28-33, 29-34 lock, 29-35 lock, 29-36, 30>31,
30-37 1 heads, 33-38 1 heads, 33-39 2 boots, 34-40, 36-37, 36-42 2 boots 1 heads, 37-38 1 heads, 37-43, 38-44 2 heads,
39>24, 39-44 lock, 40-41, 41-42 1 heads, 42-43 1 heads
"""
OUTSIDE = 1
SHRINE_IDOLS = 3
MINORS_A_ROOM = 2


@dataclass(frozen=True)
class Tunnel:
    a: int
    b: int
    is_one_way: bool
    boots: int
    heads: int
    is_locked: bool


class Ground:
    def __init__(self, rooms: str, tunnels: str, first_deep_room: int) -> None:
        self.first_deep_room = first_deep_room
        self.words: dict[int, list[str]] = {}
        for entry in rooms.replace("\n", " ").split(","):
            number, *words = entry.split()
            self.words[int(number)] = words
        self.tunnels = [_tunnel(entry.split()) for entry in tunnels.replace("\n", " ").split(",")]

    def holds(self, room: int, what: str) -> bool:
        return what in self.words.get(room, [])

    def rooms_with(self, what: str) -> list[int]:
        return [room for room in self.words if self.holds(room, what)]

    def is_deep(self, room: int) -> bool:
        return room >= self.first_deep_room

    def artifacts(self) -> dict[int, int]:
        """By room."""
        return {room: int(words[-1]) for room, words in self.words.items() if "artifact" in words}

    def tunnels_at(self, room: int) -> list[tuple[int, Tunnel]]:
        """Every tunnel that ends here, whichever way it may be walked, with the room at its other end."""
        return [(t.b, t) for t in self.tunnels if t.a == room] + [(t.a, t) for t in self.tunnels if t.b == room]


def _tunnel(words: list[str]) -> Tunnel:
    ends, rest = words[0], words[1:]
    a, b = ends.replace(">", "-").split("-")

    def number_of(what: str, otherwise: int) -> int:
        return int(rest[rest.index(what) - 1]) if what in rest else otherwise

    return Tunnel(int(a), int(b), ">" in ends, number_of("boots", 1), number_of("heads", 0), "lock" in rest)


GROUNDS = {"a": Ground(BLUE_SKY_ROOMS, BLUE_SKY_TUNNELS, 17), "b": Ground(SUNSET_ROOMS, SUNSET_TUNNELS, 20)}
