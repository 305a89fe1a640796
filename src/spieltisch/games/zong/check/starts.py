"""The start fields: where the pieces lie before anybody has moved."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import distance, inward, mm, too_near
from spieltisch.games.zong.rules.board_file import BoardFile, Point, place_name

PLACE_TO_PLACE: Final = 0.5
PLACE_TO_RAIL: Final = 1.0
PLACE_TO_TARGET: Final = 1.0


def start_faults(file: BoardFile) -> list[Refusal]:
    wrong: list[Refusal] = []
    for field, start in enumerate(file.starts):
        name = place_name(field)
        for number, place in enumerate(start.places, start=1):
            wrong += _place_faults(file, field, number, place)
            for other in range(1, number):
                gap = distance(place, start.places[other - 1]) - 2 * file.piece_radius
                wrong += too_near("board-places-near", gap, PLACE_TO_PLACE, start=name, a=other, b=number)
    return wrong


def _place_faults(file: BoardFile, field: int, number: int, place: Point) -> list[Refusal]:
    """One piece: on or beside its start field, on no field ahead, off the rails and the target."""
    wrong: list[Refusal] = []
    start = place_name(field)
    reach = file.field_radius + file.piece_radius
    away = distance(place, file.fields[field])
    if away > reach:
        wrong.append(Refusal("board-place-far", start=start, place=number, away=mm(away), most=mm(reach)))
    wrong += [
        Refusal("board-place-field", start=start, place=number, field=place_name(ahead))
        for ahead in range(field + 1, len(file.fields))
        if distance(place, file.fields[ahead]) < reach
    ]
    for rail_number, rail in enumerate(file.rails, start=1):
        gap = inward(rail, place) - file.piece_radius
        wrong += too_near("board-place-rail", gap, PLACE_TO_RAIL, start=start, place=number, rail=rail_number)
    gap = distance(place, file.target) - file.target_radius - file.piece_radius
    return wrong + too_near("board-place-target", gap, PLACE_TO_TARGET, start=start, place=number)
