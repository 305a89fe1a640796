"""How the levels differ: in haste, in sharpness of hearing, in quickness, and in how far they think of others."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    strength: int  # how hard it shakes
    pieces: int  # how long it listens before it thinks
    dullness: float  # standard deviation of its error in hearing, in the unit of fullness, anew with every piece
    haste: float  # how many fields a second is worth to it
    most_seconds: float  # after which it takes what it has
    two_hands_in_100: int  # how often it begins with both hands full
    slowness: float  # of its hands and thoughts, beside those of a quick person
    foresight: int  # STEPS, RUNS or ROUND


STEPS: Final = 0  # a number is worth its steps, and the foremost runs
RUNS: Final = 1  # it thinks of the run it will make
ROUND: Final = 2  # and of those of the others

LEVELS: Final = {
    "neuling": Level(2, 2, 0.04, 0.4, 15.0, 20, 1.6, STEPS),
    "geselle": Level(4, 2, 0.02, 0.08, 20.0, 40, 1.2, RUNS),
    "meister": Level(5, 3, 0.0, 0.03, 21.0, 60, 0.9, ROUND),
}
