"""How a scene goes on in time, until everything rests.

A step takes half of what friction takes from the velocities, lets all move straight on at an even speed, and takes the
other half: for a disc that just slides this is exact, however long the step. Between the halves nothing but touches
happens, each found where it takes place and none of them adding energy; so energy never grows, and nothing can pass
through anything else. A step in which something touches ends just before it and a very short one follows, so that the
velocities are right at the touch too.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spieltisch.games.zong.physics.contact import knock, meet_post, meet_rail, rail_speed
from spieltisch.games.zong.physics.film import HIT_DISC, HIT_POST, HIT_RAIL, Film
from spieltisch.games.zong.physics.geometry import NEVER, circle_time, line_time
from spieltisch.games.zong.physics.scene import NOBODY, Scene
from spieltisch.games.zong.physics.towers import drop, is_gliding, is_in_tower, rub, stop_creeping, weigh

LONG: Final = 0.004  # a step, while nothing touches
GLIDING: Final = 0.001  # a step, while discs slide on discs
SHORT: Final = 0.00005  # a step with touches in it, the first of such; each that follows at once is twice as long
MOST_TOUCHES: Final = 60  # in one step; whoever is so jammed that there are more waits where it is for the step to end
FLIGHT: Final = 0.06  # how long a disc that hops over a rail is in the air
OUTSIDE: Final = 4.0  # how many radii it goes at least, straight away from where it met the rail

NOTHING: Final = 3  # beside HIT_DISC, HIT_RAIL and HIT_POST


def settle(scene: Scene, film: Film | None = None) -> None:
    """Run until everything rests. The film, if there is one, sees it all and changes nothing."""
    motion = Motion(scene, film)
    while motion.advance():
        pass


class Motion:
    """A scene on its way; `seconds` is how long it has been."""

    def __init__(self, scene: Scene, film: Film | None = None) -> None:
        self._scene: Final = scene
        self._film: Final = film
        self.seconds = 0.0
        self._has_towers = weigh(scene)
        self._short = SHORT
        self._kind: i64 = NOTHING
        self._disc: i64 = NOBODY
        self._other: i64 = NOBODY
        if film is not None:
            film.begin(scene)

    def advance(self) -> bool:
        """Go one step on; False when everything rests and there is none."""
        scene, film = self._scene, self._film
        step = GLIDING if self._has_towers and is_gliding(scene) else LONG
        if not self._slow_first_half(step):
            return False
        touch = self._first_touch(step)
        while touch < step and step > self._short:
            step = touch - 0.5 * SHORT
            if step < self._short:
                step = self._short
            self._slow_first_half(step)
            touch = self._first_touch(step)
        if film is not None:
            film.watch(self.seconds, scene)
        if touch < step:
            self._drift_with_touches(touch, step)
            self._short = min(2.0 * self._short, GLIDING)
        else:
            self._drift(step)
            self._short = SHORT
        self._slow_second_half(step)
        self.seconds += step
        if film is not None:
            film.watch(self.seconds, scene)
        if self._has_towers and drop(scene, self.seconds, film):
            self._has_towers = weigh(scene)
        return True

    def _slow_first_half(self, step: float) -> bool:
        """Work the even velocities of the step out; whether anything moves."""
        scene = self._scene
        vx, vy, ux, uy = scene.vx, scene.vy, scene.ux, scene.uy
        loss = scene.ground.friction * step
        moves = False
        for disc in range(scene.discs):
            ux[disc] = vx[disc]
            uy[disc] = vy[disc]
            if vx[disc] == 0.0 and vy[disc] == 0.0:
                continue
            moves = True
            if self._has_towers and is_in_tower(scene, disc):
                continue
            speed = math.sqrt(vx[disc] * vx[disc] + vy[disc] * vy[disc])
            # A disc that comes to rest within the step spreads the way that is left to it over all of the step.
            share = 1.0 - 0.5 * loss / speed if speed > loss else 0.5 * speed / loss
            ux[disc] *= share
            uy[disc] *= share
        if self._has_towers and moves:
            rub(scene, 0.5 * step)
        return moves

    def _slow_second_half(self, step: float) -> None:
        scene = self._scene
        vx, vy, ux, uy = scene.vx, scene.vy, scene.ux, scene.uy
        loss = 0.5 * scene.ground.friction * step
        if self._has_towers:
            rub(scene, 0.5 * step)
        for disc in range(scene.discs):
            vx[disc] = ux[disc]
            vy[disc] = uy[disc]
            if (ux[disc] == 0.0 and uy[disc] == 0.0) or (self._has_towers and is_in_tower(scene, disc)):
                continue
            speed = math.sqrt(ux[disc] * ux[disc] + uy[disc] * uy[disc])
            share = 1.0 - loss / speed if speed > loss else 0.0
            vx[disc] *= share
            vy[disc] *= share
        if self._has_towers:
            stop_creeping(scene)

    def _drift(self, seconds: float) -> None:
        scene = self._scene
        x, y, ux, uy = scene.x, scene.y, scene.ux, scene.uy
        for disc in range(scene.discs):
            x[disc] += ux[disc] * seconds
            y[disc] += uy[disc] * seconds

    def _drift_with_touches(self, touch: float, step: float) -> None:
        """Move on to each touch in turn, and then to the end of the step."""
        left = step
        touches = 0
        while touch < left:
            self._drift(touch)
            left -= touch
            touches += 1
            if touches <= MOST_TOUCHES:
                self._resolve(self.seconds + step - left)
            else:
                self._hold_jammed()
            touch = self._first_touch(left)
        self._drift(left)
        if touches > MOST_TOUCHES:
            self._release_jammed()

    def _hold_jammed(self) -> None:
        """Stop those who touch, but only for now; so there cannot be more such touches than discs."""
        self._hold(self._disc)
        if self._kind == HIT_DISC:
            self._hold(self._other)

    def _hold(self, disc: i64) -> None:
        scene = self._scene
        if scene.held[disc]:
            return
        scene.held[disc] = True
        scene.vx[disc], scene.vy[disc] = scene.ux[disc], scene.uy[disc]
        scene.ux[disc], scene.uy[disc] = 0.0, 0.0

    def _release_jammed(self) -> None:
        scene = self._scene
        for disc in range(scene.discs):
            if scene.held[disc]:
                scene.held[disc] = False
                scene.ux[disc], scene.uy[disc] = scene.vx[disc], scene.vy[disc]

    def _first_touch(self, before: float) -> float:
        """When the first touch before that time takes place; it is remembered."""
        scene = self._scene
        ground = scene.ground
        x, y, ux, uy, radius = scene.x, scene.y, scene.ux, scene.uy, scene.radius
        first = before
        self._kind = NOTHING
        for disc in range(scene.discs):
            moves = ux[disc] != 0.0 or uy[disc] != 0.0
            if scene.carrier[disc] == NOBODY and not scene.off[disc]:
                for other in range(disc + 1, scene.discs):
                    if scene.carrier[other] != NOBODY or scene.off[other]:
                        continue
                    if not moves and ux[other] == 0.0 and uy[other] == 0.0:
                        continue
                    touch = circle_time(
                        x[other] - x[disc],
                        y[other] - y[disc],
                        ux[other] - ux[disc],
                        uy[other] - uy[disc],
                        radius[disc] + radius[other],
                        first,
                    )
                    if touch < first:
                        first = touch
                        self._kind, self._disc, self._other = HIT_DISC, disc, other
            if not moves:
                continue
            for rail in range(ground.rails):
                nearing = -(ux[disc] * ground.rail_x[rail] + uy[disc] * ground.rail_y[rail])
                gap = x[disc] * ground.rail_x[rail] + y[disc] * ground.rail_y[rail] - ground.rail_at[rail]
                touch = line_time(gap - radius[disc], nearing)
                if touch < first:
                    first = touch
                    self._kind, self._disc, self._other = HIT_RAIL, disc, rail
            for post in range(ground.posts):
                touch = circle_time(
                    x[disc] - ground.post_x[post],
                    y[disc] - ground.post_y[post],
                    ux[disc],
                    uy[disc],
                    radius[disc] + ground.post_radius[post],
                    first,
                )
                if touch < first:
                    first = touch
                    self._kind, self._disc, self._other = HIT_POST, disc, post
        return first if self._kind != NOTHING else NEVER

    def _resolve(self, seconds: float) -> None:
        """Let happen what the touch found last brings."""
        scene, film, disc, other = self._scene, self._film, self._disc, self._other
        if self._kind == HIT_RAIL:
            if rail_speed(scene, disc, other) > scene.ground.rail_limit[other]:
                self._hop(seconds)
                return
            speed = meet_rail(scene, disc, other)
        elif self._kind == HIT_POST:
            speed = meet_post(scene, disc, other)
        else:
            if _is_faster(scene, other, disc):
                disc, other = other, disc
            speed = knock(scene, disc, other)
        if film is not None:
            film.touch(seconds, self._kind, disc, other, speed, scene)

    def _hop(self, seconds: float) -> None:
        """Over the rail and straight on, until the disc comes down wholly outside."""
        scene, film, disc, rail = self._scene, self._film, self._disc, self._other
        speed = rail_speed(scene, disc, rail)
        if film is not None:
            film.hop(seconds, disc, rail, speed, scene)
        flight = FLIGHT
        if speed * flight < OUTSIDE * scene.radius[disc]:
            flight = OUTSIDE * scene.radius[disc] / speed
        scene.x[disc] += scene.ux[disc] * flight
        scene.y[disc] += scene.uy[disc] * flight
        scene.ux[disc] = 0.0
        scene.uy[disc] = 0.0
        scene.off[disc] = True
        if film is not None:
            film.land(seconds + flight, disc, scene)


def _is_faster(scene: Scene, one: i64, other: i64) -> bool:
    ux, uy = scene.ux, scene.uy
    return ux[one] * ux[one] + uy[one] * uy[one] > ux[other] * ux[other] + uy[other] * uy[other]
