"""Zapp Zerapp: everybody shakes barrels at once, listens, and runs with as many stones as the dice allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from spieltisch.game import Chance, Game, IllegalMove, Options, Refusal, Result, Story
from spieltisch.games.zappzerapp.rules import guess, legal, notation, play, result
from spieltisch.games.zappzerapp.rules.barrels import stones_in
from spieltisch.games.zappzerapp.rules.from_view import agreed_setup, restore
from spieltisch.games.zappzerapp.rules.position import OVER, Position
from spieltisch.games.zappzerapp.rules.rounds import begin_round
from spieltisch.games.zappzerapp.rules.setup import agreed
from spieltisch.games.zappzerapp.rules.to_view import to_view
from spieltisch.games.zappzerapp.rules.turns import listen_together, to_move
from spieltisch.games.zappzerapp.view import ZappZerappView
from spieltisch.views import read_view


@final
class ZappZerappState(Position):
    def to_move(self) -> Sequence[int]:
        return to_move(self)

    def legal(self, seat: int) -> Sequence[int]:
        return legal.legal_moves(self, i64(seat)) if seat in to_move(self) else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        refusal = legal.why_not(self, seat, move)
        if refusal is not None:
            raise refusal
        play.play(self, i64(seat), i64(move), chance, story)

    def forfeit(self, seat: int) -> int | None:
        return legal.forfeit(self, seat)

    def on_signal(self) -> bool:
        return listen_together(self)

    def sound(self, seat: int, thing: int, strength: int, seed: int) -> bytes:
        from spieltisch.games.zappzerapp.sound import STRENGTHS, rattle  # NumPy, which only whoever listens needs

        if not 1 <= strength <= STRENGTHS:
            raise IllegalMove("no-such-strength", strength=strength, most=STRENGTHS)
        return rattle(stones_in(self, seat, thing), strength, seed)

    def result(self) -> Result | None:
        return result.result(self)

    def rewards(self) -> list[float]:
        return result.rewards(self)

    def view(self, seat: int | None) -> ZappZerappView:
        return to_view(self)

    def guess(self, seat: int, chance: Chance) -> ZappZerappState:
        twin = self.copy()
        guess.draw_unseen(twin, chance)
        return twin

    def copy(self) -> ZappZerappState:
        twin = ZappZerappState(self.setup)
        twin.copy_from(self)
        return twin

    def playout(self, chance: Chance) -> int:
        moves = 0
        while self.phase != OVER:
            seats = to_move(self)
            seat = seats[chance.below(len(seats))]
            moves_now = legal.legal_moves(self, i64(seat))
            play.play(self, i64(seat), i64(moves_now[chance.below(len(moves_now))]), chance, None)
            moves += 1
        return moves


@final
class ZappZerapp(Game):
    key = "zappzerapp"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> ZappZerappState:
        state = ZappZerappState(agreed(seats, options, chance, story))
        begin_round(state, chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> ZappZerappState:
        seen = read_view(view, ZappZerappView)
        state = ZappZerappState(agreed_setup(seen))
        restore(state, seen, chance)
        if to_view(state) != view:
            raise Refusal("view-broken")
        return state

    def describe(self, move: int) -> str:
        return notation.written(move)

    def parse(self, text: str) -> int:
        return notation.read(text)
