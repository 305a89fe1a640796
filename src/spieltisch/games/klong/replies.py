"""Answers to what cards and markers ask: take or leave, choose, discard, trash, replace, reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.board import NO_ARTIFACT
from spieltisch.games.klong.cards import DANGERS
from spieltisch.games.klong.carrying_out import can_pay
from spieltisch.games.klong.dungeon import NONE
from spieltisch.games.klong.effects import (
    ANY_CARD,
    PROGRAMS,
    V_ATTACK,
    V_BOOTS,
    V_HEAL,
    V_REACH,
    V_TAKE,
    V_TELEPORT,
    V_TRASH,
    taken_copies,
    taken_kind,
)
from spieltisch.games.klong.errands import (
    HEART_POINTS,
    MAJOR_POINTS,
    MINOR_POINTS,
    STAY,
    target_of,
    teleport_towards,
)
from spieltisch.games.klong.moves import (
    FIRST_CHOICE,
    FIRST_DISCARD,
    FIRST_REACH,
    FIRST_REPLACE,
    FIRST_TELEPORT,
    FIRST_TRASH,
    FIRST_TRASH_DISCARDED,
    LEAVE_IT,
    TAKE_IT,
)
from spieltisch.games.klong.prospects import NOWHERE, Prospects
from spieltisch.games.klong.shopping import card_value, keeping
from spieltisch.games.klong.turn import CHOOSE, DISCARD, REACH, REPLACE, TAKE, Question

WORST: Final = -1000.0
ATTACK: Final = -2.0
DANGER: Final = 2.0


def reply(look: Prospects, goal: i64, question: Question) -> i64:
    """The answer of whoever makes for this goal."""
    if question.kind == TAKE:
        return _take_or_leave(look, goal)
    if question.kind == CHOOSE:
        return _choose(look, goal, question.program)
    if question.kind == DISCARD:
        return FIRST_DISCARD + _least_useful(look, look.thief.hand)
    if question.kind == REPLACE:
        return FIRST_REPLACE + _least_wanted(look)
    if question.kind == REACH:
        return FIRST_REACH + _best_secret(look)
    return _trash(look, goal, question.only)


def _take_or_leave(look: Prospects, goal: i64) -> i64:
    """Everything but the first artifact on the way, if a better one is within reach."""
    room = look.thief.room
    index = look.position.setup.board.artifact[room]
    is_artifact = index != NO_ARTIFACT and look.position.dungeon.artifacts >> index & 1 != 0
    return LEAVE_IT if is_artifact and goal != room else TAKE_IT


def _choose(look: Prospects, goal: i64, program: i64) -> i64:
    options = PROGRAMS[program]
    best: i64 = 0
    most = WORST
    for choice in range(options.size):
        if can_pay(look.position, options.amounts[choice]):
            worth = _now(look, goal, options.amounts[choice])
            if worth > most:
                most = worth
                best = choice
    return FIRST_CHOICE + best


def _now(look: Prospects, goal: i64, number: i64) -> float:
    """What an effect is worth at this very moment."""
    program = PROGRAMS[number]
    total = 0.0
    for part in range(program.size):
        total += _verb_now(look, goal, program.verbs[part], program.amounts[part])
    return total


def _verb_now(look: Prospects, goal: i64, verb: i64, amount: i64) -> float:
    """Where the moment decides, by the moment; else what it is worth in the long run."""
    if verb == V_HEAL:
        return HEART_POINTS * float(min(amount, look.thief.damage))
    if verb == V_BOOTS:
        return look.style.boots * float(amount) if look.wants_boots(goal) else 0.0
    if verb == V_TAKE:
        return card_value(look, taken_kind(amount)) * float(taken_copies(amount))
    if verb == V_TELEPORT:
        return _teleport_now(look, goal)
    if verb == V_REACH:
        return _secret_points(look, _best_secret(look))
    if verb == V_TRASH:
        return -keeping(look, goal, _worst_card(look, goal, ANY_CARD))
    return ATTACK if verb == V_ATTACK else look.style.worths.prices[verb] * float(amount)


def _teleport_now(look: Prospects, goal: i64) -> float:
    target = target_of(look, goal)
    look.position.turn.teleports += 1
    to = teleport_towards(look, target)
    look.position.turn.teleports -= 1
    if to == STAY:
        return 0.0
    nearer = look.routes.way(look.thief.room, target) - look.routes.way(to - FIRST_TELEPORT, target)
    return look.style.boots * nearer


def _trash(look: Prospects, goal: i64, only: i64) -> i64:
    kind = _worst_card(look, goal, only)
    return FIRST_TRASH + kind if u8(kind) in look.thief.play else FIRST_TRASH_DISCARDED + kind


def _least_useful(look: Prospects, cards: vec[u8]) -> i64:
    """Of a hand: the card whose play would bring least."""
    best: i64 = 0
    least = -WORST
    for card in cards:
        kind = i64(card)
        use = look.style.worths.steady[kind] + look.style.boots * look.style.worths.boots[kind]
        if use < least:
            least = use
            best = kind
    return best


def _worst_card(look: Prospects, goal: i64, only: i64) -> i64:
    """Of the play area and the discard pile: the one to be rid of."""
    if only != ANY_CARD:
        return only
    best: i64 = 0
    least = -WORST
    for card in look.thief.play:
        kept = keeping(look, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    for card in look.thief.discard:
        kept = keeping(look, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    return best


def _least_wanted(look: Prospects) -> i64:
    """Of the row: the card that is worth least, dangers first."""
    best: i64 = 0
    least = -WORST
    for card in look.position.dungeon.row:
        if card != NONE:
            kind = i64(card)
            want = card_value(look, kind) + look.style.worths.steady[kind] + look.style.worths.reward[kind]
            if DANGERS[kind]:
                want -= DANGER
            if want < least:
                least = want
                best = kind
    return best


def _best_secret(look: Prospects) -> i64:
    """The adjacent room with the best secret, NOWHERE if there is none."""
    board, here = look.position.setup.board, look.thief.room
    best: i64 = NOWHERE
    most = 0.0
    for way in range(board.first[here], board.first[here + 1]):
        points = _secret_points(look, board.to[way])
        if points > most:
            most = points
            best = board.to[way]
    return best


def _secret_points(look: Prospects, room: i64) -> float:
    dungeon = look.position.dungeon
    if dungeon.majors[room]:
        return MAJOR_POINTS
    return MINOR_POINTS if dungeon.minors[room] else 0.0
