"""What a record holds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from spieltisch.game import Options, Refusal
from spieltisch.luck import Draw


class RecordError(Refusal):
    """What is wrong with a record, and in which line of its file (counted from 1)."""

    def __init__(self, line: int, key: str, **values: object) -> None:
        super().__init__(f"record-{key}", line=line, **values)

    @property
    def line(self) -> int:
        return int(str(self.values["line"]))


@dataclass(frozen=True)
class Person:
    name: str


@dataclass(frozen=True)
class Bot:
    name: str
    level: str


Seat = Person | Bot


@dataclass(frozen=True)
class Fair:
    """Luck from a seed committed to before the game, with the seats' salts."""

    commitment: str
    seed: bytes
    salts: tuple[str, ...]


@dataclass(frozen=True)
class Daily:
    """Luck that everybody had on this day."""

    day: date


@dataclass(frozen=True)
class Drawn:
    """Luck only as it was drawn: it can be replayed, not proved."""


Luck = Fair | Daily | Drawn


@dataclass(frozen=True)
class Turn:
    """A move, what luck brought, and what skill made of it (State.feat)."""

    seat: int
    move: str
    draws: tuple[Draw, ...] = ()
    feat: str = ""


@dataclass(frozen=True)
class Ending:
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Record:
    game: str
    day: date
    options: Options
    seats: tuple[Seat, ...]
    luck: Luck
    start: tuple[Draw, ...]
    turns: tuple[Turn, ...]
    ending: Ending | None
    edition: int = 1  # of the rules it was played by (Facts.edition)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]
