"""Attempts of people who play Sechserreihe alone, careful but not clever, and how far they got."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance, QuickChance
from spieltisch.games.sechserreihe.rules.board import STONES, count
from spieltisch.games.sechserreihe.rules.play import completed_by, make_move, update_phase
from spieltisch.games.sechserreihe.rules.position import Setup
from spieltisch.games.sechserreihe.rules.setup import OWN
from spieltisch.games.sechserreihe.rules.state import SechserreiheState

ATTEMPTS = 200


def met_in(attempt: int) -> int:
    """The position recorded from this attempt. In even ones somebody takes any turn that completes no line; in odd
    ones somebody looks one step ahead and takes a turn after which most such turns remain.

    Every second time it is one with 22 to 29 stones, where attempts fail, else one with 2 to 29, each number equally
    likely; if the attempt ends before, the last position without a complete line.
    """
    chance = QuickChance(attempt)
    fewest = 22 if chance.below(2) else 2
    wanted = fewest + chance.below(STONES - fewest)
    state = alone(0)
    while count(state.board) < wanted and (turns := safe(state)):
        if attempt % 2 and state.board:
            turns = _roomiest(state, turns)
        state.play(0, turns[chance.below(len(turns))], chance)
    return state.board


def careful(stones: int, chance: Chance) -> int:
    """A position with so many stones, or fewer if that did not go well, from turns that complete no line."""
    state = alone(0)
    while count(state.board) < stones and (turns := safe(state)):
        state.play(0, turns[chance.below(len(turns))], chance)
    return state.board


def alone(board: int) -> SechserreiheState:
    """Somebody plays alone and is to move on this board."""
    state = SechserreiheState(Setup(1, OWN))
    state.board = i64(board)
    update_phase(state)
    return state


def safe(state: SechserreiheState) -> list[int]:
    """The legal turns that complete no line."""
    return [move for move in state.legal(0) if not completed_by(state.board, i64(move))]


def _roomiest(state: SechserreiheState, turns: list[int]) -> list[int]:
    room = [_room(state, move) for move in turns]
    return [move for move, left in zip(turns, room, strict=True) if left == max(room)]


def _room(state: SechserreiheState, move: int) -> int:
    after = state.copy()
    make_move(after, i64(move))
    return len(safe(after))


def drawn(board: int) -> str:
    """As the recorded positions are written: row by row, o a stone."""
    marks = "".join("o" if board >> field & 1 else "." for field in range(36))
    return "/".join(marks[first : first + 6] for first in range(0, 36, 6))
