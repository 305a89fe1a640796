"""From a view back to a position in which this very view is seen. No impossible one is believed."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Mapping
from typing import Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance
from spieltisch.games.klong.asking import can_be_asked, can_wait
from spieltisch.games.klong.audit import faults
from spieltisch.games.klong.board import board, board_keys
from spieltisch.games.klong.cards import COPIES, DUNGEON, KIND_OF, KINDS, PLACES
from spieltisch.games.klong.dungeon import NOBODY, NONE, Dungeon
from spieltisch.games.klong.effects import ANY_CARD
from spieltisch.games.klong.guessing import deal_others_anew
from spieltisch.games.klong.pieces import ARTIFACTS, BLACK, CROWN, CUBES, GOODS, ROW, SECRET_OF, SECRETS
from spieltisch.games.klong.position import OVER, PHASES, Position, Setup
from spieltisch.games.klong.sight import BY_ACTION, BY_ENTERING, CONDITIONS, view_of
from spieltisch.games.klong.thief import FATES, INSIDE, Thief, bit
from spieltisch.games.klong.turn import NO_CARD, QUESTIONS, Question, Turn, Waiting

_SEATS: Final = range(2, 5)
_MOST: Final = 1_000_000  # nothing in a game is that much; a view that says so is none
_CONDITION_OF: Final = {key: condition for condition, key in CONDITIONS.items()}


def setup_of(view: Mapping[str, object]) -> Setup:
    seats, first = len(_tables(view["seats"])), _whole(view["first"])
    key, artifact = view["board"], view["artifact"]
    if key not in board_keys() or seats not in _SEATS or artifact not in (BY_ENTERING, BY_ACTION):
        raise ValueError("nobody can agree on such a game")
    if not 0 <= first < seats:
        raise ValueError(f"seat {first} cannot begin")
    return Setup(seats, first, board(key), artifact == BY_ACTION)


def restore(position: Position, view: Mapping[str, object], seat: int, chance: Chance) -> None:
    """Make the position what the view tells; ValueError and the like if no position can be seen so.

    What the others hold is drawn by chance.
    """
    tables = _tables(view["seats"])
    position.phase = i64(PHASES.index(cast(str, view["phase"])))
    position.active = i64(max(0, _whole(view["turn"])))
    position.rounds = _number(view["round"])
    position.turns = _number(view["turns"])
    position.attacks = _number(view["attacks"])
    position.thieves = [_thief(table, int(position.setup.board.rooms) + 1) for table in tables]
    own = position.thieves[seat]
    own.draw, own.hand = _divided(_together(own), _kinds(view["hand"]))
    position.turn = _turn(view)
    position.dungeon = _dungeon(view, position)
    deal_others_anew(position, seat, chance)
    if not _is_possible(position) or view_of(position, seat) != view:
        raise ValueError("this view contradicts itself")


def _thief(table: Mapping[str, object], rooms: int) -> Thief:
    """All but its hand, of which the cards that are surely there are put in first."""
    thief = Thief()
    thief.fate = i64(FATES.index(cast(str, table["fate"])))
    thief.room = i64(_below(rooms, table["room"]))
    thief.damage = _number(table["damage"])
    thief.supply = _number(table["supply"])
    thief.clank = _number(table["clank"])
    thief.aside = _number(table["aside"])
    thief.bagged = CUBES - thief.damage - thief.supply - thief.clank - thief.aside
    thief.gold = _number(table["gold"])
    thief.play = _pile(_kinds(table["play"]))
    thief.discard = _pile(_kinds(table["discard"]))
    thief.trashed = _pile(_kinds(table["trashed"]))
    thief.shown = _pile(_kinds(table["shown"]))
    _hold(thief, table)
    thief.artifacts = _bits(table["artifacts"], ARTIFACTS)
    thief.idols = _number(table["idols"])
    thief.chalices = _number(table["chalices"])
    thief.eggs = _number(table["eggs"])
    thief.keys = _number(table["keys"])
    thief.backpacks = _number(table["backpacks"])
    thief.crowns = _bits(table["crowns"], GOODS[CROWN].points)
    thief.potions = _counts(_wholes(table["potions"]))
    thief.mastery = _switch(table["mastery"])
    return thief


def _hold(thief: Thief, table: Mapping[str, object]) -> None:
    """Some hand of the right size; which one, only the thief itself knows."""
    open_cards = [int(kind) for pile in (thief.play, thief.discard, thief.trashed) for kind in pile]
    unseen = _without(_kinds(table["cards"]), open_cards)
    shown = [int(kind) for kind in thief.shown]
    others = _without(unseen, shown)
    secret = _below(len(others) + 1, _whole(table["hand"]) - len(shown))
    thief.hand = _pile(sorted(shown + others[:secret]))
    thief.draw = _pile(others[secret:])


def _together(thief: Thief) -> list[int]:
    return [int(kind) for pile in (thief.hand, thief.draw) for kind in pile]


def _divided(cards: list[int], hand: list[int]) -> tuple[vec[u8], vec[u8]]:
    return _pile(_without(cards, hand)), _pile(hand)


def _turn(view: Mapping[str, object]) -> Turn:
    turn = Turn()
    turn.skill = _number(view["skill"])
    turn.swords = _number(view["swords"])
    turn.boots = _number(view["boots"])
    turn.teleports = _number(view["teleports"])
    turn.quiet = _number(view["quiet"])
    turn.made = _number(view["made"])
    turn.gains = _number(view["gains"])
    turn.bonus = _number(view["bonus"])
    turn.swaggers = _number(view["swaggers"])
    turn.cheaper = _number(view["cheaper"])
    turn.caves_free = _switch(view["caves_free"])
    turn.heads_free = _switch(view["heads_free"])
    turn.stopped = _switch(view["stopped"])
    turn.springs = _number(view["springs"])
    turn.waiting = [_waiting(entry) for entry in cast(list[list[object]], view["waiting"])]
    asked = [] if view["question"] is None else [cast(Mapping[str, object], view["question"])]
    turn.questions = [_question(table) for table in [*asked, *_tables(view["later"])]]
    return turn


def _waiting(entry: list[object]) -> Waiting:
    condition, program, card = entry
    waiting = Waiting(_CONDITION_OF[cast(str, condition)], _number(program), KIND_OF[cast(str, card)])
    if not can_wait(waiting):
        raise ValueError("no card waits for this")
    return waiting


def _question(table: Mapping[str, object]) -> Question:
    kind, only = QUESTIONS.index(cast(str, table["kind"])), cast(str, table["only"])
    asker = _asker(cast(str, table["card"]))
    question = Question(kind, asker, _number(table["program"]), KIND_OF[only] if only else ANY_CARD)
    if not can_be_asked(question):
        raise ValueError("nothing asks this")
    return question


def _asker(key: str) -> int:
    if not key:
        return NO_CARD
    return KIND_OF[key] if key in KIND_OF else KINDS + SECRET_OF[key]


def _dungeon(view: Mapping[str, object], position: Position) -> Dungeon:
    dungeon = Dungeon()
    dungeon.row = _row(cast(list[object], view["row"]))
    dungeon.reserve = _counts(_wholes(view["reserve"]))
    dungeon.gone = _by_kind(_kinds(view["gone"]))
    dungeon.removed = _by_kind(_kinds(view["removed"]))
    dungeon.black_aside = _number(view["black_aside"])
    dungeon.black_bagged = BLACK - dungeon.black_aside
    dungeon.rage = _number(view["rage"])
    dungeon.clock_seat, dungeon.clock = _clock(_wholes(view["clock"]))
    rooms = int(position.setup.board.rooms) + 1
    dungeon.majors = _by_room([[room, 1] for room in _wholes(view["majors"])], rooms)
    dungeon.minors = _by_room(_pairs(view["minors"]), rooms)
    dungeon.artifacts = _bits([value for _, value in _pairs(view["artifacts"])], ARTIFACTS)
    dungeon.idols = _number(view["idols"])
    dungeon.goods = _counts([_whole(left) for _, left, _ in cast(list[list[object]], view["goods"])])
    found = _wholes(view["found"])
    dungeon.secrets = _counts([secret.copies - count for secret, count in zip(SECRETS, found, strict=True)])
    _stack_deck(dungeon, position)
    return dungeon


def _stack_deck(dungeon: Dungeon, position: Position) -> None:
    """What nobody has seen of the dungeon's cards; whoever counts along knows it."""
    seen = Counter([int(kind) for kind in dungeon.row if kind != NONE])
    for thief in position.thieves:
        for pile in (thief.hand, thief.draw, thief.discard, thief.play, thief.trashed):
            seen.update([int(kind) for kind in pile])
    left: list[int] = []
    for kind in range(KINDS):
        is_in_deck = PLACES[i64(kind)] == DUNGEON
        gone = seen[kind] + int(dungeon.gone[i64(kind)]) + int(dungeon.removed[i64(kind)])
        left.append(int(COPIES[i64(kind)]) - gone if is_in_deck else 0)
    dungeon.deck = _counts(left)
    dungeon.deck_size = i64(sum(left))


