"""Bots at ZONG!: a whole game against them by mouse, its record, and a rematch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from spieltisch.record import parse, verify
from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.zong.browser.player import ZongPlayer


def test_whole_games_by_mouse_until_a_flick_was_tidied_up_whose_records_verify(arrive: Arrive, tmp_path: Path) -> None:
    lene = arrive(ZongPlayer)
    lene.is_called("Lene")
    lene.opens_a_table("Neuling", "Neuling")
    lene.begins("Zu dritt beginnen")
    seen: set[str] = set()
    while not seen >= {"pick", "throw", "flick", "tidied", "end"}:
        while who_decides(lene):
            seen.add(lene.view["phase"])
            lene.answers(index=lene.view["turns"])
            if any("Stein" in reason for reason in lene.tidied.all_inner_texts()):
                seen.add("tidied")
        places = lene.ending.get_by_role("list", name="Plätze").get_by_role("listitem")
        expect(places).to_have_count(3)
        expect(places.first).to_contain_text("Ziel")
        with lene.page.expect_download() as download:
            lene.ending.get_by_text("Partie herunterladen").click()
        record = tmp_path / "game.txt"
        download.value.save_as(record)
        verify(parse(record.read_bytes()))
        seen.add("end")
        lene.ending.get_by_role("button", name="Revanche").click()
        expect(lene.sizes).to_have_count(2)
