"""Plays 300 shots and prints a fingerprint of where everything rests and of the films, and what code played them."""

from __future__ import annotations

import hashlib
import json
from math import sqrt
from struct import pack

from spieltisch.game import QuickChance
from spieltisch.games.zong.physics import Film, Ground, Post, Rail, Scene, motion, settle

SHOTS = 300
DISCS = 7
CORNERS = [(30.0, 0.0), (250.0, 0.0), (280.0, 30.0), (280.0, 560.0), (0.0, 560.0), (0.0, 30.0)]
RAILS = [Rail(*CORNERS[side], *CORNERS[(side + 1) % len(CORNERS)], 0.8, 1800.0) for side in range(len(CORNERS))]
POSTS = [Post(60.0, 300.0, 7.0, 0.7), Post(222.5, 410.0, 9.0, 0.9)]
# Places and carriers of six pieces: a tower of three, a tower of two hanging over, and one alone.
PIECES = [
    (140.0, 193.3, -1),
    (140.0, 193.3, 0),
    (140.0, 193.3, 1),
    (179.6, 266.2, -1),
    (185.1, 262.7, 3),
    (100.4, 254.4, -1),
]


def shoot(scene: Scene, chance: QuickChance, film: Film | None) -> None:
    """Any strength, any direction."""
    for piece, (x, y, carrier) in enumerate(PIECES):
        scene.put(piece, x, y, 10.0, 1.0, carrier)
    scene.put(DISCS - 1, 60.0 + chance.below(161), 40.0 + chance.below(31), 16.0, 2.56)
    across, along = chance.below(5001) - 2500, chance.below(3001) - 500
    share = 2.8 * (1 + chance.below(1000)) / sqrt(across * across + along * along + 1.0)
    scene.push(DISCS - 1, across * share, along * share)
    settle(scene, film)


def fingerprint() -> str:
    seen = hashlib.sha256()
    scene = Scene(Ground(RAILS, POSTS, 2900.0, 2500.0, 0.85), DISCS)
    chance = QuickChance(48)
    for _ in range(SHOTS):
        film = Film()
        shoot(scene, chance, film)
        for disc in range(DISCS):
            seen.update(pack("<dd?q", scene.x[disc], scene.y[disc], scene.off[disc], scene.carrier[disc]))
        seen.update(film.written().encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(json.dumps({"compiled": not motion.__file__.endswith(".py"), "shots": fingerprint()}))
