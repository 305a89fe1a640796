"""The bits of the board against the board as people see it: columns a to f, rows 1 to 6."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.games.sechserreihe.bots.symmetry import canonical, images, left_right, top_bottom
from spieltisch.games.sechserreihe.rules.board import (
    ALL_FIELDS,
    ANTIDIAGONAL,
    DIAGONAL,
    FIRST_COLUMN,
    FIRST_ROW,
    LINES,
    bit,
    column,
    completes,
    count,
    fields,
    full_columns,
    full_lines,
    full_rows,
    line_fields,
    row,
    transposed,
    without,
)
from spieltisch.games.sechserreihe.rules.legal import legal_moves, phase_of
from spieltisch.games.sechserreihe.rules.lines import COUNTS, COUNTS_OF_TWO, ENTRIES, count_turns, nth_turn, turn_of
from spieltisch.games.sechserreihe.rules.notation import field_name, written
from spieltisch.games.sechserreihe.rules.position import TURN
from tests.games.sechserreihe.literal_rules import ALL_LINES, IMAGES, LiteralSechserreihe
from tests.games.sechserreihe.positions import board as drawn_board

boards = st.integers(0, ALL_FIELDS)
few_stones = st.sets(st.integers(0, 35), min_size=1, max_size=8).map(lambda stones: sum(2**field for field in stones))
few_holes = few_stones.map(lambda holes: ALL_FIELDS & ~holes)


def names(board: int) -> frozenset[str]:
    return frozenset(field_name(field) for field in range(36) if board >> field & 1)


def test_the_masks_are_what_they_are_called() -> None:
    assert names(ALL_FIELDS) == {letter + number for letter in "abcdef" for number in "123456"}
    assert names(FIRST_ROW) == {letter + "1" for letter in "abcdef"}
    assert names(FIRST_COLUMN) == {"a" + number for number in "123456"}
    assert names(DIAGONAL) == {"a1", "b2", "c3", "d4", "e5", "f6"}
    assert names(ANTIDIAGONAL) == {"f1", "e2", "d3", "c4", "b5", "a6"}


def test_there_are_fourteen_lines_rows_first_then_columns_then_diagonals() -> None:
    assert [[field_name(field) for field in line] for line in LINES] == ALL_LINES
    assert [names(line_fields(line)) for line in range(14)] == [set(line) for line in ALL_LINES]


@pytest.mark.parametrize("field", range(36))
def test_every_field_has_its_bit_also_beyond_the_32nd(field: int) -> None:
    assert bit(field) == 2**field
    assert fields(bit(field)) == [field]


@given(boards)
def test_stones_are_counted_and_found(board: int) -> None:
    assert count(board) == board.bit_count()
    assert fields(board) == [field for field in range(36) if board >> field & 1]


@given(boards)
def test_rows_and_columns_are_taken_out(board: int) -> None:
    for number in range(6):
        for place in range(6):
            assert row(board, number) >> place & 1 == board >> LINES[number][place] & 1
            assert column(board, number) >> place & 1 == board >> LINES[6 + number][place] & 1


@given(boards | few_holes)
def test_complete_lines_are_found_and_taken_away(board: int) -> None:
    complete = [number for number, line in enumerate(ALL_LINES) if names(board).issuperset(line)]
    assert full_lines(board) == complete
    assert completes(board) == bool(complete)
    assert [number for number in range(6) if full_rows(board) >> 6 * number & 1] == [n for n in complete if n < 6]
    assert [number for number in range(6) if full_columns(board) >> number & 1] == [
        n - 6 for n in complete if 6 <= n < 12
    ]
    assert names(without(board, complete)) == names(board) - {field for n in complete for field in ALL_LINES[n]}


@given(boards)
def test_the_eight_images_are_those_of_a_square(board: int) -> None:
    assert {names(image) for image in images(board)} == {frozenset(i[field] for field in names(board)) for i in IMAGES}
    assert transposed(transposed(board)) == left_right(left_right(board)) == top_bottom(top_bottom(board)) == board


@given(boards)
def test_all_images_of_a_board_have_the_same_canonical_one(board: int) -> None:
    assert canonical(board) == min(images(board))
    assert {canonical(image) for image in images(board)} == {canonical(board)}


def test_mirrors_do_what_they_are_called() -> None:
    corner = drawn_board("oo.... o..... ...... ...... ...... ......")
    assert left_right(corner) == drawn_board("....oo .....o ...... ...... ...... ......")
    assert top_bottom(corner) == drawn_board("...... ...... ...... ...... o..... oo....")
    assert transposed(drawn_board("ooo... ...... ...... ...... ...... ......")) == drawn_board(
        "o..... o..... o..... ...... ...... ......"
    )


@given(
    st.integers(1, ALL_FIELDS) | st.sets(st.integers(0, 35), min_size=1, max_size=6).map(lambda s: sum(2**f for f in s))
)
def test_every_legal_turn_is_drawn_from_the_tables_exactly_once(board: int) -> None:
    """What random playouts draw from is the same as what is legal."""
    columns = transposed(board)
    drawn = []
    for lines, first in ((board, 0), (columns, 6)):
        for n in range(count_turns(lines, COUNTS_OF_TWO)):
            line, entry = divmod(nth_turn(lines, n, COUNTS, COUNTS_OF_TWO), ENTRIES)
            drawn.append(int(turn_of(first + line, entry)))
    assert sorted(drawn) == legal_moves(board, TURN)


@given(st.sets(st.integers(0, 35), min_size=1, max_size=28))
def test_legal_turns_on_any_board_are_those_of_the_literal_rules(lying: set[int]) -> None:
    twin = LiteralSechserreihe(2, 0, {field_name(field) for field in lying})
    if any(set(line) <= twin.stones for line in ALL_LINES):
        return
    board = sum(2**field for field in lying)
    assert sorted(written(move) for move in legal_moves(board, phase_of(board))) == sorted(twin.moves())
