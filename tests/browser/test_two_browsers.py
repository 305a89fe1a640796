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


def test_two_people_play_a_whole_game_whatever_goes_wrong_and_a_rematch(arrive: Arrive, real_house: House) -> None:
    lene, mira = two_at_a_table(arrive)
    watch_but_not_play(arrive(NummerusPlayer), lene, mira)
    reload(lene, mira)
    take_without_a_connection(lene, mira)
    survive(real_house, lene, mira)
    play(lene, mira, CHIPS - lene.taken.count())
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


def watch_but_not_play(kuno: NummerusPlayer, lene: NummerusPlayer, mira: NummerusPlayer) -> None:
    """Whoever has the link may."""
    kuno.visits(lene.page.url)
    expect(kuno.board).to_be_visible()
    play(lene, mira, 3)
    expect(kuno.taken).to_have_count(3)
    assert kuno.chips.count() == 0
    assert kuno.chips_taken() == lene.chips_taken()
    kuno.page.close()


def reload(lene: NummerusPlayer, mira: NummerusPlayer) -> None:
    """It leads back to the same place."""
    before = lene.log()
    lene.reloads()
    assert lene.log() == before
    play(lene, mira, 2)


def take_without_a_connection(lene: NummerusPlayer, mira: NummerusPlayer) -> None:
    """The click is handed in later."""
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


def survive(house: House, lene: NummerusPlayer, mira: NummerusPlayer) -> None:
    """A killed server loses nothing, and the game goes on."""
    before = mira.chips_taken()
    house.kill()
    expect(lene.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    house.open()
    expect(lene.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden(timeout=30_000)
    play(lene, mira, 4)
    after = mira.chips_taken()
    assert after[4:] == before
    assert lene.chips_taken() == after
