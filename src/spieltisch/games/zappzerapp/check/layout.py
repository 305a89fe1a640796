"""What is wrong with a layout file, each fault as a Refusal: the key of a sentence and the names and numbers in it.

Of the form, the counts, the places on the ring and moved entries each is looked at only when nothing is wrong with the
one before.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from spieltisch.data_file import TABLE, TABLES, Kind, Table, form_faults, parsed, whole, wholes
from spieltisch.facts import read_facts
from spieltisch.game import Refusal
from spieltisch.games.zappzerapp.rules.notation import HANDS, moves_with

LARGEST: Final = 1000
"""Of all numbers."""
EDGE: Final = 1.0
NEAREST: Final = 0.25
"""Barrels on the hill: closer together they could not be told apart by a finger."""


def _are_points(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(point, list) and len(point) == 2 and all(type(number) in (int, float) for number in point)
        for point in value
    )


COUNT: Final = whole(1, LARGEST)
FIELD: Final = whole(0, LARGEST)
FIELDS: Final = wholes(0, LARGEST)
POINTS: Final = Kind("layout-points", _are_points)

FILE: Final = {
    **{"fields": COUNT, "white": FIELDS, "apprentices": COUNT, "barrels": COUNT},
    **{"dice": TABLE, "sides": TABLES, "seating": TABLE, "entries": TABLE, "hill": TABLE},
}


def faults(text: str) -> list[Refusal]:
    """All that is wrong with this layout file; nothing if one can play with it."""
    try:
        data = parsed(text)
    except Refusal as refused:
        return [refused]
    return (
        _form_faults(data)
        or _count_faults(data)
        or [*_ring_faults(data), *_seating_faults(data), *_hill_faults(data)]
        or _entry_faults(data)
    )


def _form_faults(data: Table) -> list[Refusal]:
    if wrong := form_faults("", data, FILE):
        return wrong
    wrong = form_faults("dice", data["dice"], {"count": COUNT, "faces": COUNT})
    for number, side in enumerate(data["sides"]):
        wrong += form_faults(f"sides {number}", side, {"entry": FIELD, "own": FIELDS})
    for name in ("seating", "entries"):
        wrong += form_faults(name, data[name], dict.fromkeys(data[name], FIELDS))
    return wrong + form_faults("hill", data["hill"], {"places": POINTS})


def _count_faults(data: Table) -> list[Refusal]:
    """As many of everything as the game has moves, hands and seats for."""
    facts = read_facts("zappzerapp")
    fields, barrels, sides, most = data["fields"], data["barrels"], len(data["sides"]), facts.seats[1]
    wrong: list[Refusal] = []
    if sides < most or fields % sides:
        wrong.append(Refusal("layout-sides", sides=sides, least=most, fields=fields))
    if not len(HANDS) * most <= barrels <= fields:
        wrong.append(Refusal("layout-barrels", barrels=barrels, least=len(HANDS) * most, most=fields))
    if (moves := moves_with(barrels, fields)) != facts.moves:
        wrong.append(Refusal("layout-moves", moves=moves, facts=facts.moves))
    seats = [str(seats) for seats in range(facts.seats[0], most + 1)]
    if sorted(data["seating"]) != seats:
        wrong.append(Refusal("layout-seating", seats=seats))
    if len(data["hill"]["places"]) != barrels:
        wrong.append(Refusal("layout-places", places=len(data["hill"]["places"]), barrels=barrels))
    return wrong


# The ring


def _ring_faults(data: Table) -> list[Refusal]:
    fields, sides = data["fields"], data["sides"]
    listed = [*data["white"], *(field for side in sides for field in side["own"])]
    outside = [field for field in (*listed, *(side["entry"] for side in sides)) if field >= fields]
    if outside:
        return [Refusal("layout-outside", field=field, last=fields - 1) for field in sorted(set(outside))]
    wrong = [
        Refusal("layout-colours" if listed.count(field) else "layout-colourless", field=field)
        for field in range(fields)
        if listed.count(field) != 1
    ]
    for number, side in enumerate(sides):
        entry = (sides[0]["entry"] + number * fields // len(sides)) % fields
        if side["entry"] != entry:
            wrong.append(Refusal("layout-entry", side=number, entry=side["entry"], expected=entry))
    return wrong or [
        Refusal("layout-unfair", side=number)
        for number, side in enumerate(sides)
        if _own_way(side, fields) != _own_way(sides[0], fields)
    ]


def _own_way(side: Table, fields: int) -> list[int]:
    """How many steps after the entry the own fields lie: the same for everybody, or some would be safer."""
    return sorted((field - side["entry"]) % fields for field in side["own"])


# Who sits where


def _seating_faults(data: Table) -> list[Refusal]:
    sides = len(data["sides"])
    wrong: list[Refusal] = []
    for seats, taken in data["seating"].items():
        if len(taken) != int(seats) or taken != sorted(set(taken)) or taken[-1] >= sides:
            wrong.append(Refusal("layout-seated", seats=int(seats), last=sides - 1))
        elif len(taken) == 2 and 2 * (taken[1] - taken[0]) != sides:
            wrong.append(Refusal("layout-opposite", sides=taken))
    return wrong


def _entry_faults(data: Table) -> list[Refusal]:
    """Entries may be moved for some number of seats, but not out of the block in which the side's own entry lies."""
    wrong: list[Refusal] = []
    for seats, entries in data["entries"].items():
        sides = data["seating"].get(seats, [])
        if not sides or len(entries) != len(sides):
            wrong.append(Refusal("layout-entries", seats=seats))
            continue
        for side, entry in zip(sides, entries, strict=True):
            if entry not in _block(data, data["sides"][side]["entry"]):
                wrong.append(Refusal("layout-moved", seats=seats, side=side, entry=entry))
    return wrong


def _block(data: Table, field: int) -> list[int]:
    """All fields up to the next white ones on both sides."""
    fields, white = data["fields"], data["white"]
    block = [field]
    for step in (-1, 1):
        nearby = (field + step) % fields
        while nearby not in white and nearby not in block:
            block.append(nearby)
            nearby = (nearby + step) % fields
    return block


# The hill


def _hill_faults(data: Table) -> list[Refusal]:
    places: list[list[float]] = data["hill"]["places"]
    wrong = [
        Refusal("layout-place", place=number, x=x, y=y)
        for number, (x, y) in enumerate(places, start=1)
        if not hypot(x, y) <= EDGE
    ]
    for number, (x, y) in enumerate(places, start=1):
        for other, (there_x, there_y) in enumerate(places[: number - 1], start=1):
            gap = hypot(x - there_x, y - there_y)
            if gap < NEAREST:
                wrong.append(Refusal("layout-near", a=other, b=number, gap=f"{gap:.2f}", least=NEAREST))
    return wrong
