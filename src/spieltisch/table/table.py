"""A table as its log tells it: `apply` folds one entry after the other, the rest answers questions about now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal

from spieltisch.facts import Facts
from spieltisch.game import Event, Game, Options, Result
from spieltisch.luck import commitment, daily_seed
from spieltisch.table.commands import Clock
from spieltisch.table.entries import (
    Deed,
    Entry,
    Followed,
    Freed,
    Moved,
    Opened,
    Place,
    Planned,
    Removed,
    Renamed,
    Seated,
    Started,
    TookBack,
)
from spieltisch.table.house import HOUSE
from spieltisch.table.match import Match
from spieltisch.table.options import fitting, forced_by_screens, in_turn, patience

Phase = Literal["lobby", "playing", "over"]
LineKind = Literal["table", "start", "move", "takeback"]


@dataclass(frozen=True, slots=True)
class Line:
    """What an entry means to people: events with the keys of their sentences."""

    seq: int
    at: float
    kind: LineKind
    events: list[Event]
    moved: Moved | None = None


class Table:
    def __init__(self, key: str, game: Game, facts: Facts, opening: Entry) -> None:
        opened = opening.deed
        if not isinstance(opened, Opened):
            raise ValueError("a log begins with the opening")
        self.key = key
        self.game = game
        self.facts = facts
        self.host = opening.guest
        self.host_name = opened.host
        self.code = opened.code
        self.opened_at = opening.at
        self.places = list(opened.places)
        self.wishes: Options = dict(opened.options)
        self.wished_clock: Clock = opened.clock
        self.seed = bytes.fromhex(opened.seed)
        self.day: date | None = None
        self.edition = facts.edition
        self.match: Match | None = None
        self.next_table: str | None = None
        self.log: list[Line] = []
        self.turn_seq = 0
        self.turn_began_at = 0.0
        self._reached: tuple[list[int], int] = [], 0
        self._answers: dict[tuple[str, str], int] = {}
        self._note(opening, "table", [Event("opened", None, {"name": opened.host}, None)])

    @classmethod
    def fold(cls, key: str, game: Game, facts: Facts, entries: Iterable[Entry]) -> Table:
        log = iter(entries)
        table = cls(key, game, facts, next(log))
        for entry in log:
            table.apply(entry)
        return table

    def apply(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.seq}")
        kind, events = self._fold(entry.deed, entry.guest)
        self._note(entry, kind, events)

    def _note(self, entry: Entry, kind: LineKind, events: list[Event]) -> None:
        self.seq = entry.seq
        self.changed_at = entry.at
        if kind != "table":
            self.turn_seq = entry.seq
            if self._gives_time(kind, entry.guest):
                self.turn_began_at = entry.at
        moved = entry.deed if isinstance(entry.deed, Moved) else None
        self.log.append(Line(entry.seq, entry.at, kind, events, moved))
        if entry.command:
            self._answers[entry.guest, entry.command] = entry.seq
        if kind in ("table", "start"):
            self._settle()

    def _settle(self) -> None:
        """What follows from places and wishes, and not from moves."""
        self.commitment = commitment(self.seed)
        self.options = self._possible_options()
        self.clock = self._needed_clock()
        self._patience = patience(self.facts, self.options)

    def _possible_options(self) -> Options:
        """Complete and possible for the places there are."""
        if self.match:
            return self.wishes
        return self.possible_wishes | forced_by_screens(self.facts, self.places)

    def _needed_clock(self) -> Clock:
        """Who must wait for others to have had their turn does not wait for ever."""
        return "relaxed" if self.wished_clock == "none" and in_turn(self.facts, self.options) else self.wished_clock

    def _gives_time(self, kind: LineKind, guest: str) -> bool:
        """Who takes back while others wait gets no new time by that, nor by going the same way again."""
        assert self.match is not None
        asked, furthest = self._reached
        if kind == "takeback" and not self.shares_one_screen(guest):
            return False
        if kind == "move" and self.to_move() == asked and self.match.ply <= furthest:
            return False
        self._reached = self.to_move(), self.match.ply
        return kind != "move" or not self.match.goes_on_asking

    def _fold(self, deed: Deed, guest: str) -> tuple[LineKind, list[Event]]:
        match deed:
            case Moved():
                return "move", self._moved(deed)
            case TookBack():
                return "takeback", self._took_back(deed)
            case Started():
                return "start", self._started(deed)
            case Planned():
                self.wishes, self.wished_clock = dict(deed.options), deed.clock
                return "table", [_told("planned")]
            case Seated():
                return "table", self._seated(deed)
            case Freed():
                return "table", self._freed(deed)
            case Removed():
                self.places.pop()
                return "table", [_told("place-removed")]
            case Renamed():
                return "table", self._renamed(guest, deed.name)
            case Followed():
                self.next_table = deed.table
                return "table", [_told("rematch")]
            case Opened():
                raise ValueError("a table is opened once")

    def _moved(self, deed: Moved) -> list[Event]:
        assert self.match is not None
        events = self.match.play(deed.seat, deed.move, deed.feat, deed.by == "person")
        match deed.by:
            case "clock":
                return [Event("time-up", deed.seat, {}, None), *events]
            case "absence":
                return [Event("gone", deed.seat, {}, None), *events]
        return events

    def _took_back(self, deed: TookBack) -> list[Event]:
        assert self.match is not None
        seat = self.match.moves[deed.ply].seat
        self.match.go_back(deed.ply)
        all_of_it = "began-turn-anew" if self.facts.take_back == "turn" else "started-over"
        return [Event(all_of_it if deed.whole else "took-back", seat, {}, None)]

    def _started(self, deed: Started) -> list[Event]:
        self.places = list(deed.places)
        self.wishes = dict(deed.options)
        self.day = deed.day
        if self.day is not None:
            self.seed = daily_seed(self.facts.key, self.day)
        self.edition = deed.edition or 1
        rules = self.game.in_edition(self.edition)
        self.match = Match(rules, len(self.places), self.wishes, self.seed, self.salts, self.facts.real_time)
        return self.match.opening.events

    def _seated(self, deed: Seated) -> list[Event]:
        if deed.seat == len(self.places):
            self.places.append(deed.place)
            if deed.place.kind == "open":
                return [_told("place-added")]
        left = self.own_seat(deed.place.guest)
        if left is not None and not deed.place.here:
            self.places[left] = Place("open", self.places[left].token)
        self.places[deed.seat] = deed.place
        return [_told("sat", name=deed.place.name)]

    def _freed(self, deed: Freed) -> list[Event]:
        place = self.places[deed.seat]
        self.places[deed.seat] = Place("open", place.token)
        return [_told("left", name=place.name)]

    def _renamed(self, guest: str, name: str) -> list[Event]:
        if guest == self.host:
            self.host_name = name
        seat = self.own_seat(guest)
        if seat is None:
            return []
        place = self.places[seat]
        self.places[seat] = Place("person", place.token, name, guest, salt=place.salt)
        return [_told("renamed", before=place.name, name=name)]

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def possible_wishes(self) -> Options:
        return fitting(self.facts, len(self.places), self.wishes)

    @property
    def started_at(self) -> float:
        return next(line.at for line in self.log if line.kind == "start")

    @property
    def salts(self) -> list[str]:
        """What the seats add to the luck; nothing when it is the day's, which is everybody's."""
        return [place.salt for place in self.places] if self.day is None else []

    @property
    def result(self) -> Result | None:
        return self.match.state.result() if self.match else None

    def answer(self, guest: str, command: str) -> int | None:
        """The entry that a command of this guest became, if it was done already."""
        return self._answers.get((guest, command))

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and place.guest == guest]

    def own_seat(self, guest: str) -> int | None:
        """Where this guest sits in person."""
        return next((seat for seat in self.seats_of(guest) if not self.places[seat].here), None)

    def taken(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind != "open"]

    def to_move(self) -> list[int]:
        return list(self.match.state.to_move()) if self.match else []

    def has_waited(self, seat: int, turn_seq: int) -> bool:
        """Whether this seat has been to move ever since that entry was the latest of the game."""
        since = [line.kind for line in self.log[turn_seq:] if line.kind != "table"]
        return (
            self.match is not None
            and all(kind == "move" for kind in since)
            and self.match.has_waited(seat, self.match.ply - len(since))
        )

    def shares_one_screen(self, guest: str) -> bool:
        """All people at the table sit with this guest."""
        guests = {place.guest for place in self.places if place.kind == "person"}
        return guests == {guest}

    def take_back_to(self, guest: str) -> int | None:
        """The ply that taking back leads this guest to; None where it is not possible."""
        return next(self._plies_to_take_back_to(guest), None)

    def start_over_at(self, guest: str) -> int | None:
        """The same for taking back everything in one go."""
        return min(self._plies_to_take_back_to(guest), default=None)

    def _plies_to_take_back_to(self, guest: str) -> Iterator[int]:
        if self.match is None or self.match.over or self.facts.take_back == "never":
            return
        if self.shares_one_screen(guest):
            yield from self.match.plies_to_take_back_to(self.seats_of(guest))
        elif self.facts.take_back == "turn":
            yield from self.match.plies_of_the_turn(self.seats_of(guest))

    def seconds_to_move(self) -> float | None:
        if self.phase != "playing":
            return None
        return self.facts.clocks.get(self.clock, HOUSE.clocks.get(self.clock))

    def seconds_to_wait(self) -> float | None:
        """How long to go on without somebody who is gone; None where the others wait for as long as it takes."""
        return self._patience


def _told(kind: str, **values: object) -> Event:
    """An event before the start names people and not seats, because places still come and go."""
    return Event(kind, None, values, None)
