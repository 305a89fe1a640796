"""The same game by thumb on a phone and by keys alone; and how a disc is placed, pulled and kept."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from spieltisch.games.zong.rules.notation import flick_of
from tests.browser.fixtures import Arrive
from tests.browser.person import play_on
from tests.browser.screen import assert_nothing_sticks_out
from tests.games.zong.browser.player import GAME, PULL_STEPS, Point, ZongPlayer, play_until_somebody_aims


class ThumbPlayer(ZongPlayer):
    """Plays by touch, on a phone: there the target is at the bottom, and pulling back means down."""

    reach = 110

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._fingers: CDPSession = page.context.new_cdp_session(page)

    def presses(self, button: Locator) -> None:
        button.tap()

    def drags(self, start: Point, way: Point) -> None:
        self._touch("touchStart", start)
        for step in range(1, PULL_STEPS + 1):
            share = step / PULL_STEPS
            self._touch("touchMove", Point(start.x + way.x * share, start.y + way.y * share))
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        fingers = [{"x": point.x, "y": point.y} for point in points]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


class KeyPlayer(ZongPlayer):
    """Touches neither mouse nor screen."""

    def presses(self, button: Locator) -> None:
        self.reaches(f"^{button.inner_text().splitlines()[0]}")
        self.page.keyboard.press("Enter")

    def throws(self, *slots: int) -> None:
        for slot in slots:
            number = slot % self.hand.count() + 1
            self.page.keyboard.press(str(number))
            expect(self.hand.nth(slot)).to_have_attribute("aria-pressed", "true")
        hand = self.hand.first.element_handle()
        self.page.keyboard.press("Enter")
        hand.wait_for_element_state("hidden")

    def flicks(self, pull: Point) -> None:
        before = self.flicks_made()
        self.reaches("^Spielbrett")
        for key in ("ArrowUp", "ArrowUp", "Shift+ArrowUp", "ArrowLeft", "Shift+ArrowRight", "w", "Shift+d", "Enter"):
            self.page.keyboard.press(key)
        self.waits_until(lambda: self.flicks_made() > before)


def test_a_whole_game_by_touch_on_a_phone(arrive: Arrive) -> None:
    lene = arrive(ThumbPlayer, phone=True)
    lene.presses(lene.page.get_by_role("button", name=GAME))
    for _ in range(2):
        lene.seats_a_bot("Neuling")
    lene.presses(lene.page.get_by_role("button", name="Zu dritt beginnen").locator("visible=true"))
    expect(lene.board).to_be_visible()
    play_on(lene)
    expect(lene.ending.get_by_role("list", name="Plätze").get_by_role("listitem")).to_have_count(3)


def test_the_disc_is_placed_pulled_and_kept_by_touch(arrive: Arrive) -> None:
    lene = arrive(ThumbPlayer, phone=True)
    lene.begins_among_neighbours()
    play_until_somebody_aims(lene)
    assert_nothing_sticks_out(lene.page)
    offered = lene.disc_centre()

    aside = Point(offered.x + 90, offered.y + 10)
    lene.drags(aside, Point(-20, 8))
    put = lene.disc_centre()
    assert abs(put.x - (aside.x - 20)) < 2
    assert abs(put.y - (aside.y + 8)) < 2

    place = lene.page.get_by_role("button", name="Setzen", exact=True)
    lene.presses(place)
    lene.drags(put, Point(-100, 0))
    expect(place).to_have_attribute("aria-pressed", "false")
    moved = lene.disc_centre()
    assert abs(moved.x - (put.x - 100)) < 2

    lene.drags(moved, Point(0, 4))
    expect(lene.aiming).to_be_visible()
    assert lene.disc_centre() == moved, "hardly pulled, it stays"
    lene.flicks(Point(-8, 90))
    flick = flick_of(lene.commands("move")[-1]["move"])
    assert flick.across > 550, "the disc lay to the left of the middle, seen from the target"
    assert flick.dx < 0, "pulled to the left, it goes to the right, which is down the board's x"
    assert flick.dy > 0
    assert flick.strength > 200


def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    lene = arrive(KeyPlayer)
    keyboard = lene.page.keyboard
    lene.reaches(GAME)
    keyboard.press("Enter")
    expect(lene.page.get_by_role("heading", name="Wie spielt ihr?")).to_be_visible()
    for bots in (1, 2):
        lene.reaches("^Frei")
        keyboard.press("Enter")
        lene.reaches("^Neuling")
        keyboard.press("Enter")
        expect(lene.page.get_by_role("dialog")).to_be_hidden()
        expect(lene.page.get_by_role("button", name=re.compile("Bot, "))).to_have_count(bots)
    expect(lene.page.get_by_role("button", name="Zu dritt beginnen").locator("visible=true")).to_be_enabled()
    lene.reaches("^Zu dritt beginnen")
    keyboard.press("Enter")
    expect(lene.board).to_be_visible()
    play_on(lene)
    expect(lene.ending).to_be_visible()
    lene.reaches("^Revanche")
    keyboard.press("Enter")
    expect(lene.sizes).to_have_count(2)


def test_a_flick_pulled_back_to_the_disc_or_let_go_by_escape_is_none(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    lene.begins_among_neighbours("Große für alle")
    play_until_somebody_aims(lene)
    heard = lene.listens()
    mouse, disc, made = lene.page.mouse, lene.disc_centre(), len(lene.commands("move"))
    mouse.move(*disc)
    mouse.down()
    mouse.move(disc.x + 120, disc.y, steps=PULL_STEPS)
    expect(lene.aiming).to_have_accessible_description("")
    mouse.move(*disc, steps=PULL_STEPS)
    mouse.up()
    expect(lene.aiming).to_have_accessible_description(re.compile("^Die Schnur hängt locker"))
    lene.aiming.press("ArrowUp")
    expect(lene.aiming).to_have_accessible_description(re.compile(r"^Richtung .*, Stärke 50\s%, "))
    expect(heard.filter(has_text=re.compile(r"Richtung .*, Stärke 50\s%, "))).to_have_count(1)
    lene.aiming.press("Escape")
    expect(lene.aiming).to_have_accessible_description(re.compile("^Die Schnur hängt locker"))
    assert len(lene.commands("move")) == made
