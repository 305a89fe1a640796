"""Sounds to practise with: known ones, new every time, of no table, and not without end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spieltisch.facts import read_facts
from tests.server.fixtures import SCRIPTS_ARE_QUICK
from tests.server.house import House

pytestmark = pytest.mark.anyio

SOUND = read_facts("zappzerapp").sound
BYTES_A_SAMPLE = 2


async def test_every_example_can_be_heard_and_no_two_are_alike(house: House) -> None:
    assert SOUND is not None
    guest = await house.guest()
    heard = []
    for which in SOUND.examples:
        answer = await guest.fetch("GET", f"/api/games/zappzerapp/sounds/{which}?strength=3")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/octet-stream"
        assert answer.headers["cache-control"] == "no-store"
        heard.append(answer.content)
    heard.append((await guest.fetch("GET", f"/api/games/zappzerapp/sounds/{SOUND.examples[0]}?strength=3")).content)
    assert {len(samples) for samples in heard} == {BYTES_A_SAMPLE * SOUND.samples}
    assert len(set(heard)) == len(heard)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/zappzerapp/sounds/4", 400, "no-example"),
        ("/api/games/zappzerapp/sounds/1?strength=0", 400, "no-example"),
        ("/api/games/zappzerapp/sounds/1?strength=6", 400, "no-example"),
        ("/api/games/nummerus/sounds/1", 400, "no-sound"),
        ("/api/games/nothing/sounds/1", 404, "game-unknown"),
        ("/api/games/zappzerapp/sounds/many", 404, "page-unknown"),
    ],
)
async def test_what_is_no_example_is_refused(house: House, path: str, status: int, code: str) -> None:
    answer = await (await house.guest()).fetch("GET", path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_nobody_listens_without_end(closed_house: House) -> None:
    closed_house.limit(replace(SCRIPTS_ARE_QUICK, sounds_at_once=3, sounds_per_second=0))
    async with closed_house.open():
        guest = await closed_house.guest()
        answers = [(await guest.fetch("GET", "/api/games/zappzerapp/sounds/5")).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
