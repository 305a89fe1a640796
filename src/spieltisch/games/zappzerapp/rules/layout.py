"""What the game is played on and with, read from data/layout.toml.

How far an apprentice has come is its progress: 0 on its start, 1 on its entry field, CITY when it is home.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.data_file import parsed

_FILE: Final = files("spieltisch.games.zappzerapp") / "data" / "layout.toml"
_DATA: Final = parsed(_FILE.read_text(encoding="utf-8"))

FIELDS: Final[int] = _DATA["fields"]
CITY: Final[int] = FIELDS + 1
START: Final = 0
APPRENTICES: Final[int] = _DATA["apprentices"]
BARRELS: Final[int] = _DATA["barrels"]
DICE: Final[int] = _DATA["dice"]["count"]
FACES: Final[int] = _DATA["dice"]["faces"]

_ENTRIES: Final[list[int]] = [side["entry"] for side in _DATA["sides"]]
_OWN: Final[list[list[int]]] = [side["own"] for side in _DATA["sides"]]
_SEATING: Final[dict[int, list[int]]] = {int(seats): sides for seats, sides in _DATA["seating"].items()}
_MOVED_ENTRIES: Final[dict[int, list[int]]] = {int(seats): fields for seats, fields in _DATA["entries"].items()}
SEATS: Final = sorted(_SEATING)


@final
class Ring:
    """The ring as so many seats use it: which side each sits at, where it enters and where its pieces are safe."""

    def __init__(self, seats: int) -> None:
        self.sides: Final[list[int]] = _SEATING[seats]
        entries = _MOVED_ENTRIES.get(seats, [_ENTRIES[side] for side in self.sides])
        self._entries: Final = vec[i64]([i64(entry) for entry in entries])
        self._safe: Final = [_safety(entry, _OWN[side]) for entry, side in zip(entries, self.sides, strict=True)]

    def field(self, seat: i64, progress: i64) -> i64:
        """The field of the ring on which an apprentice of this seat stands that has come so far."""
        return (self._entries[seat] + progress - 1) % FIELDS

    def is_safe(self, seat: i64, progress: i64) -> bool:
        """Nobody can banish it there: not on the ring, or on a field of its own colour."""
        return self._safe[seat][progress] != 0

    def seen_by(self, seat: i64, rival: i64, progress: i64) -> i64:
        """The progress at which an apprentice of this seat meets a rival's that has come so far."""
        return (self.field(rival, progress) - self._entries[seat]) % FIELDS + 1


def ring(seats: int) -> Ring:
    """The ring for so many seats, made once."""
    return _RINGS[seats]


def _safety(entry: int, own: list[int]) -> vec[i64]:
    """By progress, whether a piece is safe that has come so far."""
    fields = [(entry + step) % FIELDS for step in range(FIELDS)]
    return vec[i64]([i64(is_safe) for is_safe in (True, *(field in own for field in fields), True)])


_RINGS: Final[dict[int, Ring]] = {seats: Ring(seats) for seats in _SEATING}
