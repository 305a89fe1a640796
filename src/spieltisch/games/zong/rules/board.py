"""A board in fast form: its fields, its target and what discs slide on. Millimetres, seconds, grams."""

from __future__ import annotations

from importlib.resources import files
from math import isqrt, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.data_file import parsed
from spieltisch.games.zong.physics.scene import Ground
from spieltisch.games.zong.rules.board_file import FEWEST_SEATS, STARTS, BoardFile, place_name

LARGE: Final = 0
SMALL: Final = 1
HIGHEST_U: Final = 1000
HIGHEST_V: Final = 500
HUNDREDTHS: Final = 100


@final
class Board:
    """Fields count in walking order: the four start fields, then those numbered from 1; the target follows the last.

    What is judged and not simulated is here in hundredths of a millimetre too, as whole numbers.
    """

    def __init__(self, key: str, file: BoardFile) -> None:
        self.key: Final = key
        self.fields: Final[int] = len(file.fields)
        self.target: Final[int] = len(file.fields)
        self.x: Final = vec[float]([field.x for field in file.fields])
        self.y: Final = vec[float]([field.y for field in file.fields])
        self.reds: Final[list[int]] = file.reds
        self.field_radius: Final = file.field_radius
        self.piece_radius: Final = file.piece_radius
        self.piece_mass: Final = file.piece_mass
        self.top_speed: Final = file.top_speed
        self.target_x: Final = file.target.x
        self.target_y: Final = file.target.y
        self.target_radius: Final = file.target_radius
        self.centre_x: Final = file.target_centre.x
        self.centre_y: Final = file.target_centre.y
        self.ground: Final = Ground(file.rails, file.posts, file.friction, file.grip, file.bounce)
        self.marks: Final = Marks(file)
        self._starts: Final = file.starts
        self._rails: Final = file.rails
        self._disc_radii: Final = file.disc_radii
        self._disc_masses: Final = file.disc_masses

    def start_field(self, seats: int) -> int:
        """The start field that so many players use."""
        return seats - FEWEST_SEATS

    def place(self, seats: int, seat: int) -> tuple[float, float]:
        """Where a seat's piece lies on the start field."""
        place = self._starts[seats - FEWEST_SEATS].places[seat]
        return place.x, place.y

    def disc_radius(self, disc: int) -> float:
        """Of the large or the small ZONG disc."""
        return self._disc_radii[disc]

    def disc_mass(self, disc: int) -> float:
        return self._disc_masses[disc]

    def spot(self, u: int, v: int, radius: float) -> tuple[float, float]:
        """Where a disc is put for a flick: v of 500 along the target from its rail, u of 1000 across it there."""
        reach = self.target_radius - radius
        near = max(radius, self.target_y - reach)
        far = self.target_y + reach
        y = near + (far - near) * v / HIGHEST_V
        left, right = self.span(y, radius)
        return left + (right - left) * u / HIGHEST_U, y

    def span(self, y: float, radius: float) -> tuple[float, float]:
        """From where to where across the board, at this y, a disc is wholly on the target and keeps off the rails."""
        reach = self.target_radius - radius
        along = y - self.target_y
        half = sqrt(max(0.0, reach * reach - along * along))
        left = self.target_x - half
        right = self.target_x + half
        for rail in self._rails:
            dx = rail.x2 - rail.x1
            dy = rail.y2 - rail.y1
            if dy == 0.0:
                continue
            # The rail's face moved inward by the radius, where it crosses this y.
            x = rail.x1 + (dx * (y - rail.y1) - radius * sqrt(dx * dx + dy * dy)) / dy
            if dy < 0.0:
                left = max(left, x)
            else:
                right = min(right, x)
        return left, right

    def place_name(self, field: int) -> str:
        """What people call a field; the target has no name here, it is called so in every language."""
        return place_name(field) if field < self.fields else ""


@final
class Marks:
    """What a resting piece is judged by, in whole hundredths of a millimetre.

    Centres of fields stand in walking order, the target's after the last. `homes` says for each start field how far
    around its centre the pieces lie.
    """

    def __init__(self, file: BoardFile) -> None:
        centres = [*file.fields, file.target_centre]
        self.fields: Final[i64] = len(file.fields)
        self.x: Final = vec[i64]([_hundredths(centre.x) for centre in centres])
        self.y: Final = vec[i64]([_hundredths(centre.y) for centre in centres])
        self.reds: Final = vec[i64](file.reds)
        self.field: Final[i64] = _hundredths(file.field_radius)
        self.piece: Final[i64] = _hundredths(file.piece_radius)
        self.target_x: Final[i64] = _hundredths(file.target.x)
        self.target_y: Final[i64] = _hundredths(file.target.y)
        self.target: Final[i64] = _hundredths(file.target_radius)
        self.homes: Final = vec[i64]([_home(file, number) for number in range(STARTS)])


def board(key: str) -> Board:
    """The board of this name, read once."""
    if key not in _boards:
        text = (files("spieltisch.games.zong") / "data" / "boards" / f"{key}.toml").read_text(encoding="utf-8")
        _boards[key] = Board(key, BoardFile(parsed(text)))
    return _boards[key]


def _board_keys() -> list[str]:
    folder = files("spieltisch.games.zong") / "data" / "boards"
    return sorted(path.name.removesuffix(".toml") for path in folder.iterdir() if path.name.endswith(".toml"))


BOARD_KEYS: Final = _board_keys()
"""The names of all boards there are."""

_boards: Final[dict[str, Board]] = {}


def _hundredths(length: float) -> int:
    return round(length * HUNDREDTHS)


def _home(file: BoardFile, number: int) -> int:
    """How far from the middle of a start field pieces lie there: to its edge, or to the middle of the furthest one."""
    field = file.fields[number]
    home = _hundredths(file.field_radius)
    for place in file.starts[number].places:
        dx = _hundredths(place.x) - _hundredths(field.x)
        dy = _hundredths(place.y) - _hundredths(field.y)
        home = max(home, isqrt(dx * dx + dy * dy - 1) + 1 if dx or dy else 0)
    return home
