"""The view of a seat, built up from what it may know.

Only the hands are hidden: decks, the bag and secrets have no order that could be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.rules.board import Board
from spieltisch.games.klong.rules.buying import is_elsewhere, lacking, price_of
from spieltisch.games.klong.rules.cards import CARDS, GUARD, ONLY, ONLY_KEYS, RESERVE_KINDS
from spieltisch.games.klong.rules.dragon import cubes_in_bag, strength
from spieltisch.games.klong.rules.dungeon import NOBODY, NONE, Dungeon
from spieltisch.games.klong.rules.effects import (
    ANY_CARD,
    PROGRAMS,
    V_WITH_ARTIFACT,
    V_WITH_COMPANION,
    V_WITH_CROWN,
    V_WITH_IDOL,
)
from spieltisch.games.klong.rules.interpreter import can_pay
from spieltisch.games.klong.rules.known_prompts import asker_key
from spieltisch.games.klong.rules.notation import walk
from spieltisch.games.klong.rules.pieces import ARTIFACTS, CROWN, GOODS, SECRETS
from spieltisch.games.klong.rules.position import ACT, OVER, PHASES, Position
from spieltisch.games.klong.rules.prompts import ORDERS
from spieltisch.games.klong.rules.result import WINNERS_PLACE, artifact_values, places, points_of, reason_of, sheet_of
from spieltisch.games.klong.rules.thief import FATES, Thief
from spieltisch.games.klong.rules.turn import CHOOSE, ORDER, PROMPT_KEYS, TAKE, Prompt, Waiting
from spieltisch.games.klong.rules.walking import ALLOWED, MARKERS, can_walk, heads_of, marker_in, why_no_fight
from spieltisch.games.klong.view import KlongDungeon, KlongEnd, KlongQuestion, KlongSeat, KlongTurn, KlongView, Taking

BY_ACTION: Final[Taking] = "action"
BY_ENTERING: Final[Taking] = "enter"
CONDITIONS: Final[dict[int, str]] = {
    V_WITH_ARTIFACT: "artifact",
    V_WITH_IDOL: "idol",
    V_WITH_CROWN: "crown",
    V_WITH_COMPANION: "companion",
}


def to_view(position: Position, seat: int | None) -> KlongView:
    """What this seat sees; None is a spectator."""
    is_over = position.phase == OVER
    return {
        "board": position.setup.board.key,
        "artifact": BY_ACTION if position.setup.by_action else BY_ENTERING,
        "first": int(position.setup.first),
        "phase": PHASES[position.phase],
        "turn": -1 if is_over else int(position.active),
        "round": int(position.rounds),
        "turns": int(position.turns),
        "seats": [_seat(thief, is_over) for thief in position.thieves],
        "hand": [] if seat is None else keys(position.thieves[seat].hand),
        **_turn(position),
        **_dungeon(position),
        "prices": _prices(position),
        "walks": _walks(position),
        "fights": _fights(position),
        **_end(position),
    }


def keys(cards: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind in cards]


def ascending(*piles: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind in sorted([int(kind) for pile in piles for kind in pile])]


def _seat(thief: Thief, is_over: bool) -> KlongSeat:
    """At the end all cards are counted openly."""
    return {
        "room": int(thief.room),
        "fate": FATES[thief.fate],
        "damage": int(thief.damage),
        "supply": int(thief.supply),
        "clank": int(thief.clank),
        "aside": int(thief.aside),
        "gold": int(thief.gold),
        "cards": ascending(thief.hand, thief.draw, thief.discard, thief.play, thief.trashed),
        "play": keys(thief.play),
        "discard": ascending(thief.discard),
        "trashed": ascending(thief.trashed),
        "shown": ascending(thief.hand if is_over else thief.shown),
        "hand": len(thief.hand),
        "draw": len(thief.draw),
        "artifacts": artifact_values(thief.artifacts),
        "idols": int(thief.idols),
        "chalices": int(thief.chalices),
        "eggs": int(thief.eggs),
        "keys": int(thief.keys),
        "backpacks": int(thief.backpacks),
        "crowns": [points for index, points in enumerate(GOODS[CROWN].points) if thief.crowns >> i64(index) & 1],
        "potions": [int(count) for count in thief.potions],
        "mastery": thief.mastery,
        "points": int(points_of(thief)),
    }


def _turn(position: Position) -> KlongTurn:
    turn = position.turn
    asked = [_asked(prompt, position) for prompt in turn.prompts]
    return {
        "skill": int(turn.skill),
        "swords": int(turn.swords),
        "boots": int(turn.boots),
        "teleports": int(turn.teleports),
        "quiet": int(turn.quiet),
        "made": int(turn.made),
        "gains": int(turn.gains),
        "bonus": int(turn.bonus),
        "swaggers": int(turn.swaggers),
        "cheaper": int(turn.cheaper),
        "caves_free": turn.caves_free,
        "heads_free": turn.heads_free,
        "stopped": turn.stopped,
        "springs": int(turn.springs),
        "waiting": [_waiting(waiting) for waiting in turn.waiting],
        "question": asked[0] if asked else None,
        "later": asked[1:],
    }


def _waiting(waiting: Waiting) -> list[str | int]:
    return [CONDITIONS[int(waiting.condition)], int(waiting.program), CARDS[waiting.card].key]


def _asked(prompt: Prompt, position: Position) -> KlongQuestion:
    choices = PROGRAMS[prompt.program].amounts if prompt.kind == CHOOSE else vec[i64]()
    allowed = [True] * ORDERS if prompt.kind == ORDER else [can_pay(position, choice) for choice in choices]
    return {
        "kind": PROMPT_KEYS[prompt.kind],
        "card": asker_key(prompt.asker),
        "choices": len(allowed),
        "allowed": allowed,
        "only": "" if prompt.only == ANY_CARD else CARDS[prompt.only].key,
        "marker": MARKERS[marker_in(position, position.thief().room)] if prompt.kind == TAKE else "",
        "program": int(prompt.program),
    }


def _dungeon(position: Position) -> KlongDungeon:
    dungeon, board = position.dungeon, position.setup.board
    return {
        "row": ["" if kind == NONE else CARDS[kind].key for kind in dungeon.row],
        "reserve": [int(count) for count in dungeon.reserve],
        "deck": int(dungeon.deck_size),
        "gone": _counted(dungeon.gone),
        "removed": _counted(dungeon.removed),
        "bag": int(cubes_in_bag(position)),
        "black_aside": int(dungeon.black_aside),
        "rage": int(dungeon.rage),
        "attacks": int(position.attacks),
        "strength": int(strength(position)),
        "clock": [] if dungeon.clock_seat == NOBODY else [int(dungeon.clock_seat), int(dungeon.clock)],
        "artifacts": _artifacts(dungeon, board),
        "majors": [room for room, count in enumerate(dungeon.majors) if count],
        "minors": [[room, int(count)] for room, count in enumerate(dungeon.minors) if count],
        "idols": int(dungeon.idols),
        "goods": [_stock(number, int(left)) for number, left in enumerate(dungeon.goods)],
        "found": [secret.copies - int(dungeon.secrets[i64(number)]) for number, secret in enumerate(SECRETS)],
    }


def _counted(counts: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind, count in enumerate(counts) for _ in range(int(count))]


def _artifacts(dungeon: Dungeon, board: Board) -> list[list[int]]:
    lying = artifact_values(dungeon.artifacts)
    values = [ARTIFACTS[index] if index >= 0 else 0 for index in board.artifact]
    return [[room, value] for room, value in enumerate(values) if value in lying]


def _stock(number: int, left: int) -> list[str | int]:
    """The best one left is sold."""
    goods = GOODS[number]
    return [goods.key, left, goods.points[len(goods.points) - left] if left else 0]


def _prices(position: Position) -> list[list[str | int]]:
    if position.phase == OVER:
        return []
    dungeon = position.dungeon
    row = [int(kind) for kind in dungeon.row if kind != NONE]
    reserve = [kind for place, kind in enumerate(RESERVE_KINDS) if dungeon.reserve[i64(place)]]
    return [_price(position, i64(kind)) for kind in sorted({*row, *reserve, GUARD})]


def _price(position: Position, kind: i64) -> list[str | int]:
    elsewhere = ONLY_KEYS[ONLY[kind]] if is_elsewhere(position, kind) else ""
    return [CARDS[kind].key, int(price_of(position, kind)), int(lacking(position, kind)), elsewhere]


def _walks(position: Position) -> list[list[int]]:
    board = position.setup.board
    return [[int(board.to[way]), int(board.boots[way]), int(heads_of(position, way))] for way in _ways(position)]


def _fights(position: Position) -> list[list[int]]:
    return [fight for way in _ways(position) for fight in _fights_in(position, way)]


def _fights_in(position: Position, way: i64) -> list[list[int]]:
    """For each number of swords that can be spent on the heads of a tunnel; the other heads cost hearts."""
    to, heads = position.setup.board.to[way], heads_of(position, way)
    spent = range(heads + 1) if heads else range(0)
    return [
        [walk(to, i64(swords)), swords, int(heads) - swords]
        for swords in spent
        if why_no_fight(position, way, i64(swords)) == ALLOWED
    ]


def _ways(position: Position) -> list[i64]:
    """The tunnels that whoever is to move can take now."""
    if position.phase != ACT:
        return []
    board, room = position.setup.board, position.thief().room
    return [way for way in range(board.first[room], board.first[room + 1]) if can_walk(position, way)]


def _end(position: Position) -> KlongEnd:
    thieves = position.thieves
    if position.phase != OVER:
        return {"winners": [], "reason": "", "sheet": []}
    placed = places(thieves)
    return {
        "winners": [seat for seat, place in enumerate(placed) if place == WINNERS_PLACE],
        "reason": reason_of(thieves, placed),
        "sheet": [sheet_of(thief) for thief in thieves],
    }