def _row(keys: list[object]) -> vec[u8]:
    if len(keys) != ROW:
        raise ValueError(f"the row has {ROW} places")
    return _pile([KIND_OF[cast(str, key)] if key else NONE for key in keys])


def _clock(clock: list[int]) -> tuple[i64, i64]:
    if not clock:
        return NOBODY, 0
    seat, space = clock
    return _number(seat), _number(space)


def _is_possible(position: Position) -> bool:
    return (
        not faults(position)
        and _areas_fit(position)
        and _clock_fits(position)
        and bool(position.legal(int(position.active))) == (position.phase != OVER)
    )


def _areas_fit(position: Position) -> bool:
    """Cards lie in play, and questions are open, only in the turn of whom they belong to."""
    if position.phase == OVER and position.turn.questions:
        return False
    for seat, thief in enumerate(position.thieves):
        is_acting = seat == int(position.active) and position.phase != OVER
        if not is_acting and (len(thief.play) or len(thief.trashed)):
            return False
    return True


def _clock_fits(position: Position) -> bool:
    """The first one out has it; when all are out the game is over."""
    out = [seat for seat, thief in enumerate(position.thieves) if thief.fate != INSIDE]
    if (position.phase == OVER) != (len(out) == len(position.thieves)):
        return False
    return int(position.dungeon.clock_seat) in out if out else position.dungeon.clock_seat == NOBODY


