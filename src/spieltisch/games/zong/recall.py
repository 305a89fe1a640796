"""From a view back to a position in which this very view is seen. No impossible one is believed."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zong.aftermath import Aftermath
from spieltisch.games.zong.board import board, board_keys
from spieltisch.games.zong.discs import BLUE, KINDS, LIGHTNING, RISK, dealt, hands_of, points, spirals, zongs
from spieltisch.games.zong.flight import Rests
from spieltisch.games.zong.moves import DISC_SIZES, THROWS
from spieltisch.games.zong.phases import ATTACK, FLICK, OVER, PHASES, PICK, THROW, VOTE
from spieltisch.games.zong.position import NO_DISC, NO_THROW, OWN, Position, Setup
from spieltisch.games.zong.sight import FLICKED, companions, view_of
from spieltisch.games.zong.standing import NOBODY, Standing
from spieltisch.games.zong.vote import NO_VOTE, Hearing

_DISCS: Final = [OWN, *DISC_SIZES]
_SEATS: Final = range(3, 7)
_MOST_TURNS: Final = 1_000_000  # no game is that long; a view that says so is none


def setup_of(view: Mapping[str, object]) -> Setup:
    seats, first = len(cast(list[object], view["hands"])), _whole(view["first"])
    key, disc, vote = view["board"], view["disc"], view["vote"]
    if (
        key not in board_keys()
        or seats not in _SEATS
        or not 0 <= first < seats
        or disc not in _DISCS
        or not isinstance(vote, bool)
    ):
        raise ValueError("nobody can agree on such a game")
    return Setup(seats, first, board(key), disc, vote)


def restore(position: Position, view: Mapping[str, object], seat: int, chance: Chance) -> None:
    """Make the position what the view tells; ValueError and the like if no position can be seen so.

    How others voted on an open question is drawn by chance.
    """
    setup = position.setup
    position.phase = i64(PHASES.index(cast(str, view["phase"])))
    position.turns = i64(_below(_MOST_TURNS, view["turns"]))
    position.flicks = i64(_below(_MOST_TURNS, view["flicks"]))
    position.turn = (setup.first + max(position.turns - 1, 0)) % setup.seats
    position.sizes = vec[i64]([i64(_size(name)) for name in cast(list[object], view["discs"])])
    position.hands = hands_of([_below(_too_many(setup), count) for hand in _lists(view["hands"]) for count in hand])
    position.throw, position.faces = _thrown(_lists(view["thrown"]))
    position.zongs = i64(_whole(view["zongs"]))
    position.spirals = i64(_whole(view["spirals"]))
    position.points = i64(_whole(view["points"]))
    _stand(position.standing, _lists(view["fields"]))
    position.standing.winner = i64(_whole(view["winner"]))
    position.by_flick = view["reason"] == FLICKED
    if position.phase == VOTE:
        _restore_vote(position, view, seat, chance)
    if not _is_possible(position) or view_of(position, seat) != view:
        raise ValueError("this view contradicts itself")


def _too_many(setup: Setup) -> int:
    """One more than there are."""
    seats = int(setup.seats)
    return 1 + sum(sum(hand) for hand in dealt(seats, int(setup.first)).listed(seats))


def _thrown(discs: list[list[int]]) -> tuple[i64, i64]:
    if not discs:
        return NO_THROW, 0
    kinds = [kind for kind, _ in discs]
    counts = (kinds.count(BLUE), kinds.count(RISK), kinds.count(LIGHTNING))
    faces = sum(_below(2, face) << disc for disc, (_, face) in enumerate(discs))
    return i64(THROWS.index(counts)), i64(faces)


def _stand(standing: Standing, fields: list[list[int]]) -> None:
    seats = [seat for _, *tower in fields for seat in tower]
    if sorted(seats) != list(range(int(standing.seats))):
        raise ValueError("every piece stands somewhere, and only once")
    for seat in seats:
        standing.lift(i64(seat))
    for field, *tower in fields:
        if not int(standing.start) <= field <= int(standing.goal):
            raise ValueError(f"nobody can stand on field {field}")
        for seat in tower:
            standing.put(i64(seat), i64(field))


def _restore_vote(position: Position, view: Mapping[str, object], seat: int, chance: Chance) -> None:
    setup = position.setup
    hearing = Hearing(Aftermath(setup.lane, position.standing, _rests(_lists(view["lying"]), int(setup.seats))))
    hearing.ask_next()
    for settled, choice in _lists(view["settled"]):
        if hearing.asked == NOBODY or settled != int(hearing.asked):
            raise ValueError("nobody asked about this piece")
        hearing.settle(i64(_below(2, choice)))
        hearing.ask_next()
    if hearing.asked == NOBODY:
        raise ValueError("there is nothing to vote on")
    for other, has_voted in enumerate(cast(list[object], view["voted"])):
        hearing.voted |= i64(_below(2, has_voted)) << i64(other)
    own = _whole(view["mine"])
    hearing.against = i64(_below(2, own)) << i64(seat) if own != NO_VOTE else 0
    hearing.forget_others(i64(seat), chance)
    position.hearing = hearing


def _rests(lying: list[list[int]], seats: int) -> Rests:
    rests = Rests(i64(seats))
    for seat, place in enumerate(lying):
        if not place:
            rests.is_off[seat] = True
            continue
        x, y, under = place
        rests.lay(i64(seat), x, y, under)
    rests.refuse_circles()
    return rests


def _is_possible(position: Position) -> bool:
    return (
        _discs_fit(position)
        and _sizes_fit(position)
        and _turn_fits(position)
        and _end_fits(position)
        and position.flicks <= 3 * position.turns
    )


def _discs_fit(position: Position) -> bool:
    """Everybody holds two discs, who is to throw five, and none is lost."""
    seats = int(position.setup.seats)
    hands, phase = position.hands.listed(seats), position.phase
    is_to_throw = phase in (PICK, THROW)
    lying = [0] * KINDS if is_to_throw else list(THROWS[position.throw])
    all_discs = dealt(seats, int(position.setup.first)).listed(seats)
    return [sum(kind) for kind in zip(*hands, lying, strict=True)] == [
        sum(kind) for kind in zip(*all_discs, strict=True)
    ] and all(sum(hand) == (5 if is_to_throw and seat == int(position.turn) else 2) for seat, hand in enumerate(hands))


def _sizes_fit(position: Position) -> bool:
    setup = position.setup
    sizes = {int(position.sizes[seat]) for seat in range(setup.seats)}
    if setup.disc == OWN:
        return (NO_DISC in sizes) == (position.phase == PICK)
    return sizes == {DISC_SIZES.index(setup.disc)}


def _turn_fits(position: Position) -> bool:
    """What is still to come belongs to the throw and to the phase."""
    phase, throw, faces = position.phase, position.throw, position.faces
    to_come = (position.zongs, position.spirals, position.points)
    if (position.turns == 0) != (phase == PICK):
        return False
    if phase in (PICK, THROW):
        return to_come == (0, 0, 0) and (throw == NO_THROW) == (position.turns < 2)
    if throw == NO_THROW:
        return False
    if phase == OVER:
        return to_come == (0, 0, 0)
    if phase == ATTACK:
        return to_come == (0, 0, points(throw, faces)) and position.points > 0 and companions(position) != []
    most = zongs(throw, faces)
    return to_come[1:] == (spirals(throw, faces), points(throw, faces)) and (
        0 < position.zongs <= most if phase == FLICK else position.setup.vote and 0 <= position.zongs < most
    )


def _end_fits(position: Position) -> bool:
    standing = position.standing
    at_goal = standing.tower(standing.goal)
    if position.phase != OVER:
        return standing.winner == NOBODY and not at_goal
    return int(standing.winner) in at_goal


def _size(name: object) -> int:
    return NO_DISC if name == "" else DISC_SIZES.index(cast(str, name))


def _lists(value: object) -> list[list[int]]:
    return [[_whole(number) for number in cast(list[object], row)] for row in cast(list[object], value)]


def _below(bound: int, value: object) -> int:
    number = _whole(value)
    if not 0 <= number < bound:
        raise ValueError(f"{number} is not below {bound}")
    return number


def _whole(value: object) -> int:
    return operator.index(cast(SupportsIndex, value))
