"""The first position: what was agreed, everybody on the start field, the blue discs with whoever begins."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Options, Story, who_begins
from spieltisch.games.zong.rules.board import board
from spieltisch.games.zong.rules.dice_discs import dealt
from spieltisch.games.zong.rules.notation import DISC_SIZES
from spieltisch.games.zong.rules.position import NO_DISC, OWN, Position, Setup
from spieltisch.games.zong.rules.towers import at_start
from spieltisch.games.zong.view import AgreedDisc


def agreed(edition: int, seats: int, options: Options, chance: Chance, story: Story | None) -> Setup:
    first = who_begins(seats, cast(str, options["start"]), chance, story)
    disc, vote = cast(AgreedDisc, options["disc"]), cast(bool, options["vote"])
    return Setup(edition, seats, first, board(cast(str, options["board"])), disc, vote)


def first_position(setup: Setup) -> Position:
    seats = int(setup.seats)
    towers = at_start(seats, setup.board.start_field(seats), setup.board.target)
    size = NO_DISC if setup.disc == OWN else DISC_SIZES.index(setup.disc)
    return Position(setup, towers, dealt(seats, int(setup.first)), vec[i64]([i64(size)] * seats))
