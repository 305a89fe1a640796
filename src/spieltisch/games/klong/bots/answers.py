"""What a bot answers to a prompt: take or leave, choose, discard, trash, replace, reach, order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.bots.evaluation import NOWHERE, Evaluation
from spieltisch.games.klong.bots.purchases import card_value, keeping
from spieltisch.games.klong.bots.routes import (
    HEART_POINTS,
    MAJOR_POINTS,
    MINOR_POINTS,
    STAY,
    target_of,
    teleport_towards,
)
from spieltisch.games.klong.rules.board import NO_ARTIFACT
from spieltisch.games.klong.rules.cards import DANGERS
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.effects import (
    ANY_CARD,
    PROGRAMS,
    V_ATTACK,
    V_BOOTS,
    V_CHOOSE,
    V_HEAL,
    V_REACH,
    V_TAKE,
    V_TELEPORT,
    V_TRASH,
    taken_copies,
    taken_kind,
)
from spieltisch.games.klong.rules.interpreter import can_pay
from spieltisch.games.klong.rules.notation import (
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
from spieltisch.games.klong.rules.prompts import DISCARD_FIRST, DRAW_FIRST
from spieltisch.games.klong.rules.turn import CHOOSE, DISCARD, ORDER, REACH, REPLACE, TAKE, Prompt

WORST: Final = -1000.0
ATTACK: Final = -2.0
DANGER: Final = 2.0


def reply(at: Evaluation, goal: i64, prompt: Prompt) -> i64:
    """The answer of whoever makes for this goal."""
    if prompt.kind == TAKE:
        return _take_or_leave(at, goal)
    if prompt.kind == CHOOSE:
        return _choose(at, goal, prompt.program)
    if prompt.kind == DISCARD:
        return FIRST_DISCARD + _least_useful(at, at.thief.hand)
    if prompt.kind == REPLACE:
        return FIRST_REPLACE + _least_wanted(at)
    if prompt.kind == REACH:
        return FIRST_REACH + _best_secret(at)
    if prompt.kind == ORDER:
        return FIRST_CHOICE + _order(at, goal)
    return _trash(at, goal, prompt.only)


def _take_or_leave(at: Evaluation, goal: i64) -> i64:
    """Everything but the first artifact on the way, if a better one is within reach."""
    room = at.thief.room
    index = at.position.setup.board.artifact[room]
    is_artifact = index != NO_ARTIFACT and at.position.dungeon.artifacts >> index & 1 != 0
    return LEAVE_IT if is_artifact and goal != room else TAKE_IT


def _choose(at: Evaluation, goal: i64, program: i64) -> i64:
    options = PROGRAMS[program]
    best: i64 = 0
    most = WORST
    for choice in range(options.size):
        if can_pay(at.position, options.amounts[choice]):
            worth = _now(at, goal, options.amounts[choice])
            if worth > most:
                most = worth
                best = choice
    return FIRST_CHOICE + best


def _order(at: Evaluation, goal: i64) -> i64:
    """To draw first leaves more to discard from. Two cases are different.

    If nothing can be drawn yet, the discarded card can be drawn again. If the hand is empty, a drawn card has to be
    discarded: that pays only if the effect is worth more than a card.
    """
    thief = at.thief
    pile = thief.draw if len(thief.draw) else thief.discard
    if not len(pile):
        return DISCARD_FIRST
    discard = at.position.turn.prompts[1]
    is_worth_a_card = len(thief.hand) != 0 or _now(at, goal, discard.program) > _mean_use(at, pile)
    return DRAW_FIRST if is_worth_a_card else DISCARD_FIRST


def _now(at: Evaluation, goal: i64, number: i64) -> float:
    """What an effect is worth at this very moment."""
    program = PROGRAMS[number]
    total = 0.0
    for part in range(program.size):
        total += _verb_now(at, goal, program.verbs[part], program.amounts[part])
    return total


def _verb_now(at: Evaluation, goal: i64, verb: i64, amount: i64) -> float:
    """Where the moment decides, by the moment; else what it is worth in the long run."""
    if verb == V_CHOOSE:
        return max([_now(at, goal, option) for option in PROGRAMS[amount].amounts])
    if verb == V_HEAL:
        return HEART_POINTS * float(min(amount, at.thief.damage))
    if verb == V_BOOTS:
        return at.style.boots * float(amount) if at.wants_boots(goal) else 0.0
    if verb == V_TAKE:
        return card_value(at, taken_kind(amount)) * float(taken_copies(amount))
    if verb == V_TELEPORT:
        return _teleport_now(at, goal)
    if verb == V_REACH:
        return _secret_points(at, _best_secret(at))
    if verb == V_TRASH:
        return -keeping(at, goal, _worst_card(at, goal, ANY_CARD))
    return ATTACK if verb == V_ATTACK else at.style.card_values.prices[verb] * float(amount)


def _teleport_now(at: Evaluation, goal: i64) -> float:
    target = target_of(at, goal)
    at.position.turn.teleports += 1
    to = teleport_towards(at, target)
    at.position.turn.teleports -= 1
    if to == STAY:
        return 0.0
    nearer = at.distances.way(at.thief.room, target) - at.distances.way(to - FIRST_TELEPORT, target)
    return at.style.boots * nearer


def _trash(at: Evaluation, goal: i64, only: i64) -> i64:
    kind = _worst_card(at, goal, only)
    return FIRST_TRASH + kind if u8(kind) in at.thief.play else FIRST_TRASH_DISCARDED + kind


def _least_useful(at: Evaluation, cards: vec[u8]) -> i64:
    """Of a hand: the card whose play would bring least."""
    best: i64 = 0
    least = -WORST
    for card in cards:
        kind = i64(card)
        use = _use(at, kind)
        if use < least:
            least = use
            best = kind
    return best


def _mean_use(at: Evaluation, cards: vec[u8]) -> float:
    total = 0.0
    for card in cards:
        total += _use(at, i64(card))
    return total / float(len(cards))


def _use(at: Evaluation, kind: i64) -> float:
    """What a card brings when it is played."""
    return at.style.card_values.steady[kind] + at.style.boots * at.style.card_values.boots[kind]


def _worst_card(at: Evaluation, goal: i64, only: i64) -> i64:
    """Of the play area and the discard pile: the one to be rid of."""
    if only != ANY_CARD:
        return only
    best: i64 = 0
    least = -WORST
    for card in at.thief.play:
        kept = keeping(at, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    for card in at.thief.discard:
        kept = keeping(at, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    return best


def _least_wanted(at: Evaluation) -> i64:
    """Of the row: the card that is worth least, dangers first."""
    best: i64 = 0
    least = -WORST
    for card in at.position.dungeon.row:
        if card != NONE:
            kind = i64(card)
            want = card_value(at, kind) + at.style.card_values.steady[kind] + at.style.card_values.reward[kind]
            if DANGERS[kind]:
                want -= DANGER
            if want < least:
                least = want
                best = kind
    return best


def _best_secret(at: Evaluation) -> i64:
    """The adjacent room with the best secret, NOWHERE if there is none."""
    board, here = at.position.setup.board, at.thief.room
    best: i64 = NOWHERE
    most = 0.0
    for way in range(board.first[here], board.first[here + 1]):
        points = _secret_points(at, board.to[way])
        if points > most:
            most = points
            best = board.to[way]
    return best


def _secret_points(at: Evaluation, room: i64) -> float:
    dungeon = at.position.dungeon
    if dungeon.majors[room]:
        return MAJOR_POINTS
    return MINOR_POINTS if dungeon.minors[room] else 0.0
