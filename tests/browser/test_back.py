"""The Back button of the browser: it closes what lies open before it leaves the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Arrive
from tests.games.nummerus.browser.player import NummerusPlayer


@pytest.fixture
def lene(arrive: Arrive) -> NummerusPlayer:
    lene = arrive(NummerusPlayer, phone=True)
    lene.opens("Nummerus")
    lene.page.get_by_role("button", name="Bot dazusetzen").first.click()
    lene.begins("Zu zweit beginnen")
    return lene


def opened_menu(lene: NummerusPlayer) -> Locator:
    lene.page.get_by_role("button", name="Menü").click()
    menu = lene.page.get_by_role("dialog")
    expect(menu).to_be_visible()
    return menu


def goes_back_to_the_shelf(lene: NummerusPlayer) -> None:
    lene.goes_back()
    expect(lene.page.get_by_role("heading", name="Spieltisch", exact=True)).to_be_visible()
    assert not re.search("/t/", lene.page.url)


def test_it_closes_an_open_sheet_first(lene: NummerusPlayer) -> None:
    menu = opened_menu(lene)
    lene.goes_back()
    expect(menu).to_be_hidden()
    expect(lene.board).to_be_visible()
    goes_back_to_the_shelf(lene)


def test_it_leaves_at_once_after_a_sheet_was_closed_otherwise(lene: NummerusPlayer) -> None:
    menu = opened_menu(lene)
    lene.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    goes_back_to_the_shelf(lene)


def test_it_leaves_at_once_after_a_reload_with_an_open_sheet(lene: NummerusPlayer) -> None:
    opened_menu(lene)
    lene.reloads()
    expect(lene.board).to_be_visible()
    goes_back_to_the_shelf(lene)


def test_it_comes_back_to_the_table_from_the_shelf_that_a_sheet_led_to(lene: NummerusPlayer) -> None:
    opened_menu(lene).get_by_role("button", name=re.compile("Regal")).click()
    expect(lene.page.get_by_role("heading", name="Spieltisch", exact=True)).to_be_visible()
    lene.goes_back()
    expect(lene.board).to_be_visible()
    expect(lene.page.get_by_role("dialog")).to_be_hidden()
