"""Pending decision of a game: which seats may act, with which moves, since when, and from when on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.game import State


class Asking(NamedTuple):
    """What is being asked of the seats that may act. It begins with an entry of the log.

    The same asking goes on while everybody who may still act is asked for the same: when one of several seats acts, it
    goes on for the others. In real time a seat that acts is asked on as well, and an asking goes on while each seat can
    still do something that it could do before. Everything else begins a new asking: other seats, other moves, a move
    that is taken back. A move counts in the asking for which it was meant, and is too late in the next one. Time runs
    for an asking as a whole.
    """

    state: State
    seats: tuple[int, ...]  # that may act now; nobody when the game is over
    ply: int  # how many moves had been made when it began
    seq: int  # the entry of the log with which it began
    runs_from: float  # when its time began to run
    opens_at: float | None  # the instant of the signal: no answer counts before; None where there is no signal
    furthest: int  # the most moves that had been made in it, also if some of them were taken back

    def legal(self, seat: int) -> Sequence[int]:
        return self.state.legal(seat)

    def is_open(self, now: float) -> bool:
        return self.opens_at is None or now >= self.opens_at

    def seconds_until_open(self, now: float) -> float:
        return 0.0 if self.opens_at is None else max(0.0, self.opens_at - now)

    def in_time_of(self, earlier: Asking) -> Asking:
        """Who takes back while others wait gets no new time by that, nor by going the same way again."""
        return self._replace(runs_from=earlier.runs_from, furthest=earlier.furthest)
