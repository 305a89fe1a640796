"""Where the barrels are: in hands, set down, or on the hill; and what rattles in a hand."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import IllegalMove
from spieltisch.games.zappzerapp.rules.notation import HANDS
from spieltisch.games.zappzerapp.rules.numbers import is_due, number_of
from spieltisch.games.zappzerapp.rules.position import LISTEN, NOTHING, RUN, Position
from spieltisch.games.zappzerapp.rules.turns import to_move


def in_hand(position: Position, seat: i64, hand: i64) -> i64:
    """The place of the barrel in this hand, or NOTHING."""
    return position.held[seat * len(HANDS) + hand]


def away(position: Position) -> i64:
    """The barrels that are not on the hill, as bits: one that is set down goes back when its owner has run."""
    one: i64 = 1
    gone: i64 = 0
    for place in position.held:
        if place != NOTHING:
            gone |= one << place
    for seat in range(position.setup.seats):
        place = position.chosen[seat]
        if place >= 0 and (position.phase < RUN or is_due(position, number_of(position, seat))):
            gone |= one << place
    return gone


def stones_in(position: Position, seat: int, hand: int) -> int:
    """How many stones rattle in this hand, the secret itself; IllegalMove where there is nothing to shake."""
    if position.phase != LISTEN or seat not in to_move(position):
        raise IllegalMove("not-listening" if position.phase == RUN else "nothing-to-shake")
    place = in_hand(position, i64(seat), i64(hand)) if 0 <= hand < len(HANDS) else NOTHING
    if place == NOTHING:
        raise IllegalMove("hand-empty")
    return int(position.stones[place])
