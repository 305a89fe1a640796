"""Turns as people write them: c3-c5 +c1, +c3 +d4 to begin, +c1 where nothing slides."""

from __future__ import annotations

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import Refusal
from spieltisch.games import game
from spieltisch.games.sechserreihe.rules.board import LINES
from spieltisch.games.sechserreihe.rules.notation import (
    FIRST_FREE,
    FIRST_OPENING,
    FIRST_PLACE,
    FREE_PLACES,
    MOVES,
    OPENINGS,
    PLACES,
    change_of,
    is_opening,
    placed_bit,
    placed_of,
    slide_of,
)
from spieltisch.games.sechserreihe.rules.slides import NOWHERE, SLIDES, line_of, origin_of, path_of, target_of
from tests.games.sechserreihe.positions import position, written_moves

RULES = game("sechserreihe")


def test_all_turns_have_a_number_and_none_is_left_over() -> None:
    assert FIRST_OPENING == SLIDES * PLACES
    assert FIRST_PLACE == FIRST_OPENING + OPENINGS
    assert FIRST_FREE == FIRST_PLACE + 36
    assert MOVES == FIRST_FREE + SLIDES * FREE_PLACES == read_facts("sechserreihe").moves == 13266
    assert len({RULES.describe(move) for move in range(MOVES)}) == MOVES


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (0, "a1-b1 +c1"),
        (3, "a1-b1 +f1"),
        (20, "a1-a2 +a3"),
        (4 * 148 + 0, "c3-c5 +c1"),
        (1439, "f6-f5 +f4"),
        (1440, "+a1 +b1"),
        (2069, "+e6 +f6"),
        (2070, "+a1"),
        (2105, "+f6"),
        (2106, "a1-b1 +a1"),
        (13265, "f6-f5 +f6"),
    ],
)
def test_a_turn_is_written(move: int, written: str) -> None:
    assert RULES.describe(move) == written
    assert RULES.parse(written) == move


@pytest.mark.parametrize("text", ["c3-c5 +c1", "C3-C5 +C1", "c3–c5 +c1", "c3-c5+c1", "  c3 - c5   + c1 ", "c3–c5\t+C1"])
def test_case_blanks_and_the_longer_dash_are_forgiven(text: str) -> None:
    assert RULES.describe(RULES.parse(text)) == "c3-c5 +c1"


def test_the_two_first_stones_may_be_named_in_any_order() -> None:
    assert RULES.parse("+d4 +c3") == RULES.parse("+c3+d4")
    assert RULES.describe(RULES.parse("+d4 +c3")) == "+c3 +d4"


@pytest.mark.parametrize(
    "text", ["", "c3", "c3-c5", "c3-c5 c1", "g1-a1 +b1", "c0-c5 +c1", "c3-c5 +c1 +c2", "+c3 +d4 +e5", "+", "c3xc5 +c1"]
)
def test_what_is_no_turn_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert (refused.value.key, refused.value.values) == ("move-unreadable", {"text": text})


@pytest.mark.parametrize("text", ["c3-d4 +c1", "c3-c3 +c1", "c3-c5 +c5", "+c3 +c3"])
def test_what_no_stone_could_do_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert (refused.value.key, refused.value.values) == ("move-impossible", {"text": text})


def field(written: str) -> int:
    return 6 * (int(written[1]) - 1) + "abcdef".index(written[0])


def test_number_and_notation_mean_the_same_fields() -> None:
    for move in range(MOVES):
        written = RULES.describe(move).split()
        placed = [field(part[1:]) for part in written if part.startswith("+")]
        assert placed_of(move) == placed
        assert is_opening(move) == (len(placed) == 2)
        slide = slide_of(move)
        if written[0].startswith("+"):
            assert (slide, origin_of(slide), target_of(slide)) == (NOWHERE, NOWHERE, NOWHERE)
            assert change_of(move) == sum(2**number for number in placed)
        else:
            origin, target = (field(part) for part in written[0].split("-"))
            assert (origin_of(slide), target_of(slide)) == (origin, target)
            assert placed_bit(move) == 2 ** placed[0]
            assert 2**origin ^ change_of(move) == 2**target | 2 ** placed[0]


def test_a_slide_knows_its_line_and_the_fields_that_must_be_empty() -> None:
    for slide in range(SLIDES):
        origin, target = origin_of(slide), target_of(slide)
        line = LINES[line_of(slide)]
        ahead, behind = line.index(origin), line.index(target)
        between = line[ahead + 1 : behind] if ahead < behind else line[behind + 1 : ahead]
        assert path_of(slide) == sum(2**number for number in [*between, target])


def test_legal_moves_come_in_the_order_of_their_numbers() -> None:
    state = position("o..... ...... ..o... ...... ...... .....o")
    moves = written_moves(state)
    assert moves[0] == "a1-b1 +c1"
    assert [RULES.parse(move) for move in moves] == sorted(state.legal(0))
