"""Discs on discs: they drag each other, and drop when nothing is under them any more."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spieltisch.games.zong.physics.film import Film
from spieltisch.games.zong.physics.scene import NOBODY, Scene

TURNS: Final = 10
NOTICEABLE: Final = 1e-8  # the square of the share of a pull that is worth another turn
CREEP: Final = 1e-6  # the square of a speed in mm/s


def weigh(scene: Scene) -> bool:
    """Work out what each disc and all that lies on it weigh together; whether any disc lies on another at all."""
    load, mass, carrier = scene.load, scene.mass, scene.carrier
    any_rider = False
    for disc in range(scene.discs):
        load[disc] = mass[disc]
    for disc in range(scene.discs):
        below = carrier[disc]
        while below != NOBODY:
            any_rider = True
            load[below] += mass[disc]
            below = carrier[below]
    return any_rider


def is_gliding(scene: Scene) -> bool:
    """Whether any disc moves that lies on another or carries one."""
    for disc in range(scene.discs):
        below = scene.carrier[disc]
        if below != NOBODY and (
            scene.vx[disc] != 0.0 or scene.vy[disc] != 0.0 or scene.vx[below] != 0.0 or scene.vy[below] != 0.0
        ):
            return True
    return False


def rub(scene: Scene, seconds: float) -> None:
    """Friction in towers: what lies under a disc, be it a carrier or the board, pulls it towards its own velocity.

    Each pull is limited by the weight that lies there. They depend on each other and are made better one after the
    other, each time so that it takes away as much energy as it can: that never grows, however often this is done.
    """
    pull_x, pull_y = scene.pull_x, scene.pull_y
    for disc in range(scene.discs):
        pull_x[disc] = 0.0
        pull_y[disc] = 0.0
    for _ in range(TURNS):
        any_better = False
        for disc in range(scene.discs):
            if is_in_tower(scene, disc) and _better_pull(scene, disc, seconds):
                any_better = True
        if not any_better:
            break


def is_in_tower(scene: Scene, disc: i64) -> bool:
    """Whether a disc lies on another or carries one."""
    return scene.carrier[disc] != NOBODY or scene.load[disc] > scene.mass[disc]


def _better_pull(scene: Scene, disc: i64, seconds: float) -> bool:
    """Whether it became noticeably better."""
    ux, uy, pull_x, pull_y = scene.ux, scene.uy, scene.pull_x, scene.pull_y
    mass, below = scene.mass[disc], scene.carrier[disc]
    if scene.off[disc] or (below != NOBODY and scene.off[below]):
        return False
    slip_x, slip_y, moved, strength = ux[disc], uy[disc], mass, scene.ground.friction
    if below != NOBODY:
        slip_x -= ux[below]
        slip_y -= uy[below]
        moved = mass * scene.mass[below] / (mass + scene.mass[below])
        strength = scene.ground.grip
    most = strength * scene.load[disc] * seconds
    wanted_x = pull_x[disc] - moved * slip_x
    wanted_y = pull_y[disc] - moved * slip_y
    wanted = math.sqrt(wanted_x * wanted_x + wanted_y * wanted_y)
    if wanted > most:
        wanted_x *= most / wanted
        wanted_y *= most / wanted
    more_x, more_y = wanted_x - pull_x[disc], wanted_y - pull_y[disc]
    pull_x[disc] = wanted_x
    pull_y[disc] = wanted_y
    ux[disc] += more_x / mass
    uy[disc] += more_y / mass
    if below != NOBODY:
        ux[below] -= more_x / scene.mass[below]
        uy[below] -= more_y / scene.mass[below]
    return more_x * more_x + more_y * more_y > NOTICEABLE * most * most


def stop_creeping(scene: Scene) -> None:
    """What is left of a velocity in a tower when the turns above have all but taken it."""
    for disc in range(scene.discs):
        if is_in_tower(scene, disc) and scene.vx[disc] * scene.vx[disc] + scene.vy[disc] * scene.vy[disc] < CREEP:
            scene.vx[disc] = 0.0
            scene.vy[disc] = 0.0


def drop(scene: Scene, seconds: float, film: Film | None) -> bool:
    """Let all discs drop whose carrier is gone, straight down onto what is there; whether any did."""
    if not any(_hangs(scene, rider) for rider in range(scene.discs)):
        return False
    for height in range(scene.discs, 0, -1):  # the highest first, as long as those below are where they were
        for rider in range(scene.discs):
            if _height(scene, rider) == height and _hangs(scene, rider):
                scene.carrier[rider] = _ground_below(scene, rider)
                if film is not None and not scene.off[rider]:
                    film.drop(seconds, rider, scene.carrier[rider])
    return True


def _hangs(scene: Scene, rider: i64) -> bool:
    """Whether a disc lies on one that is not under it any more."""
    below = scene.carrier[rider]
    return below != NOBODY and (scene.off[rider] or scene.off[below] or not _overlap(scene, rider, below))


def _ground_below(scene: Scene, rider: i64) -> i64:
    """The highest disc that this one lies over in part, of several the nearest; NOBODY is the board."""
    if scene.off[rider]:
        return NOBODY
    height = _height(scene, rider)
    found: i64 = NOBODY
    found_height: i64 = -1
    found_distance = 0.0
    for disc in range(scene.discs):
        if disc == rider or scene.off[disc] or not _overlap(scene, rider, disc):
            continue
        its_height = _height(scene, disc)
        distance = _distance_squared(scene, rider, disc)
        if its_height >= height or its_height < found_height:
            continue
        if its_height > found_height or distance < found_distance:
            found, found_height, found_distance = disc, its_height, distance
    return found


def _height(scene: Scene, disc: i64) -> i64:
    height: i64 = 0
    below = scene.carrier[disc]
    while below != NOBODY:
        height += 1
        below = scene.carrier[below]
    return height


def _overlap(scene: Scene, one: i64, other: i64) -> bool:
    reach = scene.radius[one] + scene.radius[other]
    return _distance_squared(scene, one, other) < reach * reach


def _distance_squared(scene: Scene, one: i64, other: i64) -> float:
    across_x = scene.x[one] - scene.x[other]
    across_y = scene.y[one] - scene.y[other]
    return across_x * across_x + across_y * across_y
