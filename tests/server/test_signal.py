"""Over the network everybody is told of one instant, the server refuses what comes earlier, and bots wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest

from spieltisch.game import Act, View
from spieltisch.server.live_table import LiveTable
from spieltisch.server.storage import Storage
from spieltisch.server.thinking import Minds
from spieltisch.table.commands import Plan
from spieltisch.table.entries import Moved, Started
from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.server.test_at_once import everybody_at, some_guests, take_places
from tests.table.scene import FRIEND, HOST, NOON, Scene
from tests.table.scramble import BACK, FACTS, PASS, SCRAMBLE

pytestmark = pytest.mark.anyio

SHORT, LONG = "1", "3"


async def count_down(chairs: Sequence[Chair], signal: str, clock: str = "none") -> float:
    """Start a round; the instant that everybody was told."""
    await chairs[0].ask("plan", options={"signal": signal}, clock=clock)
    await chairs[0].ask("start")
    for chair in chairs:
        await chair.until_seq(chairs[0].seq)
    instants = {chair.position["opens_at"] for chair in chairs}
    assert len(instants) == 1
    instant: float = instants.pop()
    assert instant == latest(chairs[0])["entry"]["at"] + float(signal)
    return instant


async def until(instant: float) -> None:
    """By the clock that the server reads, too."""
    while (seconds := instant - time.time()) > 0:
        await asyncio.sleep(seconds)


async def test_one_instant_for_all_and_one_of_two_grabs_wins(house: House) -> None:
    guests = await some_guests(house, 2)
    key = await next(iter(guests.values())).open_table("scramble")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs, start=False)
        instant = await count_down(chairs, SHORT)
        early = await chairs[1].move(4, seat=1)
        if time.time() < instant:
            assert (early["t"], early["code"]) == ("refused", "too-early")
            assert early["text"] == "Noch nicht: Erst beim Signal geht es los."
        await until(instant)
        if early["t"] == "ack":
            await chairs[1].move(BACK, seat=1)
        answers = await asyncio.gather(*(chair.move(4, seat) for seat, chair in enumerate(chairs)))
        assert sorted(told["t"] for told in answers) == ["ack", "refused"]
        assert next(told["code"] for told in answers if told["t"] == "refused") == "taken"
        assert chairs[0].position["opens_at"] is None, "it has passed"
    async with Storage.open(house.settings.database()) as storage:
        log = await storage.entries(key)
    (started,) = [entry for entry in log if isinstance(entry.deed, Started)]
    assert all(entry.at >= started.at + float(SHORT) for entry in log if isinstance(entry.deed, Moved))


async def test_after_a_reload_and_a_restart_it_is_the_same_instant(closed_house: House) -> None:
    async with closed_house.open():
        host = await closed_house.guest("Ada")
        cookie = host.cookie
        key = await host.open_table("scramble")
        async with host.sit_at(key) as chair:
            await chair.ask("seat", seat=1, kind="bot", level="geselle")
            instant = await count_down([chair], LONG)
            seq = chair.seq
        for query in ("", f"after={seq - 1}"):
            async with host.dial(key, query) as again:
                await again.until_seq(seq)
                assert told_in_time(again, instant)
    async with closed_house.open():
        guest = await closed_house.guest(cookie=cookie)
        async with guest.sit_at(key, Cookie=cookie) as chair:
            assert told_in_time(chair, instant)


def told_in_time(chair: Chair, instant: float) -> bool:
    """The instant while it is to come, nothing when it has passed; however slow this machine is."""
    told = latest(chair)
    return bool(told["position"]["opens_at"] == (instant if told["now"] < instant else None))


def latest(chair: Chair) -> Message:
    return next(message for message in reversed(chair.messages) if message["t"] in ("snapshot", "step"))


async def test_bots_wait_for_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They may make up their minds before, but nothing of what they do comes earlier."""

    async def act(
        _: Minds, game: str, level: str, seat: int, view: View, legal: Sequence[int], memory: bytes, heard: list[bytes]
    ) -> Act:
        return Act(0.0, PASS if PASS in legal else legal[0])

    monkeypatch.setattr(Minds, "act", act)
    host = await house.guest("Ada")
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="geselle")
        instant = await count_down([chair], SHORT)
        while chair.position["ply"] == 0:
            step = await chair.hear()
        assert step["entry"]["at"] >= instant


async def test_the_deadline_is_counted_from_the_signal(house: House) -> None:
    guests = await some_guests(house, 2)
    key = await next(iter(guests.values())).open_table("scramble")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs, start=False)
        instant = await count_down(chairs, LONG, clock="brisk")
        assert chairs[1].position["deadline"] == instant + FACTS.clocks["brisk"]


def test_nobody_is_late_or_given_up_before_the_signal() -> None:
    scene = Scene(SCRAMBLE)
    scene.sit(FRIEND, 1)
    scene.do(HOST, lambda key: Plan(key, {"signal": LONG, "absence": "0"}, "brisk"))
    scene.start()
    live = LiveTable(scene.table, NOON)
    for guest in (HOST, FRIEND):
        live.enter(guest, guest, NOON)
    instant = NOON + float(LONG)
    assert live.deadline() == instant + FACTS.clocks["brisk"]
    live.leave(FRIEND, NOON + 1)
    assert live.due() == {0: instant + FACTS.clocks["brisk"], 1: instant}
    assert live.waits() == {1: instant}
