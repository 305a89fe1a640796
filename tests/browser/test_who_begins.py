"""Before the game: the lot decides who begins, or those at the table do."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import assert_axe_finds_nothing_serious
from tests.browser.fixtures import Arrive
from tests.browser.person import meet_at_a_table
from tests.browser.screen import assert_nothing_sticks_out
from tests.games.nummerus.browser.player import NummerusPlayer

NARROW: ViewportSize = {"width": 360, "height": 740}


def whom(lene: NummerusPlayer, label: str = "Wer beginnt: Wen meint ihr?") -> Locator:
    return lene.page.get_by_role("radiogroup", name=label)


def test_by_keyboard_those_at_the_table_say_who_begins(arrive: Arrive) -> None:
    lene, mira = arrive(NummerusPlayer), arrive(NummerusPlayer)
    meet_at_a_table(lene, mira, "Nummerus Zahlus")
    lot = lene.page.get_by_role("radio", name="Das Los")
    expect(lot).to_be_checked()
    expect(whom(lene)).to_have_count(0)
    lot.focus()
    lene.page.keyboard.press("ArrowRight")
    expect(whom(lene).get_by_role("radio", name="Ich")).to_be_checked()
    expect(mira.page.locator(".fixed").filter(has_text="Lene")).to_be_visible()
    lene.page.keyboard.press("Tab")
    lene.page.keyboard.press("ArrowRight")
    expect(whom(lene).get_by_role("radio", name="Mira")).to_be_checked()
    expect(mira.page.locator(".fixed").filter(has_text="Ich")).to_be_visible()
    assert_axe_finds_nothing_serious(lene.page)
    lene.begins("Zu zweit beginnen")
    expect(mira.chips.first).to_be_visible()
    assert "Du beginnst" in mira.log()


def test_by_touch_on_a_narrow_phone_and_back_to_the_lot(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer, phone=True)
    lene.page.set_viewport_size(NARROW)
    lene.opens("Nummerus Zahlus")
    lene.seats_a_bot("Geselle")
    lene.page.get_by_role("button", name="Wer beginnt: Das Los. Ändern").tap()
    lene.page.get_by_role("radio", name="Wir bestimmen").tap()
    lene.page.get_by_role("button", name="Wer beginnt: Ich. Ändern").wait_for()
    expect(whom(lene).get_by_role("radio")).to_have_count(2)
    assert_nothing_sticks_out(lene.page)
    assert_axe_finds_nothing_serious(lene.page)
    lene.page.get_by_role("radio", name="Das Los").tap()
    lene.page.get_by_role("button", name="Wer beginnt: Das Los. Ändern").wait_for()
    expect(whom(lene)).to_have_count(0)


def test_in_english(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer, english=True)
    lene.opens("Nummerus Zahlus")
    expect(lene.page.get_by_role("radio", name="The lot")).to_be_checked()
    lene.chooses("We decide")
    expect(whom(lene, "Who begins: whom do you mean?").get_by_role("radio", name="Me")).to_be_checked()
