"""Advice on wish: thought about beside the game, told to who asked, and changing nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from litestar import WebSocket

from spieltisch.game import View
from spieltisch.games import game
from spieltisch.server import thinking
from spieltisch.server.thinking import Advised, Minds
from spieltisch.table.entries import Foreseen
from tests.server.guests import Chair
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = pytest.mark.anyio


class SlowAdviser:
    """Thinks until it is told to be ready, and then advises the last move."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ready = asyncio.Event()
        self.views: list[View] = []
        self.interrupted = 0
        adviser = self

        async def advise(_: Minds, game_key: str, seat: int, view: View, legal: Sequence[int]) -> Advised:
            adviser.views.append(view)
            try:
                await adviser.ready.wait()
            except asyncio.CancelledError:
                adviser.interrupted += 1
                raise
            return Advised(legal[-1], Foreseen(["…"], 1, 2, 0.5, 0.25, False))

        monkeypatch.setattr(Minds, "advise", advise)


@pytest.fixture
async def slow(monkeypatch: pytest.MonkeyPatch) -> SlowAdviser:
    return SlowAdviser(monkeypatch)


@asynccontextmanager
async def game_at_one_screen(house: House, key: str = "nummerus") -> AsyncIterator[Chair]:
    """Two people beside each other, the first one to move."""
    host = await house.guest("Ada")
    table = await host.open_table(key)
    async with host.sit_at(table) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        if key == "nummerus":
            await chair.ask("plan", options={"start": "1"}, clock="none")
        await chair.ask("start")
        yield chair


async def ask(chair: Chair, name: str = "please", seat: int = 0, ply: int | None = None) -> None:
    asked_ply = chair.position["ply"] if ply is None else ply
    await chair.say(json.dumps({"t": "advise", "id": name, "seat": seat, "ply": asked_ply}))


async def refused(chair: Chair, seat: int = 0, ply: int | None = None) -> str:
    await ask(chair, seat=seat, ply=ply)
    answer = await chair.hear_until("refused")
    assert answer["id"] == "please"
    code: str = answer["code"]
    return code


async def test_advice_is_a_legal_move_with_what_was_seen(house: House) -> None:
    async with game_at_one_screen(house) as chair:
        before = chair.seq
        assert chair.position["may_ask"]
        await ask(chair)
        advice = await chair.hear_until("advice")
        assert (advice["id"], advice["ply"], advice["seat"]) == ("please", 0, 0)
        assert advice["move"] in chair.position["legal"]["0"]
        seen = advice["thinking"]
        assert (seen["seat"], seen["level"]) == (0, "meister")
        assert seen["line"][0] == game("nummerus").describe(advice["move"])
        assert seen["depth"] >= 1
        assert (await chair.move(advice["move"]))["seq"] == before + 1, "asking left no trace in the log"


async def test_only_the_view_of_the_seat_goes_into_the_thinking(house: House, slow: SlowAdviser) -> None:
    async with game_at_one_screen(house, "whisper") as chair:
        slow.ready.set()
        await ask(chair)
        await chair.hear_until("advice")
        assert slow.views == [chair.position["view"]]
        await chair.move(DRAW)
        await ask(chair, seat=1)
        await chair.hear_until("advice")
        assert slow.views[1] == chair.position["view"] != slow.views[0]


async def test_the_game_goes_on_while_advice_is_thought_about(house: House, slow: SlowAdviser) -> None:
    async with game_at_one_screen(house) as chair:
        await ask(chair)
        assert (await chair.move(chair.position["legal"]["0"][0]))["t"] == "ack"
        assert (await chair.ask("takeback", ply=1))["t"] == "ack"
        assert (await chair.move(chair.position["legal"]["0"][0]))["t"] == "ack"
        slow.ready.set()
        advice = await chair.hear_until("advice")
        assert advice["ply"] == 0, "it is about a position that has passed, and says so"


async def test_one_question_at_a_time(house: House, slow: SlowAdviser) -> None:
    async with game_at_one_screen(house) as chair:
        await ask(chair, "first")
        await ask(chair, "second")
        answer = await chair.hear_until("refused")
        assert (answer["id"], answer["code"]) == ("second", "still-thinking")
        slow.ready.set()
        assert (await chair.hear_until("advice"))["id"] == "first"
        await ask(chair, "third")
        assert (await chair.hear_until("advice"))["id"] == "third"
        assert len(slow.views) == 2


