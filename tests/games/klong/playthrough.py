"""The position of Klong! as text: everybody and the dungeon when a turn begins, and between only what can be spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

from spieltisch.game import Chance, View
from spieltisch.games import game

SPENT = ("skill", "swords", "boots", "teleports", "quiet", "made", "bonus", "swaggers", "cheaper", "springs")
SWITCHES = ("caves_free", "heads_free", "stopped")
TREASURES = ("idols", "chalices", "eggs", "keys", "backpacks")
EAGERNESS = {"play": 9, "walk": 3, "take": 9, "trade": 9, "teleport": 9}


def draw(view: View) -> Iterator[str]:
    it = cast(Any, view)
    if not any(seat["play"] or seat["trashed"] for seat in it["seats"]):
        yield from _table(it)
    yield f"  {it['phase']}: {', '.join(_turn(it)) or 'nothing to spend'}"
    if (question := it["question"]) is not None:
        about = [question["card"], question["marker"], question["only"]]
        yield f"  asked: {question['kind']} {' '.join(filter(None, about))}".rstrip()


def choose(legal: Sequence[int], chance: Chance) -> int:
    """Cards are rather played, markers rather taken and ways rather gone, so that something happens."""
    rules = game("klong")
    eager = [move for move in legal for _ in range(EAGERNESS.get(rules.describe(move).split()[0], 1))]
    return eager[chance.below(len(eager))]


def _table(it: Any) -> Iterator[str]:
    yield f"  round {it['round']}, turn {it['turns']}; row: {', '.join(card or '-' for card in it['row'])}"
    yield (
        f"  deck {it['deck']}, gone {len(it['gone'])}, removed {len(it['removed'])}, reserve {it['reserve']}, "
        f"bag {it['bag']}, rage {it['rage']}, clock {it['clock']}"
    )
    yield f"  artifacts {it['artifacts']}, majors {it['majors']}, minors {it['minors']}, idols {it['idols']}"
    for number, seat in enumerate(it["seats"]):
        yield f" {'>' if number == it['turn'] else ' '}seat {number}: {', '.join(_seat(seat))}"


def _seat(seat: Any) -> Iterator[str]:
    yield f"room {seat['room']}" if seat["room"] else seat["fate"]
    yield f"damage {seat['damage']}, clank {seat['clank']}, supply {seat['supply']}, gold {seat['gold']}"
    yield f"hand {seat['hand']}, draw {seat['draw']}, discard {len(seat['discard'])}"
    for part in ("artifacts", "crowns"):
        if seat[part]:
            yield f"{part} {seat[part]}"
    if any(seat["potions"]):
        yield f"potions {seat['potions']}"
    for part in TREASURES:
        if seat[part]:
            yield f"{part} {seat[part]}"
    yield f"{seat['points']} points of {_counted(seat['cards'])}"


def _counted(cards: list[str]) -> str:
    return " ".join(card if count == 1 else f"{card}*{count}" for card, count in Counter(cards).items())


def _turn(it: Any) -> Iterator[str]:
    for part in SPENT:
        if it[part]:
            yield f"{part} {it[part]}"
    for part in SWITCHES:
        if it[part]:
            yield part.replace("_", " ")
    for condition, _, card in it["waiting"]:
        yield f"{card} waits for {condition}"
