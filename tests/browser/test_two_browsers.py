"""Two people, two browsers, one game from the first click to the last chip."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.house import House
from tests.browser.person import play_on, sit_down_together, who_decides
from tests.games.nummerus.browser.player import NummerusPlayer

CHIPS = 48


def two_at_a_table(arrive: Arrive) -> tuple[NummerusPlayer, NummerusPlayer]:
    lene, mira = arrive(NummerusPlayer), arrive(NummerusPlayer)
    sit_down_together(lene, mira, "Nummerus Zahlus")
    return lene, mira


def play(lene: NummerusPlayer, mira: NummerusPlayer, decisions: int) -> None:
    """Until both know all of them: whoever made the last one knows it first."""
    taken = lene.taken.count()
    assert play_on(lene, mira, decisions=decisions) == decisions
    for person in (lene, mira):
        expect(person.taken).to_have_count(taken + decisions)


def test_two_people_play_a_whole_game_and_a_rematch(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive)
    assert play_on(lene, mira) == CHIPS
    for person in (lene, mira):
        places = person.ending.get_by_role("list", name="Plätze")
        expect(places).to_contain_text("Lene")
        expect(places).to_contain_text("Mira")
    lene.ending.get_by_role("button", name="Revanche").click()
    expect(lene.ending).to_be_hidden()
    mira.ending.get_by_role("button", name=re.compile("Revanche")).click()
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()
    assert play_on(lene, mira, decisions=2) == 2


def test_reloading_leads_back_to_the_same_place(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive)
    play(lene, mira, 7)
    before = lene.log()
    lene.page.reload()
    assert lene.log() == before
    play(lene, mira, 2)
    assert len(lene.chips_taken()) == 9


def test_a_click_on_a_lost_connection_is_handed_in_later(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive)
    play_on(lene, mira, decisions=2)
    if who_decides(lene, mira) is lene:
        lene.answers()
    expect(mira.chips.first).to_be_visible()
    mira.page.context.set_offline(True)
    expect(mira.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    number = mira.picks()
    mira.page.get_by_role("button", name=f"{number} nehmen", exact=True).click()
    mira.page.context.set_offline(False)
    expect(lene.page.get_by_title("Verlauf öffnen")).to_have_text(f"Mira nimmt die {number}.", timeout=30_000)
    expect(mira.page.get_by_title("Verlauf öffnen")).to_have_text(f"Du nimmst die {number}.")
    expect(mira.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden()
    assert mira.chips_taken() == lene.chips_taken()


def test_a_killed_server_loses_nothing_and_the_game_goes_on(arrive: Arrive, real_house: House) -> None:
    lene, mira = two_at_a_table(arrive)
    play(lene, mira, 6)
    before = mira.chips_taken()
    real_house.kill()
    expect(lene.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    real_house.open()
    expect(lene.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden(timeout=30_000)
    play(lene, mira, 4)
    after = mira.chips_taken()
    assert after[4:] == before
    assert len(after) == 10
    assert lene.chips_taken() == after


def test_whoever_has_the_link_may_watch_but_not_play(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive)
    kuno = arrive(NummerusPlayer)
    kuno.page.goto(lene.page.url)
    expect(kuno.board).to_be_visible()
    play(lene, mira, 3)
    expect(kuno.taken).to_have_count(3)
    assert kuno.chips.count() == 0
    assert kuno.chips_taken() == lene.chips_taken()
