"""A bot whose process dies, whose code fails or who cheats stops no game among people; advice that fails says so."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

from spieltisch import bots
from spieltisch.bots import LISTENING
from spieltisch.bots.bot import without_search
from spieltisch.facts import Sound, read_facts
from spieltisch.game import Act, Refusal, View
from spieltisch.games import game
from spieltisch.server.thinking import Choice, Minds
from tests.suite import Case
from tests.toy import Toy

pytestmark = pytest.mark.anyio

RATTLE = Sound(rate=100, samples=50, seconds=0.5, strengths=3, things=2)


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


def position() -> tuple[int, View, list[int]]:
    state = Case("nummerus", 2, {"start": "1"}).start(1)
    return 0, state.view(0), list(state.legal(0))


async def test_a_bot_chooses_a_legal_move_and_tells_what_it_saw(minds: Minds) -> None:
    seat, view, legal = position()
    move, thought = await minds.move("nummerus", "geselle", seat, view, legal)
    assert move in legal
    assert thought is not None
    assert thought.line[0] == game("nummerus").describe(move)
    assert thought.depth > 0


async def test_a_bot_that_does_not_think_tells_nothing(minds: Minds) -> None:
    seat, view, legal = position()
    assert (await minds.move("nummerus", "zufall", seat, view, legal)).thought is None


async def test_the_only_move_needs_no_thought(minds: Minds) -> None:
    seat, view, _ = position()
    assert await minds.move("nummerus", "meister", seat, view, [7]) == Choice(7)
    assert minds._pool is None


async def test_after_a_dead_process_comes_a_new_one(minds: Minds) -> None:
    seat, view, legal = position()
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
    _, view, legal = position()
    for game_key, seen in (("halma", view), ("nummerus", {})):
        move, thought = await minds.move(game_key, "meister", 0, seen, legal)
        assert move in legal
        assert thought is None


async def test_a_bot_that_cheats_leaves_its_move_to_luck(minds_here: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, legal = position()
    monkeypatch.setattr(bots, "think", lambda *_: without_search(9999))
    assert (await minds_here.move("nummerus", "meister", seat, view, legal)).move in legal


@pytest.fixture
def wish(monkeypatch: pytest.MonkeyPatch) -> Callable[[Act], None]:
    """What a bot wants to do in a game in real time."""
    facts = msgspec.structs.replace(read_facts("nummerus"), real_time=True, sound=RATTLE)
    monkeypatch.setattr("spieltisch.server.thinking.folder", lambda key: Toy(game(key), facts))
    return lambda act: monkeypatch.setattr(bots, "act", lambda *_: act)


@pytest.mark.parametrize("act", [Act(0.7, move=3, memory=b"so"), Act(1.0, LISTENING, thing=1, strength=3, times=2)])
async def test_in_real_time_a_bot_does_what_it_wants(minds_here: Minds, wish: Callable[[Act], None], act: Act) -> None:
    wish(act)
    assert await minds_here.act("nummerus", "meister", 0, {}, [2, 3], b"", []) == act


@pytest.mark.parametrize("act", [Act(0.7, move=9), Act(1e9, move=3), Act(0.4, LISTENING, strength=1, times=1)])
async def test_in_real_time_what_cannot_be_done_is_left_to_luck(
    minds_here: Minds, wish: Callable[[Act], None], act: Act
) -> None:
    wish(act)
    done = await minds_here.act("nummerus", "meister", 0, {}, [2, 3], b"so", [])
    assert done.move in (2, 3)
    assert done.seconds > 0
    assert done.memory == b""


async def test_in_real_time_a_bot_that_fails_leaves_its_move_to_luck(minds: Minds) -> None:
    assert (await minds.act("halma", "meister", 0, {}, [2, 3], b"", [])).move in (2, 3)


async def test_luck_needs_no_knowledge_to_act_in_real_time(minds: Minds) -> None:
    seat, view, legal = position()
    act = await minds.act("nummerus", "zufall", seat, view, legal, b"", [])
    assert act.move in legal
    assert act.seconds > 0


async def test_advice_is_a_legal_move_with_a_thought(minds: Minds) -> None:
    seat, view, legal = position()
    move, thought = await minds.advise("nummerus", seat, view, legal)
    assert move in legal
    assert thought.line[0] == game("nummerus").describe(move)


async def test_advice_is_never_left_to_luck(minds: Minds) -> None:
    seat, view, legal = position()
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
    seat, view, legal = position()
    illegal = next(move for move in range(48) if move not in legal)
    monkeypatch.setattr(bots, "advise", lambda *_: without_search(illegal))
    with pytest.raises(ValueError, match="not allowed"):
        await minds_here.advise("nummerus", seat, view, legal)
