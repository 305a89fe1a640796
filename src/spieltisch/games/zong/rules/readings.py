"""Readings: to which field a resting piece belongs, why, and whether one could see it otherwise.

A piece is measured in five ways: is it wholly inside the target, does it reach into it, does a field hold its centre,
does it touch a field, which red field is nearest. A measurement is a close call if less than a millimetre decides it.
The closest such call that would send the piece elsewhere, had it gone the other way, gives the other reading.

All lengths are whole hundredths of a millimetre, so that every comparison is exact.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from spieltisch.games.zong.rules.board import Board, Marks
from spieltisch.games.zong.view import Reason

ON: Final = "on"
BETWEEN: Final = "between"
RED: Final = "red"
EDGE: Final = "edge"
TARGET: Final = "target"
START: Final = "start"
OFF: Final = "off"

DOUBTFUL: Final = 100


class Reading(NamedTuple):
    reason: Reason
    field: int


class Judged(NamedTuple):
    """What was measured; where that is in doubt, the other reading and the gap that lies between the two."""

    reading: Reading
    other: Reading | None
    gap: int


def read_rest(board: Board, start: i64, x: i64, y: i64) -> Judged:
    """Where a piece belongs that rests on the board with its centre at this point."""
    rest = _Rest(board.marks, start, x, y)
    reading = rest.reading()
    other: Reading | None = None
    closest = float(DOUBTFUL)
    for call in rest.close:
        if call.gap < closest:
            rest.decide_otherwise(call)
            reconsidered = rest.reading()
            rest.decide_otherwise(call)
            if reconsidered.field != reading.field:
                other = reconsidered
                closest = call.gap
    return Judged(reading, other, int(closest) if other is not None else 0)


def touched_fields(board: Board, x: i64, y: i64) -> list[int]:
    """The fields that a piece reaches into that rests with its centre at this point."""
    marks = board.marks
    touch = marks.field + marks.piece
    return [
        int(field) for field in range(marks.fields) if _squared(x - marks.x[field], y - marks.y[field]) <= touch * touch
    ]


# What is measured, and can be a close call.
_INSIDE: Final = 0
_REACHES: Final = 1
_HOLDS: Final = 2
_TOUCHES: Final = 3
_NEAREST: Final = 4


class _CloseCall(NamedTuple):
    kind: int
    field: int
    gap: float


@final
class _Rest:
    """How a piece rests: all that was measured, and which of it were close calls."""

    def __init__(self, marks: Marks, start: i64, x: i64, y: i64) -> None:
        self._start: Final = start
        self._target: Final = marks.fields
        self.close: Final[list[_CloseCall]] = []
        self._holders: Final[list[int]] = []
        self._touched: Final[list[int]] = []
        self._is_inside = False
        self._reaches = False
        self._red = 0
        self._other_red = 0
        self._measure_target(marks, x, y)
        self._measure_fields(marks, x, y)
        self._measure_reds(marks, x, y)

    def reading(self) -> Reading:
        """What the measurements say, by the first of the rules that applies."""
        if self._is_inside:
            return Reading(TARGET, int(self._target))
        if self._reaches:
            return Reading(EDGE, int(self._target) - 1)
        if self._holders:
            return self._on(ON, max(self._holders))
        if len(self._touched) > 1:
            return self._on(BETWEEN, max(self._touched))
        return Reading(RED, self._red)

    def decide_otherwise(self, call: _CloseCall) -> None:
        """As if this call had gone the other way; a second time takes it back."""
        if call.kind == _INSIDE:
            self._is_inside = not self._is_inside
        elif call.kind == _REACHES:
            self._reaches = not self._reaches
        elif call.kind == _HOLDS:
            _toggle(self._holders, call.field)
        elif call.kind == _TOUCHES:
            _toggle(self._touched, call.field)
        else:
            self._red, self._other_red = self._other_red, self._red

    def _on(self, reason: Reason, field: int) -> Reading:
        """The start field and those behind it are one."""
        return Reading(reason, field) if field > int(self._start) else Reading(START, int(self._start))

    def _measure_target(self, marks: Marks, x: i64, y: i64) -> None:
        away = _squared(x - marks.target_x, y - marks.target_y)
        inner = marks.target - marks.piece
        outer = marks.target + marks.piece
        self._is_inside = away <= inner * inner
        self._reaches = away < outer * outer
        self._note(_INSIDE, marks.fields, away, inner)
        self._note(_REACHES, marks.fields, away, outer)

    def _measure_fields(self, marks: Marks, x: i64, y: i64) -> None:
        touch = marks.field + marks.piece
        far = (touch + DOUBTFUL) * (touch + DOUBTFUL)
        centre_x, centre_y = marks.x, marks.y
        field: i64
        for field in range(marks.fields):
            away = _squared(x - centre_x[field], y - centre_y[field])
            if away >= far:
                continue
            # Pieces lie around the start field too: what rests among their places rests there.
            hold = marks.homes[field] if field == self._start else marks.field
            if away <= hold * hold:
                self._holders.append(int(field))
            if away <= touch * touch:
                self._touched.append(int(field))
            self._note(_HOLDS, field, away, hold)
            self._note(_TOUCHES, field, away, touch)

    def _measure_reds(self, marks: Marks, x: i64, y: i64) -> None:
        """Of two equally near, the one nearer the target comes later and counts."""
        near: i64 = -1
        next_near: i64 = -1
        for red in marks.reds:
            away = _squared(x - marks.x[red], y - marks.y[red])
            if near < 0 or away <= near:
                next_near = near
                self._other_red = self._red
                near = away
                self._red = int(red)
            elif next_near < 0 or away <= next_near:
                next_near = away
                self._other_red = int(red)
        if next_near >= 0 and _leaves_doubt(near, next_near):
            self.close.append(_CloseCall(_NEAREST, self._red, sqrt(float(next_near)) - sqrt(float(near))))

    def _note(self, kind: int, field: i64, away: i64, limit: i64) -> None:
        """Keeps as a close call whether something is as near as this limit, if little decides it."""
        within = limit - DOUBTFUL
        beyond = limit + DOUBTFUL
        if away < beyond * beyond and (within < 0 or away > within * within):
            self.close.append(_CloseCall(kind, int(field), abs(sqrt(float(away)) - float(limit))))


def _leaves_doubt(near: i64, next_near: i64) -> bool:
    """Whether two squared distances belong to distances less than DOUBTFUL apart: √b < √a + d, without the roots."""
    rest = next_near - near - DOUBTFUL * DOUBTFUL
    return rest < 0 or (rest < _FAR and rest * rest < 4 * DOUBTFUL * DOUBTFUL * near)


_FAR: Final = 1_000_000_000  # more than 2 d √a on any board, and its square has room in 64 bits


def _squared(x: i64, y: i64) -> i64:
    return x * x + y * y


def _toggle(fields: list[int], field: int) -> None:
    if field in fields:
        fields.remove(field)
    else:
        fields.append(field)
