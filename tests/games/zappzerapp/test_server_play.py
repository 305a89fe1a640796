"""Zapp Zerapp as it is played: a person among bots that reach, shake and listen, at their own pace."""

from __future__ import annotations

import pytest

from spieltisch.games import game
from tests.server.guests import Chair
from tests.server.house import House

pytestmark = pytest.mark.anyio

PASS = game("zappzerapp").parse("pass")
STAY = game("zappzerapp").parse("stay")
READY = game("zappzerapp").parse("ready")
ROUNDS = 2


async def play_on(chair: Chair) -> None:
    """The person never runs and never listens, which is quick; the bots need no telling."""
    legal = chair.position["legal"].get("0", [])
    for move in (READY, STAY, PASS):
        if move in legal:
            assert (await chair.move(move, seat=0))["t"] == "ack"
            return
    await chair.hear()


@pytest.mark.parametrize("options", [{"signal": "0"}, {"listening": "in-turn"}], ids=["together", "in turn"])
async def test_bots_reach_shake_listen_and_run(house: House, options: dict[str, str]) -> None:
    host, watcher = await house.guest("Ada"), await house.guest("Zoe")
    key = await host.open_table("zappzerapp")
    async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
        for seat, level in ((1, "zufall"), (2, "neuling"), (3, "meister")):
            await chair.ask("seat", seat=seat, kind="bot", level=level)
        await chair.ask("plan", options=options, clock="none")
        await chair.ask("start")
        while chair.position["view"]["round"] <= ROUNDS:
            await play_on(chair)
        await bench.until_seq(chair.seq)
        done = {(event["kind"], event["seat"]) for message in bench.messages for event in happenings(message)}
        for deed in ("took", "chose"):
            assert {2, 3} <= {seat for kind, seat in done if kind == deed}, "who knows nothing may pass at once"
        shakers = {message["seat"] for message in bench.messages if message["t"] == "shaking"}
        assert {2, 3} <= shakers <= {1, 2, 3}
        assert chair.pieces == bench.pieces == []


def happenings(message: dict[str, object]) -> list[dict[str, object]]:
    entry = message.get("entry")
    assert entry is None or isinstance(entry, dict)
    return entry["happenings"] if entry else []
