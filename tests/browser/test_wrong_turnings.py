"""Links and codes that lead nowhere get an answer a person can use."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import Person


def test_a_wrong_code_is_answered_with_the_servers_sentence(arrive: Arrive) -> None:
    lene = arrive(Person)
    code = lene.page.get_by_label("Code der Einladung")
    code.fill("AAA")
    lene.page.get_by_role("button", name="Hinsetzen").click()
    expect(lene.page.get_by_role("alert")).to_have_text("Ein Code hat sechs Zeichen.")
    code.fill("AAAAAA")
    lene.page.get_by_role("button", name="Hinsetzen").click()
    expect(lene.page.get_by_role("alert")).to_have_text(re.compile("Zu diesem Code gibt es gerade keinen Tisch"))


def test_a_link_to_no_table_leads_back_to_the_shelf(arrive: Arrive) -> None:
    lene = arrive(Person)
    lene.visits("/t/nosuchtable")
    expect(lene.page.get_by_role("heading", name="Hier steht kein Tisch")).to_be_visible()
    expect(lene.page.get_by_role("article").get_by_text("Diesen Tisch gibt es nicht.")).to_be_visible()
    lene.page.get_by_role("link", name="Zum Regal").click()
    expect(lene.page.get_by_role("button", name=re.compile("Nummerus Zahlus"))).to_be_visible()


def test_an_address_that_was_never_one_is_told_so(arrive: Arrive) -> None:
    lene = arrive(Person)
    lene.visits("/nowhere")
    expect(lene.page.get_by_role("heading", name="Hier steht kein Tisch")).to_be_visible()
