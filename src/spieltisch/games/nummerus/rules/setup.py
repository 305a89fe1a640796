"""The first position, and the first of every round: all chips and the star laid out."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Options, Story, who_begins
from spieltisch.games.nummerus.events import LAYOUT
from spieltisch.games.nummerus.rules import board
from spieltisch.games.nummerus.rules.board import CHIPS, EDGE, FIELDS
from spieltisch.games.nummerus.rules.chains import ALL_CHIPS
from spieltisch.games.nummerus.rules.links import full_board, unlink
from spieltisch.games.nummerus.rules.position import SCORINGS, TAKE, TOURNAMENT, Position, Setup


def setup_from(seats: int, options: Options) -> Setup:
    scoring = SCORINGS.index(cast(str, options["scoring"]))
    rounds = cast(int, options["rounds"]) if scoring == TOURNAMENT else 1
    return Setup(seats, scoring, rounds, cast(bool, options["swap"]))


def begin(position: Position, options: Options, chance: Chance, story: Story | None) -> None:
    """The first round."""
    first = who_begins(int(position.setup.seats), cast(str, options["start"]), chance, story)
    deal(position, i64(first), chance, story)


def deal(position: Position, start: i64, chance: Chance, story: Story | None) -> None:
    """Lay out all chips and the star for the next round."""
    chips_by_field = list(range(int(FIELDS)))
    chance.shuffle(chips_by_field)
    seats = int(position.setup.seats)
    position.start = start
    position.turn = start
    position.round += 1
    position.phase = TAKE
    position.origin = EDGE
    position.left = ALL_CHIPS
    position.hands = vec[i64]([0] * seats)
    position.cuts = vec[i64]([0] * seats)
    position.swaps = vec[i64]([board.SWAPS[seats - 1] if position.setup.swap else 0] * seats)
    lay_out(position, chips_by_field, i64(chips_by_field.index(0)))
    if story is not None:
        story.add(LAYOUT(int(start), {"round": int(position.round), "start": int(start)}))


def lay_out(position: Position, chips_by_field: list[int], star: i64) -> None:
    """Put these chips on the board, 0 where there is none, and the star on one of the empty fields."""
    position.star = star
    position.chip_at = vec[u8](chips_by_field)
    position.field_of = vec[u8]([int(EDGE)] * int(CHIPS))
    position.links = full_board()
    for field, chip in enumerate(chips_by_field):
        if chip:
            position.field_of[i64(chip - 1)] = u8(field)
        elif field != star:
            unlink(position.links, i64(field))
    unlink(position.links, star)  # last, so that its links are right
