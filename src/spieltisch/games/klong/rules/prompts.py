"""Prompts of cards, markers and the end of a turn: which answers there are, and what they do."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.cards import CARDS, KINDS
from spieltisch.games.klong.rules.deck import leave_hand
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.effects import ANY_CARD, NOTHING, PROGRAMS, V_DRAW
from spieltisch.games.klong.rules.interpreter import can_pay, carry_out, is_met, pay_what_came_true
from spieltisch.games.klong.rules.known_prompts import asker_key
from spieltisch.games.klong.rules.notation import (
    FIRST_CHOICE,
    FIRST_DISCARD,
    FIRST_REACH,
    FIRST_REPLACE,
    FIRST_TRASH,
    FIRST_TRASH_DISCARDED,
    LEAVE_IT,
    TAKE_IT,
)
from spieltisch.games.klong.rules.position import EDITION_DRAWS_FIRST, Position
from spieltisch.games.klong.rules.row import replace
from spieltisch.games.klong.rules.turn import CHOOSE, DISCARD, ORDER, REACH, REPLACE, SPRING, TAKE, Prompt
from spieltisch.games.klong.rules.turn_end import end_turn
from spieltisch.games.klong.rules.walking import has_secret, take_marker, take_secret

MOST_ANSWERS: Final = 2 * KINDS  # a card of every kind in the play area and in the discard pile

# Choices of ORDER
DRAW_FIRST: Final = 0
DISCARD_FIRST: Final = 1
ORDERS: Final = 2


def answers(position: Position, prompt: Prompt, into: vec[i64]) -> i64:
    """Write the possible answers into this vec, in any order, and say how many."""
    thief = position.thief()
    if prompt.kind == TAKE:
        into[0] = TAKE_IT
        into[1] = LEAVE_IT
        return 2
    if prompt.kind == CHOOSE:
        return _choices(position, prompt, into)
    if prompt.kind == DISCARD:
        return add_kinds(thief.hand, FIRST_DISCARD, into, 0)
    if prompt.kind == REPLACE:
        return add_kinds(position.dungeon.row, FIRST_REPLACE, into, 0) if position.dungeon.deck_size else 0
    if prompt.kind == REACH:
        return _reachable(position, into)
    if prompt.kind == ORDER:
        into[0] = FIRST_CHOICE + DRAW_FIRST
        into[1] = FIRST_CHOICE + DISCARD_FIRST
        return ORDERS
    if prompt.only != ANY_CARD:
        return _trash_only(position, prompt.only, into)
    found = add_kinds(thief.play, FIRST_TRASH, into, 0)
    return add_kinds(thief.discard, FIRST_TRASH_DISCARDED, into, found)


def ask_for_order(position: Position) -> None:
    """Before a card just played asks for a discard: whether cards that waited for it draw first."""
    prompts = position.turn.prompts
    if order_matters(position, prompts[0]):
        prompts.insert(0, Prompt(ORDER, prompts[0].asker, NOTHING, ANY_CARD))


def order_matters(position: Position, prompt: Prompt) -> bool:
    """Whether a discard is asked for and a condition that draws is met at the same time.

    The discarded card may be drawn again, so it matters even if both piles are empty, unless the hand is empty as well.
    """
    if prompt.kind != DISCARD or position.setup.edition == EDITION_DRAWS_FIRST:
        return False
    thief = position.thief()
    if not len(thief.hand) and not len(thief.draw) and not len(thief.discard):
        return False
    for waiting in position.turn.waiting:
        if V_DRAW in PROGRAMS[waiting.program].verbs and is_met(thief, waiting):
            return True
    return False


def holds_conditions_back(position: Position, prompt: Prompt) -> bool:
    """Whether conditions that are met pay only after the answer. Without a hand no discard is waited for."""
    if prompt.kind == ORDER:
        return True
    is_discard = prompt.kind == DISCARD and len(position.thief().hand) != 0
    return is_discard and position.setup.edition != EDITION_DRAWS_FIRST


def is_moot(position: Position, prompt: Prompt) -> bool:
    """Whether nothing can be answered, so that nothing happens."""
    return not answers(position, prompt, _ROOM[:])


def add_kinds(cards: vec[u8], first: i64, into: vec[i64], found: i64) -> i64:
    """One move for each kind among the cards, behind those already found; how many there are then."""
    begin = found
    for kind in cards:
        if kind == NONE:
            continue
        move = first + i64(kind)
        at = begin
        while at < found and into[at] != move:
            at += 1
        if at == found:
            into[found] = move
            found += 1
    return found


def answer(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    turn = position.turn
    prompt = turn.prompts[0]
    del turn.prompts[0]
    if prompt.kind == TAKE:
        _take_or_leave(position, move, chance, story)
    elif prompt.kind == CHOOSE:
        _choose(position, prompt, move - FIRST_CHOICE, chance, story)
    elif prompt.kind == DISCARD:
        _discard(position, prompt, move - FIRST_DISCARD, chance, story)
    elif prompt.kind == REPLACE:
        replace(position, move - FIRST_REPLACE, chance, story)
    elif prompt.kind == REACH:
        take_secret(position, move - FIRST_REACH, chance, story)
    elif prompt.kind == ORDER:
        _order(position, prompt, move - FIRST_CHOICE, chance, story)
    else:
        _trash(position, move, story)
        if prompt.kind == SPRING:
            end_turn(position, chance, story)


_ROOM: Final = vec[i64]([0] * MOST_ANSWERS)


def _choices(position: Position, prompt: Prompt, into: vec[i64]) -> i64:
    options = PROGRAMS[prompt.program]
    found: i64 = 0
    for option in range(options.size):
        if can_pay(position, options.amounts[option]):
            into[found] = FIRST_CHOICE + option
            found += 1
    return found


def _reachable(position: Position, into: vec[i64]) -> i64:
    board, room = position.setup.board, position.thief().room
    found: i64 = 0
    for way in range(board.first[room], board.first[room + 1]):
        if has_secret(position, board.to[way]):
            into[found] = FIRST_REACH + board.to[way]
            found += 1
    return found


def _trash_only(position: Position, kind: i64, into: vec[i64]) -> i64:
    thief = position.thief()
    found: i64 = 0
    if u8(kind) in thief.play:
        into[found] = FIRST_TRASH + kind
        found += 1
    if u8(kind) in thief.discard:
        into[found] = FIRST_TRASH_DISCARDED + kind
        found += 1
    return found


def _take_or_leave(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    if move == TAKE_IT:
        take_marker(position, chance, story)
    elif story is not None:
        story.add(events.LEFT_MARKER(int(position.active), {}))


def _choose(position: Position, prompt: Prompt, option: i64, chance: Chance, story: Story | None) -> None:
    if story is not None:
        story.add(events.CHOSE(int(position.active), {"card": asker_key(prompt.asker), "choice": int(option) + 1}))
    carry_out(position, PROGRAMS[prompt.program].amounts[option], prompt.asker, chance, story)


def _order(position: Position, prompt: Prompt, choice: i64, chance: Chance, story: Story | None) -> None:
    """Met conditions pay now, or after the discard; with an empty hand the discard is not asked for any more."""
    prompts = position.turn.prompts
    if story is not None:
        kind = events.DRAWS_FIRST if choice == DRAW_FIRST else events.DISCARDS_FIRST
        story.add(kind(int(position.active), {"card": asker_key(prompt.asker)}))
    if choice == DRAW_FIRST:
        pay_what_came_true(position, chance, story)
    elif is_moot(position, prompts[0]):
        del prompts[0]


def _discard(position: Position, prompt: Prompt, kind: i64, chance: Chance, story: Story | None) -> None:
    thief = position.thief()
    leave_hand(thief, u8(kind))
    thief.discard = append(thief.discard, u8(kind))
    if story is not None:
        story.add(events.DISCARDED(int(position.active), {"card": CARDS[kind].key}))
    carry_out(position, prompt.program, prompt.asker, chance, story)


def _trash(position: Position, move: i64, story: Story | None) -> None:
    """A card of the play area lies there until the end of the turn; one of the discard pile is gone."""
    thief = position.thief()
    is_played = move < FIRST_TRASH_DISCARDED
    if is_played:
        kind = move - FIRST_TRASH
        thief.play = remove(thief.play, u8(kind))
        thief.trashed = append(thief.trashed, u8(kind))
    else:
        kind = move - FIRST_TRASH_DISCARDED
        thief.discard = remove(thief.discard, u8(kind))
        position.dungeon.removed[kind] += 1
    if story is not None:
        told = events.TRASHED(
            int(position.active), {"card": CARDS[kind].key, "pile": "play" if is_played else "discard"}
        )
        story.add(told)
