"""An apprentice runs, and whom it banishes on its way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, CITY, START
from spieltisch.games.zappzerapp.rules.position import Position

NO_FIELD: Final = -1


def arrival(position: Position, progress: i64) -> i64:
    """How far an apprentice of the mover gets that has come so far: the full number, but not beyond the city."""
    return min(progress + position.running, i64(CITY))


def starting_points(position: Position, seat: i64) -> list[int]:
    """How far the apprentices of this seat have come that are not home; each progress once, ascending."""
    found: list[int] = []
    for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
        progress = int(position.progress[apprentice])
        if progress < CITY and progress not in found:
            found.append(progress)
    return found


def victims(position: Position, seat: i64, origin: i64, to: i64) -> list[int]:
    """The apprentices that this run banishes: all rivals passed or met, but for those on a field of their own colour.

    Who runs from the start banishes nobody.
    """
    found: list[int] = []
    if origin == START:
        return found
    ring = position.setup.ring
    for rival in range(position.setup.seats):
        if rival == seat:
            continue
        for apprentice in range(rival * APPRENTICES, (rival + 1) * APPRENTICES):
            progress = position.progress[apprentice]
            if not ring.is_safe(rival, progress) and origin < ring.seen_by(seat, rival, progress) <= to:
                found.append(int(apprentice))
    return found


def run(position: Position, seat: i64, origin: i64, to: i64) -> list[tuple[int, int]]:
    """Run from here to there; the seats that lose an apprentice by it, each with how far that one had come."""
    banished: list[tuple[int, int]] = []
    for apprentice in victims(position, seat, origin, to):
        rival = i64(apprentice) // APPRENTICES
        banished.append((int(rival), int(position.progress[apprentice])))
        position.banished[seat] += 1
    for rival, progress in banished:
        _move(position, i64(rival), i64(progress), START)
    _move(position, seat, origin, to)
    return banished


def at_home(position: Position, seat: i64) -> i64:
    """How many apprentices of this seat are in the city."""
    count: i64 = 0
    for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
        if position.progress[apprentice] == CITY:
            count += 1
    return count


def field_of(position: Position, seat: i64, progress: i64) -> int:
    """The field of the ring, or NO_FIELD on the start and in the city."""
    return NO_FIELD if progress in (START, CITY) else int(position.setup.ring.field(seat, progress))


def _move(position: Position, seat: i64, origin: i64, to: i64) -> None:
    """One apprentice goes on or back; they stay in ascending order."""
    first, progress = seat * APPRENTICES, position.progress
    place = first
    while progress[place] != origin:
        place += 1
    while place > first and progress[place - 1] > to:
        progress[place] = progress[place - 1]
        place -= 1
    while place + 1 < first + APPRENTICES and progress[place + 1] < to:
        progress[place] = progress[place + 1]
        place += 1
    progress[place] = to
