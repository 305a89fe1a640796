"""Making a table: choices that are not lost, a focus that is not lost, and words for who does not see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixtures import Arrive
from tests.games.nummerus.browser.player import NummerusPlayer

# Both before the first is answered.
CHOOSE_AT_ONCE = """(labels) => {
    for (const wanted of labels) {
        const label = [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === wanted)
        label.querySelector('input').click()
    }
}"""


def chosen(page: Page) -> list[str]:
    return page.locator("input[type=radio]:checked + span").all_inner_texts()


@pytest.mark.parametrize("order", [["Turnier", "Flott"], ["Flott", "Turnier"]], ids=["option-first", "clock-first"])
def test_an_option_and_the_clock_chosen_at_once_both_hold(arrive: Arrive, order: list[str]) -> None:
    lene = arrive(NummerusPlayer)
    lene.opens("Nummerus")
    expect(lene.page.get_by_role("radio", name="Turnier")).to_be_attached()
    lene.page.evaluate(CHOOSE_AT_ONCE, order)
    rounds = lene.page.get_by_text("Runden", exact=True)
    expect(rounds).to_be_visible()
    lene.reloads()
    expect(rounds).to_be_visible()
    assert {"Turnier", "Flott"} <= set(chosen(lene.page))


def test_a_table_that_is_opened_is_announced_and_has_the_focus(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    heard = lene.listens()
    lene.opens("Nummerus")
    expect(heard).to_have_text([re.compile("^Nummerus Zahlus. Neuer Tisch.")])
    assert lene.is_at() == "Nummerus Zahlus"
    lene.goes_back()
    expect(heard.last).to_have_text("Regal")
    assert lene.is_at() == "Spieltisch"


def test_after_a_reload_it_is_said_how_things_stand(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lene.opens("Nummerus")
    lene.page.get_by_role("button", name="Bot dazusetzen").first.click()
    expect(lene.page.get_by_role("button", name="Zu zweit beginnen")).to_be_enabled()
    lene.reloads()
    expect(lene.page.locator("[aria-live=polite]").first).to_have_text(
        "Nummerus Zahlus. Neuer Tisch. Zu zweit beginnen"
    )


@pytest.mark.parametrize("phone", [False, True], ids=["large", "phone"])
def test_the_focus_stays_at_the_table_from_the_first_bot_to_the_first_move(arrive: Arrive, phone: bool) -> None:
    lene = arrive(NummerusPlayer, phone=phone)
    page = lene.page
    lene.opens("Nummerus")
    expect(page.get_by_role("button", name="Bot dazusetzen").locator("visible=true")).to_have_count(1)
    lene.reaches("Bot dazusetzen")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Zu zweit beginnen").locator("visible=true")).to_be_enabled()
    assert re.search("Bot|beginnen", lene.is_at())
    if "beginnen" not in lene.is_at():
        lene.reaches("Zu zweit beginnen")
    page.keyboard.press("Enter")
    expect(lene.board).to_be_visible()
    expect(page.locator("main:focus")).to_have_count(1)
    assert lene.is_at() == "Nummerus Zahlus"


def test_the_focus_stays_with_a_guest_who_sits_down_and_stands_up(arrive: Arrive) -> None:
    lene, mira = arrive(NummerusPlayer), arrive(NummerusPlayer)
    mira.is_called("Mira")
    lene.opens("Nummerus")
    mira.joins(lene.code())
    mira.reaches("^Frei")
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_text("das bist du")).to_be_visible()
    assert mira.is_at() == "Aufstehen"
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_role("button", name=re.compile("^Frei"))).to_be_visible()
    assert mira.is_at().startswith("Frei")
