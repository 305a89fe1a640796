"""Iterations a second of our search, bare and with all that it knows about the game."""

from __future__ import annotations

from spieltisch.arena.bench.duel import Work, solo
from spieltisch.arena.bench.peer import Peer, beside_peer
from spieltisch.arena.bench.registry import Measurement, benchmark
from spieltisch.bots.levels import PLAIN
from spieltisch.bots.uct import search
from spieltisch.facts import Progress
from spieltisch.game import Budget, Knowledge, QuickChance
from spieltisch.games import folder

ITERATIONS = 1000
SEATS = 2


@benchmark("uct.iterations")
def uct_iterations(progress: Progress) -> list[Measurement]:
    """Searches of the first position, in Nummerus Zahlus here and in its peer there."""
    peer = folder("nummerus").facts.peer
    return [beside_peer("uct.iterations", "iterations/s", _searches(Knowledge()), peer, Peer.simulations, progress)]


@benchmark("uct.knowing")
def uct_knowing(progress: Progress) -> list[Measurement]:
    """The same with all that the bots know about Nummerus Zahlus."""
    return [solo("uct.knowing", "iterations/s", _searches(folder("nummerus").knowledge), progress)]


def _searches(knowledge: Knowledge) -> Work:
    rules, chance = folder("nummerus").rules, QuickChance(48)
    view = rules.new(SEATS, folder("nummerus").facts.complete(SEATS, {}), chance).view(0)
    seat = int(str(view["turn"]))
    return lambda: (
        search(rules, view, seat, chance, knowledge, Budget(PLAIN, ITERATIONS, seconds=60.0), certain=True).nodes
    )
