"""The frame of a board, and how many there are of everything on it."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import ROUNDING, cross, inward, mm
from spieltisch.games.zong.rules.board_file import FEWEST_SEATS, STARTS, BoardFile, Point

FEWEST_FIELDS: Final = 20
MOST_FIELDS: Final = 56
FEWEST_REDS: Final = 2
FEWEST_RAILS: Final = 3


def frame_faults(file: BoardFile) -> list[Refusal]:
    rails = file.rails
    if len(rails) < FEWEST_RAILS:
        return [Refusal("board-rails", rails=len(rails), least=FEWEST_RAILS)]
    for number, (rail, following) in enumerate(zip(rails, rails[1:] + rails[:1], strict=True), start=1):
        if cross(rail, following) <= 0:
            return [Refusal("board-frame-turn", rail=number, following=number % len(rails) + 1)]
    corners = [Point(rail.x1, rail.y1) for rail in rails]
    if any(inward(rail, corner) < -ROUNDING for rail in rails for corner in corners):
        return [Refusal("board-frame-round")]
    wrong: list[Refusal] = []
    across = [min(corner.x for corner in corners), max(corner.x for corner in corners)]
    along = [min(corner.y for corner in corners), max(corner.y for corner in corners)]
    if across != [0, file.width] or along != [0, file.length]:
        left, right, near, far = (mm(length) for length in across + along)
        width, length = mm(file.width), mm(file.length)
        wrong.append(
            Refusal("board-frame-size", left=left, right=right, near=near, far=far, width=width, length=length)
        )
    if not any(rail.y1 == 0 and rail.y2 == 0 for rail in rails):
        wrong.append(Refusal("board-frame-end"))
    return wrong


def count_faults(file: BoardFile) -> list[Refusal]:
    wrong: list[Refusal] = []
    numbered = len(file.fields) - STARTS
    if not FEWEST_FIELDS <= numbered <= MOST_FIELDS:
        wrong.append(Refusal("board-fields", fields=numbered, least=FEWEST_FIELDS, most=MOST_FIELDS))
    reds = [red - STARTS + 1 for red in file.reds]
    if len(reds) < FEWEST_REDS or reds != sorted(set(reds)) or not all(1 <= red <= numbered for red in reds):
        wrong.append(Refusal("board-reds", least=FEWEST_REDS, fields=numbered))
    seats = [FEWEST_SEATS + number for number in range(STARTS)]
    if [start.seats for start in file.starts] != seats:
        wrong.append(Refusal("board-starts", seats=seats))
    return wrong + [
        Refusal("board-places", seats=start.seats, places=len(start.places))
        for start in file.starts
        if len(start.places) != start.seats
    ]
