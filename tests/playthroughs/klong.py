"""The position of Klong! as text: everything when a turn begins, in between what there is to spend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from spieltisch.game import Chance, View
from spieltisch.games.klong.moves import FIRST_WALK, TAKE_IT


def draw_klong(view: View) -> Iterator[str]:
    seats = cast(list[View], view["seats"])
    acting = seats[cast(int, view["turn"])]
    if view["phase"] == "over" or not (acting["play"] or acting["trashed"] or view["made"] or view["question"]):
        yield from _draw_dungeon(view)
        for seat, thief in enumerate(seats):
            yield _thief(seat, thief, is_acting=seat == view["turn"])
    yield f"  {view['phase']}: skill {view['skill']}, swords {view['swords']}, boots {view['boots']}"


def choose_klong(legal: Sequence[int], chance: Chance) -> int:
    """Thieves who like to walk and to take things; all else is left to chance."""
    ways = [move for move in legal if FIRST_WALK <= move <= TAKE_IT]
    likes = ways if ways and chance.below(3) else legal
    return likes[chance.below(len(likes))]


def _draw_dungeon(view: View) -> Iterator[str]:
    row = " | ".join(card or "-" for card in cast(list[str], view["row"]))
    yield f"  round {view['round']}, turn {view['turns']}; row: {row}"
    dragon = f"bag {view['bag']}, rage {view['rage']}, clock {view['clock']}"
    yield f"  deck {view['deck']}, reserve {view['reserve']}, {dragon}"
    yield f"  artifacts {view['artifacts']}, majors {view['majors']}, idols {view['idols']}"


def _thief(seat: int, thief: View, is_acting: bool) -> str:
    mark = ">" if is_acting else " "
    cubes = f"damage {thief['damage']}, clank {thief['clank']}, supply {thief['supply']}"
    cards = f"hand {thief['hand']}, draw {thief['draw']}, discard {len(cast(list[str], thief['discard']))}"
    carried = f"gold {thief['gold']}, artifacts {thief['artifacts']}, points {thief['points']}"
    return f" {mark}seat {seat}: {thief['fate']}, room {thief['room']}; {cubes}; {cards}; {carried}"
