"""What a game is: Game, State, Chance, Story. Every other part of Spieltisch knows games only through this file.

Compiled by mypyc when the package is built, plain Python when not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from spieltisch.events import StartDrawn

View = Mapping[str, object]
"""What a seat sees, ready for JSON. Each game says in `view.py` what exactly (a TypedDict)."""
Options = dict[str, object]

COMPILED: Final[bool] = not __file__.endswith(".py")
MOST_FOR_ONE_DRAW: Final = 1 << 31
"""A product of 32 random bits and this still has room in 64 bits with a sign."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """Error for people: what they asked for cannot be done. The key names a sentence in the texts, values fill it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key: Final = key
        self.values: Final = values

    def __reduce__(self) -> tuple[object, ...]:
        """Pickling: a refusal that a bot raises in another process comes back with its values."""
        return _refused_again, (type(self), self.key, self.values)


class IllegalMove(Refusal):
    """A move that the rules do not allow now; the key names the broken rule."""


def _refused_again(kind: type[Refusal], key: str, values: dict[str, object]) -> Refusal:
    refused = kind.__new__(kind)
    Refusal.__init__(refused, key, **values)
    return refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Source of random numbers, handed to whoever needs them. No state keeps one, so no search can foresee a die."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
class QuickChance(Chance):
    """Pseudo-random generator sfc32: fast, repeatable, for simulations and searches; never for games between people."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = i64(seed & 0xFFFFFFFF)
        self._b: i64 = i64((seed >> 32) & 0xFFFFFFFF)
        self._c: i64 = i64(0x9E3779B9)
        self._count: i64 = i64(1)
        for _ in range(15):
            self.bits()

    def bits(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        a, b, c = self._a, self._b, self._c
        out: i64 = (a + b + self._count) & mask
        self._count = (self._count + 1) & mask
        self._a = b ^ (b >> 9)
        self._b = (c + ((c << 3) & mask)) & mask
        self._c = ((((c << 21) & mask) | (c >> 11)) + out) & mask
        return out

    def below(self, n: int) -> int:
        if n <= MOST_FOR_ONE_DRAW:
            return int((self.bits() * i64(n)) >> 32)
        high, low = int(self.bits()), int(self.bits())
        return (((high << 32) | low) * n) >> 64


Values = TypeVar("Values", bound=Mapping[str, object])


class Event:
    """One thing that happened, as a key for the text files and values; `seen_by` None means everybody."""

    def __init__(
        self, kind: str, seat: int | None, values: Mapping[str, object], seen_by: Sequence[int] | None
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values
        self.seen_by: Final = seen_by

    def visible_to(self, seat: int | None) -> bool:
        return self.seen_by is None or (seat is not None and seat in self.seen_by)


@final
class EventKind(Generic[Values]):
    """A kind of event: the key of its sentence, and the type of its values (a TypedDict); see a game's `events.py`."""

    def __init__(self, name: str, values: type[Values]) -> None:
        self.name: Final = name
        self.values: Final = values

    def __call__(self, seat: int | None, values: Values, seen_by: Sequence[int] | None = None) -> Event:
        return Event(self.name, seat, values, seen_by)


class Story:
    """List of the events of a move, for animation and log lines. A search passes none and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)


DREW_START: Final = EventKind("drew-start", StartDrawn)


ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
"""By seat: the answer of `State.to_move` where it alone may act; made once, for it is asked all the time."""
NOBODY: Final[tuple[int, ...]] = ()


def who_begins(seats: int, wish: str, chance: Chance, story: Story | None) -> int:
    """The seat that an option asks for by its number from 1, or the one on which the lot falls."""
    if wish != "lot":
        return int(wish) - 1
    if seats == 1:
        return 0
    seat = chance.below(seats)
    if story is not None:
        story.add(DREW_START(seat, {"seat": seat}))
    return seat


class Result:
    """How a game ended: `places` (1 is first, shared places repeat), `scores`, and the reason as key and values.

    Where nobody wins, all come second.
    """

    def __init__(self, places: list[int], scores: list[int], reason: str, values: dict[str, object]) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.reason: Final = reason
        self.values: Final = values

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. One subclass a game."""

    def to_move(self) -> Sequence[int]:
        """The seats that may act now; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> Sequence[int]:
        """The moves of this seat, ascending; empty when it is not its turn.

        Where they are too many to list they are a range of consecutive numbers, and nobody walks through it.
        """
        raise NotImplementedError

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        """Make a move. An illegal one raises IllegalMove and leaves no trace."""
        raise NotImplementedError

    def feat(self, seat: int, move: int) -> str:
        """Outcome of a legal move of skill, such as where a flicked disc comes to rest; empty where rules alone decide.

        Printable ASCII without blanks. It is computed once, when the move is made, and stored with it. Changes nothing.
        """
        return ""

    def replay(self, seat: int, move: int, feat: str, chance: Chance, story: Story | None = None) -> None:
        """Make a move as it came out the first time, with the stored feat instead of a new computation.

        An illegal move, or a feat that cannot be its own, raises IllegalMove and leaves no trace.
        """
        if feat:
            raise IllegalMove("no-feat")
        self.play(seat, move, chance, story)

    def forfeit(self, seat: int) -> int | None:
        """The move that counts for a seat whose time is up; None where a bot chooses one for it."""
        return None

    def on_signal(self) -> bool:
        """Whether what is asked now begins for all at the same instant, at a signal that the table gives."""
        return False

    def sound(self, seat: int, thing: int, strength: int, seed: int) -> bytes:
        """What a seat hears when it shakes something it holds: 16-bit samples, always the same number (Facts.sound).

        Changes nothing; raises IllegalMove where there is nothing to hear. No two seeds sound alike; callers take a
        fresh one every time.
        """
        raise IllegalMove("no-sound")

    def result(self) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that the seat may know (None: a spectator), built up from nothing, ready for JSON."""
        raise NotImplementedError

    def guess(self, seat: int, chance: Chance) -> State:
        """A full state consistent with all that the seat knows; what it cannot know is drawn by chance."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def rewards(self) -> list[float]:
        """At the end: what each seat got, between 0 and 1, for searches."""
        result = self.result()
        assert result is not None, "the game is not over"
        winners = result.winners()
        return [1.0 / len(winners) if place == 1 else 0.0 for place in result.places]

    def playout(self, chance: Chance) -> int:
        """Play random legal moves to the end; how many it took. Games override it with something quicker."""
        moves = 0
        while seats := self.to_move():
            seat = seats[chance.below(len(seats))]
            legal = self.legal(seat)
            self.play(seat, legal[chance.below(len(legal))], chance)
            moves += 1
        return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: how it starts, and how its moves are written. Facts about it lie beside it, see facts.py."""

    key: str = ""

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        """The first position. Options are complete and checked (facts.Facts.complete)."""
        raise NotImplementedError

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        """A full state in which this seat would see this very view; bots get it instead of the truth.

        Raises Refusal for what is no view of this game.
        """
        raise NotImplementedError

    def in_edition(self, edition: int) -> Game:
        """The game by the rules of an earlier edition (Facts.edition), for records and tables that began with them."""
        return self

    def describe(self, move: int) -> str:
        """The written form of a move, printable ASCII with single spaces at most; parse() reads it back."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The move that this text writes; raises Refusal for anything else."""
        raise NotImplementedError


