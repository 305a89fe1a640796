"""The game being played: its position, and the moves that led there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from spieltisch.game import Event, Game, Options, QuickChance, Refusal, Result, State, Story
from spieltisch.luck import FairChance


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


class Match:
    def __init__(
        self, game: Game, seats: int, options: Options, seed: bytes, salts: list[str], real_time: bool = False
    ) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._seed = seed
        self._salts = salts
        self._real_time = real_time
        self.moves: list[Made] = []
        self.opening = Story()
        self.state = self._begin(self.opening)
        self._asked = [tuple(self.state.to_move())]
        self.goes_on_asking = False
        """Whether those to move now may do what they could do before the latest move, too."""
        self.question = 0
        """The ply since which it has gone on asking."""

    def _begin(self, story: Story | None) -> State:
        self._chance = FairChance(self._seed, self._salts)
        return self._game.new(self._seats, self._options, self._chance, story)

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return not self._asked[-1]

    def check(self, seat: int, move: int) -> None:
        """Raises the Refusal that names the broken rule, if the move is not allowed now."""
        if move in self.state.legal(seat):
            return
        self.state.copy().play(seat, move, QuickChance(0))
        raise Refusal("illegal-move")

    def has_seen_all(self, ply: int) -> bool:
        """Whether who has seen so many moves knows what is asked; where nobody waits, the question is enough."""
        return self.question <= ply <= self.ply if self._real_time else ply == self.ply

    def has_waited(self, seat: int, ply: int) -> bool:
        """Whether this seat has been to move ever since so many moves were made, while others acted at the same time.

        It is asked for the same thing still: whenever somebody is asked anew, a new question begins for all. In real
        time it may also have acted itself.
        """
        if self._real_time:
            return seat in self._asked[-1] and self.has_seen_all(ply)
        if not 0 <= ply <= self.ply or any(made.seat == seat for made in self.moves[ply:]):
            return False
        return seat in self._asked[-1] and all(set(now) <= set(before) for before, now in pairwise(self._asked[ply:]))

    def play(self, seat: int, move: int, feat: str, by_person: bool) -> list[Event]:
        """Make a move as it came out when it was made (State.feat)."""
        before = {who: self.state.legal(who) for who in self._asked[-1] if who != seat or self._real_time}
        luck_before = self._chance.position
        story = Story()
        self.state.replay(seat, move, feat, self._chance, story)
        self.moves.append(Made(seat, move, feat, by_person, drew_luck=self._chance.position != luck_before))
        self._asked.append(tuple(self.state.to_move()))
        self.goes_on_asking = self._still_asks(before)
        if not self.goes_on_asking:
            self.question = self.ply
        return story.events

    def _still_asks(self, before: Mapping[int, Sequence[int]]) -> bool:
        """Who waits is asked for the same while it may do the very same; in real time, while some of it is the same."""
        asked = self._asked[-1]
        if not asked or not all(who in before for who in asked):
            return False
        if self._real_time:
            return not any(set(self.state.legal(who)).isdisjoint(before[who]) for who in asked)
        return all(self.state.legal(who) == before[who] for who in asked)

    def result_after(self, seat: int, move: int, feat: str) -> Result | None:
        """How the game would have ended with this move; None if it goes on."""
        state, luck_now = self.state.copy(), self._chance.position
        try:
            state.replay(seat, move, feat, self._chance)
        finally:
            self._chance.position = luck_now
        return state.result()

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
        asked = self._asked[-1]
        if len(asked) != 1 or asked[0] not in seats:
            return
        for ply in range(self.ply - 1, -1, -1):
            made = self.moves[ply]
            if made.stays or not made.by_person or self._asked[ply] != asked:
                return
            yield ply

    def go_back(self, ply: int) -> None:
        kept = self.moves[:ply]
        self.state = self._begin(None)
        for made in kept:
            self.state.replay(made.seat, made.move, made.feat, self._chance)
        self.moves = kept
        self._asked = self._asked[: ply + 1]
