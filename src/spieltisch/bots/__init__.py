"""Players that think. They see a seat's view, never the truth."""

from spieltisch.bots.levels import ADVISER, CONTENDERS, LEVELS, advise, bot, think
from spieltisch.bots.seat import Bot, Seat, Thinker

__all__ = ["ADVISER", "CONTENDERS", "LEVELS", "Bot", "Seat", "Thinker", "advise", "bot", "think"]
