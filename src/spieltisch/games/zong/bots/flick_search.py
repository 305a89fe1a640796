"""Search for a flick: many are tried, the promising ones again as trembling hands would make them, then refined."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Budget, Chance
from spieltisch.games.zong.bots.aiming import HARMLESS, Aim, Tremble, trembling, varied
from spieltisch.games.zong.bots.evaluation import Evaluation
from spieltisch.games.zong.bots.levels import LEVELS
from spieltisch.games.zong.rules.play import outcome_of
from spieltisch.games.zong.rules.position import Position
from spieltisch.games.zong.rules.towers import Towers

WIDE: Final = 0.5  # of all shots, or of the time, goes to flicks that are tried once
WIDEST: Final = 2000  # so many of them at most: whoever has all the time of the world refines
SHORT_LIST: Final = 24  # one of so many flicks is looked at again
TRIES: Final = 4  # a flick that is looked at again gets so many at a time
FINALISTS: Final = 4
LOOK_AROUND: Final = Tremble(0.02, 0.12)  # how far from a good flick a better one is sought
SHOTS_BETWEEN_LOOKS: Final = 16  # at the share of the budget that is spent

# How hands may err, in units of their tremble: direction and strength. The same for all flicks, so that they compare.
ERRORS: Final = [
    (-0.5, 0.5), (0.5, -0.5), (1.0, 1.0), (-1.0, -1.0),
    (0.2, -1.2), (-0.2, 1.2), (1.5, 0.0), (-1.5, 0.0),
    (0.0, 0.3), (0.8, -0.8), (-0.8, 0.8), (0.3, 0.0),
]  # fmt: skip


@final
class Shot:
    """A flick and what came of it so far. The first try, without any error, counts like the others."""

    def __init__(self, move: int) -> None:
        self.move: Final = move
        self.worth: float = 0.0
        self.outcomes: list[Towers] = []

    def learn(self, outcome: Towers, worth: float) -> None:
        self.outcomes.append(outcome)
        self.worth += (worth - self.worth) / float(len(self.outcomes))


@final
class FlickSearch:
    """Thinks, and leaves behind what it found. Spirals and points are what the seat carries out afterwards.

    The level of the budget says how much the hands tremble that will make the flick.
    """

    def __init__(self, position: Position, evaluation: Evaluation, spirals: int, points: int, budget: Budget) -> None:
        self.shots: int = 0
        self._position: Final = position
        self._evaluation: Final = evaluation
        self._spirals: Final = spirals
        self._points: Final = points
        self._budget: Final = budget
        self._tremble: Final = LEVELS[budget.level].tremble
        self.harmless: Final = Shot(HARMLESS)
        self.harmless.learn(position.towers, evaluation.after(position.towers, spirals, points))
        self.best: Shot = self.harmless

    def think(self, shots_at_most: int, chance: Chance) -> None:
        """Within the budget, and with no more shots than these."""
        tried = self._look_wide(min(int(WIDE * float(shots_at_most)), WIDEST), chance)
        listed = _best_of(tried, 1 + len(tried) // SHORT_LIST)
        for shot in listed:
            self._try_again(shot)
        listed.append(self.harmless)
        finalists = self._look_around(_best_of(listed, FINALISTS), shots_at_most, chance)
        for shot in finalists:
            self._try_again(shot)
        self.best = _best_of(finalists, 1)[0]

    def _look_wide(self, shots_at_most: int, chance: Chance) -> list[Shot]:
        aim = Aim(self._position)
        tried: list[Shot] = []
        while self.shots < shots_at_most and not self._has_looked_wide_long_enough():
            shot = Shot(aim.draw(len(tried), chance))
            self._try(shot, shot.move)
            tried.append(shot)
        return tried

    def _has_looked_wide_long_enough(self) -> bool:
        return self.shots % SHOTS_BETWEEN_LOOKS == 0 and self._budget.share(self.shots) >= WIDE

    def _look_around(self, finalists: list[Shot], shots_at_most: int, chance: Chance) -> list[Shot]:
        """Flicks much like the best ones may be better still."""
        reserve = TRIES * FINALISTS
        while self.shots + reserve < shots_at_most and not self._budget.spent(self.shots):
            like = finalists[chance.below(len(finalists))]
            shot = Shot(trembling(like.move, LOOK_AROUND, chance))
            self._try(shot, shot.move)
            if shot.worth > finalists[-1].worth:
                self._try_again(shot)
                finalists = _best_of([*finalists, shot], FINALISTS)
        return finalists

    def _try_again(self, shot: Shot) -> None:
        """As these hands may make it."""
        if shot is self.harmless:
            return
        first = len(shot.outcomes) - 1
        for number in range(first, first + TRIES):
            direction, strength = ERRORS[number % len(ERRORS)]
            self._try(shot, varied(shot.move, direction * self._tremble.direction, strength * self._tremble.strength))

    def _try(self, shot: Shot, move: int) -> None:
        self.shots += 1
        outcome = outcome_of(self._position, i64(move))
        shot.learn(outcome, self._evaluation.after(outcome, self._spirals, self._points))


def _best_of(shots: list[Shot], number: int) -> list[Shot]:
    ranked = sorted([(-shot.worth, place) for place, shot in enumerate(shots)])
    return [shots[place] for _, place in ranked[:number]]
