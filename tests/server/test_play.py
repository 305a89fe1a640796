"""Sitting down, playing, watching: what people at a table see of each other."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tests.server.whisper import DRAW, SHOW

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as one, friend.sit_at(key) as two:
        assert one.table["host"]
        assert not two.table["host"]
        assert (await two.ask("sit", seat=1, salt="pinch"))["t"] == "ack"
        await one.until_seq(two.seq)
        assert [seat["name"] for seat in one.table["seats"]] == ["Ada", "Ben"]
        assert [seat["mine"] for seat in two.table["seats"]] == [False, True]
        assert (await one.ask("start"))["t"] == "ack"
        await two.until_seq(one.seq)
        for turn in range(8):
            mover, other = (one, two) if turn % 2 == 0 else (two, one)
            assert mover.position["legal"] == {str(turn % 2): [DRAW, SHOW]}
            assert other.position["legal"] == {}
            assert (await mover.move(DRAW))["t"] == "ack"
            await other.until_seq(mover.seq)
        assert one.table["phase"] == "over"
        assert one.position["outcome"]["scores"] == [6, 6]
        assert one.table["seed"]
