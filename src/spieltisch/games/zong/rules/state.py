"""ZONG!: throw discs that wander round the table, flick a real one into the crowd, and be the first in the target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from spieltisch.game import Chance, Game, Options, Result, State, Story
from spieltisch.games.zong.rules.from_view import read_position
from spieltisch.games.zong.rules.guess import guess
from spieltisch.games.zong.rules.legal import legal_moves, to_move
from spieltisch.games.zong.rules.notation import read, written
from spieltisch.games.zong.rules.play import feat_of, play, playout, replay
from spieltisch.games.zong.rules.position import Position
from spieltisch.games.zong.rules.result import result_of, rewards_of
from spieltisch.games.zong.rules.setup import agreed, first_position
from spieltisch.games.zong.rules.to_view import to_view
from spieltisch.games.zong.view import ZongView

NEWEST_EDITION: Final = 2


@final
class ZongState(State):
    def __init__(self, position: Position) -> None:
        self.position: Final = position

    def to_move(self) -> Sequence[int]:
        return to_move(self.position)

    def legal(self, seat: int) -> Sequence[int]:
        return legal_moves(self.position, seat)

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        play(self.position, seat, move, chance, story)

    def feat(self, seat: int, move: int) -> str:
        return feat_of(self.position, seat, move)

    def replay(self, seat: int, move: int, feat: str, chance: Chance, story: Story | None = None) -> None:
        replay(self.position, seat, move, feat, chance, story)

    def playout(self, chance: Chance) -> int:
        return playout(self.position, chance)

    def result(self) -> Result | None:
        return result_of(self.position)

    def rewards(self) -> list[float]:
        return rewards_of(self.position)

    def view(self, seat: int | None) -> ZongView:
        return to_view(self.position, seat)

    def guess(self, seat: int, chance: Chance) -> ZongState:
        return ZongState(guess(self.position, seat, chance))

    def copy(self) -> ZongState:
        return ZongState(self.position.copy())


@final
class Zong(Game):
    key = "zong"

    def __init__(self, edition: int = NEWEST_EDITION) -> None:
        self._edition: Final = edition

    def in_edition(self, edition: int) -> Zong:
        return self if edition == self._edition else Zong(edition)

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> ZongState:
        return ZongState(first_position(agreed(self._edition, seats, options, chance, story)))

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> ZongState:
        return ZongState(read_position(self._edition, view, seat, chance))

    def describe(self, move: int) -> str:
        return written(move)

    def parse(self, text: str) -> int:
        return read(text)
