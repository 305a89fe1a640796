"""A line on which nothing happens beats, so that whoever only watches notices when it is dead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.guests import Chair, Guest
from tests.server.house import House

pytestmark = pytest.mark.anyio

AT_ONCE = 0.001


def beats(chair: Chair) -> list[float]:
    return [message["now"] for message in chair.messages if message["t"] == "beat"]


@pytest.fixture
def beating_house(closed_house: House) -> House:
    closed_house.settings = replace(closed_house.settings, beat_every=AT_ONCE)
    return closed_house


async def a_table(house: House) -> tuple[Guest, str]:
    host = await house.guest("Ada")
    return host, await host.open_table("whisper")


async def test_who_only_watches_hears_that_the_line_lives(beating_house: House) -> None:
    async with beating_house.open():
        _, key = await a_table(beating_house)
        async with (await beating_house.guest("Zoe")).sit_at(key) as bench:
            for _ in range(3):
                await bench.hear_until("beat")
            assert sorted(beats(bench)) == beats(bench)
            assert bench.messages[0]["t"] == "snapshot"
            assert bench.seq == 1, "a beat is no step"


async def test_beats_come_between_the_steps_and_hide_none(beating_house: House) -> None:
    async with beating_house.open():
        host, key = await a_table(beating_house)
        async with host.sit_at(key) as chair:
            for name in ("Opa", "Oma", "Ida"):
                await chair.hear_until("beat")
                assert (await chair.ask("seat", seat=1, kind="here", name=name))["t"] == "ack"
            steps = [message["seq"] for message in chair.messages if message["t"] == "step"]
            assert steps == [2, 3, 4]


async def test_a_line_with_news_needs_no_beat(house: House) -> None:
    host, key = await a_table(house)
    async with host.sit_at(key) as chair:
        for name in ("Opa", "Oma"):
            await chair.ask("seat", seat=1, kind="here", name=name)
        assert beats(chair) == []
