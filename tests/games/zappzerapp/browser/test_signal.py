"""The signal: the table counts down before everybody, and nobody can take a barrel before it ends."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import meet_at_a_table
from tests.games.zappzerapp.browser.player import EMPTY, GAME, ZappPlayer

BARRELS = 13
# What is counted, and how many barrels can be taken, at one and the same moment.
NOW = """() => [
    document.querySelector('[data-signal]')?.dataset.signal,
    document.querySelectorAll('main [data-barrel]').length,
]"""
COUNTED = ["3", "2", "1", "Zapp!"]


def test_two_browsers_count_down_to_the_same_instant_before_which_nothing_can_be_taken(arrive: Arrive) -> None:
    lene, mira = people = arrive(ZappPlayer, calm=False), arrive(ZappPlayer)
    meet_at_a_table(lene, mira, GAME)
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()
    seen = [person.watches("[data-signal]") for person in people]
    opens_at = lene.position["opens_at"]
    assert opens_at is not None
    assert mira.position["opens_at"] == opens_at
    for person in people:
        counted, barrels = person.page.evaluate(NOW)
        assert (counted in COUNTED[:-1], barrels) == (True, 0)
        person.page.keyboard.press("a")
        expect(person.full_hands).to_have_count(0)

    for person in people:
        expect(person.barrels).to_have_count(BARRELS)
    lene.takes(2)
    mira.takes(9)
    for person in people:
        person.waits_until(partial(both_hold_something, person))
        expect(person.countdown).to_have_count(0)
        assert person.position["opens_at"] is None
    for read in seen:
        texts = read.all_text_contents()
        assert texts == [text for text in COUNTED if text in texts]
        assert texts[-1] == "Zapp!"
    grabs = [
        message["entry"]["at"]
        for message in lene.messages()
        if message["t"] == "step" and any(happening["kind"] == "took" for happening in message["entry"]["happenings"])
    ]
    assert len(grabs) == len(people)
    assert min(grabs) >= opens_at


def both_hold_something(person: ZappPlayer) -> bool:
    return all(any(place != EMPTY for place in hands) for hands in person.view["hands"])
