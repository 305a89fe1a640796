"""Options that stay sensible while places come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spieltisch.facts import IN_TURN, WAIT, Facts
from spieltisch.game import Options
from spieltisch.table.commands import OptionValue
from spieltisch.table.entries import Place


def fitting(facts: Facts, seats: int, wished: Options) -> Options:
    """As much of the wishes as this number of seats allows; the usual value for the rest."""
    usual = {option.key: option.usual(seats) for option in facts.options}
    chosen: Options = {}
    for option in facts.options:
        wish = wished.get(option.key, usual[option.key])
        chosen[option.key] = wish if option.allows(wish, seats) else usual[option.key]
    while pointless := [
        option.key
        for option in facts.options
        if chosen[option.key] != usual[option.key] and not option.matters(seats, chosen)
    ]:
        chosen |= {key: usual[key] for key in pointless}
    return facts.complete(seats, chosen)


def planned(facts: Facts, seats: int, current: Options, asked: Options) -> Options:
    """What is asked for must be possible; what was chosen earlier gives way to it."""
    chosen = fitting(facts, seats, {**current, **asked})
    if all(chosen.get(key) == value for key, value in asked.items()):
        return chosen
    return facts.complete(seats, {**chosen, **asked})


def for_those_seated(facts: Facts, options: Options, taken: Sequence[int]) -> Options:
    """Open places vanish at the start: a seat that was named stays with its person, an empty one is forgotten."""
    named = _named_seats(facts, options)
    kept = {key: str(taken.index(seat) + 1) for key, seat in named.items() if seat in taken}
    return {key: value for key, value in options.items() if key not in named} | kept


def forced_by_screens(facts: Facts, places: Sequence[Place]) -> Options:
    """Several people at one screen cannot act together, so all act in turn, whatever they wish."""
    people = Counter(place.guest for place in places if place.kind == "person")
    if max(people.values(), default=0) < 2:
        return {}
    return {option.key: IN_TURN for option in facts.options if option.names == "order"}


def in_turn(facts: Facts, options: Options) -> bool:
    return any(options.get(option.key) == IN_TURN for option in facts.options if option.names == "order")


def seconds_to_wait(facts: Facts, options: Options) -> float | None:
    """For how long the others wait for somebody who is gone; None is for as long as it takes."""
    chosen = [str(options.get(option.key, WAIT)) for option in facts.options if option.names == "absence"]
    return min((float(value) for value in chosen if value != WAIT), default=None)


def seconds_before_signal(facts: Facts, options: Options) -> float:
    """For how long the table counts down before a signal; 0 where it gives none, as at tables older than the option."""
    chosen = [str(options.get(option.key, "0")) for option in facts.options if option.names == "signal"]
    return max((float(value) for value in chosen), default=0.0)


def for_rematch(facts: Facts, options: Options, seats: int) -> Options:
    """A seat that was named, and not drawn by lot, moves on by one."""
    return options | {key: str((seat + 1) % seats + 1) for key, seat in _named_seats(facts, options).items()}


def as_values(options: Options) -> dict[str, OptionValue]:
    """Options as they are written and sent; a game's facts know no other kinds."""
    return {key: value for key, value in options.items() if isinstance(value, str | int)}


def _named_seats(facts: Facts, options: Options) -> dict[str, int]:
    """By the key of the option; the lot is no seat."""
    chosen = {option.key: str(options.get(option.key, "")) for option in facts.options if option.names == "seat"}
    return {key: int(value) - 1 for key, value in chosen.items() if value.isdecimal()}
