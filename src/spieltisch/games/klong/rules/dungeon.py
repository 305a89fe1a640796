"""What belongs to nobody: row and deck, the reserve, the dragon, and all that still lies in the rooms."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

NONE: Final = 255
"""In the row: a gap."""
NOBODY: Final = -1


@final
class Dungeon:
    """Decks and secrets are pools: how many there are of each kind. What comes next is drawn when it is turned up."""

    def __init__(self) -> None:
        self.row: vec[u8] = vec[u8]()
        self.deck: vec[u8] = vec[u8]()  # by kind
        self.deck_size: i64 = 0
        self.gone: vec[u8] = vec[u8]()  # by kind: the dungeon's discard
        self.removed: vec[u8] = vec[u8]()  # by kind: trashed by anybody, out of the game
        self.reserve: vec[u8] = vec[u8]()  # mercenary, explore, secret-tome
        self.black_bagged: i64 = 0
        self.black_aside: i64 = 0
        self.rage: i64 = 1  # space of the track, from 1
        self.majors: vec[u8] = vec[u8]()  # by room
        self.minors: vec[u8] = vec[u8]()
        self.secrets: vec[u8] = vec[u8]()  # not yet found, by number; two majors of them lie in the box
        self.artifacts: i64 = 0  # still lying, bits by the index of their value
        self.idols: i64 = 0
        self.goods: vec[u8] = vec[u8]()  # master-key, backpack, crown
        self.clock_seat: i64 = NOBODY
        self.clock: i64 = 0  # space of the countdown, from 1

    def copy(self) -> Dungeon:
        twin = Dungeon()
        twin.row = self.row[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.gone = self.gone[:]
        twin.removed = self.removed[:]
        twin.reserve = self.reserve[:]
        twin.black_bagged = self.black_bagged
        twin.black_aside = self.black_aside
        twin.rage = self.rage
        twin.majors = self.majors[:]
        twin.minors = self.minors[:]
        twin.secrets = self.secrets[:]
        twin.artifacts = self.artifacts
        twin.idols = self.idols
        twin.goods = self.goods[:]
        twin.clock_seat = self.clock_seat
        twin.clock = self.clock
        return twin
