"""A pending vote at ZONG! is in no byte that others receive: the same game with another vote looks the same to them."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack

import pytest

from spieltisch.game import QuickChance
from spieltisch.games import game
from spieltisch.games.zong.rules.notation import FIRST_VOTE
from spieltisch.table import decide
from tests.server.guests import Chair
from tests.server.house import House

pytestmark = pytest.mark.anyio

RULES = game("zong")
SALT = "grain"
TIMES_AND_KEYS = re.compile(r'"(now|at|id|invite|code|commitment)":("[^"]*"|[\d.]+|null)')


async def test_how_somebody_voted_changes_no_byte_for_the_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "new_seed", lambda: bytes(32))
    for_the_measured, for_the_other = [await heard_of_a_vote(house, reading) for reading in (0, 1)]
    assert for_the_measured == for_the_other
    for who in ("Ben", "Zoe"):
        assert any('"kind":"voted"' in text for text in for_the_measured[who]), "that a vote was cast is told"


async def heard_of_a_vote(house: House, reading: int) -> dict[str, list[str]]:
    """What the others hear from Ada's vote on, and when they come back, until they vote themselves."""
    ada, ben, cleo, zoe = [await house.guest(name) for name in ("Ada", "Ben", "Cleo", "Zoe")]
    key = await ada.open_table("zong")
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(guest.sit_at(key)) for guest in (ada, ben, cleo)]
        bench = await stack.enter_async_context(zoe.sit_at(key))
        for seat, chair in enumerate(chairs[1:], start=1):
            await chair.until_seq(chairs[seat - 1].seq)
            await chair.ask("sit", seat=seat, salt=SALT)
        await chairs[0].until_seq(chairs[2].seq)
        await chairs[0].ask("plan", options={**chairs[0].table["options"], "start": "1", "disc": "large"}, clock="none")
        await chairs[0].ask("start", salt=SALT)
        await play_until_a_vote(chairs)
        await bench.until_seq(chairs[0].seq)
        listeners = {"Ben": chairs[1], "Zoe": bench}
        known = {name: len(chair.heard) for name, chair in listeners.items()}
        assert (await chairs[0].move(FIRST_VOTE + reading, seat=0))["t"] == "ack"
        assert chairs[0].position["view"]["mine"] == reading
        for chair in listeners.values():
            await chair.until_seq(chairs[0].seq)
        heard = {name: chair.heard[known[name] :] for name, chair in listeners.items()}
        for name, guest in (("Ben", ben), ("Zoe", zoe)):
            async with guest.sit_at(key) as again:
                heard[name] += again.heard
            heard[name].append((await guest.fetch("GET", f"/api/tables/{key}/record")).text)
    return {name: [comparable(text, key) for text in texts] for name, texts in heard.items()}


async def play_until_a_vote(chairs: list[Chair]) -> None:
    """With this luck somebody soon throws a lightning; then a flick is found that leaves a doubt."""
    while (position := chairs[0].position)["view"]["phase"] != "vote":
        seat = position["to_move"][0]
        chair = chairs[seat]
        await chair.until_seq(chairs[0].seq)
        view = chair.position["view"]
        move = doubtful_flick(view, seat) if view["phase"] == "flick" else chair.position["legal"][str(seat)][0]
        assert (await chair.move(move, seat))["t"] == "ack"
        for other in chairs:
            await other.until_seq(chair.seq)


def doubtful_flick(view: dict[str, object], seat: int) -> int:
    flicks = (
        RULES.parse(f"flick 500/280 {dx}:2500 {strength}.0%")
        for strength in range(30, 100, 5)
        for dx in range(-600, 601, 20)
    )
    return next(move for move in flicks if leaves_a_doubt(view, seat, move))


def leaves_a_doubt(view: dict[str, object], seat: int, move: int) -> bool:
    state = RULES.from_view(view, seat, QuickChance(0))
    state.play(seat, move, QuickChance(0))
    return state.view(None)["phase"] == "vote"


def comparable(text: str, key: str) -> str:
    """Without what differs between any two tables."""
    return TIMES_AND_KEYS.sub("", text.replace(key, "…"))
