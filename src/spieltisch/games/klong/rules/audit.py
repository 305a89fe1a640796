"""Audit: a random game in which the invariants are checked after every action, and gold is counted as it is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Event, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.legal import MOST_MOVES, legal_moves
from spieltisch.games.klong.rules.pieces import PRICE
from spieltisch.games.klong.rules.play import step
from spieltisch.games.klong.rules.position import OVER, Position

_GOLD: Final[str] = events.GOLD.name
_PAID: Final[str] = events.PAID.name
_TRADED: Final[str] = events.TRADED.name


def audit(position: Position, chance: Chance) -> tuple[int, list[str]]:
    """Play random legal moves to the end, or to the first action after which something is wrong: how many, and what."""
    into = vec[i64]([0] * MOST_MOVES)
    moves, gold = 0, _gold_of(position)
    while position.phase != OVER:
        story = Story()
        step(position, into[chance.below(legal_moves(position, into))], chance, story)
        moves += 1
        found = faults(position)
        for event in story.events:
            _count_gold(event, gold)
        if gold != _gold_of(position):
            found.append("gold came from nowhere or went nowhere")
        if found:
            return moves, found
    return moves, []


def _count_gold(event: Event, gold: list[int]) -> None:
    """Gold comes and goes only as told."""
    seat, kind = event.seat, event.kind
    if seat is None:
        return
    if kind == _TRADED:
        gold[seat] -= PRICE
    elif kind in (_GOLD, _PAID):
        told = event.values["gold"]
        assert isinstance(told, int)
        gold[seat] += told if kind == _GOLD else -told


def _gold_of(position: Position) -> list[int]:
    return [int(thief.gold) for thief in position.thieves]
