"""Invariants: what is true of every position, whatever was played. Nothing is ever lost or doubled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.rules.cards import CARDS, COPIES, GUARD, KINDS, PLACES, RESERVE_KINDS, STARTER
from spieltisch.games.klong.rules.dungeon import NOBODY, NONE
from spieltisch.games.klong.rules.pieces import (
    ARTIFACTS,
    BACKPACK,
    BLACK,
    CHALICE,
    CROWN,
    CUBES,
    DRAGON_EGG,
    GOODS,
    HEALTH,
    IDOLS,
    LAST_COUNTDOWN,
    LAST_RAGE,
    MAJOR,
    MASTER_KEY,
    POTIONS,
    SECRET_COPIES,
    SECRET_SIZES,
    SECRETS,
    artifacts_removed,
)
from spieltisch.games.klong.rules.position import ACT, ASK, OVER, Position
from spieltisch.games.klong.rules.thief import ESCAPED, INSIDE, Thief, bit, count_bits

_NO_CARDS: Final = vec[i64]([0] * KINDS)
_ARTIFACTS_BY_SEATS: Final[list[int]] = [0, 0] + [len(ARTIFACTS) - artifacts_removed(seats) for seats in range(2, 5)]
_MAJOR_COPIES: Final[int] = sum(secret.copies for secret in SECRETS if secret.size == MAJOR)


def faults(position: Position) -> list[str]:
    """Everything that cannot be, in words; empty as long as the rules are sound."""
    found: list[str] = []
    _check_cubes(position, found)
    _check_cards(position, found)
    _check_secrets(position, found)
    _check_treasures(position, found)
    _check_turn(position, found)
    for thief in position.thieves:
        _check_thief(thief, found)
    return found


def _check_cubes(position: Position, found: list[str]) -> None:
    for thief in position.thieves:
        if thief.supply + thief.clank + thief.bagged + thief.aside + thief.damage != CUBES:
            found.append("a thief has not exactly its cubes")
        if thief.supply | thief.clank | thief.bagged | thief.aside | thief.damage < 0:
            found.append("there are fewer than no cubes somewhere")
        if thief.aside and thief.fate == INSIDE:
            found.append("a cube of somebody inside was set aside")
    dungeon = position.dungeon
    if dungeon.black_bagged + dungeon.black_aside != BLACK or dungeon.black_bagged | dungeon.black_aside < 0:
        found.append("black cubes got lost or doubled")


def _check_cards(position: Position, found: list[str]) -> None:
    """Of every kind there are as many as at the start, in decks, piles, the row, or out of the game."""
    dungeon = position.dungeon
    counts, copies, places = _NO_CARDS[:], COPIES, PLACES
    deck_size: i64 = 0
    for kind in range(KINDS):
        counts[kind] = i64(dungeon.deck[kind]) + i64(dungeon.gone[kind]) + i64(dungeon.removed[kind])
        deck_size += i64(dungeon.deck[kind])
    for place in range(len(dungeon.reserve)):
        counts[i64(RESERVE_KINDS[place])] += i64(dungeon.reserve[place])
    _count(dungeon.row, counts)
    for thief in position.thieves:
        _count(thief.hand, counts)
        _count(thief.draw, counts)
        _count(thief.discard, counts)
        _count(thief.play, counts)
        _count(thief.trashed, counts)
    for kind in range(KINDS):
        expected = i64(copies[kind])
        if places[kind] == STARTER:
            expected *= position.setup.seats
        if counts[kind] != expected and kind != GUARD:
            found.append(f"{CARDS[kind].key}: {int(counts[kind])} instead of {int(expected)}")
    if deck_size != dungeon.deck_size:
        found.append("the dungeon deck has not the size it says")


def _check_secrets(position: Position, found: list[str]) -> None:
    dungeon, board, sizes = position.dungeon, position.setup.board, SECRET_SIZES
    left, majors, minors = dungeon.secrets, dungeon.majors, dungeon.minors
    left_major: i64 = 0
    left_minor: i64 = 0
    for secret in range(len(left)):
        if i64(sizes[secret]) == MAJOR:
            left_major += i64(left[secret])
        else:
            left_minor += i64(left[secret])
    boxed: i64 = _MAJOR_COPIES
    lying_major: i64 = 0
    lying_minor: i64 = 0
    for room in range(len(majors)):
        boxed -= i64(board.major[room])
        lying_major += i64(majors[room])
        lying_minor += i64(minors[room])
    if left_major != lying_major + boxed or left_minor != lying_minor:
        found.append("secrets left and secrets lying do not go together")
    _check_kept_secrets(position, found)


def _check_kept_secrets(position: Position, found: list[str]) -> None:
    """Chalices and eggs that were found are all in somebody's hands; of the potions some are drunk."""
    left = position.dungeon.secrets
    chalices, eggs = i64(left[i64(CHALICE)]), i64(left[i64(DRAGON_EGG)])
    for thief in position.thieves:
        chalices += thief.chalices
        eggs += thief.eggs
    if chalices != i64(SECRET_COPIES[i64(CHALICE)]) or eggs != i64(SECRET_COPIES[i64(DRAGON_EGG)]):
        found.append("a chalice or an egg got lost or doubled")
    for potion in range(len(POTIONS)):
        secret: i64 = POTIONS[potion]
        potions = i64(left[secret])
        for thief in position.thieves:
            potions += i64(thief.potions[potion])
        if potions > i64(SECRET_COPIES[secret]):
            found.append("a potion was doubled")


