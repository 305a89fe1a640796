"""What a standing is worth to a seat: its chance to win the race, between 0 and 1.

The seats take their turns one after the other, each with its chance to arrive; who may be hit before counts as farther
away than it stands.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.zong.discs import BLUE, LIGHTNING, RISK, THROWN
from spieltisch.games.zong.race import RACE, ROUNDS, SETBACK, hand_number
from spieltisch.games.zong.standing import GROUND, NOBODY, Standing

LIGHTNING_STRIKES: Final = 0.4  # the chance that a lightning disc is thrown, shows its lightning and hits somebody
RIDER_IS_HIT: Final = 0.35  # how exposed a piece is that stands on another, compared with one on the board
LEAD_THAT_HALVES_THE_DANGER: Final = 4.0  # for those behind, in fields


@final
class Outlook:
    """For one seat, while everybody's hands stay as they are and `following` is the next to throw."""

    def __init__(self, seat: int, following: int, hands: list[list[int]]) -> None:
        seats = len(hands)
        self._seat: Final = i64(seat)
        self._following: Final = i64(following)
        self._hands: Final = vec[i64]([hand_number((hand[BLUE], hand[RISK], hand[LIGHTNING])) for hand in hands])
        self._strikes: Final = vec[float]([float(min(hand[LIGHTNING], THROWN)) * LIGHTNING_STRIKES for hand in hands])
        self._feared: Final = vec[float]([0.0] * seats)
        self._tempting: Final = vec[float]([0.0] * seats)
        self._struck: Final = vec[float]([0.0] * seats)

    def after(self, standing: Standing, spirals: int, points: int) -> float:
        """When the seat still has these to carry out; it takes along whom it likes."""
        if standing.winner != NOBODY:
            return self.share(standing)
        if spirals:
            standing = standing.copy()
            for _ in range(spirals):
                standing.retreat(self._seat)
        return self.best_attack(standing, points)[1]

    def best_attack(self, standing: Standing, points: int) -> tuple[i64, float]:
        """Whom to take along, as bits, and what it is worth then."""
        if points == 0:
            return 0, self.share(standing)
        fellows = standing.fellows(self._seat)
        best: i64 = 0
        most = -1.0
        taken = fellows
        while True:
            after = standing.copy()
            after.attack(self._seat, i64(points), taken)
            share = self.share(after)
            if share >= most:
                best, most = taken, share
            if taken == 0:
                return best, most
            taken = (taken - 1) & fellows

    def share(self, standing: Standing) -> float:
        if standing.winner != NOBODY:
            return 1.0 if standing.winner == self._seat else 0.0
        self._fear(standing)
        seats = standing.seats
        nobody_yet = 1.0
        won = 0.0
        for turn in range(i64(ROUNDS)):
            mover = self._following
            for _ in range(seats):
                arriving = nobody_yet * RACE.hazard(self._hands[mover], turn, self._feared[mover])
                if mover == self._seat:
                    won += arriving
                nobody_yet -= arriving
                mover += 1
                if mover == seats:
                    mover = 0
        return won + nobody_yet / float(seats)

    def _fear(self, standing: Standing) -> None:
        """Distances as they may be when each seat's turn comes: the lightnings of those before it hit leaders first."""
        seats, goal = standing.seats, standing.goal
        foremost: i64 = 0
        for seat in range(seats):
            foremost = max(foremost, standing.fields[seat])
        everybody = 0.0
        for seat in range(seats):
            lag = float(foremost - standing.fields[seat])
            tempting = 1.0 / (1.0 + lag / LEAD_THAT_HALVES_THE_DANGER)
            if standing.heights[seat] != GROUND:
                tempting *= RIDER_IS_HIT
            self._tempting[seat] = tempting
            self._struck[seat] = 0.0
            everybody += tempting
        mover = self._following
        for _ in range(seats):
            struck = min(self._struck[mover], 1.0)
            self._feared[mover] = float(goal - standing.fields[mover]) + struck * float(SETBACK)
            strikes = self._strikes[mover] / (everybody - self._tempting[mover])
            for seat in range(seats):
                if seat != mover:
                    self._struck[seat] += strikes * self._tempting[seat]
            mover = (mover + 1) % seats
