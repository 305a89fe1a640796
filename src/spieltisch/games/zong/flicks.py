"""The search for a flick: many are tried, the promising ones again as trembling hands would make them, then refined."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zong.aim import HARMLESS, Aim, Tremble, trembling, varied
from spieltisch.games.zong.outlook import Outlook
from spieltisch.games.zong.position import Position
from spieltisch.games.zong.standing import Standing

WIDE: Final = 0.5  # of all shots go to flicks that are tried once
WIDEST: Final = 2000  # so many of them at most: whoever has all the time of the world refines
SHORT_LIST: Final = 24  # one of so many flicks is looked at again
TRIES: Final = 4  # a flick that is looked at again gets so many at a time
FINALISTS: Final = 4
LOOK_AROUND: Final = Tremble(0.02, 0.12)  # how far from a good flick a better one is sought
SHOTS_BETWEEN_LOOKS_AT_THE_CLOCK: Final = 16

# How hands may err, in units of their tremble: direction and strength. The same for all flicks, so that they compare.
_ERRORS: Final = [
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
        self.outcomes: list[Standing] = []

    def learn(self, outcome: Standing, worth: float) -> None:
        self.outcomes.append(outcome)
        self.worth += (worth - self.worth) / float(len(self.outcomes))


@final
class FlickSearch:
    """Thinks, and leaves behind what it found. Spirals and points are what the seat carries out afterwards."""

    def __init__(self, state: Position, outlook: Outlook, spirals: int, points: int, tremble: Tremble) -> None:
        self.shots: int = 0
        self._state: Final = state
        self._outlook: Final = outlook
        self._spirals: Final = spirals
        self._points: Final = points
        self._tremble: Final = tremble
        self._shots_at_most: int = 0
        self._deadline: float = 0.0
        self._is_late: bool = False
        self.harmless: Final = Shot(HARMLESS)
        self.harmless.learn(state.standing, outlook.after(state.standing, spirals, points))
        self.best: Shot = self.harmless

    def think(self, shots: int, deadline: float, chance: Chance) -> None:
        self._shots_at_most = shots
        self._deadline = deadline
        tried = self._look_wide(chance)
        listed = _best_of(tried, 1 + len(tried) // SHORT_LIST)
        for shot in listed:
            self._try_again(shot)
        listed.append(self.harmless)
        finalists = self._look_around(_best_of(listed, FINALISTS), chance)
        for shot in finalists:
            self._try_again(shot)
        self.best = _best_of(finalists, 1)[0]

    def _look_wide(self, chance: Chance) -> list[Shot]:
        aim = Aim(self._state)
        tried: list[Shot] = []
        wide = min(int(WIDE * float(self._shots_at_most)), WIDEST)
        while self.shots < wide and not self._is_late:
            shot = Shot(aim.draw(len(tried), chance))
            self._try(shot, shot.move)
            tried.append(shot)
        return tried

    def _look_around(self, finalists: list[Shot], chance: Chance) -> list[Shot]:
        """Flicks much like the best ones may be better still."""
        reserve = TRIES * FINALISTS
        while self.shots + reserve < self._shots_at_most and not self._is_late:
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
            direction, strength = _ERRORS[number % len(_ERRORS)]
            self._try(shot, varied(shot.move, direction * self._tremble.direction, strength * self._tremble.strength))

    def _try(self, shot: Shot, move: int) -> None:
        self.shots += 1
        if self.shots % SHOTS_BETWEEN_LOOKS_AT_THE_CLOCK == 0:
            self._is_late = time.thread_time() > self._deadline
        outcome = self._state.outcome_of(i64(move))
        shot.learn(outcome, self._outlook.after(outcome, self._spirals, self._points))


def _best_of(shots: list[Shot], number: int) -> list[Shot]:
    ranked = sorted([(-shot.worth, place) for place, shot in enumerate(shots)])
    return [shots[place] for _, place in ranked[:number]]
