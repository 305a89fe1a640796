"""Many games: simulations and benchmarks."""

from spieltisch.arena.simulate import Simulation, Stopped, Wins, simulate

__all__ = ["Simulation", "Stopped", "Wins", "simulate"]
