"""Players of Klong! for tests: by pure chance, and by chance with an appetite, so that all there is to meet is met."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from spieltisch.game import Chance, State
from spieltisch.games import game
from tests.games.klong.literal_boards import GROUNDS, OUTSIDE
from tests.games.klong.literal_cards import ALL

RULES = game("klong")
APPETITE = {"play": 20, "use": 8, "walk": 4, "teleport": 6, "take": 30, "trade": 20, "drink": 2}
FAR = 99

Chooser = Callable[[State, int, Chance], int]


def by_chance(state: State, seat: int, chance: Chance) -> int:
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def with_appetite(state: State, seat: int, chance: Chance) -> int:
    """Dear cards rather than cheap ones; down into the Depths for an artifact, and home with it."""
    view = state.view(seat)
    me = cast(list[dict[str, object]], view["seats"])[seat]
    legal = state.legal(seat)
    weights = [_weight(RULES.describe(move), str(view["board"]), me) for move in legal]
    drawn = chance.below(sum(weights))
    for move, weight in zip(legal, weights, strict=True):
        if drawn < weight:
            return move
        drawn -= weight
    raise AssertionError("the weights add up")


def _weight(move: str, board: str, me: dict[str, object]) -> int:
    verb, *rest = move.split()
    weight = APPETITE.get(verb, 1)
    if verb in ("buy", "fight"):
        return weight + ALL[rest[0]].cost ** 2 // 2
    if verb in ("walk", "teleport"):
        here, there = me["room"], int(rest[0])
        assert isinstance(here, int)
        goals = (OUTSIDE,) if me["artifacts"] else tuple(GROUNDS[board].artifacts())
        way = distances(board, goals)
        return weight * (6 if way[there] < way[here] else 1)
    return weight


@cache
def distances(board: str, goals: tuple[int, ...]) -> dict[int, int]:
    """Tunnels from each room to the nearest goal, arrows minded, locks not."""
    ground = GROUNDS[board]
    rooms = {end for tunnel in ground.tunnels for end in (tunnel.a, tunnel.b)}
    found = {room: 0 if room in goals else FAR for room in rooms}
    for _ in rooms:
        for tunnel in ground.tunnels:
            found[tunnel.a] = min(found[tunnel.a], found[tunnel.b] + 1)
            if not tunnel.is_one_way:
                found[tunnel.b] = min(found[tunnel.b], found[tunnel.a] + 1)
    return found
