"""One person alone at the screen: against bots, with a neighbour, and with Solitär."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from spieltisch.record import parse, verify
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.games.nummerus.browser.player import NummerusPlayer, begin_with_swaps

ROUNDS = 2
NEIGHBOURS = 2
SWAPS = 1  # of each of four players in each round


class Swapper(NummerusPlayer):
    """Swaps as soon as possible, until no swap chip is left."""

    swapped = 0

    def answers(self, index: int = 0) -> None:
        if self.page.get_by_role("heading", name="Tauschen?").count() > 0:
            self.swaps()
            self.swapped += 1
        else:
            super().answers(index)


def test_a_whole_game_against_three_bots_and_its_record_verifies(arrive: Arrive, tmp_path: Path) -> None:
    lene = arrive(NummerusPlayer, calm=False)
    lene.opens("Nummerus Zahlus")
    for level in ("Neuling", "Geselle", "Meister"):
        lene.seats_a_bot(level)
    lene.begins("Zu viert beginnen")
    in_motion = play_on(lene, decisions=4)
    lene.page.emulate_media(reduced_motion="reduce")
    assert in_motion + play_on(lene) == 12
    with lene.page.expect_download() as download:
        lene.ending.get_by_text("Partie herunterladen").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    verify(parse(record.read_bytes()))


def test_tournament_with_swap_chips_between_neighbours_and_bots_at_one_screen(arrive: Arrive) -> None:
    lene = arrive(Swapper)
    lene.opens("Nummerus Zahlus")
    lene.seats_a_neighbour("Mira")
    lene.seats_a_bot("Neuling")
    lene.seats_a_bot("Neuling")
    lene.chooses("Turnier")
    lene.page.get_by_role("button", name=re.compile("weniger|Weniger")).click()
    lene.page.get_by_role("switch", name="Tauschchips").check(force=True)
    lene.begins("Zu viert beginnen")
    play_on(lene)
    assert lene.swapped == ROUNDS * SWAPS * NEIGHBOURS
    expect(lene.ending.get_by_text("Mira", exact=False).first).to_be_visible()


def test_neighbours_at_one_screen_hand_it_on_and_swap_with_the_mouse(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lene.is_called("Lene")
    begin_with_swaps(lene)
    note = lene.page.get_by_role("region", name=re.compile("ist dran$"))
    expect(note.get_by_text("Gebt das Gerät weiter, wenn ihr so weit seid.")).to_be_visible()
    first = note.get_by_role("heading").inner_text()
    lene.takes()
    second = {"Lene ist dran": "Mira ist dran", "Mira ist dran": "Lene ist dran"}[first]
    expect(note.get_by_role("heading")).to_have_text(second)
    lene.takes()
    expect(lene.page.get_by_role("heading", name="Tauschen?")).to_be_visible()
    expect(lene.page.get_by_role("button", name="Tauschen", exact=True)).to_be_disabled()
    given, taken = lene.swaps()
    told = f"{second.split()[0]} gibt die {given} her und nimmt die {taken} von {first.split()[0]}."
    expect(lene.page.get_by_title("Verlauf öffnen")).to_contain_text(told)
    expect(note.get_by_role("heading")).to_have_text(first)


def test_solitaire_with_take_back_to_the_end(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    lene.opens("Nummerus Zahlus")
    lene.wants_to_be_alone()
    lene.begins("Allein beginnen")
    play_on(lene, decisions=3)
    before = lene.board.inner_text()
    lene.answers()
    lene.page.get_by_role("button", name="Zug zurück").click()
    expect(lene.board).to_have_text(before, use_inner_text=True)
    play_on(lene)
    expect(lene.ending).to_be_visible()
