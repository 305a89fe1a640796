"""What a bot spends on: cards and devices for skill, monsters for swords, goods for gold."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.bots.distances import UNREACHABLE, distances
from spieltisch.games.klong.bots.evaluation import Evaluation
from spieltisch.games.klong.bots.routes import crown_gain
from spieltisch.games.klong.rules.board import DEPTHS
from spieltisch.games.klong.rules.cards import (
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
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.notation import FIRST_GET, FIRST_TRADE
from spieltisch.games.klong.rules.pieces import ARTIFACTS, BACKPACK, CROWN, GOODS, MASTER_KEY, PRICE

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


def purchase(at: Evaluation, goal: i64) -> i64:
    """The card or device to buy first: the best one together with what can be bought beside it; or NOTHING_WANTED."""
    skill = at.position.turn.skill
    kinds, worths = _offers(at, goal, skill)
    best: i64 = NOTHING_WANTED
    most = LEAST_WORTH
    for first in range(len(kinds)):
        left = skill - cost_of(at, kinds[first])
        beside = 0.0
        for second in range(len(kinds)):
            is_there = second != first or kinds[first] < _FIRST_RESERVE + _RESERVES
            if is_there and worths[second] > beside and cost_of(at, kinds[second]) <= left:
                beside = worths[second]
        if beside <= worths[first] and worths[first] + beside > most:
            most = worths[first] + beside
            best = kinds[first]
    return best if best == NOTHING_WANTED else FIRST_GET + best


def fight(at: Evaluation, goal: i64) -> i64:
    """The monster that gives most for its swords, or NOTHING_WANTED."""
    swords = at.position.turn.swords
    best: i64 = NOTHING_WANTED
    most = 0.0
    for card in at.position.dungeon.row:
        kind = i64(card)
        if card != NONE and TYPES[kind] == MONSTER and COSTS[kind] <= swords and is_in_place(at, kind):
            gain = reward_of(at, goal, kind) / float(COSTS[kind])
            if gain > most:
                most = gain
                best = kind
    guard = i64(GUARD)
    if COSTS[guard] <= swords and at.style.card_values.reward[guard] / float(COSTS[guard]) > most:
        best = guard
    return best if best == NOTHING_WANTED else FIRST_GET + best


def strength_pays(at: Evaluation, goal: i64) -> bool:
    """Whether two swords more would beat something that is worth a potion."""
    swords = at.position.turn.swords
    for card in at.position.dungeon.row:
        kind = i64(card)
        if card == NONE or TYPES[kind] != MONSTER or not is_in_place(at, kind):
            continue
        if swords < COSTS[kind] <= swords + POTION_SWORDS and reward_of(at, goal, kind) >= WORTH_A_POTION:
            return True
    return False


def trade(at: Evaluation, goal: i64) -> i64:
    """The goods to buy in this market, or NOTHING_WANTED."""
    thief, goods = at.thief, at.position.dungeon.goods
    if thief.gold < PRICE or not at.position.setup.board.market[thief.room]:
        return NOTHING_WANTED
    if goods[BACKPACK] and _backpack_gain(at, goal) > 0.0:
        return FIRST_TRADE + BACKPACK
    if goods[MASTER_KEY] and not thief.keys and _key_gain(at, goal) > 0.0:
        return FIRST_TRADE + MASTER_KEY
    return FIRST_TRADE + CROWN if crown_gain(at) > 0.0 else NOTHING_WANTED


def cost_of(at: Evaluation, kind: i64) -> i64:
    cost = COSTS[kind]
    return max(i64(0), cost - at.position.turn.cheaper) if TYPES[kind] == GEM else cost


def is_in_place(at: Evaluation, kind: i64) -> bool:
    """Some can be bought, used or fought only in the Depths or in a cave."""
    only, board = i64(ONLY[kind]), at.position.setup.board
    if only == ANYWHERE:
        return True
    return board.zone[at.thief.room] == DEPTHS if only == IN_DEPTHS else board.cave[at.thief.room] != 0


def reward_of(at: Evaluation, goal: i64, kind: i64) -> float:
    """What using a device or beating a monster gives, in points."""
    reward = at.style.card_values.reward[kind] + (CALM if DANGERS[kind] else 0.0)
    boots = at.style.card_values.reward_boots[kind]
    if boots > 0.0 and at.wants_boots(goal):
        reward += at.style.boots * boots
    return reward


def keeping(at: Evaluation, goal: i64, kind: i64) -> float:
    """What a card of the own deck will still bring, compared with not having it."""
    return at.future_plays(goal, 0.0) * (_use(at, goal, kind) - at.bar) + card_value(at, kind)


def card_value(at: Evaluation, kind: i64) -> float:
    """Points of a card at the end."""
    depends_on = i64(WORTHS_OF[kind])
    points = float(POINTS[kind])
    if depends_on == WORTH_NOTHING:
        return points
    worth = WORTHS[kind]
    if depends_on == WORTH_MASTERY:
        return points + HOPE_OF_MASTERY * float(worth)
    if depends_on == WORTH_GOLD:
        return points + float(at.thief.gold // worth)
    if depends_on == WORTH_TOMES:
        return points + float(worth * _tomes(at))
    treasures = (at.thief.chalices > 0) + (at.thief.eggs > 0) + (at.thief.idols > 0)
    return points + float(worth) if treasures > 1 else points


def _offers(at: Evaluation, goal: i64, skill: i64) -> tuple[vec[i64], vec[float]]:
    """All that can be paid and is wanted, and what it is worth."""
    kinds, worths = vec[i64](), vec[float]()
    plays = at.future_plays(goal, float(len(at.thief.draw)))
    dungeon = at.position.dungeon
    for index in range(_RESERVES):
        kind = _FIRST_RESERVE + index
        if dungeon.reserve[index] and COSTS[kind] <= skill:
            worth = _buying(at, goal, kind, plays)
            if worth > LEAST_WORTH:
                kinds, worths = append(kinds, kind), append(worths, worth)
    for card in dungeon.row:
        kind = i64(card)
        if card == NONE or TYPES[kind] == MONSTER or cost_of(at, kind) > skill or not is_in_place(at, kind):
            continue
        worth = reward_of(at, goal, kind) if TYPES[kind] == DEVICE else _buying(at, goal, kind, plays)
        if worth > LEAST_WORTH:
            kinds, worths = append(kinds, kind), append(worths, worth)
    return kinds, worths


def _buying(at: Evaluation, goal: i64, kind: i64, plays: float) -> float:
    """Its points, and how much better than an average card it is, as often as it will be played."""
    worth = card_value(at, kind) + plays * (_use(at, goal, kind) - at.bar)
    acquired = at.style.card_values.acquire[kind]
    return worth + acquired if acquired < HEAL or at.thief.damage else worth


def _use(at: Evaluation, goal: i64, kind: i64) -> float:
    boots = at.style.boots if at.wants_boots(goal) else at.style.spare_boots
    return at.style.card_values.steady[kind] + boots * at.style.card_values.boots[kind]


def _backpack_gain(at: Evaluation, goal: i64) -> float:
    """What a second artifact after the goal would bring beyond price and detour."""
    ways = at.distances
    origin = at.thief.room if at.has_artifact else goal
    if at.is_counting or origin == ways.home or at.thief.can_carry() == at.has_artifact:
        return 0.0
    most = 0.0
    lying = at.position.dungeon.artifacts
    for index in range(len(ways.artifact_rooms)):
        room = ways.artifact_rooms[index]
        if not lying >> index & 1 or room == goal or ways.way(origin, room) >= UNREACHABLE:
            continue
        detour = ways.way(origin, room) + ways.way(room, ways.home) - ways.way(origin, ways.home)
        most = max(most, _VALUES[index] - at.style.detour * at.urgency() * detour)
    return most - (float(PRICE) - _GOODS_POINTS[BACKPACK])


def _key_gain(at: Evaluation, goal: i64) -> float:
    """What open locks would bring beyond their price: a better artifact, or a shorter way."""
    open_ways = distances(at.position.setup.board.key, True)
    if goal == at.distances.home:
        saved = at.distances.way(at.thief.room, goal) - open_ways.way(at.thief.room, goal)
        return at.style.detour * at.urgency() * saved - (float(PRICE) - _GOODS_POINTS[MASTER_KEY])
    before = at.best_hope(at.distances)
    return at.best_hope(open_ways) - before - (float(PRICE) - _GOODS_POINTS[MASTER_KEY])


def _tomes(at: Evaluation) -> i64:
    thief = at.thief
    return _tomes_in(thief.hand) + _tomes_in(thief.draw) + _tomes_in(thief.discard) + _tomes_in(thief.play)


def _tomes_in(pile: vec[u8]) -> i64:
    tomes: i64 = 0
    for kind in pile:
        if kind == TOME:
            tomes += 1
    return tomes
