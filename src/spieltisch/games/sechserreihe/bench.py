"""What Sechserreihe measures of itself: its search for two, its solver for one, and whether all turns are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from time import process_time
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.data_file import parsed
from spieltisch.facts import Figure, Measure, Progress, Rate
from spieltisch.game import COMPILED, UNLIMITED_STEPS, Budget
from spieltisch.games.sechserreihe.bots.alpha_beta import AlphaBeta
from spieltisch.games.sechserreihe.bots.solver import IMPOSSIBLE, POSSIBLE, UNKNOWN, solve
from spieltisch.games.sechserreihe.rules.legal import legal_moves
from spieltisch.games.sechserreihe.rules.perft import perft
from spieltisch.games.sechserreihe.rules.play import make_move, update_phase
from spieltisch.games.sechserreihe.rules.position import Position, Setup
from spieltisch.games.sechserreihe.rules.setup import OWN

LEVEL = "meister"


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
        search.think(drawn_board(position.fields), position.own, position.other, Budget(LEVEL, NODES, NO_LIMIT))
        return int(search.nodes)

    return lambda: sum(think(position) for position in MIDDLE_OF_THE_GAME)


class Recorded(NamedTuple):
    """A position met by somebody who plays alone, and what is known to become of it."""

    board: int
    verdict: str


def recorded_positions() -> list[Recorded]:
    data = parsed((files(__package__) / "data" / "recorded_positions.toml").read_text())
    return [Recorded(drawn_board(drawn), verdict) for verdict in (POSSIBLE, IMPOSSIBLE) for drawn in data[verdict]]


def drawn_board(drawn: str) -> int:
    """Row by row from the top left corner, o a stone."""
    return sum(2**field for field, mark in enumerate(drawn.replace("/", "")) if mark == "o")


SECONDS = 2.0
STEPS = UNLIMITED_STEPS


def solve_recorded(progress: Progress) -> list[Figure]:
    """How long the solver takes for what people meet. A wrong answer is an error, none within the time is not."""
    positions = recorded_positions()
    times: list[float] = []
    answered = 0
    for done, position in enumerate(positions):
        progress(done, len(positions))
        solution = solve(position.board, Budget(LEVEL, STEPS, SECONDS))
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
    position = _position(ways.position)
    legal = legal_moves(position.board, position.phase)
    found = 0
    began = process_time()
    for done, move in enumerate(legal):
        progress(done, len(legal))
        after = position.copy()
        make_move(after, i64(move))
        found += perft(after, depth - 1)
    seconds = process_time() - began
    known = ways.known[depth - 1]
    if found != known:
        raise ArithmeticError(f"{ways.part}, {depth} turns deep: there are {known} ways, not {found}")
    values: dict[str, object] = {"depth": depth, "ways": found, "seconds": round(seconds, 1)}
    return Figure(found / seconds, "ways/s", ways.part, "perft", values)


def _position(drawn: Drawn) -> Position:
    position = Position(Setup(2, OWN))
    position.board = i64(drawn_board(drawn.fields))
    position.coins = vec[i64]([drawn.own, drawn.other])
    update_phase(position)
    return position


MEASURES: dict[str, Measure] = {
    "alphabeta": Rate("nodes/s", searches, "alphabeta"),
    "solver": solve_recorded,
    "perft": count_ways,
}
