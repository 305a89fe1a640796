"""Taking back over the network, where a game allows it within a turn: offered to whom it is fair, told to all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.table.errands import LOOK, PASS, STEP

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def far_apart(house: House) -> AsyncIterator[tuple[Chair, Chair, Chair]]:
    """The host, who begins, a friend and a spectator."""
    host, friend, watcher = await house.guest("Ada"), await house.guest("Ben"), await house.guest("Zoe")
    key = await host.open_table("errands")
    async with host.sit_at(key) as one, friend.sit_at(key) as two, watcher.sit_at(key) as bench:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        yield one, two, bench


async def fair_for(chairs: tuple[Chair, ...]) -> list[bool]:
    """Who may take back now, as each was told."""
    for chair in chairs:
        await chair.until_seq(max(chair.seq for chair in chairs))
    return [chair.position["may_take_back"] for chair in chairs]


async def take_back(chair: Chair, whole: bool = False) -> Message:
    return await chair.ask("takeback", ply=chair.position["ply"], whole=whole)


async def test_it_is_offered_only_to_whom_it_is_fair(house: House) -> None:
    async with far_apart(house) as chairs:
        one, two, _ = chairs
        assert await fair_for(chairs) == [False, False, False]
        await one.move(STEP)
        assert await fair_for(chairs) == [True, False, False]
        await one.move(LOOK)
        assert await fair_for(chairs) == [False, False, False]
        await one.move(STEP)
        await one.move(PASS)
        assert await fair_for(chairs) == [False, False, False]
        await two.move(STEP)
        assert await fair_for(chairs) == [False, True, False]


async def test_everybody_sees_the_position_return_and_reads_why(house: House) -> None:
    async with far_apart(house) as chairs:
        one, *others = chairs
        await one.move(STEP)
        await one.move(STEP)
        assert (await take_back(one))["t"] == "ack"
        await fair_for(chairs)
        for chair in others:
            assert chair.position["view"]["steps"] == [1, 0]
            assert chair.messages[-1]["entry"]["happenings"] == [{"kind": "took-back", "seat": 0, "values": {}}]
        assert (await take_back(one, whole=True))["t"] == "ack"
        await fair_for(chairs)
        assert others[0].messages[-1]["entry"]["happenings"][0]["kind"] == "began-turn-anew"


async def test_who_may_not_is_told_why_in_a_sentence(house: House) -> None:
    async with far_apart(house) as chairs:
        one, two, bench = chairs
        await one.move(STEP)
        await fair_for(chairs)
        for chair in (two, bench):
            answer = await take_back(chair)
            assert answer["t"] == "refused"
            assert answer["code"] == "take-back-turn"
            assert len(answer["text"].split()) > 3


async def test_of_a_move_and_a_take_back_that_cross_only_the_first_counts(house: House) -> None:
    async with far_apart(house) as chairs:
        one = chairs[0]
        await one.move(STEP)
        seen = one.position["ply"]
        await one.move(STEP)
        assert (await one.ask("takeback", ply=seen))["code"] == "late"
        assert one.position["view"]["steps"] == [2, 0]


async def test_a_game_that_nobody_wins_ends_all_the_same(house: House) -> None:
    async with far_apart(house) as chairs:
        one, two, _ = chairs
        while one.table["phase"] == "playing":
            await chairs[one.position["to_move"][0]].move(PASS)
            await fair_for((one, two))
        assert one.position["outcome"]["places"] == [2, 2]
        assert one.position["outcome"]["reason"] == "nobody"
        assert one.table["seed"] is not None
        assert (await one.ask("rematch"))["t"] == "ack"
