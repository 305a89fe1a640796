"""What axe and a screen reader find at a table of ZONG!, on both screens, in both lights and both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from spieltisch.games.zong.rules.position import VOTE
from spieltisch.games.zong.rules.state import ZongState
from tests.browser.axe import SPOKEN, assert_fine_in_every_light
from tests.browser.fixtures import Arrive
from tests.games.zong.browser.player import GAME, ZongPlayer, play_until_somebody_aims

GERMAN = re.compile(r"[äöüßÄÖÜ]|\b(und|der|die|das|ist|du|dein|nicht|auf|ein|eine|einen|Stein|Feld|Scheibe|Blitz)\b")

# From now on, with every picture.
NOTICE_A_LOST_FOCUS = """() => {
    window.lostAt = []
    let last = ''
    const look = () => {
        const at = document.activeElement
        if (at === document.body) window.lostAt.push(last)
        else last = at.ariaLabel || at.innerText
        requestAnimationFrame(look)
    }
    look()
}"""


def leaves_a_doubt(state: ZongState, told: list[str]) -> bool:
    return state.position.phase == VOTE


def test_axe_finds_nothing_serious_at_an_aim_and_in_slow_motion(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    page = lene.page
    lene.takes_the_light_of_the_device()
    lene.begins_among_neighbours()
    expect(lene.sizes).to_have_count(2)
    for _ in range(3):
        lene.decides(lene.sizes.first)

    play_until_somebody_aims(lene)
    lene.aiming.press("ArrowUp")
    assert_fine_in_every_light(page)
    lene.aiming.press("Escape")
    lene.flicks_by_keys(leaves_a_doubt)
    expect(lene.readings).to_have_count(2)
    page.get_by_role("button", name="Zeitlupe", exact=True).click()
    expect(lene.slow_motion).to_be_visible()
    assert_fine_in_every_light(page)
    page.keyboard.press("Escape")
    expect(lene.slow_motion).to_be_hidden()


def test_a_screen_reader_hears_what_happens(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    lene.opens_a_table("Neuling", "Neuling")
    lene.wants("Wir bestimmen", "Große für alle")
    lene.begins("Zu dritt beginnen")
    expect(lene.hand).to_have_count(5)
    heard = lene.listens()
    lene.throws(0, 1, 2)
    expect(heard.filter(has_text=re.compile(r"Du wirfst\. Blitze: 0, Spiralen: 0, Punkte: \d+\."))).to_have_count(1)
    expect(heard.filter(has_text=re.compile(r" wirft\. "))).not_to_have_count(0)


def test_english_speaks_no_german_on_the_second_board(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer, english=True)
    page = lene.page

    def assert_no_german() -> None:
        assert not GERMAN.findall(str(page.evaluate(SPOKEN)))

    def assert_sheet_is_english(title: str) -> None:
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert_no_german()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()

    page.get_by_role("button", name=re.compile(GAME)).click()
    free = page.get_by_role("button", name=re.compile("^Free"))
    for left in (1, 0):
        free.first.click()
        page.get_by_role("button", name=re.compile("^Somebody at this screen")).click()
        assert_no_german()
        page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(free).to_have_count(left)
    lene.wants("Comet")
    assert_no_german()
    page.get_by_role("button", name="Begin with three").locator("visible=true").click()
    for _ in range(3):
        large = page.get_by_role("button", name=re.compile("^The large one"))
        large.wait_for()
        assert_no_german()
        lene.decides(large)
    hand = page.get_by_role("group", name="Your five discs").get_by_role("button")
    throw = page.get_by_role("button", name="Throw", exact=True)
    go = page.get_by_role("button", name=re.compile("^(Go alone|With )"))
    while lene.aiming.count() == 0:
        hand.first.or_(go).or_(lene.aiming).first.wait_for()
        if hand.count() > 0:
            assert_no_german()
            for slot in (-3, -2, -1):
                hand.nth(slot).click()
            lene.decides(throw, question=hand.first)
        elif go.count() > 0:
            assert_no_german()
            lene.decides(go)
    lene.aiming.press("ArrowUp")
    expect(lene.aiming).to_have_accessible_description(re.compile("^Direction straight ahead, strength 50"))
    assert_no_german()
    lene.aiming.press("Enter")
    lene.waits_until(lambda: lene.flicks_made() > 0)
    assert lene.view["board"] == "comet"
    assert_no_german()
    page.keyboard.press("?")
    assert_sheet_is_english("How to play")
    page.get_by_role("button", name="Menu").click()
    assert_sheet_is_english("Menu")


def test_the_focus_is_never_lost_from_the_choice_of_a_disc_to_the_throw(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    page = lene.page
    lene.opens_a_table("Neuling", "Neuling")
    lene.wants("Wir bestimmen")
    lene.begins("Zu dritt beginnen")
    expect(lene.sizes).to_have_count(2)
    lene.sizes.first.focus()
    page.evaluate(NOTICE_A_LOST_FOCUS)
    page.keyboard.press("Enter")
    expect(lene.hand).to_have_count(5)
    for disc in range(3):
        lene.hand.nth(disc).focus()
        page.keyboard.press("Enter")
        expect(lene.hand.nth(disc)).to_have_attribute("aria-pressed", "true")
    # Bots hardly pause here: a new hand may be asked for before anybody looks whether the old one has gone.
    asked = lene.hand.first.element_handle()
    page.get_by_role("button", name="Werfen", exact=True).focus()
    page.keyboard.press("Enter")
    asked.wait_for_element_state("hidden")
    assert page.evaluate("() => window.lostAt") == []
