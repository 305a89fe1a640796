"""Advice: a search in a process of its own, for people who ask what a good player would do."""

from __future__ import annotations

from spieltisch.game import Refusal
from spieltisch.server.thinking import Advised, Minds
from spieltisch.table.advice import AdviceRequest

_NICENESS = 10


class Adviser:
    """Its one process has a low priority, so that no bot's move ever waits for advice."""

    def __init__(self, advice_at_once: int) -> None:
        self._minds = Minds(workers=1, niceness=_NICENESS)
        self._most = advice_at_once
        self._asked = 0

    async def advise(self, request: AdviceRequest) -> Advised:
        if self._asked >= self._most:
            raise Refusal("advice-busy")
        self._asked += 1
        try:
            return await self._minds.advise(request.game_key, request.seat, request.view, request.legal)
        finally:
            self._asked -= 1

    def close(self) -> None:
        self._minds.close()
