"""The searches of Sechserreihe: right about what can be seen, and sensible about the rest."""

from __future__ import annotations

from functools import cache

import pytest

from spieltisch.bots import Seat, bot
from spieltisch.facts import read_facts
from spieltisch.game import Budget, QuickChance, State, Thought
from spieltisch.games import game
from spieltisch.games.sechserreihe.allowed import legal_moves, phase_of
from spieltisch.games.sechserreihe.board import completes, count, fields, full_lines, without
from spieltisch.games.sechserreihe.evaluation import CALM, STUCK, WIN, is_decided
from spieltisch.games.sechserreihe.growth import CHANGES, CHANGES_A_LINE, FIRST_CHANGE, LINES_TO_USE, OPENINGS, pattern
from spieltisch.games.sechserreihe.knowledge import KNOWLEDGE, moves_between
from spieltisch.games.sechserreihe.search import AlphaBeta
from spieltisch.games.sechserreihe.several import EverybodyForThemselves
from spieltisch.games.sechserreihe.symmetry import WAYS_TO_LOOK, canonical_way, images, seen, unseen
from spieltisch.games.sechserreihe.threats import cleared, completable, complete_lines
from spieltisch.games.sechserreihe.turns import change_of

EMPTY = 0
LOCKED = sum(1 << 6 * row + column for row in range(6) for column in range(6) if row != 2 and column != 4)
MINUTE = 60.0


@cache
def boards(seed: int = 1) -> list[int]:
    """What lies on the board during a random game of two, with the two boards on which nothing can slide.

    With odd seeds they set nothing up while they can help it.
    """
    luck = QuickChance(seed)
    state = new_game(2, seed)
    found = [LOCKED, EMPTY]
    while seats := state.to_move():
        legal = state.legal(seats[0])
        if seed % 2:
            safe = [move for move in legal if not can_complete(cleared(found[-1] ^ change_of(move)))]
            legal = safe or legal
        state.play(seats[0], legal[luck.below(len(legal))], luck)
        found.append(board_of(state))
    return found[:-1]


def new_game(seats: int, seed: int = 1) -> State:
    return game("sechserreihe").new(seats, read_facts("sechserreihe").complete(seats, {}), QuickChance(seed))


def board_of(state: State) -> int:
    lying = state.view(None)["fields"]
    assert isinstance(lying, list)
    return sum(1 << field for field, stone in enumerate(lying) if stone)


def by_the_rules(board: int) -> set[int]:
    """All boards that a turn leads to, before complete lines are taken off."""
    return {board ^ change_of(move) for move in legal_moves(board, phase_of(board))}


def children(board: int) -> list[int]:
    """The same, quicker."""
    return [board ^ CHANGES[n] for n in changes(board)] or list(by_the_rules(board))


def changes(board: int) -> list[int]:
    return [
        line * CHANGES_A_LINE + n
        for line in range(LINES_TO_USE)
        for n in range(FIRST_CHANGE[pattern(board, line)], FIRST_CHANGE[pattern(board, line) + 1])
    ]


def can_complete(board: int) -> bool:
    return completable(board) != 0


@cache
def is_stuck(board: int) -> bool:
    return not can_complete(board) and all(can_complete(child) for child in children(board))


# What the searches see on a board


@pytest.mark.parametrize("seed", range(2))
def test_a_board_grows_by_the_changes_of_its_lines_to_all_that_turns_lead_to(seed: int) -> None:
    for board in boards(seed):
        assert len(children(board)) == len(set(children(board)))
        assert set(children(board)) == by_the_rules(board)


@pytest.mark.parametrize("seed", range(2))
def test_holes_that_can_be_filled_are_known_without_trying_turns(seed: int) -> None:
    for board in boards(seed):
        completing = [child for child in children(board) if completes(child)]
        filled = {field for child in completing for field in fields(child & ~board)}
        assert set(fields(completable(board))) <= filled
        assert bool(completable(board)) == bool(completing)
        for child in completing:
            assert complete_lines(child) == len(full_lines(child))
            assert cleared(child) == without(child, full_lines(child))


def test_boards_that_look_alike_have_one_canonical_look() -> None:
    for board in boards():
        assert {unseen(seen(board, way), way) for way in range(WAYS_TO_LOOK)} == {board}
        assert {seen(board, way) for way in range(WAYS_TO_LOOK)} == set(images(board))
        assert {seen(image, canonical_way(image)) for image in images(board)} == {min(images(board))}


