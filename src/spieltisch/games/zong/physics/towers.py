"""Discs on discs: they drag each other, and drop when nothing is under them any more."""

from __future__ import annotations

import math

from mypy_extensions import i64

from spieltisch.games.zong.physics.film import Film
from spieltisch.games.zong.physics.scene import NOBODY, Scene


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


def drag(scene: Scene, seconds: float) -> None:
    """Every rider and its carrier pull each other towards one velocity, by the weight that lies between them."""
    ux, uy, mass = scene.ux, scene.uy, scene.mass
    for rider in range(scene.discs):
        below = scene.carrier[rider]
        if below == NOBODY or scene.off[rider] or scene.off[below]:
            continue
        slip_x = ux[rider] - ux[below]
        slip_y = uy[rider] - uy[below]
        slip = math.sqrt(slip_x * slip_x + slip_y * slip_y)
        if slip == 0.0:
            continue
        pull = scene.ground.grip * scene.load[rider] * seconds
        most = slip * mass[rider] * mass[below] / (mass[rider] + mass[below])
        if pull > most:
            pull = most
        slip_x *= pull / slip
        slip_y *= pull / slip
        ux[rider] -= slip_x / mass[rider]
        uy[rider] -= slip_y / mass[rider]
        ux[below] += slip_x / mass[below]
        uy[below] += slip_y / mass[below]


def drop(scene: Scene, seconds: float, film: Film | None) -> bool:
    """Let all discs drop whose carrier is gone, straight down onto what is there; whether any did."""
    dropped = False
    for rider in range(scene.discs):
        below = scene.carrier[rider]
        if below == NOBODY or (not scene.off[rider] and not scene.off[below] and _overlap(scene, rider, below)):
            continue
        dropped = True
        if scene.off[rider]:
            scene.carrier[rider] = NOBODY
            continue
        below = _ground_below(scene, rider)
        scene.carrier[rider] = below
        if film is not None:
            film.drop(seconds, rider, below)
    return dropped


def _ground_below(scene: Scene, rider: i64) -> i64:
    """The highest disc that this one lies over in part, of several the nearest; NOBODY is the board."""
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
