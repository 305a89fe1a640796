"""What is wrong with a board, in sentences."""

from __future__ import annotations

from typing import Final

from spieltisch.data_file import SWITCH, TABLE, TABLES, WORD, Table, choice_faults, form_faults
from spieltisch.game import Refusal
from spieltisch.games.klong.check.kinds import BOX, COUNT, PAIR, WHOLE
from spieltisch.games.klong.rules.board import ZONE_KEYS
from spieltisch.games.klong.rules.notation import ROOMS, SWORD_CHOICES
from spieltisch.games.klong.rules.pieces import ARTIFACTS, MAJOR, MINOR, SECRETS

MOST_BOOTS: Final = 9
SKIES: Final = ("day", "sunset")
_DRAWING: Final = {"width": COUNT, "height": COUNT, "room": PAIR, "depth_line": COUNT, "sky": WORD, "lair": BOX}
_ROOM: Final = {"id": COUNT, "zone": WORD, "x": WHOLE, "y": WHOLE}
_ROOM_MAY: Final = {
    **{"cave": SWITCH, "market": SWITCH, "fountain": SWITCH, "shrine": SWITCH},
    **{"major": COUNT, "minor": COUNT, "artifact": COUNT},
}
_TUNNEL_MAY: Final = {"boots": COUNT, "heads": WHOLE, "lock": SWITCH, "oneway": SWITCH, "wrap": SWITCH}
_MARKERS: Final = ("major", "minor", "artifact", "shrine")


def board_faults(data: Table) -> list[Refusal]:
    """Of a board whose form is wrong only this is told, and of one that does not hang together only that."""
    if wrong := _form_faults(data):
        return wrong
    rooms: list[Table] = data["rooms"]
    tunnels: list[Table] = data["tunnels"]
    if wrong := [*_number_faults(rooms), *_tunnel_faults(rooms, tunnels)]:
        return wrong
    return [
        *(_start_faults(rooms) or _way_faults(rooms, tunnels)),
        *_marker_faults(rooms),
        *_drawing_faults(rooms, data["drawing"]),
    ]


# The form


def _form_faults(data: Table) -> list[Refusal]:
    if wrong := form_faults("", data, {"rooms": TABLES, "tunnels": TABLES, "drawing": TABLE}):
        return wrong
    wrong = form_faults("drawing", data["drawing"], _DRAWING)
    for number, room in enumerate(data["rooms"], start=1):
        wrong += form_faults(f"rooms {number}", room, _ROOM, _ROOM_MAY)
    for number, tunnel in enumerate(data["tunnels"], start=1):
        wrong += form_faults(f"tunnels {number}", tunnel, {"ends": PAIR}, _TUNNEL_MAY)
    if wrong:
        return wrong
    for number, room in enumerate(data["rooms"], start=1):
        wrong += choice_faults(f"rooms {number}.zone", room["zone"], ZONE_KEYS)
    return wrong + choice_faults("drawing.sky", data["drawing"]["sky"], SKIES)


# Rooms and tunnels


def _number_faults(rooms: list[Table]) -> list[Refusal]:
    numbers = sorted(room["id"] for room in rooms)
    if len(numbers) > ROOMS - 1:
        return [Refusal("board-rooms", rooms=len(numbers), most=ROOMS - 1)]
    return [] if numbers == list(range(1, len(numbers) + 1)) else [Refusal("board-numbers", rooms=len(numbers))]


def _tunnel_faults(rooms: list[Table], tunnels: list[Table]) -> list[Refusal]:
    there = {room["id"] for room in rooms}
    joined: set[tuple[int, int]] = set()
    wrong: list[Refusal] = []
    for tunnel in tunnels:
        a, b = tunnel["ends"]
        ends = (min(a, b), max(a, b))
        wrong += [Refusal("board-end", a=a, b=b, room=end) for end in (a, b) if end not in there]
        if a == b:
            wrong.append(Refusal("board-loop", room=a))
        if ends in joined:
            wrong.append(Refusal("board-tunnel-twice", a=a, b=b))
        joined.add(ends)
        if tunnel.get("boots", 1) > MOST_BOOTS:
            wrong.append(Refusal("board-boots", a=a, b=b, most=MOST_BOOTS))
        if tunnel.get("heads", 0) >= SWORD_CHOICES:
            wrong.append(Refusal("board-heads", a=a, b=b, most=SWORD_CHOICES - 1))
    return wrong


