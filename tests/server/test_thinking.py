"""A bot whose process dies, whose code fails or who cheats stops no game among people; advice that fails says so."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from spieltisch import bots
from spieltisch.bots.seat import thoughtless
from spieltisch.game import Refusal, View
from spieltisch.games import game
from spieltisch.server.thinking import Choice, Minds
from tests.conformance.cases import Case

pytestmark = pytest.mark.anyio


@pytest.fixture
def minds() -> Iterator[Minds]:
    minds = Minds(workers=1)
    yield minds
    minds.close()


@pytest.fixture
def minds_here(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> Iterator[Minds]:
    """They think in this process, where a test can meddle with them."""
    with ThreadPoolExecutor(1) as here:
        monkeypatch.setattr(minds, "_processes", lambda: here)
        yield minds


def question() -> tuple[int, View, list[int]]:
    state = Case("nummerus", 2, {"start": "1"}).start(1)
    return 0, state.view(0), list(state.legal(0))


async def test_a_bot_chooses_a_legal_move_and_tells_what_it_saw(minds: Minds) -> None:
    seat, view, legal = question()
    move, thought = await minds.move("nummerus", "geselle", seat, view, legal)
    assert move in legal
    assert thought is not None
    assert thought.line[0] == game("nummerus").describe(move)
    assert thought.depth > 0


async def test_a_bot_that_does_not_think_tells_nothing(minds: Minds) -> None:
    seat, view, legal = question()
    assert (await minds.move("nummerus", "zufall", seat, view, legal)).thought is None


async def test_the_only_move_needs_no_thought(minds: Minds) -> None:
    seat, view, _ = question()
    assert await minds.move("nummerus", "meister", seat, view, [7]) == Choice(7)
    assert minds._pool is None


async def test_after_a_dead_process_comes_a_new_one(minds: Minds) -> None:
    seat, view, legal = question()
    await minds.move("nummerus", "zufall", seat, view, legal)
    broken = minds._pool
    assert broken is not None
    (worker,) = broken._processes
    os.kill(worker, signal.SIGKILL)
    choices = await asyncio.gather(*(minds.move("nummerus", "meister", seat, view, legal) for _ in range(3)))
    assert {choice.move for choice in choices} <= set(legal)
    assert (await minds.move("nummerus", "geselle", seat, view, legal)).move in legal
    assert minds._pool is not broken


async def test_a_bot_that_fails_leaves_its_move_to_luck(minds: Minds) -> None:
    _, view, legal = question()
    for game_key, seen in (("halma", view), ("nummerus", {})):
        move, thought = await minds.move(game_key, "meister", 0, seen, legal)
        assert move in legal
        assert thought is None


async def test_a_bot_that_cheats_leaves_its_move_to_luck(minds_here: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, legal = question()
    monkeypatch.setattr(bots, "think", lambda *_: thoughtless(9999))
    assert (await minds_here.move("nummerus", "meister", seat, view, legal)).move in legal


async def test_advice_is_a_legal_move_with_a_thought(minds: Minds) -> None:
    seat, view, legal = question()
    move, thought = await minds.advise("nummerus", seat, view, legal)
    assert move in legal
    assert thought.line[0] == game("nummerus").describe(move)


async def test_advice_is_never_left_to_luck(minds: Minds) -> None:
    seat, view, legal = question()
    with pytest.raises(Refusal, match="game-unknown"):
        await minds.advise("halma", seat, view, legal)
    await minds.advise("nummerus", seat, view, legal)
    broken = minds._pool
    assert broken is not None
    (worker,) = broken._processes
    os.kill(worker, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        await minds.advise("nummerus", seat, view, legal)
    assert (await minds.advise("nummerus", seat, view, legal)).move in legal


async def test_illegal_advice_is_none(minds_here: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, legal = question()
    illegal = next(move for move in range(48) if move not in legal)
    monkeypatch.setattr(bots, "advise", lambda *_: thoughtless(illegal))
    with pytest.raises(ValueError, match="not allowed"):
        await minds_here.advise("nummerus", seat, view, legal)
