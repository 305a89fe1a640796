"""Numbers of a round: the magic number of the dice, those of the chosen barrels, and who still runs with which."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.games.zappzerapp.rules.position import NO_NUMBER, NOBODY, Position


def magic(position: Position) -> i64:
    """The sum of the dice: who has more stones does not run."""
    number: i64 = 0
    for eyes in position.dice:
        number += eyes
    return number


def number_of(position: Position, seat: i64) -> i64:
    """How many stones are in the barrel that this seat has set down; NO_NUMBER without one."""
    place = position.chosen[seat]
    return position.stones[place] if place >= 0 else NO_NUMBER


def is_valid(position: Position, number: i64) -> bool:
    return NO_NUMBER < number <= magic(position)


def is_due(position: Position, number: i64) -> bool:
    """Whether the seat with this number has still to run."""
    return number <= position.running and is_valid(position, number)


def runner_with(position: Position, number: i64) -> i64:
    """Whose number this is."""
    for seat in range(position.setup.seats):
        if number_of(position, seat) == number:
            return seat
    return NOBODY


def next_number(position: Position, below: i64) -> i64:
    """The highest valid number below this one, or NO_NUMBER."""
    highest: i64 = NO_NUMBER
    for seat in range(position.setup.seats):
        number = number_of(position, seat)
        if highest < number < below and is_valid(position, number):
            highest = number
    return highest


def running_order(position: Position) -> list[int]:
    """The seats that have still to run, the one to move first."""
    found: list[int] = []
    number = position.running
    while number != NO_NUMBER:
        found.append(int(runner_with(position, number)))
        number = next_number(position, number)
    return found
