"""Thinks for people who ask."""

from __future__ import annotations

from spieltisch.game import Refusal
from spieltisch.server.thinking import Advised, Minds
from spieltisch.table.advice import Question

_NICENESS = 10


class Adviser:
    """Has one process of its own that gives way to all others, so that no bot's move ever waits for advice."""

    def __init__(self, questions_at_once: int) -> None:
        self._minds = Minds(workers=1, niceness=_NICENESS)
        self._most = questions_at_once
        self._asked = 0

    async def advise(self, question: Question) -> Advised:
        if self._asked >= self._most:
            raise Refusal("advice-busy")
        self._asked += 1
        try:
            return await self._minds.advise(question.game_key, question.seat, question.view, question.legal)
        finally:
            self._asked -= 1

    def close(self) -> None:
        self._minds.close()
