"""What a position and a number are worth, in fields walked: the race, who may be banished, and the order of runs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, BARRELS, CITY, DICE, FACES, START
from spieltisch.games.zappzerapp.rules.numbers import is_valid, magic
from spieltisch.games.zappzerapp.rules.position import NO_NUMBER, Position
from spieltisch.games.zappzerapp.rules.running import at_home, run, starting_points

UNDERWAY: Final = 2.0
"""Who has left the start can banish."""
AT_HOME: Final = 3.0
"""Who is in the city cannot be banished."""
WON: Final = 60.0
WILLING: Final = 0.55
"""How often a rival gets a number that reaches as far as the dice allow, and runs with that very apprentice."""
LEADER: Final = 12.0
"""A rival that is so many fields behind another counts less than half as much."""
TOO_HIGH_IN_100: Final = 20
"""How often rivals choose a barrel with too many stones."""
NOBODY_RUNS: Final = -1
SAMPLES: Final = 12
"""So many ways in which a round may go on are tried for each number (Monte Carlo)."""


def number_worths(position: Position, seat: i64) -> list[float]:
    """What each number is worth in this round beside none, if nobody else had one: from none to the highest."""
    before = advantage(position, seat)
    return [_after_running(position, seat, i64(number), before) for number in range(BARRELS + 1)]


def sampled_number_worths(position: Position, seat: i64, chance: Chance) -> list[float]:
    """The same with rivals that have numbers too, and the higher numbers run first."""
    worths = [0.0] * (BARRELS + 1)
    for _ in range(SAMPLES):
        rivals = _rivals_numbers(position, seat, chance)
        without = _after_round(position, seat, rivals)
        for number in range(1, int(magic(position)) + 1):
            worths[number] += (_after_round(position, seat, _with(rivals, seat, i64(number))) - without) / SAMPLES
    return worths


def best_run(position: Position, seat: i64, number: i64) -> i64:
    """The progress of the apprentice that runs best; NOBODY_RUNS if all should stay."""
    best, best_worth = i64(NOBODY_RUNS), advantage(position, seat)
    for progress in starting_points(position, seat):
        worth = run_worth(position, seat, i64(progress), number)
        if worth > best_worth:
            best, best_worth = i64(progress), worth
    return best


def run_worth(position: Position, seat: i64, progress: i64, number: i64) -> float:
    """The seat's advantage after this run."""
    before = position.progress[:]
    run(position, seat, progress, min(progress + number, i64(CITY)))
    worth = advantage(position, seat)
    position.progress = before
    return worth


def advantage(position: Position, seat: i64) -> float:
    """How far ahead of its rivals a seat is; of several those in front count most."""
    total, weights = 0.0, 0.0
    for rival in range(position.setup.seats):
        if rival != seat:
            standing = _standing(position, rival)
            weight = 2.0 ** (standing / LEADER)
            total += weight * standing
            weights += weight
    return _standing(position, seat) - total / weights


def _standing(position: Position, seat: i64) -> float:
    """How far a seat has come, less what it may lose in the next round."""
    total = 0.0
    home = 0
    for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
        progress = position.progress[apprentice]
        if progress == CITY:
            total += CITY + AT_HOME
            home += 1
        elif progress > START:
            total += (int(progress) + UNDERWAY) * (1.0 - _danger(position, seat, progress))
    return total + WON if home == APPRENTICES else total


def _danger(position: Position, seat: i64, progress: i64) -> float:
    """How likely an apprentice that has come so far is banished in the next round."""
    ring = position.setup.ring
    if ring.is_safe(seat, progress):
        return 0.0
    escapes = 1.0
    for rival in range(position.setup.seats):
        if rival == seat:
            continue
        met = ring.seen_by(rival, seat, progress)
        for apprentice in range(rival * APPRENTICES, (rival + 1) * APPRENTICES):
            behind = met - position.progress[apprentice]
            if START < position.progress[apprentice] < CITY and START < behind < len(_REACH):
                escapes *= 1.0 - _REACH[behind]
    return 1.0 - escapes


def _after_running(position: Position, seat: i64, number: i64, before: float) -> float:
    if not is_valid(position, number):
        return 0.0
    best = before
    for progress in starting_points(position, seat):
        best = max(best, run_worth(position, seat, i64(progress), number))
    return best - before


def _rivals_numbers(position: Position, seat: i64, chance: Chance) -> vec[i64]:
    """By seat, numbers as rivals may have them: rather high ones that are valid, seldom one too high."""
    highest = int(magic(position))
    numbers = vec[i64]([i64(NO_NUMBER)] * int(position.setup.seats))
    for rival in range(position.setup.seats):
        if rival != seat and chance.below(100) >= TOO_HIGH_IN_100:
            number = i64(1 + max(chance.below(highest), chance.below(highest)))
            if number not in numbers:
                numbers[rival] = number
    return numbers


def _with(rivals: vec[i64], seat: i64, number: i64) -> vec[i64]:
    """The same if this seat has this number; a rival who would have had it has the next lower one, if that is free."""
    numbers = rivals[:]
    for rival in range(len(numbers)):
        if numbers[rival] == number:
            numbers[rival] = NO_NUMBER if number - 1 in numbers else number - 1
    numbers[seat] = number
    return numbers


def _after_round(position: Position, seat: i64, numbers: vec[i64]) -> float:
    """The seat's advantage when everybody has run, as each thinks best at that moment."""
    before = position.progress[:]
    number = magic(position)
    while number > NO_NUMBER:
        for runner in range(position.setup.seats):
            if numbers[runner] == number:
                progress = best_run(position, runner, number)
                if progress != NOBODY_RUNS:
                    run(position, runner, progress, min(progress + number, i64(CITY)))
                if at_home(position, runner) == APPRENTICES:
                    number = NO_NUMBER + 1
        number -= 1
    worth = advantage(position, seat)
    position.progress = before
    return worth


def _reach() -> list[float]:
    """How likely a rival so many fields behind comes by in the next round."""
    sums = [0] * (DICE * FACES + 1)
    for throw in range(FACES**DICE):
        sums[sum(1 + throw // FACES**die % FACES for die in range(DICE))] += 1
    return [WILLING * sum(sums[distance:]) / FACES**DICE for distance in range(len(sums))]


_REACH: Final = _reach()
