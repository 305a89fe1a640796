"""Alone at Sechserreihe: whether all stones can still be laid, and how. The solver must never be wrong."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from spieltisch.game import UNLIMITED_STEPS, Budget, QuickChance
from spieltisch.games.sechserreihe.bench import recorded_positions
from spieltisch.games.sechserreihe.bots.solver import IMPOSSIBLE, POSSIBLE, UNKNOWN, Solution, safe_turns, solve
from spieltisch.games.sechserreihe.bots.symmetry import canonical, images
from spieltisch.games.sechserreihe.rules.board import ALL_FIELDS, FIRST_COLUMN, FIRST_ROW, STONES, bit, completes
from spieltisch.games.sechserreihe.rules.notation import FIRST_FREE, FIRST_OPENING, FIRST_PLACE, placement
from spieltisch.games.sechserreihe.rules.play import make_move
from tests.clock import CountedClock
from tests.games.sechserreihe.solo import ATTEMPTS, alone, careful, met_in, safe

CROSSINGS = [6 * row + column for row in range(3) for column in range(row, 3)]  # all, up to turning and mirroring
# Found by enumerating all positions: no way from here, and so many others before that is certain.
HOPELESS = ALL_FIELDS & ~0x0412205B7
HOPELESS_NODES = 671


def solved(board: int) -> Solution:
    return within(board, UNLIMITED_STEPS)


def within(board: int, steps: int) -> Solution:
    """What is found at so many other positions; the clock stands still."""
    return solve(board, Budget("meister", steps, 1.0, clock=lambda: 0.0))


def stuck(crossing: int) -> int:
    """A row and a column through this field are empty, everything else is full."""
    row, column = divmod(crossing, 6)
    return ALL_FIELDS & ~(FIRST_ROW << 6 * row) & ~(FIRST_COLUMN << column)


def stones(board: int) -> int:
    return board.bit_count()


def most_stones(board: int, seen: set[int]) -> int:
    """How many stones can lie without a complete line, by trying everything that the rules allow."""
    seen.add(board)
    most, state = stones(board), alone(board)
    for move in safe(state):
        after = state.copy()
        make_move(after, i64(move))
        if after.board not in seen:
            most = max(most, most_stones(after.board, seen))
        if most == STONES:
            break
    return most


def played(board: int, turns: list[int]) -> int:
    """The board after these turns, each of which has to be legal and to complete no line."""
    state = alone(board)
    for move in turns:
        state.play(0, move, QuickChance(0))
        assert not state.last_lines
    return state.board


def early_positions() -> list[int]:
    return [careful(stones, QuickChance(stones)) for stones in range(2, 25)]


def late_positions() -> list[int]:
    return [careful(25 + attempt % 5, QuickChance(attempt)) for attempt in range(60)]


def scattered(count: int, chance: QuickChance) -> int:
    """Any position with so many stones and no complete line, reachable or not."""
    while True:
        fields = list(range(36))
        chance.shuffle(fields)
        board = sum(1 << field for field in fields[:count])
        if not completes(i64(board)):
            return board


def test_the_verdict_is_what_trying_everything_finds() -> None:
    verdicts = []
    for board in late_positions():
        solution = solved(board)
        assert solution.verdict == (POSSIBLE if most_stones(board, set()) == STONES else IMPOSSIBLE)
        verdicts.append(solution.verdict)
    assert {POSSIBLE, IMPOSSIBLE} == set(verdicts)


def test_a_way_is_legal_and_ends_with_all_stones() -> None:
    ways = 0
    for board in early_positions() + late_positions():
        solution = solved(board)
        if solution.verdict == POSSIBLE:
            assert stones(played(board, solution.way)) == STONES
            assert solution.best == solution.way
            ways += 1
    assert ways > 30


def test_where_there_is_no_way_the_best_one_gets_as_far_as_can_be() -> None:
    for board in [board for board in late_positions() if solved(board).verdict == IMPOSSIBLE]:
        solution = solved(board)
        assert solution.way == []
        assert stones(played(board, solution.best)) == most_stones(board, set()) < STONES


def test_every_two_stones_to_start_with_can_be_solved() -> None:
    starts = {canonical(bit(i64(low)) | bit(i64(high))) for high in range(36) for low in range(high)}
    assert len(starts) == 93
    assert {solved(start).verdict for start in starts} == {POSSIBLE}


def test_up_to_21_stones_everything_without_a_complete_line_can_be_solved() -> None:
    chance = QuickChance(21)
    boards = [scattered(count, chance) for count in range(1, 22) for _ in range(3)]
    assert {solved(board).verdict for board in boards} == {POSSIBLE}


def test_an_empty_board_is_opened_with_two_stones() -> None:
    way = solved(0).way
    assert FIRST_OPENING <= way[0] < FIRST_PLACE
    assert stones(played(0, way)) == STONES


@pytest.mark.parametrize("crossing", CROSSINGS)
def test_where_nothing_slides_one_stone_is_placed_where_row_and_column_cross_and_all_is_over(crossing: int) -> None:
    solution = solved(stuck(crossing))
    on_a_diagonal = crossing % 7 == 0
    assert solution.verdict == IMPOSSIBLE
    assert solution.best == ([] if on_a_diagonal else [placement(crossing)])


def test_the_last_stone_is_placed_freely() -> None:
    last = played(0, solved(0).way[:-1])
    way = solved(last).way
    assert stones(last) == STONES - 1
    assert len(way) == 1
    assert way[0] >= FIRST_FREE


def test_all_stones_without_a_complete_line_are_a_solution() -> None:
    solution = solved(played(0, solved(0).way))
    assert (solution.verdict, solution.way, solution.nodes) == (POSSIBLE, [], 0)


def test_a_complete_line_is_the_end_of_the_attempt() -> None:
    with pytest.raises(ValueError, match="a line is complete"):
        solved(FIRST_ROW)


def test_turning_and_mirroring_change_nothing() -> None:
    for board in [*late_positions()[:20], HOPELESS]:
        found = {(solution.verdict, len(solution.best)) for solution in map(solved, images(i64(board)))}
        assert len(found) == 1


def test_who_follows_the_first_turn_of_each_way_lays_all_stones() -> None:
    state = alone(0)
    while state.result() is None:
        state.play(0, solved(state.board).way[0], QuickChance(0))
    assert stones(state.board) == STONES
    assert not state.last_lines


def test_the_turns_that_complete_no_line_are_those_of_the_rules() -> None:
    for board in [
        0,
        *map(stuck, CROSSINGS),
        *late_positions(),
        *(careful(count, QuickChance(count)) for count in range(2, 25)),
    ]:
        assert sorted(safe_turns(i64(board))) == safe(alone(board))


def test_no_way_is_certain_only_when_everything_was_looked_at() -> None:
    solution = solved(HOPELESS)
    assert (solution.verdict, solution.nodes) == (IMPOSSIBLE, HOPELESS_NODES)
    assert within(HOPELESS, HOPELESS_NODES).verdict == IMPOSSIBLE


@pytest.mark.parametrize("steps", [0, 1, HOPELESS_NODES - 1])
def test_a_limit_leaves_it_unknown(steps: int) -> None:
    solution = within(HOPELESS, steps)
    assert (solution.verdict, solution.way, solution.nodes) == (UNKNOWN, [], steps)
    played(HOPELESS, solution.best)


@pytest.mark.parametrize("looks", [0, 1, 5])
def test_when_the_clock_says_so_it_is_left_unknown(looks: int) -> None:
    """The clock advances by a second at each look."""
    solution = solve(HOPELESS, Budget("meister", UNLIMITED_STEPS, float(looks), clock=CountedClock(1.0)))
    assert (solution.verdict, solution.way) == (UNKNOWN, [])
    assert solution.nodes < HOPELESS_NODES
    assert solution.seconds > looks
    played(HOPELESS, solution.best)


def test_a_limit_does_not_hide_a_way_already_found() -> None:
    nodes = solved(0).nodes
    assert within(0, nodes).verdict == POSSIBLE
    assert within(0, nodes - 1).verdict == UNKNOWN


def test_the_recorded_positions_have_the_recorded_verdict() -> None:
    recorded = recorded_positions()
    assert len(recorded) == len({position.board for position in recorded}) == ATTEMPTS
    assert [solved(position.board).verdict for position in recorded] == [position.verdict for position in recorded]


@pytest.mark.parametrize("attempt", range(0, ATTEMPTS, 19))
def test_the_recorded_positions_were_met_in_attempts(attempt: int) -> None:
    assert met_in(attempt) in {position.board for position in recorded_positions()}
