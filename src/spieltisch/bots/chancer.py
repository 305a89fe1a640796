"""A player that leaves everything to luck."""

from __future__ import annotations

from spieltisch.bots.seat import Seat


class Chancer:
    name = "zufall"

    def choose(self, at: Seat) -> int:
        return at.legal[at.chance.below(len(at.legal))]
