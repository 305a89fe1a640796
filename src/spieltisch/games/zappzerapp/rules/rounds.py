"""How a round goes: throw and mix, listen, turn the barrels over, run, until a third apprentice is home."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.zappzerapp import events
from spieltisch.games.zappzerapp.rules.layout import BARRELS, DICE, FACES
from spieltisch.games.zappzerapp.rules.numbers import is_valid, magic, next_number, number_of, runner_with
from spieltisch.games.zappzerapp.rules.position import (
    LISTEN,
    NO_NUMBER,
    NOBODY,
    NOTHING,
    READY_UP,
    RUN,
    Position,
)
from spieltisch.games.zappzerapp.rules.turns import listener, thrower


def begin_round(position: Position, chance: Chance, story: Story | None) -> None:
    """The next thrower throws the dice, and the barrels are mixed, so that nobody can follow one."""
    position.round += 1
    for die in range(DICE):
        position.dice[die] = 1 + chance.below(FACES)
    for last in range(BARRELS - 1, 0, -1):
        other = chance.below(last + 1)
        position.stones[last], position.stones[other] = position.stones[other], position.stones[last]
    for seat in range(position.setup.seats):
        position.chosen[seat] = NOTHING
    position.running = NO_NUMBER
    position.asked = 0
    position.phase = READY_UP if position.setup.in_turn else LISTEN
    if story is not None:
        _tell_throw(position, story)


def turn_over(position: Position, chance: Chance, story: Story | None) -> None:
    """All barrels at once; who has more stones than the magic number does not run."""
    position.phase = RUN
    for seat in range(position.setup.seats):
        if is_valid(position, number_of(position, seat)):
            position.valid[seat] += 1
    if story is not None:
        _tell_turned(position, story)
    next_runner(position, BARRELS + 1, chance, story)


def next_runner(position: Position, below: i64, chance: Chance, story: Story | None) -> None:
    """The highest number that has not run yet; if there is none the round is over and the barrels are mixed."""
    position.running = next_number(position, below)
    if position.running != NO_NUMBER:
        return
    for seat in range(position.setup.seats):
        position.last[seat] = number_of(position, seat)
    if story is not None:
        story.add(events.MIXED(None, {}))
    begin_round(position, chance, story)


def _tell_throw(position: Position, story: Story) -> None:
    dice = [int(eyes) for eyes in position.dice]
    story.add(events.THREW(int(thrower(position)), {"dice": dice, "magic": int(magic(position))}))
    if position.setup.in_turn:
        story.add(events.ASKED(int(listener(position)), {}))


def _tell_turned(position: Position, story: Story) -> None:
    """Highest number first."""
    for number in range(BARRELS, 0, -1):
        seat = runner_with(position, i64(number))
        if seat != NOBODY:
            story.add(events.TURNED(int(seat), {"stones": number, "valid": is_valid(position, i64(number))}))
    if next_number(position, i64(BARRELS + 1)) == NO_NUMBER:
        story.add(events.NOBODY(None, {}))
