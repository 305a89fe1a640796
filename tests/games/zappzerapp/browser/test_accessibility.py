"""What axe and a screen reader find at a table of Zapp Zerapp, on both screens, in both lights and both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import SPOKEN, assert_fine_in_every_light
from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.zappzerapp.browser.player import GAME, ZappPlayer

GERMAN = re.compile(
    r"[äöüßÄÖÜ]|\b(und|der|die|das|ist|du|dein|deine|nicht|auf|ein|eine|einen|Fass|Steine|Runde|Lehrling|hört|läuft)\b"
)
# The stones lie there until somebody presses: every longer pause lasts.
TIME_STANDS_STILL = """() => {
    const later = window.setTimeout
    window.setTimeout = (deed, ms, ...more) =>
        document.querySelector('[data-reveal=counting]') && ms >= 1000 ? 0 : later(deed, ms, ...more)
}"""


def test_axe_finds_nothing_serious_with_a_barrel_in_the_hand_and_on_the_sheet_for_ears(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    page = lene.page
    lene.takes_the_light_of_the_device()
    lene.begins_with_a_bot_that_has_chosen()
    hand = lene.takes_any()
    lene.shakes(hand)
    expect(lene.strip(hand)).to_be_visible()
    assert_fine_in_every_light(page)
    expect(lene.opens_the_ears()).to_be_visible()
    assert_fine_in_every_light(page)


def test_axe_finds_nothing_serious_at_the_reveal(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer, calm=False)
    page = lene.page
    lene.takes_the_light_of_the_device()
    lene.opens_a_table_for_two()
    lene.begins("Zu zweit beginnen")
    page.evaluate(TIME_STANDS_STILL)
    while not lene.happenings("turned"):
        lene.waits_until(lene.is_asked)
        lene.answers()
    reveal = page.locator("[data-reveal=sorted]")
    reveal.wait_for()
    assert_fine_in_every_light(page)
    expect(reveal).to_be_visible()


def test_a_screen_reader_hears_what_hands_do_and_what_the_barrels_held(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    lene.begins_with_a_bot_that_has_chosen()
    heard = lene.listens()
    hand = lene.takes_any()
    expect(heard.filter(has_text=re.compile(r"(Linke|Rechte) Hand: Fass von Platz \d+\."))).to_have_count(1)
    lene.puts_back(hand)
    expect(heard.filter(has_text=re.compile(r"Fass wieder auf Platz \d+\."))).to_have_count(1)
    lene.sets_down(lene.takes_any())
    expect(heard.filter(has_text=re.compile(r"Unter deinem Fass steht: \d+\."))).to_have_count(1)


def test_english_speaks_no_german(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer, english=True, calm=False)
    page = lene.page

    def assert_no_german() -> None:
        assert not GERMAN.findall(str(page.evaluate(SPOKEN)))

    def assert_sheet_is_english(title: str) -> None:
        sheet = page.get_by_role("dialog", name=title)
        expect(sheet).to_be_visible()
        assert_no_german()
        lene.shuts(sheet)

    page.get_by_role("button", name=re.compile(GAME)).click()
    page.get_by_role("button", name=re.compile("^Free")).first.click()
    page.get_by_role("button", name=re.compile("^Somebody at this screen")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert_no_german()
    page.get_by_role("button", name="Begin with two").locator("visible=true").click()
    for _ in range(2):
        expect(lene.deed("ready")).to_be_visible()
        assert_no_german()
        lene.deed("ready").click()
        lene.takes_any()
        assert_no_german()
        page.keyboard.down("q")
        page.keyboard.down("e")
        lene.waits_until(lambda: len(lene.sounds) > 0)
        page.keyboard.up("q")
        page.keyboard.up("e")
        assert_no_german()
        page.evaluate(TIME_STANDS_STILL)
        page.keyboard.press("1" if lene.full_hand() == "left" else "2")
    page.locator("[data-reveal=sorted]").wait_for()
    assert_no_german()
    lene.hurries()
    while lene.view["round"] == 1:
        assert who_decides(lene)
        assert_no_german()
        lene.answers()
    page.get_by_role("button", name="Hear, see, feel").click()
    assert_sheet_is_english("Hear, see, feel")
    page.keyboard.press("?")
    assert_sheet_is_english("How to play")
    page.get_by_role("button", name="Menu").click()
    assert_sheet_is_english("Menu")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Log", exact=True).click()
    assert_sheet_is_english("What happened")
