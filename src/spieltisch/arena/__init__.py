"""Many games: simulations and benchmarks."""

from spieltisch.arena.simulate import Simulation, Wins, simulate

__all__ = ["Simulation", "Wins", "simulate"]
