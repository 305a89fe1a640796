"""What a table waits for: which seats may act, with which moves, since when, and from when on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spieltisch.game import State


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is being asked of the seats that may act, from one entry of the log on.

    The same prompt goes on while all who may still act are asked for the same: whoever acts beside others leaves it to
    them. In real time it goes on while each of them can still do something that it could do before, also for who has
    acted. Everything else begins a new prompt: other seats, other moves, a move taken back. An answer counts for the
    prompt it was meant for, and is too late for the next one. Time runs for a prompt as a whole.
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

    def in_time_of(self, earlier: Prompt) -> Prompt:
        """Who takes back while others wait gets no new time by that, nor by going the same way again."""
        return replace(self, runs_from=earlier.runs_from, furthest=earlier.furthest)
