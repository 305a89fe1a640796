"""A table for tests: people act, the log grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

import msgspec
import pytest

from spieltisch.folder import GameFolder
from spieltisch.game import Refusal, State, View
from spieltisch.games import folder
from spieltisch.table.asking import Asking
from spieltisch.table.commands import Command, Move, Plan, SetSeat, Sit, Start
from spieltisch.table.decide import decide, move_for, open_table
from spieltisch.table.entries import Deed, Entry, Foreseen, Moved, Mover
from spieltisch.table.table import Table

HOST, FRIEND, STRANGER = "host-guest", "friend-guest", "stranger-guest"
NAMES = {HOST: "Ada", FRIEND: "Ben", STRANGER: "Cleo"}
NOON = 1_800_000_000.0


class Scene:
    def __init__(self, game: GameFolder | None = None) -> None:
        self.folder = game or folder("nummerus")
        self.game = self.folder.rules
        self.now = NOON
        self._ids = count()
        self.log = [Entry(1, self.now, HOST, "", open_table(self.folder.facts, HOST, NAMES[HOST], "ABC234"))]
        self.table = self.replayed()

    def replayed(self) -> Table:
        """The table as its log alone tells it, after a way through text."""
        written = msgspec.json.encode(self.log)
        return Table.fold("a-table", self.folder, msgspec.json.decode(written, type=list[Entry]))

    def write(self, deed: Deed, guest: str = "", command: str = "") -> Deed:
        entry = Entry(self.table.seq + 1, self.now, guest, command, deed)
        self.log.append(entry)
        self.table.apply(entry)
        return deed

    def do(self, guest: str, make: Callable[[str], Command]) -> Deed:
        command = make(f"c{next(self._ids)}")
        return self.write(decide(self.table, command, guest, NAMES[guest], self.now), guest, command.id)

    def refused(self, guest: str, make: Callable[[str], Command]) -> str:
        """The key of the sentence; nothing has changed."""
        before = self.table.seq
        with pytest.raises(Refusal) as refusal:
            self.do(guest, make)
        assert self.table.seq == before
        return refusal.value.key

    def plan(self, **options: str | int | bool) -> Deed:
        return self.do(HOST, lambda key: Plan(key, options, "none"))

    def bot(self, seat: int) -> None:
        self.do(HOST, lambda key: SetSeat(key, seat, "bot"))

    def sit(self, guest: str, seat: int, salt: str = "") -> None:
        self.do(guest, lambda key: Sit(key, seat, salt))

    def start(self, salt: str = "") -> None:
        self.do(HOST, lambda key: Start(key, salt))

    def legal(self, seat: int) -> Sequence[int]:
        assert self.table.session is not None
        return self.table.session.state.legal(seat)

    @property
    def ply(self) -> int:
        assert self.table.session is not None
        return self.table.session.ply

    @property
    def asking(self) -> Asking:
        assert self.table.asking is not None
        return self.table.asking

    @property
    def mover(self) -> int:
        return self.table.to_move()[0]

    def move(self) -> None:
        """Whoever is to move makes the first legal move."""
        seat = self.mover
        guest = self.table.places[seat].guest
        self.do(guest, lambda key: Move(key, seat, self.ply, self.legal(seat)[0]))

    def play_to_the_end(self) -> None:
        while self.table.phase == "playing":
            self.move()

    def move_for(
        self, seat: int, move: int, by: Mover, asking: Asking | None = None, thought: Foreseen | None = None
    ) -> Moved | None:
        """What the house would do now, in answer to this asking or to the present one."""
        return move_for(self.table, seat, asking or self.asking, move, by, self.now, thought)

    @property
    def runs_from(self) -> float:
        """When the time of the asking began to run; the log alone tells the same."""
        again = self.replayed().asking
        assert again is not None
        assert again.runs_from == self.asking.runs_from
        return again.runs_from

    def names(self) -> list[str]:
        return [place.name for place in self.table.places]

    def view(self) -> View:
        assert self.table.session is not None
        return self.table.session.state.view(None)

    @property
    def phase(self) -> object:
        """Where the game itself is, in games that tell."""
        return self.view()["phase"]


def pretend(table: Table, state: State) -> None:
    """Let another truth be the state of the game, in which the same is asked."""
    assert table.session is not None
    table.session.asking = table.session.asking._replace(state=state)