UNLIMITED_STEPS: Final = 1 << 60
_SECONDS_BETWEEN_LOOKS: Final = 0.002


@final
class Budget:
    """How well and how long to think: the level of the player, and when it has thought enough.

    A search counts its steps and asks `spent` after each. Steps make a thought repeatable. Seconds are processor time
    from the moment the budget was made, so that a busy machine changes no thought.
    """

    def __init__(self, level: str, steps: int, seconds: float, clock: Callable[[], float] = time.thread_time) -> None:
        self.level: Final = level
        self.steps: Final[i64] = i64(steps)
        self.seconds: Final = seconds
        self._clock: Final = clock
        self._began: Final[float] = clock()
        self._next_look: i64 = 1
        self._time_is_up: bool = False

    def spent(self, steps: i64) -> bool:
        """Whether so many steps are enough. Cheap: it looks at the clock only every few milliseconds."""
        if steps >= self.steps or self._time_is_up:
            return True
        if steps >= self._next_look:
            self._look(steps)
        return self._time_is_up

    def share(self, steps: i64) -> float:
        """How much of the budget so many steps have spent, from 0 to 1; for searches that divide it into rounds."""
        return min(1.0, max(float(steps) / float(self.steps), self.elapsed() / self.seconds))

    def elapsed(self) -> float:
        return self._clock() - self._began

    def _look(self, steps: i64) -> None:
        """The next look comes after as many steps as fit between two, but never after more than twice the steps."""
        elapsed = self.elapsed()
        self._time_is_up = elapsed >= self.seconds
        per_second = float(steps) / elapsed if elapsed > 0.0 else float(steps) / _SECONDS_BETWEEN_LOOKS
        self._next_look = steps + max(1, min(steps, i64(int(per_second * _SECONDS_BETWEEN_LOOKS))))


class Thought(NamedTuple):
    """Result of a search: a move, and what the searcher expects to come of it."""

    move: int
    line: list[int]  # how the game should go on, beginning with the move
    depth: int  # how many moves it looked ahead
    nodes: int  # positions it looked at
    seconds: float
    outlook: float  # from 0 to 1: what the seat can hope for
    proven: bool  # the outlook is no guess: it holds whatever the others do


class Act(NamedTuple):
    """Next action of a bot in real time: a move, or listening to something.

    It is done after `seconds`. `move` is -1 for listening: to `thing`, shaken `times` times. `memory` is what the bot
    wants to remember until its next act; nobody else reads it.
    """

    seconds: float
    move: int = -1
    thing: int = 0
    strength: int = 0
    times: int = 0
    memory: bytes = b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What good players know beyond the rules. A game brings its own (`bots/knowledge.py`); this one knows nothing."""

    def steps(self, level: str) -> int:
        """How far the game's own search may go on this level; 0 leaves the thinking to the general search."""
        return 0

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        """The game's own search, where `steps` says that it has one. It may play on the state as it likes."""
        raise NotImplementedError

    def duty(self, view: View) -> int | None:
        """The move that every bot makes here, whatever its level; None where it may choose."""
        return None

    def carry_out(self, level: str, move: int, chance: Chance) -> int:
        """What becomes of an intended move in the hands of this level: in games of skill nobody does quite as meant."""
        return move

    def act(
        self,
        level: str,
        seat: int,
        view: View,
        legal: Sequence[int],
        memory: bytes,
        heard: Sequence[bytes],
        chance: Chance,
    ) -> Act:
        """What a player of this level does next, where Facts.real_time says that nobody waits for it.

        `memory` is that of the act before, or empty; `heard` are the samples for which that act has listened.
        """
        raise NotImplementedError

    def focus(self, view: View) -> View:
        """The part of the game that is worth searching, as a view: of several rounds, say, only this one."""
        return view

    def candidates(self, state: State, seat: int) -> Sequence[int]:
        """The legal moves worth a thought, most promising first. Of a range the general search tries a few by luck."""
        return state.legal(seat)

    def finish(self, state: State, chance: Chance) -> list[float]:
        """Play to the end as players would; how well each seat fared, between 0 and 1."""
        state.playout(chance)
        return state.rewards()
