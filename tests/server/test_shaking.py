"""Who shakes something hears it, nobody else does; the others see that it is shaken."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest

from spieltisch.game import Refusal
from spieltisch.server import shaking
from spieltisch.server.shaking import Shakes
from tests.server.guests import Chair, Guest, Message
from tests.server.house import House
from tests.server.test_at_once import A_LONG_TIME
from tests.table.scramble import BACK, FACTS, PASS, SAMPLES

pytestmark = pytest.mark.anyio

AT_ONCE = 2


@asynccontextmanager
async def two_who_grab(house: House, game: str = "scramble") -> AsyncIterator[tuple[Guest, list[Chair], str]]:
    """The host, a friend and a spectator; the host holds something."""
    host, friend, watcher = await house.guest("Ada"), await house.guest("Ben"), await house.guest("Zoe")
    key = await host.open_table(game)
    async with host.sit_at(key) as one, friend.sit_at(key) as two, watcher.sit_at(key) as bench:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        await one.move(0, seat=0)
        await two.until_seq(one.seq)
        yield host, [one, two, bench], key


def seen(chair: Chair) -> list[Message]:
    return [message for message in chair.messages if message["t"] == "shaking"]


async def test_who_shakes_hears_and_the_others_see(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shaking, "_SECONDS_BETWEEN_NOTICES", A_LONG_TIME)
    async with two_who_grab(house) as (host, [one, two, bench], key), host.sit_at(key) as second_screen:
        first, second = [await one.shake(0, strength=2) for _ in range(AT_ONCE)]
        assert len(first["samples"]) == len(second["samples"]) == 2 * SAMPLES
        assert first["samples"] != second["samples"], "every piece has luck of its own"
        for chair in (one, two, second_screen, bench):
            await chair.ask("shake", seat=3, thing=0, strength=1)
        assert [seen(chair) for chair in (one, second_screen)] == [[], []]
        assert [seen(chair) for chair in (two, bench)] == [[shaken(0, 2)]] * 2, "once for both pieces"
        assert two.pieces == bench.pieces == second_screen.pieces == []


async def test_nothing_changes_by_it(house: House) -> None:
    async with two_who_grab(house) as (_, [one, two, _bench], _key):
        before = one.seq, one.position
        await one.shake(0)
        await two.move(PASS, seat=1)
        await one.until_seq(two.seq)
        assert one.seq == before[0] + 1
        assert one.position["view"]["held"] == before[1]["view"]["held"]


async def test_why_nothing_is_to_be_heard(house: House) -> None:
    async with two_who_grab(house) as (_, [one, two, bench], _key):
        assert await refusals(one, [(1, 0, 1), (9, 0, 1)]) == ["not-your-seat", "no-such-seat"]
        assert await refusals(one, [(0, 1, 1), (0, -1, 1), (0, 0, 0), (0, 0, 4)]) == ["shake"] * 4
        assert await refusals(two, [(1, 0, 1)]) == ["empty-hand"], "the game has a word for it"
        assert await refusals(bench, [(0, 0, 1)]) == ["not-your-seat"]
        await one.move(BACK, seat=0)
        assert await refusals(one, [(0, 0, 1)]) == ["empty-hand"]
        assert one.pieces == two.pieces == bench.pieces == []


async def test_there_is_a_sentence_for_it(house: House) -> None:
    host = await house.guest()
    for game, code in (("scramble", "not-started"), ("nummerus", "no-sound")):
        key = await host.open_table(game)
        async with host.sit_at(key, "lang=en") as chair:
            told = await chair.shake(0)
            assert (told["t"], told["code"]) == ("refused", code)
            assert len(told["text"].split()) > 3


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "shake", "id": "ä", "seat": 0, "thing": 0, "strength": 1},
        {"t": "shake", "id": "", "seat": 0, "thing": 0, "strength": 1},
        {"t": "shake", "id": "x" * 65, "seat": 0, "thing": 0, "strength": 1},
        {"t": "shake", "id": "x", "seat": 0, "thing": "left", "strength": 1},
        {"t": "shake", "id": "x", "seat": 0, "strength": 1},
    ],
)
async def test_what_is_no_shake(house: House, frame: Message) -> None:
    async with two_who_grab(house) as (_, [one, *_others], _key):
        await one.say(json.dumps(frame))
        assert (await one.hear_until("refused"))["code"] == "frame"
        assert (await one.shake(0))["t"] == "piece"


async def test_nobody_hears_faster_than_real_time(house: House) -> None:
    """Neither over one connection nor over two; another hand has its own time."""
    async with two_who_grab(house) as (host, [one, two, _bench], key), host.sit_at(key) as second_screen:
        await two.move(1, seat=1)
        assert [(await one.shake(0))["t"] for _ in range(AT_ONCE)] == ["piece"] * AT_ONCE
        for chair in (one, second_screen):
            assert (await chair.shake(0))["code"] == "shaken-too-fast"
        assert (await two.shake(1))["t"] == "piece"


def test_a_hand_may_go_on_for_ever_but_not_ahead() -> None:
    """One piece ahead, and then one by one; on their way through a network some come early and some late."""
    sound, shakes, left = FACTS.sound, Shakes(), (0, 0)
    assert sound is not None
    now = 0.0
    shakes.take(left, sound, now)
    for piece in range(50):
        now = (piece + (piece % 3) / 5) * sound.seconds
        shakes.take(left, sound, now)
    with pytest.raises(Refusal, match="shaken-too-fast"):
        shakes.take(left, sound, now)
    shakes.take((0, 1), sound, now)


def test_the_others_are_told_once_a_second() -> None:
    shakes = Shakes()
    told = [shakes.is_news((0, 0), piece * 0.25) for piece in range(9)]
    assert told == [True, False, False, False] * 2 + [True]
    assert shakes.is_news((0, 1), 2.1)


async def refusals(chair: Chair, shakes: Iterable[tuple[int, int, int]]) -> list[str]:
    return [(await chair.shake(*asked))["code"] for asked in shakes]


def shaken(seat: int, strength: int) -> Message:
    return {"t": "shaking", "seat": seat, "thing": 0, "strength": strength}
