"""What is seen of a position, and back again. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import View
from spieltisch.games.nummerus import board
from spieltisch.games.nummerus.board import WAYS
from spieltisch.games.nummerus.chains import ALL_CHIPS, bit, chain_of, chains, chips, count
from spieltisch.games.nummerus.position import (
    EDGE,
    FIRST_SWAP,
    JOIN,
    OVER,
    SOLITAIRE,
    SWAP,
    TAKE,
    TOURNAMENT,
    Plan,
    Position,
)

PHASES: Final = ["take", "join", "swap", "over"]
SCORINGS: Final = ["longest", "tournament", "solitaire"]


def view_of(position: Position) -> View:
    """The view as view.py describes it."""
    plan = position.plan
    return {
        "scoring": SCORINGS[plan.scoring],
        "rounds": int(plan.rounds),
        "swap": plan.swap,
        "start": int(position.start),
        "round": int(position.round),
        "phase": PHASES[position.phase],
        "turn": int(position.turn) if position.phase != OVER else -1,
        "next": _next_seat(position),
        "fields": [_chip_on(position, i64(field)) for field in range(board.FIELDS)],
        "star": int(position.star),
        "last": _last(position),
        "hands": [_hand(position, i64(seat)) for seat in range(int(plan.seats))],
        "finished": [points[:] for points in position.finished],
        "choices": _choices(position) if position.phase == TAKE else [],
        "join": _join(position) if position.phase == JOIN else None,
        "trades": _trades(position) if position.phase == SWAP else [],
    }


def plan_of(view: Mapping[str, object]) -> Plan:
    seats = len(cast(list[object], view["hands"]))
    scoring = SCORINGS.index(cast(str, view["scoring"]))
    return Plan(seats, scoring, _whole(view["rounds"]), cast(bool, view["swap"]))


def restore(position: Position, view: Mapping[str, object]) -> None:
    """Make the position what the view tells; ValueError and the like if no position can be seen so."""
    hands = cast(list[Mapping[str, object]], view["hands"])
    fields = _numbers(view["fields"])
    last = cast(Mapping[str, object] | None, view["last"])
    position.start = i64(_whole(view["start"]))
    position.round = i64(_whole(view["round"]))
    position.phase = i64(PHASES.index(cast(str, view["phase"])))
    position.turn = i64(_whole(view["turn"]))
    position.left = _mask([chip for chip in fields if chip])
    position.lay_out(fields, i64(_whole(view["star"])))
    if last is not None:
        position.origin = i64(_whole(last["origin"]))
        position.chip_at[position.star] = u8(_whole(last["chip"]))
        if position.phase == OVER:
            position.turn = i64(_whole(last["seat"]))
    position.hands = vec[i64]([_mask(_numbers(hand["chips"])) for hand in hands])
    position.cuts = vec[i64]([_cuts(hand) for hand in hands])
    position.swaps = vec[i64]([i64(_whole(hand["swaps"])) for hand in hands])
    position.finished = [_numbers(points) for points in cast(list[object], view["finished"])]
    if not _is_possible(position) or view_of(position) != view:
        raise ValueError("this view contradicts itself")


def _is_possible(position: Position) -> bool:
    seats = position.plan.seats
    return (
        seats <= len(board.SWAPS)
        and 0 <= position.start < seats
        and 0 <= position.turn < seats
        and _each_chip_is_somewhere(position)
        and _phase_fits(position)
        and _rounds_fit(position)
    )


def _each_chip_is_somewhere(position: Position) -> bool:
    seen = position.left
    number = count(position.left)
    for seat in range(position.plan.seats):
        seen |= position.hands[seat]
        number += count(position.hands[seat])
    return seen == ALL_CHIPS and number == board.CHIPS


def _phase_fits(position: Position) -> bool:
    plan, turn = position.plan, position.turn
    if position.phase == TAKE:
        return position.left != 0
    if position.origin == EDGE:
        return False
    if position.phase == JOIN:
        return plan.scoring == SOLITAIRE and position.fits_twice(i64(position.chip_at[position.star]) - 1)
    if position.phase == SWAP:
        return plan.swap and plan.scoring != SOLITAIRE and position.swaps[turn] > 0 and position.takeable() != 0
    return position.left == 0 and position.round == plan.rounds


def _rounds_fit(position: Position) -> bool:
    if position.plan.scoring != TOURNAMENT:
        return position.round == position.plan.rounds == 1 and not position.finished
    finished = int(position.round if position.phase == OVER else position.round - 1)
    lines = [len(points) for points in position.finished]
    return 1 <= position.round <= position.plan.rounds and lines == [int(position.plan.seats)] * finished


def _chip_on(position: Position, field: i64) -> int:
    chip = i64(position.chip_at[field])
    return int(chip) if chip > 0 and position.left & bit(chip) else 0


def _next_seat(position: Position) -> int:
    if position.phase == OVER:
        return -1
    plan = position.plan
    if count(position.left) > (1 if position.phase == TAKE else 0):
        return int((position.turn + 1) % plan.seats)
    return int((position.start + 1) % plan.seats) if position.round < plan.rounds else -1


def _last(position: Position) -> View | None:
    if position.origin == EDGE:
        return None
    seats = position.plan.seats
    seat = (position.turn + seats - 1) % seats if position.phase == TAKE else position.turn
    return {
        "seat": int(seat),
        "chip": int(position.chip_at[position.star]),
        "origin": int(position.origin),
        "field": int(position.star),
        "jump": position.jumped(position.origin, position.star),
    }


def _hand(position: Position, seat: i64) -> View:
    hand = position.hands[seat]
    return {
        "chips": chips(hand),
        "chains": chains(hand, position.cuts[seat]),
        "points": int(position.points(seat)),
        "swaps": int(position.swaps[seat]),
    }


def _choices(position: Position) -> list[View]:
    return [_choice(position, i64(move)) for move in position.legal(int(position.turn))]


def _choice(position: Position, move: i64) -> View:
    field = i64(position.field_of[move])
    return {
        "move": int(move),
        "chip": int(move + 1),
        "field": int(field),
        "jump": position.jumped(position.star, field),
        "opens": _opens(position, move + 1, field),
        "chain": _chain_with(position, move + 1),
    }


def _opens(position: Position, chip: i64, field: i64) -> list[int]:
    """What the next mover could reach from the field of this chip: its links, for the star's field is not in them."""
    ways = [i64(position.links[way]) for way in range(field * WAYS, (field + 1) * WAYS)]
    reachable = sorted([int(position.chip_at[way]) for way in ways if way != EDGE])
    return reachable if reachable else chips(position.left & ~bit(chip))


