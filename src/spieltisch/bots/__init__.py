"""Players that think. They see a seat's view, never the truth."""

from spieltisch.bots.levels import LEVELS, bot, think
from spieltisch.bots.seat import Bot, Seat

__all__ = ["LEVELS", "Bot", "Seat", "bot", "think"]
