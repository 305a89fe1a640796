"""From a view back to a position in which this very view is seen. A view of an impossible position is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Refusal
from spieltisch.games.zong.rules.board import BOARD_KEYS, board
from spieltisch.games.zong.rules.dice_discs import (
    BLUE,
    FACES,
    KINDS,
    LIGHTNING,
    RISK,
    THROWN,
    dealt,
    hands_of,
    points,
    spirals,
    zongs,
)
from spieltisch.games.zong.rules.notation import DISC_SIZES, THROWS
from spieltisch.games.zong.rules.position import (
    ATTACK,
    FLICK,
    NO_DISC,
    NO_THROW,
    OVER,
    OWN,
    PHASES,
    PICK,
    THROW,
    VOTE,
    Position,
    Setup,
)
from spieltisch.games.zong.rules.result import FLICKED
from spieltisch.games.zong.rules.setup import first_position
from spieltisch.games.zong.rules.simulation import Rests
from spieltisch.games.zong.rules.tidy_up import TidyUp
from spieltisch.games.zong.rules.to_view import companions, to_view
from spieltisch.games.zong.rules.towers import NOBODY, Towers
from spieltisch.games.zong.rules.vote import NO_VOTE, OTHER, Vote
from spieltisch.games.zong.view import ZongView
from spieltisch.views import read_view

_SEATS: Final = range(3, 7)


def read_position(edition: int, view: Mapping[str, object], seat: int, chance: Chance) -> Position:
    """What the view tells, to be played on by this edition; how others voted on what is open is drawn by chance."""
    seen = read_view(view, ZongView)
    position = first_position(_setup(edition, seen, seat))
    setup = position.setup
    position.phase = i64(PHASES.index(seen["phase"]))
    position.turns = i64(seen["turns"])
    position.flicks = i64(seen["flicks"])
    position.turn = (setup.first + max(position.turns - 1, 0)) % setup.seats
    position.sizes = vec[i64]([i64(NO_DISC if name == "" else DISC_SIZES.index(name)) for name in seen["discs"]])
    position.hands = hands_of([count for hand in seen["hands"] for count in hand])
    position.throw, position.faces = _thrown(seen["thrown"])
    position.zongs = i64(seen["zongs"])
    position.spirals = i64(seen["spirals"])
    position.points = i64(seen["points"])
    _stand(position.towers, seen["fields"])
    position.towers.winner = i64(seen["winner"])
    position.by_flick = seen["reason"] == FLICKED
    if position.phase == VOTE:
        position.vote = _vote(setup, position.towers, seen, seat, chance)
    _demand(_is_possible(position))
    _demand(to_view(position, seat) == view)
    return position


def _demand(holds: bool) -> None:
    if not holds:
        raise Refusal("view-broken")


def _setup(edition: int, seen: ZongView, seat: int) -> Setup:
    """Whatever else is told by seat must be told for as many seats as there are hands."""
    seats, first = len(seen["hands"]), seen["first"]
    _demand(seen["board"] in BOARD_KEYS and seats in _SEATS and first < seats and 0 <= seat < seats)
    _demand(len(seen["discs"]) == seats and len(seen["voted"]) == seats and seen["winner"] < seats)
    _demand(all(len(hand) == KINDS for hand in seen["hands"]))
    return Setup(edition, seats, first, board(seen["board"]), seen["disc"], seen["vote"])


def _thrown(discs: list[list[int]]) -> tuple[i64, i64]:
    """The throw and its faces. The order of the discs is compared later, with the whole view."""
    if not discs:
        return NO_THROW, 0
    _demand(len(discs) == THROWN and all(len(disc) == 2 and disc[0] < KINDS and disc[1] < FACES for disc in discs))
    kinds = [kind for kind, _ in discs]
    counts = (kinds.count(BLUE), kinds.count(RISK), kinds.count(LIGHTNING))
    faces = sum(face << disc for disc, (_, face) in enumerate(discs))
    return i64(THROWS.index(counts)), i64(faces)


def _stand(towers: Towers, fields: list[list[int]]) -> None:
    """Every piece stands somewhere, and only once."""
    _demand(all(fields))
    seats = [seat for _, *tower in fields for seat in tower]
    _demand(sorted(seats) == list(range(int(towers.seats))))
    for seat in seats:
        towers.lift(i64(seat))
    for field, *tower in fields:
        _demand(int(towers.start) <= field <= int(towers.goal))
        for seat in tower:
            towers.put(i64(seat), i64(field))


def _vote(setup: Setup, towers: Towers, seen: ZongView, seat: int, chance: Chance) -> Vote:
    vote = Vote(TidyUp(setup.simulator, setup.edition, towers, _rests(seen["lying"], int(setup.seats))))
    vote.ask_next()
    for settled in seen["settled"]:
        _demand(len(settled) == 2 and vote.asked != NOBODY and settled[0] == int(vote.asked) and settled[1] <= OTHER)
        vote.settle(i64(settled[1]))
        vote.ask_next()
    _demand(vote.asked != NOBODY)
    for other, has_voted in enumerate(seen["voted"]):
        vote.voted |= i64(has_voted) << i64(other)
    own = seen["mine"]
    vote.against = i64(own) << i64(seat) if own != NO_VOTE else 0
    vote.forget_others(i64(seat), chance)
    return vote


def _rests(lying: list[list[int]], seats: int) -> Rests:
    _demand(len(lying) == seats)
    rests = Rests(i64(seats))
    for seat, place in enumerate(lying):
        if not place:
            rests.is_off[seat] = True
            continue
        _demand(len(place) == 3 and NOBODY <= place[2] < seats)
        rests.lay(i64(seat), place[0], place[1], place[2])
    _demand(not rests.has_circle())
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
    if not is_to_throw and position.throw == NO_THROW:
        return False
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
    if phase == OVER:
        return to_come == (0, 0, 0)
    if phase == ATTACK:
        return to_come == (0, 0, points(throw, faces)) and position.points > 0 and companions(position) != []
    most = zongs(throw, faces)
    return to_come[1:] == (spirals(throw, faces), points(throw, faces)) and (
        0 < position.zongs <= most if phase == FLICK else position.setup.vote and 0 <= position.zongs < most
    )


def _end_fits(position: Position) -> bool:
    towers = position.towers
    at_goal = towers.tower(towers.goal)
    if position.phase != OVER:
        return towers.winner == NOBODY and not at_goal
    return int(towers.winner) in at_goal