def _kinds(keys: object) -> list[int]:
    return [KIND_OF[cast(str, key)] for key in cast(list[object], keys)]


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for kind in taken:
        left.remove(kind)
    return left


def _pile(kinds: list[int]) -> vec[u8]:
    return vec[u8]([u8(kind) for kind in kinds])


def _counts(counts: list[int]) -> vec[u8]:
    return vec[u8]([u8(_below(NONE, count)) for count in counts])


def _by_kind(kinds: list[int]) -> vec[u8]:
    counted = Counter(kinds)
    return _counts([counted[kind] for kind in range(KINDS)])


def _by_room(entries: list[list[int]], rooms: int) -> vec[u8]:
    counts = [0] * rooms
    for room, count in entries:
        counts[_below(rooms, room)] = count
    return _counts(counts)


def _bits(values: object, order: list[int]) -> i64:
    bits: i64 = 0
    for value in _wholes(values):
        bits |= bit(i64(order.index(value)))
    return bits


def _tables(value: object) -> list[Mapping[str, object]]:
    return cast(list[Mapping[str, object]], value)


def _pairs(value: object) -> list[list[int]]:
    return [_wholes(row) for row in cast(list[object], value)]


def _wholes(value: object) -> list[int]:
    return [_whole(number) for number in cast(list[object], value)]


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("this is either so or not")
    return value


def _number(value: object) -> i64:
    return i64(_below(_MOST, value))


def _below(bound: int, value: object) -> int:
    number = _whole(value)
    if not 0 <= number < bound:
        raise ValueError(f"{number} is not below {bound}")
    return number


def _whole(value: object) -> int:
    return operator.index(cast(SupportsIndex, value))
