"""The target: it keeps off the fields, and a ZONG disc finds room on it."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import ROUNDING, distance, lies_on_target, too_near
from spieltisch.games.zong.rules.board import HIGHEST_U, HIGHEST_V, LARGE, SMALL, Board
from spieltisch.games.zong.rules.board_file import BoardFile, place_name

FIELD_TO_TARGET: Final = 4.0
ROOM_ALONG: Final = 30.0
ROOM_ACROSS: Final = 60.0
DISCS: Final = {LARGE: "zong_large", SMALL: "zong_small"}
EVERY: Final = 50  # of the steps along and across the target, where it is looked at closely


def target_faults(file: BoardFile, board: Board) -> list[Refusal]:
    wrong: list[Refusal] = []
    gaps = [distance(field, file.target) - file.target_radius - file.field_radius for field in file.fields]
    for field, gap in enumerate(gaps):
        wrong += too_near("board-field-target", gap, FIELD_TO_TARGET, field=place_name(field))
    nearest = gaps.index(min(gaps))
    if nearest != len(gaps) - 1:
        wrong.append(Refusal("board-last-field", last=place_name(len(gaps) - 1), nearest=place_name(nearest)))
    if not lies_on_target(file, file.target_centre, 0.0):
        wrong.append(Refusal("board-target-centre"))
    for disc, name in DISCS.items():
        wrong += _room_faults(file, board, file.disc_radii[disc], name)
    return wrong


def _room_faults(file: BoardFile, board: Board, radius: float, disc: str) -> list[Refusal]:
    """A disc finds room along and across the target, is never squeezed, and may lie where it is offered first."""
    if file.target_radius <= radius:
        return [Refusal("board-target-small", disc=disc)]
    ends = [(board.spot(0, v, radius), board.spot(HIGHEST_U, v, radius)) for v in range(0, HIGHEST_V + 1, EVERY)]
    along = ends[-1][0][1] - ends[0][0][1]
    across = [right[0] - left[0] for left, right in ends]
    if along < 0 or min(across) < -ROUNDING:
        return [Refusal("board-target-hidden", disc=disc)]
    wrong = too_near("board-target-along", along, ROOM_ALONG, disc=disc)
    wrong += too_near("board-target-across", max(across), ROOM_ACROSS, disc=disc)
    if not lies_on_target(file, file.spot, radius):
        wrong.append(Refusal("board-target-spot", disc=disc))
    return wrong
