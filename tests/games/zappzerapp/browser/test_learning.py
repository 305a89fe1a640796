"""A newcomer at Zapp Zerapp: the guided first round, the rules, and a school for ears."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Arrive
from tests.browser.person import Person
from tests.games.zappzerapp.browser.player import GAME, ZappPlayer


def lesson(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Deine erste Runde")


def rules(person: Person) -> Locator:
    expect(person.page.get_by_role("button", name=re.compile("^Spielregeln"))).to_be_visible()
    person.page.keyboard.press("?")
    return person.page.get_by_role("dialog", name="So wird gespielt")


def test_the_guide_leads_from_the_first_grab_to_setting_down(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    keys = lene.page.keyboard
    lene.begins_with_a_bot_that_has_chosen()
    expect(lesson(lene)).to_contain_text("Nimm dir eines vom Hügel")
    keys.press("d")
    expect(lesson(lene)).to_contain_text("Schüttle es")
    keys.down("Space")
    expect(lesson(lene)).to_contain_text("vergleiche")
    keys.up("Space")
    keys.press("a")
    expect(lesson(lene)).to_contain_text("Stell ab")
    keys.press("1")
    expect(lene.page.locator("[data-lesson=choose]")).to_have_count(0)


def test_whoever_knows_the_game_closes_the_guide_for_good_and_can_call_it_back(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer, phone=True)
    page = lene.page
    lene.begins_with_a_bot_that_has_chosen()
    lesson(lene).get_by_role("button", name="Ohne Erklärung weiterspielen").tap()
    expect(lesson(lene)).to_have_count(0)
    lene.reloads()
    expect(page.locator("[data-barrel]").first).to_be_visible()
    expect(lesson(lene)).to_have_count(0)
    book = rules(lene)
    expect(book.get_by_role("heading", name="Eine Runde", exact=True)).to_be_in_viewport()
    book.get_by_role("button", name="Den Anfang erklären").click()
    expect(book).to_be_hidden()
    expect(lesson(lene)).to_contain_text("Nimm dir eines vom Hügel")


def test_barrels_of_the_school_are_heard_seen_and_guessed(arrive: Arrive) -> None:
    lene = arrive(Person)
    lene.opens(GAME)
    school = rules(lene).get_by_role("figure").filter(has=lene.page.get_by_role("group", name="Fässer zum Üben"))
    rattle = school.get_by_role("img", name="Das Klappern, als Bild").locator("path.heard")
    school.get_by_role("button", name="8 Steine").click()
    expect(rattle).to_have_attribute("d", re.compile(r"v[1-9]\d"))
    school.get_by_role("button", name="Rate mal").click()
    expect(school).to_contain_text("Wie viele Steine sind das?")
    school.get_by_role("button", name="Ein Stein").click()
    expect(school).to_contain_text(re.compile(r"(Richtig, ein Stein!|Es waren \d+ Steine\.) [01] von 1 erraten\."))
