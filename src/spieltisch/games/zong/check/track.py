"""The track: its steps, the gaps between its fields, and its red corners."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import distance, inward, mm, too_near, turns_sharply
from spieltisch.games.zong.rules.board_file import BoardFile, place_name

FIELD_TO_RAIL: Final = 6.0
FIELD_TO_FIELD: Final = 4.0
STEP_TOLERANCE: Final = 0.5


def track_faults(file: BoardFile) -> list[Refusal]:
    wrong = _step_faults(file)
    for field, centre in enumerate(file.fields):
        for number, rail in enumerate(file.rails, start=1):
            gap = inward(rail, centre) - file.field_radius
            wrong += too_near("board-field-rail", gap, FIELD_TO_RAIL, field=place_name(field), rail=number)
        for other in range(field):
            wrong += _pair_faults(file, other, field)
    return wrong


def _step_faults(file: BoardFile) -> list[Refusal]:
    """A pace is a pace: neighbours lie equally far apart, by the usual step."""
    steps = [distance(a, b) for a, b in zip(file.fields, file.fields[1:], strict=False)]
    usual = sorted(steps)[len(steps) // 2]
    return [
        Refusal("board-step", a=place_name(field), b=place_name(field + 1), step=mm(step), usual=mm(usual))
        for field, step in enumerate(steps)
        if abs(step - usual) > STEP_TOLERANCE
    ]


def _pair_faults(file: BoardFile, a: int, b: int) -> list[Refusal]:
    """Two fields: far enough apart, and those of different rows out of reach of one piece."""
    gap = distance(file.fields[a], file.fields[b]) - 2 * file.field_radius
    if wrong := too_near("board-fields-near", gap, FIELD_TO_FIELD, a=place_name(a), b=place_name(b)):
        return wrong
    are_neighbours = b - a == 1 or (b - a == 2 and turns_sharply(*file.fields[a : b + 1]))
    piece = 2 * file.piece_radius
    if gap <= piece and not are_neighbours:
        return [Refusal("board-rows-near", a=place_name(a), b=place_name(b), gap=mm(gap), piece=mm(piece))]
    return []


def red_faults(file: BoardFile) -> list[Refusal]:
    """The corners are red, and nothing else is."""
    wrong: list[Refusal] = []
    last = len(file.fields) - 1
    for field in range(1, len(file.fields)):
        is_corner = field < last and turns_sharply(*file.fields[field - 1 : field + 2])
        if is_corner and field not in file.reds:
            wrong.append(Refusal("board-corner-not-red", field=place_name(field)))
        if not is_corner and field in file.reds:
            wrong.append(Refusal("board-red-no-corner", field=place_name(field)))
    return wrong
