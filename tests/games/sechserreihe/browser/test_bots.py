"""Bots at Sechserreihe: three around one person, and what one of them saw."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from spieltisch.record import parse, verify
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.games.sechserreihe.browser.player import SechserreihePlayer

TURN = re.compile(r"^[a-f][1-6]-[a-f][1-6] \+[a-f][1-6]$")


def test_four_seats_with_three_bots_to_the_end_and_the_record_verifies(arrive: Arrive, tmp_path: Path) -> None:
    lene = arrive(SechserreihePlayer)
    lene.opens("Sechserreihe")
    for _ in range(3):
        lene.seats_a_bot("Neuling")
    lene.begins("Zu viert beginnen")
    play_on(lene)
    places = lene.ending.get_by_role("list", name="Plätze").get_by_role("listitem")
    expect(places).to_have_count(4)
    expect(places.first.get_by_role("img", name="2 von 2 Münzen")).to_be_visible()
    with lene.page.expect_download() as download:
        lene.ending.get_by_text("Partie herunterladen").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    verify(parse(record.read_bytes()))


def test_a_bot_tells_how_far_and_fast_it_looked_and_what_it_expects(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    lene.opens("Sechserreihe")
    lene.seats_a_bot("Meister")
    lene.begins("Zu zweit beginnen")
    lene.page.get_by_role("button", name="Menü").click()
    lene.page.get_by_role("switch", name="Gedanken der Bots").check(force=True)
    lene.page.keyboard.press("Escape")
    play_on(lene, decisions=2)
    expect(lene.offers.first).to_be_visible()
    note = lene.page.get_by_role("region", name="Du bist dran")
    note.get_by_text(re.compile("^Was .* sah$")).click()
    expect(note.get_by_text(re.compile(r"^\d+ Züge weit · .*\d.* Stellungen/s$"))).to_be_visible()
    expect(note.get_by_text(re.compile("^Aussicht|^gewinnt sicher|^verliert sicher"))).to_be_visible()
    line = note.get_by_role("list", name="So könnte es weitergehen").get_by_role("listitem")
    expect(line.first).to_have_text(TURN)
