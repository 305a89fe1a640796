"""Moves as numbers and as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.facts import read_facts
from spieltisch.game import Refusal
from spieltisch.games import game
from spieltisch.games.zong.rules.notation import FIRST_FLICK, MOVES, THROWS, flick, flick_of, way_to

RULES = game("zong")


def test_every_move_has_a_number_and_none_is_left_over() -> None:
    assert MOVES == read_facts("zong").moves == 78 + 1001 * 501 * 20000 * 1000
    assert len({RULES.describe(move) for move in range(FIRST_FLICK)}) == FIRST_FLICK


def test_a_throw_is_three_discs_in_the_order_of_their_counts() -> None:
    assert sorted(THROWS) == THROWS
    assert len(THROWS) == len(set(THROWS)) == 10
    assert {sum(throw) for throw in THROWS} == {3}


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (0, "throw LLL"),
        (3, "throw RRR"),
        (5, "throw BRL"),
        (8, "throw BBR"),
        (9, "throw BBB"),
        (10, "go"),
        (12, "go 2"),
        (10 + 0b010010, "go 2 5"),
        (73, "go 1 2 3 4 5 6"),
        (74, "vote 1"),
        (75, "vote 2"),
        (76, "disc large"),
        (77, "disc small"),
        (78, "flick 0/0 -2500:2500 0.1%"),
        (flick(500, 300, 2290, 680), "flick 500/300 -210:2500 68.0%"),
        (flick(0, 500, 5000, 1000), "flick 0/500 2500:2500 100.0%"),
        (flick(1000, 0, 10000, 15), "flick 1000/0 2500:-2500 1.5%"),
        (flick(3, 4, 15000, 999), "flick 3/4 -2500:-2500 99.9%"),
        (MOVES - 1, "flick 1000/500 -2500:2499 100.0%"),
    ],
)
def test_a_move_is_written_and_read(move: int, written: str) -> None:
    assert RULES.describe(move) == written
    assert RULES.parse(written) == move


@given(st.integers(FIRST_FLICK, MOVES - 1))
def test_a_flick_is_read_back_whole(move: int) -> None:
    it = flick_of(move)
    assert flick(it.across, it.along, way_to(it.dx, it.dy), it.strength) == move
    assert max(abs(it.dx), abs(it.dy)) == 2500
    assert RULES.parse(RULES.describe(move)) == move


@pytest.mark.parametrize("text", ["THROW brl", " throw   BRL ", "Throw\tbRl"])
def test_case_and_blanks_are_forgiven(text: str) -> None:
    assert RULES.describe(RULES.parse(text)) == "throw BRL"


@pytest.mark.parametrize(
    "text",
    """|throw|throw RB|throw RRB|throw BBBB|go 7|go 2 2|go 5 2|vote 3|disc|disc huge|flick|flick 1/1 0:2500 50%|\
flick 01/1 0:2500 50.0%|flick 1/1 -0:2500 50.0%|flick ١/1 0:2500 50.0%""".split("|"),
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert (refused.value.key, refused.value.values) == ("move-unreadable", {"text": text})


@pytest.mark.parametrize("flicked", ["1001/1 0:2500 50.0%", "1/501 0:2500 50.0%", "-1/1 0:2500 50.0%"])
@pytest.mark.parametrize(
    "spoilt", [None, ("0:2500", "0:2499"), ("0:2500", "2501:2500"), ("50.0%", "0.0%"), ("50.0%", "100.1%")]
)
def test_a_flick_beyond_its_limits_is_refused_with_the_reason(flicked: str, spoilt: tuple[str, str] | None) -> None:
    text = f"flick {flicked}" if spoilt is None else "flick 1/1 0:2500 50.0%".replace(*spoilt)
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert refused.value.key == "flick-impossible"
