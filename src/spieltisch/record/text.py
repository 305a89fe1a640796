"""The text form of a record. It is canonical: what parses is written back byte for byte the same.

Every line starts with eight digits that depend on all lines up to it, so a changed byte is found where it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import sha256

import msgspec

from spieltisch.game import Options
from spieltisch.luck import Draw
from spieltisch.record.played import Bot, Daily, Drawn, Ending, Fair, Luck, Person, Record, RecordError, Seat, Turn

VERSION = 1
CHECK_DIGITS = 8

_KEY = "[a-z][a-z0-9-]*"
_NUMBER = "0|-?[1-9][0-9]{0,17}"
_DRAW = "[0-9]{1,18}:[0-9]{1,18}"
_DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
_TEXT = '".*"'
_HASH = "[0-9a-f]{64}"
_LINES: dict[str, re.Pattern[str]] = {
    "spieltisch": re.compile("([0-9]+)"),
    "game": re.compile(f"({_KEY})"),
    "edition": re.compile("([2-9]|[1-9][0-9]{1,3})"),
    "day": re.compile(f"({_DAY})"),
    "option": re.compile(f"({_KEY}) (.+)"),
    "person": re.compile(f"({_TEXT})"),
    "bot": re.compile(f"({_KEY}) ({_TEXT})"),
    "luck": re.compile(f"(fair|drawn|daily {_DAY})"),
    "commitment": re.compile(f"({_HASH})"),
    "seed": re.compile(f"({_HASH})"),
    "salt": re.compile(f"({_TEXT})"),
    "drew": re.compile(f"({_DRAW}(?: {_DRAW})*)"),
    "move": re.compile(r"([1-9][0-9]?) ([!-~]+(?: [!-~]+)*)"),
    "feat": re.compile("([!-~]+)"),
    "result": re.compile(f"((?:[1-9][0-9]?:(?:{_NUMBER}) )+)({_KEY})"),
    "unfinished": re.compile(""),
    "end": re.compile(""),
}

# A terminal, an editor or the reader's eye could take these for something else than part of a name.
_DECEIVING = (
    *range(0x20),
    *range(0x7F, 0xA0),
    0x061C,
    0x200E,
    0x200F,
    *range(0x2028, 0x202F),
    *range(0x2066, 0x206A),
    0xFEFF,
)
_ESCAPES = {code: f"\\u{code:04x}" for code in _DECEIVING}


def dump(record: Record) -> bytes:
    return b"".join(_checked(f"{line}\n".encode() for line in lines(record)))


def lines(record: Record) -> Iterator[str]:
    """The lines of a record without their check digits."""
    yield from header(record)
    yield from _drew(record.start)
    for turn in record.turns:
        yield from turn_lines(turn)
    yield _ending(record.ending)
    yield "end"


def header(record: Record) -> Iterator[str]:
    yield f"spieltisch {VERSION}"
    yield f"game {record.game}"
    if record.edition > 1:
        yield f"edition {record.edition}"
    yield f"day {record.day.isoformat()}"
    for key, value in record.options.items():
        yield f"option {key} {_json(value)}"
    for seat in record.seats:
        yield f"bot {seat.level} {_json(seat.name)}" if isinstance(seat, Bot) else f"person {_json(seat.name)}"
    yield from _luck(record.luck)


def turn_lines(turn: Turn) -> Iterator[str]:
    yield f"move {turn.seat + 1} {turn.move}"
    if turn.feat:
        yield f"feat {turn.feat}"
    yield from _drew(turn.draws)


def parse(data: bytes) -> Record:
    """Read a record's file; RecordError names the first line that is not as it should be."""
    found = _unchecked(data)
    record = _Reader(found).record()
    for number, (written, read) in enumerate(zip(lines(record), found, strict=False), start=1):
        if written != read:
            raise RecordError(number, "form", expected=written)
    return record


def visible(text: str) -> str:
    """A name or other text from a record, safe to print."""
    return text.translate(_ESCAPES)


def _luck(luck: Luck) -> Iterator[str]:
    match luck:
        case Fair():
            yield "luck fair"
            yield f"commitment {luck.commitment}"
            yield f"seed {luck.seed.hex()}"
            for salt in luck.salts:
                yield f"salt {_json(salt)}"
        case Daily():
            yield f"luck daily {luck.day.isoformat()}"
        case Drawn():
            yield "luck drawn"


def _drew(draws: tuple[Draw, ...]) -> Iterator[str]:
    if draws:
        yield "drew " + " ".join(f"{n}:{value}" for n, value in draws)


def _ending(ending: Ending | None) -> str:
    if ending is None:
        return "unfinished"
    standings = " ".join(f"{place}:{score}" for place, score in zip(ending.places, ending.scores, strict=True))
    return f"result {standings} {ending.reason}"


def _json(value: object) -> str:
    if isinstance(value, str):
        value = value.encode(errors="replace").decode()
    return msgspec.json.encode(value).decode().translate(_ESCAPES)


