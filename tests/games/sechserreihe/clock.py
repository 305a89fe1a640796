"""Clocks for the budgets of tests: what a thought comes to must not depend on the speed of the machine."""

from __future__ import annotations

from spieltisch.game import Budget


class Clock:
    """Goes only when somebody looks at it, and always by the same amount."""

    def __init__(self, seconds_a_look: float) -> None:
        self.seconds_a_look = seconds_a_look
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.seconds_a_look
        return self.now


def steps_only(steps: int) -> Budget:
    """A budget whose clock stands still."""
    return Budget("meister", steps, 1.0, clock=Clock(0.0))
