"""A bot whose process dies, whose code fails or who cheats does not stop a game among people."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from spieltisch import bots
from spieltisch.bots.seat import thoughtless
from spieltisch.game import View
from spieltisch.server.thinking import Thinking
from tests.conformance.cases import Case

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    thinking = Thinking(workers=1)
    yield thinking
    thinking.close()


def question() -> tuple[int, View, list[int]]:
    state = Case("nummerus", 2, {"start": "1"}).start(1)
    return 0, state.view(0), list(state.legal(0))


async def test_a_bot_chooses_a_legal_move(thinking: Thinking) -> None:
    seat, view, legal = question()
    assert await thinking.move("nummerus", "geselle", seat, view, legal) in legal


async def test_the_only_move_needs_no_thought(thinking: Thinking) -> None:
    seat, view, _ = question()
    assert await thinking.move("nummerus", "meister", seat, view, [7]) == 7
    assert thinking._pool is None


async def test_after_a_dead_process_comes_a_new_one(thinking: Thinking) -> None:
    seat, view, legal = question()
    await thinking.move("nummerus", "zufall", seat, view, legal)
    broken = thinking._pool
    assert broken is not None
    (worker,) = broken._processes
    os.kill(worker, signal.SIGKILL)
    moves = await asyncio.gather(*(thinking.move("nummerus", "meister", seat, view, legal) for _ in range(3)))
    assert set(moves) <= set(legal)
    assert await thinking.move("nummerus", "geselle", seat, view, legal) in legal
    assert thinking._pool is not broken


async def test_a_bot_that_fails_leaves_its_move_to_luck(thinking: Thinking) -> None:
    _, view, legal = question()
    assert await thinking.move("halma", "meister", 0, view, legal) in legal
    assert await thinking.move("nummerus", "meister", 0, {}, legal) in legal


async def test_a_bot_that_cheats_leaves_its_move_to_luck(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, legal = question()
    monkeypatch.setattr(bots, "think", lambda *_: thoughtless(9999))
    with ThreadPoolExecutor(1) as here:
        monkeypatch.setattr(thinking, "_processes", lambda: here)
        assert await thinking.move("nummerus", "meister", seat, view, legal) in legal
