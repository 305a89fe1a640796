"""The same games by thumb on a phone, and without any pointer at all."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.browser.screen import assert_nothing_sticks_out
from tests.games.nummerus.browser.player import NummerusPlayer, begin_with_swaps


def test_a_whole_game_by_touch_on_a_phone(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer, phone=True)
    assert_nothing_sticks_out(lene.page)
    lene.page.get_by_role("button", name=re.compile("Nummerus")).tap()
    lene.page.get_by_role("button", name="Bot dazusetzen").first.tap()
    begin = lene.page.get_by_role("button", name=re.compile("Zu .* beginnen")).locator("visible=true")
    expect(begin).to_have_text("Zu zweit beginnen")
    for _ in range(2):
        lene.seats_a_bot("Neuling")
    assert_nothing_sticks_out(lene.page)
    begin.tap()
    expect(lene.board).to_be_visible()
    assert_nothing_sticks_out(lene.page)
    while not lene.sees_the_end():
        lene.chips.or_(lene.ending).first.wait_for()
        if lene.chips.count() == 0:
            continue
        chip = lene.chips.first
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        number = chip.get_attribute("data-chip")
        chip.tap()
        lene.page.get_by_role("button", name=f"{number} nehmen").tap()
        expect(lene.board.locator(f"button[data-chip='{number}']")).to_have_count(0)
    expect(lene.ending).to_be_in_viewport()
    assert_nothing_sticks_out(lene.page)


def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    page = lene.page

    lene.reaches("Nummerus")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name="Bot dazusetzen")).to_be_visible()
    lene.reaches("Bot dazusetzen")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Zu zweit beginnen").locator("visible=true")).to_be_enabled()
    for _ in range(2):
        lene.reaches("^Noch wer")
        page.keyboard.press("Enter")
        lene.reaches("^Neuling")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Zu viert beginnen").locator("visible=true")).to_be_enabled()
    lene.reaches("Zu viert beginnen")
    page.keyboard.press("Enter")
    expect(lene.board).to_be_visible()

    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name=re.compile("So wird gespielt"))
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()

    taken = 0
    while not lene.sees_the_end():
        lene.chips.or_(lene.ending).first.wait_for()
        if lene.chips.count() == 0:
            continue
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        focused_chip = lene.board.locator("button[data-chip]:focus")
        expect(focused_chip).to_have_count(1)
        number = focused_chip.get_attribute("data-chip")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(lene.board.locator(f"button[data-chip='{number}']")).to_have_count(0)
        taken += 1
    assert taken == 12
    lene.reaches("Revanche")


def test_a_swap_with_the_keyboard_alone(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    begin_with_swaps(lene)
    play_on(lene, decisions=2)
    expect(lene.page.get_by_role("heading", name="Tauschen?")).to_be_visible()
    lene.reaches("hergeben")
    lene.page.keyboard.press("Enter")
    lene.reaches("von .* nehmen")
    lene.page.keyboard.press("Enter")
    lene.reaches("gegen .* tauschen")
    give, take = re.findall(r"\d+", lene.is_at())
    lene.page.keyboard.press("Enter")
    expect(lene.page.get_by_title("Verlauf öffnen")).to_contain_text(f"gibt die {give} her und nimmt die {take} von")


def test_a_chip_is_put_to_one_of_two_chains_with_the_keyboard(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    page = lene.page
    lene.opens("Nummerus Zahlus")
    lene.wants_to_be_alone()
    lene.begins("Allein beginnen")
    while lene.questions.count() == 0:
        lene.chips.or_(lene.questions).first.wait_for()
        if lene.questions.count() == 0:
            lene.takes()
            expect(lene.chips.or_(lene.questions).first).to_be_visible()
    lene.reaches("An die .* anlegen")
    page.keyboard.press("Enter")
    expect(lene.questions).to_have_count(0)
    expect(page.get_by_title("Verlauf öffnen")).to_contain_text("Du legst die")
