"""What the test folder of a game gives to the suites that every game must pass: one Suite in its `suite.py`.

The suites find it by the game's key; nothing about a single game stands outside `tests/games/<key>/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from spieltisch.facts import Facts, read_facts
from spieltisch.game import Chance, Game, Options, QuickChance, State, Story, View
from spieltisch.games import game, games


@dataclass(frozen=True)
class Case:
    """One game with some options, as people could agree on it."""

    key: str
    seats: int
    given: Options = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return game(self.key)

    @property
    def facts(self) -> Facts:
        return read_facts(self.key)

    def start(self, seed: int, story: Story | None = None) -> State:
        return self.game.new(self.seats, self.facts.complete(self.seats, self.given), QuickChance(seed), story)

    def __str__(self) -> str:
        return " ".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.given.items())])


@dataclass(frozen=True)
class Playthrough:
    """A whole game of random moves that is written down as text, see tests/playthroughs."""

    case: Case
    seed: int


Chooser = Callable[[State, int, Chance], int]


def by_luck(state: State, seat: int, chance: Chance) -> int:
    return any_of(state.legal(seat), chance)


@dataclass(frozen=True)
class Moment:
    """A position that the client's stories show, reached by random moves, see tests/stories."""

    case: Case
    seed: int
    has_come: Callable[[Any], bool]
    """Whether this view, of somebody who is to move, is the one."""
    choose: Chooser = by_luck
    watched: bool = False
    """Nobody at this screen plays; else it is the screen of somebody who is to move."""
    seconds_later: float = 10.0
    """How long after the latest move one looks."""
    laid: Callable[[], State] | None = None
    """Set up by hand instead, where luck never comes to it."""


def any_of(legal: Sequence[int], chance: Chance) -> int:
    return legal[chance.below(len(legal))]


@dataclass(frozen=True, kw_only=True)
class Suite:
    cases: Sequence[Case]
    playthroughs: Mapping[str, Playthrough]
    """By the name of the file under `playthroughs/`."""
    moments: Mapping[str, Moment]
    """By their names in the client's stories; every phase of the game must occur."""
    draw: Callable[[View], Iterator[str]]
    """The position as lines of text."""
    choose: Callable[[Sequence[int], Chance], int] = any_of
    """A random move of a playthrough; a game may prefer those with which something happens."""
    eager: Sequence[int] = ()
    """Moves that bring a game on in which one could take things up and put them down forever."""
    secrets: Callable[[State, int | None], list[str]] | None = None
    """What must not be found in the JSON text of this seat's view, where the game hides something."""
    hidden_from_all: bool = False
    """Something is not even seen by all seats together."""
    kinds_of_moves: Mapping[str, str]
    """How the moves of each kind are written, as regular expressions; of a move exactly one is true."""
    written_moves: str = ""
    """A regular expression for texts that look like moves, right or wrong."""
    checked_files: Mapping[str, str] = field(default_factory=dict)
    """Text of the data files that the game's checker knows, by their paths under `data/`."""


@cache
def suite(key: str) -> Suite:
    found = import_module(f"tests.games.{key}.suite").SUITE
    assert isinstance(found, Suite)
    return found


def suites() -> dict[str, Suite]:
    return {key: suite(key) for key in games()}


def data_files(key: str, *names: str) -> dict[str, str]:
    """Text of these data files of a game, by their paths under `data/`."""
    data = files(f"spieltisch.games.{key}") / "data"
    return {name: (data / name).read_text(encoding="utf-8") for name in names}


def home_of(key: str) -> Path:
    """Where the tests of this game lie."""
    return Path(__file__).parent / "games" / key
