"""Simulation of a flick: pieces and ZONG disc as a scene of the physics, and where the pieces come to rest."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.zong.physics.film import DROP, Film, Reel, hundredths, read
from spieltisch.games.zong.physics.motion import settle
from spieltisch.games.zong.physics.scene import Scene
from spieltisch.games.zong.rules.board import Board
from spieltisch.games.zong.rules.notation import STRENGTHS, flick_of
from spieltisch.games.zong.rules.towers import NOBODY, Towers

FARTHEST: Final = 1_000_000  # in hundredths of a millimetre: no disc ever gets there


@final
class Rests:
    """Where the pieces came to rest, in hundredths of a millimetre, and which piece lies under each.

    A piece that left the board has no place. The ZONG disc is taken away: it lies under nobody.
    """

    def __init__(self, seats: i64) -> None:
        self.x: vec[i64] = vec[i64]([i64(0)] * seats)
        self.y: vec[i64] = vec[i64]([i64(0)] * seats)
        self.is_off: list[bool] = [False] * int(seats)
        self.under: vec[i64] = vec[i64]([i64(NOBODY)] * seats)

    def lay(self, seat: i64, x: int, y: int, under: int) -> None:
        """ValueError for what is nowhere near the board."""
        if not (-FARTHEST < x < FARTHEST and -FARTHEST < y < FARTHEST and NOBODY <= under < len(self.is_off)):
            raise ValueError(f"no piece can lie at ({x}, {y}) on {under}")
        self.x[seat], self.y[seat], self.under[seat] = i64(x), i64(y), i64(under)

    def has_circle(self) -> bool:
        """Whether pieces lie on each other in a circle, which no real ones do."""
        for seat in range(len(self.is_off)):
            below = i64(seat)
            for _ in range(len(self.is_off)):
                if below != NOBODY:
                    below = self.under[below]
            if below != NOBODY:
                return True
        return False


@final
class Simulator:
    """The board for so many players, ready for flicks. A seat's piece has its number, the ZONG disc is the last one."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board: Final = board
        self._seats: Final[i64] = i64(seats)
        self._scene: Final = Scene(board.ground, seats + 1)
        self._starts: Final = [board.place(seats, seat) for seat in range(seats)]

    def place(self, towers: Towers, seat: i64) -> tuple[float, float]:
        """Where a piece stands, in millimetres."""
        field = towers.fields[seat]
        return self._starts[seat] if field == towers.start else (self.board.x[field], self.board.y[field])

    def centre(self, field: i64) -> tuple[i64, i64]:
        """Of a field or of the target, in hundredths of a millimetre."""
        board = self.board
        if field == board.target:
            return i64(hundredths(board.centre_x)), i64(hundredths(board.centre_y))
        return board.marks.x[field], board.marks.y[field]

    def simulate(self, towers: Towers, size: i64, move: i64) -> Rests:
        """Flick, and see where everything comes to rest."""
        self._flick(towers, size, move, None)
        scene, rests = self._scene, Rests(self._seats)
        for seat in range(self._seats):
            if scene.off[seat]:
                rests.is_off[seat] = True
            else:
                under = self._piece(scene.carrier[seat])
                rests.lay(seat, hundredths(scene.x[seat]), hundredths(scene.y[seat]), under)
        return rests

    def film(self, towers: Towers, size: i64, move: i64) -> str:
        """Flick, and write down the way of every disc."""
        film = Film()
        self._flick(towers, size, move, film)
        return film.written()

    def rests_on_film(self, towers: Towers, size: i64, move: i64, text: str) -> Rests:
        """Where a film lets everything come to rest; ValueError if it does not show this flick."""
        reel = read(text)
        self._set_up(towers, size, move)
        scene, rests = self._scene, Rests(self._seats)
        if reel.discs != int(scene.discs):
            raise ValueError(f"a film with {reel.discs} discs instead of {scene.discs}")
        for disc in range(scene.discs):
            place = (hundredths(scene.x[disc]), hundredths(scene.y[disc]))
            if reel.start(disc) != place or reel.carriers[disc] != int(scene.carrier[disc]):
                raise ValueError(f"disc {disc} does not start where it lies")
        for seat in range(self._seats):
            if reel.is_off(seat):
                rests.is_off[seat] = True
            else:
                x, y = reel.rest(seat)
                rests.lay(seat, x, y, self._piece(_last_carrier(reel, seat)))
        if rests.has_circle():
            raise ValueError("pieces lie on each other in a circle")
        return rests

    def _flick(self, towers: Towers, size: i64, move: i64, film: Film | None) -> None:
        it = flick_of(move)
        self._set_up(towers, size, move)
        speed = self.board.top_speed * it.strength / STRENGTHS
        length = sqrt(float(it.dx * it.dx + it.dy * it.dy))
        self._scene.push(int(self._seats), speed * it.dx / length, speed * it.dy / length)
        settle(self._scene, film)

    def _set_up(self, towers: Towers, size: i64, move: i64) -> None:
        board, scene = self.board, self._scene
        for seat in range(self._seats):
            x, y = self.place(towers, seat)
            scene.put(int(seat), x, y, board.piece_radius, board.piece_mass, int(towers.below(seat)))
        it = flick_of(move)
        radius = board.disc_radius(int(size))
        x, y = board.spot(it.across, it.along, radius)
        scene.put(int(self._seats), x, y, radius, board.disc_mass(int(size)))

    def _piece(self, carrier: i64) -> int:
        """The ZONG disc is taken away before anything is judged."""
        return NOBODY if carrier == self._seats else int(carrier)


def _last_carrier(reel: Reel, disc: i64) -> i64:
    carrier = reel.carriers[disc]
    for moment in reel.moments:
        if moment.kind == DROP and moment.disc == int(disc):
            carrier = moment.other - 1
    return i64(carrier)
