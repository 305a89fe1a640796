"""Search for a throw: what three discs bring on average, and what they are worth to whoever gets them next."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Budget, Chance
from spieltisch.games.zong.bots.evaluation import Evaluation, evaluation_after
from spieltisch.games.zong.bots.flick_search import FlickSearch
from spieltisch.games.zong.rules.dice_discs import FACES, LIGHTNING, THROWN, points, spirals, zongs
from spieltisch.games.zong.rules.notation import THROWS
from spieltisch.games.zong.rules.position import Position
from spieltisch.games.zong.rules.towers import Towers

SHOTS_BEFORE_A_THROW: Final = 0.4  # of those before a flick
USUAL_POINTS: Final = 4  # beside a lightning, while it is thought about before the throw
NEXT_FLICK: Final = 0.6  # what another lightning still gains, compared with the one before

_WAYS_TO_FALL: Final = FACES**THROWN


@final
class ThrowSearch:
    """Thinks, and leaves behind what it found."""

    def __init__(self, position: Position, seat: int) -> None:
        self.move: int = -1
        self.worth: float = -1.0
        self.shots: int = 0
        self._position: Final = position
        self._seat: Final = seat
        self._after_a_flick: list[Towers] = []

    def think(self, budget: Budget, chance: Chance) -> None:
        throws = self._position.hands.throws(i64(self._seat))
        with_lightning = [throw for throw in throws if THROWS[throw][LIGHTNING]]
        if with_lightning:
            evaluation = evaluation_after(self._position, self._seat, with_lightning[0])
            search = FlickSearch(self._position, evaluation, 0, USUAL_POINTS, budget)
            search.think(int(SHOTS_BEFORE_A_THROW * float(budget.steps)), chance)
            self.shots = search.shots
            self._after_a_flick = search.best.outcomes
        for throw in throws:
            worth = self._worth_of(throw)
            if worth > self.worth:
                self.move, self.worth = throw, worth

    def _worth_of(self, throw: int) -> float:
        """Over all ways in which the discs may fall."""
        evaluation = evaluation_after(self._position, self._seat, throw)
        total = 0.0
        for faces in range(_WAYS_TO_FALL):
            lightnings = int(zongs(i64(throw), i64(faces)))
            total += self._worth_of_faces(
                evaluation, lightnings, int(spirals(i64(throw), i64(faces))), int(points(i64(throw), i64(faces)))
            )
        return total / float(_WAYS_TO_FALL)

    def _worth_of_faces(self, evaluation: Evaluation, lightnings: int, turns_back: int, forward: int) -> float:
        worth = evaluation.after(self._position.towers, turns_back, forward)
        if lightnings == 0:
            return worth
        flicked = 0.0
        for towers in self._after_a_flick:
            flicked += evaluation.after(towers, turns_back, forward)
        gain = max(flicked / float(len(self._after_a_flick)) - worth, 0.0)
        for _ in range(lightnings):
            worth += gain
            gain *= NEXT_FLICK
        return min(worth, 1.0)
