"""Two people at one screen listen one after the other, each for the same time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.zappzerapp.browser.player import NEIGHBOURS, ZappPlayer


def test_each_says_to_be_ready_listens_by_the_clock_and_chooses_and_then_all_is_revealed(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer, calm=False)
    lene.opens_a_table_for_two()
    expect(lene.page.get_by_text("Darum kommt ihr nacheinander dran, alle gleich lang.")).to_be_visible()
    lene.begins("Zu zweit beginnen")
    assert lene.view["listening"] == "in-turn"
    reveal = lene.watches("[data-reveal=sorted] li")
    timer = lene.page.get_by_role("timer")
    first = lene.view["thrower"]
    for seat in (first, 1 - first):
        name = NEIGHBOURS[seat]
        expect(lene.page.get_by_role("heading", name=f"Jetzt hört {name}")).to_be_visible()
        expect(lene.page.get_by_role("main")).to_contain_text(f"Gebt {name} das Gerät.")
        assert lene.view["turn"] == seat
        expect(lene.barrels).to_have_count(0)
        expect(lene.hand("left")).to_have_count(0)
        lene.deed("ready").click()
        expect(timer).to_be_visible()
        expect(timer).to_have_accessible_name(re.compile(r"0:[0-5]\d|1:00"))
        expect(lene.page.get_by_role("heading", name=f"{name} hört")).to_be_visible()
        hand = lene.takes_any()
        lene.shakes(hand)
        assert lene.bars(hand)
        lene.sets_down(hand)
    expect(reveal).to_have_count(2)
    assert {int(re.findall(r"\d+", text)[0]) for text in reveal.all_text_contents()} == {
        happening["values"]["stones"] for happening in lene.happenings("turned")
    }
    lene.page.emulate_media(reduced_motion="reduce")
    while lene.view["round"] == 1:
        assert who_decides(lene)
        lene.answers()
    assert lene.view["thrower"] == 1 - first
    expect(lene.page.get_by_role("heading", name=f"Jetzt hört {NEIGHBOURS[1 - first]}")).to_be_visible()
