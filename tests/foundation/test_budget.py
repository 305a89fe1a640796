"""One budget for all thinking: a level, steps, and processor time by whatever clock it is given."""

from __future__ import annotations

import pytest

from spieltisch.game import UNLIMITED_STEPS, Budget
from tests.clock import CountedClock, SetClock


def steps_until_spent(budget: Budget, clock: SetClock, seconds_a_step: float) -> int:
    steps = 0
    while not budget.spent(steps):
        steps += 1
        clock.now += seconds_a_step
    return steps


def test_a_budget_of_steps_is_spent_after_so_many_however_long_they_take() -> None:
    clock = SetClock()
    assert steps_until_spent(Budget("geselle", 500, 1e9, clock), clock, seconds_a_step=3.0) == 500


@pytest.mark.parametrize("seconds_a_step", [0.0000005, 0.00001, 0.001, 0.04, 2.0])
def test_a_budget_of_seconds_is_spent_in_time_with_quick_steps_and_with_slow_ones(seconds_a_step: float) -> None:
    clock = SetClock()
    steps = steps_until_spent(Budget("meister", UNLIMITED_STEPS, 0.3, clock), clock, seconds_a_step)
    taken = steps * seconds_a_step
    assert taken + 1e-9 >= 0.3, "not before the time is up"
    assert taken <= 0.3 + 0.004 + 2 * seconds_a_step, "nor more than a few milliseconds later"


def test_quick_steps_cost_few_looks_at_the_clock() -> None:
    clock = SetClock()
    steps = steps_until_spent(Budget("meister", UNLIMITED_STEPS, 0.3, clock), clock, seconds_a_step=0.0000005)
    assert clock.looks < steps / 1000


def test_steps_that_become_slow_are_noticed() -> None:
    clock = SetClock()
    budget = Budget("meister", UNLIMITED_STEPS, 1.0, clock)
    quick = 1000
    for steps in range(quick):
        assert not budget.spent(steps)
        clock.now += 0.000001
    slow = 0
    while not budget.spent(quick + slow):
        slow += 1
        clock.now += 0.5
    assert slow <= quick + 2, "the next look comes after at most twice the steps"


def test_what_is_spent_stays_spent() -> None:
    clock = SetClock()
    budget = Budget("meister", UNLIMITED_STEPS, 1.0, clock)
    clock.now += 2.0
    assert budget.spent(1)
    clock.now -= 2.0
    assert budget.spent(2)


def test_the_share_is_that_of_what_runs_out_first() -> None:
    clock = SetClock()
    budget = Budget("meister", 1000, 2.0, clock)
    assert budget.share(0) == 0.0
    assert budget.share(250) == 0.25
    clock.now += 1.0
    assert budget.share(250) == 0.5
    assert budget.share(750) == 0.75
    clock.now += 5.0
    assert budget.share(750) == 1.0


def test_time_runs_from_when_the_budget_was_made() -> None:
    clock = CountedClock(0.25)
    budget = Budget("neuling", 10, 60.0, clock)
    assert [budget.elapsed() for _ in range(3)] == [0.25, 0.5, 0.75]
    assert budget.level == "neuling"
