"""Positions that the conformance suite looks at: random games of every case that the games' test folders list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.game import Chance, QuickChance, State
from tests.suite import Case, suite, suites

CASES = [case for found in suites().values() for case in found.cases]

FEW = 6
LOOKED_AT_CLOSELY = 64
STRIDE = 7
MANY = 3000


@dataclass(frozen=True)
class Moment:
    """A position in a random game, and the move that is made there."""

    state: State
    seat: int
    move: int
    ply: int


def random_game(case: Case, seed: int) -> Iterator[Moment]:
    """Random moves to the end. Whoever watches may look at the state, and finds it played on the next time."""
    chance = QuickChance(seed)
    state = case.start(seed)
    ply = 0
    while seats := state.to_move():
        seat = seats[chance.below(len(seats))]
        move = any_move(case, state.legal(seat), chance)
        yield Moment(state, seat, move, ply)
        state.play(seat, move, chance)
        ply += 1


def any_move(case: Case, legal: Sequence[int], chance: Chance) -> int:
    """Any legal move, but half the time one that brings the game on, where there are such."""
    eager = suite(case.key).eager
    if eager and chance.below(2):
        legal = [move for move in legal if move in eager] or legal
    return legal[chance.below(len(legal))]


def some_moments(case: Case, seed: int) -> Iterator[Moment]:
    """Every moment at first; of a long game, which repeats itself, only some of the later ones."""
    return (moment for moment in random_game(case, seed) if moment.ply < LOOKED_AT_CLOSELY or moment.ply % STRIDE == 0)


def some_of(moves: Sequence[int]) -> list[int]:
    """All the moves of a list; of a range, which may be endless, both ends, the middle and some by chance."""
    if not isinstance(moves, range) or len(moves) <= FEW:
        return list(moves)
    luck = QuickChance(len(moves))
    middle = len(moves) // 2
    ends = [moves[index] for index in (0, 1, middle - 1, middle, -2, -1)]
    return sorted({*ends, *(moves[luck.below(len(moves))] for _ in range(FEW))})


def known_moves(case: Case) -> list[int]:
    """All moves of the game. Where they are too many to list, the first are the special ones."""
    moves = range(case.facts.moves)
    return [*moves] if len(moves) <= MANY else sorted({*moves[:MANY], *some_of(moves)})


def final_state(case: Case, seed: int) -> State:
    *_, last = random_game(case, seed)
    return last.state
