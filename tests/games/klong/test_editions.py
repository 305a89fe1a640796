"""Old games keep their rules: in the first edition a waiting rebel always drew before the apothecary asked.

`records/edition-1.txt` was written before there was a second edition: two players, and one such moment.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance
from spieltisch.games import folder
from spieltisch.games.klong.rules.state import NEWEST_EDITION, KlongState
from spieltisch.record import Drawn, Fair, Person, RecordError, dump, parse, replay, verify, write
from spieltisch.table.entries import Deed, Entry, Moved, Opened, Place, Started
from spieltisch.table.table import Table
from tests.games.klong.positions import RULES, begin, do, legal, position
from tests.record.played_games import DAY

OLD = (Path(__file__).parent / "records" / "edition-1.txt").read_bytes()


def edition_of(state: object) -> int:
    assert isinstance(state, KlongState)
    return int(state.setup.edition)


def test_the_facts_name_the_newest_edition() -> None:
    assert read_facts("klong").edition == NEWEST_EDITION == 2


def test_an_old_record_names_no_edition_and_is_read_replayed_and_proven() -> None:
    record = parse(OLD)
    assert b" edition " not in OLD
    assert (record.edition, dump(record)) == (1, OLD)
    *_, last = replay(record)
    result = last.state.result()
    assert result is not None
    assert (result.winners(), edition_of(last.state)) == ([1], 1)
    assert verify(record) is True


def test_by_the_newest_rules_the_old_game_would_have_gone_otherwise() -> None:
    record = parse(OLD)
    with pytest.raises(RecordError):
        list(replay(dataclasses.replace(record, edition=2)))
    moves = [(turn.seat, RULES.parse(turn.move)) for turn in record.turns]
    again = write("klong", record.options, record.seats, record.luck, moves, record.day, edition=1)
    assert again == record


def test_an_old_log_that_names_no_edition_is_folded_by_the_first() -> None:
    record = parse(OLD)
    assert isinstance(record.luck, Fair)
    places = [Place("bot", number, name=f"Bot {number}", salt=salt) for number, salt in enumerate(record.luck.salts)]
    options = {option: as_value(value) for option, value in record.options.items()}
    deeds: list[Deed] = [
        Opened("klong", "Ada", record.luck.seed.hex(), "code", places, options, "none"),
        Started(places, options),
        *(Moved(turn.seat, RULES.parse(turn.move), "bot", feat=turn.feat) for turn in record.turns),
    ]
    entries = [Entry(number, float(number), "", "", deed) for number, deed in enumerate(deeds)]
    table = Table.fold("a-table", folder("klong"), entries)
    assert table.session is not None
    assert (table.edition, edition_of(table.session.state)) == (1, 1)
    assert table.result is not None
    assert table.result.winners() == [1]


def as_value(value: object) -> str | int | bool:
    assert isinstance(value, str | int | bool)
    return value


def test_a_new_record_names_its_edition() -> None:
    people = [Person(name) for name in ("Ada", "Ben")]
    first = legal(begin(seed=5), "play")[0]
    record = write("klong", {"start": "1"}, people, Drawn(), [(0, RULES.parse(first))], DAY, QuickChance(5))
    assert [line[9:] for line in dump(record).splitlines()].count(b"edition 2") == 1
    assert parse(dump(record)) == record
    assert [edition_of(moment.state) for moment in replay(record)] == [2, 2]


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
