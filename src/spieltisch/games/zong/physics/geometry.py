"""When two things touch for the first time, as long as all move straight on and at an even speed."""

from __future__ import annotations

import math
from typing import Final

NEVER: Final = 1e30


def circle_time(x: float, y: float, ux: float, uy: float, reach: float, before: float) -> float:
    """When a point at (x, y) with velocity (ux, uy) comes within reach of the origin; NEVER if not before `before`.

    A point that is within reach already touches at once if it is still coming nearer, and never if not.
    """
    nearing = -(x * ux + y * uy)
    if nearing <= 0.0:
        return NEVER
    outside = x * x + y * y - reach * reach
    if outside <= 0.0:
        return 0.0
    if outside >= 2.0 * nearing * before:
        return NEVER  # even without slowing down towards the nearest point of its way it comes too late
    root = nearing * nearing - (ux * ux + uy * uy) * outside
    if root <= 0.0:
        return NEVER
    return outside / (nearing + math.sqrt(root))


def line_time(gap: float, nearing: float) -> float:
    """When a gap closes that shrinks by `nearing` a second; one that is closed already does so at once."""
    if nearing <= 0.0:
        return NEVER
    if gap <= 0.0:
        return 0.0
    return gap / nearing
