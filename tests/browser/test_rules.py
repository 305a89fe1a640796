"""Examples in the rules move by themselves, stop when told to, and are turned by hand where things keep still."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Arrive
from tests.browser.person import Person


def first_example(person: Person) -> Locator:
    person.opens("Sechserreihe")
    expect(person.page.get_by_role("button", name=re.compile("^Spielregeln"))).to_be_visible()
    person.page.keyboard.press("?")
    example = person.page.get_by_role("dialog", name="So wird gespielt").get_by_role("figure").first
    example.scroll_into_view_if_needed()
    return example


def test_an_example_goes_on_by_itself_until_it_is_stopped(arrive: Arrive) -> None:
    example = first_example(arrive(Person, calm=False))
    expect(example.get_by_role("img", name="Bild 2 von 2")).to_be_visible()
    expect(example.get_by_role("img", name="Bild 1 von 2")).to_be_visible()
    example.get_by_role("button", name="Anhalten").click()
    expect(example.get_by_role("button", name="Abspielen")).to_be_visible()


def test_it_is_turned_by_hand_and_then_waits(arrive: Arrive) -> None:
    example = first_example(arrive(Person, calm=False, phone=True))
    example.get_by_role("button", name="Ein Bild zurück").click()
    expect(example.get_by_role("button", name="Abspielen")).to_be_visible()
    example.get_by_role("button", name="Abspielen").click()
    expect(example.get_by_role("button", name="Anhalten")).to_be_visible()


def test_nothing_moves_by_itself_where_things_keep_still(arrive: Arrive) -> None:
    example = first_example(arrive(Person))
    expect(example.get_by_role("button", name="Anhalten")).to_have_count(0)
    expect(example).to_contain_text("Noch ist das Brett leer.")
    example.get_by_role("button", name="Ein Bild weiter").click()
    expect(example.get_by_role("img", name="Bild 2 von 2")).to_be_visible()
    expect(example.get_by_role("img", name=re.compile("^Zwei Steine"))).to_be_visible()
