"""ZONG!: throw discs that wander round the table, flick a real one into the crowd, and be the first in the target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Game, Options, Refusal, Result, Story, View, who_begins
from spieltisch.games.zong.board import board
from spieltisch.games.zong.discs import dealt
from spieltisch.games.zong.moves import DISC_SIZES, read, written
from spieltisch.games.zong.phases import OVER
from spieltisch.games.zong.position import NO_DISC, OWN, Position, Setup
from spieltisch.games.zong.recall import restore, setup_of
from spieltisch.games.zong.sight import FLICKED, REACHED, view_of
from spieltisch.games.zong.standing import at_start


@final
class ZongState(Position):
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        seats = int(self.setup.seats)
        scores = [int(self.standing.fields[i64(seat)]) for seat in range(seats)]
        winner = int(self.standing.winner)
        behind = [score for seat, score in enumerate(scores) if seat != winner]
        places = [1 if seat == winner else 2 + sum(other > scores[seat] for other in behind) for seat in range(seats)]
        reason = FLICKED if self.by_flick else REACHED
        return Result(places, scores, reason, {"turns": int(self.turns) / seats, "flicks": int(self.flicks)})

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def guess(self, seat: int, chance: Chance) -> ZongState:
        twin = self.copy()
        if twin.hearing is not None:
            twin.hearing.forget_others(i64(seat), chance)
        return twin

    def copy(self) -> ZongState:
        twin = ZongState(self.setup, self.standing.copy(), self.hands.copy(), self.sizes[:])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.flicks = self.flicks
        twin.throw = self.throw
        twin.faces = self.faces
        twin.zongs = self.zongs
        twin.spirals = self.spirals
        twin.points = self.points
        twin.hearing = None if self.hearing is None else self.hearing.copy()
        twin.by_flick = self.by_flick
        return twin


@final
class Zong(Game):
    key = "zong"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> ZongState:
        first = who_begins(seats, cast(str, options["start"]), chance, story)
        agreed = board(cast(str, options["board"]))
        return _begin(Setup(seats, first, agreed, cast(str, options["disc"]), cast(bool, options["vote"])))

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> ZongState:
        try:
            state = _begin(setup_of(view))
            restore(state, view, seat, chance)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("view-broken") from error
        return state

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)


def _begin(setup: Setup) -> ZongState:
    seats = int(setup.seats)
    standing = at_start(seats, setup.board.start_field(seats), setup.board.target)
    size = NO_DISC if setup.disc == OWN else DISC_SIZES.index(setup.disc)
    return ZongState(setup, standing, dealt(seats, int(setup.first)), vec[i64]([i64(size)] * seats))
