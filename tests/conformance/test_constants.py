"""The constants that a game offers to the client agree with how its moves are read and written."""

from __future__ import annotations

import json
import random
import re

import pytest

from spieltisch.facts import read_facts
from spieltisch.folder import GameFolder, spans
from spieltisch.games import folder, games
from tests.suite import suite

KEYS = list(games())
MOST = 3_000
"""So many moves of a kind are looked at; where there are more, some by luck."""


def kinds(game: GameFolder) -> dict[str, range]:
    moves = game.constants["moves"]
    assert isinstance(moves, dict)
    return {kind: range(span["first"], span["first"] + span["count"]) for kind, span in moves.items()}


def some(moves: range) -> list[int]:
    chosen = range(len(moves)) if len(moves) <= MOST else random.Random(1).sample(range(len(moves)), MOST)
    return sorted({moves[0], moves[-1], *(moves[index] for index in chosen)})


@pytest.mark.parametrize("key", KEYS)
def test_every_move_is_of_one_kind(key: str) -> None:
    ends = [0]
    for moves in kinds(folder(key)).values():
        assert moves.start == ends[-1]
        assert len(moves) > 0
        ends.append(moves.stop)
    assert ends[-1] == read_facts(key).moves


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_move_is_written_in_its_own_way(key: str) -> None:
    ways = suite(key).kinds_of_moves
    rules = folder(key).rules
    assert ways.keys() == kinds(folder(key)).keys()
    for kind, moves in kinds(folder(key)).items():
        for move in some(moves):
            written = rules.describe(move)
            assert [other for other, way in ways.items() if re.fullmatch(way, written)] == [kind], written
            assert rules.parse(written) == move


@pytest.mark.parametrize("key", KEYS)
def test_constants_are_plain_json(key: str) -> None:
    constants = folder(key).constants
    assert json.loads(json.dumps(constants)) == constants


def test_kinds_follow_each_other_up_to_the_last_move() -> None:
    assert spans({"end": 0, "play": 1, "buy": 5}, 12) == {
        "end": {"first": 0, "count": 1},
        "play": {"first": 1, "count": 4},
        "buy": {"first": 5, "count": 7},
    }
