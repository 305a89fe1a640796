"""What axe and a screen reader find on screens that people lead to, in both languages and both lights."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import LIGHTS, assert_axe_finds_nothing_serious
from tests.browser.fixtures import Arrive
from tests.games.nummerus.browser.player import NummerusPlayer


@pytest.mark.parametrize("phone", [False, True], ids=["window", "phone"])
def test_axe_finds_nothing_serious_on_cards_of_places_and_with_a_chip_in_hand(arrive: Arrive, phone: bool) -> None:
    lene = arrive(NummerusPlayer, phone=phone)
    page = lene.page

    def assert_fine_in_both_lights() -> None:
        for scheme, theme in LIGHTS:
            page.emulate_media(color_scheme=scheme)
            page.locator(f"html[data-theme={theme}]").wait_for()
            assert_axe_finds_nothing_serious(page)

    def assert_sheet_is_fine(name: str) -> None:
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert_fine_in_both_lights()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()

    page.get_by_role("button", name=re.compile("Platzkarte")).click()
    lene.chooses("Wie das Gerät")
    assert_sheet_is_fine("Deine Platzkarte")
    lene.opens("Nummerus Zahlus")
    page.get_by_role("button", name=re.compile("^Frei")).click()
    assert_sheet_is_fine("Wer sitzt hier?")
    lene.seats_a_bot("Neuling")
    lene.begins("Zu zweit beginnen")
    expect(lene.chips.first).to_be_visible()
    lene.chips.first.click()
    assert_fine_in_both_lights()


@pytest.mark.parametrize(("light", "theme"), [("Abend", "evening"), ("Tag", "day")])
def test_the_light_is_the_one_that_was_chosen(arrive: Arrive, light: str, theme: str) -> None:
    lene = arrive(NummerusPlayer)
    lene.page.get_by_role("button", name=re.compile("Platzkarte")).click()
    for scheme, _ in LIGHTS:
        lene.page.emulate_media(color_scheme=scheme)
        lene.chooses(light)
        expect(lene.page.locator("html")).to_have_attribute("data-theme", theme)


def test_a_sheet_opens_at_its_heading_and_hands_the_focus_back(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    page = lene.page
    lene.opens("Nummerus Zahlus")
    page.get_by_role("button", name="Bot dazusetzen").first.click()
    lene.begins("Zu zweit beginnen")
    menu = page.get_by_role("button", name="Menü")
    menu.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Menü")
    expect(sheet.get_by_role("heading", name="Menü")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(menu).to_be_focused()


def test_a_screen_reader_hears_what_happens(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lene.opens("Nummerus Zahlus")
    lene.page.get_by_role("button", name="Bot dazusetzen").first.click()
    lene.begins("Zu zweit beginnen")
    expect(lene.chips.first).to_be_visible()
    heard = lene.listens()
    number = lene.takes()
    expect(heard.filter(has_text=" nimmt die ")).not_to_have_count(0)
    expect(heard.filter(has_text=f"Du nimmst die {number}.")).to_have_count(1)


def test_english_speaks_english_from_the_first_visit_on(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer, english=True)
    page = lene.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_text("Take a box from the shelf.")).to_be_visible()
    page.get_by_label("Code of the invitation").fill("AAAAAA")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("There is no table with a free seat"))
    page.get_by_role("button", name=re.compile("Nummerus")).click()
    page.get_by_role("button", name="Seat a bot").first.click()
    page.get_by_role("button", name="Begin with two").locator("visible=true").click()
    page.locator("button[data-chip]").first.click()
    expect(page.get_by_role("button", name=re.compile(r"^Take \d+"))).to_be_visible()
