"""What follows from the rules of Sechserreihe, shown by looking at every case there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from spieltisch.game import QuickChance
from spieltisch.games.sechserreihe.bots.symmetry import canonical, images
from spieltisch.games.sechserreihe.rules.board import (
    ALL_FIELDS,
    COINS,
    GOALS,
    LINES,
    STONES,
    column,
    completes,
    is_stuck,
    row,
)
from spieltisch.games.sechserreihe.rules.lines import PATTERNS, turns_in
from spieltisch.games.sechserreihe.rules.notation import FIRST_FREE
from spieltisch.games.sechserreihe.rules.play import completed_by, update_phase
from spieltisch.games.sechserreihe.rules.position import Setup
from spieltisch.games.sechserreihe.rules.setup import OWN
from spieltisch.games.sechserreihe.rules.state import SechserreiheState
from tests.games.sechserreihe.positions import begin

FULL_LINE = 0b111111
HOLES_IN_ROW = [[2**place for place in range(6)], [2**one + 2**other for one, other in combinations(range(6), 2)]]


def stones_in(bits: int) -> int:
    return bits.bit_count()


def with_board(board: int, seats: int) -> SechserreiheState:
    state = SechserreiheState(Setup(seats, OWN))
    state.board = board
    update_phase(state)
    return state


# One line


def test_a_line_can_be_used_only_if_it_holds_a_stone_and_at_least_two_empty_fields() -> None:
    usable = {pattern for pattern in range(PATTERNS) if turns_in(pattern)}
    assert usable == {pattern for pattern in range(PATTERNS) if 1 <= stones_in(pattern) <= 4}


def test_the_line_used_is_never_completed_by_its_own_turn() -> None:
    """It keeps the hole that the stone left: coins come from crossing lines."""
    after = [(pattern, pattern ^ turn.change()) for pattern in range(PATTERNS) for turn in turns_in(pattern)]
    assert FULL_LINE not in [line for _, line in after]
    assert {stones_in(line) - stones_in(pattern) for pattern, line in after} == {1}


def test_any_empty_field_of_a_line_that_can_be_used_can_be_filled() -> None:
    for pattern in range(PATTERNS):
        filled = {place for turn in turns_in(pattern) for place in (turn.target, turn.placed)}
        empty = {place for place in range(6) if not pattern >> place & 1}
        assert filled == (empty if 1 <= stones_in(pattern) <= 4 else set())


# No turn


def boards_of_unusable_lines() -> Iterator[int]:
    """Rows that are empty or lack one stone: all others can be used, or are complete and do not stay on the board."""
    rows = [0, *(FULL_LINE ^ 2**place for place in range(6))]
    for lines in product(rows, repeat=6):
        board = sum(line << 6 * number for number, line in enumerate(lines))
        if all(stones_in(column(board, number)) in (0, 5) for number in range(6)):
            yield board


def test_no_turn_is_possible_on_an_empty_board_and_where_one_row_and_one_column_are_empty_only() -> None:
    """Of all boards that a turn can begin with: thirty stones never lie there then."""
    found = {board for board in boards_of_unusable_lines() if stones_in(board) < STONES}
    crossed = {
        ALL_FIELDS & ~sum(2**field for field in {*LINES[across], *LINES[6 + down]})
        for across in range(6)
        for down in range(6)
    }
    assert found == {0} | crossed
    assert {stones_in(board) for board in crossed} == {25}
    assert {board for board in found if is_stuck(board)} == crossed
    for board in found:
        state = with_board(board, 2)
        assert state.view(None)["phase"] == ("place" if board else "open")
        assert state.legal(0)


def test_elsewhere_there_is_always_a_turn() -> None:
    chance = QuickChance(6)
    for _ in range(3000):
        board = sum(2**field for field in range(36) if chance.below(36) < 20)
        if not completes(board) and board and not is_stuck(board):
            assert any(1 <= stones_in(row(board, n)) <= 4 or 1 <= stones_in(column(board, n)) <= 4 for n in range(6))
            assert with_board(board, 2).legal(0)


# 29 and 30 stones


def boards_with_29_stones() -> set[int]:
    """All without a complete line, one of each eight that are the same but for turning and mirroring.

    Seven holes and at least one in each of the six rows: two in one of them.
    """
    found = set()
    for double in range(6):
        for holes in product(*(HOLES_IN_ROW[number == double] for number in range(6))):
            if holes[0] | holes[1] | holes[2] | holes[3] | holes[4] | holes[5] == FULL_LINE:
                board = ALL_FIELDS & ~sum(hole << 6 * number for number, hole in enumerate(holes))
                if not completes(board):
                    found.add(canonical(board))
    return found


@pytest.fixture(scope="module")
def almost_done() -> set[int]:
    return boards_with_29_stones()


def test_at_29_stones_every_legal_turn_completes_a_line(almost_done: set[int]) -> None:
    assert len({image for board in almost_done for image in images(board)}) == 20_568
    for board in almost_done:
        state = with_board(board, 2)
        legal = state.legal(0)
        assert legal
        assert all(completed_by(board, move) for move in legal)


def test_so_the_supply_never_runs_out_with_two_to_four_players() -> None:
    """Every turn places one stone; at 29 it takes six away. So 29 is the most that can lie after a turn."""
    for seats in (2, 3, 4):
        for seed in range(50):
            state, chance = begin(seats, seed), QuickChance(seed)
            while seat := list(state.to_move()):
                assert stones_in(state.board) < STONES
                legal = state.legal(seat[0])
                state.play(seat[0], legal[chance.below(len(legal))], chance)


def test_at_29_stones_the_free_placement_is_the_only_way_to_30(almost_done: set[int]) -> None:
    for board in almost_done:
        state = with_board(board, 1)
        solving = [move for move in state.legal(0) if not completed_by(board, move)]
        assert all(move >= FIRST_FREE for move in solving)


def test_there_are_270_end_patterns() -> None:
    """Six holes, one in each row and column, at least one on each long diagonal."""
    ends = {
        holes
        for holes in permutations(range(6))
        if any(holes[n] == n for n in range(6)) and any(holes[n] == 5 - n for n in range(6))
    }
    assert len(ends) == 270
    without_a_line = {
        holes
        for holes in product(range(6), repeat=6)  # thirty stones lie without a full row only so: one hole in each
        if not completes(ALL_FIELDS & ~sum(2 ** (6 * number + hole) for number, hole in enumerate(holes)))
    }
    assert without_a_line == ends


# Coins


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_long_as_the_game_goes_on_there_is_a_coin_left(seats: int) -> None:
    """So a player who earns more than are left has won with it."""
    below_goal = range(GOALS[seats - 1])
    assert all(sum(coins) < COINS for coins in product(below_goal, repeat=seats))


# Turns that complete a line


def can_be_completed(board: int, line: int) -> bool:
    """It has exactly one hole, and another row or column through the hole holds a stone and two empty fields."""
    holes = [field for field in LINES[line] if not board >> field & 1]
    if len(holes) != 1:
        return False
    across, down = divmod(holes[0], 6)
    return any(1 <= sum(board >> field & 1 for field in LINES[used]) <= 4 for used in {across, 6 + down} - {line})


def test_a_line_can_be_completed_if_and_only_if_it_has_one_hole_and_a_crossing_line_can_be_used() -> None:
    chance = QuickChance(1)
    seen = 0
    for _ in range(4000):
        share = 12 + chance.below(20)
        board = sum(2**field for field in range(36) if chance.below(36) < share)
        if board and not completes(board) and not is_stuck(board):
            threats = with_board(board, 2).view(None)["threats"]
            assert threats == [line for line in range(14) if can_be_completed(board, line)]
            seen += bool(threats)
    assert seen > 1000
