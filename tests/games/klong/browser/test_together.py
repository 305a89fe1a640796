"""Two people, two browsers: one plays by keys alone, the other by thumb on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from spieltisch.games.klong.view import KlongSeat, KlongView
from tests.browser.fixtures import Arrive
from tests.browser.house import House
from tests.browser.person import who_decides
from tests.browser.screen import assert_nothing_sticks_out
from tests.browser.wire import until_all_know_the_same
from tests.games.klong.browser.player import KeyPlayer, KlongPlayer, PhonePlayer, public, two_at_a_table

SWIPED = "[data-zone=map], [role=group]:has([data-card])"
SEEN = """() => ({
    rooms: [...document.querySelectorAll('[data-zone=map] [data-room]')].map((room) => room.ariaLabel),
    seats: [...document.querySelectorAll('[data-seat] .unseen')].map((seat) => seat.textContent.replace(/^[^:]+:/, '')),
    counters: [...document.querySelectorAll('[data-counter]')].map((counter) => counter.querySelector('b').innerText),
    standing: document.querySelectorAll('[data-seat][aria-current]').length,
})"""


def assert_both_see_the_same(lene: KlongPlayer, mira: KlongPlayer) -> None:
    """Once nothing moves any more."""
    until_all_know_the_same(lene, mira)
    assert public(lene.view) == public(mira.view)
    lene.waits_until(lambda: seen(lene) == seen(mira))


def seen(person: KlongPlayer) -> Any:
    person.hurries()
    return person.page.evaluate(SEEN)


def assert_hands_stay_secret(*people: KlongPlayer) -> None:
    """Nobody was told anything but the own hand and what all know."""
    for person in people:
        (seat,) = [index for index, each in enumerate(person.latest()["table"]["seats"]) if each["mine"]]
        views = [message["position"]["view"] for message in person.messages() if message.get("position")]
        for view in views:
            own = view["seats"][seat]
            assert set(view) <= set(KlongView.__annotations__)
            assert len(view["hand"]) == own["hand"]
            assert set(view["hand"]) <= set(own["cards"])
            assert all(set(each) == set(KlongSeat.__annotations__) for each in view["seats"])
        for drawn in person.happenings("drew"):
            assert set(drawn["values"]) == {"count"}


def test_a_whole_game_by_keys_and_by_thumb_through_a_reload_and_a_killed_server(
    arrive: Arrive, real_house: House
) -> None:
    lene, mira = two_at_a_table(arrive, KeyPlayer, PhonePlayer)
    turns = 0
    while person := who_decides(lene, mira):
        if person.view["turns"] > turns:
            turns = person.view["turns"]
            assert_both_see_the_same(lene, mira)
            if turns == 4:
                reload(mira)
                assert_both_see_the_same(lene, mira)
            if turns == 7:
                survive(real_house, lene, mira)
                assert_nothing_sticks_out(mira.page, swiped=SWIPED)
        person.answers()
    assert_both_see_the_same(lene, mira)
    assert_hands_stay_secret(lene, mira)
    for each in (lene, mira):
        expect(each.ending.get_by_role("table", name="Die Abrechnung").locator("tfoot .total")).to_have_text(
            [str(points) for points in lene.position["outcome"]["scores"]]
        )


def reload(person: KlongPlayer) -> None:
    before = seen(person)
    person.reloads()
    person.waits_until(lambda: seen(person) == before)


def survive(house: House, *people: KlongPlayer) -> None:
    before = [seen(person) for person in people]
    house.kill()
    for person in people:
        expect(person.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    house.open()
    for person in people:
        expect(person.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden(timeout=30_000)
    people[0].waits_until(lambda: [seen(person) for person in people] == before)
