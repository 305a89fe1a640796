"""What Sechserreihe measures of itself."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import Figure, Measure, Progress
from spieltisch.game import COMPILED
from spieltisch.games.sechserreihe.perft import perft
from spieltisch.games.sechserreihe.position import Plan
from spieltisch.games.sechserreihe.rules import SechserreiheState

EMPTY = "......" * 6
CROWDED = """
    x.xx..
    x.xxxx
    ..x.x.
    xxxx.x
    ....x.
    .xx.xx
"""


class Ways(NamedTuple):
    """How many there are, one, two and more turns deep, from a position for two: counted by the letter of the rules."""

    part: str
    drawn: str
    coins: Sequence[int]
    known: Sequence[int]


COUNTED = [
    Ways("opening", EMPTY, (0, 0), (630, 46_080, 4_001_328, 427_715_472)),
    Ways("crowded", CROWDED, (1, 2), (90, 6_981, 455_491, 37_195_106)),
]
DEPTH = 4 if COMPILED else 3


def count_ways(progress: Progress) -> list[Figure]:
    """Every way the game can go on, and whether there are as many as there should be."""
    return [_counted(ways, DEPTH, progress) for ways in COUNTED]


def _counted(ways: Ways, depth: int, progress: Progress) -> Figure:
    state = _position(ways.drawn, ways.coins)
    legal = state.legal(0)
    found = 0
    began = process_time()
    for done, move in enumerate(legal):
        progress(done, len(legal))
        after = state.copy()
        after.step(move)
        found += perft(after, depth - 1)
    seconds = process_time() - began
    known = ways.known[depth - 1]
    if found != known:
        raise ArithmeticError(f"{ways.part}, {depth} turns deep: there are {known} ways, not {found}")
    values: dict[str, object] = {"depth": depth, "ways": found, "seconds": round(seconds, 1)}
    return Figure(found / seconds, "nodes/s", ways.part, "perft", values)


def _position(drawn: str, coins: Sequence[int]) -> SechserreiheState:
    """Two players, the first one to move."""
    state = SechserreiheState(Plan(seats=2, layout=0))
    state.board = sum(1 << field for field, mark in enumerate("".join(drawn.split())) if mark == "x")
    state.coins = vec[i64](coins)
    state.settle()
    return state


MEASURES: dict[str, Measure] = {"perft": count_ways}
