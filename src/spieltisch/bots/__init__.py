"""Bots: players that think. They see a seat's view, never the truth."""

from spieltisch.bots.actor import LISTENING, Actor, BotAsActor, is_valid_act, seconds_to_choose
from spieltisch.bots.bot import Bot, Situation, Thinker
from spieltisch.bots.levels import ADVISER, CONTENDERS, LEVELS, act, actor, advise, bot, think

__all__ = [
    "ADVISER",
    "CONTENDERS",
    "LEVELS",
    "LISTENING",
    "Actor",
    "Bot",
    "BotAsActor",
    "Situation",
    "Thinker",
    "act",
    "actor",
    "advise",
    "bot",
    "is_valid_act",
    "seconds_to_choose",
    "think",
]
