"""A table of Klong! in English shows no German, wherever one looks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import SPOKEN
from tests.browser.fixtures import Arrive
from tests.games.klong.browser.player import GAME, KlongPlayer

GERMAN = re.compile(
    r"[äöüßÄÖÜ]|\b(und|der|die|das|ist|du|dein|deine|nicht|auf|ein|eine|einen|Karte|Raum|Stiefel|Schwerter|Zug|Drache)\b"
)
TURNS = 2


def test_english_speaks_no_german(arrive: Arrive) -> None:
    lene = arrive(KlongPlayer, english=True)
    page = lene.page

    def assert_no_german() -> None:
        assert not GERMAN.findall(str(page.evaluate(SPOKEN)))

    def assert_sheet_is_english(title: str | re.Pattern[str]) -> None:
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert_no_german()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()

    page.get_by_role("button", name=re.compile(GAME)).click()
    page.get_by_role("button", name=re.compile("^Free")).first.click()
    page.get_by_role("button", name=re.compile("^Somebody at this screen")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    lene.wants("Sunset", "Any time in the room")
    assert_no_german()
    page.get_by_role("button", name="Begin with two").locator("visible=true").click()
    for turn in range(TURNS):
        page.get_by_role("button", name="It is my turn").click()
        expect(lene.hand.first).to_be_visible()
        assert_no_german()
        if turn > 0:
            page.get_by_role("button", name="Got it").click()
        turns = lene.view["turns"]
        while lene.view["turns"] == turns:
            lene.does(lene.decides())
            assert_no_german()
    page.get_by_role("button", name="It is my turn").click()
    for card in page.locator(":is([data-zone=row], [data-zone=reserve]) [data-card]").all():
        card.focus()
        page.keyboard.press("i")
        expect(lene.details).to_be_visible()
        assert_no_german()
        page.keyboard.press("Escape")
        expect(lene.details).to_be_hidden()
    page.keyboard.press("?")
    assert_sheet_is_english("How to play")
    page.get_by_role("button", name="Menu").click()
    assert_sheet_is_english("Menu")
    page.locator("[data-seat='0']").click()
    assert_sheet_is_english(re.compile("."))
    page.get_by_title("Open the log").click()
    assert_sheet_is_english("What happened")
