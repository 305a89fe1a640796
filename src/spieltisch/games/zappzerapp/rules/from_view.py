"""From a view back to a position in which this very view is seen. No impossible one is believed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Refusal
from spieltisch.games.zappzerapp.rules.barrels import in_hand
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, BARRELS, SEATS
from spieltisch.games.zappzerapp.rules.notation import HANDS
from spieltisch.games.zappzerapp.rules.numbers import is_valid, number_of
from spieltisch.games.zappzerapp.rules.position import LISTEN, NO_NUMBER, NOBODY, NOTHING, OVER, RUN, Position, Setup
from spieltisch.games.zappzerapp.rules.running import at_home
from spieltisch.games.zappzerapp.rules.to_view import PHASES
from spieltisch.games.zappzerapp.rules.turns import listens, thrower
from spieltisch.games.zappzerapp.view import ZappZerappView

LOT: Final = "lot"


def agreed_setup(view: ZappZerappView) -> Setup:
    """What must have been agreed before the game; Refusal if nobody can have agreed on it."""
    seats, wish = len(view["chosen"]), view["start"]
    if seats not in SEATS or view["thrower"] >= seats:
        raise Refusal("view-broken")
    first = (view["thrower"] - (view["round"] - 1)) % seats
    if wish not in (LOT, str(first + 1)):
        raise Refusal("view-broken")
    return Setup(seats, wish, first, view["listening"] == "in-turn", view["signs"])


def restore(position: Position, view: ZappZerappView, chance: Chance) -> None:
    """Make the position what the view tells; Refusal if there can be no such position.

    What is in the barrels that nobody has seen is drawn by chance.
    """
    seats = int(position.setup.seats)
    position.phase = i64(PHASES.index(view["phase"]))
    if not _counts_fit(view, seats) or not _stones_fit(view, position.phase >= RUN):
        raise Refusal("view-broken")
    position.round = i64(view["round"])
    position.dice = _vec(view["dice"])
    position.held = _vec([place for pair in view["hands"] for place in pair])
    position.chosen = _vec(view["chosen"])
    position.asked = i64(sum(place != NOTHING for place in position.chosen) if position.setup.in_turn else 0)
    position.progress = _vec([progress for own in view["apprentices"] for progress in sorted(own)])
    position.last = _vec(view["last"])
    position.valid = _vec(view["valid"])
    position.banished = _vec(view["banished"])
    position.winner = i64(view["winner"])
    _fill(position, view["stones"], chance)
    if position.phase == RUN and view["turn"] != NOBODY:
        position.running = number_of(position, i64(view["turn"]))
    if not _is_possible(position):
        raise Refusal("view-broken")


def _counts_fit(view: ZappZerappView, seats: int) -> bool:
    """Everything that is told by seat is told of all seats, and a seat that is named is there."""
    told = (view["hands"], view["stones"], view["apprentices"], view["last"], view["valid"], view["banished"])
    return all(len(one) == seats for one in told) and view["turn"] < seats and view["winner"] < seats


def _stones_fit(view: ZappZerappView, is_turned: bool) -> bool:
    """Numbers are known only of barrels that are turned over, and no two of those are the same."""
    if not is_turned:
        return not any(view["stones"])
    places = [place for place in view["chosen"] if place >= 0]
    numbers = [number for number in view["stones"] if number != NO_NUMBER]
    return (
        all((place >= 0) == (number != NO_NUMBER) for place, number in zip(view["chosen"], view["stones"], strict=True))
        and len(set(places)) == len(places)
        and len(set(numbers)) == len(numbers)
    )


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
    return len(taken) == len(set(taken)) and all(
        in_hand(position, i64(seat), i64(hand)) == NOTHING or listens(position, i64(seat))
        for seat in range(int(position.setup.seats))
        for hand in range(len(HANDS))
    )


def _phase_fits(position: Position) -> bool:
    seats = int(position.setup.seats)
    is_open = [position.chosen[i64(seat)] == NOTHING for seat in range(seats)]
    if position.phase == RUN:
        return not any(is_open) and is_valid(position, position.running)
    if position.phase == OVER:
        return not any(is_open)
    if position.setup.in_turn:
        first, asked = int(thrower(position)), int(position.asked)
        return asked < seats and all(is_open[(first + turn) % seats] == (turn >= asked) for turn in range(seats))
    return position.phase == LISTEN and any(is_open)


def _end_fits(position: Position) -> bool:
    """Who has all apprentices at home has won, with a number that was valid."""
    home = [seat for seat in range(int(position.setup.seats)) if at_home(position, i64(seat)) == APPRENTICES]
    if position.phase != OVER:
        return not home and position.winner == NOBODY
    return home == [int(position.winner)] and is_valid(position, number_of(position, position.winner))


def _past_fits(position: Position) -> bool:
    """Numbers of the round before are unique, and there is none before the first; nobody had more than one a round."""
    numbers = [int(number) for number in position.last if number != NO_NUMBER]
    if len(numbers) != len(set(numbers)) or (position.round == 1 and numbers):
        return False
    return all(count <= position.round for count in position.valid)


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])
