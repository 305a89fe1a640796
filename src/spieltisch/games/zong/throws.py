"""Which three discs to throw: what their faces bring on average, and what they are worth to whoever gets them next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zong.aim import Tremble
from spieltisch.games.zong.discs import FACES, KINDS, LIGHTNING, THROWN, points, spirals, zongs
from spieltisch.games.zong.flicks import FlickSearch
from spieltisch.games.zong.moves import THROWS
from spieltisch.games.zong.outlook import Outlook
from spieltisch.games.zong.position import Position
from spieltisch.games.zong.standing import Standing

USUAL_POINTS: Final = 4  # beside a lightning, while it is thought about before the throw
NEXT_FLICK: Final = 0.6  # what another lightning still gains, compared with the one before

_WAYS_TO_FALL: Final = FACES**THROWN


@final
class ThrowSearch:
    """Thinks, and leaves behind what it found."""

    def __init__(self, state: Position, seat: int) -> None:
        self.move: int = -1
        self.worth: float = -1.0
        self.shots: int = 0
        self._state: Final = state
        self._seat: Final = seat
        self._after_a_flick: list[Standing] = []

    def think(self, tremble: Tremble, shots: int, deadline: float, chance: Chance) -> None:
        throws = self._state.hands.throws(i64(self._seat))
        with_lightning = [throw for throw in throws if THROWS[throw][LIGHTNING]]
        if with_lightning:
            outlook = outlook_after(self._state, self._seat, with_lightning[0])
            search = FlickSearch(self._state, outlook, 0, USUAL_POINTS, tremble)
            search.think(shots, deadline, chance)
            self.shots = search.shots
            self._after_a_flick = search.best.outcomes
        for throw in throws:
            worth = self._worth_of(throw)
            if worth > self.worth:
                self.move, self.worth = throw, worth

    def _worth_of(self, throw: int) -> float:
        """Over all ways in which the discs may fall."""
        outlook = outlook_after(self._state, self._seat, throw)
        total = 0.0
        for faces in range(_WAYS_TO_FALL):
            lightnings = int(zongs(i64(throw), i64(faces)))
            total += self._worth_of_faces(
                outlook, lightnings, int(spirals(i64(throw), i64(faces))), int(points(i64(throw), i64(faces)))
            )
        return total / float(_WAYS_TO_FALL)

    def _worth_of_faces(self, outlook: Outlook, lightnings: int, turns_back: int, forward: int) -> float:
        worth = outlook.after(self._state.standing, turns_back, forward)
        if lightnings == 0:
            return worth
        flicked = 0.0
        for standing in self._after_a_flick:
            flicked += outlook.after(standing, turns_back, forward)
        gain = max(flicked / float(len(self._after_a_flick)) - worth, 0.0)
        for _ in range(lightnings):
            worth += gain
            gain *= NEXT_FLICK
        return min(worth, 1.0)


def outlook_after(state: Position, seat: int, throw: int) -> Outlook:
    """For this seat, once the next one has got the discs of this throw, which it may still hold."""
    seats = int(state.setup.seats)
    following = (seat + 1) % seats
    hands = state.hands.listed(seats)
    holds_five = sum(hands[seat]) > THROWN
    for kind in range(KINDS):
        hands[following][kind] += THROWS[throw][kind]
        if holds_five:
            hands[seat][kind] -= THROWS[throw][kind]
    return Outlook(seat, following, hands)
