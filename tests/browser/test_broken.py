"""What a person sees when something breaks: a file is missing, a new version has come, a table falls over."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.fixtures import Arrive
from tests.games.nummerus.browser.player import NummerusPlayer

RULES = re.compile(r"/assets/Rules-[^/]*\.js")
TABLE = re.compile(r"/assets/Table-[^/]*\.js")
WORDS = re.compile(r"/assets/shelf-[^/]*\.js")
NO_SHEET = "body:not(:has(dialog[open])) main"
ENTRY = re.compile(r"/assets/index-[\w-]+\.js")
# What is reported is no surprise here; in all other tests it is.
KEEP_REPORTS = """
window.reported = []
window.addEventListener('error', (event) => { event.preventDefault(); window.reported.push(event.message) })
"""


def lose(route: Route) -> None:
    route.abort()


def redeploy(page: Page) -> None:
    """The server has a page that begins with another file than the one this tab was loaded with."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=ENTRY.sub("/assets/index-another.js", answer.text()))

    page.route(lambda url: url.endswith("/"), serve)


@pytest.fixture
def lene(arrive: Arrive) -> NummerusPlayer:
    lene = arrive(NummerusPlayer)
    lene.opens("Nummerus")
    lene.page.get_by_role("button", name="Bot dazusetzen").first.click()
    return lene


def test_what_could_not_be_loaded_can_be_asked_for_again(lene: NummerusPlayer) -> None:
    lene.page.route(RULES, lose)
    lene.page.keyboard.press("?")
    sheet = lene.page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_have_text("Das ließ sich nicht laden.")
    lene.page.unroute(RULES)
    sheet.get_by_role("button", name="Noch einmal").click()
    rules = sheet.get_by_role("heading", name="Worum es geht")
    expect(rules.or_(lene.page.locator(NO_SHEET))).to_be_visible()
    if not rules.is_visible():
        # This Chromium never asks twice for a module, so the page was loaded anew.
        expect(lene.page.get_by_role("button", name="Zu zweit beginnen")).to_be_visible()
        lene.page.keyboard.press("?")
    expect(rules).to_be_visible()


def test_a_table_that_could_not_be_loaded_can_be_asked_for_again(lene: NummerusPlayer) -> None:
    lene.page.route(TABLE, lose)
    lene.page.get_by_role("button", name="Zu zweit beginnen").click()
    expect(lene.page.get_by_role("heading", name="Der Tisch ist noch nicht da")).to_be_focused()
    lene.page.unroute(TABLE)
    lene.page.get_by_role("button", name="Noch einmal").click()
    expect(lene.board).to_be_visible()


def test_a_new_version_is_told_when_a_file_of_the_old_one_is_missing(lene: NummerusPlayer) -> None:
    lene.begins("Zu zweit beginnen")
    redeploy(lene.page)
    lene.page.route(RULES, lose)
    lene.page.keyboard.press("?")
    sheet = lene.page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_have_text(re.compile("Es gibt eine neue Fassung"))
    expect(sheet.get_by_role("button", name="Neu laden")).to_be_visible()
    lene.page.keyboard.press("Escape")
    notice = lene.page.get_by_role("status").filter(has_text="Es gibt eine neue Fassung.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Später").click()
    expect(notice).to_be_hidden()
    lene.takes()


def test_without_any_words_there_are_still_a_few_and_a_way_on(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lene.page.route(WORDS, lose)
    lene.reloads()
    expect(lene.page.get_by_role("heading", name="Das hat nicht geklappt")).to_be_focused()
    lene.page.unroute(WORDS)
    lene.page.get_by_role("button", name="Noch einmal").click()
    expect(lene.page.get_by_role("heading", name="Spieltisch")).to_be_visible()


def test_a_language_that_could_not_be_loaded_is_not_spoken(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    redeploy(lene.page)
    lene.page.route(WORDS, lose)
    lene.page.get_by_role("button", name=re.compile("Platzkarte")).click()
    lene.page.get_by_role("radio", name="English").click(force=True)
    expect(lene.page.get_by_role("alert")).to_have_text(re.compile("Die Sprache ließ sich nicht laden"))
    expect(lene.page.get_by_role("status").filter(has_text="Es gibt eine neue Fassung.")).to_be_visible()


def test_a_new_version_is_told_when_the_server_comes_back(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    lene.page.route_web_socket(re.compile("/live"), connect)
    lene.opens("Nummerus")
    expect(lene.page.get_by_role("button", name="Bot dazusetzen").first).to_be_visible()
    redeploy(lene.page)
    lines[-1].close()
    notice = lene.page.get_by_role("status").filter(has_text="Es gibt eine neue Fassung.")
    notice.get_by_role("button", name="Neu laden").click()
    expect(notice).to_be_hidden()


def test_a_table_that_falls_over_can_be_set_up_again(lene: NummerusPlayer) -> None:
    lene.begins("Zu zweit beginnen")
    broken = True

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told: dict[str, Any] = json.loads(message)
            if broken and told["t"] == "snapshot":
                told["position"]["view"] = {}
            line.send(json.dumps(told))

        server.on_message(pass_on)

    lene.page.add_init_script(KEEP_REPORTS)
    lene.page.route_web_socket(re.compile("/live"), connect)
    lene.reloads()
    expect(lene.page.get_by_role("heading", name="Da ist etwas umgefallen")).to_be_focused()
    assert lene.page.evaluate("() => window.reported.length") == 1
    broken = False
    lene.page.get_by_role("button", name="Neu aufstellen").click()
    expect(lene.board).to_be_visible()
