"""How fast we are, side by side with a respected peer in the same run."""

from spieltisch.arena.bench import of_games, rules, search
from spieltisch.arena.bench.registry import Measurement, bench, benchmark, names

__all__ = ["Measurement", "bench", "benchmark", "names", "of_games", "rules", "search"]
