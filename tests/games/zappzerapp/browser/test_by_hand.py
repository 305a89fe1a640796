"""Barrels in both hands: with two thumbs on a phone, and by keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.browser.screen import assert_nothing_sticks_out
from tests.games.zappzerapp.browser.player import EMPTY, TO_AND_FRO_STEPS, Hand, KeyPlayer, PhonePlayer, ZappPlayer

HANDS: tuple[Hand, Hand] = ("left", "right")
FINGER = 44
# Targets on the hill may overlap, for the nearest is meant; nothing else may.
CROWDED = """() => {
    const buttons = [...document.querySelectorAll('main button:not([data-stop], [aria-hidden=true])')]
        .filter((button) => button.checkVisibility())
    const boxes = buttons.map((button) => [button, button.getBoundingClientRect()])
    const name = (button) => button.ariaLabel || button.innerText || button.outerHTML
    const isSmall = ({ width, height }) => Math.min(width, height) < FINGER
    const small = boxes.filter(([, box]) => isSmall(box)).map(([button]) => name(button))
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const over = boxes.flatMap(([one, a], i) =>
        boxes.slice(i + 1).filter(([, b]) => meet(a, b)).map(([other]) => `${name(one)} / ${name(other)}`))
    return [...small, ...over]
}""".replace("FINGER", str(FINGER))


def test_two_thumbs_take_shake_and_set_down_on_a_phone(arrive: Arrive) -> None:
    lene = arrive(PhonePlayer, phone=True)
    lene.begins_with_a_bot_that_has_chosen()
    assert lene.page.evaluate(CROWDED) == []
    standing = sorted(lene.standing())
    lene.lays(0, standing[0])
    lene.lays(1, standing[-1])
    lene.waits_until(lambda: EMPTY not in lene.view["hands"][lene.seat])
    while not all(lene.shakes_heard(hand) for hand in HANDS):
        for way in TO_AND_FRO_STEPS:
            lene.moves(0, 1, by=way)
    for hand in HANDS:
        assert lene.bars(hand)
    assert lene.page.evaluate(CROWDED) == []
    assert_nothing_sticks_out(lene.page)

    left, right = (lene.holds(hand) for hand in HANDS)
    # Lifted in the midst of a movement: a browser that flings the page on would swallow the tap.
    for way in TO_AND_FRO_STEPS[:2]:
        lene.moves(0, 1, by=way)
    lene.lifts(0, 1)
    lene.back("left").tap()
    lene.waits_until(lambda: lene.holds("left") == EMPTY)
    expect(lene.barrel(left)).to_be_visible()
    lene.sets_down("right")
    assert lene.chose() == right
    play_until_an_apprentice_ran(lene)
    assert lene.page.evaluate(CROWDED) == []


def test_keys_alone_take_shake_put_back_set_down_and_run(arrive: Arrive) -> None:
    lene = arrive(KeyPlayer)
    presses(lene, "Zapp Zerapp")
    lene.page.get_by_role("radio", name="3 Sek.").focus()
    lene.page.keyboard.press("ArrowLeft")
    lene.waits_until(lambda: lene.latest()["table"]["options"]["signal"] == "0")
    presses(lene, "Bot dazusetzen")
    presses(lene, "Zu zweit beginnen")
    expect(lene.board).to_be_visible()
    lene.waits_until(lambda: lene.view["chosen"][1] != EMPTY)

    first, second, third = [place for place, stands in enumerate(lene.view["hill"]) if stands][3:6]
    lene.takes(first, button="left")
    lene.takes(second, button="right")
    for hand in HANDS:
        lene.shakes(hand)
        assert lene.bars(hand)
    lene.puts_back("left")
    expect(lene.barrel(first)).to_be_visible()
    expect(lene.strip("left")).to_have_count(0)
    lene.takes(third, button="left")
    lene.sets_down("right")
    assert lene.chose() == second
    play_until_an_apprentice_ran(lene)


def presses(lene: KeyPlayer, name: str) -> None:
    expect(lene.page.get_by_role("button", name=re.compile(name)).locator("visible=true").first).to_be_enabled()
    lene.reaches(name)
    lene.page.keyboard.press("Enter")


def play_until_an_apprentice_ran(lene: ZappPlayer) -> None:
    while not any(ran["seat"] == lene.seat for ran in lene.happenings("ran")):
        assert who_decides(lene)
        lene.answers()
