"""Towers: where every piece stands and who is under whom; retreat and attack. No luck, no physics.

Fields count in walking order; the field number `goal`, one past the last, is the target. The start field is no tower:
pieces lie beside each other there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1
NOWHERE: Final = -1
GROUND: Final = 0  # the height of a piece that touches the board


@final
class Towers:
    """`fields` and `heights` tell by seat; a height counts from GROUND."""

    def __init__(self, start: i64, goal: i64, fields: vec[i64], heights: vec[i64], winner: i64 = NOBODY) -> None:
        self.seats: Final = i64(len(fields))
        self.start: Final = start
        self.goal: Final = goal
        self.fields: Final = fields
        self.heights: Final = heights
        self.winner: i64 = winner

    def copy(self) -> Towers:
        return Towers(self.start, self.goal, self.fields[:], self.heights[:], self.winner)

    def tower(self, field: i64) -> list[int]:
        """Everybody on this field, the lowest first; on the start field in the order of the seats."""
        there = [(self.heights[seat], int(seat)) for seat in range(self.seats) if self.fields[seat] == field]
        return [seat for _, seat in sorted(there)]

    def below(self, seat: i64) -> i64:
        """Who carries this piece; NOBODY if it touches the board."""
        if self.heights[seat] == GROUND:
            return NOBODY
        for other in range(self.seats):
            if self.fields[other] == self.fields[seat] and self.heights[other] == self.heights[seat] - 1:
                return other
        return NOBODY

    def fellows(self, seat: i64) -> i64:
        """Those who could be taken along, as bits: all others of the tower."""
        taken: i64 = 0
        if self.fields[seat] != self.start:
            one: i64 = 1
            for other in range(self.seats):
                if other != seat and self.fields[other] == self.fields[seat]:
                    taken |= one << other
        return taken

    def nearest_behind(self, seat: i64) -> i64:
        """The nearest piece on a field behind this one's, of a tower its top; NOBODY if there is none."""
        nearest: i64 = NOBODY
        for other in range(self.seats):
            if self.fields[other] >= self.fields[seat]:
                continue
            if (
                nearest == NOBODY
                or self.fields[other] > self.fields[nearest]
                or (self.fields[other] == self.fields[nearest] and self.heights[other] > self.heights[nearest])
            ):
                nearest = other
        return nearest

    def retreat(self, seat: i64) -> i64:
        """Go alone directly behind the nearest piece behind; who that was, NOBODY if the piece stays."""
        nearest = self.nearest_behind(seat)
        if nearest != NOBODY:
            self.put(seat, max(self.fields[nearest] - 1, self.start))
        return nearest

    def arrival(self, seat: i64, points: i64) -> i64:
        """Where an attack ends: so many fields ahead, but never beyond the target."""
        return min(self.fields[seat] + points, self.goal)

    def attack(self, seat: i64, points: i64, companions: i64) -> None:
        """Go ahead. Those taken along, as bits, keep their order below the mover; only the mover can win."""
        if points == 0:
            return
        arrival = self.arrival(seat, points)
        if companions:
            for other in self.tower(self.fields[seat]):
                if companions >> i64(other) & 1:
                    self.put(i64(other), arrival)
        self.put(seat, arrival)
        if arrival == self.goal:
            self.winner = seat

    def put(self, seat: i64, field: i64) -> None:
        """On top of whoever stands there."""
        self.lift(seat)
        height: i64 = GROUND
        if field != self.start:
            for other in range(self.seats):
                if other != seat and self.fields[other] == field:
                    height += 1
        self.fields[seat] = field
        self.heights[seat] = height

    def lift(self, seat: i64) -> None:
        """Off the board: those above come down by one."""
        field, height = self.fields[seat], self.heights[seat]
        for other in range(self.seats):
            if self.fields[other] == field and self.heights[other] > height:
                self.heights[other] -= 1
        self.fields[seat] = NOWHERE
        self.heights[seat] = GROUND


def at_start(seats: int, start: int, goal: int) -> Towers:
    """As the game begins: everybody on the start field."""
    return Towers(i64(start), i64(goal), vec[i64]([i64(start)] * seats), vec[i64]([i64(GROUND)] * seats))
