"""What is wrong with a board file, each fault as a Refusal: the key of a sentence and the names and numbers in it.

Of three steps, form, frame and measures, each is taken only when there is nothing wrong with the one before.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from spieltisch.game import Refusal
from spieltisch.games.zong.board import HIGHEST_U, HIGHEST_V, LARGE, SMALL, Board
from spieltisch.games.zong.physics.scene import Rail
from spieltisch.games.zong.plan import FEWEST_SEATS, STARTS, Plan, Point, form_faults, parsed, place_name

FEWEST_FIELDS: Final = 20
MOST_FIELDS: Final = 56
FEWEST_REDS: Final = 2
FEWEST_RAILS: Final = 3
SMALLEST_PIECE: Final = 5.0
FIELD_TO_RAIL: Final = 6.0
FIELD_TO_FIELD: Final = 4.0
FIELD_TO_TARGET: Final = 4.0
FIELD_TO_POST: Final = 4.0
PLACE_TO_PLACE: Final = 0.5
PLACE_TO_RAIL: Final = 1.0
PLACE_TO_POST: Final = 1.0
PLACE_TO_TARGET: Final = 1.0
POST_TO_TARGET: Final = 1.0
SLACK: Final = 1.0
STEP_TOLERANCE: Final = 0.5
ROOM_ALONG: Final = 30.0
ROOM_ACROSS: Final = 60.0
SHARPEST_BEND: Final = 0.5  # the cosine of a turn; a sharper one makes a corner
_DISCS: Final = {LARGE: "zong_large", SMALL: "zong_small"}
_ROUNDING: Final = 1e-9
_EVERY: Final = 50  # of the steps along and across the target, where it is looked at closely


def faults(text: str) -> list[Refusal]:
    """All that is wrong with this board file; nothing if one can play on it."""
    try:
        data = parsed(text)
    except Refusal as refused:
        return [refused]
    if wrong := form_faults(data):
        return wrong
    plan = Plan(data)
    if wrong := [*_frame_faults(plan), *_count_faults(plan)]:
        return wrong
    board = Board("", plan)
    return [
        *_constant_faults(plan),
        *_track_faults(plan),
        *_red_faults(plan),
        *(_target_faults(plan, board) or _hidden_faults(plan, board)),
        *_start_faults(plan),
        *_post_faults(plan),
    ]


# The frame, and how many there are of everything


def _frame_faults(plan: Plan) -> list[Refusal]:
    rails = plan.rails
    if len(rails) < FEWEST_RAILS:
        return [Refusal("board-rails", rails=len(rails), least=FEWEST_RAILS)]
    for number, (rail, following) in enumerate(zip(rails, rails[1:] + rails[:1], strict=True), start=1):
        if _cross(rail, following) <= 0:
            return [Refusal("board-frame-turn", rail=number, following=number % len(rails) + 1)]
    corners = [Point(rail.x1, rail.y1) for rail in rails]
    if any(_inward(rail, corner) < -_ROUNDING for rail in rails for corner in corners):
        return [Refusal("board-frame-round")]
    wrong: list[Refusal] = []
    across = [min(corner.x for corner in corners), max(corner.x for corner in corners)]
    along = [min(corner.y for corner in corners), max(corner.y for corner in corners)]
    if across != [0, plan.width] or along != [0, plan.length]:
        left, right, near, far = (_mm(length) for length in across + along)
        width, length = _mm(plan.width), _mm(plan.length)
        wrong.append(
            Refusal("board-frame-size", left=left, right=right, near=near, far=far, width=width, length=length)
        )
    if not any(rail.y1 == 0 and rail.y2 == 0 for rail in rails):
        wrong.append(Refusal("board-frame-end"))
    return wrong


def _count_faults(plan: Plan) -> list[Refusal]:
    wrong: list[Refusal] = []
    numbered = len(plan.fields) - STARTS
    if not FEWEST_FIELDS <= numbered <= MOST_FIELDS:
        wrong.append(Refusal("board-fields", fields=numbered, least=FEWEST_FIELDS, most=MOST_FIELDS))
    reds = [red - STARTS + 1 for red in plan.reds]
    if len(reds) < FEWEST_REDS or reds != sorted(set(reds)) or not all(1 <= red <= numbered for red in reds):
        wrong.append(Refusal("board-reds", least=FEWEST_REDS, fields=numbered))
    seats = [FEWEST_SEATS + number for number in range(STARTS)]
    if [start.seats for start in plan.starts] != seats:
        wrong.append(Refusal("board-starts", seats=seats))
    return wrong + [
        Refusal("board-places", seats=start.seats, places=len(start.places))
        for start in plan.starts
        if len(start.places) != start.seats
    ]


# Sizes and strengths


def _constant_faults(plan: Plan) -> list[Refusal]:
    wrong: list[Refusal] = []
    piece, field = 2 * plan.piece_radius, 2 * plan.field_radius
    if not SMALLEST_PIECE <= piece < field:
        wrong.append(Refusal("board-piece", piece=_mm(piece), least=_mm(SMALLEST_PIECE), field=_mm(field)))
    large, small = 2 * plan.disc_radii[LARGE], 2 * plan.disc_radii[SMALL]
    if small > large:
        wrong.append(Refusal("board-discs", large=_mm(large), small=_mm(small)))
    slide = plan.top_speed * plan.top_speed / (2 * plan.friction)
    if slide < plan.length:
        wrong.append(Refusal("board-weak", slide=_mm(slide), length=_mm(plan.length)))
    return wrong + [
        Refusal("board-limit", rail=number, limit=_mm(rail.limit), top=_mm(plan.top_speed))
        for number, rail in enumerate(plan.rails, start=1)
        if rail.limit > plan.top_speed
    ]


# The track


def _track_faults(plan: Plan) -> list[Refusal]:
    wrong = _step_faults(plan)
    for field, centre in enumerate(plan.fields):
        for number, rail in enumerate(plan.rails, start=1):
            gap = _inward(rail, centre) - plan.field_radius
            wrong += _too_near("board-field-rail", gap, FIELD_TO_RAIL, field=place_name(field), rail=number)
        for other in range(field):
            wrong += _pair_faults(plan, other, field)
    return wrong


def _step_faults(plan: Plan) -> list[Refusal]:
    """A pace is a pace: neighbours lie equally far apart, by the usual step."""
    steps = [_distance(a, b) for a, b in zip(plan.fields, plan.fields[1:], strict=False)]
    usual = sorted(steps)[len(steps) // 2]
    return [
        Refusal("board-step", a=place_name(field), b=place_name(field + 1), step=_mm(step), usual=_mm(usual))
        for field, step in enumerate(steps)
        if abs(step - usual) > STEP_TOLERANCE
    ]


def _pair_faults(plan: Plan, a: int, b: int) -> list[Refusal]:
    """Two fields: far enough apart, and those of different rows out of reach of one piece."""
    gap = _distance(plan.fields[a], plan.fields[b]) - 2 * plan.field_radius
    if wrong := _too_near("board-fields-near", gap, FIELD_TO_FIELD, a=place_name(a), b=place_name(b)):
        return wrong
    are_neighbours = b - a == 1 or (b - a == 2 and _turns_sharply(*plan.fields[a : b + 1]))
    piece = 2 * plan.piece_radius
    if gap <= piece and not are_neighbours:
        return [Refusal("board-rows-near", a=place_name(a), b=place_name(b), gap=_mm(gap), piece=_mm(piece))]
    return []


def _red_faults(plan: Plan) -> list[Refusal]:
    """The corners are red, and nothing else is."""
    wrong: list[Refusal] = []
    last = len(plan.fields) - 1
    for field in range(1, len(plan.fields)):
        is_corner = field < last and _turns_sharply(*plan.fields[field - 1 : field + 2])
        if is_corner and field not in plan.reds:
            wrong.append(Refusal("board-corner-not-red", field=place_name(field)))
        if not is_corner and field in plan.reds:
            wrong.append(Refusal("board-red-no-corner", field=place_name(field)))
    return wrong


# The target


def _target_faults(plan: Plan, board: Board) -> list[Refusal]:
    wrong: list[Refusal] = []
    gaps = [_distance(field, plan.target) - plan.target_radius - plan.field_radius for field in plan.fields]
    for field, gap in enumerate(gaps):
        wrong += _too_near("board-field-target", gap, FIELD_TO_TARGET, field=place_name(field))
    nearest = gaps.index(min(gaps))
    if nearest != len(gaps) - 1:
        wrong.append(Refusal("board-last-field", last=place_name(len(gaps) - 1), nearest=place_name(nearest)))
    if not _lies_on_target(plan, plan.target_centre, 0.0):
        wrong.append(Refusal("board-target-centre"))
    for disc, name in _DISCS.items():
        wrong += _room_faults(plan, board, plan.disc_radii[disc], name)
    return wrong


def _room_faults(plan: Plan, board: Board, radius: float, disc: str) -> list[Refusal]:
    """A disc finds room along and across the target, is never squeezed, and may lie where it is offered first."""
    if plan.target_radius <= radius:
        return [Refusal("board-target-small", disc=disc)]
    ends = [(board.spot(0, v, radius), board.spot(HIGHEST_U, v, radius)) for v in range(0, HIGHEST_V + 1, _EVERY)]
    along = ends[-1][0][1] - ends[0][0][1]
    across = [right[0] - left[0] for left, right in ends]
    if along < 0 or min(across) < -_ROUNDING:
        return [Refusal("board-target-hidden", disc=disc)]
    wrong = _too_near("board-target-along", along, ROOM_ALONG, disc=disc)
    wrong += _too_near("board-target-across", max(across), ROOM_ACROSS, disc=disc)
    if not _lies_on_target(plan, plan.spot, radius):
        wrong.append(Refusal("board-target-spot", disc=disc))
    return wrong


# Where the pieces lie at the start


def _start_faults(plan: Plan) -> list[Refusal]:
    wrong: list[Refusal] = []
    for field, start in enumerate(plan.starts):
        name = place_name(field)
        for number, place in enumerate(start.places, start=1):
            wrong += _place_faults(plan, field, number, place)
            for other in range(1, number):
                gap = _distance(place, start.places[other - 1]) - 2 * plan.piece_radius
                wrong += _too_near("board-places-near", gap, PLACE_TO_PLACE, start=name, a=other, b=number)
    return wrong


def _place_faults(plan: Plan, field: int, number: int, place: Point) -> list[Refusal]:
    """One piece: on or beside its start field, on no field ahead, off the rails and the target."""
    wrong: list[Refusal] = []
    start = place_name(field)
    reach = plan.field_radius + plan.piece_radius
    away = _distance(place, plan.fields[field])
    if away > reach:
        wrong.append(Refusal("board-place-far", start=start, place=number, away=_mm(away), most=_mm(reach)))
    wrong += [
        Refusal("board-place-field", start=start, place=number, field=place_name(ahead))
        for ahead in range(field + 1, len(plan.fields))
        if _distance(place, plan.fields[ahead]) < reach
    ]
    for rail_number, rail in enumerate(plan.rails, start=1):
        gap = _inward(rail, place) - plan.piece_radius
        wrong += _too_near("board-place-rail", gap, PLACE_TO_RAIL, start=start, place=number, rail=rail_number)
    gap = _distance(place, plan.target) - plan.target_radius - plan.piece_radius
    return wrong + _too_near("board-place-target", gap, PLACE_TO_TARGET, start=start, place=number)


# The posts


def _post_faults(plan: Plan) -> list[Refusal]:
    """A post stands clear of fields, places and target, and pieces fit between it and what else is hard."""
    wrong: list[Refusal] = []
    passage = 2 * plan.piece_radius + SLACK
    for number, post in enumerate(plan.posts, start=1):
        centre = Point(post.x, post.y)
        for rail_number, rail in enumerate(plan.rails, start=1):
            gap = _inward(rail, centre) - post.radius
            wrong += _too_near("board-post-rail", gap, passage, post=number, rail=rail_number)
        for other in range(1, number):
            beside = plan.posts[other - 1]
            gap = _distance(centre, Point(beside.x, beside.y)) - post.radius - beside.radius
            wrong += _too_near("board-posts-near", gap, passage, a=other, b=number)
        for field, middle in enumerate(plan.fields):
            gap = _distance(centre, middle) - post.radius - plan.field_radius
            wrong += _too_near("board-post-field", gap, FIELD_TO_POST, post=number, field=place_name(field))
        for field, start in enumerate(plan.starts):
            gap = min(_distance(centre, place) for place in start.places) - post.radius - plan.piece_radius
            wrong += _too_near("board-post-place", gap, PLACE_TO_POST, post=number, start=place_name(field))
        gap = _distance(centre, plan.target) - post.radius - plan.target_radius
        wrong += _too_near("board-post-target", gap, POST_TO_TARGET, post=number)
    return wrong


def _hidden_faults(plan: Plan, board: Board) -> list[Refusal]:
    """Every field can be hit straight from somewhere on the target, with either disc."""
    wrong: list[Refusal] = []
    for disc, name in _DISCS.items():
        radius = plan.disc_radii[disc]
        spots = [
            Point(*board.spot(u, v, radius))
            for u in range(0, HIGHEST_U + 1, _EVERY)
            for v in range(0, HIGHEST_V + 1, _EVERY)
        ]
        wrong += [
            Refusal("board-hidden", field=place_name(field), disc=name)
            for field, centre in enumerate(plan.fields)
            if not any(_is_free(plan, spot, centre, radius) for spot in spots)
        ]
    return wrong


# Measuring


def _too_near(key: str, gap: float, least: float, **names: object) -> list[Refusal]:
    """The fault with this name, if a gap is smaller than it must be."""
    return [Refusal(key, gap=_mm(gap), least=_mm(least), **names)] if gap < least - _ROUNDING else []


def _lies_on_target(plan: Plan, point: Point, radius: float) -> bool:
    """Whether a disc there is wholly on the target and keeps off the rails."""
    return _distance(point, plan.target) <= plan.target_radius - radius and all(
        _inward(rail, point) >= radius for rail in plan.rails
    )


def _is_free(plan: Plan, start: Point, end: Point, radius: float) -> bool:
    """Whether no post stands in the way of a disc that slides straight from here to there."""
    return all(_from_way(Point(post.x, post.y), start, end) > radius + post.radius for post in plan.posts)


def _from_way(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the straight way between two others."""
    dx, dy = end.x - start.x, end.y - start.y
    length = dx * dx + dy * dy
    share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length if length > 0 else 0.0
    share = min(1.0, max(0.0, share))
    return _distance(point, Point(start.x + share * dx, start.y + share * dy))


def _distance(a: Point, b: Point) -> float:
    dx, dy = a.x - b.x, a.y - b.y
    return sqrt(dx * dx + dy * dy)


def _inward(rail: Rail, point: Point) -> float:
    """How far a point lies inside of a rail's face."""
    dx, dy = rail.x2 - rail.x1, rail.y2 - rail.y1
    return (dx * (point.y - rail.y1) - dy * (point.x - rail.x1)) / sqrt(dx * dx + dy * dy)


def _cross(rail: Rail, following: Rail) -> float:
    """Positive if the frame turns to the left where the two meet."""
    return (rail.x2 - rail.x1) * (following.y2 - following.y1) - (rail.y2 - rail.y1) * (following.x2 - following.x1)


def _turns_sharply(before: Point, field: Point, after: Point) -> bool:
    straight = (field.x - before.x) * (after.x - field.x) + (field.y - before.y) * (after.y - field.y)
    return straight < SHARPEST_BEND * _distance(before, field) * _distance(field, after)


def _mm(length: float) -> str:
    """Rounded for reading; a whole number stands without a point."""
    return f"{length:.2f}".rstrip("0").rstrip(".")
