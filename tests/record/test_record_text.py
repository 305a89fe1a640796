from __future__ import annotations

from datetime import date
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.record import (
    Bot,
    Daily,
    Drawn,
    Ending,
    Fair,
    Person,
    Record,
    RecordError,
    Turn,
    dump,
    parse,
    verify,
    visible,
)
from spieltisch.words import LANGS, knows
from tests.record.played_games import TOURNAMENT, daily_record, drawn_record, fair_record

SAMPLE = dump(fair_record())


def checked(lines: list[str]) -> bytes:
    """A forger's record: any lines, with fitting check digits."""
    running = sha256()
    out = b""
    for line in lines:
        running.update(f"{line}\n".encode())
        out += f"{running.hexdigest()[:8]} {line}\n".encode()
    return out


def lines_of(record: bytes) -> list[str]:
    return [line[9:] for line in record.decode().splitlines()]


@pytest.mark.parametrize("record", [fair_record(), fair_record(TOURNAMENT), drawn_record(), daily_record()])
def test_a_record_reads_back(record: Record) -> None:
    assert parse(dump(record)) == record


def test_a_record_is_a_small_readable_file() -> None:
    lines = lines_of(SAMPLE)
    assert lines[:4] == ["spieltisch 1", "game nummerus", "day 2026-03-14", 'option scoring "longest"']
    assert 'person "Ännchen"' in lines
    assert 'bot meister "Klara"' in lines
    assert lines[-1] == "end"
    assert len(SAMPLE) < 4096


@pytest.mark.parametrize("replacement", [0x00, 0x0A, 0x20, 0x30, 0x61, 0xFF, "next", "case"])
def test_a_changed_byte_is_found_at_its_line(replacement: int | str) -> None:
    for at, byte in enumerate(SAMPLE):
        other = {"next": byte ^ 1, "case": byte ^ 0x20}.get(str(replacement), replacement)
        if other == byte:
            continue
        assert isinstance(other, int)
        changed = SAMPLE[:at] + bytes([other]) + SAMPLE[at + 1 :]
        with pytest.raises(RecordError) as error:
            verify(parse(changed))
        assert error.value.line == SAMPLE.count(b"\n", 0, at) + 1


def test_a_cut_record_is_found_out_wherever_it_is_cut() -> None:
    for length in range(len(SAMPLE)):
        with pytest.raises(RecordError) as error:
            parse(SAMPLE[:length])
        assert error.value.line == SAMPLE.count(b"\n", 0, length) + 1


@pytest.mark.parametrize("more", [b"\n", b" ", b"x", b"\0", SAMPLE, b"00000000 end\n"])
def test_nothing_may_be_appended(more: bytes) -> None:
    with pytest.raises(RecordError) as error:
        parse(SAMPLE + more)
    assert error.value.line == SAMPLE.count(b"\n") + 1


def test_a_removed_or_doubled_line_is_found() -> None:
    lines = SAMPLE.splitlines(keepends=True)
    for number in range(len(lines)):
        for changed in (lines[:number] + lines[number + 1 :], lines[: number + 1] + lines[number:]):
            with pytest.raises(RecordError) as error:
                parse(b"".join(changed))
            assert error.value.line in (number + 1, number + 2)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("spieltisch 1", "spieltisch 2", "version"),
        ("spieltisch 1", "chess 1", "line"),
        ("day 2026-03-14", "day 2026-02-30", "day"),
        ('option scoring "longest"', "option scoring 1.5", "value"),
        ('option scoring "longest"', 'option scoring ["longest"]', "value"),
        ('option scoring "longest"', 'option scoring  "longest"', "form"),
        ("option rounds 3", "option rounds 3 ", "form"),
        ("option rounds 3", "option rounds " + "9" * 5000, "value"),
        ("option rounds 3", "option rounds " + "[" * 5000, "value"),
        ('person "Ännchen"', 'person "\\u00c4nnchen"', "form"),
        ('person "Ännchen"', 'person "\\ud800"', "value"),
        ('person "Ännchen"', "person Ännchen", "line"),
        ("luck fair", "luck good", "line"),
        ('salt "Salz"', 'salt "Salz" ', "line"),
        ("end", "end ", "form"),
        ("end", "the end", "line"),
    ],
)
def test_a_forged_line_is_named(old: str, new: str, key: str) -> None:
    lines = lines_of(SAMPLE)
    number = lines.index(old)
    with pytest.raises(RecordError) as error:
        parse(checked([*lines[:number], new, *lines[number + 1 :]]))
    assert (error.value.line, error.value.key) == (number + 1, f"record-{key}")


