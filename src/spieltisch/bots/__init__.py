"""Players that think. They see a seat's view, never the truth."""

from spieltisch.bots.levels import CONTENDERS, LEVELS, advise, bot, think
from spieltisch.bots.seat import Bot, Seat, Thinker

__all__ = ["CONTENDERS", "LEVELS", "Bot", "Seat", "Thinker", "advise", "bot", "think"]
