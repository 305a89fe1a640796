"""What the client shows of an aimed flick, by the rules: its number, its spot, and what its disc meets first."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import TypedDict

import pytest

from spieltisch.games.zong.physics.film import HIT_DISC, HIT_POST, HIT_RAIL, HOP, Film, Reel, read
from spieltisch.games.zong.physics.motion import settle
from spieltisch.games.zong.physics.scene import Scene
from spieltisch.games.zong.rules.board import board as board_called
from spieltisch.games.zong.rules.notation import DISC_SIZES, STRENGTHS, flick, flick_of, written
from spieltisch.games.zong.view import DiscSize

MET = {HIT_DISC: "piece", HIT_RAIL: "rail", HOP: "rail", HIT_POST: "post"}
FILE = Path(__file__).parents[3] / "web/src/games/zong/flick/aim-examples.json"


class Aimed(TypedDict):
    board: str
    size: DiscSize
    u: int
    v: int
    d: int
    s: int
    pieces: list[list[float]]  # by seat, all of them on the board


class Told(TypedDict):
    move: int
    written: str
    spot: list[float]
    way: list[int]
    met: str
    seat: int  # whose piece is met, -1 for none
    at: list[int]  # where the disc is then, in 1/100 mm


class Example(Aimed, Told):
    pass


def told(aimed: Aimed) -> Told:
    board, size = board_called(aimed["board"]), DISC_SIZES.index(aimed["size"])
    radius = board.disc_radius(size)
    move = flick(aimed["u"], aimed["v"], aimed["d"], aimed["s"])
    it = flick_of(move)
    x, y = board.spot(aimed["u"], aimed["v"], radius)
    seats = len(aimed["pieces"])
    scene, film = Scene(board.ground, seats + 1), Film()
    for seat, (piece_x, piece_y) in enumerate(aimed["pieces"]):
        scene.put(seat, piece_x, piece_y, board.piece_radius, board.piece_mass)
    scene.put(seats, x, y, radius, board.disc_mass(size))
    speed, length = board.top_speed * it.strength / STRENGTHS, sqrt(it.dx * it.dx + it.dy * it.dy)
    scene.push(seats, speed * it.dx / length, speed * it.dy / length)
    settle(scene, film)
    met, seat, at = first_contact(read(film.written()), seats)
    return {
        "move": move,
        "written": written(move),
        "spot": [x, y],
        "way": [it.dx, it.dy],
        "met": met,
        "seat": seat,
        "at": at,
    }


def first_contact(reel: Reel, zong: int) -> tuple[str, int, list[int]]:
    moments = [moment for moment in reel.moments if moment.kind in MET]
    if not moments:
        return "nothing", -1, list(reel.rest(zong))
    first = moments[0]
    (at,) = [[frame.x, frame.y] for frame in reel.keyframes[zong] if frame.ms == first.ms]
    hit = first.disc if first.other == zong else first.other
    return MET[first.kind], hit if first.kind == HIT_DISC else -1, at


EXAMPLES: list[Example] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["written"] for example in EXAMPLES])
def test_the_client_is_told_what_the_rules_do(example: Example) -> None:
    assert {**example, **told(example)} == example


def test_the_examples_meet_everything_there_is() -> None:
    assert {(each["board"], each["size"]) for each in EXAMPLES} == {
        (board, size) for board in ("classic", "comet") for size in DISC_SIZES
    }
    assert {each["met"] for each in EXAMPLES} == {"piece", "rail", "post", "nothing"}


def rewrite() -> None:
    """After a change of the boards: the same flicks, told anew."""
    lines = [json.dumps({**example, **told(example)}) for example in EXAMPLES]
    FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
