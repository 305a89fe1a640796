"""A position of Zapp Zerapp: all that is true at this moment."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import State
from spieltisch.games.zappzerapp.layout import APPRENTICES, BARRELS, CITY, DICE, Ring, ring
from spieltisch.games.zappzerapp.moves import HANDS

READY_UP: Final = 0
LISTEN: Final = 1
RUN: Final = 2
OVER: Final = 3
PHASES: Final = ["ready", "listen", "run", "over"]

NOTHING: Final = -1  # in a hand, or set down
PASSED: Final = -2
NOBODY: Final = -1
NO_NUMBER: Final = 0


@final
class Setup:
    """What was agreed before the game. `wish` is the option that says who throws first, `first` who does."""

    def __init__(self, seats: int, wish: str, first: int, in_turn: bool, signs: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.wish: Final = wish
        self.first: Final[i64] = i64(first)
        self.in_turn: Final = in_turn
        self.signs: Final = signs
        self.ring: Final[Ring] = ring(seats)


class Position(State):
    """`stones` are the secret: how many are in the barrel of each place.

    `held` is the place of the barrel in the hands of each seat, left then right, `chosen` that of the one before it.
    Who runs has the number `running`; all valid numbers below it are still to run. `asked` counts who has listened in
    turn. `progress` is how far the apprentices of each seat have come, ascending. `last` are the numbers of the round
    before, by seat; `valid` and `banished` count numbers that were and rivals sent home.
    """

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        self.setup: Final = setup
        self.phase: i64 = LISTEN
        self.round: i64 = 0
        self.dice: vec[i64] = vec[i64]([i64(0)] * DICE)
        self.stones: vec[i64] = vec[i64]([i64(number + 1) for number in range(BARRELS)])
        self.held: vec[i64] = vec[i64]([i64(NOTHING)] * (seats * len(HANDS)))
        self.chosen: vec[i64] = vec[i64]([i64(NOTHING)] * seats)
        self.asked: i64 = 0
        self.running: i64 = NO_NUMBER
        self.progress: vec[i64] = vec[i64]([i64(0)] * (seats * APPRENTICES))
        self.last: vec[i64] = vec[i64]([i64(NO_NUMBER)] * seats)
        self.valid: vec[i64] = vec[i64]([i64(0)] * seats)
        self.banished: vec[i64] = vec[i64]([i64(0)] * seats)
        self.winner: i64 = NOBODY

    def thrower(self) -> i64:
        return (self.setup.first + self.round - 1) % self.setup.seats

    def magic(self) -> i64:
        number: i64 = 0
        for eyes in self.dice:
            number += eyes
        return number

    def listener(self) -> i64:
        """Who is asked, where all listen in turn."""
        return (self.thrower() + self.asked) % self.setup.seats

    def listens(self, seat: i64) -> bool:
        """Whether this seat may take barrels now."""
        if self.phase != LISTEN:
            return False
        return self.listener() == seat if self.setup.in_turn else self.chosen[seat] == NOTHING

    def in_hand(self, seat: i64, hand: i64) -> i64:
        """The place of the barrel in this hand, or NOTHING."""
        return self.held[seat * len(HANDS) + hand]

    def number(self, seat: i64) -> i64:
        """How many stones are in the barrel that this seat has set down; NO_NUMBER without one."""
        place = self.chosen[seat]
        return self.stones[place] if place >= 0 else NO_NUMBER

    def is_valid(self, number: i64) -> bool:
        return NO_NUMBER < number <= self.magic()

    def is_due(self, number: i64) -> bool:
        """Whether who has this number has still to run."""
        return number <= self.running and self.is_valid(number)

    def runner_with(self, number: i64) -> i64:
        """Whose number this is."""
        for seat in range(self.setup.seats):
            if self.number(seat) == number:
                return seat
        return NOBODY

    def mover(self) -> i64:
        return self.runner_with(self.running) if self.phase == RUN else NOBODY

    def next_number(self, below: i64) -> i64:
        """The highest valid number below this one, or NO_NUMBER."""
        highest: i64 = NO_NUMBER
        for seat in range(self.setup.seats):
            number = self.number(seat)
            if highest < number < below and self.is_valid(number):
                highest = number
        return highest

    def away(self) -> i64:
        """The barrels that are not on the hill, as bits: one that is set down goes back when its owner has run."""
        one: i64 = 1
        gone: i64 = 0
        for place in self.held:
            if place != NOTHING:
                gone |= one << place
        for seat in range(self.setup.seats):
            place = self.chosen[seat]
            if place >= 0 and (self.phase < RUN or self.is_due(self.number(seat))):
                gone |= one << place
        return gone

    def at_home(self, seat: i64) -> i64:
        """How many apprentices of this seat are in the city."""
        count: i64 = 0
        for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
            if self.progress[apprentice] == CITY:
                count += 1
        return count

    def way_of(self, seat: i64) -> i64:
        """How many fields the apprentices of this seat have come in all."""
        steps: i64 = 0
        for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
            steps += self.progress[apprentice]
        return steps
