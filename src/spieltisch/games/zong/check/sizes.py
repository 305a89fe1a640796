"""Sizes and strengths: of pieces, discs, flicks and rails."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import mm
from spieltisch.games.zong.rules.board import LARGE, SMALL
from spieltisch.games.zong.rules.board_file import BoardFile

SMALLEST_PIECE: Final = 5.0


def size_faults(file: BoardFile) -> list[Refusal]:
    wrong: list[Refusal] = []
    piece, field = 2 * file.piece_radius, 2 * file.field_radius
    if not SMALLEST_PIECE <= piece < field:
        wrong.append(Refusal("board-piece", piece=mm(piece), least=mm(SMALLEST_PIECE), field=mm(field)))
    large, small = 2 * file.disc_radii[LARGE], 2 * file.disc_radii[SMALL]
    if small > large:
        wrong.append(Refusal("board-discs", large=mm(large), small=mm(small)))
    slide = file.top_speed * file.top_speed / (2 * file.friction)
    if slide < file.length:
        wrong.append(Refusal("board-weak", slide=mm(slide), length=mm(file.length)))
    return wrong + [
        Refusal("board-limit", rail=number, limit=mm(rail.limit), top=mm(file.top_speed))
        for number, rail in enumerate(file.rails, start=1)
        if rail.limit > file.top_speed
    ]
