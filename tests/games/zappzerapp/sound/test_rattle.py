"""What a rattle sounds like: like metal stones in a wooden barrel, never twice the same, and joined without a seam."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from spieltisch.facts import read_facts
from spieltisch.games.zappzerapp.sound import MOST_STONES, RATE, SAMPLES, SECONDS, STRENGTHS, rattle
from spieltisch.games.zappzerapp.sound.ringing import FLAT_STONES, LID, ROUND_STONES, SOUNDS, STAVES, ring
from spieltisch.games.zappzerapp.sound.shaking import SHAKES, Strikes, shake
from tests.games.zappzerapp.sound.listener import Floats, Waves, hear

BARRELS = range(1, MOST_STONES + 1)
HANDS = range(1, STRENGTHS + 1)
STEP = round(SECONDS * RATE)


@cache
def some(stones: int, strength: int) -> Waves:
    return hear(stones, strength, range(24))


def laid_over(pieces: Waves) -> Floats:
    """As somebody hears who shakes on and on."""
    whole = np.zeros(STEP * (len(pieces) - 1) + SAMPLES)
    for number, piece in enumerate(pieces):
        whole[number * STEP : number * STEP + SAMPLES] += piece
    return whole


def decibels(amplitude: float | np.float32) -> float:
    return 20 * float(np.log10(amplitude))


def test_pieces_are_as_the_facts_of_the_game_say() -> None:
    sound = read_facts("zappzerapp").sound
    assert sound is not None
    assert (sound.rate, sound.samples, sound.seconds, sound.strengths) == (RATE, SAMPLES, SECONDS, STRENGTHS)


@pytest.mark.parametrize("strength", HANDS)
def test_all_pieces_are_equally_long(strength: int) -> None:
    assert {len(rattle(stones, strength, seed)) for stones in BARRELS for seed in range(3)} == {2 * SAMPLES}


def test_a_seed_gives_the_same_piece_again() -> None:
    assert rattle(5, 3, 48) == rattle(5, 3, 48)


def test_no_two_pieces_of_a_barrel_are_alike() -> None:
    assert len({rattle(5, 3, seed) for seed in range(200)}) == 200
    waves = some(5, 3)
    alike = np.corrcoef(waves) - np.eye(len(waves))
    assert np.abs(alike).max() < 0.3


@pytest.mark.parametrize(("stones", "strength"), [(0, 3), (14, 3), (-1, 3), (5, 0), (5, 6)])
def test_there_are_no_other_barrels_and_no_other_strengths(stones: int, strength: int) -> None:
    with pytest.raises(ValueError, match=r"1 to (13|5)"):
        rattle(stones, strength, 48)


def test_a_seed_is_never_negative() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        rattle(5, 3, -1)


@pytest.mark.parametrize("strength", HANDS)
@pytest.mark.parametrize("stones", BARRELS)
def test_every_barrel_is_comfortably_loud_and_never_overdriven(stones: int, strength: int) -> None:
    peaks = np.abs(some(stones, strength)).max(axis=1)
    assert -12 < decibels(np.median(peaks)) < -1
    assert decibels(peaks.max()) < -1


def test_no_piece_is_silent_even_if_its_only_stone_strikes_nowhere() -> None:
    nothing = np.zeros(1, dtype=np.float32)
    turn = np.array([0.25], dtype=np.float32)
    wave = ring(Strikes(nothing, nothing, turn), np.random.default_rng(0))
    assert -30 < decibels(np.abs(wave).max()) < -20


@pytest.mark.parametrize("stones", [1, 4, 13])
def test_harder_shaking_is_louder_and_denser(stones: int) -> None:
    loudness = [float(np.mean(some(stones, strength) ** 2)) for strength in HANDS]
    assert loudness == sorted(loudness)
    luck = np.random.default_rng(48)
    strikes = [sum(np.sum(shake(stones, strength, luck).loudness > 0) for _ in range(100)) for strength in HANDS]
    assert strikes == sorted(strikes)


def test_more_stones_strike_more_often_but_get_in_each_others_way() -> None:
    luck = np.random.default_rng(48)
    strikes = [sum(np.sum(shake(stones, 3, luck).loudness > 0) for _ in range(300)) for stones in BARRELS]
    assert strikes == sorted(strikes)
    assert 6 * strikes[0] < strikes[-1] < 13 * strikes[0]


def test_a_single_stone_clicks_about_once_at_every_reversal() -> None:
    luck = np.random.default_rng(48)
    pieces = 500
    strikes = sum(int(np.sum(shake(1, 3, luck).loudness > 0)) for _ in range(pieces))
    assert 0.8 < strikes / pieces / SHAKES[2].reversals < 1.3


@pytest.mark.parametrize("strength", HANDS)
def test_strikes_of_neighbouring_reversals_never_mix(strength: int) -> None:
    luck = np.random.default_rng(48)
    reversals = SHAKES[strength - 1].reversals
    for _ in range(50):
        strikes = shake(13, strength, luck)
        beats = (strikes.seconds * reversals / SECONDS).reshape(-1, reversals, MOST_STONES)
        assert np.all(np.floor(beats) == np.arange(reversals)[:, None])


def share_of_energy(wave: Floats, least: float, most: float) -> float:
    energy = np.abs(np.fft.rfft(wave)) ** 2
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(energy[(least <= hertz) & (hertz < most)].sum() / energy.sum())


@pytest.mark.parametrize("stones", [1, 13])
def test_both_wood_and_metal_are_heard(stones: int) -> None:
    heard = laid_over(some(stones, 3))
    wood, metal = share_of_energy(heard, 200, 2600), share_of_energy(heard, 2600, RATE / 2)
    assert wood > 0.3
    assert metal > 0.1
    assert wood + metal > 0.9


def milliseconds_to_fall(sound: Floats, by: float) -> float:
    """Until so many decibels less energy is still to come."""
    to_come = np.cumsum(sound[::-1] ** 2)[::-1]
    return float(np.argmax(to_come < to_come[0] * 10 ** (-by / 10)) / RATE * 1000)


def test_wood_is_dull_and_metal_rings_on() -> None:
    staves, lid, flat, rounded = (milliseconds_to_fall(sound, by=30) for sound in SOUNDS)
    assert 15 < staves < 60
    assert 15 < lid < 60
    assert 40 < flat < 90
    assert 40 < rounded < 90
    assert max(mode.fall for mode in (*STAVES, *LID)) <= 40
    assert min(mode.fall for mode in (*FLAT_STONES, *ROUND_STONES)) >= 40


@pytest.mark.parametrize("stones", [1, 7, 13])
def test_pieces_begin_and_end_in_silence(stones: int) -> None:
    waves = some(stones, 5)
    assert decibels(np.abs(waves[:, :8]).max() + 1e-9) < -60
    assert decibels(np.abs(waves[:, -8:]).max() + 1e-9) < -60


@pytest.mark.parametrize("strength", [1, 3, 5])
def test_shaking_on_and_on_is_never_overdriven(strength: int) -> None:
    assert np.abs(laid_over(some(13, strength))).max() < 1


def test_nobody_hears_where_one_piece_ends_and_the_next_begins() -> None:
    """What comes round with every piece is heard no more than what comes round after any other number of reversals."""
    loudness = np.abs(laid_over(hear(7, 3, range(120))))
    beat = STEP / SHAKES[2].reversals
    by_beat = np.array([loudness[round(n * beat) : round((n + 1) * beat)].mean() for n in range(480)])
    evened = by_beat - by_beat.mean()
    by_place = evened.reshape(-1, SHAKES[2].reversals).mean(axis=0)
    assert np.abs(by_place).max() < 0.12 * by_beat.mean()
