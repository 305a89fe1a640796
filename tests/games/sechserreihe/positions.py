"""Positions of Sechserreihe drawn by hand: o is a stone, rows from the top."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import read_facts
from spieltisch.game import IllegalMove, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.sechserreihe.rules.notation import field_name
from spieltisch.games.sechserreihe.rules.play import update_phase
from spieltisch.games.sechserreihe.rules.position import Setup
from spieltisch.games.sechserreihe.rules.setup import OWN
from spieltisch.games.sechserreihe.rules.state import SechserreiheState

EMPTY = "...... ...... ...... ...... ...... ......"

# a3-c3 +d3 completes two columns and both diagonals; in the second one only the two columns.
FOUR_LINES_AT_ONCE = "o.oo.o .oooo. o..... ..oo.. .oooo. o.oo.o"
TWO_LINES_AT_ONCE = "..oo.. ..oo.. o..... ..oo.. ..oo.. ..oo.."
ONE_ROW_AND_ONE_COLUMN_EMPTY = "oooo.o oooo.o ...... oooo.o oooo.o oooo.o"
TWENTY_NINE_STONES = ".ooooo o.oooo ooo.oo oo.ooo oooo.. ooooo."  # d5-f5 +d5 solves it


def begin(seats: int, seed: int = 0, story: Story | None = None, **options: object) -> SechserreiheState:
    facts = read_facts("sechserreihe")
    state = game("sechserreihe").new(seats, facts.complete(seats, options), QuickChance(seed), story)
    assert isinstance(state, SechserreiheState)
    return state


def position(drawn: str, seats: int = 2, coins: Sequence[int] | None = None, turn: int = 0) -> SechserreiheState:
    state = SechserreiheState(Setup(seats, OWN))
    state.board = i64(board(drawn))
    state.coins = vec[i64](list(coins or [0] * seats))
    state.turn = i64(turn)
    update_phase(state)
    return state


def board(drawn: str) -> int:
    rows = drawn.split()
    assert [len(row) for row in rows] == [6] * 6
    return sum(2**field for field, sign in enumerate("".join(rows)) if sign == "o")


def drawing(state: SechserreiheState) -> str:
    signs = "".join("o" if stone else "." for stone in state.view(None)["fields"])
    return " ".join(signs[first : first + 6] for first in range(0, 36, 6))


def stones(state: SechserreiheState) -> set[str]:
    return {field_name(field) for field, stone in enumerate(state.view(None)["fields"]) if stone}


def written_moves(state: SechserreiheState) -> list[str]:
    return [game("sechserreihe").describe(move) for move in state.legal(int(state.turn))]


def play(state: SechserreiheState, *moves: str, story: Story | None = None) -> None:
    """Moves as players write them, each by the seat whose turn it is."""
    for move in moves:
        state.play(int(state.turn), game("sechserreihe").parse(move), QuickChance(0), story)


def refusal(state: SechserreiheState, move: str) -> tuple[str, dict[str, object]]:
    try:
        play(state, move)
    except IllegalMove as refused:
        return refused.key, refused.values
    raise AssertionError(f"{move} was accepted")
