"""Where a bot goes: for which artifact, what it fetches on the way, and which tunnel comes next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.klong.bots.distances import UNREACHABLE, price
from spieltisch.games.klong.bots.evaluation import NOWHERE, Evaluation
from spieltisch.games.klong.rules.board import UPPER
from spieltisch.games.klong.rules.notation import FIRST_TELEPORT, walk
from spieltisch.games.klong.rules.pieces import ARTIFACTS, CROWN, GOODS, HEALTH, IDOL_POINTS, PRICE
from spieltisch.games.klong.rules.thief import INSIDE

STAY: Final = -1
"""No move: none of them leads anywhere."""

MAJOR_POINTS: Final = 4.6
MINOR_POINTS: Final = 1.9
HEART_POINTS: Final = 1.3
NEARER: Final = 0.3  # a step has to bring one so much nearer
LOST_BOOT: Final = 0.4
FEW_CARDS: Final = 8  # in the dungeon deck: the dragon will soon sleep, and nothing drives anybody out
MANY_TURNS: Final = 30

_VALUES: Final = vec[float]([float(value) for value in ARTIFACTS])
_CROWNS: Final = vec[i64](GOODS[CROWN].points)


def goal_of(at: Evaluation) -> i64:
    """The room to make for in the end: an artifact that promises more than all others and than going home, or home."""
    thief, ways = at.thief, at.distances
    best: i64 = ways.home if at.has_artifact else NOWHERE
    most = at.home_hope() if at.has_artifact else -UNREACHABLE
    if not thief.can_carry():
        return best
    lying = at.position.dungeon.artifacts
    for index in range(len(ways.artifact_rooms)):
        if lying >> index & 1:
            room = ways.artifact_rooms[index]
            promise = at.goal_hope(ways, room, _VALUES[index])
            if promise > most and ways.way(thief.room, room) < UNREACHABLE:
                most = promise
                best = room
    return best


def target_of(at: Evaluation, goal: i64) -> i64:
    """What to fetch first on the way to the goal, if it is worth the detour; else the goal itself."""
    return _on_the_way(at, _on_the_way(at, goal))


def step_towards(at: Evaluation, room: i64) -> i64:
    """The walk through the next tunnel that brings this room nearer, or STAY. To enter it anew one goes out first."""
    position, thief, ways = at.position, at.thief, at.distances
    board, turn = position.setup.board, position.turn
    if turn.stopped and not turn.caves_free:
        return STAY
    here = UNREACHABLE if room == thief.room else ways.way(thief.room, room)
    best: i64 = STAY
    least = here + UNREACHABLE
    for way in range(board.first[thief.room], board.first[thief.room + 1]):
        to = board.to[way]
        rest = ways.way(to, room)
        if board.boots[way] > turn.boots or board.against[way] or rest > here - NEARER:
            continue
        if (board.lock[way] and not thief.keys) or (to == board.start and not at.has_artifact):
            continue
        heads = 0 if turn.heads_free else board.heads[way]
        swords = min(heads, turn.swords)
        if heads > swords and not _bears(at, heads - swords, room):
            continue
        cost = price(board, way, heads - swords) + rest
        if board.cave[to] and not turn.caves_free and to != room:
            cost += LOST_BOOT * float(turn.boots - board.boots[way])
        if cost < least:
            least = cost
            best = walk(to, swords)
    return best


def teleport_towards(at: Evaluation, room: i64) -> i64:
    """The best room next door that a teleport reaches, or STAY where it would only lead away."""
    thief, ways, board = at.thief, at.distances, at.position.setup.board
    if not at.position.turn.teleports:
        return STAY
    best: i64 = STAY
    least = ways.way(thief.room, room) - NEARER
    for way in range(board.first[thief.room], board.first[thief.room + 1]):
        to = board.to[way]
        if to == board.start and not at.has_artifact:
            continue
        if ways.way(to, room) < least:
            least = ways.way(to, room)
            best = FIRST_TELEPORT + to
    return best


def should_leave(at: Evaluation) -> bool:
    """Whether to step out of the dungeon, or to wait for more before its door."""
    position, dungeon = at.position, at.position.dungeon
    if at.is_counting or at.health <= at.style.linger or dungeon.deck_size <= FEW_CARDS:
        return True
    if position.turns > MANY_TURNS * position.setup.seats:
        return True
    own = at.points + at.home_points()
    for seat in range(position.setup.seats):
        if seat != at.seat and position.thieves[seat].fate == INSIDE and at.rivals_hope(seat) > own:
            return False
    return True


def lure_of(at: Evaluation, room: i64) -> float:
    """What a room promises to who enters it, in points."""
    position = at.position
    board, dungeon = position.setup.board, position.dungeon
    if dungeon.majors[room]:
        return MAJOR_POINTS
    lure = MINOR_POINTS if dungeon.minors[room] else 0.0
    if board.shrine[room] and dungeon.idols:
        lure = float(IDOL_POINTS)
    if board.fountain[room] and at.thief.damage:
        lure += HEART_POINTS
    if board.market[room] and at.thief.gold >= PRICE:
        lure += crown_gain(at)
    return lure


def crown_gain(at: Evaluation) -> float:
    """Points that the next crown brings beyond its price."""
    left = i64(at.position.dungeon.goods[CROWN])
    return float(_CROWNS[len(_CROWNS) - left] - PRICE) if left else 0.0


def _on_the_way(at: Evaluation, goal: i64) -> i64:
    ways, here = at.distances, at.thief.room
    direct = ways.way(here, goal)
    best = goal
    most = 0.0
    cost = at.style.detour * at.urgency()
    for room in range(i64(2), ways.width):
        lure = 0.0 if room == here else lure_of(at, room)
        if lure > 0.0 and room != goal:
            gain = lure - cost * (ways.way(here, room) + ways.way(room, goal) - direct)
            if gain > most:
                most = gain
                best = room
    return best


def _bears(at: Evaluation, damage: i64, room: i64) -> bool:
    """Whether the monsters of a tunnel may bite; with time running out almost anything is borne."""
    thief = at.thief
    if damage > thief.supply or thief.damage + damage >= HEALTH:
        return False
    if at.is_counting and at.position.setup.board.zone[thief.room] != UPPER:
        return True
    way = at.distances.way(thief.room, room)
    return at.health - float(damage) > at.style.reserve + at.harm * at.turns_for(way)
