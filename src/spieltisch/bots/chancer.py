"""A player that leaves everything to luck."""

from __future__ import annotations

from spieltisch.bots.seat import Seat, thoughtless
from spieltisch.game import Thought


class Chancer:
    name = "zufall"

    def choose(self, at: Seat) -> int:
        return at.legal[at.chance.below(len(at.legal))]

    def think(self, at: Seat) -> Thought:
        return thoughtless(self.choose(at))
