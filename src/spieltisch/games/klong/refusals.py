"""What is not allowed: the rule that a move breaks, in words for a person."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import IllegalMove
from spieltisch.games.klong.allowed import why_not_take
from spieltisch.games.klong.answers import MOST_ANSWERS, answers
from spieltisch.games.klong.board import NO_WAY
from spieltisch.games.klong.buying import is_offered, price_of, why_no_trade, why_not_get
from spieltisch.games.klong.cards import CARDS, MONSTER, PLACES, RESERVE, STARTER, TYPES
from spieltisch.games.klong.effects import ANY_CARD, PROGRAMS
from spieltisch.games.klong.moves import (
    END,
    FIRST_CHOICE,
    FIRST_DISCARD,
    FIRST_DRINK,
    FIRST_GET,
    FIRST_PLAY,
    FIRST_REACH,
    FIRST_REPLACE,
    FIRST_TELEPORT,
    FIRST_TRADE,
    FIRST_TRASH,
    FIRST_TRASH_DISCARDED,
    FIRST_WALK,
    MOVES,
    TAKE_IT,
    swords_of,
    walks_to,
)
from spieltisch.games.klong.pieces import GOODS, POTIONS, PRICE, SECRETS
from spieltisch.games.klong.position import OVER, Position
from spieltisch.games.klong.turn import CHOOSE, DISCARD, QUESTIONS, REACH, REPLACE, SPRING, TRASH, Question
from spieltisch.games.klong.walking import ALLOWED, why_no_fight, why_no_teleport, why_no_way

_ROOM: Final = vec[i64]([0] * MOST_ANSWERS)


def why_not(position: Position, seat: int, move: int) -> IllegalMove | None:
    """The broken rule of a move that is not legal, in words for a person; None for a legal one."""
    if position.phase == OVER:
        return IllegalMove("over")
    if seat != int(position.active):
        return IllegalMove("not-your-turn")
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", move=move)
    question = position.question()
    if question is not None:
        return _why_no_answer(position, question, i64(move))
    return _why_no_act(position, i64(move))


def _why_no_act(position: Position, move: i64) -> IllegalMove | None:
    if move == END:
        return IllegalMove("hand-not-empty") if len(position.thief().hand) else None
    if move < FIRST_GET:
        return _why_not_from_hand(position, move - FIRST_PLAY)
    if move < FIRST_WALK:
        return _why_not_get(position, move - FIRST_GET)
    if move < FIRST_TELEPORT:
        return _why_no_walk(position, walks_to(move), swords_of(move))
    if move < TAKE_IT:
        room = move - FIRST_TELEPORT
        return _refusal(why_no_teleport(position, room), {"room": int(room)})
    if move == TAKE_IT:
        return _refusal(why_not_take(position), {})
    if move < FIRST_TRADE:
        return IllegalMove("nothing-to-take")
    if move < FIRST_DRINK:
        goods = move - FIRST_TRADE
        return _refusal(why_no_trade(position, goods), {"goods": GOODS[goods].key, "price": PRICE})
    if move < FIRST_CHOICE:
        potion = move - FIRST_DRINK
        if position.thief().potions[potion]:
            return None
        return IllegalMove("no-potion", secret=SECRETS[POTIONS[potion]].key)
    return IllegalMove("nothing-asked")


def _why_not_from_hand(position: Position, kind: i64) -> IllegalMove | None:
    if u8(kind) in position.thief().hand:
        return None
    return IllegalMove("not-in-hand", card=CARDS[kind].key)


def _why_not_get(position: Position, kind: i64) -> IllegalMove | None:
    card = CARDS[kind].key
    if PLACES[kind] == STARTER:
        return IllegalMove("not-for-sale", card=card)
    if not is_offered(position, kind):
        return IllegalMove("pile-empty" if PLACES[kind] == RESERVE else "not-in-row", card=card)
    have = position.turn.swords if TYPES[kind] == MONSTER else position.turn.skill
    values: dict[str, object] = {"card": card, "cost": int(price_of(position, kind)), "have": int(have)}
    return _refusal(why_not_get(position, kind), values)


def _why_no_walk(position: Position, room: i64, swords: i64) -> IllegalMove | None:
    board, turn = position.setup.board, position.turn
    way = board.tunnel(position.thief().room, room)
    if way == NO_WAY:
        return IllegalMove("no-tunnel", room=int(room))
    refusal = why_no_way(position, way)
    if refusal != ALLOWED:
        return _refusal(refusal, {"room": int(room), "cost": int(board.boots[way]), "have": int(turn.boots)})
    return _refusal(why_no_fight(position, way, swords), {"cost": int(swords), "have": int(turn.swords)})


def _why_no_answer(position: Position, question: Question, move: i64) -> IllegalMove | None:
    possible = _ROOM[:]
    for found in range(answers(position, question, possible)):
        if possible[found] == move:
            return None
    return _why_no_such_answer(position, question, move)


def _why_no_such_answer(position: Position, question: Question, move: i64) -> IllegalMove:
    if question.kind == CHOOSE and FIRST_CHOICE <= move < FIRST_DISCARD:
        is_there = move - FIRST_CHOICE < PROGRAMS[question.program].size
        return IllegalMove("choice-unpaid" if is_there else "no-such-choice", choice=int(move - FIRST_CHOICE) + 1)
    if question.kind == DISCARD and FIRST_DISCARD <= move < FIRST_TRASH:
        return IllegalMove("not-in-hand", card=CARDS[move - FIRST_DISCARD].key)
    if question.only != ANY_CARD and FIRST_TRASH <= move < FIRST_REPLACE:
        return IllegalMove("trash-only", card=CARDS[question.only].key)
    if question.kind == TRASH or question.kind == SPRING:
        if FIRST_TRASH <= move < FIRST_TRASH_DISCARDED:
            return IllegalMove("not-in-play", card=CARDS[move - FIRST_TRASH].key)
        if FIRST_TRASH_DISCARDED <= move < FIRST_REPLACE:
            return IllegalMove("not-in-discard", card=CARDS[move - FIRST_TRASH_DISCARDED].key)
    if question.kind == REPLACE and FIRST_REPLACE <= move < FIRST_REACH:
        return IllegalMove("not-in-row", card=CARDS[move - FIRST_REPLACE].key)
    if question.kind == REACH and move >= FIRST_REACH:
        return IllegalMove("out-of-reach", room=int(move - FIRST_REACH))
    return IllegalMove(f"asked-{QUESTIONS[question.kind]}")


def _refusal(rule: str, values: dict[str, object]) -> IllegalMove | None:
    return None if rule == ALLOWED else IllegalMove(rule, **values)
