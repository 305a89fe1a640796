"""Several seats act at the same moment, each at its own screen: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from spieltisch.game import View
from spieltisch.server.thinking import Choice, Minds
from spieltisch.table.house import HOUSE
from tests.server.guests import Chair, Guest, Message
from tests.server.house import House
from tests.table.curling import ANSWERS, AYE, PUSHES, ROUGH, SMOOTH, WORKED_OUT

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")
LAST_PUSH = ANSWERS + PUSHES - 1
A_LONG_TIME = 3600.0  # seconds


@asynccontextmanager
async def everybody_at(key: str, guests: Mapping[str, Guest]) -> AsyncIterator[list[Chair]]:
    """By the cookies that tell who they are."""
    async with AsyncExitStack() as chairs:
        yield [await chairs.enter_async_context(guest.sit_at(key, Cookie=cookie)) for cookie, guest in guests.items()]


async def some_guests(house: House, number: int) -> dict[str, Guest]:
    guests = [await house.guest(name) for name in NAMES[:number]]
    return {guest.cookie: guest for guest in guests}


async def take_places(chairs: Sequence[Chair], start: bool = True) -> None:
    """The first is the host; everybody else takes the next place."""
    for seat, chair in enumerate(chairs):
        if seat >= len(chairs[0].table["seats"]):
            await chairs[0].ask("seat", seat=seat, kind="open")
        if seat:
            await chair.until_seq(chairs[0].seq)
            assert (await chair.ask("sit", seat=seat))["t"] == "ack"
            await chairs[0].until_seq(chair.seq)
    if start:
        await chairs[0].ask("start")
    await all_have_heard(chairs)


async def all_have_heard(chairs: Sequence[Chair], answers: Sequence[Message] = ()) -> None:
    latest = max([*(chair.seq for chair in chairs), *(reply.get("seq", 0) for reply in answers)])
    await asyncio.gather(*(chair.until_seq(latest) for chair in chairs))


async def act_at_once(chairs: Sequence[Chair], move: int, ply: int) -> list[Message]:
    """All send before anybody has heard of the others, and all send twice: the line might have been lost."""

    async def act(seat: int, chair: Chair) -> Message:
        frame = json.dumps({"t": "move", "id": f"{ply}-{seat}", "seat": seat, "ply": ply, "move": move})
        await chair.say(frame)
        await chair.say(frame)
        first, second = [await answer(chair, f"{ply}-{seat}") for _ in range(2)]
        assert first == second
        return first

    return await asyncio.gather(*(act(seat, chair) for seat, chair in enumerate(chairs)))


async def answer(chair: Chair, command: str) -> Message:
    while (message := await chair.hear())["t"] not in ("ack", "refused") or message["id"] != command:
        pass
    return message


async def play_to_the_end(chairs: Sequence[Chair]) -> int:
    """How many moves were made, by what their makers were told."""
    done = 0
    while chairs[0].table["phase"] == "playing":
        position, answers = chairs[0].position, []
        if position["view"]["phase"] == "slide":
            mover = chairs[position["to_move"][0]]
            answers = [await mover.move(LAST_PUSH)]
            assert answers[0]["t"] == "ack"
        else:
            answers = await act_at_once(chairs, AYE, position["ply"])
            assert {reply["code"] for reply in answers if reply["t"] == "refused"} <= {"late", "over"}
        done += sum(reply["t"] == "ack" for reply in answers)
        await all_have_heard(chairs, answers)
    return done


@pytest.mark.parametrize("people", [2, 4, 6])
async def test_nothing_is_lost_or_doubled_when_all_act_at_once(house: House, people: int) -> None:
    guests = await some_guests(house, people)
    key = await next(iter(guests.values())).open_table("curling")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs)
        answers = await act_at_once(chairs, SMOOTH, ply=0)
        assert [reply["t"] for reply in answers] == ["ack"] * people
        assert len({reply["seq"] for reply in answers}) == people
        await all_have_heard(chairs, answers)
        assert chairs[0].position["ply"] == people
        worked_out = WORKED_OUT[0]
        done = people + await play_to_the_end(chairs)
        assert WORKED_OUT[0] - worked_out == 2 * people, "every slide was worked out once"
        assert {chair.position["ply"] for chair in chairs} == {done}
        moves = [message["entry"] for message in chairs[0].messages if message["t"] == "step"]
        assert sum(entry["kind"] == "move" for entry in moves) == done


async def test_two_servers_hear_them_at_the_same_time(closed_house: House) -> None:
    """Of two entries with one number one is written; the other command still holds and comes after it."""
    other_house = House(closed_house.settings)
    async with closed_house.open(), other_house.open():
        guests = await some_guests(closed_house, 4)
        host, *others = guests
        key = await guests[host].open_table("curling")
        async with everybody_at(key, guests) as chairs:
            await take_places(chairs)
        elsewhere = {cookie: await other_house.guest(cookie=cookie) for cookie in others[::2]}
        async with everybody_at(key, guests | elsewhere) as chairs:
            answers = await act_at_once(chairs, ROUGH, ply=0)
            assert [reply["t"] for reply in answers] == ["ack"] * 4
            assert len({reply["seq"] for reply in answers}) == 4
    async with closed_house.open(), (await closed_house.guest()).sit_at(key) as chair:
        assert chair.position["view"]["stones"] == [ROUGH] * 4
        assert chair.position["ply"] == 4


@pytest.fixture
def first_moves_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def move(_: Minds, game_key: str, level: str, seat: int, view: View, legal: Sequence[int]) -> Choice:
        return Choice(legal[0])

    monkeypatch.setattr(Minds, "move", move)


@pytest.mark.usefixtures("first_moves_only")
async def test_bots_do_not_wait_for_people_nor_people_for_bots(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("curling")
    async with host.sit_at(key) as chair:
        for seat in range(1, 6):
            await chair.ask("seat", seat=seat, kind="bot", level="zufall")
        await chair.ask("start")
        while chair.position["to_move"] != [0]:
            await chair.hear()
        assert (await chair.ask("move", seat=0, ply=0, move=ROUGH))["t"] == "ack"
        assert chair.position["view"]["stones"] == [ROUGH, *[SMOOTH] * 5]
        for _ in range(2):
            while chair.position["to_move"] != [0]:
                await chair.hear()
            await chair.move(LAST_PUSH)
        while chair.table["phase"] == "playing":
            await chair.hear()


@pytest.mark.usefixtures("first_moves_only")
async def test_the_clock_moves_for_everybody_who_does_not(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE.clocks, "brisk", A_LONG_TIME)
    guests = await some_guests(house, 3)
    key = await next(iter(guests.values())).open_table("curling")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs, start=False)
        await chairs[0].ask("plan", options={}, clock="brisk")
        await chairs[0].ask("start")
        await all_have_heard(chairs)
        deadline = chairs[1].position["deadline"]
        assert (await chairs[1].ask("move", seat=1, ply=0, move=ROUGH))["t"] == "ack"
        assert chairs[1].position["deadline"] == deadline, "the others get no more time by that"
        monkeypatch.setitem(HOUSE.clocks, "brisk", 0)
        async with (await house.guest()).sit_at(key):
            while chairs[1].position["ply"] < 3:
                await chairs[1].hear_until("step")
        assert chairs[1].position["view"]["stones"] == [SMOOTH, ROUGH, SMOOTH]
        late = [
            happening["seat"]
            for message in chairs[1].messages
            if message["t"] == "step"
            for happening in message["entry"]["happenings"]
            if happening["kind"] == "time-up"
        ]
        assert sorted(late) == [0, 2]


async def test_people_at_one_screen_act_one_after_the_other(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("curling")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        assert chair.position["legal"] == {"0": [SMOOTH, ROUGH], "1": [SMOOTH, ROUGH]}
        await chair.move(ROUGH, seat=0)
        assert chair.position["view"]["mine"] == -1, "through the eyes of the one who is still to move"
        assert chair.position["legal"] == {"1": [SMOOTH, ROUGH]}
        assert [table["my_turn"] for table in await host.get("/api/tables/mine")] == [True]


async def test_moves_too_many_to_list_are_offered_as_a_span(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("curling")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        await chair.move(SMOOTH, seat=0)
        await chair.move(SMOOTH, seat=1)
        assert chair.position["legal"] == {"0": {"least": ANSWERS, "most": LAST_PUSH}}
        for beyond in (ANSWERS - 1, LAST_PUSH + 1):
            assert (await chair.move(beyond, seat=0))["t"] == "refused"
        assert (await chair.move(LAST_PUSH, seat=0))["t"] == "ack"
        assert not chair.position["may_take_back"]
        async with host.sit_at(key) as again:
            assert again.position == chair.position