def _checked(raw_lines: Iterable[bytes]) -> Iterator[bytes]:
    running = sha256()
    for raw in raw_lines:
        running.update(raw)
        yield running.hexdigest()[:CHECK_DIGITS].encode() + b" " + raw


def _unchecked(data: bytes) -> list[str]:
    """The lines without their check digits."""
    *whole_lines, rest = data.split(b"\n")
    found = []
    running = sha256()
    for number, raw in enumerate(whole_lines, start=1):
        check, space, content = raw[:CHECK_DIGITS], raw[CHECK_DIGITS : CHECK_DIGITS + 1], raw[CHECK_DIGITS + 1 :]
        running.update(content + b"\n")
        if space != b" " or check != running.hexdigest()[:CHECK_DIGITS].encode():
            raise RecordError(number, "changed" if number > 1 else "foreign")
        try:
            found.append(content.decode())
        except UnicodeDecodeError as error:
            raise RecordError(number, "not-text") from error
    if rest:
        raise RecordError(len(whole_lines) + 1, "cut" if whole_lines else "foreign")
    return found


class _Reader:
    """Reads line after line in their one order."""

    def __init__(self, found: list[str]) -> None:
        self._lines = found
        self._line = 0

    def record(self) -> Record:
        if self._take("spieltisch")[1] != str(VERSION):
            raise self._wrong("version", version=VERSION)
        game = self._take("game")[1]
        edition = int(self._take("edition")[1]) if self._at("edition") else 1
        day = self._day(self._take("day")[1])
        options = self._options()
        seats = self._seats()
        luck = self._luck()
        start = self._draws()
        turns: list[Turn] = []
        while self._at("move"):
            turns.append(self._turn(len(seats)))
        ending = self._ending(len(seats))
        self._take("end")
        if self._line < len(self._lines):
            raise RecordError(self._line + 1, "after-end")
        return Record(game, day, options, tuple(seats), luck, start, tuple(turns), ending, edition)

    def _options(self) -> Options:
        options: Options = {}
        while self._at("option"):
            option = self._take("option")
            options[option[1]] = self._value(option[2], str | int | bool)
        return options

    def _seats(self) -> list[Seat]:
        seats: list[Seat] = []
        while self._at("person") or self._at("bot"):
            if self._at("person"):
                seats.append(Person(self._text(self._take("person")[1])))
            else:
                bot = self._take("bot")
                seats.append(Bot(self._text(bot[2]), bot[1]))
        return seats

    def _luck(self) -> Luck:
        kind, _, day = self._take("luck")[1].partition(" ")
        if kind == "daily":
            return Daily(self._day(day))
        if kind == "drawn":
            return Drawn()
        commitment, seed = self._take("commitment")[1], bytes.fromhex(self._take("seed")[1])
        salts = []
        while self._at("salt"):
            salts.append(self._text(self._take("salt")[1]))
        return Fair(commitment, seed, tuple(salts))

    def _turn(self, seats: int) -> Turn:
        move = self._take("move")
        if int(move[1]) > seats:
            raise self._wrong("seat", seat=int(move[1]))
        feat = self._take("feat")[1] if self._at("feat") else ""
        return Turn(int(move[1]) - 1, move[2], self._draws(), feat)

    def _draws(self) -> tuple[Draw, ...]:
        if not self._at("drew"):
            return ()
        pairs = (pair.split(":") for pair in self._take("drew")[1].split(" "))
        return tuple((int(n), int(value)) for n, value in pairs)

    def _ending(self, seats: int) -> Ending | None:
        if self._at("unfinished"):
            self._take("unfinished")
            return None
        result = self._take("result")
        standings = [standing.split(":") for standing in result[1].split()]
        if len(standings) != seats:
            raise self._wrong("standings", seats=seats)
        places, scores = zip(*standings, strict=True)
        return Ending(tuple(map(int, places)), tuple(map(int, scores)), result[2])

    def _at(self, kind: str) -> bool:
        return self._line < len(self._lines) and self._lines[self._line].split(" ", 1)[0] == kind

    def _take(self, kind: str) -> re.Match[str]:
        if self._line == len(self._lines):
            raise RecordError(self._line + 1, "cut")
        word, _, rest = self._lines[self._line].partition(" ")
        self._line += 1
        match = _LINES[kind].fullmatch(rest)
        if word != kind or match is None:
            raise self._wrong("line", kind=kind)
        return match

    def _day(self, text: str) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError as error:
            raise self._wrong("day", day=text) from error

    def _text(self, written: str) -> str:
        return str(self._value(written, str))

    def _value(self, written: str, kind: object) -> object:
        try:
            return msgspec.json.decode(written, type=kind)
        except msgspec.DecodeError as error:
            raise self._wrong("value") from error

    def _wrong(self, key: str, **values: object) -> RecordError:
        """About the line just taken."""
        return RecordError(self._line, key, **values)
