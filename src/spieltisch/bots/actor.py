"""Real-time bots: in games that wait for nobody they act whenever they are ready, and may listen first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Protocol

from spieltisch.bots.bot import Bot, Situation
from spieltisch.facts import Sound
from spieltisch.game import Act, Chance, Knowledge

LISTENING = -1
SECONDS_TO_CHOOSE = (0.5, 2.0)
LONGEST_ACT = 30.0


class Actor(Protocol):
    @property
    def name(self) -> str: ...

    def act(self, at: Situation, memory: bytes, heard: Sequence[bytes]) -> Act:
        """What it does next: one of `at.legal`, or to listen. Memory is that of its act before."""
        ...


@dataclass(frozen=True)
class KnowledgeActor:
    """Does what the game's knowledge says that somebody of this level does."""

    level: str
    knowledge: Knowledge

    @property
    def name(self) -> str:
        return self.level

    def act(self, at: Situation, memory: bytes, heard: Sequence[bytes]) -> Act:
        return self.knowledge.act(self.level, at.seat, at.view, at.legal, memory, heard, at.chance)


@dataclass(frozen=True)
class BotAsActor:
    """Adapter: a bot for games that wait chooses a move after some time, and never listens."""

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def act(self, at: Situation, memory: bytes, heard: Sequence[bytes]) -> Act:
        return Act(seconds_to_choose(at.chance), move=self.bot.choose(at))


def seconds_to_choose(chance: Chance) -> float:
    """How long somebody takes who chooses without listening."""
    least, most = SECONDS_TO_CHOOSE
    return least + (most - least) * chance.below(1000) / 1000


def is_valid_act(act: Act, legal: Sequence[int], sound: Sound | None) -> bool:
    """Whether this can be done at all. Nobody listens faster than things sound."""
    if not (isfinite(act.seconds) and 0 <= act.seconds <= LONGEST_ACT):
        return False
    if act.move != LISTENING:
        return act.move in legal
    return (
        sound is not None
        and 0 <= act.thing < sound.things
        and 1 <= act.strength <= sound.strengths
        and act.times >= 1
        and act.seconds >= act.times * sound.seconds
    )
