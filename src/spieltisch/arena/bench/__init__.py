"""How fast we are, side by side with a respected peer in the same run."""

from spieltisch.arena.bench import own, rules, search
from spieltisch.arena.bench.registry import Row, bench, benchmark, names

__all__ = ["Row", "bench", "benchmark", "names", "own", "rules", "search"]
