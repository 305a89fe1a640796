"""Iterations a second of our search, bare and with all that it knows about the game."""

from __future__ import annotations

from spieltisch.arena.bench.duel import Work, solo
from spieltisch.arena.bench.peer import Peer, beside_peer
from spieltisch.arena.bench.registry import Row, benchmark
from spieltisch.bots.levels import knowledge_of
from spieltisch.bots.uct import search
from spieltisch.facts import Progress, read_facts
from spieltisch.game import Budget, Knowledge, QuickChance
from spieltisch.games import game

ITERATIONS = 1000
SEATS = 2


@benchmark("uct.iterations")
def uct_iterations(progress: Progress) -> list[Row]:
    """Searches of the first position, in Nummerus Zahlus here and in its peer there."""
    peer = read_facts("nummerus").peer
    return [beside_peer("uct.iterations", "iterations/s", _searches(Knowledge()), peer, Peer.simulations, progress)]


@benchmark("uct.knowing")
def uct_knowing(progress: Progress) -> list[Row]:
    """The same with all that the bots know about Nummerus Zahlus."""
    return [solo("uct.knowing", "iterations/s", _searches(knowledge_of("nummerus")), progress)]


def _searches(knowledge: Knowledge) -> Work:
    rules, chance, budget = game("nummerus"), QuickChance(48), Budget(ITERATIONS, seconds=60.0)
    view = rules.new(SEATS, read_facts("nummerus").complete(SEATS, {}), chance).view(0)
    seat = int(str(view["turn"]))
    return lambda: search(rules, view, seat, chance, knowledge, budget, certain=True).nodes
