"""Bots hear: from samples alone, the better the higher their level."""

from __future__ import annotations

from functools import cache
from math import sqrt
from statistics import fmean

import numpy as np
import pytest

from spieltisch.game import QuickChance
from spieltisch.games.zappzerapp.bots.beliefs import Hearing, beliefs, expected, expected_after_listening
from spieltisch.games.zappzerapp.bots.ears import SOUNDS, fullness
from spieltisch.games.zappzerapp.bots.hearing import take_in
from spieltisch.games.zappzerapp.bots.levels import LEVELS
from spieltisch.games.zappzerapp.bots.memory import Memory, remembered
from spieltisch.games.zappzerapp.rules.layout import BARRELS
from spieltisch.games.zappzerapp.sound import STRENGTHS, rattle

NAMES = ("neuling", "geselle", "meister")
PLACE = 5
TRIALS = 60
PIECES = 60
STEPS_OF_LUCK = 4
UNKNOWN = [[0.0] * BARRELS for _ in range(BARRELS)]
WORTHS = [float(number) for number in range(BARRELS + 1)]


def certain(number: int) -> list[float]:
    return [0.0 if other == number else -100.0 for other in range(1, BARRELS + 1)]


def test_silence_is_empty_and_noise_is_full() -> None:
    assert fullness(bytes(200)) == 0
    assert fullness(np.array([32767, -32767] * 50, "<i2").tobytes()) == pytest.approx(1)


@pytest.mark.parametrize("strength", range(1, STRENGTHS + 1))
@pytest.mark.parametrize("stones", [1, 7, 13])
def test_what_was_learnt_is_what_barrels_sound_like_today(strength: int, stones: int) -> None:
    """If not, `python -m spieltisch.games.zappzerapp.bots.ears.learning` learns it anew."""
    heard = fmean(fullness(rattle(stones, strength, seed)) for seed in range(PIECES))
    learnt = SOUNDS[strength]
    luck = learnt.spreads[stones - 1] / sqrt(PIECES)
    assert heard == pytest.approx(learnt.means[stones - 1], abs=STEPS_OF_LUCK * luck)


@pytest.mark.parametrize("strength", range(1, STRENGTHS + 1))
def test_more_stones_sound_fuller(strength: int) -> None:
    assert list(SOUNDS[strength].means) == sorted(SOUNDS[strength].means)


@cache
def heard_by(level: str, stones: int) -> list[list[float]]:
    """What somebody of this level believes of barrels that it has shaken once, by the luck of many trials."""
    player = LEVELS[level]
    found = []
    for trial in range(TRIALS):
        memory = Memory(1, WORTHS)
        pieces = [rattle(stones, player.strength, 1000 * trial + piece) for piece in range(player.pieces)]
        take_in(memory, PLACE, player, pieces, QuickChance(trial))
        found.append(beliefs(memory.hints)[PLACE])
    return found


def right(level: str, few: int, many: int) -> float:
    """How often it tells which of the two a barrel holds."""
    hits = [belief[few - 1] > belief[many - 1] for belief in heard_by(level, few)]
    hits += [belief[many - 1] > belief[few - 1] for belief in heard_by(level, many)]
    return fmean(hits)


def error(level: str) -> float:
    """By how many stones it is wrong in the mean."""
    return fmean(
        abs(expected(belief, WORTHS) - stones) for stones in (2, 4, 7, 8, 11) for belief in heard_by(level, stones)
    )


def test_higher_levels_tell_two_from_four_better() -> None:
    told = [right(level, 2, 4) for level in NAMES]
    assert told == sorted(told)
    assert told[0] > 0.5
    assert told[-1] > 0.85


def test_seven_and_eight_are_hard_for_everybody() -> None:
    told = [right(level, 7, 8) for level in NAMES]
    assert all(0.4 < share < 0.75 for share in told)


def test_higher_levels_are_wrong_by_fewer_stones() -> None:
    wrong = [error(level) for level in NAMES]
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[0] - wrong[-1] > 0.5


def test_two_listenings_tell_more_than_one() -> None:
    memory, player = Memory(1, WORTHS), LEVELS["meister"]
    doubts = []
    for listening in range(3):
        take_in(memory, PLACE, player, [rattle(3, player.strength, listening)], QuickChance(listening))
        doubts.append(max(beliefs(memory.hints)[PLACE]))
    assert doubts == sorted(doubts)
    assert memory.pieces[PLACE] == 3 * player.pieces


def test_a_barrel_that_was_not_heard_stays_unknown_and_is_not_tried_again() -> None:
    memory = Memory(1, WORTHS)
    take_in(memory, PLACE, LEVELS["geselle"], [], QuickChance(1))
    assert memory.hints == UNKNOWN
    assert memory.pieces[PLACE] > 0


def test_no_two_barrels_hold_the_same() -> None:
    hints = [list(hint) for hint in UNKNOWN]
    hints[0] = certain(7)
    believed = beliefs(hints)
    assert believed[0][6] == pytest.approx(1)
    assert believed[1][6] < 0.02
    assert believed[1][5] == pytest.approx(1 / (BARRELS - 1), rel=0.02)
    for row in believed:
        assert sum(row) == pytest.approx(1)


def test_listening_is_hoped_to_bring_something_and_longer_listening_more() -> None:
    known, belief = SOUNDS[5], beliefs(UNKNOWN)[0]
    worths = [float(number) if number <= 7 else 0.0 for number in range(BARRELS + 1)]
    now = expected(belief, worths)
    sharp, dull = (Hearing(known.means, known.spreads, dullness) for dullness in (0.0, 0.05))
    once, twice = (expected_after_listening(belief, worths, sharp, pieces, 3.0) for pieces in (1, 4))
    assert max(now, 3.0) < expected_after_listening(belief, worths, dull, 1, 3.0) < once < twice < 7.0


def test_memory_lasts_for_the_round() -> None:
    memory = Memory(4, WORTHS)
    memory.seconds, memory.shaken = 2.5, 1
    memory.pieces[3], memory.hints[3] = 2, certain(9)
    again = remembered(memory.written(), 4)
    assert again is not None
    assert again.written() == memory.written()
    assert (again.worths, again.hints, again.pieces) == (memory.worths, memory.hints, memory.pieces)
    assert remembered(memory.written(), 5) is None
    assert remembered(b"", 4) is None
