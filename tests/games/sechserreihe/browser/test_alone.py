"""Somebody alone at Sechserreihe: hints that are right, a light that is never wrong, and every way back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from spieltisch.game import QuickChance
from spieltisch.games.sechserreihe.bots.solver import IMPOSSIBLE, solve
from spieltisch.games.sechserreihe.rules.board import STONES
from spieltisch.games.sechserreihe.rules.notation import written
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.clock import steps_only
from tests.games.sechserreihe.browser.player import FIELD, SHORTEST_ATTEMPT, SechserreihePlayer
from tests.games.sechserreihe.positions import begin
from tests.games.sechserreihe.solo import safe

HASTY = 21  # the luck of a careful attempt that goes wrong early


def follow_a_hint(lene: SechserreihePlayer) -> None:
    """As it is told in words and marked on the board, step by step."""
    lene.page.keyboard.press("h")
    words = lene.page.get_by_role("region", name="Du bist dran").get_by_text(re.compile("^Tipp: "))
    for name in FIELD.findall(words.inner_text()):
        expect(lene.field(name)).to_have_accessible_name(re.compile("das ist der Tipp$"))
        lene.field(name).click()
    go = lene.page.get_by_role("button", name="Hinlegen")
    if go.is_visible():
        go.click()
    expect(words).to_have_count(0)


def light(lene: SechserreihePlayer) -> Locator:
    return lene.page.get_by_title("Zeigt nach jedem Zug, ob es noch zu schaffen ist.")


def careful_until_hopeless() -> list[str]:
    """Turns of which none completes a line; after the last of them no way leads to the last stone any more."""
    chance = QuickChance(HASTY)
    state = begin(1)
    turns = []
    while solve(int(state.board), steps_only("meister", 10**6)).verdict != IMPOSSIBLE:
        careful = safe(state)
        move = careful[chance.below(len(careful))]
        turns.append(written(move))
        state.play(0, move, chance)
    return turns


def test_hints_lead_to_the_last_stone(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    lene.begins_alone("Selbst gelegt")
    light(lene).click()
    for stones in range(2, STONES + 1):
        expect(light(lene)).to_have_text("Noch möglich")
        follow_a_hint(lene)
        expect(lene.stones).to_have_count(stones)
    expect(lene.ending.get_by_role("heading", name="Gelöst!")).to_be_visible()
    expect(lene.ending).to_contain_text("Alle 30 Steine liegen")
    expect(lene.ending).to_contain_text("Am besten bisher 30 Steine")


def test_the_light_knows_when_it_is_too_late_and_everything_can_be_taken_back(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    turns = careful_until_hopeless()
    lene.begins_alone("Selbst gelegt")
    for turn in turns[:-1]:
        lene.plays(turn)
    light(lene).click()
    expect(light(lene)).to_have_text("Noch möglich")
    lene.plays(turns[-1])
    expect(light(lene)).to_have_text("Nicht mehr möglich")
    for stones in [*range(len(turns), 1, -1), 0]:
        lene.page.keyboard.press("u")
        expect(lene.stones).to_have_count(stones)
        expect(light(lene)).to_have_text("Noch möglich")
    expect(lene.page.get_by_role("button", name="Zug zurück", exact=True)).to_have_count(0)


def test_a_full_line_asks_first_and_then_ends_the_attempt(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    lene.begins_alone("Selbst gelegt")
    *careful, careless = SHORTEST_ATTEMPT
    for turn in careful:
        lene.plays(turn)
    before = lene.drawing()
    lene.page.get_by_role("button", name="Drohende Reihen zeigen").click()
    expect(lene.page.get_by_text("Könnte jetzt voll werden: Zeile 1")).to_be_attached()
    question = lene.page.get_by_role("region", name="Das beendet den Versuch")
    lene.chooses_fields(careless)
    question.get_by_role("button", name="Anderswo legen").click()
    expect(question).to_have_count(0)
    lene.page.get_by_role("button", name="Anders schieben").click()
    lene.page.get_by_role("button", name="Doch nicht").click()
    expect(lene.chosen).to_have_count(0)
    assert lene.drawing() == before
    lene.chooses_fields(careless)
    question.get_by_role("button", name="Trotzdem legen").click()
    expect(lene.ending).to_contain_text("Die Reihe a1–f1 ist voll. Gut gelegte Steine: 6.")
    expect(lene.ending).to_contain_text("Zu Ende gespielt 1")
    lene.ending.get_by_role("button", name="Noch einmal").click()
    expect(lene.ending).to_be_hidden()
    expect(lene.offers).to_have_count(36)


def test_the_stones_of_the_day_lie_the_same_at_every_table_and_after_starting_over(arrive: Arrive) -> None:
    lene, mira = arrive(SechserreihePlayer), arrive(SechserreihePlayer)
    lene.begins_alone("Des Tages")
    expect(lene.page.get_by_text("Stellung des Tages")).to_be_visible()
    expect(lene.stones).to_have_count(2)
    fresh = lene.drawing()
    assert play_on(lene, decisions=3) == 3
    expect(lene.stones).to_have_count(5)
    lene.page.get_by_role("button", name="Von vorn", exact=True).click()
    lene.page.get_by_role("dialog", name="Von vorn beginnen?").get_by_role("button", name="Von vorn").click()
    expect(lene.stones).to_have_count(2)
    assert lene.drawing() == fresh
    mira.begins_alone("Des Tages")
    assert mira.drawing() == fresh


def test_stones_laid_by_luck_stay_when_everything_is_taken_back(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    lene.begins_alone("Zufällig")
    expect(lene.stones).to_have_count(2)
    expect(lene.page.get_by_title("Verlauf öffnen")).to_contain_text("Die ersten Steine liegen: ")
    back = lene.page.get_by_role("button", name="Zug zurück", exact=True)
    expect(back).to_have_count(0)
    lene.answers()
    back.click()
    expect(lene.stones).to_have_count(2)
    expect(back).to_have_count(0)
