"""What a legal move does, and what follows from it."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.buying import get, trade
from spieltisch.games.klong.rules.cards import CARDS, KINDS, PLAY
from spieltisch.games.klong.rules.deck import leave_hand
from spieltisch.games.klong.rules.interpreter import carry_out, pay_what_came_true
from spieltisch.games.klong.rules.notation import (
    END,
    FIRST_DRINK,
    FIRST_GET,
    FIRST_PLAY,
    FIRST_TELEPORT,
    FIRST_TRADE,
    FIRST_WALK,
    TAKE_IT,
    swords_of,
    walks_to,
)
from spieltisch.games.klong.rules.pieces import POTION_DRINKS, POTIONS, SECRETS
from spieltisch.games.klong.rules.position import ACT, ASK, OVER, Position
from spieltisch.games.klong.rules.prompts import answer, ask_for_order, holds_conditions_back, is_moot
from spieltisch.games.klong.rules.thief import INSIDE
from spieltisch.games.klong.rules.turn_end import close_turn, end_turn
from spieltisch.games.klong.rules.walking import take_marker, teleport_to, walk_to


def step(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    """Make a move that is known to be legal."""
    if position.phase == ASK:
        answer(position, move, chance, story)
    else:
        _act(position, move, chance, story)
    if position.phase != OVER:
        _settle(position, chance, story)


def _act(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    if move == END:
        end_turn(position, chance, story)
    elif move < FIRST_GET:
        _play(position, move - FIRST_PLAY, chance, story)
    elif move < FIRST_WALK:
        get(position, move - FIRST_GET, chance, story)
    elif move < FIRST_TELEPORT:
        walk_to(position, walks_to(move), swords_of(move), story)
    elif move < TAKE_IT:
        teleport_to(position, move - FIRST_TELEPORT, story)
    elif move == TAKE_IT:
        take_marker(position, chance, story)
    elif move < FIRST_DRINK:
        trade(position, move - FIRST_TRADE, story)
    else:
        _drink(position, move - FIRST_DRINK, chance, story)


def _play(position: Position, kind: i64, chance: Chance, story: Story | None) -> None:
    thief = position.thief()
    leave_hand(thief, u8(kind))
    thief.play = append(thief.play, u8(kind))
    if story is not None:
        story.add(events.PLAYED(int(position.active), {"card": CARDS[kind].key}))
    carry_out(position, PLAY[kind], kind, chance, story)
    if position.turn.prompts:
        ask_for_order(position)


def _drink(position: Position, potion: i64, chance: Chance, story: Story | None) -> None:
    position.thief().potions[potion] -= 1
    if story is not None:
        story.add(events.DRANK(int(position.active), {"potion": SECRETS[POTIONS[potion]].key}))
    carry_out(position, POTION_DRINKS[potion], KINDS + POTIONS[potion], chance, story)


def _settle(position: Position, chance: Chance, story: Story | None) -> None:
    """Conditions pay; who left or fell has no turn any more; what nobody could answer is not asked."""
    prompts = position.turn.prompts
    if position.thief().fate == INSIDE and not (prompts and holds_conditions_back(position, prompts[0])):
        pay_what_came_true(position, chance, story)
    if position.thief().fate != INSIDE:
        close_turn(position, chance, story)
        return
    while prompts and is_moot(position, prompts[0]):
        del prompts[0]
    position.phase = ASK if prompts else ACT