@pytest.mark.parametrize("data", [b"", b"\n", b"\0", b'[Event "?"]\n1. e4 *\n', "Grüße".encode(), b"\xff" * 100])
def test_other_files_are_no_records(data: bytes) -> None:
    with pytest.raises(RecordError) as error:
        parse(data)
    assert error.value.line == 1


def test_every_error_has_its_sentence() -> None:
    raised = ["foreign", "changed", "not-text", "cut", "after-end", "version", "line", "form", "value", "day", "seat"]
    for lang in LANGS:
        assert [key for key in raised if not knows(lang, None, f"refusal.record-{key}")] == []


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse(data)


@given(st.lists(st.text(max_size=40).filter(lambda line: "\n" not in line and line.isascii()), max_size=8))
def test_any_lines_are_read_or_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError):
        parse(checked(lines))


@given(st.data())
def test_a_record_with_any_one_line_changed_is_read_or_refused(data: st.DataObject) -> None:
    lines = lines_of(SAMPLE)
    number = data.draw(st.integers(0, len(lines) - 1))
    word = lines[number].split(" ")[0]
    characters = st.characters(blacklist_characters="\n", blacklist_categories=["Cs"])
    lines[number] = f"{word} {data.draw(st.text(characters, max_size=30))}"
    forged = checked(lines)
    try:
        assert dump(parse(forged)) == forged
    except RecordError as error:
        named = error.line
    else:
        named = 1
    assert 1 <= named <= len(lines) + 1


KEYS = st.from_regex("[a-z][a-z0-9-]{0,10}", fullmatch=True)
NAMES = st.text(st.characters(blacklist_categories=["Cs"]))
DRAWS = st.lists(st.tuples(st.integers(1, 10**18 - 1), st.integers(0, 10**18 - 1)), max_size=5).map(tuple)
FEATS = st.just("") | st.from_regex("[!-~]{1,40}", fullmatch=True)
HASHES = st.binary(min_size=32, max_size=32)
VALUES: st.SearchStrategy[object] = NAMES | st.integers(-(2**63), 2**63 - 1) | st.booleans()
SEATS = st.lists(st.builds(Person, NAMES) | st.builds(Bot, NAMES, KEYS), min_size=1, max_size=6).map(tuple)
LUCK = (
    st.builds(Fair, HASHES.map(bytes.hex), HASHES, st.lists(NAMES, max_size=4).map(tuple))
    | st.builds(Daily, st.dates())
    | st.just(Drawn())
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(SEATS)
    count = len(seats)
    moves = st.from_regex("[!-~]{1,8}", fullmatch=True)
    turns = st.lists(st.builds(Turn, st.integers(0, count - 1), moves, DRAWS, FEATS), max_size=8).map(tuple)
    places = st.lists(st.integers(1, 99), min_size=count, max_size=count).map(tuple)
    scores = st.lists(st.integers(-(10**18) + 1, 10**18 - 1), min_size=count, max_size=count).map(tuple)
    options = st.dictionaries(KEYS, VALUES, max_size=4)
    ending = st.none() | st.builds(Ending, places, scores, KEYS)
    return Record(
        draw(KEYS), draw(st.dates()), draw(options), seats, draw(LUCK), draw(DRAWS), draw(turns), draw(ending)
    )


@given(records())
def test_whatever_is_recorded_reads_back(record: Record) -> None:
    written = dump(record)
    assert parse(written) == record
    assert dump(parse(written)) == written


@pytest.mark.parametrize("name", ["", '"', "\\", "a\nb", "\r\n", "\x1b[31m", "\u2028", "\u202e", "\x85", "👑", "日本"])
def test_names_of_any_kind_stay_on_their_line(name: str) -> None:
    record = Record("nummerus", date(2026, 1, 1), {}, (Person(name),), Drawn(), (), (), None)
    assert parse(dump(record)).names() == [name]
    assert len(dump(record).decode().splitlines()) == 7
    assert not any(ord(character) < 0x20 or character in "\u202e\u2028\x85" for character in visible(name))


def test_half_a_character_is_replaced() -> None:
    record = Record("nummerus", date(2026, 1, 1), {}, (Person("\ud83d"),), Drawn(), (), (), None)
    assert parse(dump(record)).names() == ["?"]
