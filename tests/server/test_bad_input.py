"""Bad input gets one clear sentence, in the language of whoever sent it; nothing changes and the house goes on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spieltisch import words
from spieltisch.server.settings import Limits
from spieltisch.words import LANGS, Lang
from tests.server.guests import Chair, Guest, Message
from tests.server.house import House
from tests.server.whisper import DRAW

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("lang", LANGS)]


@asynccontextmanager
async def game_of_two(house: House, lang: Lang) -> AsyncIterator[tuple[Chair, Chair]]:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    key = await host.open_table("whisper")
    async with host.sit_at(key, f"lang={lang}") as one, friend.sit_at(key, f"lang={lang}") as two:
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("start")
        await two.until_seq(one.seq)
        yield one, two
        before = one.seq
        assert one.position["ply"] == 0, "nothing changed"
        assert (await one.move(DRAW))["seq"] == before + 1, "the house goes on"


def sentence(answer: Message, code: str, lang: Lang) -> None:
    assert answer["t"] == "refused"
    assert answer["code"] == code
    expected = words.texts(lang)[f"refusal.{code}"].split("{")[0]
    assert answer["text"].startswith(expected)
    assert answer["text"].endswith(".")


async def test_illegal_move(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (one, _):
        for move in (2, -1, 10**40):
            sentence(await one.move(move), "illegal-move", lang)


async def test_illegal_move_in_the_words_of_the_rules(house: House, lang: Lang) -> None:
    host = await house.guest()
    key = await host.open_table("nummerus")
    async with host.sit_at(key, f"lang={lang}") as chair:
        await chair.ask("start")
        illegal = next(move for move in range(48) if move not in chair.position["legal"]["0"])
        answer = await chair.move(illegal)
        assert answer["code"] != "illegal-move"
        assert answer["text"].endswith(".")
        assert not answer["text"].startswith("refusal.")


async def test_wrong_turn(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (_, two):
        sentence(await two.move(DRAW, seat=1), "not-your-turn", lang)


async def test_foreign_seat(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (_, two):
        sentence(await two.move(DRAW, seat=0), "not-your-seat", lang)
        sentence(await two.move(DRAW, seat=10**20), "no-such-seat", lang)
        sentence(await two.ask("start"), "started", lang)


async def test_a_late_click(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (one, _):
        sentence(await one.ask("move", seat=0, ply=5, move=DRAW), "late", lang)


async def test_advice_among_people(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (one, two):
        sentence(await one.ask("advise", seat=0, ply=0), "advice-alone", lang)
        sentence(await two.ask("advise", seat=0, ply=0), "not-your-seat", lang)
        sentence(await two.ask("advise", seat=1, ply=0), "not-your-turn", lang)
        sentence(await one.ask("advise", seat=0, ply=-1), "late", lang)


async def test_unknown_table(house: House, lang: Lang) -> None:
    guest = await house.guest()
    async with guest.dial("no-such-table", f"lang={lang}") as chair:
        sentence(await chair.hear(), "table-unknown", lang)
        assert await chair.closed_with() == 4404
    answer = await guest.fetch("GET", f"/api/tables/no-such-table/record?lang={lang}")
    assert answer.status_code == 404
    assert answer.json()["text"] == words.texts(lang)["refusal.table-unknown"]


BROKEN_FRAMES: list[str | bytes] = [
    "", "{", "null", "[]", '"move"', "{}", '{"t":"move"}', '{"t":"dance","id":"x"}',
    '{"t":"move","id":"x","seat":"0","ply":0,"move":0}', '{"t":"start","id":""}', '{"t":"start","id":7}',
    '{"t":"start","id":"' + "x" * 65 + '"}', '{"t":"plan","id":"x","options":{"a":[1]},"clock":"none"}',
    '{"t":"plan","id":"x","options":{},"clock":"now"}', '{"t":"advise","id":"x","seat":0}',
    '{"t":"advise","id":"x","seat":null,"ply":0}', '{"t":"takeback","id":"x","ply":0,"whole":1}',
    "[" * 3000, b"\x00\xff\xfe", "\x00", "💥" * 20,
]  # fmt: skip


async def test_malformed_frames(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (one, _):
        for frame in BROKEN_FRAMES:
            await one.say(frame)
            answer = await one.hear_until("refused")
            assert answer["id"] == ""
            sentence(answer, "frame", lang)


async def test_too_large_frame(house: House, lang: Lang) -> None:
    async with game_of_two(house, lang) as (one, _):
        await one.say(json.dumps({"t": "start", "id": "x" * 5000}))
        sentence(await one.hear_until("refused"), "frame-too-large", lang)
        await one.say(b" " * 60_000)
        sentence(await one.hear_until("refused"), "frame-too-large", lang)


async def test_far_too_large_frame_cuts_only_its_own_connection(house: House, lang: Lang) -> None:
    guest = await house.guest()
    async with game_of_two(house, lang) as (one, _):
        key = one.table["id"]
        async with guest.sit_at(key, f"lang={lang}") as bench:
            await bench.say("x" * 200_000)
            assert await bench.closed_with() == 1009


async def test_flood(closed_house: House, lang: Lang) -> None:
    closed_house.limit(Limits(frames_per_second=0))
    async with closed_house.open(), game_of_two(closed_house, lang) as (one, _):
        guest = await closed_house.guest()
        key = one.table["id"]
        async with guest.sit_at(key, f"lang={lang}") as bench:
            for _ in range(300):
                await bench.say("flood")
            assert await bench.closed_with() == 4429
            answers = [message for message in bench.messages if message["t"] == "refused"]
            assert {answer["code"] for answer in answers} == {"frame", "too-fast", "flood"}
            sentence(next(answer for answer in answers if answer["code"] == "too-fast"), "too-fast", lang)
            sentence(answers[-1], "flood", lang)


@pytest.mark.parametrize("value", ["", "x", "a.b", "ImEi.AAAA", "%00", '"quoted"', "ü", "x" * 3000])
async def test_broken_cookie_makes_a_new_guest(house: House, lang: Lang, value: str) -> None:
    guest = Guest(house.url)
    cookie = f"spieltisch-guest={value}".encode()
    answer = await guest.http.get(f"/api/me?lang={lang}", headers=[(b"Cookie", cookie)])
    assert answer.status_code == 200
    assert answer.json()["name"] == {"de": "Gast", "en": "Guest"}[lang]
    assert "spieltisch-guest=" in answer.headers["set-cookie"]
    await guest.leave()


async def test_a_forged_cookie_is_nobodys(house: House, lang: Lang) -> None:
    host = await house.guest("Ada")
    signed, _, signature = host.cookie.rpartition(".")
    forged = f"{signed}.{signature[::-1]}"
    key = await host.open_table("whisper")
    async with Guest(house.url).sit_at(key, f"lang={lang}", Cookie=forged) as chair:
        assert not chair.table["host"]
        sentence(await chair.ask("start"), "host-only", lang)


async def test_wrong_codes_are_throttled(house: House, lang: Lang) -> None:
    guesser = await house.guest()
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        code = chair.table["code"]
        assert (await guesser.fetch("POST", f"/api/codes/{code.lower()}")).json() == {"id": key}
        answers = [await guesser.fetch("POST", f"/api/codes/AAAAAA?lang={lang}") for _ in range(12)]
        assert [answer.status_code for answer in answers[:10]] == [404] * 10
        assert [answer.status_code for answer in answers[10:]] == [429] * 2
        assert answers[0].json()["text"] == words.texts(lang)["refusal.code"]
        assert answers[-1].json()["text"] == words.texts(lang)["refusal.throttled"]
        fresh = await house.guest()
        assert (await fresh.fetch("POST", f"/api/codes/{code}")).status_code == 429, "a new cookie does not help"


async def test_opening_tables_without_end_is_throttled(closed_house: House, lang: Lang) -> None:
    closed_house.limit(Limits(writes_at_once=3, writes_per_minute=0))
    async with closed_house.open():
        eager = await closed_house.guest()
        answers = [await eager.fetch("POST", f"/api/tables?lang={lang}", {"game": "whisper"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["text"] == words.texts(lang)["refusal.throttled"]
        fresh = await closed_house.guest()
        assert (await fresh.fetch("POST", "/api/tables", {"game": "whisper"})).status_code == 429
        assert (await fresh.fetch("PUT", "/api/me", {"name": "Ada"})).status_code == 429
        assert len(await eager.get("/api/tables/mine")) == 3, "the house goes on"


async def test_a_foreign_page_gets_nothing(house: House, lang: Lang) -> None:
    host = await house.guest()
    key = await host.open_table("whisper")
    async with host.dial(key, f"lang={lang}", Origin="https://elsewhere.example") as chair:
        sentence(await chair.hear(), "foreign-page", lang)
        assert await chair.closed_with() == 4403
    async with host.sit_at(key, Origin=house.url) as chair:
        assert chair.table["host"]
    answer = await host.fetch(
        "POST", f"/api/tables?lang={lang}", {"game": "whisper"}, Origin="https://elsewhere.example"
    )
    assert answer.json() == {"code": "foreign-page", "text": words.texts(lang)["refusal.foreign-page"]}


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "chess"}, 404),
        ("POST", "/api/tables", {"gam": "whisper"}, 400),
        ("POST", "/api/tables", [1], 400),
        ("POST", "/api/tables", None, 400),
        ("PUT", "/api/me", {"name": " "}, 400),
        ("PUT", "/api/me", {"name": "x" * 25}, 400),
        ("PUT", "/api/me", {"name": 7}, 400),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/../pyproject.toml", None, 404),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", None, 404),
        ("DELETE", "/api/me", None, 405),
        ("GET", "/api/best", None, 400),
    ],
)  # fmt: skip
async def test_bad_requests(house: House, lang: Lang, method: str, path: str, body: object, status: int) -> None:
    guest = await house.guest()
    answer = await guest.fetch(method, f"{path}?lang={lang}", body)
    assert answer.status_code == status
    problem = answer.json()
    assert problem["text"].startswith(words.texts(lang)[f"refusal.{problem['code']}"].split("{")[0])