def _start_faults(rooms: list[Table]) -> list[Refusal]:
    outside = [room for room in rooms if room["zone"] == "outside"]
    if [room["id"] for room in outside] != [1]:
        return [Refusal("board-start")]
    if any(key in room for room in outside for key in _ROOM_MAY):
        return [Refusal("board-start-empty")]
    return []


def _way_faults(rooms: list[Table], tunnels: list[Table]) -> list[Refusal]:
    """With the key in hand, every room can be walked to, and out of every room one can walk home."""
    out = [(tunnel["ends"][0], tunnel["ends"][1]) for tunnel in tunnels]
    out += [(b, a) for (a, b), tunnel in zip(list(out), tunnels, strict=True) if not tunnel.get("oneway", False)]
    reached = _reached(out)
    home = _reached([(b, a) for a, b in out])
    wrong = [Refusal("board-unreachable", room=room["id"]) for room in rooms if room["id"] not in reached]
    return wrong + [Refusal("board-no-return", room=room["id"]) for room in rooms if room["id"] not in home]


def _reached(ways: list[tuple[int, int]]) -> set[int]:
    reached = {1}
    ahead = [1]
    while ahead:
        room = ahead.pop()
        for origin, to in ways:
            if origin == room and to not in reached:
                reached.add(to)
                ahead.append(to)
    return reached


# What lies in the rooms


def _marker_faults(rooms: list[Table]) -> list[Refusal]:
    wrong = [
        Refusal("board-markers", room=room["id"])
        for room in rooms
        if sum(bool(room.get(marker, False)) for marker in _MARKERS) > 1
    ]
    lying = [room["artifact"] for room in rooms if "artifact" in room]
    wrong += [Refusal("board-artifact-missing", artifact=value) for value in ARTIFACTS if value not in lying]
    wrong += [Refusal("board-artifact-twice", artifact=value) for value in ARTIFACTS if lying.count(value) > 1]
    wrong += [Refusal("board-artifact-unknown", artifact=value) for value in lying if value not in ARTIFACTS]
    for size, place in ((MAJOR, "major"), (MINOR, "minor")):
        places = sum(room.get(place, 0) for room in rooms)
        secrets = sum(secret.copies for secret in SECRETS if secret.size == size)
        if places > secrets:
            wrong.append(Refusal("board-secrets", size=place, places=places, secrets=secrets))
    if sum(room.get("shrine", False) for room in rooms) != 1:
        wrong.append(Refusal("board-shrine"))
    if not any(room.get("market", False) for room in rooms):
        wrong.append(Refusal("board-market"))
    return wrong


# How it is drawn


def _drawing_faults(rooms: list[Table], drawing: Table) -> list[Refusal]:
    wide, high = drawing["room"]
    wrong: list[Refusal] = []
    for room in rooms:
        x, y = room["x"], room["y"]
        if not (wide <= 2 * x <= 2 * drawing["width"] - wide and high <= 2 * y <= 2 * drawing["height"] - high):
            wrong.append(Refusal("board-off", room=room["id"]))
        if (room["zone"] == "depths") != (y > drawing["depth_line"]):
            wrong.append(Refusal("board-grass", room=room["id"], line=drawing["depth_line"]))
    for number, room in enumerate(rooms):
        wrong += [
            Refusal("board-overlap", a=other["id"], b=room["id"])
            for other in rooms[:number]
            if abs(room["x"] - other["x"]) < wide and abs(room["y"] - other["y"]) < high
        ]
    x, y, width, height = drawing["lair"]
    if x + width > drawing["width"] or y + height > drawing["height"]:
        wrong.append(Refusal("board-lair-off"))
    return wrong + [
        Refusal("board-lair", room=room["id"])
        for room in rooms
        if 2 * x - wide < 2 * room["x"] < 2 * (x + width) + wide
        and 2 * y - high < 2 * room["y"] < 2 * (y + height) + high
    ]
