"""The signal: the table counts down before everybody, and nobody can take a barrel before it ends."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import meet_at_a_table
from tests.games.zappzerapp.browser.player import EMPTY, GAME, ZappPlayer

BARRELS = 13
# Keeps what is counted and how many barrels can be taken, whenever something changes, and reaches for one at once. It
# runs in the page: a look from outside may come when the countdown is over.
WATCH = """() => {
    window.moments = []
    new MutationObserver(() => {
        const counted = document.querySelector('[data-signal]')?.dataset.signal
        if (counted === undefined) return
        if (moments.length === 0) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
        moments.push([counted, document.querySelectorAll('main [data-barrel]').length])
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""
COUNTED = ["5", "4", "3", "2", "1", "given"]


def test_two_browsers_count_down_to_the_same_instant_before_which_nothing_can_be_taken(arrive: Arrive) -> None:
    lene, mira = people = arrive(ZappPlayer, calm=False), arrive(ZappPlayer)
    meet_at_a_table(lene, mira, GAME)
    lene.chooses("5 Sek.")
    for person in people:
        person.page.evaluate(WATCH)
    lene.begins("Zu zweit beginnen")
    for person in people:
        expect(person.barrels).to_have_count(BARRELS)
    opens_at = lene.position["opens_at"]
    assert opens_at is not None
    assert mira.position["opens_at"] == opens_at
    for person in people:
        expect(person.full_hands).to_have_count(0)
        moments = person.page.evaluate("moments")
        counted = list(dict.fromkeys(text for text, _ in moments))
        assert counted
        assert counted == [text for text in COUNTED if text in counted]
        assert all(barrels == 0 for text, barrels in moments if text != "given")

    lene.takes(2)
    mira.takes(9)
    for person in people:
        person.waits_until(partial(both_hold_something, person))
        expect(person.countdown).to_have_count(0)
        assert person.position["opens_at"] is None
    grabs = [
        message["entry"]["at"]
        for message in lene.messages()
        if message["t"] == "step" and any(happening["kind"] == "took" for happening in message["entry"]["happenings"])
    ]
    assert len(grabs) == len(people)
    assert min(grabs) >= opens_at


def both_hold_something(person: ZappPlayer) -> bool:
    return all(any(place != EMPTY for place in hands) for hands in person.view["hands"])
