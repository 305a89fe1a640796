"""Transposition table: what the search already knows about boards that it meets again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.sechserreihe.rules.board import ALL_FIELDS

EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

_SLOTS: Final[i64] = 1 << 20
_KEY_BITS: Final = 40
_KEY: Final = 0xFFFFFFFFFF
_SPREADING: Final = 7654321  # odd, and small enough that a key times it stays within 63 bits
_SPREAD_BITS: Final = 20

_VALUE_AT: Final = 36
_VALUE: Final = 0x3FFFF
_ZERO: Final = 0x20000
_DEPTH_AT: Final = 54
_DEPTH: Final = 0x3F
_BOUND_AT: Final = 60


@final
class Transpositions:
    """Slots come in pairs: in the first stays what was searched deepest, the second takes the rest.

    A key tells a position completely, so nothing is ever mistaken for something else.
    """

    def __init__(self) -> None:
        self._keys: vec[i64] = vec[i64]([0] * int(_SLOTS))
        self._entries: vec[i64] = vec[i64]([0] * int(_SLOTS))
        self._age: i64 = 0

    def forget(self) -> None:
        """What is older than this counts no more."""
        self._age += 1

    def find(self, key: i64) -> i64:
        """The entry of this key, 0 if there is none."""
        aged = key | self._age << _KEY_BITS
        slot = self._slot(key)
        if self._keys[slot] == aged:
            return self._entries[slot]
        if self._keys[slot + 1] == aged:
            return self._entries[slot + 1]
        return 0

    def keep(self, key: i64, change: i64, value: i64, depth: i64, bound: i64) -> None:
        keys, entries = self._keys, self._entries
        aged = key | self._age << _KEY_BITS
        slot = self._slot(key)
        if keys[slot] != aged and keys[slot] >> _KEY_BITS == self._age and depth_in(entries[slot]) > depth:
            slot += 1
        keys[slot] = aged
        entries[slot] = change | (value + _ZERO) << _VALUE_AT | depth << _DEPTH_AT | bound << _BOUND_AT

    def _slot(self, key: i64) -> i64:
        return (key & _KEY) * _SPREADING >> _SPREAD_BITS & (_SLOTS - 2)


def change_in(entry: i64) -> i64:
    return entry & ALL_FIELDS


def value_in(entry: i64) -> i64:
    return (entry >> _VALUE_AT & _VALUE) - _ZERO


def depth_in(entry: i64) -> i64:
    return entry >> _DEPTH_AT & _DEPTH


def bound_in(entry: i64) -> i64:
    return entry >> _BOUND_AT
