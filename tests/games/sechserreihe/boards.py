"""Boards for the searches of Sechserreihe, as plain numbers, and what the rules say about them, slowly."""

from __future__ import annotations

from functools import cache

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, State
from spieltisch.games import game
from spieltisch.games.sechserreihe.bots.board_changes import (
    CHANGES,
    CHANGES_A_LINE,
    FIRST_CHANGE,
    LINES_TO_USE,
    pattern,
)
from spieltisch.games.sechserreihe.bots.threats import cleared, completable
from spieltisch.games.sechserreihe.rules.board import count
from spieltisch.games.sechserreihe.rules.legal import legal_moves, phase_of
from spieltisch.games.sechserreihe.rules.notation import change_of

EMPTY = 0
LOCKED = sum(1 << 6 * row + column for row in range(6) for column in range(6) if row != 2 and column != 4)


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


@cache
def crowded(least: int) -> list[int]:
    return sorted({board for seed in range(12) for board in boards(seed) if count(board) >= least} - {LOCKED})
