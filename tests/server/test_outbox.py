"""What somebody has still to be told: every step once and in order, as it was when it happened."""

from __future__ import annotations

import json
import logging

import pytest

from spieltisch.server import door
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.server.messages import Presence
from spieltisch.server.outbox import Outbox
from spieltisch.table.commands import SetSeat
from tests.table.scene import HOST, Scene

AROUND = Surroundings(now=0.0, online=set(), left_at={}, deadline=None, waits={}, code_expires=0.0)
MOST = 4


class Reader:
    """Hears of a game against a neighbour, but is slow to ask."""

    def __init__(self) -> None:
        self.scene = Scene()
        self.scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
        self.scene.start()
        self.known = self.scene.table.seq
        self.outbox = Outbox(Receiver(HOST, "https://table.example.org"), MOST)

    def happen(self, moves: int) -> None:
        for _ in range(moves):
            self.scene.move()
            self.outbox.add(self.scene.table, AROUND)

    def tell(self) -> tuple[int, str] | None:
        if told := self.outbox.next_after(self.known):
            self.known = told[0]
        return told

    def plies(self) -> list[int]:
        """Of all steps that are told now."""
        told = []
        while step := self.tell():
            told.append(json.loads(step[1])["position"]["ply"])
        return told


def test_a_step_tells_of_its_own_moment_however_late_it_is_read() -> None:
    reader = Reader()
    reader.happen(3)
    assert reader.plies() == [1, 2, 3]
    assert reader.plies() == []
    reader.happen(1)
    assert reader.plies() == [4]


def test_what_is_known_already_is_not_told_again() -> None:
    reader = Reader()
    reader.happen(3)
    reader.known += 2
    assert reader.plies() == [3]


def test_who_is_too_slow_finds_a_gap() -> None:
    reader = Reader()
    reader.happen(MOST + 1)
    assert reader.plies() == []
    assert reader.known < reader.scene.table.seq


def test_what_cannot_be_told_is_a_gap_too(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    reader = Reader()
    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(door, "step", None)
        reader.happen(1)
    reader.happen(1)
    assert reader.plies() == []
    assert "cannot be told" in caplog.text


def test_what_stands_in_no_log_comes_between_the_steps_and_is_no_step() -> None:
    reader = Reader()
    first = reader.known + 1
    reader.happen(1)
    reader.outbox.mention(Presence([True, True], [None, None], [None, None], watching=1))
    reader.happen(1)
    told = list(iter(reader.tell, None))
    assert [(seq, json.loads(frame)["t"]) for seq, frame in told] == [
        (first, "step"),
        (first, "presence"),
        (first + 1, "step"),
    ]
