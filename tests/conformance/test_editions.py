"""Old games keep their rules: what was written by an earlier edition is still read, replayed, proven and folded.

A game with a new edition keeps a record of each earlier one in `tests/games/<key>/records/`, written before the change:
`edition-1.txt` or `edition-1-<what is special about it>.txt`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.games import folder, games
from spieltisch.record import Fair, Record, dump, parse, replay, verify, write
from spieltisch.table.entries import Deed, Entry, Moved, Opened, Place, Started
from spieltisch.table.options import as_values
from spieltisch.table.table import Table
from tests.conformance.cases import CASES
from tests.record.test_records_of_every_game import recorded
from tests.suite import home_of

RECORDS = [path for key in games() for path in sorted((home_of(key) / "records").glob("edition-*.txt"))]
every_old_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]} {path.stem}")


@pytest.mark.parametrize("key", games())
def test_there_is_a_record_of_every_earlier_edition(key: str) -> None:
    kept = {
        int(found[1]) for path in RECORDS if path.parts[-3] == key and (found := re.match(r"edition-(\d+)", path.stem))
    }
    assert kept == set(range(1, folder(key).facts.edition))


@every_old_record
def test_an_old_record_is_read_and_proven_and_names_no_edition_unless_it_had_one(path: Path) -> None:
    record = parse(path.read_bytes())
    assert path.stem.startswith(f"edition-{record.edition}")
    assert (b" edition " in path.read_bytes()) == (record.edition > 1)
    assert dump(record) == path.read_bytes()
    assert verify(record) is True


@every_old_record
def test_an_old_record_is_replayed_to_its_end(path: Path) -> None:
    record = parse(path.read_bytes())
    *_, last = replay(record)
    result = last.state.result()
    assert result is not None
    assert record.ending is not None
    assert (tuple(result.places), tuple(result.scores)) == (record.ending.places, record.ending.scores)


@every_old_record
def test_the_same_moves_by_the_same_edition_are_the_same_record(path: Path) -> None:
    record = parse(path.read_bytes())
    again = write(
        record.game, record.options, record.seats, record.luck, moves(record), record.day, edition=record.edition
    )
    assert again == record


@every_old_record
def test_an_old_log_is_folded_by_its_edition(path: Path) -> None:
    record = parse(path.read_bytes())
    table = Table.fold("a-table", folder(record.game), log_of(record))
    assert table.edition == record.edition == 1
    assert table.result is not None
    assert record.ending is not None
    assert tuple(table.result.places) == record.ending.places


@pytest.mark.parametrize("key", games())
def test_a_new_record_names_its_edition_unless_it_is_the_first(key: str) -> None:
    record = recorded(next(case for case in CASES if case.key == key))
    newest = folder(key).facts.edition
    assert record.edition == newest
    lines = [line[9:] for line in dump(record).decode().splitlines()]
    assert [line for line in lines if line.startswith("edition ")] == ([f"edition {newest}"] if newest > 1 else [])


def moves(record: Record) -> list[tuple[int, int]]:
    rules = folder(record.game).rules
    return [(turn.seat, rules.parse(turn.move)) for turn in record.turns]


def log_of(record: Record) -> list[Entry]:
    """What a table wrote before there were editions."""
    assert isinstance(record.luck, Fair)
    places = [Place("bot", number, name=f"Bot {number}", salt=salt) for number, salt in enumerate(record.luck.salts)]
    options = as_values(record.options)
    deeds: list[Deed] = [
        Opened(record.game, "Ada", record.luck.seed.hex(), "code", places, options, "none"),
        Started(places, options),
        *(
            Moved(seat, move, "bot", feat=turn.feat)
            for (seat, move), turn in zip(moves(record), record.turns, strict=True)
        ),
    ]
    return [Entry(number, float(number), "", "", deed) for number, deed in enumerate(deeds)]
