"""The levels a bot can be asked for by name."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.bots.chancer import Chancer
from spieltisch.bots.seat import Bot, Seat
from spieltisch.game import QuickChance, Refusal, View

LEVELS = ("zufall", "neuling", "geselle", "meister")


def bot(level: str, game_key: str) -> Bot:
    if level not in LEVELS:
        raise Refusal("level-unknown", level=level, levels=", ".join(LEVELS))
    return Chancer()


def think(game_key: str, level: str, seat: int, view: View, legal: Sequence[int], seed: int) -> int:
    """The move of a bot of this level; plain values in and out, so that another process can do the thinking."""
    return bot(level, game_key).choose(Seat(game_key, seat, view, legal, QuickChance(seed)))
