"""Old games keep their rules: in the first edition a waiting rebel always drew before the apothecary asked.

`records/edition-1.txt` was written before there was a second edition: two players, and one such moment.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance
from spieltisch.games.klong.rules.state import NEWEST_EDITION, KlongState
from spieltisch.record import RecordError, parse, replay, write
from tests.games.klong.positions import RULES, begin, do, position

OLD = (Path(__file__).parent / "records" / "edition-1.txt").read_bytes()


def edition_of(state: object) -> int:
    assert isinstance(state, KlongState)
    return int(state.setup.edition)


def test_the_facts_name_the_newest_edition() -> None:
    assert read_facts("klong").edition == NEWEST_EDITION == 2


def test_by_the_newest_rules_the_old_game_would_have_gone_otherwise() -> None:
    record = parse(OLD)
    with pytest.raises(RecordError):
        list(replay(dataclasses.replace(record, edition=2)))
    moves = [(turn.seat, RULES.parse(turn.move)) for turn in record.turns]
    again = write("klong", record.options, record.seats, record.luck, moves, record.day, edition=1)
    assert again == record


@pytest.mark.parametrize("edition", [1, 2])
def test_the_edition_goes_along_with_every_copy(edition: int) -> None:
    rules = RULES.in_edition(edition)
    state = position("rebel-captain burgle", draw="pickaxe", rules=rules)
    do(state, "play rebel-captain")
    again = rules.from_view(state.view(0), 0, QuickChance(0))
    assert [edition_of(each) for each in (state, state.copy(), state.guess(1, QuickChance(0)), again)] == [edition] * 4
    assert rules.in_edition(2).in_edition(edition).parse("end") == RULES.parse("end")
    assert edition_of(RULES.from_view(state.view(0), 0, QuickChance(0))) == 2


def test_nobody_sees_the_edition_in_a_view() -> None:
    assert begin(rules=RULES.in_edition(1)).view(None) == begin().view(None)
