"""The levels a bot can be asked for by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from spieltisch.bots.actor import Actor, Deaf, Player
from spieltisch.bots.chancer import Chancer
from spieltisch.bots.searcher import GeneralSearch, OwnSearch, Search, Searcher
from spieltisch.bots.seat import Seat, Thinker
from spieltisch.facts import read_facts
from spieltisch.game import Act, Budget, Knowledge, QuickChance, Refusal, Thought, View
from spieltisch.games import game

CEILING_SECONDS = 0.9
ADVICE_SECONDS = 2.0
UNLIMITED_STEPS = 1 << 60

LEVELS = ("zufall", "neuling", "geselle", "meister")
ITERATIONS = {"neuling": 25, "geselle": 500, "meister": 3000}
SLIPS_IN_100 = {"neuling": 20, "geselle": 0, "meister": 0}

ADVISER: Final = "meister"
PLAIN = "uct"
"""The general search that knows nothing about the game: a yardstick for contests, and no level at a table."""
CONTENDERS = (*LEVELS, PLAIN)


@cache
def bot(level: str, game_key: str, seconds: float | None = None) -> Thinker:
    """The bot of this level; it keeps nothing between two moves, so one serves all seats and tables.

    With `seconds` it thinks for so much processor time a move, however many steps that are: for contests at equal time.
    """
    if level == "zufall":
        return Chancer(knowledge_of(game_key))
    if level not in CONTENDERS:
        raise Refusal("level-unknown", level=level, levels=list(CONTENDERS))
    search, steps = _search(level, game_key)
    budget = Budget(steps, CEILING_SECONDS) if seconds is None else Budget(UNLIMITED_STEPS, seconds)
    return Searcher(level, search, budget, SLIPS_IN_100.get(level, 0))


@cache
def actor(level: str, game_key: str, seconds: float | None = None) -> Actor:
    """The bot of this level for a game in real time; it keeps nothing between two acts, either.

    There everybody has the same time already, and searching instead of listening is no contest.
    """
    if seconds is not None or level == PLAIN:
        raise Refusal("no-contest", game=game_key)
    if level not in LEVELS:
        raise Refusal("level-unknown", level=level, levels=list(LEVELS))
    knowledge = knowledge_of(game_key)
    return Deaf(Chancer(knowledge)) if level == "zufall" else Player(level, knowledge)


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
    return actor(level, game_key).act(Seat(game(game_key), seat, view, legal, QuickChance(seed)), memory, heard)


def think(game_key: str, level: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Thought:
    """The move of a bot of this level; plain values in and out, so that another process can do the thinking."""
    return bot(level, game_key).think(Seat(game(game_key), seat, view, legal, QuickChance(seed)))


def advise(game_key: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Thought:
    """What the best bot would do here. It thinks even where there is only one move, for the outlook is worth asking."""
    at = Seat(game(game_key), seat, view, legal, QuickChance(seed))
    search, steps = _search(ADVISER, game_key)
    return search(at, Budget(steps, ADVICE_SECONDS))


def knowledge_of(game_key: str) -> Knowledge:
    """What the game's folder brings in `knowledge.py`, or nothing."""
    module = f"spieltisch.games.{game_key}.knowledge"
    if find_spec(module) is None:
        return Knowledge()
    knowledge = import_module(module).KNOWLEDGE
    assert isinstance(knowledge, Knowledge)
    return knowledge


def _search(level: str, game_key: str) -> tuple[Search, int]:
    """How this level thinks about the game, and in how many steps."""
    knowledge = Knowledge() if level == PLAIN else knowledge_of(game_key)
    own_steps = knowledge.steps(level)
    if own_steps > 0:
        return OwnSearch(knowledge), own_steps
    facts = read_facts(game_key)
    certain = not facts.hidden and facts.luck != "throughout"
    return GeneralSearch(knowledge, certain), ITERATIONS.get(level, ITERATIONS[ADVISER])
