"""A newcomer at Klong!: the guided first turn, the rules, cards looked at closely, signs that explain themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.fixtures import Arrive
from tests.games.klong.browser.player import GAME, KlongPlayer, PhonePlayer


def begin_against_a_bot(lene: KlongPlayer, *wishes: str) -> None:
    lene.opens(GAME)
    lene.seats_a_bot("Neuling")
    lene.wants(*wishes)
    lene.begins("Zu zweit beginnen")
    expect(lene.hand.first).to_be_visible()


def test_the_guide_leads_through_the_first_turn_and_does_not_come_back(arrive: Arrive) -> None:
    lene = arrive(KlongPlayer)
    page = lene.page
    begin_against_a_bot(lene, "Wir bestimmen")
    expect(lene.lesson).to_have_attribute("data-lesson", "hand")
    while lene.view["hand"]:
        lene.does(next(move for move in lene.may() if move.startswith("play")))
    expect(lene.lesson).to_have_attribute("data-lesson", "buy")
    lene.does(next(move for move in lene.may() if move.startswith("buy")))
    expect(lene.lesson).not_to_have_attribute("data-lesson", "buy")
    while lene.lesson.get_attribute("data-lesson") != "end":
        lesson = lene.lesson.get_attribute("data-lesson") or ""
        page.get_by_role("button", name="Weiter", exact=True).click()
        expect(lene.lesson).not_to_have_attribute("data-lesson", lesson)
    lene.does("end")
    expect(lene.lesson).to_have_attribute("data-lesson", "dragon")
    page.get_by_role("button", name="Alles klar").click()
    expect(lene.lesson).to_have_count(0)

    lene.reloads()
    expect(lene.hand.first).to_be_visible()
    expect(lene.lesson).to_have_count(0)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="So wird gespielt")
    rules.get_by_role("button", name="Den Anfang erklären").click()
    expect(rules).to_be_hidden()
    expect(lene.lesson).to_have_attribute("data-lesson", "hand")
    lene.knows_the_game()
    lene.reloads()
    expect(lene.hand.first).to_be_visible()
    expect(lene.lesson).to_have_count(0)


def test_the_rules_open_where_they_fit_and_every_sign_on_a_card_explains_itself(arrive: Arrive) -> None:
    lene = arrive(KlongPlayer)
    page = lene.page
    begin_against_a_bot(lene, "Wir bestimmen")
    lene.knows_the_game()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Ein Zug", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Worum es geht")).not_to_be_in_viewport()
    page.keyboard.press("Escape")

    cards = page.locator("[data-zone=row] [data-card], [data-zone=reserve] [data-card]")
    for card in cards.all():
        card.focus()
        page.keyboard.press("i")
        expect(lene.details).to_be_visible()
        signs = lene.details.get_by_role("group", name="Zeichen").get_by_role("button")
        expect(signs).not_to_have_count(0)
        for sign in signs.all():
            assert_explains_itself(sign)
        page.keyboard.press("Escape")
        expect(lene.details).to_be_hidden()
    for name in ("skill", "swords", "boots", "gold"):
        assert_explains_itself(lene.counter(name).get_by_role("button"))


def assert_explains_itself(sign: Locator) -> None:
    sign.hover()
    slip = sign.page.get_by_role("tooltip")
    expect(slip).to_be_visible()
    expect(slip.locator("p")).to_have_text(re.compile(r"\w.*\.$"))
    sign.page.mouse.move(1, 1)
    expect(slip).to_have_count(0)


def test_a_card_is_looked_at_by_resting_on_it_and_by_a_tap_on_what_cannot_be_done(arrive: Arrive) -> None:
    lene = arrive(KlongPlayer)
    page = lene.page
    begin_against_a_bot(lene, "Wir bestimmen")
    lene.knows_the_game()
    card = lene.hand.first
    name = (card.inner_text() or "").splitlines()[0]
    card.hover()
    peek = page.locator(".peek")
    expect(peek).to_contain_text(name.split(":")[0])
    page.mouse.move(1, 1)
    expect(peek).to_have_count(0)
    dear = page.locator("[data-zone=row] [data-card]:not(.able)").first
    dear.click()
    expect(lene.details).to_contain_text(re.compile("Dir fehl(en|t) noch|Dazu musst du"))
    page.keyboard.press("Escape")
    expect(lene.details).to_be_hidden()
    assert not lene.commands("move")


def test_a_long_press_shows_a_card_and_plays_nothing(arrive: Arrive) -> None:
    lene = arrive(PhonePlayer, phone=True)
    begin_against_a_bot(lene)
    lene.knows_the_game()
    with holding(lene, lene.hand.first):
        expect(lene.details).to_be_visible()
    assert not lene.commands("move")
    lene.details.get_by_role("button", name="Ausspielen").tap()
    expect(lene.details).to_be_hidden()
    expect(lene.hand).to_have_count(4)
    assert len(lene.commands("move")) == 1


@contextmanager
def holding(person: PhonePlayer, thing: Locator) -> Iterator[None]:
    """A finger lies on it."""
    fingers: CDPSession = person.page.context.new_cdp_session(person.page)
    box = thing.bounding_box()
    assert box
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    yield
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
