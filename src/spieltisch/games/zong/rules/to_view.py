"""What a seat sees of a position. Only votes that are still being cast are hidden."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from spieltisch.games.zong.rules.dice_discs import points, shown, spirals, zongs
from spieltisch.games.zong.rules.legal import legal_moves
from spieltisch.games.zong.rules.notation import DISC_SIZES, THROWS, companions_of
from spieltisch.games.zong.rules.position import ATTACK, NO_DISC, NO_THROW, OVER, PHASES, THROW, Position
from spieltisch.games.zong.rules.result import way_to_win
from spieltisch.games.zong.rules.story import doubt_of
from spieltisch.games.zong.rules.towers import NOWHERE, Towers
from spieltisch.games.zong.rules.vote import NO_VOTE, Vote
from spieltisch.games.zong.view import Brought, DiscSize, ZongView


def to_view(position: Position, seat: int | None) -> ZongView:
    """None is a spectator."""
    setup = position.setup
    seats = int(setup.seats)
    is_over = position.phase == OVER
    is_thrown = position.throw != NO_THROW
    is_attack = position.phase == ATTACK
    vote = position.vote
    return {
        "board": setup.board.key,
        "vote": setup.vote,
        "disc": setup.disc,
        "first": int(setup.first),
        "start": int(position.towers.start),
        "phase": PHASES[position.phase],
        "turn": -1 if is_over else int(position.turn),
        "next": -1 if is_over else (int(position.turn) + 1) % seats,
        "round": max(1, -(-int(position.turns) // seats)),
        "turns": int(position.turns),
        "flicks": int(position.flicks),
        "discs": [_size_name(position.sizes[i64(other)]) for other in range(seats)],
        "hands": position.hands.listed(seats),
        "throws": [[throw, *THROWS[throw]] for throw in _throws(position)],
        "thrown": shown(position.throw, position.faces) if is_thrown else [],
        "brought": _brought(position),
        "zongs": int(position.zongs),
        "spirals": int(position.spirals),
        "points": int(position.points),
        "fields": _fields(position.towers),
        "lying": _lying(vote),
        "doubt": None if vote is None else doubt_of(vote),
        "settled": [] if vote is None else vote.settled(),
        "voted": [vote is not None and vote.has_voted(i64(other)) for other in range(seats)],
        "mine": int(NO_VOTE) if vote is None or seat is None else int(vote.vote_of(i64(seat))),
        "companions": companions(position),
        "attacks": _attacks(position) if is_attack else [],
        "arrival": int(position.towers.arrival(position.turn, position.points)) if is_attack else NOWHERE,
        "winner": int(position.towers.winner),
        "reason": way_to_win(position) if is_over else "",
    }


def companions(position: Position) -> list[int]:
    """Who can be taken along, the lowest first."""
    if position.phase != ATTACK:
        return []
    tower = position.towers.tower(position.towers.fields[position.turn])
    return [seat for seat in tower if seat != int(position.turn)]


def _attacks(position: Position) -> list[list[int]]:
    """Every choice of companions, the lowest first."""
    fellows = companions(position)
    return [
        [move, *[seat for seat in fellows if companions_of(i64(move)) >> i64(seat) & 1]]
        for move in legal_moves(position, int(position.turn))
    ]


def _brought(position: Position) -> Brought:
    throw, faces = position.throw, position.faces
    if throw == NO_THROW:
        return {"zongs": 0, "spirals": 0, "points": 0}
    return {
        "zongs": int(zongs(throw, faces)),
        "spirals": int(spirals(throw, faces)),
        "points": int(points(throw, faces)),
    }


def _throws(position: Position) -> list[int]:
    return position.hands.throws(position.turn) if position.phase == THROW else []


def _size_name(size: i64) -> DiscSize | Literal[""]:
    return "" if size == NO_DISC else DISC_SIZES[size]


def _fields(towers: Towers) -> list[list[int]]:
    occupied = sorted({int(towers.fields[seat]) for seat in range(towers.seats)})
    return [[field, *towers.tower(i64(field))] for field in occupied]


def _lying(vote: Vote | None) -> list[list[int]]:
    if vote is None:
        return []
    rests = vote.tidy_up.rests
    return [
        [] if is_off else [int(rests.x[i64(seat)]), int(rests.y[i64(seat)]), int(rests.under[i64(seat)])]
        for seat, is_off in enumerate(rests.is_off)
    ]
