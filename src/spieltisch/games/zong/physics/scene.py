"""What there is: the ground that discs slide on, and the discs themselves."""

from __future__ import annotations

import math
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1


class Rail(NamedTuple):
    """The inner face of a rail, from (x1, y1) to (x2, y2): the board lies to the left for whoever walks along it
    while y points up, so the rails of a frame follow each other counter-clockwise.

    Whatever hits it with a higher speed than `limit`, measured straight onto the rail, hops over it.
    """

    x1: float
    y1: float
    x2: float
    y2: float
    bounce: float
    limit: float


class Post(NamedTuple):
    """Round, fixed, and too high to hop over."""

    x: float
    y: float
    radius: float
    bounce: float


@final
class Ground:
    """What discs slide on. It never changes.

    `friction` is how quickly the board slows a disc down and `grip` how quickly a disc slows down or drags along one
    that lies on it, both in mm/s²; `bounce` says how much of the closing speed is left when two discs part.
    The rails frame a convex board, which is why each of them can count as an endless straight line.
    """

    def __init__(self, rails: list[Rail], posts: list[Post], friction: float, grip: float, bounce: float) -> None:
        if friction <= 0.0 or grip <= 0.0:
            raise ValueError("without friction nothing ever comes to rest")
        self.friction: Final = friction
        self.grip: Final = grip
        self.bounce: Final = bounce
        self.rails: Final = i64(len(rails))
        inward = [_inward(rail) for rail in rails]
        # The distance of (x, y) from rail k is rail_x[k] * x + rail_y[k] * y - rail_at[k].
        self.rail_x: Final = vec[float]([x for x, _ in inward])
        self.rail_y: Final = vec[float]([y for _, y in inward])
        self.rail_at: Final = vec[float](
            [x * rail.x1 + y * rail.y1 for (x, y), rail in zip(inward, rails, strict=True)]
        )
        self.rail_bounce: Final = vec[float]([rail.bounce for rail in rails])
        self.rail_limit: Final = vec[float]([rail.limit for rail in rails])
        self.posts: Final = i64(len(posts))
        self.post_x: Final = vec[float]([post.x for post in posts])
        self.post_y: Final = vec[float]([post.y for post in posts])
        self.post_radius: Final = vec[float]([post.radius for post in posts])
        self.post_bounce: Final = vec[float]([post.bounce for post in posts])


def _inward(rail: Rail) -> tuple[float, float]:
    along_x, along_y = rail.x2 - rail.x1, rail.y2 - rail.y1
    length = math.sqrt(along_x * along_x + along_y * along_y)
    return -along_y / length, along_x / length


@final
class Scene:
    """Discs on a ground. Put each disc where it lies, push some, let them settle, read x, y and off; then put again.

    A disc lies on the board or on another disc, its carrier.
    """

    def __init__(self, ground: Ground, discs: int) -> None:
        self.ground: Final = ground
        self.discs: Final = i64(discs)
        self.x: Final = vec[float]([0.0] * discs)
        self.y: Final = vec[float]([0.0] * discs)
        self.vx: Final = vec[float]([0.0] * discs)
        self.vy: Final = vec[float]([0.0] * discs)
        self.radius: Final = vec[float]([0.0] * discs)
        self.mass: Final = vec[float]([1.0] * discs)
        self.carrier: Final = vec[i64]([NOBODY] * discs)
        self.off: Final = vec[bool]([True] * discs)
        # For the time evolution: the even velocity during a step, whether a jammed disc is held for the rest of it,
        # each disc's mass with all that lies on it, and how what lies under a disc in a tower pulls it.
        self.ux: Final = vec[float]([0.0] * discs)
        self.uy: Final = vec[float]([0.0] * discs)
        self.held: Final = vec[bool]([False] * discs)
        self.load: Final = vec[float]([0.0] * discs)
        self.pull_x: Final = vec[float]([0.0] * discs)
        self.pull_y: Final = vec[float]([0.0] * discs)

    def put(self, disc: int, x: float, y: float, radius: float, mass: float, carrier: int = NOBODY) -> None:
        """Lay a disc down, at rest; on another one if that is its carrier."""
        self.x[disc] = x
        self.y[disc] = y
        self.vx[disc] = 0.0
        self.vy[disc] = 0.0
        self.radius[disc] = radius
        self.mass[disc] = mass
        self.carrier[disc] = i64(carrier)
        self.off[disc] = False

    def push(self, disc: int, vx: float, vy: float) -> None:
        self.vx[disc] = vx
        self.vy[disc] = vy
