from __future__ import annotations

import hashlib
from collections import Counter
from datetime import date

import pytest

from spieltisch.game import QuickChance
from spieltisch.luck import (
    DrawError,
    FairChance,
    NotedChance,
    ReplayChance,
    commitment,
    daily_seed,
    new_seed,
)

SEED = bytes(range(32))
SALTS = ("Salz", "Pfeffer ü")


def literal_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 writes it down, for a key of up to 64 bytes."""
    padded = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def literal_draw(position: int, n: int) -> tuple[int, int]:
    """The value of a draw and how many blocks were thrown away for it."""
    salts = b"".join(len(salt.encode()).to_bytes(4, "big") + salt.encode() for salt in SALTS)
    rejected = 0
    while True:
        block = literal_hmac(SEED, salts + position.to_bytes(8, "big") + rejected.to_bytes(8, "big"))
        number = int.from_bytes(block, "big")
        if number < 2**256 // n * n:
            return number % n, rejected
        rejected += 1


def test_draws_follow_the_published_construction() -> None:
    chance = FairChance(SEED, SALTS)
    asked = [2, 6, 49, 48, 1, 1000, 2**70]
    assert [chance.below(n) for n in asked] == [literal_draw(position, n)[0] for position, n in enumerate(asked)]


def test_blocks_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    n = 2**255 + 1
    chance = FairChance(SEED, SALTS)
    expected = [literal_draw(position, n) for position in range(40)]
    assert sum(rejected for _, rejected in expected) > 10
    assert [chance.below(n) for _ in range(40)] == [value for value, _ in expected]
    assert chance.position == 40


@pytest.mark.parametrize("n", [2, 6, 49])
def test_draws_are_uniform(n: int) -> None:
    draws = 200 * n
    chance = FairChance(SEED, SALTS)
    counts = Counter(chance.below(n) for _ in range(draws))
    chi_square = sum((counts[value] - draws / n) ** 2 / (draws / n) for value in range(n))
    assert chi_square < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_a_game_can_be_resumed_at_any_draw() -> None:
    whole = FairChance(SEED, SALTS)
    values = [whole.below(6) for _ in range(20)]
    resumed = FairChance(SEED, SALTS, position=12)
    assert [resumed.below(6) for _ in range(8)] == values[12:]


def test_every_salt_counts_and_none_can_stand_for_two() -> None:
    def drawn(*salts: str) -> list[int]:
        chance = FairChance(SEED, salts)
        return [chance.below(1000) for _ in range(8)]

    assert len({tuple(drawn(*salts)) for salts in [("ab", "c"), ("a", "bc"), ("abc",), ("ab", "c", ""), ()]}) == 5


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_nothing_can_be_drawn_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        FairChance(SEED).below(n)


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairChance(b"too short")


def test_the_commitment_is_the_seeds_hash() -> None:
    seed = new_seed()
    assert len(seed) == 32
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert new_seed() != seed


def test_the_daily_seed_is_another_each_day_and_for_each_game() -> None:
    seeds = {daily_seed(game, date(2026, 1, day)) for game in ("nummerus", "zong") for day in (1, 2)}
    assert len(seeds) == 4
    assert daily_seed("nummerus", date(2026, 1, 1)) in seeds


def test_noted_luck_can_be_replayed() -> None:
    noted = NotedChance(QuickChance(1))
    cards = list(range(10))
    noted.shuffle(cards)
    assert len(noted.draws) == 9
    again = list(range(10))
    replayed = ReplayChance(noted.draws)
    replayed.shuffle(again)
    assert again == cards
    assert replayed.left() == 0


def test_replayed_luck_must_be_what_was_asked_for() -> None:
    with pytest.raises(DrawError) as other:
        ReplayChance([(6, 3)]).below(5)
    assert (other.value.asked, other.value.noted) == (5, 6)
    with pytest.raises(DrawError) as outside:
        ReplayChance([(6, 6)]).below(6)
    assert outside.value.noted == 6
    with pytest.raises(DrawError) as nothing:
        ReplayChance([]).below(6)
    assert nothing.value.noted is None


def test_quick_luck_reaches_every_part_of_a_range_wider_than_its_bits() -> None:
    n = 10_030_020_000_000
    luck = QuickChance(7)
    drawn = [luck.below(n) for _ in range(4000)]
    assert all(0 <= value < n for value in drawn)
    assert len(set(drawn)) == len(drawn)
    eighths = Counter(value * 8 // n for value in drawn)
    assert sorted(eighths) == list(range(8))
    assert min(eighths.values()) > 400
