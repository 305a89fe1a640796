"""The dice discs: what is on their faces, and how they wander from hand to hand."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.data_file import parsed
from spieltisch.game import Chance
from spieltisch.games.zong.rules.notation import THROWS

_DATA: Final[list[dict[str, object]]] = parsed(
    (files("spieltisch.games.zong") / "data" / "discs.toml").read_text(encoding="utf-8")
)["disc"]

KINDS: Final = 3
BLUE: Final = 0
RISK: Final = 1
LIGHTNING: Final = 2
FACES: Final = 2
THROWN: Final = 3  # discs in a throw

ZONG: Final = "zong"
SPIRAL: Final = "spiral"


def _faces(kind: int) -> list[object]:
    faces = _DATA[kind]["faces"]
    assert isinstance(faces, list)
    assert len(faces) == FACES, "a disc has two faces"
    return faces


def _dealt(whom: str) -> list[int]:
    return [count for disc in _DATA if isinstance(count := disc[whom], int)]


def _points(face: object) -> int:
    return face if isinstance(face, int) else 0


_POINTS: Final = [[_points(face) for face in _faces(kind)] for kind in range(KINDS)]
_ZONGS: Final = [[int(face == ZONG) for face in _faces(kind)] for kind in range(KINDS)]
_SPIRALS: Final = [[int(face == SPIRAL) for face in _faces(kind)] for kind in range(KINDS)]
_FIRST: Final = _dealt("first")
_EVERYBODY: Final = _dealt("everybody")


@final
class Hands:
    """How many discs of each kind every seat holds; what was thrown lies on the table and belongs to nobody."""

    def __init__(self, counts: vec[i64]) -> None:
        self._counts = counts

    def copy(self) -> Hands:
        return Hands(self._counts[:])

    def held(self, seat: i64, kind: i64) -> i64:
        return self._counts[seat * KINDS + kind]

    def has(self, seat: i64, throw: i64) -> bool:
        blue, risk, lightning = THROWS[throw]
        return (
            self.held(seat, BLUE) >= blue and self.held(seat, RISK) >= risk and self.held(seat, LIGHTNING) >= lightning
        )

    def throws(self, seat: i64) -> list[int]:
        """The moves that throw three of this hand."""
        return [throw for throw in range(len(THROWS)) if self.has(seat, i64(throw))]

    def give(self, seat: i64, throw: i64) -> None:
        self._change(seat, throw, 1)

    def take(self, seat: i64, throw: i64) -> None:
        self._change(seat, throw, -1)

    def listed(self, seats: int) -> list[list[int]]:
        return [[int(self.held(i64(seat), i64(kind))) for kind in range(KINDS)] for seat in range(seats)]

    def _change(self, seat: i64, throw: i64, sign: i64) -> None:
        blue, risk, lightning = THROWS[throw]
        self._counts[seat * KINDS + BLUE] += sign * blue
        self._counts[seat * KINDS + RISK] += sign * risk
        self._counts[seat * KINDS + LIGHTNING] += sign * lightning


def dealt(seats: int, first: int) -> Hands:
    """One risk and one lightning disc each; the first player gets the blue ones."""
    counts: list[int] = []
    for seat in range(seats):
        counts += [more + (extra if seat == first else 0) for more, extra in zip(_EVERYBODY, _FIRST, strict=True)]
    return hands_of(counts)


def hands_of(counts: list[int]) -> Hands:
    return Hands(vec[i64]([i64(count) for count in counts]))


# A throw with its faces is a bit for each disc, the first one lowest: 0 is the first face of its list.


def toss(chance: Chance) -> i64:
    faces: i64 = 0
    for disc in range(THROWN):
        faces |= i64(chance.below(FACES)) << i64(disc)
    return faces


def shown(throw: i64, faces: i64) -> list[list[int]]:
    """Every disc of the throw as [kind, face]: blue ones first, then risk, then lightning."""
    kinds = [kind for kind, count in enumerate(THROWS[throw]) for _ in range(count)]
    return [[kind, int(faces >> i64(disc) & 1)] for disc, kind in enumerate(kinds)]


def points(throw: i64, faces: i64) -> i64:
    return _sum(_POINTS, throw, faces)


def zongs(throw: i64, faces: i64) -> i64:
    return _sum(_ZONGS, throw, faces)


def spirals(throw: i64, faces: i64) -> i64:
    return _sum(_SPIRALS, throw, faces)


def _sum(worth: list[list[int]], throw: i64, faces: i64) -> i64:
    total: i64 = 0
    disc: i64 = 0
    for kind, count in enumerate(THROWS[throw]):
        for _ in range(count):
            total += worth[kind][faces >> disc & 1]
            disc += 1
    return total


class Prospect(NamedTuple):
    """What discs can bring: the chances of a lightning and of a spiral in percent, the fewest and the most points."""

    zong: int
    spiral: int
    least: int
    most: int


def prospect(counts: Sequence[int]) -> Prospect:
    """Of so many discs of each kind; every face comes up as often as the other."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    falls = [list(zip(kinds, faces, strict=True)) for faces in product(range(FACES), repeat=len(kinds))]
    sums = [sum(_POINTS[kind][face] for kind, face in fall) for fall in falls]
    return Prospect(_percent(falls, _ZONGS), _percent(falls, _SPIRALS), min(sums), max(sums))


def _percent(falls: list[list[tuple[int, int]]], wanted: list[list[int]]) -> int:
    """How many in a hundred have at least one of the wanted faces, rounded half up."""
    hits = sum(any(wanted[kind][face] for kind, face in fall) for fall in falls)
    return (200 * hits + len(falls)) // (2 * len(falls))
