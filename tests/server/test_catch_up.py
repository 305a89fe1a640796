"""A lost connection: back where you were, with every step told once and in order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.guests import Chair, Guest, Message
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = pytest.mark.anyio


async def test_every_after_gives_exactly_the_missing_steps(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        await play_both_places(chair)
        told = [message for message in chair.messages if message["t"] == "step"]
        last = chair.seq
    assert [message["seq"] for message in told] == list(range(2, last + 1))
    for after in range(1, last):
        async with host.dial(key, f"after={after}") as again:
            missed = [await again.hear_until("step") for _ in range(last - after)]
            assert [timeless(step) for step in missed] == [timeless(step) for step in told[after - 1 :]]


@pytest.mark.parametrize("after", ["", "0", "-3", "999", "x", "1e1", "²", "9" * 5000])
async def test_any_other_after_gives_a_snapshot(house: House, after: str) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.dial(key, f"after={after}") as chair:
        assert (await chair.hear())["t"] == "snapshot"


async def test_who_knows_everything_hears_only_what_is_new(house: House) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.dial(key, "after=1") as chair:
        answer = await chair.ask("seat", seat=1, kind="bot")
        assert answer["seq"] == 2
        assert [message["t"] for message in chair.messages if message["t"] in ("snapshot", "step")] == ["step"]


async def test_after_a_long_gap_comes_a_snapshot(closed_house: House) -> None:
    closed_house.limit(replace(closed_house.settings.limits, steps_to_catch_up=3))
    async with closed_house.open():
        host = await closed_house.guest()
        key = await host.open_table("whisper")
        async with host.sit_at(key) as chair:
            await play_both_places(chair)
            last = chair.seq
        assert await first_word(host, key, last - 3) == "step"
        assert await first_word(host, key, last - 4) == "snapshot"


async def test_a_snapshot_tells_the_same_log_as_the_steps(house: House) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        await play_both_places(chair)
        told = [message["entry"] for message in chair.messages if message["t"] == "step"]
    async with host.sit_at(key) as again:
        snapshot = again.messages[0]
        assert snapshot["log"][1:] == told
        assert snapshot["position"] == chair.position
        assert snapshot["table"] == chair.table


async def first_word(guest: Guest, key: str, after: int) -> str:
    async with guest.dial(key, f"after={after}") as chair:
        kind: str = (await chair.hear())["t"]
        return kind


async def play_both_places(chair: Chair) -> None:
    await chair.ask("seat", seat=1, kind="here", name="Opa")
    await chair.ask("start")
    while chair.table["phase"] == "playing":
        await chair.move(DRAW)


def timeless(step: Message) -> Message:
    return {key: value for key, value in step.items() if key != "now"}
