"""Twenty thousand random games, looked through after every action; and how big and how quick to copy a position is."""

from __future__ import annotations

from itertools import product

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import COMPILED, QuickChance
from spieltisch.games.klong import bench
from spieltisch.games.klong.rules.audit import audit
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.state import Klong, KlongState
from tests.games.klong.positions import begin

AGREEMENTS = [*product((2, 3, 4), ("a", "b"), ("enter", "action"))]
GAMES = 20_004 // len(AGREEMENTS) if COMPILED else 2
MOST_BYTES = 20_000
LONGEST = 5_000
"""Moves of a random game; the longest of a hundred thousand had a quarter of this."""


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "board", "artifact"), AGREEMENTS)
def test_nothing_is_lost_or_doubled_in_random_games(seats: int, board: str, artifact: str) -> None:
    rules, options = Klong(), read_facts("klong").complete(seats, {"board": board, "artifact": artifact})
    for seed in range(GAMES):
        chance = QuickChance(seed)
        moves, found = audit(rules.new(seats, options, chance), chance)
        assert not found, f"game {seed}, after {moves} moves"
        assert moves < LONGEST


def stolen_cube(state: KlongState) -> None:
    state.thieves[0].supply -= 1


def stolen_black_cube(state: KlongState) -> None:
    state.dungeon.black_bagged -= 1


def doubled_card(state: KlongState) -> None:
    state.thieves[1].discard = state.thieves[1].hand[:1]


def stolen_card(state: KlongState) -> None:
    state.dungeon.row[0] = 255


def doubled_artifact(state: KlongState) -> None:
    state.thieves[0].artifacts = state.dungeon.artifacts & -state.dungeon.artifacts


def stolen_secret(state: KlongState) -> None:
    state.dungeon.secrets[0] -= 1


def doubled_idol(state: KlongState) -> None:
    state.thieves[0].idols += 1


def stolen_crown(state: KlongState) -> None:
    state.dungeon.goods[2] -= 1


def debt(state: KlongState) -> None:
    state.thieves[0].gold = -1


def overspent(state: KlongState) -> None:
    state.turn.skill = -1


def full_health_track(state: KlongState) -> None:
    state.thieves[0].damage += 10
    state.thieves[0].supply -= 10


def unknown_card_shown(state: KlongState) -> None:
    state.thieves[0].shown = state.thieves[1].hand[:]
    state.thieves[0].hand = state.thieves[0].hand[:0]


@pytest.mark.parametrize(
    "spoil",
    [
        stolen_cube,
        stolen_black_cube,
        doubled_card,
        stolen_card,
        doubled_artifact,
        stolen_secret,
        doubled_idol,
        stolen_crown,
        debt,
        overspent,
        full_health_track,
        unknown_card_shown,
    ],
)
def test_the_audit_finds_what_is_wrong(spoil: object) -> None:
    state = begin(3)
    assert faults(state) == []
    assert callable(spoil)
    spoil(state)
    assert faults(state)


def test_a_position_needs_less_than_twenty_kilobytes() -> None:
    assert bench.bytes_of(bench.late_position()) < MOST_BYTES
