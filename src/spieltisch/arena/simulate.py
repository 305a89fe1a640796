"""Many games between bots, played by all cores, and what they say about who plays better."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from statistics import fmean

import msgspec

from spieltisch.arena import parallel
from spieltisch.arena.contest import Contest, Outcome
from spieltisch.arena.statistics import wilson
from spieltisch.bots import Bot
from spieltisch.charts import Bar, Chart, histogram
from spieltisch.game import Options
from spieltisch.games import folder

Progress = Callable[[int, int], None]


class Wins(msgspec.Struct, frozen=True):
    """How one bot, or one seat of the table, fared; a shared win counts in parts. The interval is sure to 95 %."""

    seat: int
    bot: str
    wins: float
    share: float
    interval: tuple[float, float]
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """`wins` tells by bot, in the order given; `seats` by seat, for the bots change seats from game to game.

    `means` are those of the numbers with which the game tells its endings, each over the games that have it.
    `charts` show it all bar by bar, those of the game's own among them.
    """

    game: str
    options: Options
    seed: int
    seconds_a_move: float | None
    games: int
    wins: list[Wins]
    seats: list[Wins]
    mean_turns: float
    means: dict[str, float]
    charts: list[Chart]
    seconds: float
    games_per_s: float


class Stopped(KeyboardInterrupt):
    """Somebody stopped the simulation; `so_far` tells of the games played until then."""

    def __init__(self, so_far: Simulation) -> None:
        super().__init__()
        self.so_far = so_far


def simulate(
    game_key: str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    seconds: float | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots, one for each seat, given as levels or as bots of your own.

    Every layout is played once from every seat, unless the bots are all alike. The same seed gives the same games with
    any number of processes, unless the bots think for so many `seconds` of processor time a move.
    """
    if games < 1:
        raise ValueError("at least one game is needed")
    contest = Contest(game_key, tuple(bots), folder(game_key).facts.complete(len(bots), options or {}), seed, seconds)
    names = contest.names()
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        with closing(parallel.play(contest, games, _processes(bots, processes, games))) as played:
            for outcome in played:
                outcomes.append(outcome)
                if progress is not None:
                    progress(len(outcomes), games)
    except KeyboardInterrupt as stop:
        if outcomes:
            raise Stopped(_report(contest, names, outcomes, time.perf_counter() - started)) from stop
        raise
    return _report(contest, names, outcomes, time.perf_counter() - started)


def _processes(bots: Sequence[str | Bot], wished: int | None, games: int) -> int:
    """Bots of your own stay in this process, because others may not be able to load them."""
    if wished is None:
        wished = (os.cpu_count() or 1) if all(isinstance(player, str) for player in bots) else 1
    return max(1, min(wished, games))


def _report(contest: Contest, names: Sequence[str], outcomes: Sequence[Outcome], seconds: float) -> Simulation:
    games = len(outcomes)
    wins = [_by_bot(outcomes, place, name) for place, name in enumerate(names)]
    seats = [_by_seat(outcomes, seat) for seat in range(len(names))]
    return Simulation(
        game=contest.game_key,
        options=contest.options,
        seed=contest.seed,
        seconds_a_move=contest.seconds,
        games=games,
        wins=wins,
        seats=seats,
        mean_turns=sum(outcome.turns for outcome in outcomes) / games,
        means=_means(outcomes),
        charts=[*_who_wins(wins, seats, games), *_length(outcomes), *_own_charts(contest, outcomes)],
        seconds=seconds,
        games_per_s=games / seconds,
    )


def _who_wins(wins: Sequence[Wins], seats: Sequence[Wins], games: int) -> list[Chart]:
    if len(seats) == 1:
        return []
    nobody = games - sum(seat.wins for seat in seats)
    unwon = [Bar("nobody", round(nobody), games)] if round(nobody) else []
    fair = (1 - round(nobody) / games) / len(seats)
    return [
        Chart("wins-by-bot", [Bar("bot", one.wins, games, {"bot": one.bot}) for one in wins] + unwon, fair),
        Chart("wins-by-seat", [Bar("seat", one.wins, games, {"seat": one.seat + 1}) for one in seats] + unwon, fair),
        Chart("score-by-bot", [Bar("bot", one.mean_score, values={"bot": one.bot}) for one in wins]),
        Chart("score-by-seat", [Bar("seat", one.mean_score, values={"seat": one.seat + 1}) for one in seats]),
    ]


def _length(outcomes: Sequence[Outcome]) -> list[Chart]:
    """Unless every game of its kind takes as many moves."""
    turns = [outcome.turns for outcome in outcomes]
    return [histogram("moves", turns)] if min(turns) != max(turns) else []


def _own_charts(contest: Contest, outcomes: Sequence[Outcome]) -> list[Chart]:
    """What the game itself finds worth showing, if anything."""
    report = folder(contest.game_key).report
    return [] if report is None else report(outcomes)


def _means(outcomes: Sequence[Outcome]) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for outcome in outcomes:
        for key, number in outcome.numbers.items():
            found.setdefault(key, []).append(number)
    return {key: fmean(numbers) for key, numbers in sorted(found.items())}


def _by_bot(outcomes: Sequence[Outcome], place: int, name: str) -> Wins:
    sat = [(outcome, outcome.seating.index(place)) for outcome in outcomes]
    return _wins(place, name, [o.shares[seat] for o, seat in sat], [o.scores[seat] for o, seat in sat])


def _by_seat(outcomes: Sequence[Outcome], seat: int) -> Wins:
    return _wins(seat, "", [o.shares[seat] for o in outcomes], [o.scores[seat] for o in outcomes])


def _wins(seat: int, name: str, shares: Sequence[float], scores: Sequence[int]) -> Wins:
    games, wins = len(shares), sum(shares)
    return Wins(seat, name, wins, wins / games, wilson(wins, games), sum(scores) / games)
