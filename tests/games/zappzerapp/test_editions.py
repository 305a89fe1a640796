"""The first edition of Zapp Zerapp knew no signal."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import Options, Refusal
from spieltisch.games import game
from spieltisch.luck import commitment
from spieltisch.record import Fair, Record, dump, parse, verify, write
from tests.record.played_games import DAY, SEED
from tests.record.test_records_of_every_game import recorded
from tests.suite import Case

OLD = sorted((Path(__file__).parent / "records").glob("edition-1-*.txt"))


def test_old_records_are_here() -> None:
    assert [path.stem for path in OLD] == ["edition-1-in-turn", "edition-1-together"]


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
