"""What axe and a screen reader find at a table of Sechserreihe, on both screens, in both lights and both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import SPOKEN, assert_fine_in_every_light
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.games.sechserreihe.browser.player import FIELD, SHORTEST_ATTEMPT, SechserreihePlayer

GERMAN = re.compile(r"[äöüßÄÖÜ]|\b(und|der|die|das|ist|du|dein|nicht|auf|ein|eine|einen|Stein|Zug|leer|Münzen?)\b")


def test_axe_finds_nothing_serious_for_somebody_alone(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    page = lene.page
    page.get_by_role("button", name=re.compile("Platzkarte")).click()
    lene.chooses("Wie das Gerät")
    page.keyboard.press("Escape")
    lene.begins_alone("Selbst gelegt")
    *careful, careless = SHORTEST_ATTEMPT
    for turn in careful:
        lene.plays(turn)
    page.keyboard.press("t")
    lene.page.keyboard.press("h")
    expect(page.get_by_text(re.compile("^Tipp: ")).first).to_be_visible()
    lene.chooses_fields(careless)
    expect(page.get_by_role("region", name="Das beendet den Versuch")).to_be_visible()
    assert_fine_in_every_light(page)


def test_axe_finds_nothing_serious_with_four_seats(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    page = lene.page
    lene.opens("Sechserreihe")
    for _ in range(3):
        lene.seats_a_bot("Geselle")
    lene.begins("Zu viert beginnen")
    page.get_by_role("button", name="Menü").click()
    lene.chooses("Wie das Gerät")
    page.get_by_role("switch", name="Gedanken der Bots").check(force=True)
    page.keyboard.press("Escape")
    play_on(lene, decisions=2)
    expect(lene.board.locator("[data-offer=stone]").first).to_be_visible()
    page.get_by_text(re.compile("^Was .* sah$")).first.click()
    lene.board.locator("[data-offer=stone]").first.click()
    expect(lene.board.locator("[data-offer=slide]").first).to_be_visible()
    assert_fine_in_every_light(page)


def test_english_speaks_no_german(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer, english=True)
    page = lene.page

    def assert_no_german() -> None:
        assert not GERMAN.findall(str(page.evaluate(SPOKEN)))

    def assert_sheet_is_english(title: str) -> None:
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert_no_german()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()

    page.get_by_role("button", name=re.compile("Sechserreihe")).click()
    page.get_by_role("button", name="Play alone").locator("visible=true").first.click()
    expect(page.get_by_text("You place the first two stones wherever you like.")).to_be_visible()
    assert_no_german()
    page.get_by_role("button", name="Begin alone").locator("visible=true").click()
    board = page.get_by_role("group", name="Board, six by six fields")
    opening, *others = SHORTEST_ATTEMPT
    for name in FIELD.findall(opening):
        board.locator(f"[data-field={name}]").click()
    assert_no_german()
    page.get_by_role("button", name="Put them down").click()
    for left, turn in zip(range(28, 0, -1), others, strict=False):
        expect(page.get_by_role("img", name=f"{left} stones left in the supply")).to_be_visible()
        for name in FIELD.findall(turn):
            board.locator(f"[data-field={name}]").click()
            assert_no_german()
    expect(page.get_by_role("heading", name="This ends the attempt")).to_be_visible()
    page.keyboard.press("?")
    assert_sheet_is_english("How to play")
    page.get_by_role("button", name="Menu").click()
    assert_sheet_is_english("Menu")
    page.get_by_role("button", name="Place it anyway").click()
    expect(page.get_by_role("dialog")).to_contain_text("The line a1–f1 is complete. Stones placed well: 6.")
    assert_no_german()
