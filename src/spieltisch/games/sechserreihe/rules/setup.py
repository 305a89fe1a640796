"""The first position: who begins, and the first stones where luck lays them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from spieltisch.game import Chance, Options, Story, who_begins
from spieltisch.games.sechserreihe.events import DREW_LAYOUT
from spieltisch.games.sechserreihe.rules.notation import FIRST_OPENING, OPENINGS, change_of, field_name, placed_of
from spieltisch.games.sechserreihe.rules.play import tell_laid, update_phase
from spieltisch.games.sechserreihe.rules.position import Position, Setup
from spieltisch.games.sechserreihe.view import Layout

OWN: Final = "own"  # whoever begins lays the first stones; luck does it in every other layout


def first_position(seats: int, options: Options, chance: Chance, story: Story | None) -> Position:
    position = Position(Setup(seats, cast(Layout, options["layout"])))
    position.start = i64(who_begins(seats, cast(str, options["start"]), chance, story))
    position.turn = position.start
    if position.setup.layout != OWN:
        _lay_by_luck(position, chance, story)
    return position


def _lay_by_luck(position: Position, chance: Chance, story: Story | None) -> None:
    move = i64(FIRST_OPENING + chance.below(OPENINGS))
    position.board = change_of(move)
    update_phase(position)
    if story is not None:
        story.add(DREW_LAYOUT(None, {"places": [field_name(field) for field in placed_of(move)]}))
        tell_laid(None, move, story)