async def test_only_who_asked_is_told(house: House, slow: SlowAdviser) -> None:
    watcher = await house.guest("Zoe")
    async with game_at_one_screen(house) as chair, watcher.sit_at(chair.table["id"]) as bench:
        assert not bench.position["may_ask"]
        assert await refused(bench) == "not-your-seat"
        slow.ready.set()
        await ask(chair)
        await chair.hear_until("advice")
        await chair.move(chair.position["legal"]["0"][0])
        await bench.until_seq(chair.seq)
        assert "advice" not in [message["t"] for message in bench.messages]


async def test_among_people_there_is_no_advice(house: House, slow: SlowAdviser) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as one, friend.sit_at(key) as two:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        assert not one.position["may_ask"]
        assert await refused(one) == "advice-alone"
        assert slow.views == []


async def test_questions_that_make_no_sense_now(house: House, slow: SlowAdviser) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        assert await refused(chair, ply=0) == "not-started"
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        assert await refused(chair, seat=1) == "not-your-turn"
        assert await refused(chair, seat=2) == "no-such-seat"
        assert await refused(chair, ply=7) == "late"
        assert await refused(chair, seat=10**30, ply=-1) == "no-such-seat"
        while chair.table["phase"] == "playing":
            await chair.move(DRAW)
        assert await refused(chair) == "over"
        assert slow.views == []


async def test_who_leaves_is_not_thought_for_any_more(house: House, slow: SlowAdviser) -> None:
    async with game_at_one_screen(house) as chair:
        await ask(chair)
        await until(lambda: slow.views)
    await until(lambda: slow.interrupted)
    slow.ready.set()


async def test_who_has_gone_before_the_answer_comes_is_no_failure(
    house: House, slow: SlowAdviser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def into_the_void(*_: object, **__: object) -> None:
        raise ConnectionResetError

    async with game_at_one_screen(house) as chair:
        await ask(chair)
        await until(lambda: slow.views)
        monkeypatch.setattr(WebSocket, "send_data", into_the_void)
        slow.ready.set()
        await chair.say("anything")
        await chair.closed_with()
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_too_many_advice_at_once(closed_house: House, slow: SlowAdviser) -> None:
    closed_house.limit(replace(closed_house.settings.limits, advice_at_once=2))
    async with (
        closed_house.open(),
        game_at_one_screen(closed_house) as one,
        game_at_one_screen(closed_house) as two,
        game_at_one_screen(closed_house) as three,
    ):
        await ask(one)
        await ask(two)
        await until(lambda: len(slow.views) == 2)
        assert await refused(three) == "advice-busy"
        slow.ready.set()
        await one.hear_until("advice")
        await two.hear_until("advice")
        await ask(three)
        await three.hear_until("advice")


async def test_an_adviser_that_fails_says_so_and_the_game_goes_on(house: House) -> None:
    """No bot knows this toy game."""
    async with game_at_one_screen(house, "whisper") as chair:
        assert await refused(chair) == "game-unknown"
        assert (await chair.move(DRAW))["t"] == "ack"


async def test_a_bots_move_does_not_wait_for_advice(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """There is only one process for bots in this house; advice has its own."""
    may_end = tmp_path / "may-end"
    monkeypatch.setattr(thinking, "_advise", partial(ponder_until, may_end))
    host = await house.guest("Ada")
    key = await host.open_table("nummerus")
    async with game_at_one_screen(house) as asker, host.sit_at(key) as chair:
        await ask(asker)
        await chair.ask("seat", seat=1, kind="bot", level="neuling")
        await chair.ask("plan", options={"start": "2"}, clock="none")
        await chair.ask("start")
        while chair.position["ply"] < 1:
            await chair.hear()
        may_end.touch()
        assert (await asker.hear_until("advice"))["thinking"]["line"] == ["at last"]


def ponder_until(file: Path, game_key: str, seat: int, view: View, legal: Sequence[int], seed: int) -> Advised:
    while not file.exists():
        time.sleep(0.01)
    return Advised(legal[0], Foreseen(["at last"], 1, 2, 0.5, 0.25, False))


async def until(happened: Callable[[], object]) -> None:
    while not happened():
        await asyncio.sleep(0.01)
