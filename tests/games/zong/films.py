"""Films that the physics makes, and what is on them, for the client's reader.

`python -m tests.games.zong.films` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from spieltisch.games.zong.physics.film import DROP, HIT_DISC, HIT_POST, HIT_RAIL, HOP, Film, read
from spieltisch.games.zong.physics.motion import settle
from spieltisch.games.zong.physics.scene import Ground, Post, Rail, Scene

FILE: Final = Path(__file__).parents[3] / "web/src/games/zong/flick/films.json"
KINDS: Final = {HIT_DISC: "disc", HIT_RAIL: "rail", HIT_POST: "post", HOP: "hop", DROP: "drop"}

CORNERS: Final = [(0.0, 0.0), (280.0, 0.0), (280.0, 560.0), (0.0, 560.0)]
RAILS: Final = [
    Rail(*corner, *following, bounce=0.85, limit=1500.0)
    for corner, following in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True)
]
POSTS: Final = [Post(200.0, 300.0, 9.0, 0.8)]
GROUND: Final = Ground(RAILS, POSTS, friction=2400.0, grip=2000.0, bounce=0.92)


def nobody_is_hit() -> Scene:
    return flick([(100.0, 300.0, -1)], (0.0, 300.0))


def a_row() -> Scene:
    return flick([(140.0, 200.0, -1), (143.0, 240.0, -1), (138.0, 400.0, -1)], (0.0, 1700.0))


def over_the_rail() -> Scene:
    return flick([(60.0, 140.0, -1), (200.0, 400.0, -1)], (-1900.0, 1900.0))


def a_tower() -> Scene:
    return flick([(140.0, 200.0, -1), (140.0, 200.0, 0), (140.0, 200.0, 1)], (60.0, 2200.0))


def against_a_post() -> Scene:
    return flick([(20.0, 500.0, -1)], (600.0, 2400.0))


SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "nobody is hit": nobody_is_hit,
    "a row": a_row,
    "over the rail": over_the_rail,
    "a tower": a_tower,
    "against a post": against_a_post,
}


def flick(pieces: list[tuple[float, float, int]], velocity: tuple[float, float]) -> Scene:
    scene = Scene(GROUND, len(pieces) + 1)
    for seat, (x, y, carrier) in enumerate(pieces):
        scene.put(seat, x, y, 10.0, 1.5, carrier)
    scene.put(len(pieces), 140.0, 60.0, 16.0, 4.5)
    scene.push(len(pieces), *velocity)
    return scene


def written(scene: Scene) -> str:
    film = Film()
    settle(scene, film)
    return film.written()


def told(text: str) -> dict[str, Any]:
    """The film in plain words: places in 1/100 mm, whoever carries and what lies below by number, -1 for the board."""
    reel = read(text)
    return {
        "film": text,
        "carriers": reel.carriers,
        "keyframes": [[list(frame) for frame in frames] for frames in reel.keyframes],
        "moments": [
            {"at": ms, "kind": KINDS[kind], "disc": disc, "other": other - (kind == DROP), "amount": amount}
            for ms, kind, disc, other, amount in reel.moments
        ],
    }


def all_films() -> str:
    return json.dumps({name: told(written(make())) for name, make in SCENES.items()}) + "\n"


if __name__ == "__main__":
    FILE.write_text(all_films(), encoding="utf-8")
