"""Events of a flick, a vote, a retreat and an attack: their values, worked out from the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import EventKind, Story
from spieltisch.games.zong.events import (
    ATTACKED,
    ATTACKED_HOME,
    ATTACKED_HOME_WITH,
    ATTACKED_WITH,
    DECIDED,
    DOUBTED,
    FLICKED,
    HIT_TARGET,
    MISSED,
    REACHED_TARGET,
    RETREATED,
    STAYED_LAST,
    STOOD_STILL,
    TIDIED_BETWEEN,
    TIDIED_EDGE,
    TIDIED_OFF,
    TIDIED_ON,
    TIDIED_RED,
    TIDIED_START,
    ZongAttacked,
    ZongTidied,
)
from spieltisch.games.zong.rules import readings
from spieltisch.games.zong.rules.board_file import place_name
from spieltisch.games.zong.rules.notation import DISC_SIZES, flick_of
from spieltisch.games.zong.rules.tidy_up import TidyUp
from spieltisch.games.zong.rules.towers import NOBODY, Towers
from spieltisch.games.zong.rules.vote import Vote, count
from spieltisch.games.zong.view import Doubt, Reading

TARGET_SIGN: Final = "★"  # the target has no number, and another name in every language

_TIDIED: Final[dict[str, EventKind[ZongTidied]]] = {
    readings.ON: TIDIED_ON,
    readings.RED: TIDIED_RED,
    readings.EDGE: TIDIED_EDGE,
    readings.START: TIDIED_START,
    readings.OFF: TIDIED_OFF,
}


def tell_flick(seat: int, move: i64, size: int, film: str, number: int, of: int, story: Story) -> None:
    it = flick_of(move)
    story.add(
        FLICKED(
            seat,
            {
                "film": film,
                "disc": DISC_SIZES[size],
                "u": it.across,
                "v": it.along,
                "dx": it.dx,
                "dy": it.dy,
                "strength": it.strength,
                "number": number,
                "of": of,
            },
        )
    )


def tell_doubt(vote: Vote, story: Story) -> None:
    doubt = doubt_of(vote)
    first, other = doubt["readings"]
    story.add(DOUBTED(doubt["seat"], {"seat": doubt["seat"], "first": first, "other": other, "gap": doubt["gap"]}))


def tell_verdict(vote: Vote, story: Story) -> None:
    seat, noes = int(vote.asked), int(count(vote.against))
    reading = vote.tidy_up.reading(vote.asked, vote.overruled)
    story.add(
        DECIDED(
            seat,
            {
                "seat": seat,
                "reason": reading.reason,
                "field": reading.field,
                "place": _place(reading.field, vote.tidy_up.before),
                "ayes": int(count(vote.voted)) - noes,
                "noes": noes,
            },
        )
    )


def tell_tidied(tidy_up: TidyUp, overruled: i64, after: Towers, story: Story) -> None:
    """One event for each piece that moved, in the order in which they are put on their fields."""
    order = tidy_up.order(overruled)
    if not order:
        story.add(MISSED(None, {}))
    for seat in order:
        reading = tidy_up.reading(i64(seat), overruled)
        field = reading.field
        if field == int(after.goal):
            story.add(HIT_TARGET(seat, {"piece": seat}))
            continue
        height = int(after.heights[seat])
        tidied: ZongTidied = {"piece": seat, "field": field, "place": _place(field, after), "height": height}
        if reading.reason == readings.BETWEEN:
            story.add(TIDIED_BETWEEN(seat, {**tidied, "touched": _touched(tidy_up, i64(seat))}))
        else:
            story.add(_TIDIED[reading.reason](seat, tidied))


def tell_retreat(seat: int, origin: i64, behind: i64, after: Towers, story: Story) -> None:
    if behind == NOBODY:
        story.add(STAYED_LAST(seat, {}))
        return
    arrival = int(after.fields[seat])
    story.add(
        RETREATED(
            seat,
            {
                "from": int(origin),
                "to": arrival,
                "origin": _place(int(origin), after),
                "place": _place(arrival, after),
                "behind": int(behind),
            },
        )
    )


def tell_attack(seat: int, points: i64, origin: i64, companions: list[int], after: Towers, story: Story) -> None:
    if points == 0:
        story.add(STOOD_STILL(seat, {}))
        return
    arrival = int(after.fields[seat])
    values: ZongAttacked = {
        "points": int(points),
        "from": int(origin),
        "to": arrival,
        "origin": _place(int(origin), after),
        "place": _place(arrival, after),
        "companions": companions,
        "alone": not companions,
    }
    if after.winner != seat:
        story.add(ATTACKED_WITH(seat, values) if companions else ATTACKED(seat, values))
        return
    story.add(ATTACKED_HOME_WITH(seat, values) if companions else ATTACKED_HOME(seat, values))
    story.add(REACHED_TARGET(seat, {}))


def doubt_of(vote: Vote) -> Doubt:
    """What is voted on now."""
    judged = vote.tidy_up.judged[vote.asked]
    assert judged is not None
    assert judged.other is not None
    before = vote.tidy_up.before
    both = [_reading(judged.reading, before), _reading(judged.other, before)]
    return {"seat": int(vote.asked), "readings": both, "gap": judged.gap}


def _touched(tidy_up: TidyUp, seat: i64) -> list[int]:
    rests = tidy_up.rests
    return readings.touched_fields(tidy_up.simulator.board, rests.x[seat], rests.y[seat])


def _reading(reading: readings.Reading, towers: Towers) -> Reading:
    return {"reason": reading.reason, "field": reading.field, "place": _place(reading.field, towers)}


def _place(field: int, towers: Towers) -> str:
    return TARGET_SIGN if field == int(towers.goal) else place_name(field)
