"""Players that think. They see a seat's view, never the truth."""

from spieltisch.bots.actor import LISTENING, Actor, Deaf, a_while, is_possible
from spieltisch.bots.levels import ADVISER, CONTENDERS, LEVELS, act, actor, advise, bot, think
from spieltisch.bots.seat import Bot, Seat, Thinker

__all__ = [
    "ADVISER",
    "CONTENDERS",
    "LEVELS",
    "LISTENING",
    "Actor",
    "Bot",
    "Deaf",
    "Seat",
    "Thinker",
    "a_while",
    "act",
    "actor",
    "advise",
    "bot",
    "is_possible",
    "think",
]
