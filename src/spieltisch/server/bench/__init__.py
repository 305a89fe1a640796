"""How fast the whole house is, measured from outside."""

from spieltisch.server.bench.moves import server_moves
from spieltisch.server.bench.shaking import server_shaking

__all__ = ["server_moves", "server_shaking"]