def test_openings_that_look_alike_are_looked_at_once() -> None:
    alike = [set(images(pair)) for pair in OPENINGS]
    assert sum(len(pairs) for pairs in alike) == len(set().union(*alike)) == 630


# Two players


def value_by_the_book(board: int, own: int, other: int, depth: int, turn: int = 0) -> int:
    """Plain minimax: every turn of every side, nothing remembered, nothing left out."""
    if depth == 0:
        return horizon_by_the_book(board, own, other, turn)
    return max(value_of_turn(board, child, own, other, depth, turn) for child in children(board))


def value_of_turn(board: int, child: int, own: int, other: int, depth: int, turn: int) -> int:
    earned = len(full_lines(child))
    if own + earned >= 3:
        return WIN - turn - 1
    after = without(child, full_lines(child))
    if depth > 0:
        return -value_by_the_book(after, other, own + earned, depth - 1, turn + 1)
    return -horizon_by_the_book(after, other, own + earned, turn + 1)


@cache
def horizon_by_the_book(board: int, own: int, other: int, turn: int) -> int:
    """Coins and tempo, or better what can be taken now. Who is stuck gives a coin, and with it perhaps the game."""
    place = 9 * (count(board) % 2) + 3 * own + other
    if is_stuck(board):
        return turn + 2 - WIN if other == 2 else STUCK[place]
    completing = [child for child in children(board) if completes(child)]
    return max([CALM[place], *(value_of_turn(board, child, own, other, 0, turn) for child in completing)])


@cache
def crowded(least: int) -> list[int]:
    return sorted({board for seed in range(12) for board in boards(seed) if count(board) >= least} - {LOCKED})


@cache
def alpha_beta() -> AlphaBeta:
    return AlphaBeta()


def searched(board: int, own: int, other: int, depth: int) -> int:
    search = alpha_beta()
    search.think(board, own, other, 1 << 40, MINUTE, depth)
    return search.value


