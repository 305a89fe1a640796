"""The first position: everything in its place, five cards in every hand, six in the row."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance
from spieltisch.games.klong.rules.cards import CARDS, DRAGONS, DUNGEON, KINDS, RESERVE_KINDS, STARTER
from spieltisch.games.klong.rules.deck import draw
from spieltisch.games.klong.rules.dungeon import NONE, Dungeon
from spieltisch.games.klong.rules.pieces import (
    ARTIFACTS,
    BLACK,
    CUBES,
    GOODS,
    HAND,
    IDOLS,
    POTIONS,
    ROW,
    SECRET_COPIES,
    START_CLANK,
    artifacts_removed,
    rage_start,
)
from spieltisch.games.klong.rules.position import Position, Setup
from spieltisch.games.klong.rules.row import turn_up
from spieltisch.games.klong.rules.thief import Thief, bit

_STARTER_DECK: Final = [kind for kind, card in enumerate(CARDS) if card.place == STARTER for _ in range(card.copies)]


def thieves_outside(setup: Setup) -> list[Thief]:
    """With all their cards in the draw pile, and the clank of those who begin early in the clank area."""
    thieves = [_thief_outside(setup) for _ in range(int(setup.seats))]
    for place, clank in enumerate(START_CLANK[: len(thieves)]):
        thief = thieves[(int(setup.first) + place) % len(thieves)]
        thief.clank = i64(clank)
        thief.supply -= i64(clank)
    return thieves


def dungeon_prepared(setup: Setup) -> Dungeon:
    """With all artifacts, and no card turned up yet."""
    board = setup.board
    dungeon = Dungeon()
    dungeon.row = vec[u8]([NONE] * ROW)
    dungeon.deck = vec[u8]([card.copies if card.place == DUNGEON else 0 for card in CARDS])
    dungeon.deck_size = sum(card.copies for card in CARDS if card.place == DUNGEON)
    dungeon.gone = vec[u8]([0] * KINDS)
    dungeon.removed = vec[u8]([0] * KINDS)
    dungeon.reserve = vec[u8]([CARDS[kind].copies for kind in RESERVE_KINDS])
    dungeon.black_bagged = BLACK
    dungeon.rage = rage_start(int(setup.seats))
    dungeon.majors = board.major[:]
    dungeon.minors = board.minor[:]
    dungeon.secrets = SECRET_COPIES[:]
    dungeon.artifacts = bit(len(ARTIFACTS)) - 1
    dungeon.idols = IDOLS
    dungeon.goods = vec[u8]([len(goods.points) for goods in GOODS])
    return dungeon


def deal(position: Position, chance: Chance) -> None:
    """What luck has a hand in: which artifacts stay in the box, the first row, the first hands."""
    seats = int(position.setup.seats)
    _remove_artifacts(position.dungeon, artifacts_removed(seats), chance)
    _lay_out_row(position.dungeon, chance)
    for seat in range(position.setup.seats):
        draw(position, seat, HAND, chance, None)


def _thief_outside(setup: Setup) -> Thief:
    thief = Thief()
    thief.room = setup.board.start
    thief.supply = CUBES
    thief.draw = vec[u8](_STARTER_DECK)
    thief.potions = vec[u8]([0] * len(POTIONS))
    return thief


def _remove_artifacts(dungeon: Dungeon, count: int, chance: Chance) -> None:
    left = list(range(len(ARTIFACTS)))
    for _ in range(count):
        dungeon.artifacts ^= bit(left.pop(chance.below(len(left))))


def _lay_out_row(dungeon: Dungeon, chance: Chance) -> None:
    """From the cards without a dragon: as if those with one were replaced and shuffled back in."""
    dragons = [int(dungeon.deck[kind]) if DRAGONS[kind] else 0 for kind in range(KINDS)]
    for kind in range(KINDS):
        dungeon.deck[kind] -= u8(dragons[kind])
    dungeon.deck_size -= sum(dragons)
    for slot in range(len(dungeon.row)):
        turn_up(dungeon, slot, chance)
    for kind in range(KINDS):
        dungeon.deck[kind] += u8(dragons[kind])
    dungeon.deck_size += sum(dragons)
