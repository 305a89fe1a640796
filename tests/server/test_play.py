"""Sitting down, playing, watching: what people at a table see of each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spieltisch import record
from tests.server.guests import Chair, Message
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


async def test_alone_against_bots_with_record_and_rematch(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("nummerus")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="neuling")
        await chair.ask("seat", seat=2, kind="bot", level="zufall")
        assert (await host.fetch("GET", f"/api/tables/{key}/record")).json()["code"] == "not-over"
        await chair.ask("start", salt="pinch")
        await play_alone(chair)
        assert sum(len(hand["chips"]) for hand in chair.position["view"]["hands"]) == 48
        file = await host.fetch("GET", f"/api/tables/{key}/record")
        played = record.parse(file.content)
        assert record.verify(played)
        assert file.headers["content-type"] == "text/plain; charset=utf-8"
        assert file.headers["content-disposition"] == f'attachment; filename="nummerus-{played.day}.txt"'
        assert played.names() == ["Ada", "Kuno", "Mira"]
        again = await chair.ask("rematch")
        assert again["t"] == "ack"
        async with host.sit_at(chair.table["next_table"]) as next_chair:
            assert next_chair.table["phase"] == "playing"
            assert [seat["name"] for seat in next_chair.table["seats"]] == ["Ada", "Kuno", "Mira"]


async def test_a_game_of_skill_is_played_and_its_record_proven(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("zong")
    async with host.sit_at(key) as chair:
        for seat in (1, 2):
            await chair.ask("seat", seat=seat, kind="bot", level="zufall")
        await chair.ask("start")
        await play_alone(chair)
        played = record.parse((await host.fetch("GET", f"/api/tables/{key}/record")).content)
        assert record.verify(played)
        told = [happening["values"] for happening in happenings(chair.messages) if happening["kind"] == "flicked"]
        assert [turn.feat for turn in played.turns if turn.feat] == [values["film"] for values in told]


def happenings(messages: list[Message]) -> list[Message]:
    entries = [message["entry"] for message in messages if message["t"] == "step"]
    return [happening for entry in entries for happening in entry["happenings"]]


async def test_a_bot_goes_on_after_a_restart_when_somebody_comes(closed_house: House) -> None:
    lively, slow = closed_house.settings, replace(closed_house.settings, bot_pause=60)
    closed_house.settings = slow
    async with closed_house.open():
        host = await closed_house.guest()
        key, cookie = await host.open_table("nummerus"), host.cookie
        async with host.sit_at(key) as chair:
            await chair.ask("seat", seat=1, kind="bot", level="zufall")
            await chair.ask("plan", options={"start": "2"}, clock="none")
            await chair.ask("start")
            assert chair.position["to_move"] == [1]
    closed_house.settings = lively
    async with closed_house.open():
        host = await closed_house.guest(cookie=cookie)
        async with host.sit_at(key, Cookie=cookie) as chair:
            while chair.position["to_move"] != [0]:
                await chair.hear()


async def test_taking_back_against_a_bot(house: House) -> None:
    host = await house.guest()
    key = await host.open_table("nummerus")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="zufall")
        await chair.ask("plan", options={"start": "1"}, clock="none")
        await chair.ask("start")
        before = chair.position
        assert not before["may_take_back"]
        await chair.move(before["legal"]["0"][0])
        while chair.position["ply"] < 2:
            await chair.hear()
        assert chair.position["may_take_back"]
        assert (await chair.ask("takeback", ply=2))["t"] == "ack"
        assert chair.position["view"] == before["view"]
        assert chair.messages[-1]["entry"]["kind"] == "takeback"


async def test_a_rematch_among_people_is_one_table_for_all(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as one, friend.sit_at(key) as two:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        for turn in range(8):
            await two.until_seq(one.seq)
            await one.until_seq(two.seq)
            await (one, two)[turn % 2].move(DRAW)
        await one.until_seq(two.seq)
        first = await two.ask("rematch")
        second = await one.ask("rematch")
        assert first["seq"] == second["seq"]
        await one.until_seq(first["seq"])
        assert one.table["next_table"] == two.table["next_table"] is not None
        async with friend.sit_at(two.table["next_table"]) as chair:
            assert chair.table["host"]
            assert chair.table["phase"] == "lobby"
            assert [seat["name"] for seat in chair.table["seats"]] == ["Ada", "Ben"]


async def test_people_with_the_link_may_watch(house: House) -> None:
    host, watcher = await house.guest("Ada"), await house.guest("Zoe")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        async with watcher.sit_at(key) as bench:
            await chair.ask("seat", seat=1, kind="here", name="Opa")
            await chair.ask("start")
            await bench.until_seq(chair.seq)
            assert bench.position["view"]["own"] == []
            assert bench.position["legal"] == {}
            assert bench.table["seats"][0]["online"]
            presence = [message for message in chair.messages if message["t"] == "presence"]
            assert presence[-1] == {
                "t": "presence",
                "online": [True, True],
                "away_since": [None, None],
                "waited_until": [None, None],
                "watching": 1,
            }
            assert (await bench.move(DRAW))["code"] == "not-your-seat"
        assert (await chair.hear_until("presence"))["watching"] == 0


async def test_everybody_knows_since_when_somebody_is_gone(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        async with friend.sit_at(key) as other:
            await other.ask("sit", seat=1)
        while (since := (await chair.hear_until("presence"))["away_since"])[1] is None:
            pass
        assert since[0] is None
        await chair.ask("seat", seat=0, kind="me")
        assert chair.table["seats"][1]["away_since"] == since[1], "what happens meanwhile does not change it"
        async with friend.sit_at(key):
            while (await chair.hear_until("presence"))["away_since"] != [None, None]:
                pass


async def test_who_comes_is_told_at_once_how_many_watch(house: House) -> None:
    """By guests: somebody with two windows watches once."""
    host, watcher, other = [await house.guest(name) for name in ("Ada", "Zoe", "Jo")]
    key = await host.open_table("whisper")
    async with host.sit_at(key), watcher.sit_at(key), watcher.sit_at(key), other.sit_at(key) as bench:
        assert bench.messages[0]["t"] == "snapshot"
        told = await bench.hear()
        assert (told["t"], told["watching"]) == ("presence", 2)


async def test_who_takes_a_place_is_no_longer_watching(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair, friend.sit_at(key) as other:
        while (await chair.hear_until("presence"))["watching"] != 1:
            pass
        for what, watching in (("sit", 0), ("stand", 1)):
            await other.ask(what, seat=1)
            await chair.until_seq(other.seq)
            assert (await chair.hear_until("presence"))["watching"] == watching


async def test_two_people_at_one_screen(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("start")
        for seat in (0, 1, 0):
            assert list(chair.position["legal"]) == [str(seat)]
            assert len(chair.position["view"]["own"]) >= 2
            await chair.move(DRAW)


async def test_a_guest_connected_twice_gets_everything_twice(house: House) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as phone, host.sit_at(key) as laptop:
        await phone.ask("seat", seat=1, kind="bot", level="zufall")
        await laptop.until_seq(phone.seq)
        assert laptop.table == phone.table
        assert laptop.table["seats"][0]["mine"]


async def test_a_new_name_reaches_the_table(house: House) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        assert chair.table["seats"][0]["name"] == "Gast"
        await host.fetch("PUT", "/api/me", {"name": "  Ada "})
        await chair.until_seq(2)
        assert chair.table["seats"][0]["name"] == "Ada"


async def test_the_clock_moves_for_who_does_not(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from spieltisch.table.house import HOUSE

    monkeypatch.setitem(HOUSE.clocks, "brisk", 0.3)
    host = await house.guest()
    key = await host.open_table("nummerus")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        await chair.ask("plan", options={}, clock="brisk")
        await chair.ask("start")
        assert chair.position["deadline"] > chair.messages[-1]["now"]
        while chair.position["ply"] < 2:
            step = await chair.hear_until("step")
            assert step["entry"]["happenings"][0]["kind"] == "time-up"


async def play_alone(chair: Chair) -> None:
    """Make the first legal move whenever one is offered, until the game is over."""
    while chair.table["phase"] == "playing":
        legal = chair.position["legal"]
        if legal:
            seat, moves = next(iter(legal.items()))
            first = moves["least"] if isinstance(moves, dict) else moves[0]
            answer = await chair.move(first, int(seat))
            assert answer["t"] == "ack" or answer["code"] == "late", "the others' votes may have decided meanwhile"
        else:
            await chair.hear()
