"""Klong! with people far apart: whatever was not revealed may be taken back within the turn, and nothing else."""

from __future__ import annotations

from functools import partial

import pytest

from spieltisch.game import QuickChance, View
from spieltisch.games import folder
from spieltisch.table.commands import Move, TakeBack
from spieltisch.table.table import Table
from tests.table.scene import FRIEND, HOST, Scene

MOVES = 120
ONE_IN = 3


def far_apart() -> Scene:
    scene = Scene(folder("klong"))
    scene.sit(FRIEND, 1)
    scene.plan(start="1")
    scene.start()
    return scene


def plays(scene: Scene, written: str) -> None:
    seat = scene.mover
    move = scene.game.parse(written)
    scene.do(scene.table.places[seat].guest, partial(Move, seat=seat, ply=scene.ply, move=move))


def seen_by_all(table: Table) -> list[View]:
    assert table.session is not None
    return [table.session.state.view(seat) for seat in (0, 1, None)]


def first_card(scene: Scene) -> str:
    return next(text for move in scene.legal(scene.mover) if (text := scene.game.describe(move)).startswith("play "))


def test_a_card_that_was_played_comes_back_to_the_hand() -> None:
    scene = far_apart()
    before = seen_by_all(scene.table)
    plays(scene, first_card(scene))
    assert seen_by_all(scene.table) != before
    scene.do(HOST, lambda key: TakeBack(key, scene.ply))
    assert seen_by_all(scene.table) == before


def test_once_the_turn_is_over_and_cards_are_drawn_nothing_comes_back() -> None:
    scene = far_apart()
    while scene.mover == 0:
        legal = [scene.game.describe(move) for move in scene.legal(0)]
        plays(scene, "end" if "end" in legal else first_card(scene))
    for guest in (HOST, FRIEND):
        assert scene.refused(guest, lambda key: TakeBack(key, scene.ply)) == "take-back-turn"


@pytest.mark.parametrize("seed", range(4))
def test_taking_back_leads_to_the_very_position_before_and_never_across_luck(seed: int) -> None:
    scene, luck, taken_back = far_apart(), QuickChance(seed), 0
    seen = [seen_by_all(scene.table)]
    while scene.table.phase == "playing" and len(scene.log) < MOVES:
        seat = scene.mover
        guest, other = (HOST, FRIEND) if seat == 0 else (FRIEND, HOST)
        assert scene.table.take_back_to(other) is None
        if scene.table.take_back_to(guest) is not None and luck.below(ONE_IN) == 0:
            before = scene.ply
            scene.do(guest, partial(TakeBack, ply=before, whole=luck.below(2) == 1))
            assert scene.ply < before
            assert seen_by_all(scene.table) == seen[scene.ply]
            del seen[scene.ply + 1 :]
            taken_back += 1
            continue
        legal = scene.legal(seat)
        scene.do(guest, partial(Move, seat=seat, ply=scene.ply, move=legal[luck.below(len(legal))]))
        seen.append(seen_by_all(scene.table))
    assert taken_back > 5
    assert seen_by_all(scene.replayed()) == seen_by_all(scene.table)