def _chain_with(position: Position, chip: i64) -> list[int]:
    hand = position.hands[position.turn] | bit(chip)
    cuts = position.cuts[position.turn]
    if position.plan.scoring != SOLITAIRE or not position.fits_twice(chip - 1):
        return chain_of(chip, hand, cuts)
    lower = chain_of(chip, hand, cuts | bit(chip))
    upper = chain_of(chip, hand, cuts | bit(chip - 1))
    return lower if len(lower) >= len(upper) else upper


def _join(position: Position) -> View:
    chip = i64(position.chip_at[position.star])
    hand, cuts = position.hands[position.turn], position.cuts[position.turn]
    return {"chip": int(chip), "lower": chain_of(chip - 1, hand, cuts), "upper": chain_of(chip + 1, hand, cuts)}


def _trades(position: Position) -> list[list[int]]:
    first = int(FIRST_SWAP) - board.CHIPS - 1
    others = chips(position.takeable())
    own = chips(position.hands[position.turn])
    return [[give, take, first + board.CHIPS * give + take] for give in own for take in others]


def _mask(numbers: list[int]) -> i64:
    mask: i64 = 0
    for chip in numbers:
        if not 1 <= chip <= board.CHIPS:
            raise ValueError(f"there is no chip {chip}")
        mask |= bit(i64(chip))
    return mask


def _cuts(hand: Mapping[str, object]) -> i64:
    held = _mask(_numbers(hand["chips"]))
    ends = _mask([chain[-1] for chain in map(_numbers, cast(list[object], hand["chains"]))])
    return ends & held >> 1


def _numbers(values: object) -> list[int]:
    return [_whole(value) for value in cast(list[object], values)]


def _whole(value: object) -> int:
    return operator.index(cast(SupportsIndex, value))
