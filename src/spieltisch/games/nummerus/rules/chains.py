"""Chains in a hand. A hand is an int with bit n - 1 set for chip n.

`cuts` has bit n - 1 set where chips n and n + 1 are both in the hand but, by the choice of a Solitär player, belong to
different chains; elsewhere it is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.nummerus.rules.board import CHAIN, CHIPS, SOLITAIRE_CHAIN

# A table, because mypyc shifts a literal 1 within 32 bits.
_BITS: Final = vec[i64]([2**n for n in range(int(CHIPS))])
ALL_CHIPS: Final[i64] = i64(2 ** int(CHIPS) - 1)


def bit(chip: i64) -> i64:
    """The hand of this chip alone."""
    return _BITS[chip - 1]


def chips(hand: i64) -> list[int]:
    """The numbers in a hand, ascending."""
    found: list[int] = []
    number: i64 = 1
    while hand:
        if hand & 1:
            found.append(int(number))
        hand >>= 1
        number += 1
    return found


def chains(hand: i64, cuts: i64) -> list[list[int]]:
    """All runs of consecutive chips, singles too: longest first, then lowest first."""
    found: list[list[int]] = []
    for chip in chips(hand):
        if found and found[-1][-1] == chip - 1 and not cuts >> i64(chip - 2) & 1:
            found[-1].append(chip)
        else:
            found.append([chip])
    found.sort(key=len, reverse=True)
    return found


def chain_of(chip: i64, hand: i64, cuts: i64) -> list[int]:
    """The chain this chip is part of."""
    low = high = chip
    while low > 1 and hand >> (low - 2) & ~cuts >> (low - 2) & 1:
        low -= 1
    while hand >> high & ~cuts >> (high - 1) & 1:
        high += 1
    return [int(number) for number in range(low, high + 1)]


def fits_twice(chip: i64, hand: i64) -> bool:
    """Whether this chip lies between two chips of the hand."""
    move = chip - 1
    return bool(hand << 1 >> move & 1 and hand >> 1 >> move & 1)


def counting(hand: i64) -> list[list[int]]:
    """The chains that count outside Solitär, longest first; a single chip is none."""
    return [chain for chain in chains(hand, 0) if len(chain) >= CHAIN]


def lengths(hand: i64) -> list[int]:
    return [len(chain) for chain in counting(hand)]


def longest(hand: i64) -> i64:
    """The length of the longest chain, 0 if there is none."""
    run: i64 = 0
    while hand:
        hand &= hand >> 1
        run += 1
    return run if run >= CHAIN else 0


def loose(hand: i64) -> i64:
    """The chips that are not part of a chain."""
    return hand & ~(hand << 1) & ~(hand >> 1)


def tournament_points(hand: i64) -> i64:
    """A chain of k chips counts k(k + 1)/2, which is the number of runs that lie within it; a single chip nothing."""
    points = -count(loose(hand))
    while hand:
        points += count(hand)
        hand &= hand >> 1
    return points


def minus_points(hand: i64, cuts: i64) -> i64:
    """Solitär: the chains, singles too, that are too short to be removed."""
    bonds = hand & (hand >> 1) & ~cuts
    removed = bonds
    for shift in range(1, SOLITAIRE_CHAIN - 1):
        removed &= bonds >> shift
    return count(hand) - count(bonds) - count(removed & ~(removed << 1))


def count(mask: i64) -> i64:
    """How many bits are set."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F
