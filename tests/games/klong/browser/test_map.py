"""The map of Klong! under fingers and keys: it is moved, enlarged and asked without a move being made."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.fixtures import Arrive
from tests.browser.person import play_on, who_decides
from tests.browser.screen import NARROWEST, SIDEWAYS
from tests.games.klong.browser.player import GAME, KlongPlayer, PhonePlayer

Finger = tuple[float, float]
SMALLEST_TARGET = 44
SCALE = re.compile(r"scale\(([\d.]+)\)")


class Looker(KlongPlayer):
    """Only looks at the map, with up to two fingers."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._glass: CDPSession = page.context.new_cdp_session(page)

    def sits_at_a_map(self) -> None:
        """On the own turn: nobody else moves anything."""
        self.opens(GAME)
        self.seats_a_bot("Neuling")
        self.begins("Zu zweit beginnen")
        expect(self.hand.first).to_be_visible()
        self.knows_the_game()

    def room(self, number: int) -> Locator:
        return self.page.locator(f"[data-room='{number}']")

    def middle_of(self, number: int) -> Finger:
        box = self.room(number).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def slip(self) -> Locator:
        """What is told about a room."""
        return self.page.get_by_role("note")

    @property
    def zoom(self) -> float:
        found = SCALE.search(self.page.locator(".world").get_attribute("style") or "")
        assert found
        return float(found[1])

    def slides(self, *ways: tuple[Finger, Finger]) -> None:
        """Every finger goes its way at the same time."""
        steps = 8
        self._touches("touchStart", [start for start, _ in ways])
        for step in range(1, steps + 1):
            share = step / steps
            self._touches(
                "touchMove",
                [(x + (to_x - x) * share, y + (to_y - y) * share) for (x, y), (to_x, to_y) in ways],
            )
        self._touches("touchEnd", [])

    def presses_long(self, number: int) -> None:
        self._touches("touchStart", [self.middle_of(number)])
        expect(self.slip).to_be_visible()
        self._touches("touchEnd", [])

    def _touches(self, kind: str, fingers: list[Finger]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Thumb(PhonePlayer, Looker):
    """Looks at the map, and could go there."""


def test_fingers_move_and_enlarge_the_map_of_a_phone(arrive: Arrive) -> None:
    lene = arrive(Looker, phone=True)
    lene.sits_at_a_map()
    x, y = lene.middle_of(8)

    lene.slides(((330, 218), (270, 198)))
    moved_x, moved_y = lene.middle_of(8)
    assert (round(moved_x - x), round(moved_y - y)) == (-60, -20)

    before = lene.zoom
    lene.slides(((150, 200), (110, 200)), ((250, 200), (290, 200)))
    assert lene.zoom > before * 1.4
    assert lene.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_small_phone_shows_map_cards_and_keys_at_once(arrive: Arrive) -> None:
    lene = arrive(Looker, phone=True)
    lene.sits_at_a_map()
    for size in (NARROWEST, SIDEWAYS):
        lene.page.set_viewport_size(size)
        expect(lene.page.locator("html")).to_have_js_property("clientWidth", size["width"])
        for name, zone in (("Verliesreihe", "row"), ("Vorrat", "reserve"), ("Hand", "hand")):
            lene.page.get_by_role("button", name=name, exact=True).tap()
            expect(lene.page.locator(f"[data-zone={zone}]")).to_be_in_viewport(ratio=1)
            expect(lene.page.locator("[data-zone=row], [data-zone=reserve], [data-zone=hand]")).to_have_count(1)
        expect(lene.end).to_be_in_viewport(ratio=1)
        assert lene.page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def test_a_long_press_says_what_a_room_is(arrive: Arrive) -> None:
    lene = arrive(Looker, phone=True)
    lene.sits_at_a_map()
    lene.presses_long(3)
    expect(lene.slip).to_contain_text("Raum 3")
    expect(lene.slip).to_contain_text("zu Raum 4: 2 Stiefel")
    lene.slip.get_by_role("button", name="Schließen").tap()
    expect(lene.slip).to_have_count(0)


def test_rooms_of_a_phone_are_large_enough_for_a_finger_and_within_its_reach(arrive: Arrive) -> None:
    lene = arrive(Thumb, phone=True)
    lene.sits_at_a_map()
    rooms = lene.page.locator("[data-room]")
    boxes = [room.bounding_box() for room in rooms.all()]
    assert min(min(box["width"], box["height"]) for box in boxes if box) >= SMALLEST_TARGET
    for room in map(int, rooms.evaluate_all("rooms => rooms.map((room) => room.dataset.room)")):
        lene.looks_at(room)
        assert lene.can_touch(room), f"room {room} cannot be touched"


def test_the_overview_jumps_and_folds_away(arrive: Arrive) -> None:
    lene = arrive(Looker, phone=True)
    lene.sits_at_a_map()
    overview = lene.page.locator(".overview")
    box = overview.bounding_box()
    assert box
    overview.tap(position={"x": box["width"] - 6, "y": box["height"] - 6})
    expect(lene.room(35)).to_be_in_viewport()
    lene.page.get_by_role("button", name="Übersicht einklappen").tap()
    expect(overview).to_have_count(0)
    lene.page.get_by_role("button", name="Übersicht zeigen").tap()
    expect(overview).to_be_visible()


def test_keys_lead_through_the_rooms_and_explain_them(arrive: Arrive) -> None:
    lene = arrive(Looker)
    lene.sits_at_a_map()
    keyboard = lene.page.keyboard
    keyboard.press("m")
    expect(lene.room(1)).to_be_focused()
    keyboard.press("ArrowDown")
    expect(lene.room(2)).to_be_focused()
    keyboard.press("ArrowRight")
    expect(lene.room(3)).to_be_focused()
    heard = lene.listens()
    keyboard.press("i")
    expect(lene.slip).to_contain_text("Raum 3")
    expect(heard.filter(has_text="zu Raum 4: 2 Stiefel")).to_have_count(1)
    keyboard.press("Escape")
    expect(lene.slip).to_have_count(0)

    whole = lene.zoom
    keyboard.press("+")
    assert lene.zoom > whole
    keyboard.press("0")
    assert lene.zoom == whole


def test_a_line_of_the_log_points_out_the_room_that_it_speaks_of(arrive: Arrive) -> None:
    lene = arrive(Looker)
    lene.sits_at_a_map()
    while "walked" not in lene.kinds_since(0):
        play_on(lene, decisions=1)
    assert who_decides(lene), "nobody else writes into the log now"
    line = lene.opens_the_log().get_by_role("button", name=re.compile("(geht|gehst) .+ im Verlies"))
    (number,) = re.findall(r"\d+", line.first.inner_text())
    line.first.click()
    expect(lene.room(int(number))).to_be_focused()
    expect(lene.page.locator(f"[data-number='{number}']")).to_be_visible()
