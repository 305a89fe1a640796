"""How hard it is to hear how many stones there are: two seconds are four pieces, shaken with strength 3."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.zappzerapp.sound.curve import PROMISED
from tests.games.zappzerapp.sound.exam import Exam

pytestmark = pytest.mark.slow

USUAL = 3
HALF_A_SECOND, TWO_SECONDS, FOUR_SECONDS = 1, 4, 8
PAGE = Path(__file__).parents[4] / "docs" / "listening.md"
THOROUGH, QUICK = Exam(1200, 2000), Exam(400, 800)
MANY = Exam(0, 12000)


def test_one_stone_is_hardly_ever_taken_for_thirteen() -> None:
    assert QUICK.heard(1, 13, USUAL, TWO_SECONDS) >= 0.995


def test_two_stones_are_told_from_four() -> None:
    assert QUICK.heard(2, 4, USUAL, TWO_SECONDS) >= 0.85


def test_seven_are_told_from_eight_a_little_better_than_by_tossing_a_coin() -> None:
    assert 0.55 <= THOROUGH.heard(7, 8, USUAL, TWO_SECONDS) <= 0.70


def test_nobody_can_tell_seven_from_eight_well() -> None:
    assert 0.55 <= MANY.told(7, 8, USUAL, TWO_SECONDS) <= 0.70


@pytest.mark.parametrize(("fewer", "more"), [(2, 4), (7, 8)])
def test_the_listener_misses_little_of_what_could_be_known(fewer: int, more: int) -> None:
    exam = THOROUGH if fewer == 7 else QUICK
    heard, told = exam.heard(fewer, more, USUAL, TWO_SECONDS), MANY.told(fewer, more, USUAL, TWO_SECONDS)
    assert told - 0.08 <= heard <= told + 0.02


@pytest.mark.parametrize(("fewer", "more"), [(1, 2), (2, 3), (3, 4)])
def test_a_few_stones_can_be_counted(fewer: int, more: int) -> None:
    assert MANY.told(fewer, more, USUAL, FOUR_SECONDS) >= 0.85


def test_longer_shaking_helps() -> None:
    moment, usual, long = (QUICK.heard(2, 4, USUAL, pieces) for pieces in (HALF_A_SECOND, TWO_SECONDS, FOUR_SECONDS))
    assert moment + 0.05 < usual
    assert usual < long
    moment, usual, long = (MANY.told(7, 8, USUAL, pieces) for pieces in (HALF_A_SECOND, TWO_SECONDS, FOUR_SECONDS))
    assert moment + 0.02 < usual
    assert usual + 0.02 < long


def test_harder_shaking_helps() -> None:
    assert QUICK.heard(3, 5, 1, TWO_SECONDS) + 0.03 < QUICK.heard(3, 5, 5, TWO_SECONDS)
    weak, usual, strong = (MANY.told(3, 5, strength, TWO_SECONDS) for strength in (1, USUAL, 5))
    assert weak + 0.02 < usual
    assert usual + 0.01 < strong


@pytest.mark.parametrize("strength", [1, 5])
def test_no_strength_makes_seven_and_eight_easy(strength: int) -> None:
    assert 0.55 <= MANY.told(7, 8, strength, TWO_SECONDS) <= 0.70


def test_the_docs_tell_what_is_measured() -> None:
    (told,) = re.findall(r"^\| percent right \|(.*)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    figures = [float(percent) / 100 for percent in re.findall(r"([\d.]+) \(", told)]
    exams = {(7, 8): THOROUGH}
    measured = [exams.get(pair, QUICK).heard(*pair, USUAL, TWO_SECONDS) for pair in PROMISED]
    assert figures == pytest.approx(measured, abs=0.05)
