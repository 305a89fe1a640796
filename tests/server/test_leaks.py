"""Secrets stay secret: in no byte that somebody receives is a word they may not know, nor the seed before the end."""

from __future__ import annotations

import re

import pytest

from tests.server.guests import Chair, Guest
from tests.server.house import House
from tests.server.whisper import DRAW, SHOW

pytestmark = pytest.mark.anyio

WORD = re.compile(r"word-[0-9a-f]{16}")
HEX_SEED = re.compile(r"[0-9a-f]{64}")


async def test_no_word_reaches_who_may_not_know_it(house: House) -> None:
    host, friend, watcher = await house.guest("Ada"), await house.guest("Ben"), await house.guest("Zoe")
    guests = (host, friend, watcher)
    key = await host.open_table("whisper")
    async with host.sit_at(key) as one, friend.sit_at(key) as two, watcher.sit_at(key) as bench:
        chairs = (one, two, bench)
        await two.ask("sit", seat=1, salt="grain")
        await one.until_seq(two.seq)
        await one.ask("start", salt="pinch")
        own: list[set[str]] = [set(), set(), set()]
        for turn, move in enumerate([DRAW, DRAW, SHOW, DRAW, DRAW, SHOW, DRAW]):
            await all_know(chairs)
            for seat, chair in enumerate((one, two)):
                own[seat] |= set(chair.position["view"]["own"])
            mover = chairs[turn % 2]
            assert (await mover.move(move))["t"] == "ack"
            await knock_everywhere(guests, chairs, key)
        await all_know(chairs)
        for seat, chair in enumerate((one, two)):
            own[seat] |= set(chair.position["view"]["own"])
        shown = set(bench.position["view"]["shown"])
        assert len(shown) == 2
        assert len(own[0] & own[1]) == 0
        for guest, chair, known in zip(guests, chairs, own, strict=True):
            async with guest.sit_at(key) as again:
                chair.heard += again.heard
            async with guest.dial(key, "after=1") as again:
                await again.until_seq(chair.seq)
                chair.heard += again.heard
            received = "\n".join([*chair.heard, *guest.bodies])
            assert set(WORD.findall(received)) == known | shown
            assert set(HEX_SEED.findall(received)) == {chair.table["commitment"]}
            assert chair.table["seed"] is None


async def test_what_others_hold_changes_no_byte(house: House) -> None:
    """The same game with other secrets looks the same to a spectator, but for times, ids and the commitment."""
    first, second = [await watched_game(house) for _ in range(2)]
    assert first == second


async def test_a_guest_never_learns_anothers_id(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    host_id = (await host.get("/api/me"))["id"]
    key = await host.open_table("whisper")
    async with host.sit_at(key) as one, friend.sit_at(key) as two:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        await two.until_seq(one.seq)
        assert host_id not in "\n".join([*two.heard, *friend.bodies])


async def watched_game(house: House) -> list[str]:
    host, watcher = await house.guest("Ada"), await house.guest("Zoe")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        for _ in range(6):
            await chair.move(DRAW)
        await bench.until_seq(chair.seq)
        table = bench.table
        steps = [text for text, message in zip(bench.heard, bench.messages, strict=True) if message["t"] == "step"]
    for changing in (key, table["commitment"], table["code"] or "ABCDEF", house.url):
        steps = [text.replace(changing, "…") for text in steps]
    return [re.sub(r'"(now|at|code)":("?)[\w.]+\2', "", text) for text in steps]


async def all_know(chairs: tuple[Chair, ...]) -> None:
    latest = max(chair.seq for chair in chairs)
    for chair in chairs:
        await chair.until_seq(latest)


async def knock_everywhere(guests: tuple[Guest, ...], chairs: tuple[Chair, ...], key: str) -> None:
    """Everything a curious guest could try."""
    for guest, chair in zip(guests, chairs, strict=True):
        for path in (
            "/api/tables/mine",
            f"/api/tables/{key}/record",
            f"/api/tables/{key}/qr.svg",
            "/api/best?game=whisper",
        ):
            await guest.fetch("GET", path)
        for seat in (0, 1):
            await chair.ask("move", seat=seat, ply=0, move=DRAW)
            await chair.ask("move", seat=seat, ply=chair.position["ply"], move=7)
            await chair.ask("advise", seat=seat, ply=chair.position["ply"])
        for whole in (False, True):
            await chair.ask("takeback", ply=chair.position["ply"], whole=whole)
        await chair.ask("rematch")
