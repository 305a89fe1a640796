"""What to spend on: cards and devices for skill, monsters for swords, goods for gold."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.board import DEPTHS
from spieltisch.games.klong.cards import (
    ANYWHERE,
    COSTS,
    DANGERS,
    DEVICE,
    GEM,
    GUARD,
    IN_DEPTHS,
    MONSTER,
    ONLY,
    POINTS,
    RESERVE_KINDS,
    TOME,
    TYPES,
    WORTH_GOLD,
    WORTH_MASTERY,
    WORTH_NOTHING,
    WORTH_TOMES,
    WORTHS,
    WORTHS_OF,
)
from spieltisch.games.klong.dungeon import NONE
from spieltisch.games.klong.errands import crown_gain
from spieltisch.games.klong.moves import FIRST_GET, FIRST_TRADE
from spieltisch.games.klong.pieces import ARTIFACTS, BACKPACK, CROWN, GOODS, MASTER_KEY, PRICE
from spieltisch.games.klong.prospects import Prospects
from spieltisch.games.klong.route import UNREACHABLE, routes

NOTHING_WANTED: Final = -1
LEAST_WORTH: Final = 0.1
CALM: Final = 0.4  # for each danger that leaves the row
HEAL: Final = 1.2
POTION_SWORDS: Final = 2
WORTH_A_POTION: Final = 2.5
HOPE_OF_MASTERY: Final = 0.7

_VALUES: Final = vec[float]([float(value) for value in ARTIFACTS])
_GOODS_POINTS: Final = vec[float]([float(goods.points[0]) for goods in GOODS])
_FIRST_RESERVE: Final[i64] = RESERVE_KINDS[0]
_RESERVES: Final[i64] = len(RESERVE_KINDS)


def purchase(look: Prospects, goal: i64) -> i64:
    """The card or device to buy first: the best one together with what can be bought beside it; or NOTHING_WANTED."""
    skill = look.position.turn.skill
    kinds, worths = _offers(look, goal, skill)
    best: i64 = NOTHING_WANTED
    most = LEAST_WORTH
    for first in range(len(kinds)):
        left = skill - cost_of(look, kinds[first])
        beside = 0.0
        for second in range(len(kinds)):
            is_there = second != first or kinds[first] < _FIRST_RESERVE + _RESERVES
            if is_there and worths[second] > beside and cost_of(look, kinds[second]) <= left:
                beside = worths[second]
        if beside <= worths[first] and worths[first] + beside > most:
            most = worths[first] + beside
            best = kinds[first]
    return best if best == NOTHING_WANTED else FIRST_GET + best


def fight(look: Prospects, goal: i64) -> i64:
    """The monster that gives most for its swords, or NOTHING_WANTED."""
    swords = look.position.turn.swords
    best: i64 = NOTHING_WANTED
    most = 0.0
    for card in look.position.dungeon.row:
        kind = i64(card)
        if card != NONE and TYPES[kind] == MONSTER and COSTS[kind] <= swords and is_in_place(look, kind):
            gain = reward_of(look, goal, kind) / float(COSTS[kind])
            if gain > most:
                most = gain
                best = kind
    guard = i64(GUARD)
    if COSTS[guard] <= swords and look.style.worths.reward[guard] / float(COSTS[guard]) > most:
        best = guard
    return best if best == NOTHING_WANTED else FIRST_GET + best


def strength_pays(look: Prospects, goal: i64) -> bool:
    """Whether two swords more would beat something that is worth a potion."""
    swords = look.position.turn.swords
    for card in look.position.dungeon.row:
        kind = i64(card)
        if card == NONE or TYPES[kind] != MONSTER or not is_in_place(look, kind):
            continue
        if swords < COSTS[kind] <= swords + POTION_SWORDS and reward_of(look, goal, kind) >= WORTH_A_POTION:
            return True
    return False


def trade(look: Prospects, goal: i64) -> i64:
    """The goods to buy in this market, or NOTHING_WANTED."""
    thief, goods = look.thief, look.position.dungeon.goods
    if thief.gold < PRICE or not look.position.setup.board.market[thief.room]:
        return NOTHING_WANTED
    if goods[BACKPACK] and _backpack_gain(look, goal) > 0.0:
        return FIRST_TRADE + BACKPACK
    if goods[MASTER_KEY] and not thief.keys and _key_gain(look, goal) > 0.0:
        return FIRST_TRADE + MASTER_KEY
    return FIRST_TRADE + CROWN if crown_gain(look) > 0.0 else NOTHING_WANTED


def cost_of(look: Prospects, kind: i64) -> i64:
    cost = COSTS[kind]
    return max(i64(0), cost - look.position.turn.cheaper) if TYPES[kind] == GEM else cost


def is_in_place(look: Prospects, kind: i64) -> bool:
    """Some can be bought, used or fought only in the Depths or in a cave."""
    only, board = i64(ONLY[kind]), look.position.setup.board
    if only == ANYWHERE:
        return True
    return board.zone[look.thief.room] == DEPTHS if only == IN_DEPTHS else board.cave[look.thief.room] != 0


def reward_of(look: Prospects, goal: i64, kind: i64) -> float:
    """What using a device or beating a monster gives, in points."""
    reward = look.style.worths.reward[kind] + (CALM if DANGERS[kind] else 0.0)
    boots = look.style.worths.reward_boots[kind]
    if boots > 0.0 and look.wants_boots(goal):
        reward += look.style.boots * boots
    return reward


def keeping(look: Prospects, goal: i64, kind: i64) -> float:
    """What a card of the own deck will still bring, compared with not having it."""
    return look.future_plays(goal, 0.0) * (_use(look, goal, kind) - look.bar) + card_value(look, kind)


def card_value(look: Prospects, kind: i64) -> float:
    """Points of a card at the end."""
    depends_on = i64(WORTHS_OF[kind])
    points = float(POINTS[kind])
    if depends_on == WORTH_NOTHING:
        return points
    worth = WORTHS[kind]
    if depends_on == WORTH_MASTERY:
        return points + HOPE_OF_MASTERY * float(worth)
    if depends_on == WORTH_GOLD:
        return points + float(look.thief.gold // worth)
    if depends_on == WORTH_TOMES:
        return points + float(worth * _tomes(look))
    treasures = (look.thief.chalices > 0) + (look.thief.eggs > 0) + (look.thief.idols > 0)
    return points + float(worth) if treasures > 1 else points


def _offers(look: Prospects, goal: i64, skill: i64) -> tuple[vec[i64], vec[float]]:
    """All that can be paid and is wanted, and what it is worth."""
    kinds, worths = vec[i64](), vec[float]()
    plays = look.future_plays(goal, float(len(look.thief.draw)))
    dungeon = look.position.dungeon
    for index in range(_RESERVES):
        kind = _FIRST_RESERVE + index
        if dungeon.reserve[index] and COSTS[kind] <= skill:
            worth = _buying(look, goal, kind, plays)
            if worth > LEAST_WORTH:
                kinds, worths = append(kinds, kind), append(worths, worth)
    for card in dungeon.row:
        kind = i64(card)
        if card == NONE or TYPES[kind] == MONSTER or cost_of(look, kind) > skill or not is_in_place(look, kind):
            continue
        worth = reward_of(look, goal, kind) if TYPES[kind] == DEVICE else _buying(look, goal, kind, plays)
        if worth > LEAST_WORTH:
            kinds, worths = append(kinds, kind), append(worths, worth)
    return kinds, worths


def _buying(look: Prospects, goal: i64, kind: i64, plays: float) -> float:
    """Its points, and how much better than an average card it is, as often as it will be played."""
    worth = card_value(look, kind) + plays * (_use(look, goal, kind) - look.bar)
    acquired = look.style.worths.acquire[kind]
    return worth + acquired if acquired < HEAL or look.thief.damage else worth


def _use(look: Prospects, goal: i64, kind: i64) -> float:
    boots = look.style.boots if look.wants_boots(goal) else look.style.spare_boots
    return look.style.worths.steady[kind] + boots * look.style.worths.boots[kind]


def _backpack_gain(look: Prospects, goal: i64) -> float:
    """What a second artifact after the goal would bring beyond price and detour."""
    ways = look.routes
    origin = look.thief.room if look.has_artifact else goal
    if look.is_counting or origin == ways.home or look.thief.can_carry() == look.has_artifact:
        return 0.0
    most = 0.0
    lying = look.position.dungeon.artifacts
    for index in range(len(ways.artifact_rooms)):
        room = ways.artifact_rooms[index]
        if not lying >> index & 1 or room == goal or ways.way(origin, room) >= UNREACHABLE:
            continue
        detour = ways.way(origin, room) + ways.way(room, ways.home) - ways.way(origin, ways.home)
        most = max(most, _VALUES[index] - look.style.detour * look.urgency() * detour)
    return most - (float(PRICE) - _GOODS_POINTS[BACKPACK])


def _key_gain(look: Prospects, goal: i64) -> float:
    """What open locks would bring beyond their price: a better artifact, or a shorter way."""
    open_ways = routes(look.position.setup.board.key, True)
    if goal == look.routes.home:
        saved = look.routes.way(look.thief.room, goal) - open_ways.way(look.thief.room, goal)
        return look.style.detour * look.urgency() * saved - (float(PRICE) - _GOODS_POINTS[MASTER_KEY])
    before = look.best_hope(look.routes)
    return look.best_hope(open_ways) - before - (float(PRICE) - _GOODS_POINTS[MASTER_KEY])


def _tomes(look: Prospects) -> i64:
    thief = look.thief
    return _tomes_in(thief.hand) + _tomes_in(thief.draw) + _tomes_in(thief.discard) + _tomes_in(thief.play)


def _tomes_in(pile: vec[u8]) -> i64:
    tomes: i64 = 0
    for kind in pile:
        if kind == TOME:
            tomes += 1
    return tomes
