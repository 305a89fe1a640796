"""Facts about a game as data beside it: `game.toml` in its folder, read and checked here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from spieltisch.game import Options, Refusal

DAILY = "daily"
"""The value of an option that names a day."""
IN_TURN = "in-turn"
"""The value of an option that names an order: one after the other, as they must at one screen."""
WAIT = "wait"
"""The value of an option that names an absence: for as long as it takes."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice people make before the game. `seats` and `needs` say when it matters at all.

    `names` tells the table what a value stands for: a seat by its number from 1, the day whose luck is everybody's,
    whether people act together or in turn, for how many seconds somebody who is gone is waited for, or how many seconds
    before the signal the table counts down.
    """

    key: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()
    needs: dict[str, tuple[str, ...]] = {}
    value_seats: dict[str, tuple[int, ...]] = {}
    names: Literal["seat", "day", "order", "absence", "signal"] | None = None
    since: int = 1  # the edition of the game that brought it

    def allows(self, value: object, seats: int) -> bool:
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        return isinstance(value, str) and value in self.values and self._fits_seats(value, seats)

    def _fits_seats(self, value: str, seats: int) -> bool:
        return value not in self.value_seats or seats in self.value_seats[value]

    def usual(self, seats: int) -> str | int | bool:
        """The default, or the first value that this number of seats allows."""
        if self.allows(self.default, seats):
            return self.default
        return next(value for value in self.values if self._fits_seats(value, seats))

    def matters(self, seats: int, others: Options) -> bool:
        return (not self.seats or seats in self.seats) and all(
            others[key] in values for key, values in self.needs.items()
        )


class Sound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How things sound that a seat can shake (State.sound). Every piece of sound has the same number of samples."""

    rate: int  # samples a second
    samples: int  # in a piece, with its dying away
    seconds: float  # of shaking in a piece; then the next one may follow, over the dying away
    strengths: int  # how hard one can shake, from 1
    things: int  # that a seat can shake, one in each hand
    examples: tuple[int, ...] = ()  # what anybody may hear for practice, away from every table


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`edition` counts the changes of rules or options; records and tables keep the one they began with."""

    key: str
    seats: tuple[int, int]
    minutes: int
    luck: Literal["none", "start", "rounds", "throughout"]  # when it is drawn
    hidden: bool
    simultaneous: bool
    moves: int
    real_time: bool = False  # nobody waits for others: a move counts while it is legal, and bots act at their own pace
    take_back: Literal["never", "screen", "turn"] = "screen"  # all people at one screen; or everywhere within a turn
    clocks: dict[str, float] = {}  # seconds to move, where they are not those of the house
    sound: Sound | None = None
    solo: Literal["least", "most"] = "most"  # which score is the best for somebody who plays alone
    edition: int = 1
    peer: str = ""  # a game of OpenSpiel, similar in size, beside which the rules are measured
    options: tuple[Option, ...] = ()

    def in_edition(self, edition: int) -> Facts:
        """The facts as they were: without the options that came later."""
        if not 1 <= edition <= self.edition:
            raise Refusal("edition", edition=edition, newest=self.edition)
        known = tuple(option for option in self.options if option.since <= edition)
        return msgspec.structs.replace(self, edition=edition, options=known)

    def complete(self, seats: int, given: Options) -> Options:
        """All options with a value each; raises Refusal, with a sentence's key, for what does not go together."""
        least, most = self.seats
        if not least <= seats <= most:
            raise Refusal("seats", seats=seats, least=least, most=most)
        if unknown := sorted(given.keys() - {option.key for option in self.options}):
            raise Refusal("option-unknown", option=unknown[0])
        chosen: Options = {option.key: given.get(option.key, option.usual(seats)) for option in self.options}
        for option in self.options:
            if not option.allows(chosen[option.key], seats):
                raise Refusal("option-value", option=option.key, value=chosen[option.key], seats=seats)
        for option in self.options:
            if chosen[option.key] != option.default and not option.matters(seats, chosen):
                raise Refusal(f"option-needs-{option.key}", option=option.key, seats=seats)
        return chosen

    def has_luck_of_the_day(self, options: Options) -> bool:
        return any(options.get(option.key) == DAILY for option in self.options if option.names == "day")

    def best_alone(self, scores: Iterable[int]) -> int | None:
        return (min if self.solo == "least" else max)(scores, default=None)


class Rate(msgspec.Struct, frozen=True):
    """Work of a game's own that can be measured; a game lists such things in `bench.py`.

    `prepare` gives the work; each call of the work says how many units it did. `note` is the key of a sentence.
    `peer` gives the same work done by somebody else, if it is there to compare with.
    """

    unit: str
    prepare: Callable[[], Callable[[], int]]
    note: str = ""
    peer: Callable[[], Callable[[], int]] | None = None


class Figure(msgspec.Struct, frozen=True):
    """Something a game measured itself, or a part of it; `values` fill the sentence whose key is `note`."""

    value: float
    unit: str
    part: str = ""
    note: str = ""
    values: dict[str, object] = {}


Progress = Callable[[int, int], None]
"""Hears how many of how many parts of a long work are done."""

Measure = Rate | Callable[[Progress], list[Figure]]


@cache
def read_facts(key: str) -> Facts:
    """The facts of the game in `games/<key>/game.toml`; the file is read once."""
    return msgspec.toml.decode((files("spieltisch.games") / key / "game.toml").read_bytes(), type=Facts)
