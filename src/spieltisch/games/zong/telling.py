"""What happened, for animation and log lines.

`picked` and `passed-on` are for the eye only: other sentences tell them. Events about a piece name its owner as seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Story
from spieltisch.games.zong.aftermath import Aftermath
from spieltisch.games.zong.discs import points, shown, spirals, zongs
from spieltisch.games.zong.moves import DISC_SIZES, flick_of
from spieltisch.games.zong.plan import place_name
from spieltisch.games.zong.standing import NOBODY, Standing
from spieltisch.games.zong.tidy import BETWEEN, EDGE, OFF, ON, RED, START, Reading
from spieltisch.games.zong.vote import Hearing, count

TARGET_SIGN: Final = "★"  # the target has no number, and another name in every language

_PICKED: Final = ["picked-large", "picked-small"]
_TIDIED: Final = {
    ON: "tidied-on",
    BETWEEN: "tidied-between",
    RED: "tidied-red",
    EDGE: "tidied-edge",
    START: "tidied-start",
    OFF: "tidied-off",
}


def tell_pick(seat: int, size: int, story: Story) -> None:
    story.tell("picked", seat, {"disc": DISC_SIZES[size]})
    story.tell(_PICKED[size], seat, {})


def tell_throw(seat: int, throw: i64, faces: i64, story: Story) -> None:
    values: dict[str, object] = {
        "discs": shown(throw, faces),
        "zongs": int(zongs(throw, faces)),
        "spirals": int(spirals(throw, faces)),
        "points": int(points(throw, faces)),
    }
    story.tell("threw", seat, values)


def tell_flick(seat: int, move: i64, size: int, film: str, number: int, of: int, story: Story) -> None:
    it = flick_of(move)
    values: dict[str, object] = {
        "film": film,
        "disc": DISC_SIZES[size],
        "u": it.across,
        "v": it.along,
        "dx": it.dx,
        "dy": it.dy,
        "strength": it.strength,
        "number": number,
        "of": of,
    }
    story.tell("flicked", seat, values)


def tell_doubt(hearing: Hearing, story: Story) -> None:
    seat = int(hearing.asked)
    first, other, gap = doubt_shown(hearing)
    story.tell("doubted", seat, {"seat": seat, "first": first, "other": other, "gap": gap})


def tell_verdict(hearing: Hearing, story: Story) -> None:
    """`ayes` are for what was measured."""
    seat, noes = int(hearing.asked), int(count(hearing.against))
    reading = reading_shown(hearing.aftermath.reading(hearing.asked, hearing.overruled), hearing.aftermath.before)
    ayes = int(count(hearing.voted)) - noes
    story.tell("decided", seat, {"seat": seat, **reading, "ayes": ayes, "noes": noes})


def tell_tidied(aftermath: Aftermath, overruled: i64, after: Standing, story: Story) -> None:
    """One event for each piece that moved, in the order in which they are put on their fields."""
    order = aftermath.order(overruled)
    if not order:
        story.tell("missed", None, {})
    for seat in order:
        reading = aftermath.reading(i64(seat), overruled)
        if reading.field == int(after.goal):
            story.tell("hit-target", seat, {"piece": seat})
            continue
        values: dict[str, object] = {
            "piece": seat,
            "field": reading.field,
            "place": _place(reading.field, after),
            "height": int(after.heights[seat]),
        }
        story.tell(_TIDIED[reading.reason], seat, values)


def tell_retreat(seat: int, origin: i64, behind: i64, after: Standing, story: Story) -> None:
    if behind == NOBODY:
        story.tell("stayed-last", seat, {})
        return
    story.tell("retreated", seat, {**_way(seat, origin, after), "behind": int(behind)})


def tell_attack(seat: int, points: i64, origin: i64, companions: list[int], after: Standing, story: Story) -> None:
    if points == 0:
        story.tell("stood-still", seat, {})
        return
    values: dict[str, object] = {
        "points": int(points),
        **_way(seat, origin, after),
        "companions": companions,
        "alone": not companions,
    }
    if after.winner != seat:
        story.tell("attacked-with" if companions else "attacked", seat, values)
        return
    story.tell("attacked-home-with" if companions else "attacked-home", seat, values)
    story.tell("reached-target", seat, {})


def doubt_shown(hearing: Hearing) -> tuple[dict[str, object], dict[str, object], int]:
    """The measured reading, the other one, and how little separates them."""
    judged = hearing.aftermath.judged[hearing.asked]
    assert judged is not None
    assert judged.other is not None
    before = hearing.aftermath.before
    return reading_shown(judged.reading, before), reading_shown(judged.other, before), judged.gap


def reading_shown(reading: Reading, standing: Standing) -> dict[str, object]:
    return {"reason": reading.reason, "field": reading.field, "place": _place(reading.field, standing)}


def _way(seat: int, origin: i64, after: Standing) -> dict[str, object]:
    arrival = int(after.fields[seat])
    return {
        "from": int(origin),
        "to": arrival,
        "origin": _place(int(origin), after),
        "place": _place(arrival, after),
    }


def _place(field: int, standing: Standing) -> str:
    return TARGET_SIGN if field == int(standing.goal) else place_name(field)
