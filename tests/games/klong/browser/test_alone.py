"""Somebody alone with a bot: a whole game by mouse, its score sheet, its record, and a rematch."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from spieltisch.games import game
from spieltisch.record import parse, verify
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on, who_decides
from tests.browser.screen import WINDOW, assert_nothing_sticks_out
from tests.games.klong.browser.player import GAME, KlongPlayer

SOFT_HYPHEN = "\u00ad"


def test_a_whole_game_by_mouse_is_counted_before_ones_eyes_and_its_record_verifies(
    arrive: Arrive, tmp_path: Path
) -> None:
    lene = arrive(KlongPlayer)
    lene.is_called("Lene")
    lene.opens(GAME)
    lene.seats_a_bot("Neuling")
    lene.begins("Zu zweit beginnen")
    play_on(lene, decisions=12)
    assert who_decides(lene)
    follow_a_hint(lene)
    play_on(lene)

    sheet = lene.ending.get_by_role("table", name="Die Abrechnung")
    expect(sheet).to_have_attribute("data-settled", "true")
    lines = [line.get_by_role("cell").all_inner_texts() for line in sheet.locator("tbody tr").all()]
    expect(sheet).to_have_attribute("data-lines", str(len(lines)))
    fates = [fate.replace(SOFT_HYPHEN, "") for fate in sheet.locator("thead .fate").all_inner_texts()]
    sums = [sum(int(points) for points in column if points != "–") for column in zip(*lines, strict=True)]
    totals = [int(points) for points in sheet.locator("tfoot .total").all_inner_texts()]
    assert totals == [0 if fate == "verloren" else points for fate, points in zip(fates, sums, strict=True)]
    assert totals == lene.position["outcome"]["scores"]
    expect(lene.ending.get_by_role("heading")).to_have_text(re.compile("Gewonnen|gewinn|Niemand"))

    lene.page.keyboard.press("Escape")
    expect(lene.ending).to_be_hidden()
    lene.page.get_by_role("button", name="Zur Abrechnung").click()
    expect(sheet.locator("tfoot .total")).to_have_text([str(points) for points in totals])
    assert_nothing_sticks_out(lene.page, swiped="main")
    lene.page.set_viewport_size(WINDOW)

    with lene.page.expect_download() as download:
        lene.ending.get_by_text("Partie herunterladen").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    verify(parse(record.read_bytes()))

    lene.ending.get_by_role("button", name="Revanche").click()
    expect(lene.ending).to_be_hidden()
    assert play_on(lene, decisions=3) == 3


def follow_a_hint(lene: KlongPlayer) -> None:
    """What it speaks of is marked, until the next move is made."""
    mark = lene.page.locator("[data-hint]")
    lene.presses(lene.page.get_by_role("button", name="Tipp", exact=True))
    expect(mark).to_have_count(1)
    (advice,) = (message for message in lene.messages() if message["t"] == "advice")
    lene.does(game("klong").describe(advice["move"]))
    expect(mark).to_have_count(0)
