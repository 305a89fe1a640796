"""What bots saw is shown with their moves where nothing is hidden, and nowhere else."""

from __future__ import annotations

import pytest

from spieltisch.game import View
from spieltisch.server.thinking import Choice, Minds
from spieltisch.table.entries import Foreseen
from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = pytest.mark.anyio

SECRET = Foreseen(["secret-plan"], depth=3, nodes=500, seconds=0.5, outlook=0.9, proven=True)


async def test_everybody_sees_what_a_bot_saw_also_after_a_restart(closed_house: House) -> None:
    async with closed_house.open():
        host, watcher = await closed_house.guest("Ada"), await closed_house.guest("Zoe")
        key, cookie = await host.open_table("nummerus"), host.cookie
        async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
            await chair.ask("seat", seat=1, kind="bot", level="geselle")
            await chair.ask("plan", options={"start": "1"}, clock="none")
            await chair.ask("start")
            await chair.move(chair.position["legal"]["0"][0])
            while chair.position["ply"] < 2:
                await chair.hear()
            await bench.until_seq(chair.seq)
            thoughts = thoughts_told(chair)
            assert thoughts == thoughts_told(bench)
            assert thoughts[:-1] == [None] * (len(thoughts) - 1), "neither the table nor people tell thoughts"
            seen = thoughts[-1]
            assert seen is not None
            assert (seen["seat"], seen["level"], seen["nodes"]) == (1, "geselle", 500)
            assert 0 <= seen["outlook"] <= 1
            taken = [chip for hand in chair.position["view"]["hands"] for chip in hand["chips"]]
            assert int(seen["line"][0]) in taken, "the line begins with the move that was made"
    async with closed_house.open():
        host = await closed_house.guest(cookie=cookie)
        async with host.sit_at(key, Cookie=cookie) as chair:
            assert [entry["thought"] for entry in chair.messages[0]["log"]][-1] == seen
        async with host.dial(key, "after=1", Cookie=cookie) as chair:
            await chair.until_seq(bench.seq)
            assert thoughts_told(chair) == thoughts


async def test_no_thought_goes_out_where_something_is_hidden(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_aloud(_: Minds, game_key: str, level: str, seat: int, view: View, legal: list[int]) -> Choice:
        return Choice(DRAW, SECRET)

    monkeypatch.setattr(Minds, "move", think_aloud)
    host, watcher = await house.guest("Ada"), await house.guest("Zoe")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
        await chair.ask("seat", seat=1, kind="bot", level="meister")
        await chair.ask("start")
        while chair.table["phase"] == "playing":
            if chair.position["legal"]:
                await chair.move(DRAW)
            else:
                await chair.hear()
        await bench.until_seq(chair.seq)
        for guest, here in ((host, chair), (watcher, bench)):
            for query in ("", "after=1"):
                async with guest.dial(key, query) as again:
                    await again.until_seq(chair.seq)
                    here.heard += again.heard
            await guest.get("/api/tables/mine")
            await guest.fetch("GET", f"/api/tables/{key}/record")
            received = "\n".join([*here.heard, *guest.bodies])
            assert "secret-plan" not in received
            assert '"thought":{' not in received
            assert '"outlook"' not in received


def thoughts_told(chair: Chair) -> list[Message | None]:
    return [message["entry"]["thought"] for message in chair.messages if message["t"] == "step"]
