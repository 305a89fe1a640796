"""Klong!: steal an artifact from under the dragon, make little noise, and come home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import ALONE, NOBODY, Chance, Game, Options, Refusal, Result, Story, who_begins
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.board import board
from spieltisch.games.klong.rules.from_view import restore, setup_of
from spieltisch.games.klong.rules.guess import deal_others_anew
from spieltisch.games.klong.rules.legal import MOST_MOVES, legal_moves, why_not
from spieltisch.games.klong.rules.notation import read, written
from spieltisch.games.klong.rules.play import step
from spieltisch.games.klong.rules.position import OVER, Position, Setup
from spieltisch.games.klong.rules.result import result_of
from spieltisch.games.klong.rules.setup import deal, dungeon_prepared, thieves_outside
from spieltisch.games.klong.rules.to_view import BY_ACTION, to_view
from spieltisch.games.klong.rules.turn import Turn
from spieltisch.games.klong.view import KlongView
from spieltisch.views import read_view

NEWEST_EDITION: Final = 2

_ROOM: Final = vec[i64]([0] * MOST_MOVES)


@final
class KlongState(Position):
    def to_move(self) -> Sequence[int]:
        return ALONE[self.active] if self.phase != OVER else NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        if self.phase == OVER or seat != int(self.active):
            return []
        into = _ROOM[:]
        found = [int(into[n]) for n in range(legal_moves(self, into))]
        found.sort()
        return found

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        refusal = why_not(self, seat, move)
        if refusal is not None:
            raise refusal
        step(self, i64(move), chance, story)

    def playout(self, chance: Chance) -> int:
        into = _ROOM[:]
        moves = 0
        while self.phase != OVER:
            step(self, into[i64(chance.below(int(legal_moves(self, into))))], chance, None)
            moves += 1
        return moves

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return result_of(self.thieves, int(self.turns), int(self.rounds), int(self.attacks))

    def view(self, seat: int | None) -> KlongView:
        return to_view(self, seat)

    def guess(self, seat: int, chance: Chance) -> KlongState:
        twin = self.copy()
        deal_others_anew(twin, seat, chance)
        return twin

    def copy(self) -> KlongState:
        twin = KlongState(self.setup, [thief.copy() for thief in self.thieves], self.dungeon.copy(), self.turn.copy())
        twin.active = self.active
        twin.phase = self.phase
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.attacks = self.attacks
        return twin


@final
class Klong(Game):
    key = "klong"

    def __init__(self, edition: int = NEWEST_EDITION) -> None:
        self._edition: Final = edition

    def in_edition(self, edition: int) -> Klong:
        return self if edition == self._edition else Klong(edition)

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> KlongState:
        first = who_begins(seats, cast(str, options["start"]), chance, story)
        by_action = options["artifact"] == BY_ACTION
        state = begin(Setup(self._edition, seats, first, board(cast(str, options["board"])), by_action))
        deal(state, chance)
        if story is not None:
            story.add(events.DEALT(first, {"seat": first}))
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> KlongState:
        seen = read_view(view, KlongView)
        state = begin(setup_of(self._edition, seen))
        restore(state, seen, seat, chance)
        if state.view(seat) != view:
            raise Refusal("view-broken")
        return state

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)


def begin(setup: Setup) -> KlongState:
    """Everything in its place, and nothing drawn yet."""
    return KlongState(setup, thieves_outside(setup), dungeon_prepared(setup), Turn())
