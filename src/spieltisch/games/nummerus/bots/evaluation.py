"""What chips, swaps and endings are worth to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.nummerus.rules.chains import bit, longest, tournament_points
from spieltisch.games.nummerus.rules.notation import given, taken
from spieltisch.games.nummerus.rules.position import TOURNAMENT, Position
from spieltisch.games.nummerus.rules.result import rewards, scores

LENGTH_OVER_POINTS: Final[i64] = 20
OWN_OVER_OTHERS: Final[i64] = 2
WIN_OVER_MARGIN: Final = 0.5
CLEARNESS_A_POINT: Final = [0.1, 0.01, -0.1]  # by scoring; fewer points are better in Solitär


def liking(position: Position, move: i64) -> i64:
    """How much the seat to move wants this chip, for its own chains and against those of the others."""
    own: i64 = 0
    others: i64 = 0
    for seat in range(position.setup.seats):
        length = chain_with(position.hands[seat], move)
        if seat == position.turn:
            own = length
        elif length > others:
            others = length
    return OWN_OVER_OTHERS * own * own + others * others


def chain_with(hand: i64, move: i64) -> i64:
    """How long the chain would be that this chip becomes part of."""
    length: i64 = 1
    below = move - 1
    while below >= 0 and hand >> below & 1:
        below -= 1
        length += 1
    above = move + 1
    while hand >> above & 1:
        above += 1
        length += 1
    return length


def swap_gain(position: Position, move: i64) -> i64:
    """What a swap brings to the seat to move, and costs the seat that is robbed."""
    give, take = bit(given(move) + 1), bit(taken(move) + 1)
    own = position.hands[position.turn]
    gain = _worth(position, own ^ give ^ take) - _worth(position, own)
    for seat in range(position.setup.seats):
        if position.hands[seat] & take:
            gain -= _worth(position, position.hands[seat] ^ give ^ take) - _worth(position, position.hands[seat])
    return gain


def _worth(position: Position, hand: i64) -> i64:
    points = tournament_points(hand)
    return points if position.setup.scoring == TOURNAMENT else points + LENGTH_OVER_POINTS * longest(hand)


def rewards_by_margin(position: Position) -> list[float]:
    """Half for the win, half for how clear it was: so a bot that is ahead plays on, and one behind does not give up."""
    won = rewards(position)
    if len(won) == 1:
        return won
    reached = scores(position)
    clearness = CLEARNESS_A_POINT[position.setup.scoring]
    return [
        WIN_OVER_MARGIN * won[seat] + (1.0 - WIN_OVER_MARGIN) * _margin(reached, seat, clearness)
        for seat in range(len(won))
    ]


def _margin(reached: list[int], seat: int, clearness: float) -> float:
    """From 0 to 1: how far this seat is ahead of its strongest rival."""
    own = clearness * reached[seat]
    ahead = min([own - clearness * score for other, score in enumerate(reached) if other != seat])
    return min(1.0, max(0.0, 0.5 + ahead))
