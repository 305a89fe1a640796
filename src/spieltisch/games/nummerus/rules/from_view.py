"""A position from what is seen of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Refusal
from spieltisch.games.nummerus.rules.board import CHIPS, EDGE
from spieltisch.games.nummerus.rules.chains import ALL_CHIPS, bit, count, fits_twice
from spieltisch.games.nummerus.rules.legal import takeable
from spieltisch.games.nummerus.rules.position import (
    JOIN,
    OVER,
    PHASES,
    SCORINGS,
    SOLITAIRE,
    SWAP,
    TAKE,
    TOURNAMENT,
    Position,
    Setup,
)
from spieltisch.games.nummerus.rules.setup import lay_out
from spieltisch.games.nummerus.rules.to_view import to_view
from spieltisch.games.nummerus.view import Hand, NummerusView


def setup_of(seen: NummerusView) -> Setup:
    return Setup(len(seen["hands"]), SCORINGS.index(seen["scoring"]), seen["rounds"], seen["swap"])


def restore(position: Position, seen: NummerusView) -> None:
    """Make the position what the view tells; Refusal if no position can be seen so."""
    fields, hands, last = seen["fields"], seen["hands"], seen["last"]
    position.start = i64(seen["start"])
    position.round = i64(seen["round"])
    position.phase = i64(PHASES.index(seen["phase"]))
    position.turn = i64(seen["turn"])
    position.left = _mask([chip for chip in fields if chip])
    lay_out(position, fields, i64(seen["star"]))
    if last is not None:
        position.origin = i64(last["origin"])
        position.chip_at[position.star] = u8(last["chip"])
        if position.phase == OVER:
            position.turn = i64(last["seat"])
    position.hands = vec[i64]([_mask(hand["chips"]) for hand in hands])
    position.cuts = vec[i64]([_cuts(hand) for hand in hands])
    position.swaps = vec[i64]([i64(hand["swaps"]) for hand in hands])
    position.finished = [points[:] for points in seen["finished"]]
    if not _is_possible(position, fields) or to_view(position) != seen:
        raise Refusal("view-broken")


def _mask(chips: list[int]) -> i64:
    mask: i64 = 0
    for chip in chips:
        mask |= bit(i64(chip))
    return mask


def _cuts(hand: Hand) -> i64:
    """Where a chain ends although the next chip is in the hand."""
    ends = _mask([chain[-1] for chain in hand["chains"]])
    return ends & _mask(hand["chips"]) >> 1


def _is_possible(position: Position, fields: list[int]) -> bool:
    seats = position.setup.seats
    return (
        0 <= position.start < seats
        and 0 <= position.turn < seats
        and _each_chip_is_somewhere(position, fields)
        and _phase_fits(position)
        and _rounds_fit(position)
    )


def _each_chip_is_somewhere(position: Position, fields: list[int]) -> bool:
    """Each once, and the star stands on an empty field."""
    seen = position.left
    number = i64(sum(chip > 0 for chip in fields))
    for seat in range(position.setup.seats):
        seen |= position.hands[seat]
        number += count(position.hands[seat])
    return seen == ALL_CHIPS and number == CHIPS and fields[position.star] == 0


def _phase_fits(position: Position) -> bool:
    setup, turn = position.setup, position.turn
    if position.phase == TAKE:
        return position.left != 0
    if position.origin == EDGE:
        return False
    if position.phase == JOIN:
        chip = i64(position.chip_at[position.star])
        return setup.scoring == SOLITAIRE and fits_twice(chip, position.hands[turn])
    if position.phase == SWAP:
        return setup.swap and setup.scoring != SOLITAIRE and position.swaps[turn] > 0 and takeable(position) != 0
    return position.left == 0 and position.round == setup.rounds


def _rounds_fit(position: Position) -> bool:
    if position.setup.scoring != TOURNAMENT:
        return position.round == position.setup.rounds == 1 and not position.finished
    finished = int(position.round if position.phase == OVER else position.round - 1)
    lines = [len(points) for points in position.finished]
    return 1 <= position.round <= position.setup.rounds and lines == [int(position.setup.seats)] * finished
