"""What is asked for once: who I am, my tables, codes, pictures, pages, and the description of it all."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.datastructures import URL

from spieltisch import words
from spieltisch.server import pages
from spieltisch.server.address import base_url, network_host, same_house
from spieltisch.server.app import openapi
from spieltisch.server.settings import Settings
from spieltisch.words import Lang
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.test_play import play_alone

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("asked", "lang"),
    [("de-AT,en;q=0.5", "de"), ("en-GB,de", "en"), ("fr,de;q=0.8", "de"), ("fr-FR,pl;q=0.5", "en"), (None, "de")],
)
async def test_a_browser_is_answered_in_its_language_or_in_english(house: House, asked: str | None, lang: Lang) -> None:
    guest = await house.guest()
    answer = await guest.fetch("GET", "/api/nowhere", **({"Accept-Language": asked} if asked else {}))
    assert answer.json()["text"] == words.say(lang, None, "refusal.page-unknown")


async def test_a_guest_is_known_by_the_cookie(house: House) -> None:
    guest = await house.guest("Ada")
    me = await guest.get("/api/me")
    assert me["name"] == "Ada"
    assert (await guest.get("/api/me")) == me
    assert (await (await house.guest()).get("/api/me"))["id"] != me["id"]


async def test_the_cookie_is_kept_from_scripts_and_other_sites(house: House) -> None:
    guest = Guest(house.url)
    answer = await guest.fetch("GET", "/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    await guest.leave()


async def test_the_page_brings_the_cookie_so_that_all_it_asks_for_at_once_is_asked_by_one_guest(house: House) -> None:
    guest = Guest(house.url)
    await guest.fetch("GET", "/")
    assert guest.cookie
    assert "set-cookie" not in (await guest.fetch("GET", "/api/me")).headers
    await guest.leave()


async def test_guests_survive_a_restart(closed_house: House) -> None:
    async with closed_house.open():
        guest = await closed_house.guest("Ada")
        me, cookie = await guest.get("/api/me"), guest.cookie
    secret = closed_house.settings.data / "secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    async with closed_house.open():
        assert await (await closed_house.guest(cookie=cookie)).get("/api/me") == me


async def test_a_table_opened_without_a_cookie_has_a_host(house: House) -> None:
    guest = Guest(house.url)
    key = await guest.open_table("whisper")
    async with guest.sit_at(key) as chair:
        assert chair.table["host"]
    await guest.leave()


async def test_my_tables_are_those_still_to_be_played(house: House) -> None:
    host, friend = await house.guest("Ada"), await house.guest("Ben")
    first, second = await host.open_table("nummerus"), await host.open_table("whisper")
    async with host.sit_at(first) as chair, friend.sit_at(first) as other:
        await other.ask("sit", seat=1)
        await chair.until_seq(other.seq)
        await chair.ask("plan", options={"start": "1"}, clock="none")
        await chair.ask("start")
    mine = await host.get("/api/tables/mine")
    assert [table["id"] for table in mine] == [first, second]
    assert mine[0]["names"] == ["Ada", "Ben"]
    assert mine[0]["phase"] == "playing"
    assert mine[0]["my_turn"]
    assert len(mine[0]["view"]["fields"]) == 49
    assert mine[1]["view"] is None
    theirs = await friend.get("/api/tables/mine")
    assert [(table["id"], table["my_turn"]) for table in theirs] == [(first, False)]


async def test_my_tables_know_tokens_and_bots_as_they_are_at_the_table_also_after_a_free_place_was_removed(
    house: House,
) -> None:
    host = await house.guest("Ada")
    async with host.sit_at(await host.open_table("nummerus")) as chair:
        await chair.ask("seat", seat=2, kind="bot", level="meister")
        await chair.ask("start")
        seats = chair.table["seats"]
    (mine,) = await host.get("/api/tables/mine")
    assert mine["tokens"] == [seat["token"] for seat in seats] == [1, 3]
    assert mine["levels"] == [seat["level"] for seat in seats] == [None, "meister"]


async def test_best_results_of_playing_alone(house: House) -> None:
    host = await house.guest()
    assert await host.get("/api/best?game=nummerus") == {"today": None, "ever": None, "games": 0}
    assert (await host.get("/api/best?game=halma"))["code"] == "game-unknown"
    scores = []
    for layout in ("lot", "daily"):
        key = await host.open_table("nummerus")
        async with host.sit_at(key) as chair:
            await chair.ask("seat", seat=1, kind="none")
            await chair.ask("plan", options={"layout": layout}, clock="none")
            await chair.ask("start")
            await play_alone(chair)
            scores += chair.position["outcome"]["scores"]
    best = await host.get("/api/best?game=nummerus")
    assert best == {"today": scores[1], "ever": min(scores), "games": 2}
    assert await host.get("/api/tables/mine") == []


async def test_a_code_works_while_a_place_is_open(house: House) -> None:
    host, friend = await house.guest(), await house.guest()
    key = await host.open_table("whisper")
    async with host.sit_at(key) as chair:
        code = chair.table["code"]
        assert len(code) == 6
        assert not set(code) & set("0O1IL")
        assert (await friend.fetch("POST", f"/api/codes/{code}")).json() == {"id": key}
        await chair.ask("seat", seat=1, kind="bot")
        assert chair.table["code"] is None
        assert (await friend.fetch("POST", f"/api/codes/{code}")).status_code == 404


async def test_a_code_expires(closed_house: House) -> None:
    closed_house.limit(replace(closed_house.settings.limits, code_hours=0))
    async with closed_house.open():
        host = await closed_house.guest()
        key = await host.open_table("whisper")
        async with host.sit_at(key) as chair:
            assert chair.table["code"] is None


async def test_invitations_name_the_network_address_when_made_at_localhost(closed_house: House) -> None:
    closed_house.settings = replace(closed_house.settings, network_url="http://192.168.7.7:8080/")
    async with closed_house.open():
        host = await closed_house.guest()
        key = await host.open_table("whisper")
        async with host.sit_at(key) as chair:
            assert chair.table["invite"] == f"http://192.168.7.7:8080/t/{key}"
        picture = await host.fetch("GET", f"/api/tables/{key}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")


async def test_tables_nobody_is_at_are_forgotten_and_remembered(closed_house: House) -> None:
    closed_house.limit(replace(closed_house.settings.limits, idle_seconds=0.05))
    async with closed_house.open():
        host = await closed_house.guest()
        key = await host.open_table("whisper")
        for expected in (1, 2, 3):
            async with host.sit_at(key) as chair:
                assert chair.seq == expected
                await chair.ask("seat", seat=1, kind="here", name=f"Opa {expected}")
            while (await host.get("/api/health"))["awake"]:
                pass


async def test_pages(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>table")
    (static / "assets" / "app-abc123.js").write_text("let a = 1;" * 500)
    monkeypatch.setattr(pages, "STATIC", static)
    guest = await house.guest()
    for path in ("/", "/t/some-table"):
        page = await guest.fetch("GET", path)
        assert page.text == "<!doctype html>table"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        head = await guest.fetch("HEAD", path)
        assert (head.status_code, head.text, head.headers["content-length"]) == (200, "", str(len(page.text)))
    script = await guest.fetch("GET", "/assets/app-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("let a = 1;")
    plain = await guest.fetch("GET", "/assets/app-abc123.js", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    (tmp_path / "secret").write_text("not for you")
    for foreign in ("other.js", "%00", "x" * 5000, "..%2f..%2fsecret", "%2e%2e/%2e%2e/secret", "%2fetc%2fpasswd", "ü"):
        assert (await guest.fetch("GET", f"/assets/{foreign}")).json()["code"] == "page-unknown"
    lost = await guest.fetch("GET", "/nowhere", Accept="text/html")
    assert (lost.status_code, lost.text) == (404, "<!doctype html>table")


async def test_without_a_built_client_a_sentence_says_how(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nowhere")
    guest = await house.guest()
    assert "make web" in (await guest.fetch("GET", "/")).text


@pytest.mark.parametrize("address", ["/schema/nothing", "/schema/nothing.json"])
async def test_beside_the_description_there_is_nothing_but_our_own_page(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>table", encoding="utf-8")
    guest = await house.guest()
    answer = await guest.fetch("GET", address)
    assert (answer.status_code, answer.json()["code"]) == (404, "page-unknown")
    lost = await guest.fetch("GET", address, Accept="text/html")
    assert (lost.status_code, lost.text) == (404, "<!doctype html>table")


async def test_the_description_covers_every_message(house: House) -> None:
    guest = await house.guest()
    served = await guest.get("/schema/openapi.json")
    assert served == json.loads(json.dumps(openapi()))
    names = served["components"]["schemas"]
    assert {
        "Incoming",
        "Outgoing",
        "Snapshot",
        "Step",
        "Ack",
        "Refused",
        "Move",
        "TakeBack",
        "Me",
        "Problem",
    } <= names.keys()
    assert "fields" in names["NummerusView"]["properties"]
    assert "/api/tables/{key}/record" in served["paths"]


def test_addresses(tmp_path: Path) -> None:
    plain = Settings(tmp_path)
    public = Settings(tmp_path, public_url="https://spiele.example/")
    assert same_house(plain, None, "here:8080")
    assert same_house(plain, "http://here:8080", "here:8080")
    assert not same_house(plain, "http://there:8080", "here:8080")
    for nonsense in ("null", "", "http://[::bad", "javascript:"):
        assert not same_house(plain, nonsense, "here:8080")
    assert same_house(public, "https://spiele.example", "inside:8080")
    assert not same_house(plain, "https://spiele.example", "inside:8080")
    assert network_host() != "127.0.0.1"
    assert base_url(plain, URL("wss://here:8080/")) == "https://here:8080"
    assert base_url(public, URL("http://inside:8080/")) == "https://spiele.example"
