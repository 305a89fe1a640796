"""Many games played by several processes, in their order, as if one had played them all."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor

from spieltisch.arena.contest import Contest, Outcome, play_game

GAMES_AHEAD = 8
"""For each process: enough that nobody waits while a long game is finished, few enough to forget at once."""


def play(contest: Contest, games: int, processes: int) -> Generator[Outcome]:
    """Whoever stops listening early ends the games under way."""
    if processes == 1:
        for number in range(games):
            yield play_game(contest, number)
        return
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(processes, initializer=_leave_stopping_to_the_others) as pool:
        waiting: deque[Future[Outcome]] = deque()
        try:
            for number in range(games):
                waiting.append(pool.submit(play_game, contest, number))
                if len(waiting) == GAMES_AHEAD * processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise


def _leave_stopping_to_the_others() -> None:
    """Ctrl-C reaches every process; only the first one answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
