"""What Sechserreihe measures of itself: its search for two, its solver for one, and whether all turns are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.facts import Figure, Measure, Progress, Rate
from spieltisch.game import COMPILED
from spieltisch.games.sechserreihe.perft import perft
from spieltisch.games.sechserreihe.position import Plan
from spieltisch.games.sechserreihe.recorded import drawn_board, recorded_positions
from spieltisch.games.sechserreihe.rules import SechserreiheState
from spieltisch.games.sechserreihe.search import AlphaBeta
from spieltisch.games.sechserreihe.solver import UNKNOWN, solve


class Drawn(NamedTuple):
    """A position for two, and the coins of who is to move and of the other."""

    fields: str
    own: int = 0
    other: int = 0


MIDDLE_OF_THE_GAME = [
    Drawn("..oo.o/o....o/....../.....o/..o.oo/.o..oo"),
    Drawn("....../o.oo.o/...o.o/...o.o/....o./...ooo", 2, 1),
    Drawn(".ooo../o...oo/....o./.....o/.ooo.o/o.o.oo"),
    Drawn("oooo../o.o.../oo.o.o/.....o/oooo../.ooo.o", 1, 1),
    Drawn(".ooo.o/o...../o.o.oo/...oo./..oooo/o.oo.o", 1, 0),
    Drawn(".oooo./ooo.o./o..o.o/.o..oo/o.ooo./o.oo.o"),
]
NODES = 500_000 if COMPILED else 5_000
NO_LIMIT = 1e9


def searches() -> Callable[[], int]:
    """Thinks about each position anew, as the bots do."""
    search = AlphaBeta()

    def think(position: Drawn) -> int:
        search.think(drawn_board(position.fields), position.own, position.other, NODES, NO_LIMIT)
        return int(search.nodes)

    return lambda: sum(think(position) for position in MIDDLE_OF_THE_GAME)


SECONDS = 2.0
STEPS = 1 << 60


def solve_recorded(progress: Progress) -> list[Figure]:
    """How long the solver takes for what people meet. A wrong answer is an error, none within the time is not."""
    positions = recorded_positions()
    times: list[float] = []
    answered = 0
    for done, position in enumerate(positions):
        progress(done, len(positions))
        solution = solve(position.board, STEPS, SECONDS)
        if solution.verdict not in (position.verdict, UNKNOWN):
            raise ArithmeticError(f"recorded position {done + 1} is {position.verdict}, not {solution.verdict}")
        answered += solution.verdict != UNKNOWN
        times.append(1000 * solution.seconds)
    times.sort()
    of: dict[str, object] = {"positions": len(positions), "limit": SECONDS}
    return [
        Figure(100 * answered / len(positions), "%", "answered", "solver", of),
        Figure(times[len(times) // 2], "ms", "median"),
        Figure(times[len(times) * 95 // 100], "ms", "p95"),
        Figure(times[-1], "ms", "worst"),
    ]


class Ways(NamedTuple):
    """How many there are, one, two and more turns deep: counted by the letter of the rules."""

    part: str
    position: Drawn
    known: Sequence[int]


COUNTED = [
    Ways("opening", Drawn(""), (630, 46_080, 4_001_328, 427_715_472, 53_363_592_000)),
    Ways(
        "crowded",
        Drawn("o.oo../o.oooo/..o.o./oooo.o/....o./.oo.oo", 1, 2),
        (90, 6_981, 455_491, 37_195_106, 2_864_951_577),
    ),
]
DEPTH = 5 if COMPILED else 4


def count_ways(progress: Progress) -> list[Figure]:
    """Every way the game can go on, and whether there are as many as there should be."""
    return [_counted(ways, DEPTH, progress) for ways in COUNTED]


def _counted(ways: Ways, depth: int, progress: Progress) -> Figure:
    state = _state(ways.position)
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
    return Figure(found / seconds, "ways/s", ways.part, "perft", values)


def _state(position: Drawn) -> SechserreiheState:
    state = SechserreiheState(Plan(seats=2, layout=0))
    state.board = drawn_board(position.fields)
    state.coins = vec[i64]([position.own, position.other])
    state.settle()
    return state


MEASURES: dict[str, Measure] = {
    "alphabeta": Rate("nodes/s", searches, "alphabeta"),
    "solver": solve_recorded,
    "perft": count_ways,
}
