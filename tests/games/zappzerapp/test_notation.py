"""Moves as people write them, whatever the case and the blanks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.game import Refusal
from spieltisch.games.zappzerapp.rules.notation import MOVES
from tests.games.zappzerapp.positions import FACTS, RULES

move_like = st.from_regex(
    r"\s*((left|right)\s+[0-9]{1,3}|(back|choose)\s+(left|right)|pass|ready|stay|run\s+(start|[0-9]{1,3}))\s*",
    fullmatch=True,
) | st.text(max_size=12)

moves = st.integers(0, MOVES - 1)
blanks = st.sampled_from([" ", "  ", "\t", "\n"])
UNREADABLE = ["", "left", "left 0", "left 14", "right 07", "run 0", "run 25", "run -1", "back 3", "left7"]


def test_there_are_as_many_moves_as_the_facts_say() -> None:
    assert MOVES == FACTS.moves == 58


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "left 1"),
        (12, "left 13"),
        (13, "right 1"),
        (25, "right 13"),
        (26, "back left"),
        (27, "back right"),
        (28, "choose left"),
        (29, "choose right"),
        (30, "pass"),
        (31, "ready"),
        (32, "stay"),
        (33, "run start"),
        (34, "run 1"),
        (57, "run 24"),
    ],
)
def test_numbers_of_moves_never_change(number: int, text: str) -> None:
    """They stand in records and in the client."""
    assert RULES.describe(number) == text
    assert RULES.parse(text) == number


def test_every_move_is_written_differently() -> None:
    assert len({RULES.describe(move) for move in range(MOVES)}) == MOVES


@given(move=moves, blanks=st.tuples(blanks, blanks, blanks))
def test_case_and_blanks_are_forgiven(move: int, blanks: tuple[str, str, str]) -> None:
    text = blanks[0] + RULES.describe(move).upper().replace(" ", blanks[1]) + blanks[2]
    assert RULES.parse(text) == move


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert (refused.value.key, refused.value.values) == ("move-unreadable", {"text": text})


@given(text=move_like)
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    try:
        move = RULES.parse(text)
    except Refusal:
        return
    assert RULES.describe(move) == " ".join(text.split()).lower()
