"""The game being played: its position, and the moves that led there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from spieltisch.game import Event, Game, Options, QuickChance, Refusal, Result, State, Story
from spieltisch.luck import FairChance


class Made(NamedTuple):
    seat: int
    move: int
    by_person: bool
    drew_luck: bool


class Match:
    def __init__(self, game: Game, seats: int, options: Options, seed: bytes, salts: list[str]) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._seed = seed
        self._salts = salts
        self.moves: list[Made] = []
        self.opening = Story()
        self.state = self._begin(self.opening)

    def _begin(self, story: Story | None) -> State:
        self._chance = FairChance(self._seed, self._salts)
        return self._game.new(self._seats, self._options, self._chance, story)

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def over(self) -> bool:
        return not self.state.to_move()

    def check(self, seat: int, move: int) -> None:
        """Raises the Refusal that names the broken rule, if the move is not allowed now."""
        if move in self.state.legal(seat):
            return
        self.state.copy().play(seat, move, QuickChance(0))
        raise Refusal("illegal-move")

    def play(self, seat: int, move: int, by_person: bool) -> list[Event]:
        luck_before = self._chance.position
        story = Story()
        self.state.play(seat, move, self._chance, story)
        self.moves.append(Made(seat, move, by_person, drew_luck=self._chance.position != luck_before))
        return story.events

    def result_after(self, seat: int, move: int) -> Result | None:
        """How the game would have ended with this move; None if it goes on."""
        state = self.state.copy()
        state.play(seat, move, FairChance(self._seed, self._salts, self._chance.position))
        return state.result()

    def plies_to_take_back_to(self, seats: Collection[int]) -> Iterator[int]:
        """Before each move that people made on these seats since luck was last drawn, the latest first."""
        for ply in range(self.ply - 1, -1, -1):
            made = self.moves[ply]
            if made.drew_luck:
                return
            if made.by_person and made.seat in seats:
                yield ply

    def go_back(self, ply: int) -> None:
        kept = self.moves[:ply]
        self.state = self._begin(None)
        for made in kept:
            self.state.play(made.seat, made.move, self._chance)
        self.moves = kept
