"""What a touch does to the velocities of those who touch. No contact ever adds energy.

All of it works on the even velocities of the step, and each function says how fast the two came together.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from spieltisch.games.zong.physics.scene import Scene


def knock(scene: Scene, one: i64, other: i64) -> float:
    """Two discs: both change along the line between their centres, by their masses."""
    ux, uy = scene.ux, scene.uy
    across_x = scene.x[other] - scene.x[one]
    across_y = scene.y[other] - scene.y[one]
    distance = math.sqrt(across_x * across_x + across_y * across_y)
    if distance == 0.0:
        return 0.0
    across_x /= distance
    across_y /= distance
    closing = (ux[one] - ux[other]) * across_x + (uy[one] - uy[other]) * across_y
    one_mass, other_mass = scene.mass[one], scene.mass[other]
    exchange = (1.0 + scene.ground.bounce) * closing / (one_mass + other_mass)
    ux[one] -= exchange * other_mass * across_x
    uy[one] -= exchange * other_mass * across_y
    ux[other] += exchange * one_mass * across_x
    uy[other] += exchange * one_mass * across_y
    return closing


def meet_post(scene: Scene, disc: i64, post: i64) -> float:
    """A post stays where it is."""
    ground = scene.ground
    away_x = scene.x[disc] - ground.post_x[post]
    away_y = scene.y[disc] - ground.post_y[post]
    distance = math.sqrt(away_x * away_x + away_y * away_y)
    if distance == 0.0:
        return 0.0
    return _thrown_back(scene, disc, away_x / distance, away_y / distance, ground.post_bounce[post])


def meet_rail(scene: Scene, disc: i64, rail: i64) -> float:
    ground = scene.ground
    return _thrown_back(scene, disc, ground.rail_x[rail], ground.rail_y[rail], ground.rail_bounce[rail])


def rail_speed(scene: Scene, disc: i64, rail: i64) -> float:
    """How fast a disc comes straight onto a rail."""
    ground = scene.ground
    return -(scene.ux[disc] * ground.rail_x[rail] + scene.uy[disc] * ground.rail_y[rail])


def _thrown_back(scene: Scene, disc: i64, away_x: float, away_y: float, bounce: float) -> float:
    closing = -(scene.ux[disc] * away_x + scene.uy[disc] * away_y)
    scene.ux[disc] += (1.0 + bounce) * closing * away_x
    scene.uy[disc] += (1.0 + bounce) * closing * away_y
    return closing
