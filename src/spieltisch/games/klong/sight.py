"""What is seen of a position. Only the hands are hidden: decks, the bag and secrets have no order that could be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.asking import asker_key
from spieltisch.games.klong.board import Board
from spieltisch.games.klong.cards import CARDS
from spieltisch.games.klong.carrying_out import can_pay
from spieltisch.games.klong.dragon import cubes_in_bag, strength
from spieltisch.games.klong.dungeon import NOBODY, NONE, Dungeon
from spieltisch.games.klong.effects import (
    ANY_CARD,
    PROGRAMS,
    V_WITH_ARTIFACT,
    V_WITH_COMPANION,
    V_WITH_CROWN,
    V_WITH_IDOL,
)
from spieltisch.games.klong.moves import FIRST_TELEPORT, FIRST_WALK, walks_to
from spieltisch.games.klong.pieces import ARTIFACTS, CROWN, GOODS, SECRETS
from spieltisch.games.klong.position import ACT, OVER, PHASES, Position
from spieltisch.games.klong.scoring import artifact_values, points_of, result_of
from spieltisch.games.klong.thief import FATES, Thief
from spieltisch.games.klong.turn import CHOOSE, QUESTIONS, TAKE, Question, Waiting
from spieltisch.games.klong.walking import MARKERS, heads_of, marker_in

BY_ACTION: Final = "action"
BY_ENTERING: Final = "enter"
CONDITIONS: Final[dict[int, str]] = {
    V_WITH_ARTIFACT: "artifact",
    V_WITH_IDOL: "idol",
    V_WITH_CROWN: "crown",
    V_WITH_COMPANION: "companion",
}


def view_of(position: Position, seat: int | None) -> dict[str, object]:
    """The view as view.py describes it."""
    view: dict[str, object] = {
        "board": position.setup.board.key,
        "artifact": BY_ACTION if position.setup.by_action else BY_ENTERING,
        "first": int(position.setup.first),
        "phase": PHASES[position.phase],
        "turn": -1 if position.phase == OVER else int(position.active),
        "round": int(position.rounds),
        "turns": int(position.turns),
        "seats": [_seat(thief, position.phase == OVER) for thief in position.thieves],
        "hand": [] if seat is None else keys(position.thieves[seat].hand),
    }
    _show_turn(view, position)
    _show_dungeon(view, position)
    view["walks"] = _walks(position)
    _show_end(view, position)
    return view


def keys(cards: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind in cards]


def ascending(*piles: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind in sorted([int(kind) for pile in piles for kind in pile])]


def _seat(thief: Thief, is_over: bool) -> dict[str, object]:
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


def _show_turn(view: dict[str, object], position: Position) -> None:
    turn = position.turn
    questions = [_asked(question, position) for question in turn.questions]
    view["skill"] = int(turn.skill)
    view["swords"] = int(turn.swords)
    view["boots"] = int(turn.boots)
    view["teleports"] = int(turn.teleports)
    view["quiet"] = int(turn.quiet)
    view["made"] = int(turn.made)
    view["gains"] = int(turn.gains)
    view["bonus"] = int(turn.bonus)
    view["swaggers"] = int(turn.swaggers)
    view["cheaper"] = int(turn.cheaper)
    view["caves_free"] = turn.caves_free
    view["heads_free"] = turn.heads_free
    view["stopped"] = turn.stopped
    view["springs"] = int(turn.springs)
    view["waiting"] = [_waiting(waiting) for waiting in turn.waiting]
    view["question"] = questions[0] if questions else None
    view["later"] = questions[1:]


def _waiting(waiting: Waiting) -> list[object]:
    return [CONDITIONS[int(waiting.condition)], int(waiting.program), CARDS[waiting.card].key]


def _asked(question: Question, position: Position) -> dict[str, object]:
    choices = PROGRAMS[question.program].amounts if question.kind == CHOOSE else vec[i64]()
    return {
        "kind": QUESTIONS[question.kind],
        "card": asker_key(question.asker),
        "choices": len(choices),
        "allowed": [can_pay(position, choice) for choice in choices],
        "only": "" if question.only == ANY_CARD else CARDS[question.only].key,
        "marker": MARKERS[marker_in(position, position.thief().room)] if question.kind == TAKE else "",
        "program": int(question.program),
    }


def _show_dungeon(view: dict[str, object], position: Position) -> None:
    dungeon, board = position.dungeon, position.setup.board
    view["row"] = ["" if kind == NONE else CARDS[kind].key for kind in dungeon.row]
    view["reserve"] = [int(count) for count in dungeon.reserve]
    view["deck"] = int(dungeon.deck_size)
    view["gone"] = _counted(dungeon.gone)
    view["removed"] = _counted(dungeon.removed)
    view["bag"] = int(cubes_in_bag(position))
    view["black_aside"] = int(dungeon.black_aside)
    view["rage"] = int(dungeon.rage)
    view["attacks"] = int(position.attacks)
    view["strength"] = int(strength(position))
    view["clock"] = [] if dungeon.clock_seat == NOBODY else [int(dungeon.clock_seat), int(dungeon.clock)]
    view["artifacts"] = _artifacts(dungeon, board)
    view["majors"] = [room for room, count in enumerate(dungeon.majors) if count]
    view["minors"] = [[room, int(count)] for room, count in enumerate(dungeon.minors) if count]
    view["idols"] = int(dungeon.idols)
    view["goods"] = [_stock(number, int(left)) for number, left in enumerate(dungeon.goods)]
    view["found"] = [secret.copies - int(dungeon.secrets[i64(number)]) for number, secret in enumerate(SECRETS)]


def _counted(counts: vec[u8]) -> list[str]:
    return [CARDS[kind].key for kind, count in enumerate(counts) for _ in range(int(count))]


def _artifacts(dungeon: Dungeon, board: Board) -> list[list[int]]:
    lying = artifact_values(dungeon.artifacts)
    values = [ARTIFACTS[index] if index >= 0 else 0 for index in board.artifact]
    return [[room, value] for room, value in enumerate(values) if value in lying]


def _stock(number: int, left: int) -> list[object]:
    """The best one left is sold."""
    goods = GOODS[number]
    return [goods.key, left, goods.points[len(goods.points) - left] if left else 0]


def _walks(position: Position) -> list[list[int]]:
    if position.phase != ACT:
        return []
    board, room = position.setup.board, position.thief().room
    moves = position.legal(int(position.active))
    goals = {int(walks_to(i64(move))) for move in moves if FIRST_WALK <= move < FIRST_TELEPORT}
    ways = [board.tunnel(room, i64(goal)) for goal in sorted(goals)]
    return [[int(board.to[way]), int(board.boots[way]), int(heads_of(position, way))] for way in ways]


def _show_end(view: dict[str, object], position: Position) -> None:
    view["winners"] = []
    view["reason"] = ""
    view["sheet"] = []
    if position.phase == OVER:
        result = result_of(position.thieves, int(position.turns), int(position.rounds), int(position.attacks))
        view["winners"] = result.winners()
        view["reason"] = result.reason
        view["sheet"] = result.values["sheet"]
