"""The result: points by source, who won, and how."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Result
from spieltisch.games.klong.rules.cards import (
    POINTS,
    TOME,
    TREASURES,
    WORTH_GOLD,
    WORTH_MASTERY,
    WORTH_NOTHING,
    WORTH_TOMES,
    WORTH_TWO_OF,
    WORTHS,
    WORTHS_OF,
)
from spieltisch.games.klong.rules.pieces import (
    ARTIFACTS,
    BACKPACK,
    CHALICE,
    CROWN,
    DRAGON_EGG,
    GOODS,
    IDOL_POINTS,
    MASTER_KEY,
    MASTERY,
    SECRETS,
)
from spieltisch.games.klong.rules.thief import FATES, LOST, Thief
from spieltisch.games.klong.view import KlongSheet

SHARED: Final = "shared"
NOBODY_WON: Final = "nobody"
WINNERS_PLACE: Final = 1

_ARTIFACT_POINTS: Final = vec[i64](ARTIFACTS)
_CROWN_POINTS: Final = vec[i64](GOODS[CROWN].points)
_KEY_POINTS: Final[i64] = GOODS[MASTER_KEY].points[0]
_BACKPACK_POINTS: Final[i64] = GOODS[BACKPACK].points[0]
_CHALICE_POINTS: Final[i64] = SECRETS[CHALICE].points
_EGG_POINTS: Final[i64] = SECRETS[DRAGON_EGG].points
_CHALICE_BIT: Final = 1
_EGG_BIT: Final = 2
_IDOL_BIT: Final = 4


def points_of(thief: Thief) -> i64:
    """What the thief would score if it were rescued now."""
    return (
        _sum_of_bits(thief.artifacts, _ARTIFACT_POINTS)
        + (MASTERY if thief.mastery else 0)
        + thief.idols * IDOL_POINTS
        + thief.chalices * _CHALICE_POINTS
        + thief.eggs * _EGG_POINTS
        + _goods_points(thief)
        + thief.gold
        + card_points(thief)
    )


def card_points(thief: Thief) -> i64:
    """Of all own cards, wherever they lie; those about to leave the game count no more."""
    tomes = _tomes(thief.hand) + _tomes(thief.draw) + _tomes(thief.discard) + _tomes(thief.play)
    return (
        _pile_points(thief.hand, thief, tomes)
        + _pile_points(thief.draw, thief, tomes)
        + _pile_points(thief.discard, thief, tomes)
        + _pile_points(thief.play, thief, tomes)
    )


def score(thief: Thief) -> i64:
    return 0 if thief.fate == LOST else points_of(thief)


def sheet_of(thief: Thief) -> KlongSheet:
    """The points by source."""
    return {
        "fate": FATES[thief.fate],
        "artifacts": artifact_values(thief.artifacts),
        "mastery": MASTERY if thief.mastery else 0,
        "idols": int(thief.idols * IDOL_POINTS),
        "chalices": int(thief.chalices * _CHALICE_POINTS),
        "eggs": int(thief.eggs * _EGG_POINTS),
        "goods": int(_goods_points(thief)),
        "gold": int(thief.gold),
        "cards": int(card_points(thief)),
        "total": int(points_of(thief)),
    }


def artifact_values(bits: i64) -> list[int]:
    return [value for index, value in enumerate(ARTIFACTS) if bits >> i64(index) & 1]


def places(thieves: list[Thief]) -> list[int]:
    """Most points first, then the single most valuable artifact; the lost come last, and no lost one wins."""
    ranks = [_rank(thief) for thief in thieves]
    if all(thief.fate == LOST for thief in thieves):
        return [WINNERS_PLACE + 1] * len(thieves)
    return [WINNERS_PLACE + sum(other > rank for other in ranks) for rank in ranks]


def result_of(thieves: list[Thief], turns: int, rounds: int, attacks: int) -> Result:
    """How it ended; the numbers are worth averaging over many games, the sheets worth reading."""
    placed = places(thieves)
    scores = [int(score(thief)) for thief in thieves]
    values: dict[str, object] = {
        "turns": turns / len(thieves),
        "rounds": rounds,
        "attacks": attacks,
        "lost": sum(thief.fate == LOST for thief in thieves) / len(thieves),
        "points": max(scores),
        "sheet": [sheet_of(thief) for thief in thieves],
    }
    return Result(placed, scores, reason_of(thieves, placed), values)


def reason_of(thieves: list[Thief], placed: list[int]) -> str:
    """How the winner got out."""
    winners = [thief for thief, place in zip(thieves, placed, strict=True) if place == WINNERS_PLACE]
    if not winners:
        return NOBODY_WON
    return FATES[winners[0].fate] if len(winners) == 1 else SHARED


def _rank(thief: Thief) -> tuple[int, int]:
    if thief.fate == LOST:
        return -1, 0
    return int(points_of(thief)), max(artifact_values(thief.artifacts), default=0)


def _goods_points(thief: Thief) -> i64:
    return thief.keys * _KEY_POINTS + thief.backpacks * _BACKPACK_POINTS + _sum_of_bits(thief.crowns, _CROWN_POINTS)


def _sum_of_bits(bits: i64, points: vec[i64]) -> i64:
    total: i64 = 0
    index: i64 = 0
    while bits:
        if bits & 1:
            total += points[index]
        bits >>= 1
        index += 1
    return total


def _tomes(pile: vec[u8]) -> i64:
    count: i64 = 0
    for kind in pile:
        if kind == TOME:
            count += 1
    return count


def _pile_points(pile: vec[u8], thief: Thief, tomes: i64) -> i64:
    points, worths_of = POINTS, WORTHS_OF
    total: i64 = 0
    for card in pile:
        kind = i64(card)
        total += points[kind]
        if worths_of[kind] != WORTH_NOTHING:
            total += _worth(kind, thief, tomes)
    return total


def _worth(kind: i64, thief: Thief, tomes: i64) -> i64:
    """What a card's points depend on."""
    depends_on, worth = i64(WORTHS_OF[kind]), WORTHS[kind]
    if depends_on == WORTH_TOMES:
        return worth * tomes
    if depends_on == WORTH_GOLD:
        return thief.gold // worth
    if depends_on == WORTH_MASTERY:
        return worth if thief.mastery else 0
    assert depends_on == WORTH_TWO_OF
    treasures = i64(TREASURES[kind]) & _treasures(thief)
    return worth if treasures & (treasures - 1) else 0


def _treasures(thief: Thief) -> i64:
    """Which kinds of treasure the thief has, as bits in the order of TREASURE_KEYS."""
    bits: i64 = 0
    if thief.chalices:
        bits |= _CHALICE_BIT
    if thief.eggs:
        bits |= _EGG_BIT
    if thief.idols:
        bits |= _IDOL_BIT
    return bits
