"""Moves as numbers and as people write them.

    0-9    throw BBR            three discs of the hand: blue, risk, lightning
    10-73  go, go 2 5           10 + the companions of an attack as bits; written as seats from 1
    74-75  vote 1, vote 2       for what was measured, for the other reading
    76-77  disc large           the ZONG disc for the whole game
    78-    flick 500/300 -210:2500 68.0%
                                78 + ((across * 501 + along) * 20000 + way) * 1000 + strength - 1

The spot of a flick is a share of the room that the target leaves for the disc: across in thousandths, along in
five-hundredths. Its way is a point on a square around the spot, so that no sine is ever needed; +y is away from the
target. Its strength is in thousandths of the most.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from mypy_extensions import i64

from spieltisch.game import Refusal
from spieltisch.games.zong.view import DiscSize

FIRST_THROW: Final = 0
FIRST_GO: Final = 10
FIRST_VOTE: Final = 74
FIRST_DISC: Final = 76
FIRST_FLICK: Final = 78

THROWS: Final[list[tuple[int, int, int]]] = [
    (blue, risk, 3 - blue - risk) for blue in range(4) for risk in range(4 - blue)
]
DISC_SIZES: Final[list[DiscSize]] = ["large", "small"]
LARGE: Final = 0
SMALL: Final = 1

ACROSS: Final = 1000
ALONG: Final = 500
WAYS: Final = 20000
STRENGTHS: Final = 1000
HALF_SIDE: Final = 2500  # of the square on which a way points
MOVES: Final = FIRST_FLICK + (ACROSS + 1) * (ALONG + 1) * WAYS * STRENGTHS

_SIDE: Final = 2 * HALF_SIDE
_LETTERS: Final = "BRL"
_MOST_SEATS: Final = 6
_NUMBER: Final = "(0|-?[1-9][0-9]{0,3})"
_FLICK: Final = re.compile(rf"flick {_NUMBER}/{_NUMBER} {_NUMBER}:{_NUMBER} (0|[1-9][0-9]{{0,2}})\.([0-9])%")


class Flick(NamedTuple):
    across: int
    along: int
    dx: int
    dy: int
    strength: int


def go(companions: i64) -> int:
    """The attack with these seats, as bits."""
    return FIRST_GO + int(companions)


def companions_of(move: i64) -> i64:
    return move - FIRST_GO


def is_flick(move: i64) -> bool:
    return FIRST_FLICK <= move < MOVES


def flick(across: int, along: int, way: int, strength: int) -> int:
    return FIRST_FLICK + ((across * (ALONG + 1) + along) * WAYS + way) * STRENGTHS + strength - 1


def flick_of(move: i64) -> Flick:
    rest = move - FIRST_FLICK
    strength = rest % STRENGTHS + 1
    rest //= STRENGTHS
    way = rest % WAYS
    spot = rest // WAYS
    dx, dy = _point(way)
    return Flick(int(spot // (ALONG + 1)), int(spot % (ALONG + 1)), int(dx), int(dy), int(strength))


def way_to(dx: int, dy: int) -> int:
    """The number of the way that points there; ValueError if this is no point of the square."""
    if max(abs(dx), abs(dy)) != HALF_SIDE:
        raise ValueError(f"({dx}, {dy}) is not on the square of ways")
    if dy == HALF_SIDE and dx < HALF_SIDE:
        return dx + HALF_SIDE
    if dx == HALF_SIDE and dy > -HALF_SIDE:
        return _SIDE + HALF_SIDE - dy
    if dy == -HALF_SIDE and dx > -HALF_SIDE:
        return 2 * _SIDE + HALF_SIDE - dx
    return 3 * _SIDE + HALF_SIDE + dy


# As people write it


def written(move: int) -> str:
    if move >= FIRST_FLICK:
        it = flick_of(i64(move))
        return f"flick {it.across}/{it.along} {it.dx}:{it.dy} {it.strength // 10}.{it.strength % 10}%"
    if move >= FIRST_DISC:
        return f"disc {DISC_SIZES[move - FIRST_DISC]}"
    if move >= FIRST_VOTE:
        return f"vote {move - FIRST_VOTE + 1}"
    if move >= FIRST_GO:
        taken = [str(seat + 1) for seat in range(_MOST_SEATS) if (move - FIRST_GO) >> seat & 1]
        return " ".join(["go", *taken])
    return f"throw {letters_of(move)}"


def letters_of(throw: int) -> str:
    return "".join(letter * count for letter, count in zip(_LETTERS, THROWS[throw], strict=True))


def read(text: str) -> int:
    """The move that this text writes, whatever its case and blanks; Refusal for anything else."""
    plain = " ".join(text.split()).lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    match = _FLICK.fullmatch(plain)
    if match is None:
        raise Refusal("move-unreadable", text=text)
    across, along, dx, dy = int(match[1]), int(match[2]), int(match[3]), int(match[4])
    strength = 10 * int(match[5]) + int(match[6])
    if not (0 <= across <= ACROSS and 0 <= along <= ALONG and 1 <= strength <= STRENGTHS):
        raise Refusal("flick-impossible", text=text)
    try:
        return flick(across, along, way_to(dx, dy), strength)
    except ValueError as outside:
        raise Refusal("flick-impossible", text=text) from outside


_PLAIN: Final[dict[str, int]] = {written(move).lower(): move for move in range(FIRST_FLICK)}


def _point(way: i64) -> tuple[i64, i64]:
    """Around the square from its corner on the left, far from the target."""
    side, step = way // _SIDE, way % _SIDE
    if side == 0:
        return step - HALF_SIDE, HALF_SIDE
    if side == 1:
        return HALF_SIDE, HALF_SIDE - step
    if side == 2:
        return HALF_SIDE - step, -HALF_SIDE
    return -HALF_SIDE, step - HALF_SIDE
