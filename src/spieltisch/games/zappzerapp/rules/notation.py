"""Moves as numbers and as people write them. Numbers are those of thirteen barrels and 24 fields.

0-12   left 1                  take the barrel of this place with the left hand
13-25  right 1                 or with the right one
26-27  back left, back right   put it back where it stood
28-29  choose left             set it down before oneself, for good
30     pass                    choose nothing
31     ready                   begin to listen, where all do so in turn
32     stay                    run with nobody
33-57  run start, run 1        run with the apprentice that has come so far
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Refusal
from spieltisch.games.zappzerapp.rules.layout import BARRELS, CITY, FIELDS, START

LEFT: Final = 0
RIGHT: Final = 1
HANDS: Final = ["left", "right"]

FIRST_TAKE: Final = 0
FIRST_BACK: Final = FIRST_TAKE + len(HANDS) * BARRELS
FIRST_CHOOSE: Final = FIRST_BACK + len(HANDS)
PASS: Final = FIRST_CHOOSE + len(HANDS)
READY: Final = PASS + 1
STAY: Final = READY + 1
FIRST_RUN: Final = STAY + 1
MOVES: Final = FIRST_RUN + CITY


def moves_with(barrels: int, fields: int) -> int:
    """How many moves there are with so many barrels and fields: those of the hands, three words, and every run."""
    return MOVES + len(HANDS) * (barrels - BARRELS) + fields - FIELDS


def take(hand: i64, place: i64) -> i64:
    return FIRST_TAKE + hand * BARRELS + place


def put_back(hand: i64) -> i64:
    return FIRST_BACK + hand


def choose(hand: i64) -> i64:
    return FIRST_CHOOSE + hand


def run_with(progress: i64) -> i64:
    return FIRST_RUN + progress


def hand_of(move: i64) -> i64:
    """With which hand a barrel is taken, put back or chosen."""
    if move < FIRST_BACK:
        return (move - FIRST_TAKE) // BARRELS
    return move - (FIRST_BACK if move < FIRST_CHOOSE else FIRST_CHOOSE)


def place_of(move: i64) -> i64:
    """The place from which a barrel is taken."""
    return (move - FIRST_TAKE) % BARRELS


def written(move: int) -> str:
    if move >= FIRST_RUN:
        progress = move - FIRST_RUN
        return f"run {'start' if progress == START else progress}"
    if move >= PASS:
        return ["pass", "ready", "stay"][move - PASS]
    hand = HANDS[hand_of(i64(move))]
    if move >= FIRST_CHOOSE:
        return f"choose {hand}"
    if move >= FIRST_BACK:
        return f"back {hand}"
    return f"{hand} {place_of(i64(move)) + 1}"


def read(text: str) -> int:
    """The move that this text writes, whatever its case and blanks; Refusal for anything else."""
    plain = " ".join(text.split()).lower()
    if plain not in _BY_NAME:
        raise Refusal("move-unreadable", text=text)
    return _BY_NAME[plain]


_BY_NAME: Final[dict[str, int]] = {written(move): move for move in range(MOVES)}
