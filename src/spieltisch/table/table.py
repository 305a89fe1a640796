"""A table as its log tells it: `apply` folds one entry after the other, the rest tells what holds now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal

from msgspec.structs import replace

from spieltisch.folder import GameFolder
from spieltisch.game import Event, Options, Result
from spieltisch.luck import commitment, daily_seed
from spieltisch.table import events
from spieltisch.table.asking import Asking
from spieltisch.table.commands import Clock
from spieltisch.table.entries import (
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
from spieltisch.table.options import (
    as_values,
    fitting,
    forced_by_screens,
    in_turn,
    seconds_before_signal,
    seconds_to_wait,
)
from spieltisch.table.session import Prepared, Session, Terms

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
    """People around a game. It changes by entries of its log alone."""

    def __init__(self, key: str, game: GameFolder, opening: Entry) -> None:
        opened = opening.deed
        if not isinstance(opened, Opened):
            raise ValueError("a log begins with the opening")
        self.key = key
        self.rules = game.rules
        self.facts = game.facts
        self.host = opening.guest
        self.host_name = opened.host
        self.code = opened.code
        self.opened_at = opening.at
        self.places = list(opened.places)
        self.wishes: Options = dict(opened.options)
        self.wished_clock: Clock = opened.clock
        self.seed = bytes.fromhex(opened.seed)
        self.day: date | None = None
        self.edition = self.facts.edition
        self.session: Session | None = None
        self.next_table: str | None = None
        self.log: list[Line] = []
        self._answers: dict[tuple[str, str], int] = {}
        self._note(opening, "table", [events.OPENED(None, {"name": opened.host}), *self._rename_bots()])

    @classmethod
    def fold(cls, key: str, game: GameFolder, entries: Iterable[Entry]) -> Table:
        log = iter(entries)
        table = cls(key, game, next(log))
        for entry in log:
            table.apply(entry)
        return table

    def prepare(self, entry: Entry) -> Prepared | None:
        """Play a move on a copy, before it is stored; nothing has changed yet. Other entries need no preparation."""
        if self.session is None or not isinstance(entry.deed, Moved):
            return None
        return self.session.prepare(entry.deed, entry.seq, entry.at)

    def apply(self, entry: Entry, prepared: Prepared | None = None) -> None:
        """An entry that is stored becomes true. What was prepared for it is not played again."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.seq}")
        kind, happened = self._fold(entry, prepared)
        self._note(entry, kind, happened if kind in ("move", "takeback") else [*happened, *self._rename_bots()])

    def _note(self, entry: Entry, kind: LineKind, happened: list[Event]) -> None:
        self.seq = entry.seq
        self.changed_at = entry.at
        moved = entry.deed if isinstance(entry.deed, Moved) else None
        self.log.append(Line(entry.seq, entry.at, kind, happened, moved))
        if entry.command:
            self._answers[entry.guest, entry.command] = entry.seq
        if kind in ("table", "start"):
            self._settle()

    def _settle(self) -> None:
        """What follows from places and wishes, and not from moves."""
        self._seats_by_guest: dict[str, list[int]] = {}
        for seat, place in enumerate(self.places):
            if place.kind == "person":
                self._seats_by_guest.setdefault(place.guest, []).append(seat)
        self.commitment = commitment(self.seed)
        self.options = self._possible_options()
        self.option_values = as_values(self.options)
        self.clock = self._needed_clock()
        self._seconds_to_wait = seconds_to_wait(self.facts, self.options)

    def _possible_options(self) -> Options:
        """Complete and possible for the places there are."""
        if self.session:
            return self.wishes
        return fitting(self.facts, len(self.places), self.wishes | forced_by_screens(self.facts, self.places))

    def _needed_clock(self) -> Clock:
        """Who must wait for others to have had their turn does not wait for ever."""
        return "relaxed" if self.wished_clock == "none" and in_turn(self.facts, self.options) else self.wished_clock

    def _fold(self, entry: Entry, prepared: Prepared | None) -> tuple[LineKind, list[Event]]:
        match entry.deed:
            case Moved() as deed:
                return "move", self._moved(deed, entry, prepared)
            case TookBack() as deed:
                return "takeback", self._took_back(deed, entry)
            case Started() as deed:
                return "start", self._started(deed, entry)
            case Planned() as deed:
                self.wishes, self.wished_clock = dict(deed.options), deed.clock
                return "table", [events.PLANNED(None, {})]
            case Seated() as deed:
                return "table", self._seated(deed)
            case Freed() as deed:
                return "table", self._freed(deed)
            case Removed():
                self.places.pop()
                return "table", [events.PLACE_REMOVED(None, {})]
            case Renamed() as deed:
                return "table", self._renamed(entry.guest, deed.name)
            case Followed() as deed:
                self.next_table = deed.table
                return "table", [events.REMATCH(None, {})]
            case Opened():
                raise ValueError("a table is opened once")

    def _moved(self, deed: Moved, entry: Entry, prepared: Prepared | None) -> list[Event]:
        assert self.session is not None
        if prepared is None:
            prepared = self.session.play(deed, entry.seq, entry.at)
        else:
            self.session.take(prepared)
        match deed.by:
            case "clock":
                return [events.TIME_UP(deed.seat, {}), *prepared.events]
            case "absence":
                return [events.GONE(deed.seat, {}), *prepared.events]
        return prepared.events

    def _took_back(self, deed: TookBack, entry: Entry) -> list[Event]:
        assert self.session is not None
        seat, before = self.session.moves[deed.ply].seat, self.session.asking
        self.session.go_back(deed.ply, entry.seq, entry.at)
        if not self.shares_one_screen(entry.guest):
            self.session.asking = self.session.asking.in_time_of(before)
        if not deed.whole:
            return [events.TOOK_BACK(seat, {})]
        return [(events.BEGAN_TURN_ANEW if self.facts.take_back == "turn" else events.STARTED_OVER)(seat, {})]

    def _started(self, deed: Started, entry: Entry) -> list[Event]:
        self.places = list(deed.places)
        self.wishes = dict(deed.options)
        self.day = deed.day
        if self.day is not None:
            self.seed = daily_seed(self.facts.key, self.day)
        self.edition = deed.edition or 1
        terms = Terms(
            rules=self.rules.in_edition(self.edition),
            seats=len(self.places),
            options=self.wishes,
            seed=self.seed,
            salts=self.salts,
            real_time=self.facts.real_time,
            hidden=self.facts.hidden,
            signal=seconds_before_signal(self.facts, self.wishes),
        )
        self.session = Session(terms, entry.seq, entry.at)
        return self.session.opening.events

    def _seated(self, deed: Seated) -> list[Event]:
        if deed.seat == len(self.places):
            self.places.append(deed.place)
            if deed.place.kind == "open":
                return [events.PLACE_ADDED(None, {})]
        left = self.own_seat(deed.place.guest)
        if left is not None and not deed.place.here:
            self.places[left] = Place("open", self.places[left].token)
        self.places[deed.seat] = deed.place
        return [events.SAT(None, {"name": deed.place.name})]

    def _freed(self, deed: Freed) -> list[Event]:
        place = self.places[deed.seat]
        self.places[deed.seat] = Place("open", place.token)
        return [events.LEFT(None, {"name": place.name})]

    def _renamed(self, guest: str, name: str) -> list[Event]:
        if guest == self.host:
            self.host_name = name
        seat = self.own_seat(guest)
        if seat is None:
            return []
        place = self.places[seat]
        self.places[seat] = Place("person", place.token, name, guest, salt=place.salt)
        return [events.RENAMED(None, {"before": place.name, "name": name})]

    def _rename_bots(self) -> list[Event]:
        """Whoever comes keeps their name: a bot that is called so takes another."""
        happened: list[Event] = []
        people = {place.name.casefold() for place in self.places if place.kind == "person"}
        for seat, place in enumerate(self.places):
            if place.kind == "bot" and place.name.casefold() in people:
                name = self.name_for_bot()
                self.places[seat] = replace(place, name=name)
                happened.append(events.RENAMED(None, {"before": place.name, "name": name}))
        return happened

    def name_for_bot(self) -> str:
        """One that nobody here has, whether at a place or as the host."""
        used = {self.host_name.casefold(), *(place.name.casefold() for place in self.places)}
        return next(name for name in HOUSE.bots.names if name.casefold() not in used)

    @property
    def phase(self) -> Phase:
        if self.session is None:
            return "lobby"
        return "over" if self.session.over else "playing"

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
        return self.session.state.result() if self.session else None

    def answer(self, guest: str, command: str) -> int | None:
        """The entry that a command of this guest became, if it was done already."""
        return self._answers.get((guest, command))

    def seats_of(self, guest: str) -> list[int]:
        return self._seats_by_guest.get(guest, [])

    def own_seat(self, guest: str) -> int | None:
        """Where this guest sits in person."""
        return next((seat for seat in self.seats_of(guest) if not self.places[seat].here), None)

    def taken(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind != "open"]

    @property
    def asking(self) -> Asking | None:
        """What is being asked now; None before the start."""
        return self.session.asking if self.session else None

    def to_move(self) -> list[int]:
        return list(self.session.asking.seats) if self.session else []

    def shares_one_screen(self, guest: str) -> bool:
        """All people at the table sit with this guest."""
        return self._seats_by_guest.keys() == {guest}

    def take_back_to(self, guest: str) -> int | None:
        """The ply that taking back leads this guest to; None where it is not possible."""
        return next(self._plies_to_take_back_to(guest), None)

    def start_over_at(self, guest: str) -> int | None:
        """The same for taking back everything in one go."""
        return min(self._plies_to_take_back_to(guest), default=None)

    def _plies_to_take_back_to(self, guest: str) -> Iterator[int]:
        if self.session is None or self.session.over or self.facts.take_back == "never":
            return
        if self.shares_one_screen(guest):
            yield from self.session.plies_to_take_back_to(self.seats_of(guest))
        elif self.facts.take_back == "turn":
            yield from self.session.plies_of_the_turn(self.seats_of(guest))

    def seconds_to_move(self) -> float | None:
        if self.phase != "playing":
            return None
        return self.facts.clocks.get(self.clock, HOUSE.clocks.get(self.clock))

    def seconds_to_wait(self) -> float | None:
        """How long to go on without somebody who is gone; None where the others wait for as long as it takes."""
        return self._seconds_to_wait
