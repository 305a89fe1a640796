"""The same games by thumb on a phone, and without any pointer at all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive

NARROW = 390


def assert_nothing_sticks_out(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW


def test_a_whole_game_by_touch_on_a_phone(arrive: Arrive) -> None:
    lene = arrive(phone=True)
    assert_nothing_sticks_out(lene.page)
    lene.page.get_by_role("button", name=re.compile("Nummerus")).tap()
    lene.page.get_by_role("button", name="Bot dazusetzen").first.tap()
    begin = lene.page.get_by_role("button", name="Zu zweit beginnen").locator("visible=true")
    assert_nothing_sticks_out(lene.page)
    begin.tap()
    expect(lene.board).to_be_visible()
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
        assert_nothing_sticks_out(lene.page)
        lene.page.get_by_role("button", name=f"{number} nehmen").tap()
        expect(lene.board.locator(f"button[data-chip='{number}']")).to_have_count(0)
    expect(lene.ending).to_be_in_viewport()
    assert_nothing_sticks_out(lene.page)


def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    lene = arrive()
    page = lene.page

    def reach(name: str) -> None:
        """Tab until the thing with this name has the focus."""
        for _ in range(60):
            page.keyboard.press("Tab")
            if re.search(name, focused(page)):
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    reach("Nummerus")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name="Bot dazusetzen")).to_be_visible()
    reach("Bot dazusetzen")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Zu zweit beginnen").locator("visible=true")).to_be_enabled()
    reach("Zu zweit beginnen")
    page.keyboard.press("Enter")
    expect(lene.board).to_be_visible()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=re.compile("So wird gespielt"))).to_be_visible()
    page.keyboard.press("Escape")

    taken = 0
    while not lene.sees_the_end():
        lene.chips.or_(lene.ending).first.wait_for()
        if lene.chips.count() == 0:
            continue
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("document.activeElement?.dataset.chip")
        number = page.evaluate("document.activeElement.dataset.chip")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(lene.board.locator(f"button[data-chip='{number}']")).to_have_count(0)
        taken += 1
    assert taken == 24
    reach("Revanche")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''"))
