"""The posts: pieces pass between them, and every field can be hit."""

from __future__ import annotations

from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.check.measuring import distance, inward, is_free, too_near
from spieltisch.games.zong.check.target import DISCS, EVERY
from spieltisch.games.zong.rules.board import HIGHEST_U, HIGHEST_V, Board
from spieltisch.games.zong.rules.board_file import BoardFile, Point, place_name

FIELD_TO_POST: Final = 4.0
PLACE_TO_POST: Final = 1.0
POST_TO_TARGET: Final = 1.0
SLACK: Final = 1.0


def post_faults(file: BoardFile) -> list[Refusal]:
    """A post stands clear of fields, places and target, and pieces fit between it and what else is hard."""
    wrong: list[Refusal] = []
    passage = 2 * file.piece_radius + SLACK
    for number, post in enumerate(file.posts, start=1):
        centre = Point(post.x, post.y)
        for rail_number, rail in enumerate(file.rails, start=1):
            gap = inward(rail, centre) - post.radius
            wrong += too_near("board-post-rail", gap, passage, post=number, rail=rail_number)
        for other in range(1, number):
            beside = file.posts[other - 1]
            gap = distance(centre, Point(beside.x, beside.y)) - post.radius - beside.radius
            wrong += too_near("board-posts-near", gap, passage, a=other, b=number)
        for field, middle in enumerate(file.fields):
            gap = distance(centre, middle) - post.radius - file.field_radius
            wrong += too_near("board-post-field", gap, FIELD_TO_POST, post=number, field=place_name(field))
        for field, start in enumerate(file.starts):
            gap = min(distance(centre, place) for place in start.places) - post.radius - file.piece_radius
            wrong += too_near("board-post-place", gap, PLACE_TO_POST, post=number, start=place_name(field))
        gap = distance(centre, file.target) - post.radius - file.target_radius
        wrong += too_near("board-post-target", gap, POST_TO_TARGET, post=number)
    return wrong


def hidden_faults(file: BoardFile, board: Board) -> list[Refusal]:
    """Every field can be hit straight from somewhere on the target, with either disc."""
    wrong: list[Refusal] = []
    for disc, name in DISCS.items():
        radius = file.disc_radii[disc]
        spots = [
            Point(*board.spot(u, v, radius))
            for u in range(0, HIGHEST_U + 1, EVERY)
            for v in range(0, HIGHEST_V + 1, EVERY)
        ]
        wrong += [
            Refusal("board-hidden", field=place_name(field), disc=name)
            for field, centre in enumerate(file.fields)
            if not any(is_free(file, spot, centre, radius) for spot in spots)
        ]
    return wrong
