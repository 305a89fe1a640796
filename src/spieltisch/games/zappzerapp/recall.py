"""From a view back to a position in which this very view is seen. No impossible one is believed."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import IN_TURN
from spieltisch.game import Chance
from spieltisch.games.zappzerapp.layout import APPRENTICES, BARRELS, CITY, DICE, FACES, SEATS
from spieltisch.games.zappzerapp.moves import HANDS
from spieltisch.games.zappzerapp.position import (
    LISTEN,
    NO_NUMBER,
    NOBODY,
    NOTHING,
    OVER,
    PASSED,
    PHASES,
    RUN,
    Position,
    Setup,
)
from spieltisch.games.zappzerapp.sight import TOGETHER, view_of

LOT: Final = "lot"
_MOST_ROUNDS: Final = 1_000_000  # no game is that long; a view that says so is none


def forget(position: Position, chance: Chance) -> None:
    """Draw anew what is in the barrels that nobody has seen since they were mixed."""
    is_turned = position.phase >= RUN
    unseen = [place for place in range(BARRELS) if not (is_turned and i64(place) in position.chosen)]
    for last in range(len(unseen) - 1, 0, -1):
        here, there = unseen[last], unseen[chance.below(last + 1)]
        position.stones[here], position.stones[there] = position.stones[there], position.stones[here]


def setup_of(view: Mapping[str, object]) -> Setup:
    seats, wish, signs = len(_list(view["chosen"])), view["start"], view["signs"]
    if seats not in SEATS or view["listening"] not in (TOGETHER, IN_TURN) or not isinstance(signs, bool):
        raise ValueError("nobody can agree on such a game")
    thrower, number = _within(0, seats - 1, view["thrower"]), _within(1, _MOST_ROUNDS, view["round"])
    first = (thrower - (number - 1)) % seats
    if not isinstance(wish, str) or wish not in (LOT, str(first + 1)):
        raise ValueError("somebody else would have thrown")
    return Setup(seats, wish, first, view["listening"] == IN_TURN, signs)


def restore(position: Position, view: Mapping[str, object], chance: Chance) -> None:
    """Make the position what the view tells; ValueError and the like if no position can be seen so.

    What is in the barrels that nobody has seen is drawn by chance.
    """
    phase = PHASES.index(cast(str, view["phase"]))
    seats = int(position.setup.seats)
    position.phase = i64(phase)
    position.round = i64(_within(1, _MOST_ROUNDS, view["round"]))
    position.dice = _vec(_all_within(1, FACES, DICE, view["dice"]))
    hands = [_all_within(NOTHING, BARRELS - 1, len(HANDS), pair) for pair in _lists(seats, view["hands"])]
    position.held = _vec([place for pair in hands for place in pair])
    position.chosen = _vec(_all_within(PASSED, BARRELS - 1, seats, view["chosen"]))
    position.asked = i64(sum(place != NOTHING for place in position.chosen) if position.setup.in_turn else 0)
    apprentices = [_all_within(0, CITY, APPRENTICES, own) for own in _lists(seats, view["apprentices"])]
    position.progress = _vec([progress for own in apprentices for progress in sorted(own)])
    position.last = _vec(_all_within(NO_NUMBER, BARRELS, seats, view["last"]))
    position.valid = _vec(_all_within(0, _MOST_ROUNDS, seats, view["valid"]))
    position.banished = _vec(_all_within(0, _MOST_ROUNDS, seats, view["banished"]))
    position.winner = i64(_within(NOBODY, seats - 1, view["winner"]))
    _fill(position, _all_within(NO_NUMBER, BARRELS, seats, view["stones"]), chance)
    if phase == RUN:
        position.running = position.number(i64(_within(0, seats - 1, view["turn"])))
    if not _is_possible(position) or view_of(position) != view:
        raise ValueError("this view contradicts itself")


def _fill(position: Position, numbers: list[int], chance: Chance) -> None:
    """Put so many stones into the barrels that the seats have turned over, and all others anywhere."""
    left = [number for number in range(1, BARRELS + 1) if number not in numbers]
    chance.shuffle(left)
    chosen = [int(place) for place in position.chosen] if position.phase >= RUN else []
    for place in range(BARRELS):
        position.stones[i64(place)] = i64(numbers[chosen.index(place)] if place in chosen else left.pop())


def _is_possible(position: Position) -> bool:
    return _barrels_fit(position) and _phase_fits(position) and _end_fits(position) and _past_fits(position)


def _barrels_fit(position: Position) -> bool:
    """Every barrel is in one place, and the hands of who has chosen are empty."""
    taken = [int(place) for places in (position.held, position.chosen) for place in places if place >= 0]
    numbers = sorted(int(number) for number in position.stones)
    return (
        len(taken) == len(set(taken))
        and numbers == list(range(1, BARRELS + 1))
        and all(
            position.in_hand(i64(seat), i64(hand)) == NOTHING or position.listens(i64(seat))
            for seat in range(int(position.setup.seats))
            for hand in range(len(HANDS))
        )
    )


def _phase_fits(position: Position) -> bool:
    seats = int(position.setup.seats)
    is_open = [position.chosen[i64(seat)] == NOTHING for seat in range(seats)]
    if position.phase == RUN:
        return not any(is_open) and position.is_valid(position.running)
    if position.phase == OVER:
        return not any(is_open)
    if position.setup.in_turn:
        thrower, asked = int(position.thrower()), int(position.asked)
        return asked < seats and all(is_open[(thrower + turn) % seats] == (turn >= asked) for turn in range(seats))
    return position.phase == LISTEN and any(is_open)


def _end_fits(position: Position) -> bool:
    """Who has all apprentices at home has won, with a number that was valid."""
    home = [seat for seat in range(int(position.setup.seats)) if position.at_home(i64(seat)) == APPRENTICES]
    if position.phase != OVER:
        return not home and position.winner == NOBODY
    return home == [int(position.winner)] and position.is_valid(position.number(position.winner))


def _past_fits(position: Position) -> bool:
    """Numbers of the round before are unique, and there is none before the first; nobody had more than one a round."""
    numbers = [int(number) for number in position.last if number != NO_NUMBER]
    if len(numbers) != len(set(numbers)) or (position.round == 1 and numbers):
        return False
    return all(count <= position.round for count in position.valid)


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value


def _lists(count: int, value: object) -> Sequence[object]:
    found = _list(value)
    if len(found) != count:
        raise ValueError(f"there should be {count}")
    return found


def _all_within(least: int, most: int, count: int, value: object) -> list[int]:
    return [_within(least, most, number) for number in _lists(count, value)]


def _within(least: int, most: int, value: object) -> int:
    number = operator.index(cast(SupportsIndex, value))
    if not least <= number <= most:
        raise ValueError(f"{number} is not between {least} and {most}")
    return number
