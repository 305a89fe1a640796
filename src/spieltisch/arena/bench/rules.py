"""Moves a second of our rules, for every game that names a peer: driven from Python, and inside compiled code."""

from __future__ import annotations

import random
from functools import partial

from spieltisch.arena.bench.peer import Peer, beside_peer
from spieltisch.arena.bench.registry import Measurement, benchmark
from spieltisch.facts import Progress
from spieltisch.game import QuickChance, State
from spieltisch.games import folder, games

GAMES_A_CALL = 50
SEATS = 2


def python(game_key: str, peer: str, progress: Progress) -> list[Measurement]:
    """Random games driven from Python, move by move, against OpenSpiel's driven the same way."""
    start, chance = _start(game_key), QuickChance(48)

    def random_game() -> int:
        state = start.copy()
        moves = 0
        while seats := state.to_move():
            seat = seats[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(random.random() * len(legal))], chance)
            moves += 1
        return moves

    def random_games() -> int:
        return sum(random_game() for _ in range(GAMES_A_CALL))

    return [beside_peer(f"{game_key}.python", "moves/s", random_games, peer, Peer.driven, progress)]


def compiled(game_key: str, peer: str, progress: Progress) -> list[Measurement]:
    """Random games inside compiled code, against the rollouts inside OpenSpiel's C++ search."""
    start, chance = _start(game_key), QuickChance(48)

    def playouts() -> int:
        return sum(start.copy().playout(chance) for _ in range(GAMES_A_CALL))

    return [beside_peer(f"{game_key}.compiled", "moves/s", playouts, peer, Peer.rollouts, progress)]


def _start(game_key: str) -> State:
    return folder(game_key).rules.new(SEATS, folder(game_key).facts.complete(SEATS, {}), QuickChance(48))


for key in games():
    if peer := folder(key).facts.peer:
        benchmark(f"{key}.python")(partial(python, key, peer))
        benchmark(f"{key}.compiled")(partial(compiled, key, peer))
