"""Two people, two browsers, one board that belongs to both."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.house import House
from tests.browser.person import play_on, sit_down_together, who_decides
from tests.games.sechserreihe.browser.player import SHORTEST_ATTEMPT, SechserreihePlayer

COINS_TO_WIN = 3


def two_at_a_board(arrive: Arrive) -> tuple[SechserreihePlayer, SechserreihePlayer]:
    lene, mira = arrive(SechserreihePlayer), arrive(SechserreihePlayer)
    sit_down_together(lene, mira, "Sechserreihe")
    return lene, mira


def assert_both_see_the_same(lene: SechserreihePlayer, mira: SechserreihePlayer, stones: int) -> None:
    for person in (lene, mira):
        expect(person.stones).to_have_count(stones)
    assert lene.drawing() == mira.drawing()
    assert lene.turns() == mira.turns()
    for name in ("Lene", "Mira"):
        assert lene.coins(name) == mira.coins(name)


def test_two_people_play_a_whole_game_and_a_rematch(arrive: Arrive) -> None:
    lene, mira = two_at_a_board(arrive)
    play_on(lene, mira, decisions=7)
    assert_both_see_the_same(lene, mira, stones=8)
    turns = 7 + play_on(lene, mira)

    coins = {name: lene.coins(name) for name in ("Lene", "Mira")}
    winner = max(coins, key=lambda name: coins[name])
    assert coins[winner] == COINS_TO_WIN
    for person, name in ((lene, "Lene"), (mira, "Mira")):
        title = "Gewonnen!" if name == winner else f"{winner} gewinnt"
        expect(person.ending.get_by_role("heading", name=title)).to_be_visible()
        places = person.ending.get_by_role("list", name="Plätze").get_by_role("listitem")
        expect(places.first).to_contain_text(winner)
        expect(places.first.get_by_role("img", name=f"{COINS_TO_WIN} von {COINS_TO_WIN} Münzen")).to_be_visible()

    for person in (lene, mira):
        person.page.keyboard.press("Escape")
        expect(person.ending).to_be_hidden()
    assert_both_see_the_same(lene, mira, stones=lene.stones.count())
    assert len(lene.turns()) == turns - 1, "all but the opening"

    lene.page.get_by_role("button", name="Ergebnis ansehen").click()
    lene.ending.get_by_role("button", name="Revanche").click()
    expect(lene.ending).to_be_hidden()
    mira.ending.get_by_role("button", name="Zur Revanche").click()
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()
    assert play_on(lene, mira, decisions=2) == 2
    assert_both_see_the_same(lene, mira, stones=3)


def test_a_killed_server_leaves_every_stone_and_a_half_made_turn_where_they_lay(
    arrive: Arrive, real_house: House
) -> None:
    lene, mira = two_at_a_board(arrive)
    play_on(lene, mira, decisions=4)
    asked, other = (lene, mira) if who_decides(lene, mira) is lene else (mira, lene)
    before = other.drawing()
    origin = asked.board.locator("[data-offer=stone]").first.get_attribute("data-field")
    asked.field(f"{origin}").click()
    real_house.kill()
    expect(asked.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    real_house.open()
    for person in (lene, mira):
        expect(person.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden(timeout=30_000)
    expect(asked.field(f"{origin}")).to_have_accessible_name(f"{origin}, Stein, gewählt")
    assert other.drawing() == before
    asked.field(f"{origin}").click()
    play_on(lene, mira, decisions=2)
    assert_both_see_the_same(lene, mira, stones=7)


def test_neighbours_at_one_screen_see_a_full_line_go_and_a_coin_come(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer, calm=False)
    lene.is_called("Lene")
    lene.opens("Sechserreihe")
    lene.seats_a_neighbour("Mira")
    lene.begins("Zu zweit beginnen")
    *before, completing = SHORTEST_ATTEMPT
    for turn in before:
        lene.plays(turn)
    expect(lene.offers.first).to_be_visible()
    taker = lene.page.get_by_role("heading", name=re.compile("ist dran$")).inner_text().removesuffix(" ist dran")
    lene.chooses_fields(completing)
    expect(lene.page.get_by_role("region", name=taker).get_by_role("img", name="1 von 3 Münzen")).to_be_visible()
    expect(lene.page.get_by_role("img", name="4 Münzen in der Kasse")).to_be_visible()
    expect(lene.page.get_by_role("img", name="Noch 29 Steine im Vorrat")).to_be_visible()
    expect(lene.stones).to_have_count(1)
    expect(lene.page.get_by_title("Verlauf öffnen")).to_contain_text(f"Münzen für {taker}: 1 von 3.")
