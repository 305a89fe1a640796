"""Legal moves of a position, and the rule that forbids any other move, in words for a person."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import IllegalMove
from spieltisch.games.klong.rules.board import NO_WAY
from spieltisch.games.klong.rules.buying import is_offered, price_of, why_no_trade, why_not_get
from spieltisch.games.klong.rules.cards import (
    CARDS,
    GUARD,
    KINDS,
    MONSTER,
    PLACES,
    RESERVE,
    RESERVE_KINDS,
    STARTER,
    TYPES,
)
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.effects import ANY_CARD, PROGRAMS
from spieltisch.games.klong.rules.notation import (
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
    SWORD_CHOICES,
    TAKE_IT,
    swords_of,
    walk,
    walks_to,
)
from spieltisch.games.klong.rules.pieces import GOODS, POTIONS, PRICE, SECRETS
from spieltisch.games.klong.rules.position import OVER, Position
from spieltisch.games.klong.rules.prompts import MOST_ANSWERS, answers
from spieltisch.games.klong.rules.turn import CHOOSE, DISCARD, ORDER, PROMPT_KEYS, REACH, REPLACE, SPRING, TRASH, Prompt
from spieltisch.games.klong.rules.walking import (
    ALLOWED,
    ARTIFACT,
    heads_of,
    marker_in,
    why_no_fight,
    why_no_teleport,
    why_no_way,
)

MOST_TUNNELS: Final = 9  # of one room
MOST_MOVES: Final = 2 + 2 * KINDS + (SWORD_CHOICES + 1) * MOST_TUNNELS + len(GOODS) + len(POTIONS)
"""At one time: the end, a card of every kind from hand and row, all tunnels and all that lies around."""

_ROOM: Final = vec[i64]([0] * MOST_ANSWERS)


def legal_moves(position: Position, into: vec[i64]) -> i64:
    """Write the legal moves into this vec, in any order, and say how many. It needs room for MOST_MOVES."""
    prompt = position.prompt()
    if prompt is not None:
        return answers(position, prompt, into)
    thief = position.thief()
    into[0] = END
    found: i64 = 0 if len(thief.hand) else 1
    previous: i64 = NONE
    for kind in thief.hand:
        if i64(kind) != previous:
            previous = i64(kind)
            into[found] = FIRST_PLAY + previous
            found += 1
    found = _cards_to_get(position, into, found)
    found = _ways_to_go(position, into, found)
    if may_take_now(position):
        into[found] = TAKE_IT
        found += 1
    return _goods_and_potions(position, into, found)


def may_take_now(position: Position) -> bool:
    """An artifact, without being asked, where people agreed so."""
    return position.setup.by_action and why_not_take(position) == ALLOWED


def why_not_take(position: Position) -> str:
    thief = position.thief()
    if not position.setup.by_action or marker_in(position, thief.room) != ARTIFACT:
        return "nothing-to-take"
    return ALLOWED if thief.can_carry() else "carries-enough"


def _cards_to_get(position: Position, into: vec[i64], found: i64) -> i64:
    dungeon = position.dungeon
    begin = found
    for kind in dungeon.row:
        if kind != NONE and why_not_get(position, i64(kind)) == ALLOWED:
            move = FIRST_GET + i64(kind)
            at = begin
            while at < found and into[at] != move:
                at += 1
            if at == found:
                into[found] = move
                found += 1
    for place in range(len(dungeon.reserve)):
        kept: i64 = RESERVE_KINDS[place]
        if dungeon.reserve[place] and why_not_get(position, kept) == ALLOWED:
            into[found] = FIRST_GET + kept
            found += 1
    if why_not_get(position, i64(GUARD)) == ALLOWED:
        into[found] = FIRST_GET + GUARD
        found += 1
    return found


def _ways_to_go(position: Position, into: vec[i64], found: i64) -> i64:
    board, turn, room = position.setup.board, position.turn, position.thief().room
    if not turn.boots and not turn.teleports:
        return found
    for way in range(board.first[room], board.first[room + 1]):
        if why_no_way(position, way) == ALLOWED:
            for swords in range(min(heads_of(position, way), turn.swords) + 1):
                if why_no_fight(position, way, swords) == ALLOWED:
                    into[found] = walk(board.to[way], swords)
                    found += 1
        if turn.teleports and why_no_teleport(position, board.to[way]) == ALLOWED:
            into[found] = FIRST_TELEPORT + board.to[way]
            found += 1
    return found


def _goods_and_potions(position: Position, into: vec[i64], found: i64) -> i64:
    thief = position.thief()
    if thief.gold >= PRICE:
        for goods in range(len(position.dungeon.goods)):
            if why_no_trade(position, goods) == ALLOWED:
                into[found] = FIRST_TRADE + goods
                found += 1
    for potion in range(len(thief.potions)):
        if thief.potions[potion]:
            into[found] = FIRST_DRINK + potion
            found += 1
    return found


# The rule that a move breaks


def why_not(position: Position, seat: int, move: int) -> IllegalMove | None:
    """The broken rule of a move that is not legal, in words for a person; None for a legal one."""
    if position.phase == OVER:
        return IllegalMove("over")
    if seat != int(position.active):
        return IllegalMove("not-your-turn")
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", move=move)
    prompt = position.prompt()
    if prompt is not None:
        return _why_no_answer(position, prompt, i64(move))
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


def _why_no_answer(position: Position, prompt: Prompt, move: i64) -> IllegalMove | None:
    possible = _ROOM[:]
    for found in range(answers(position, prompt, possible)):
        if possible[found] == move:
            return None
    return _why_no_such_answer(position, prompt, move)


def _why_no_such_answer(position: Position, prompt: Prompt, move: i64) -> IllegalMove:
    if prompt.kind == CHOOSE and FIRST_CHOICE <= move < FIRST_DISCARD:
        is_there = move - FIRST_CHOICE < PROGRAMS[prompt.program].size
        return IllegalMove("choice-unpaid" if is_there else "no-such-choice", choice=int(move - FIRST_CHOICE) + 1)
    if prompt.kind == ORDER and FIRST_CHOICE <= move < FIRST_DISCARD:
        return IllegalMove("no-such-choice", choice=int(move - FIRST_CHOICE) + 1)
    if prompt.kind == DISCARD and FIRST_DISCARD <= move < FIRST_TRASH:
        return IllegalMove("not-in-hand", card=CARDS[move - FIRST_DISCARD].key)
    if prompt.only != ANY_CARD and FIRST_TRASH <= move < FIRST_REPLACE:
        return IllegalMove("trash-only", card=CARDS[prompt.only].key)
    if prompt.kind == TRASH or prompt.kind == SPRING:
        if FIRST_TRASH <= move < FIRST_TRASH_DISCARDED:
            return IllegalMove("not-in-play", card=CARDS[move - FIRST_TRASH].key)
        if FIRST_TRASH_DISCARDED <= move < FIRST_REPLACE:
            return IllegalMove("not-in-discard", card=CARDS[move - FIRST_TRASH_DISCARDED].key)
    if prompt.kind == REPLACE and FIRST_REPLACE <= move < FIRST_REACH:
        return IllegalMove("not-in-row", card=CARDS[move - FIRST_REPLACE].key)
    if prompt.kind == REACH and move >= FIRST_REACH:
        return IllegalMove("out-of-reach", room=int(move - FIRST_REACH))
    return IllegalMove(f"asked-{PROMPT_KEYS[prompt.kind]}")


def _refusal(rule: str, values: dict[str, object]) -> IllegalMove | None:
    return None if rule == ALLOWED else IllegalMove(rule, **values)
