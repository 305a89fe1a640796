"""A game being played: its position, the moves that led there, and what is asked now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from spieltisch.game import Event, Game, Options, QuickChance, Refusal, Result, State, Story, View
from spieltisch.luck import FairChance
from spieltisch.table.asking import Asking
from spieltisch.table.entries import Moved


class Terms(NamedTuple):
    """What a session begins with, and what stays the same during it."""

    rules: Game
    seats: int
    options: Options
    seed: bytes
    salts: Sequence[str] = ()
    real_time: bool = False
    hidden: bool = True  # not everybody sees everything
    signal: float = 0.0  # seconds until an asking opens that begins on a signal (State.on_signal)


class Made(NamedTuple):
    seat: int
    move: int
    feat: str
    by_person: bool
    drew_luck: bool

    @property
    def stays(self) -> bool:
        """Neither luck nor skill is tried twice."""
        return self.drew_luck or self.feat != ""


class Prepared(NamedTuple):
    """A move that has been played, and what is true after it. It becomes true when the session takes it."""

    made: Made
    asking: Asking
    events: list[Event]
    luck_position: int

    @property
    def result(self) -> Result | None:
        return self.asking.state.result()


class Session:
    def __init__(self, terms: Terms, seq: int, at: float) -> None:
        """`seq` and `at` are those of the entry that began the game."""
        self._terms = terms
        self.moves: list[Made] = []
        self.opening = Story()
        self._seen_by_all: View | None = None
        self.asking = self._new_asking(self._begin(self.opening), 0, seq, at)
        self._asked = [self.asking.seats]

    @property
    def state(self) -> State:
        return self.asking.state

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return not self.asking.seats

    def view(self, seat: int | None) -> View:
        """What a seat sees now, or whoever watches; built once for all where nothing is hidden."""
        if self._terms.hidden:
            return self.state.view(seat)
        if self._seen_by_all is None:
            self._seen_by_all = self.state.view(None)
        return self._seen_by_all

    def check(self, seat: int, move: int) -> None:
        """Raises the Refusal that names the broken rule, if the move is not allowed now."""
        if move in self.asking.legal(seat):
            return
        self.state.copy().play(seat, move, QuickChance(0))
        raise Refusal("illegal-move")

    def has_seen_enough(self, ply: int) -> bool:
        """Whether who has seen so many moves may act: all of them, or in real time those before the asking."""
        return self.asking.ply <= ply <= self.ply if self._terms.real_time else ply == self.ply

    def awaits(self, seat: int, ply: int) -> bool:
        """Whether this seat may answer the asking, having seen so many moves. Others may have answered meanwhile."""
        return seat in self.asking.seats and self.asking.ply <= ply <= self.ply

    def prepare(self, moved: Moved, seq: int, at: float) -> Prepared:
        """Play a move on a copy. Nothing has changed until it is taken."""
        luck_position = self._chance.position
        try:
            return self._played(self.state.copy(), moved, seq, at)
        finally:
            self._chance.position = luck_position

    def take(self, prepared: Prepared) -> None:
        self.moves.append(prepared.made)
        self.asking = prepared.asking
        self._asked.append(prepared.asking.seats)
        self._chance.position = prepared.luck_position
        self._seen_by_all = None

    def play(self, moved: Moved, seq: int, at: float) -> Prepared:
        """Make a move that is in the log already, without a copy."""
        prepared = self._played(self.state, moved, seq, at)
        self.take(prepared)
        return prepared

    def go_back(self, ply: int, seq: int, at: float) -> None:
        """To when so many moves had been made. This begins a new asking, with new time."""
        self.moves = self.moves[:ply]
        state = self._begin(None)
        for made in self.moves:
            state.replay(made.seat, made.move, made.feat, self._chance)
        self.asking = self._new_asking(state, ply, seq, at)
        self._asked = self._asked[: ply + 1]
        self._seen_by_all = None

    def plies_to_take_back_to(self, seats: Collection[int]) -> Iterator[int]:
        """Before each move that people made on these seats since luck or skill last decided, the latest first."""
        for ply in range(self.ply - 1, -1, -1):
            made = self.moves[ply]
            if made.stays:
                return
            if made.by_person and made.seat in seats:
                yield ply

    def plies_of_the_turn(self, seats: Collection[int]) -> Iterator[int]:
        """The same for one of these seats that alone is to move, and only since anybody else was."""
        asked = self.asking.seats
        if len(asked) != 1 or asked[0] not in seats:
            return
        for ply in range(self.ply - 1, -1, -1):
            made = self.moves[ply]
            if made.stays or not made.by_person or self._asked[ply] != asked:
                return
            yield ply

    def _begin(self, story: Story | None) -> State:
        terms = self._terms
        self._chance = FairChance(terms.seed, terms.salts)
        return terms.rules.new(terms.seats, terms.options, self._chance, story)

    def _played(self, state: State, moved: Moved, seq: int, at: float) -> Prepared:
        """`state` is ours or a copy of it. A move comes out as it did when it was made (State.feat)."""
        others = [who for who in self.asking.seats if who != moved.seat or self._terms.real_time]
        before = {who: self.asking.legal(who) for who in others}
        luck_before = self._chance.position
        story = Story()
        state.replay(moved.seat, moved.move, moved.feat, self._chance, story)
        luck_position = self._chance.position
        made = Made(moved.seat, moved.move, moved.feat, moved.by == "person", luck_position != luck_before)
        return Prepared(made, self._next_asking(state, before, seq, at), story.events, luck_position)

    def _next_asking(self, state: State, before: Mapping[int, Sequence[int]], seq: int, at: float) -> Asking:
        """`before` is what could be done by those who may go on with the same asking."""
        seats, ply = tuple(state.to_move()), self.ply + 1
        if self._goes_on(state, seats, before):
            return self.asking._replace(state=state, seats=seats, furthest=max(ply, self.asking.furthest))
        fresh = self._new_asking(state, ply, seq, at)
        if seats == self.asking.seats and ply <= self.asking.furthest:
            return fresh.in_time_of(self.asking)
        return fresh

    def _goes_on(self, state: State, seats: Sequence[int], before: Mapping[int, Sequence[int]]) -> bool:
        """While all who are asked may do the very same; in real time, while some of it is the same for each."""
        if not seats or not all(who in before for who in seats):
            return False
        if self._terms.real_time:
            return not any(set(state.legal(who)).isdisjoint(before[who]) for who in seats)
        return all(state.legal(who) == before[who] for who in seats)

    def _new_asking(self, state: State, ply: int, seq: int, at: float) -> Asking:
        opens_at = at + self._terms.signal if self._terms.signal > 0 and state.on_signal() else None
        runs_from = at if opens_at is None else opens_at
        return Asking(state, tuple(state.to_move()), ply, seq, runs_from, opens_at, furthest=ply)
