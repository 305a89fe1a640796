"""Evaluation: what a position is worth to a seat, as its chance to win the race, between 0 and 1.

The seats take their turns one after the other, each with its chance to arrive; who may be hit before counts as farther
away than it stands.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.zong.bots.arrival import ARRIVAL, ROUNDS, SETBACK, hand_number
from spieltisch.games.zong.rules.dice_discs import BLUE, KINDS, LIGHTNING, RISK, THROWN
from spieltisch.games.zong.rules.notation import THROWS
from spieltisch.games.zong.rules.position import Position
from spieltisch.games.zong.rules.towers import GROUND, NOBODY, Towers

LIGHTNING_STRIKES: Final = 0.4  # the chance that a lightning disc is thrown, shows its lightning and hits somebody
RIDER_IS_HIT: Final = 0.35  # how exposed a piece is that stands on another, compared with one on the board
LEAD_THAT_HALVES_THE_DANGER: Final = 4.0  # for those behind, in fields


@final
class Evaluation:
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

    def after(self, towers: Towers, spirals: int, points: int) -> float:
        """When the seat still has these to carry out; it takes along whom it likes."""
        if towers.winner != NOBODY:
            return self.share(towers)
        if spirals:
            towers = towers.copy()
            for _ in range(spirals):
                towers.retreat(self._seat)
        return self.best_attack(towers, points)[1]

    def best_attack(self, towers: Towers, points: int) -> tuple[i64, float]:
        """Whom to take along, as bits, and what it is worth then."""
        if points == 0:
            return 0, self.share(towers)
        fellows = towers.fellows(self._seat)
        best: i64 = 0
        most = -1.0
        taken = fellows
        while True:
            after = towers.copy()
            after.attack(self._seat, i64(points), taken)
            share = self.share(after)
            if share >= most:
                best, most = taken, share
            if taken == 0:
                return best, most
            taken = (taken - 1) & fellows

    def share(self, towers: Towers) -> float:
        if towers.winner != NOBODY:
            return 1.0 if towers.winner == self._seat else 0.0
        self._fear(towers)
        seats = towers.seats
        nobody_yet = 1.0
        won = 0.0
        for turn in range(i64(ROUNDS)):
            mover = self._following
            for _ in range(seats):
                arriving = nobody_yet * ARRIVAL.hazard(self._hands[mover], turn, self._feared[mover])
                if mover == self._seat:
                    won += arriving
                nobody_yet -= arriving
                mover += 1
                if mover == seats:
                    mover = 0
        return won + nobody_yet / float(seats)

    def _fear(self, towers: Towers) -> None:
        """Distances as they may be when each seat's turn comes: the lightnings of those before it hit leaders first."""
        seats, goal = towers.seats, towers.goal
        foremost: i64 = 0
        for seat in range(seats):
            foremost = max(foremost, towers.fields[seat])
        everybody = 0.0
        for seat in range(seats):
            lag = float(foremost - towers.fields[seat])
            tempting = 1.0 / (1.0 + lag / LEAD_THAT_HALVES_THE_DANGER)
            if towers.heights[seat] != GROUND:
                tempting *= RIDER_IS_HIT
            self._tempting[seat] = tempting
            self._struck[seat] = 0.0
            everybody += tempting
        mover = self._following
        for _ in range(seats):
            struck = min(self._struck[mover], 1.0)
            self._feared[mover] = float(goal - towers.fields[mover]) + struck * float(SETBACK)
            strikes = self._strikes[mover] / (everybody - self._tempting[mover])
            for seat in range(seats):
                if seat != mover:
                    self._struck[seat] += strikes * self._tempting[seat]
            mover = (mover + 1) % seats


def evaluation_after(position: Position, seat: int, throw: int) -> Evaluation:
    """For this seat, once the next one has got the discs of this throw, which it may still hold."""
    seats = int(position.setup.seats)
    following = (seat + 1) % seats
    hands = position.hands.listed(seats)
    holds_five = sum(hands[seat]) > THROWN
    for kind in range(KINDS):
        hands[following][kind] += THROWS[throw][kind]
        if holds_five:
            hands[seat][kind] -= THROWS[throw][kind]
    return Evaluation(seat, following, hands)
