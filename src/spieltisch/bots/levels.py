"""The levels a bot can be asked for by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spieltisch.bots.actor import Actor, BotAsActor, KnowledgeActor
from spieltisch.bots.bot import Situation, Thinker
from spieltisch.bots.random_bot import RandomBot
from spieltisch.bots.searcher import GeneralSearch, OwnSearch, Search, Searcher
from spieltisch.game import UNLIMITED_STEPS, Act, Budget, Knowledge, QuickChance, Refusal, Thought, View
from spieltisch.games import folder

CEILING_SECONDS = 0.9
ADVICE_SECONDS = 2.0

LEVELS = ("zufall", "neuling", "geselle", "meister")
ITERATIONS = {"neuling": 25, "geselle": 500, "meister": 3000}
BLUNDERS_IN_100 = {"neuling": 20, "geselle": 0, "meister": 0}

ADVISER: Final = "meister"
PLAIN = "uct"
"""The general search that knows nothing about the game: a yardstick for contests, and no level at a table."""
CONTENDERS = (*LEVELS, PLAIN)
UNBOUNDED = (ADVISER, PLAIN)
"""Who goes on searching for as long as there is time."""


@cache
def bot(level: str, game_key: str, seconds: float | None = None) -> Thinker:
    """The bot of this level; it keeps nothing between two moves, so one serves all seats and tables.

    With `seconds` the best think for so much processor time a move, however many steps that are: for contests at equal
    time. A lower level keeps its steps, so that it stays as weak as it is, and never thinks longer than that.
    """
    if level == "zufall":
        return RandomBot(folder(game_key).knowledge)
    if level not in CONTENDERS:
        raise Refusal("level-unknown", level=level, levels=list(CONTENDERS))
    search, steps = _search(level, game_key)
    if seconds is not None and level in UNBOUNDED:
        steps = UNLIMITED_STEPS
    return Searcher(
        level=level,
        search=search,
        steps=steps,
        seconds=CEILING_SECONDS if seconds is None else seconds,
        blunders_in_100=BLUNDERS_IN_100.get(level, 0),
    )


@cache
def actor(level: str, game_key: str, seconds: float | None = None) -> Actor:
    """The bot of this level for a game in real time; it keeps nothing between two acts, either.

    There everybody has the same time already, and searching instead of listening is no contest.
    """
    if seconds is not None or level == PLAIN:
        raise Refusal("no-contest", game=game_key)
    if level not in LEVELS:
        raise Refusal("level-unknown", level=level, levels=list(LEVELS))
    knowledge = folder(game_key).knowledge
    return BotAsActor(RandomBot(knowledge)) if level == "zufall" else KnowledgeActor(level, knowledge)


def act(
    game_key: str,
    level: str,
    seat: int,
    view: View,
    legal: Sequence[int],
    memory: bytes,
    heard: Sequence[bytes],
    seed: int,
) -> Act:
    """What a bot of this level does next in a game in real time; plain values in and out, as for `think`."""
    at = Situation(folder(game_key).rules, seat, view, legal, QuickChance(seed))
    return actor(level, game_key).act(at, memory, heard)


def think(game_key: str, level: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Thought:
    """The move of a bot of this level; plain values in and out, so that another process can do the thinking."""
    return bot(level, game_key).think(Situation(folder(game_key).rules, seat, view, legal, QuickChance(seed)))


def advise(game_key: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Thought:
    """What the best bot would do here. It thinks even where there is only one move, for the outlook is worth asking."""
    at = Situation(folder(game_key).rules, seat, view, legal, QuickChance(seed))
    search, steps = _search(ADVISER, game_key)
    return search(at, Budget(ADVISER, steps, ADVICE_SECONDS))


def _search(level: str, game_key: str) -> tuple[Search, int]:
    """How this level thinks about the game, and in how many steps."""
    knowledge = Knowledge() if level == PLAIN else folder(game_key).knowledge
    own_steps = knowledge.steps(level)
    if own_steps > 0:
        return OwnSearch(knowledge), own_steps
    facts = folder(game_key).facts
    certain = not facts.hidden and facts.luck != "throughout"
    return GeneralSearch(knowledge, certain), ITERATIONS.get(level, ITERATIONS[ADVISER])
