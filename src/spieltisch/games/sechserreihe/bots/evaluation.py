"""What a position is worth where the search ends.

Two players: 400 log odds of winning, for the side to move. It is coins and tempo. Every turn adds a stone, and one that
completes a line takes six away, so a side that is to move on an odd number of stones will be so until somebody
completes two lines at once. The board fills up with some 22 stones: then the side to move on an even number has no turn
left that sets nothing up. Figures counted in games of the search against itself.

Three or four players: a share of the win for each seat, by its coins.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

# Two players

WIN: Final = 100_000
DECIDED: Final = 99_000
_LOG_ODDS: Final = 400.0

# At [9 (stones odd) + 3 own coins + coins of the other].
CALM: Final = [
    *(-283, -836, -1035, -32, -398, -925, 797, 230, -283),
    *(283, 32, -797, 836, 398, -230, 1035, 925, 283),
]
# The same where every turn sets up a line. The other side completes it; with two coins that wins.
STUCK: Final = [
    *(-663, -1390, -WIN, -196, -726, -WIN, 265, -129, -WIN),
    *(-265, -726, -WIN, 606, -32, -WIN, 265, 96, -WIN),
]


def is_decided(value: i64) -> bool:
    """Whether the value is no estimate: one side wins, in WIN minus so many turns."""
    return value > DECIDED or value < -DECIDED


def outlook(value: i64) -> float:
    """From 0 to 1."""
    if is_decided(value):
        return 1.0 if value > 0 else 0.0
    return 1.0 / (1.0 + exp(-float(value) / _LOG_ODDS))


# Three or four players

ALL_OF_IT: Final = 1_000_000
# What has not come yet is never quite a win: a seat's chances by its coins, and with the coin that wins in reach.
NOT_YET: Final = 990_000
CHANCES: Final = [1, 3, 12]
CHANCES_OF_A_WIN_IN_REACH: Final = 100
