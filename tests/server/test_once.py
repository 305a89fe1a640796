"""A command is done once, however often it is sent; of two at the same moment one wins."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = pytest.mark.anyio


async def started_table(house: House) -> tuple[str, str]:
    """Its key, and the cookie of the one who holds both places."""
    host = await house.guest("Ada")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
    return key, host.cookie


async def test_sent_twice_played_once_also_after_a_restart(closed_house: House) -> None:
    command = {"t": "move", "id": "same", "seat": 0, "ply": 0, "move": DRAW}
    async with closed_house.open():
        key, cookie = await started_table(closed_house)
        guest = await closed_house.guest(cookie=cookie)
        async with guest.sit_at(key, Cookie=cookie) as chair:
            first, second = await send_again(chair, command), await send_again(chair, command)
            assert first == second == {"t": "ack", "id": "same", "seq": 4}
    async with closed_house.open():
        guest = await closed_house.guest(cookie=cookie)
        async with guest.sit_at(key, Cookie=cookie) as chair:
            assert await send_again(chair, command) == first
            assert chair.seq == 4
            assert chair.position["ply"] == 1


async def test_two_clicks_for_one_turn(house: House) -> None:
    key, cookie = await started_table(house)
    guest = await house.guest(cookie=cookie)
    async with guest.sit_at(key, Cookie=cookie) as one, guest.sit_at(key, Cookie=cookie) as two:
        for _ in range(4):
            answers = await asyncio.gather(one.move(DRAW), two.move(DRAW))
            kinds = sorted(answer["t"] for answer in answers)
            assert kinds == ["ack", "refused"]
            assert next(answer["code"] for answer in answers if answer["t"] == "refused") == "late"
            await asyncio.gather(one.until_seq(two.seq), two.until_seq(one.seq))
        assert one.position == two.position
        assert one.position["ply"] == 4


async def test_two_servers_on_one_database(closed_house: House) -> None:
    """The log's primary key decides; the server that lost learns what happened and answers with a sentence."""
    other_house = House(closed_house.settings)
    async with closed_house.open(), other_house.open():
        key, cookie = await started_table(closed_house)
        here, there = await closed_house.guest(cookie=cookie), await other_house.guest(cookie=cookie)
        async with here.sit_at(key, Cookie=cookie) as one, there.sit_at(key, Cookie=cookie) as two:
            assert (await one.move(DRAW))["t"] == "ack"
            assert (await two.move(DRAW))["code"] == "late"
            await two.until_seq(one.seq)
            assert two.position == one.position
            assert (await two.move(DRAW))["t"] == "ack"


async def send_again(chair: Chair, command: Message) -> Message:
    await chair.say(json.dumps(command))
    return await chair.hear_until("ack")
