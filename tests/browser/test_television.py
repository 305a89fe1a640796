"""A big screen without a seat shows the table; phones join by its code."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.games.nummerus.browser.player import NummerusPlayer


def test_two_phones_join_a_television_by_code_and_play(arrive: Arrive) -> None:
    television, lene, mira = (
        arrive(NummerusPlayer),
        arrive(NummerusPlayer, phone=True),
        arrive(NummerusPlayer, phone=True),
    )
    television.opens("Nummerus Zahlus")
    television.chooses("Fernseher und Handys")
    expect(television.page.get_by_text("das bist du")).to_be_hidden()
    for person, name in ((lene, "Lene"), (mira, "Mira")):
        person.is_called(name)
        person.joins(television.code())
        person.sits_down()
        expect(television.page.get_by_role("button", name=re.compile(f"^{name}.* sitzt am Tisch"))).to_be_visible()
    television.begins("Zu zweit beginnen")
    expect(lene.board).to_be_visible()
    expect(mira.board).to_be_visible()
    assert play_on(lene, mira, decisions=5) == 5
    chips = television.page.get_by_role("region", name=re.compile("Lene|Mira")).locator("[data-chip]")
    expect(chips).to_have_count(5)
    assert television.chips.count() == 0
    assert len(television.chips_taken()) == 5