def _check_treasures(position: Position, found: list[str]) -> None:
    dungeon = position.dungeon
    artifacts, crowns = dungeon.artifacts, i64(0)
    idols, keys, backpacks = dungeon.idols, i64(dungeon.goods[MASTER_KEY]), i64(dungeon.goods[BACKPACK])
    for thief in position.thieves:
        if artifacts & thief.artifacts or crowns & thief.crowns:
            found.append("two have the same artifact or crown")
        artifacts |= thief.artifacts
        crowns |= thief.crowns
        idols += thief.idols
        keys += thief.keys
        backpacks += thief.backpacks
    if count_bits(artifacts) != _ARTIFACTS_BY_SEATS[position.setup.seats]:
        found.append("artifacts got lost or doubled")
    if crowns != bit(len(GOODS[CROWN].points) - i64(dungeon.goods[CROWN])) - 1:
        found.append("crowns are not sold from the best one on")
    if keys != len(GOODS[MASTER_KEY].points) or backpacks != len(GOODS[BACKPACK].points) or idols != IDOLS:
        found.append("keys, backpacks or idols got lost or doubled")


def _check_turn(position: Position, found: list[str]) -> None:
    turn, dungeon = position.turn, position.dungeon
    if turn.skill | turn.swords | turn.boots | turn.teleports | turn.quiet | turn.made | turn.springs < 0:
        found.append("more was spent than there was")
    if position.phase != OVER:
        if position.phase != (ASK if turn.prompts else ACT):
            found.append("the phase does not go with the prompts")
        if position.thief().fate != INSIDE:
            found.append("it is the turn of somebody who is out")
    if not 1 <= dungeon.rage <= LAST_RAGE or not 0 <= dungeon.clock <= LAST_COUNTDOWN:
        found.append("a marker is beside its track")
    if (dungeon.clock_seat == NOBODY) != (dungeon.clock == 0):
        found.append("the countdown runs for nobody")


def _check_thief(thief: Thief, found: list[str]) -> None:
    if thief.gold < 0:
        found.append("somebody owes gold")
    if thief.fate == INSIDE and thief.damage >= HEALTH:
        found.append("somebody still walks about without health")
    if (thief.room == 0) != (thief.fate != INSIDE) or thief.mastery != (thief.fate == ESCAPED):
        found.append("somebody is neither inside nor out")
    if thief.carries() > 1 + thief.backpacks:
        found.append("somebody carries too many artifacts")
    at: i64 = 0
    for kind in thief.shown:
        while at < len(thief.hand) and thief.hand[at] < kind:
            at += 1
        if at >= len(thief.hand) or thief.hand[at] != kind:
            found.append("a hand does not hold what everybody knows of it")
        at += 1
    for place in range(1, len(thief.hand)):
        if thief.hand[place - 1] > thief.hand[place]:
            found.append("a hand is not in order")
            break
    if not len(thief.draw) and len(thief.shown) != len(thief.hand):
        found.append("a hand that everybody can work out is not shown")


def _count(pile: vec[u8], counts: vec[i64]) -> None:
    for kind in pile:
        if kind != NONE:
            counts[i64(kind)] += 1
