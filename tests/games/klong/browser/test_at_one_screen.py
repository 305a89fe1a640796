"""Two people at one screen: a hand lies covered until its owner says to be there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.games.klong.browser.player import GAME, KlongPlayer

TURNS = 4


def test_each_hand_is_covered_until_its_owner_is_there(arrive: Arrive) -> None:
    lene = arrive(KlongPlayer)
    lene.is_called("Lene")
    lene.opens(GAME)
    lene.seats_a_neighbour("Mira")
    lene.begins("Zu zweit beginnen")
    cards = lene.page.locator("[data-zone=hand] [data-card]")
    ready = lene.page.get_by_role("button", name="Ich bin dran")
    for turn in range(TURNS):
        name = ("Lene", "Mira")[lene.view["turn"]]
        expect(lene.page.locator("[data-zone=hand]")).to_contain_text(f"{name} ist dran")
        expect(cards).to_have_count(0)
        assert not lene.is_asked(), "nobody acts while the hand is covered"
        lene.presses(ready)
        expect(cards).to_have_count(5)
        expect(lene.page.locator("[data-zone=hand]")).to_have_attribute("data-front", str(lene.view["turn"]))
        turns = lene.view["turns"]
        if turn == 1:
            lene.reloads()
            expect(cards).to_have_count(0)
            lene.presses(ready)
        while lene.view["turns"] == turns:
            lene.answers()
        expect(lene.page.get_by_title("Verlauf öffnen")).not_to_contain_text(re.compile("Karte: "))
    expect(cards).to_have_count(0)
    expect(ready).to_be_visible()
