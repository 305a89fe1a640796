"""How sure a count makes us."""

from __future__ import annotations

from math import sqrt

NORMAL_95_PERCENT = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins; a shared win may count as a part of one."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, NORMAL_95_PERCENT
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, min(share, (centre - spread) / scale)), min(1.0, max(share, (centre + spread) / scale))
