"""Many games between bots, played by all cores, and what they say about who plays better."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from spieltisch.arena.match import Match, Outcome, play_game
from spieltisch.arena.statistics import wilson
from spieltisch.bots import Bot, bot
from spieltisch.facts import read_facts
from spieltisch.game import Options

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
    """`wins` tells by bot, in the order given; `seats` by seat, for the bots change seats from game to game."""

    game: str
    options: Options
    seed: int
    games: int
    wins: list[Wins]
    seats: list[Wins]
    mean_turns: float
    seconds: float
    games_per_s: float


def simulate(
    game_key: str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots, one for each seat, given as levels or as bots of your own.

    Every layout is played once from every seat. The same seed gives the same games with any number of workers.
    """
    if games < 1:
        raise ValueError("at least one game is needed")
    names = [bot(player, game_key).name if isinstance(player, str) else player.name for player in bots]
    match = Match(game_key, tuple(bots), read_facts(game_key).complete(len(bots), options or {}), seed)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _outcomes(match, games, _workers(bots, workers, games)):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes), games)
    seconds = time.perf_counter() - started
    return Simulation(
        game=game_key,
        options=match.options,
        seed=seed,
        games=games,
        wins=[_by_bot(outcomes, place, name) for place, name in enumerate(names)],
        seats=[_by_seat(outcomes, seat) for seat in range(len(bots))],
        mean_turns=sum(outcome.turns for outcome in outcomes) / games,
        seconds=seconds,
        games_per_s=games / seconds,
    )


def _workers(bots: Sequence[str | Bot], wished: int | None, games: int) -> int:
    """Bots of your own stay in this process, because others may not be able to load them."""
    if wished is None:
        wished = (os.cpu_count() or 1) if all(isinstance(player, str) for player in bots) else 1
    return max(1, min(wished, games))


def _outcomes(match: Match, games: int, workers: int) -> Iterator[Outcome]:
    if workers == 1:
        yield from map(partial(play_game, match), range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(play_game, match), range(games), chunksize=len(match.bots))


def _by_bot(outcomes: Sequence[Outcome], place: int, name: str) -> Wins:
    sat = [(outcome, outcome.seating.index(place)) for outcome in outcomes]
    return _wins(place, name, [o.shares[seat] for o, seat in sat], [o.scores[seat] for o, seat in sat])


def _by_seat(outcomes: Sequence[Outcome], seat: int) -> Wins:
    return _wins(seat, "", [o.shares[seat] for o in outcomes], [o.scores[seat] for o in outcomes])


def _wins(seat: int, name: str, shares: Sequence[float], scores: Sequence[int]) -> Wins:
    games, wins = len(shares), sum(shares)
    return Wins(seat, name, wins, wins / games, wilson(wins, games), sum(scores) / games)
