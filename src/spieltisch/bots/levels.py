"""The levels a bot can be asked for by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from spieltisch.bots.chancer import Chancer
from spieltisch.bots.searcher import Searcher
from spieltisch.bots.seat import Bot, Seat
from spieltisch.facts import read_facts
from spieltisch.game import Budget, Knowledge, QuickChance, Refusal, View
from spieltisch.games import game

CEILING_SECONDS = 0.9

LEVELS = ("zufall", "neuling", "geselle", "meister")
ITERATIONS = {"neuling": 25, "geselle": 500, "meister": 3000}
SLIPS_IN_100 = {"neuling": 20, "geselle": 0, "meister": 0}


@cache
def bot(level: str, game_key: str) -> Bot:
    """The bot of this level; it keeps nothing between two moves, so one serves all seats and tables."""
    if level == "zufall":
        return Chancer()
    if level not in LEVELS:
        raise Refusal("level-unknown", level=level, levels=list(LEVELS))
    facts = read_facts(game_key)
    return Searcher(
        name=level,
        knowledge=knowledge_of(game_key),
        budget=Budget(ITERATIONS[level], CEILING_SECONDS),
        certain=not facts.hidden and facts.luck != "throughout",
        slips_in_100=SLIPS_IN_100[level],
    )


def think(game_key: str, level: str, seat: int, view: View, legal: Sequence[int], seed: int) -> int:
    """The move of a bot of this level; plain values in and out, so that another process can do the thinking."""
    return bot(level, game_key).choose(Seat(game(game_key), seat, view, legal, QuickChance(seed)))


def knowledge_of(game_key: str) -> Knowledge:
    """What the game's folder brings in `knowledge.py`, or nothing."""
    module = f"spieltisch.games.{game_key}.knowledge"
    if find_spec(module) is None:
        return Knowledge()
    knowledge = import_module(module).KNOWLEDGE
    assert isinstance(knowledge, Knowledge)
    return knowledge
