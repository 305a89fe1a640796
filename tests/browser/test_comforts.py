"""What helps at every table: hints, bots that tell what they saw, taking back, starting over, more or less motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import Person, play_on
from tests.games.nummerus.browser.player import NummerusPlayer


def begin_against_a_bot(lene: NummerusPlayer) -> None:
    lene.opens("Nummerus Zahlus")
    lene.seats_a_bot("Geselle")
    lene.begins("Zu zweit beginnen")
    expect(lene.chips.first).to_be_visible()


def begin_alone(lene: NummerusPlayer) -> None:
    lene.opens("Nummerus Zahlus")
    lene.wants_to_be_alone()
    lene.begins("Allein beginnen")
    expect(lene.chips.first).to_be_visible()


def test_a_hint_is_shown_on_the_board_in_words_and_aloud_until_it_is_put_away(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    begin_against_a_bot(lene)
    heard = lene.listens()
    hint = lene.page.get_by_role("button", name="Tipp", exact=True)
    hint.click()
    advised = lene.board.get_by_role("button", name=re.compile("Das rät der Meister"))
    expect(advised).to_have_count(1)
    chip = advised.get_attribute("data-chip")
    note = lene.page.get_by_role("region", name="Du bist dran")
    expect(note.get_by_text(f"Nimm die {chip}.")).to_be_visible()
    expect(heard.filter(has_text=f"Nimm die {chip}.")).to_have_count(1)
    hint.click()
    expect(advised).to_have_count(0)
    lene.page.keyboard.press("h")
    expect(advised).to_have_attribute("data-chip", chip or "")
    lene.takes()
    expect(advised).to_have_count(0)


def test_who_sits_at_different_screens_thinks_for_themselves(arrive: Arrive) -> None:
    lene, mira = arrive(NummerusPlayer), arrive(NummerusPlayer)
    lene.opens("Nummerus Zahlus")
    mira.joins(lene.code())
    mira.sits_down()
    lene.begins("Zu zweit beginnen")
    for person in (lene, mira):
        expect(person.board).to_be_visible()
        expect(person.page.get_by_role("button", name="Tipp")).to_have_count(0)
        person.page.get_by_role("button", name="Menü").click()
        expect(person.page.get_by_role("dialog").get_by_text("Auf dem Brett wandern")).to_be_visible()
        expect(person.page.get_by_role("dialog").get_by_text("Zug zurücknehmen")).to_have_count(0)


def test_bots_tell_what_they_saw_to_who_wishes_it(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    begin_against_a_bot(lene)
    seen = lene.page.get_by_text(re.compile("^Was .* sah$"))
    play_on(lene, decisions=1)
    expect(lene.chips.first).to_be_visible()
    expect(seen).to_have_count(0)
    lene.page.get_by_role("button", name="Menü").click()
    lene.page.get_by_role("switch", name="Gedanken der Bots").check(force=True)
    lene.page.keyboard.press("Escape")
    seen.click()
    note = lene.page.get_by_role("region", name="Du bist dran")
    expect(note.get_by_text(re.compile(r"Stellungen/s"))).to_be_visible()
    expect(note.get_by_role("list", name="So könnte es weitergehen")).to_be_visible()
    log = lene.opens_the_log()
    log.get_by_text(re.compile("^Was .* sah$")).first.click()
    expect(log.get_by_text(re.compile("^Aussicht")).locator("visible=true")).to_have_count(1)


def test_the_key_u_takes_one_move_back(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    begin_alone(lene)
    before = lene.board.inner_text()
    lene.takes()
    lene.page.keyboard.press("u")
    expect(lene.board).to_have_text(before, use_inner_text=True)


def test_starting_over_asks_first_and_brings_the_same_layout_back(arrive: Arrive) -> None:
    lene = arrive(NummerusPlayer)
    begin_alone(lene)
    fresh = lene.board.inner_text()
    play_on(lene, decisions=3)
    played = lene.board.inner_text()
    sure = lene.page.get_by_role("dialog", name="Von vorn beginnen?")
    lene.page.get_by_role("button", name="Von vorn", exact=True).click()
    sure.get_by_role("button", name="Weiterspielen").click()
    expect(sure).to_be_hidden()
    expect(lene.board).to_have_text(played, use_inner_text=True)
    lene.page.get_by_role("button", name="Menü").click()
    lene.page.get_by_role("button", name="Von vorn beginnen").click()
    sure.get_by_role("button", name="Von vorn").click()
    expect(lene.board).to_have_text(fresh, use_inner_text=True)
    expect(lene.page.get_by_role("button", name="Von vorn", exact=True)).to_have_count(0)


@pytest.mark.parametrize("calm", [True, False])
def test_motion_follows_the_device_until_somebody_chooses(arrive: Arrive, calm: bool) -> None:
    lene = arrive(Person, calm=calm)
    moving, still = re.compile("0.16s"), re.compile("^0s(, 0s)*$")
    box = lene.page.locator("nav button span.box").first
    expect(box).to_have_css("transition-duration", still if calm else moving)
    lene.page.get_by_role("button", name=re.compile("Platzkarte")).click()
    lene.page.get_by_role("switch", name="Bewegung").set_checked(calm, force=True)
    expect(box).to_have_css("transition-duration", moving if calm else still)
    lene.reloads()
    expect(box).to_have_css("transition-duration", moving if calm else still)
