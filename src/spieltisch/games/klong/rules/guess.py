"""Guesses: what a seat cannot know, drawn anew: which of the others' unseen cards are in their hands."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance
from spieltisch.games.klong.rules.position import OVER, Position
from spieltisch.games.klong.rules.thief import Thief


def deal_others_anew(position: Position, seat: int, chance: Chance) -> None:
    """Every hand of the others that goes with what the seat knows is equally likely."""
    if position.phase == OVER:
        return
    for other, thief in enumerate(position.thieves):
        if other != seat:
            _deal_anew(thief, chance)


def _deal_anew(thief: Thief, chance: Chance) -> None:
    """Whatever is not surely in the hand lies together with the draw pile; so many of it are in the hand."""
    hidden = thief.hand[:]
    for kind in thief.shown:
        hidden = remove(hidden, kind)
    secret = len(hidden)
    if not secret or not len(thief.draw):
        return
    for kind in thief.draw:
        hidden = append(hidden, kind)
    pool = len(hidden)
    for place in range(secret):
        other = place + i64(chance.below(int(pool - place)))
        hidden[place], hidden[other] = hidden[other], hidden[place]
    thief.hand = in_order(hidden[:secret], thief.shown)
    thief.draw = hidden[secret:]


def in_order(some: vec[u8], more: vec[u8]) -> vec[u8]:
    """Both together, ascending."""
    cards = some[:]
    for kind in more:
        cards = append(cards, kind)
    for end in range(1, len(cards)):
        kind = cards[end]
        place = end
        while place and cards[place - 1] > kind:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = kind
    return cards
