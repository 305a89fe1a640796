"""Is it this many stones or that many? How often listener and oracle are right, over many barrels of both kinds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tests.games.zappzerapp.sound import oracle
from tests.games.zappzerapp.sound.listener import Floats, Listener, attend, share_right

LESSONS, QUESTIONS = 0, 1_000_000
"""First seeds: nobody is asked about what it was taught."""


@dataclass(frozen=True)
class Exam:
    """How many pieces of each barrel are lessons, and how many are asked about."""

    lessons: int
    questions: int

    def heard(self, fewer: int, more: int, strength: int, pieces: int) -> float:
        """How often the listener is right about recordings of so many pieces."""
        listener = Listener.taught({n: _noticed(n, strength, self.lessons, LESSONS) for n in (fewer, more)})
        for_fewer, for_more = (
            listener.evidence(_noticed(n, strength, self.questions, QUESTIONS), fewer, more) for n in (fewer, more)
        )
        return share_right(for_fewer, for_more, pieces)

    def told(self, fewer: int, more: int, strength: int, pieces: int) -> float:
        """How often the oracle is right about them."""
        for_fewer, for_more = (
            oracle.evidence(oracle.tell(n, strength, self.questions, QUESTIONS), fewer, more, strength)
            for n in (fewer, more)
        )
        return share_right(for_fewer, for_more, pieces)


@cache
def _noticed(stones: int, strength: int, pieces: int, first_seed: int) -> Floats:
    return attend(stones, strength, range(first_seed, first_seed + pieces))
