"""What happened, for animation and log lines. `mixed`, `took`, `put-back`, `ready` and `asked` are for the eye only."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Story
from spieltisch.games.zappzerapp.layout import BARRELS, CITY
from spieltisch.games.zappzerapp.position import NO_NUMBER, NOBODY, Position
from spieltisch.games.zappzerapp.sight import field_of


def tell_throw(position: Position, story: Story) -> None:
    dice = [int(eyes) for eyes in position.dice]
    story.tell("threw", int(position.thrower()), {"dice": dice, "magic": int(position.magic())})
    if position.setup.in_turn:
        story.tell("asked", int(position.listener()), {})


def tell_mixed(story: Story) -> None:
    story.tell("mixed", None, {})


def tell_turned(position: Position, story: Story) -> None:
    """Highest number first."""
    for number in range(BARRELS, 0, -1):
        seat = position.runner_with(i64(number))
        if seat != NOBODY:
            story.tell("turned", int(seat), {"stones": number, "valid": position.is_valid(i64(number))})
    if position.next_number(i64(BARRELS + 1)) == NO_NUMBER:
        story.tell("nobody", None, {})


def tell_run(
    position: Position, seat: i64, origin: i64, to: i64, banished: list[tuple[int, int]], story: Story
) -> None:
    values: dict[str, object] = {
        "from": int(origin),
        "to": int(to),
        "stones": int(position.running),
        "field": field_of(position, seat, to),
    }
    story.tell("ran", int(seat), values)
    for rival, progress in banished:
        field = field_of(position, i64(rival), i64(progress))
        story.tell("banished", int(seat), {"who": rival, "from": progress, "field": field})
    if to == CITY:
        story.tell("home", int(seat), {"count": int(position.at_home(seat))})
