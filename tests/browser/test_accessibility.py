"""What axe and a screen reader find on every screen, in both languages and both lights."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import play_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}


def assert_axe_finds_nothing_serious(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    found = [
        f"{violation['id']}: {violation['help']} {[node['target'] for node in violation['nodes']]}"
        for violation in report["violations"]
        if violation["impact"] in SERIOUS
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["window", "phone"])
@pytest.mark.parametrize("light", ["evening", "day"])
def test_axe_finds_nothing_serious_on_any_screen(arrive: Arrive, phone: bool, light: str) -> None:
    lene = arrive(phone=phone)
    page = lene.page
    page.evaluate("light => document.documentElement.setAttribute('data-theme', light)", light)
    assert_axe_finds_nothing_serious(page)
    page.get_by_role("button", name=re.compile("Platzkarte")).click()
    assert_axe_finds_nothing_serious(page)
    page.keyboard.press("Escape")
    lene.opens("Nummerus Zahlus")
    expect(page.get_by_role("button", name="Bot dazusetzen")).to_be_visible()
    assert_axe_finds_nothing_serious(page)
    page.get_by_role("button", name="Bot dazusetzen").first.click()
    lene.begins("Zu zweit beginnen")
    play_on(lene, decisions=3)
    expect(lene.chips.first).to_be_visible()
    lene.chips.first.click()
    assert_axe_finds_nothing_serious(page)
    page.keyboard.press("?")
    assert_axe_finds_nothing_serious(page)


def test_a_screen_reader_hears_what_happens(arrive: Arrive) -> None:
    lene = arrive()
    lene.opens("Nummerus Zahlus")
    lene.page.get_by_role("button", name="Bot dazusetzen").first.click()
    lene.begins("Zu zweit beginnen")
    play_on(lene, decisions=1)
    expect(lene.page.locator("[aria-live=polite]").filter(has_text=re.compile("nimms?t die"))).to_have_count(1)


def test_english_speaks_english_everywhere(arrive: Arrive) -> None:
    lene = arrive(english=True)
    page = lene.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name=re.compile("Nummerus")).click()
    page.get_by_role("button", name="Seat a bot").first.click()
    page.get_by_role("button", name="Begin with two").locator("visible=true").click()
    page.locator("button[data-chip]").first.click()
    expect(page.get_by_role("button", name=re.compile(r"^Take \d+"))).to_be_visible()