ALL_COINS = [(0, 0), (1, 0), (0, 1), (2, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("depth", "least", "coins"),
    [(depth, least, coins) for depth, least in [(1, 20), (2, 26)] for coins in ALL_COINS] + [(3, 26, (2, 2))],
)
def test_the_value_is_that_of_plain_minimax(depth: int, least: int, coins: tuple[int, int]) -> None:
    own, other = coins
    for board in crowded(least)[::20]:
        values = [value_by_the_book(board, own, other, shallow) for shallow in range(1, depth + 1)]
        decided = [value for value in values if is_decided(value)]
        assert searched(board, own, other, depth) == (decided[0] if decided else values[-1])


@pytest.mark.parametrize("board", [EMPTY, LOCKED])
def test_boards_where_nothing_can_slide_have_the_value_of_plain_minimax(board: int) -> None:
    assert searched(board, 1, 2, 1) == value_by_the_book(board, 1, 2, 1)


def test_to_be_stuck_is_never_better_than_not_to_be() -> None:
    assert all(stuck <= calm for stuck, calm in zip(STUCK, CALM, strict=True))


def test_boards_that_look_alike_have_one_value() -> None:
    for board in boards()[4::7]:
        assert len({searched(image, 1, 0, 3) for image in images(board)}) == 1


def test_a_turn_that_wins_is_found_and_proven() -> None:
    for board in crowded(20):
        if can_complete(board):
            assert searched(board, 2, 2, 1) == WIN - 1


def test_a_side_that_is_stuck_against_two_coins_knows_that_it_has_lost() -> None:
    stuck = [board for board in crowded(20) if is_stuck(board)]
    assert stuck
    for board in stuck:
        assert searched(board, 2, 2, 1) == 2 - WIN


def test_a_turn_that_leaves_the_other_stuck_wins_in_three() -> None:
    leaving = [
        board for board in crowded(20) if not can_complete(board) and any(is_stuck(child) for child in children(board))
    ]
    assert leaving
    for board in leaving[:5]:
        assert searched(board, 2, 1, 2) == WIN - 3
        assert is_stuck(alpha_beta().line[0])


def test_nothing_is_set_up_that_would_lose_while_it_can_be_helped() -> None:
    for board in boards()[6:]:
        if not can_complete(board) and not is_stuck(board):
            searched(board, 2, 2, 2)
            assert not can_complete(alpha_beta().line[0])


# Three and four players


@cache
def table() -> EverybodyForThemselves:
    return EverybodyForThemselves()


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_the_winning_coin_is_taken(seats: int) -> None:
    board = next(board for board in crowded(20) if can_complete(board))
    table().think(board, [1] * seats, 1, 2, 1000, MINUTE)
    assert completes(table().line[0])
    assert table().wins
    assert table().outlook == 1.0


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_no_win_is_left_to_the_next_while_it_can_be_helped(seats: int) -> None:
    calm = [board for board in crowded(16) if not can_complete(board) and not is_stuck(board)]
    for board in calm[::8]:
        table().think(board, [1] * seats, 0, 2, 3000, MINUTE)
        assert not can_complete(table().line[0])
        assert not table().wins


# At the table


def think(seats: int, seed: int, turns: int, steps: int) -> tuple[State, Thought]:
    """After some turns at random: the position, and what the seat to move thinks about it."""
    state, luck = new_game(seats, seed), QuickChance(seed)
    for _ in range(turns):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.play(seat, legal[luck.below(len(legal))], luck)
    seat = state.to_move()[0]
    return state, KNOWLEDGE.think(state.copy(), seat, Budget("meister", steps, MINUTE), QuickChance(seed))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("turns", [0, 1, 9, 17])
def test_the_line_of_play_is_legal(seats: int, turns: int) -> None:
    state, thought = think(seats, 3, turns, 3000)
    assert thought.line[0] == thought.move
    assert thought.nodes > 0
    assert 0.0 <= thought.outlook <= 1.0
    for move in thought.line:
        seat = state.to_move()[0]
        assert move in state.legal(seat)
        state.play(seat, move, QuickChance(1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_thought_can_be_had_again(seats: int) -> None:
    once, again = think(seats, 2, 12, 3000)[1], think(seats, 2, 12, 3000)[1]
    assert once._replace(seconds=0.0) == again._replace(seconds=0.0)


def test_luck_turns_the_board_so_that_openings_differ() -> None:
    state = new_game(2)
    seat = state.to_move()[0]
    first = {
        KNOWLEDGE.think(state.copy(), seat, Budget("meister", 1, MINUTE), QuickChance(seed)).move for seed in range(20)
    }
    assert len(first) > 1


def test_alone_the_way_to_the_last_stone_is_known() -> None:
    state, thought = think(1, 1, 5, 100_000)
    assert thought.proven
    assert thought.outlook == 1.0
    for move in thought.line:
        state.play(0, move, QuickChance(1))
    result = state.result()
    assert result is not None
    assert result.scores == [30]


def test_a_beginner_sees_the_line_that_can_be_completed() -> None:
    state = next(state for state in walk(2) if can_complete(board_of(state)))
    seat = state.to_move()[0]
    for move in KNOWLEDGE.candidates(state, seat):
        assert completes(board_of(state) ^ change_of(move))


def test_a_beginner_else_thinks_about_a_few_turns() -> None:
    for state in walk(3):
        seat = state.to_move()[0]
        candidates = KNOWLEDGE.candidates(state, seat)
        assert candidates
        assert set(candidates) <= set(state.legal(seat))
        if not can_complete(board_of(state)):
            assert len(candidates) <= 13


def walk(seats: int) -> list[State]:
    """The positions of a random game."""
    state, luck = new_game(seats), QuickChance(4)
    found: list[State] = []
    while to_move := state.to_move():
        found.append(state.copy())
        legal = state.legal(to_move[0])
        state.play(to_move[0], legal[luck.below(len(legal))], luck)
    return found


def played(seats: int, seed: int) -> State:
    """A game of a journeyman on the second seat among beginners."""
    state, luck = new_game(seats, seed), QuickChance(seed)
    while to_move := state.to_move():
        seat = to_move[0]
        level = "geselle" if seat == 1 else "neuling"
        at = Seat(game("sechserreihe"), seat, state.view(seat), state.legal(seat), luck)
        state.play(seat, bot(level, "sechserreihe").think(at).move, luck)
    return state


def test_the_journeyman_beats_a_beginner() -> None:
    for seed in range(2):
        result = played(2, seed).result()
        assert result is not None
        assert result.winners() == [1]


@pytest.mark.parametrize("seats", [3, 4])
def test_games_of_several_bots_come_to_an_end(seats: int) -> None:
    result = played(seats, 1).result()
    assert result is not None
    assert max(result.scores) == 2


def test_boards_become_moves_again_also_across_complete_lines() -> None:
    board = next(board for board in crowded(20) if can_complete(board))
    completed = min(child for child in children(board) if completes(child))
    answer = min(children(without(completed, full_lines(completed))))
    first, second = moves_between(board, [completed, answer])
    assert board ^ change_of(first) == completed
    assert without(completed, full_lines(completed)) ^ change_of(second) == answer
