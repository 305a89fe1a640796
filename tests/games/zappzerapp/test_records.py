"""Records of Zapp Zerapp: those of the first edition knew no signal, and are still read, replayed and proven."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import Options, Refusal
from spieltisch.games import game
from spieltisch.luck import commitment
from spieltisch.record import Fair, Record, dump, parse, replay, verify, write
from tests.record.played_games import DAY, SEED
from tests.record.test_records_of_every_game import recorded
from tests.suite import Case

OLD = sorted((Path(__file__).parent / "records").glob("edition-1-*.txt"))
every_old_record = pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)


def test_old_records_are_here() -> None:
    assert [path.stem for path in OLD] == ["edition-1-in-turn", "edition-1-together"]


@every_old_record
def test_a_record_of_the_first_edition_is_read_and_proven(path: Path) -> None:
    record = parse(path.read_bytes())
    assert (record.edition, "signal" in record.options) == (1, False)
    assert dump(record) == path.read_bytes()
    assert verify(record) is True


@every_old_record
def test_a_record_of_the_first_edition_is_replayed_to_its_end(path: Path) -> None:
    record = parse(path.read_bytes())
    last = deque(replay(record), maxlen=1).pop()
    result = last.state.result()
    assert result is not None
    assert record.ending is not None
    assert tuple(result.places) == record.ending.places


@every_old_record
def test_the_same_game_written_by_its_edition_is_the_same_file(path: Path) -> None:
    record = parse(path.read_bytes())
    assert dump(rewritten(record, record.options, edition=1)) == path.read_bytes()


def test_the_same_game_of_today_names_its_edition_and_the_signal() -> None:
    old = parse(OLD[1].read_bytes())
    new = rewritten(old, {**old.options, "signal": "5"}, edition=2)
    assert new.turns == old.turns
    lines = dump(new).decode().splitlines()
    assert lines[2].endswith(" edition 2")
    assert [line[9:] for line in lines if " option " in line] == [
        'option start "lot"',
        'option listening "together"',
        'option signal "5"',
        'option absence "30"',
        "option signs true",
    ]
    assert verify(parse(dump(new))) is True


def test_new_records_are_of_the_newest_edition() -> None:
    record = recorded(Case("zappzerapp", 2))
    assert (record.edition, record.options["signal"]) == (2, "3")


def test_the_first_edition_knew_no_signal() -> None:
    first = read_facts("zappzerapp").in_edition(1)
    assert "signal" not in first.complete(2, {})
    with pytest.raises(Refusal, match="option-unknown"):
        first.complete(2, {"signal": "3"})


def rewritten(record: Record, options: Options, edition: int) -> Record:
    """The same moves, played again with the same luck."""
    rules, salts = game("zappzerapp"), ("Salz", "Pfeffer")
    moves = [(turn.seat, rules.parse(turn.move)) for turn in record.turns]
    luck = Fair(commitment(SEED), SEED, salts)
    return write("zappzerapp", options, record.seats, luck, moves, DAY, edition=edition)
