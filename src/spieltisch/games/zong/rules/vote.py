"""Majority vote on pieces in doubt: one piece after the other, secret until the result is certain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Chance, Refusal
from spieltisch.games.zong.rules.tidy_up import TidyUp
from spieltisch.games.zong.rules.towers import NOBODY

OPEN: Final = -1
MEASURED: Final = 0
OTHER: Final = 1
NO_VOTE: Final = -1


@final
class Vote:
    """The votes on the pieces of one flick that are in doubt, in the order of the seats; everybody votes on each.

    Who voted, who of them against the measurement and which pieces were overruled are numbers with a bit for each seat.
    """

    def __init__(self, tidy_up: TidyUp) -> None:
        self.tidy_up: Final = tidy_up
        self.asked: i64 = NOBODY
        self.voted: i64 = 0
        self.against: i64 = 0
        self.overruled: i64 = 0

    def copy(self) -> Vote:
        twin = Vote(self.tidy_up)
        twin.asked = self.asked
        twin.voted = self.voted
        twin.against = self.against
        twin.overruled = self.overruled
        return twin

    def ask_next(self) -> bool:
        """Go on to the next piece in doubt; whether there is one."""
        self.asked = self.tidy_up.next_doubt(self.asked, self.overruled)
        self.voted = self.against = 0
        return self.asked != NOBODY

    def has_voted(self, seat: i64) -> bool:
        return bool(self.voted >> seat & 1)

    def vote_of(self, seat: i64) -> i64:
        return self.against >> seat & 1 if self.has_voted(seat) else NO_VOTE

    def vote(self, seat: i64, choice: i64) -> i64:
        """The verdict, OPEN while the votes that are missing could change it."""
        one: i64 = 1
        self.voted |= one << seat
        self.against |= choice << seat
        decided = verdict(self.tidy_up.before.seats, self.voted, self.against)
        if decided != OPEN:
            self.settle(decided)
        return decided

    def settle(self, choice: i64) -> None:
        """What is asked now is decided."""
        self.overruled |= choice << self.asked

    def settled(self) -> list[list[int]]:
        """What was decided before, as [seat, 0 measured or 1 other]."""
        found: list[list[int]] = []
        seat = self.tidy_up.next_doubt(NOBODY, self.overruled)
        while seat != self.asked:
            found.append([int(seat), int(self.overruled >> seat & 1)])
            seat = self.tidy_up.next_doubt(seat, self.overruled)
        return found

    def forget_others(self, seat: i64, chance: Chance) -> None:
        """Draw anew what this seat cannot know: how the others voted. Refusal if any votes would have decided it."""
        own = self.vote_of(seat)
        votes = possible_votes(self.tidy_up.before.seats, self.voted)
        votes = [against for against in votes if own == NO_VOTE or i64(against) >> seat & 1 == own]
        if not votes:
            raise Refusal("view-broken")
        self.against = i64(votes[chance.below(len(votes))])


def verdict(seats: i64, voted: i64, against: i64) -> i64:
    """What is decided whatever the missing votes are; a tie leaves it at the measurement."""
    others = count(against)
    if 2 * others > seats:
        return OTHER
    if 2 * (count(voted) - others) >= seats:
        return MEASURED
    return OPEN


def possible_votes(seats: i64, voted: i64) -> list[int]:
    """How those who voted may have voted, given that nothing is decided yet: all `against` that leave it open."""
    return [
        against
        for against in range(1 << int(seats))
        if not i64(against) & ~voted and verdict(seats, voted, i64(against)) == OPEN
    ]


def count(seats: i64) -> i64:
    """How many seats these bits name."""
    found: i64 = 0
    while seats:
        seats &= seats - 1
        found += 1
    return found
