"""What is seen of a position. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.games.nummerus.rules.board import EDGE, FIELDS, WAYS, is_jump
from spieltisch.games.nummerus.rules.chains import bit, chain_of, chains, chips, count, fits_twice
from spieltisch.games.nummerus.rules.legal import legal_moves, takeable
from spieltisch.games.nummerus.rules.notation import swap_move
from spieltisch.games.nummerus.rules.position import JOIN, OVER, PHASES, SCORINGS, SOLITAIRE, SWAP, TAKE, Position
from spieltisch.games.nummerus.rules.result import points_now, totals_now
from spieltisch.games.nummerus.view import Choice, Hand, Join, Last, NummerusView


def to_view(position: Position) -> NummerusView:
    setup = position.setup
    return {
        "scoring": SCORINGS[int(setup.scoring)],
        "rounds": int(setup.rounds),
        "swap": setup.swap,
        "start": int(position.start),
        "round": int(position.round),
        "phase": PHASES[int(position.phase)],
        "turn": int(position.turn) if position.phase != OVER else -1,
        "next": _next_seat(position),
        "fields": [_chip_on(position, i64(field)) for field in range(int(FIELDS))],
        "star": int(position.star),
        "last": _last(position),
        "hands": [_hand(position, i64(seat)) for seat in range(int(setup.seats))],
        "finished": [points[:] for points in position.finished],
        "totals": totals_now(position),
        "choices": _choices(position) if position.phase == TAKE else [],
        "join": _join(position) if position.phase == JOIN else None,
        "trades": _trades(position) if position.phase == SWAP else [],
    }


def _chip_on(position: Position, field: i64) -> int:
    chip = i64(position.chip_at[field])
    return int(chip) if chip > 0 and position.left & bit(chip) else 0


def _next_seat(position: Position) -> int:
    if position.phase == OVER:
        return -1
    setup = position.setup
    if count(position.left) > (1 if position.phase == TAKE else 0):
        return int((position.turn + 1) % setup.seats)
    return int((position.start + 1) % setup.seats) if position.round < setup.rounds else -1


def _last(position: Position) -> Last | None:
    if position.origin == EDGE:
        return None
    seats = position.setup.seats
    seat = (position.turn + seats - 1) % seats if position.phase == TAKE else position.turn
    return {
        "seat": int(seat),
        "chip": int(position.chip_at[position.star]),
        "origin": int(position.origin),
        "field": int(position.star),
        "jump": is_jump(position.origin, position.star),
    }


def _hand(position: Position, seat: i64) -> Hand:
    hand = position.hands[seat]
    return {
        "chips": chips(hand),
        "chains": chains(hand, position.cuts[seat]),
        "points": int(points_now(position, seat)),
        "swaps": int(position.swaps[seat]),
    }


def _choices(position: Position) -> list[Choice]:
    return [_choice(position, i64(move)) for move in legal_moves(position, int(position.turn))]


def _choice(position: Position, move: i64) -> Choice:
    field = i64(position.field_of[move])
    return {
        "move": int(move),
        "chip": int(move + 1),
        "field": int(field),
        "jump": is_jump(position.star, field),
        "opens": _opens(position, move + 1, field),
        "chain": _chain_with(position, move + 1),
    }


def _opens(position: Position, chip: i64, field: i64) -> list[int]:
    """What the next mover could reach from the field of this chip: its links, for the star's field is not in them."""
    ways = [i64(position.links[way]) for way in range(field * WAYS, (field + 1) * WAYS)]
    reachable = sorted([int(position.chip_at[way]) for way in ways if way != EDGE])
    return reachable if reachable else chips(position.left & ~bit(chip))


def _chain_with(position: Position, chip: i64) -> list[int]:
    hand = position.hands[position.turn] | bit(chip)
    cuts = position.cuts[position.turn]
    if position.setup.scoring != SOLITAIRE or not fits_twice(chip, hand):
        return chain_of(chip, hand, cuts)
    lower = chain_of(chip, hand, cuts | bit(chip))
    upper = chain_of(chip, hand, cuts | bit(chip - 1))
    return lower if len(lower) >= len(upper) else upper


def _join(position: Position) -> Join:
    chip = i64(position.chip_at[position.star])
    hand, cuts = position.hands[position.turn], position.cuts[position.turn]
    return {"chip": int(chip), "lower": chain_of(chip - 1, hand, cuts), "upper": chain_of(chip + 1, hand, cuts)}


def _trades(position: Position) -> list[list[int]]:
    others = chips(takeable(position))
    own = chips(position.hands[position.turn])
    return [[give, take, int(swap_move(i64(give - 1), i64(take - 1)))] for give in own for take in others]
