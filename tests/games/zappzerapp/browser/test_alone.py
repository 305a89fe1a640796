"""Somebody alone with a bot that listens: a whole game by mouse, its record, and a rematch."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from spieltisch.record import parse, verify
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.games.zappzerapp.browser.player import GAME, WITHOUT_SIGNAL, ZappPlayer


def test_a_whole_game_by_mouse_against_a_bot_whose_record_verifies(arrive: Arrive, tmp_path: Path) -> None:
    lene = arrive(ZappPlayer)
    lene.is_called("Lene")
    lene.opens(GAME)
    lene.wants(WITHOUT_SIGNAL)
    lene.seats_a_bot("Neuling")
    lene.begins("Zu zweit beginnen")
    play_on(lene)
    view = lene.view
    winner = ("Lene", "Neuling")[view["winner"]]
    expect(lene.ending.get_by_role("heading")).to_have_text(re.compile("Gewonnen!|gewinnt"))
    places = lene.ending.get_by_role("list", name="Plätze").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("3 in der Stadt")
    expect(lene.ending).to_contain_text(f"nach {view['round']} Runden")
    assert lene.position["outcome"]["scores"][view["winner"]] == 3, winner

    with lene.page.expect_download() as download:
        lene.ending.get_by_text("Partie herunterladen").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    verify(parse(record.read_bytes()))

    lene.ending.get_by_role("button", name="Revanche").click()
    expect(lene.ending).to_be_hidden()
    assert play_on(lene, decisions=1) == 1
