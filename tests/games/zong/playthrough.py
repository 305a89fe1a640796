"""The position of ZONG! as text: the track from the start to the target, towers from the lowest up, then the hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from spieltisch.game import Chance, View
from spieltisch.games.zong.rules.board_file import place_name
from spieltisch.games.zong.rules.notation import ACROSS, ALONG, HALF_SIDE, STRENGTHS, flick

LETTERS = "BRL"
FACES = [["2", "4"], ["7", "0"], ["zong", "spiral"]]
TARGET = 37


def draw(view: View) -> Iterator[str]:
    towers = [_tower(field, seats, view) for field, *seats in cast(list[list[int]], view["fields"])]
    yield f"  {' | '.join(towers)}"
    hands = cast(list[list[int]], view["hands"])
    discs = cast(list[str], view["discs"])
    for seat, (hand, disc) in enumerate(zip(hands, discs, strict=True)):
        mark = ">" if seat == view["turn"] else " "
        held = "".join(letter * count for letter, count in zip(LETTERS, hand, strict=True))
        yield f" {mark}seat {seat}: {held:<5} {disc}".rstrip()
    thrown = " ".join(FACES[kind][face] for kind, face in cast(list[list[int]], view["thrown"]))
    to_come = f"zongs {view['zongs']}, spirals {view['spirals']}, points {view['points']}"
    yield f"  {view['phase']}: round {view['round']}, turn {view['turns']}, thrown {thrown or 'nothing'}; {to_come}"
    if (doubt := cast(View | None, view["doubt"])) is not None:
        readings = [f"{reading['reason']} {reading['place']}" for reading in cast(list[View], doubt["readings"])]
        voted = [seat for seat, has_voted in enumerate(cast(list[bool], view["voted"])) if has_voted]
        yield f"  in doubt: seat {doubt['seat']}, {' or '.join(readings)}, {doubt['gap']}/100 mm; voted {voted}"


def choose(legal: Sequence[int], chance: Chance) -> int:
    """Flicks go up the board and not too gently, so that something happens; all else is left to chance."""
    if not isinstance(legal, range):
        return legal[chance.below(len(legal))]
    across, along, way = chance.below(ACROSS + 1), chance.below(ALONG + 1), HALF_SIDE // 2 + chance.below(3 * HALF_SIDE)
    return flick(across, along, way, STRENGTHS - chance.below(STRENGTHS // 2))


def _tower(field: int, seats: list[int], view: View) -> str:
    name = "target" if field == TARGET else place_name(field)
    return f"{name}: {(' ' if field == view['start'] else '<').join(map(str, seats))}"
