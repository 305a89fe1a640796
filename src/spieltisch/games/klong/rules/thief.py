"""One thief: where it stands, what it carries, its thirty cubes and its cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.view import Fate

INSIDE: Final = 0
ESCAPED: Final = 1
RESCUED: Final = 2
LOST: Final = 3
FATES: Final[list[Fate]] = ["inside", "escaped", "rescued", "lost"]


def bit(index: i64) -> i64:
    one: i64 = 1
    return one << index


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@final
class Thief:
    """Cards are kinds, one entry a card. `hand` ascends and holds all of `shown`, the part of which everybody can be
    sure. `draw` is a pool without an order. `trashed` lay in the play area and leave the game when the turn ends.

    A cube is in one place: `supply`, `clank` area, `bagged`, set `aside` for good, or `damage` on the health track.
    """

    def __init__(self) -> None:
        self.room: i64 = 0
        self.fate: i64 = INSIDE
        self.damage: i64 = 0
        self.supply: i64 = 0
        self.clank: i64 = 0
        self.bagged: i64 = 0
        self.aside: i64 = 0
        self.gold: i64 = 0
        self.hand: vec[u8] = vec[u8]()
        self.shown: vec[u8] = vec[u8]()
        self.draw: vec[u8] = vec[u8]()
        self.discard: vec[u8] = vec[u8]()
        self.play: vec[u8] = vec[u8]()
        self.trashed: vec[u8] = vec[u8]()
        self.artifacts: i64 = 0  # bits by the index of their value
        self.idols: i64 = 0
        self.chalices: i64 = 0
        self.eggs: i64 = 0
        self.keys: i64 = 0
        self.backpacks: i64 = 0
        self.crowns: i64 = 0  # bits: the first, second, third one sold
        self.potions: vec[u8] = vec[u8]()  # how many of each, in the order of pieces.POTIONS
        self.mastery: bool = False

    def copy(self) -> Thief:
        twin = Thief()
        twin.room = self.room
        twin.fate = self.fate
        twin.damage = self.damage
        twin.supply = self.supply
        twin.clank = self.clank
        twin.bagged = self.bagged
        twin.aside = self.aside
        twin.gold = self.gold
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.play = self.play[:]
        twin.trashed = self.trashed[:]
        twin.artifacts = self.artifacts
        twin.idols = self.idols
        twin.chalices = self.chalices
        twin.eggs = self.eggs
        twin.keys = self.keys
        twin.backpacks = self.backpacks
        twin.crowns = self.crowns
        twin.potions = self.potions[:]
        twin.mastery = self.mastery
        return twin

    def carries(self) -> i64:
        """How many artifacts."""
        return count_bits(self.artifacts)

    def can_carry(self) -> bool:
        """One artifact, and one more with each backpack."""
        return self.carries() <= self.backpacks
