"""The same turns by keys alone, by thumb on a phone, and by dragging with the mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Arrive
from tests.browser.screen import assert_nothing_sticks_out
from tests.games.sechserreihe.browser.player import FIELD, SHORTEST_ATTEMPT, SechserreihePlayer, for_full_lines

SMALLEST_TARGET = 44


def walk_to(lene: SechserreihePlayer, name: str) -> None:
    """With the arrow keys, from wherever on the board."""
    lene.page.keyboard.press("ArrowDown")
    here = lene.board.locator("[data-field]:focus").get_attribute("data-field") or ""
    aside = ord(name[0]) - ord(here[0])
    down = int(name[1]) - int(here[1])
    for key in ["ArrowRight"] * aside + ["ArrowLeft"] * -aside + ["ArrowDown"] * down + ["ArrowUp"] * -down:
        lene.page.keyboard.press(key)
    expect(lene.field(name)).to_be_focused()


def press_enter_on_fields(lene: SechserreihePlayer, turn: str) -> None:
    for name in FIELD.findall(turn):
        walk_to(lene, name)
        expect(lene.field(name)).to_be_enabled()
        lene.page.keyboard.press("Enter")


def test_a_whole_attempt_with_the_keyboard_alone(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    keyboard = lene.page.keyboard
    lene.reaches("Sechserreihe")
    keyboard.press("Enter")
    expect(lene.page.get_by_role("button", name="Allein spielen").locator("visible=true")).to_be_visible()
    lene.reaches("Allein spielen")
    keyboard.press("Enter")
    expect(lene.page.get_by_role("button", name="Allein beginnen").locator("visible=true")).to_be_enabled()
    lene.reaches("Allein beginnen")
    keyboard.press("Enter")
    expect(lene.offers).to_have_count(36)

    opening, first, *others, last = SHORTEST_ATTEMPT
    press_enter_on_fields(lene, opening)
    lene.reaches("Hinlegen")
    keyboard.press("Enter")
    expect(lene.stones).to_have_count(2)

    heard = lene.listens()
    press_enter_on_fields(lene, "a1-f1")
    expect(lene.field("f1")).to_have_accessible_name(re.compile("^f1, hierher geschoben"))
    expect(heard.filter(has_text="Leg einen Stein auf ein leuchtendes Feld")).not_to_have_count(0)
    keyboard.press("Escape")
    expect(lene.field("a1")).to_have_accessible_name("a1, Stein, gewählt")
    keyboard.press("Escape")
    expect(lene.chosen).to_have_count(0)

    for turn in [first, *others]:
        press_enter_on_fields(lene, turn)
        expect(lene.chosen).to_have_count(0)
    press_enter_on_fields(lene, last)
    expect(lene.page.get_by_role("heading", name="Das beendet den Versuch")).to_be_visible()
    keyboard.press("Enter")
    expect(lene.ending).to_be_visible()
    lene.reaches("Noch einmal")


def assert_large_enough(targets: Locator) -> None:
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET, target.evaluate("each => each.outerHTML")


def test_turns_by_touch_on_a_phone(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer, phone=True)
    page = lene.page
    page.get_by_role("button", name=re.compile("Sechserreihe")).tap()
    page.get_by_role("button", name="Bot dazusetzen").first.tap()
    page.get_by_role("button", name="Zu zweit beginnen").locator("visible=true").tap()
    expect(lene.offers.first).to_be_visible()
    if lene.stones.count() == 0:
        lene.field("a1").tap()
        lene.field("d4").tap()
        page.get_by_role("button", name="Hinlegen").tap()
    expect(lene.board.locator("[data-offer=stone]").first).to_be_visible()
    assert_nothing_sticks_out(page)
    assert_large_enough(page.locator("main button").locator("visible=true"))

    origin, target, placed = FIELD.findall(for_full_lines(lene.drawing()))
    lene.field(origin).tap()
    lene.field(target).tap()
    page.get_by_role("button", name="Anders schieben").tap()
    expect(lene.field(origin)).to_have_accessible_name(f"{origin}, Stein, gewählt")
    lene.field(target).tap()
    elsewhere = lene.board.locator(f"[data-offer=place]:not([data-field={placed}])").first.get_attribute("data-field")
    for name in (f"{elsewhere}", placed):
        lene.field(name).tap()
        expect(lene.board.locator("[aria-label*='noch einmal drücken zum Legen']")).to_have_count(1)
        expect(lene.field(name)).to_have_accessible_name(f"{name}, gewählt, noch einmal drücken zum Legen")
    assert_nothing_sticks_out(page)
    assert_large_enough(page.locator("main button").locator("visible=true"))
    page.get_by_role("button", name="Legen", exact=True).tap()
    expect(lene.chosen).to_have_count(0)
    assert (origin, target, placed) in lene.turns()


def drag(lene: SechserreihePlayer, origin: str, *way: str) -> None:
    """From the middle of a field to the middle of the next one, and let go at the last."""
    mouse = lene.page.mouse
    for name in (origin, *way):
        box = lene.field(name).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        if name == origin:
            mouse.down()
    mouse.up()


def test_a_stone_is_dragged_along_its_row_or_column_and_dragged_on(arrive: Arrive) -> None:
    lene = arrive(SechserreihePlayer)
    lene.begins_alone("Selbst gelegt")
    lene.plays("+a1 +d4")
    drag(lene, "a1", "c1", "a1")
    expect(lene.field("a1")).to_have_accessible_name("a1, Stein, gewählt")
    drag(lene, "a1", "e1")
    expect(lene.field("e1")).to_have_accessible_name(re.compile("^e1, hierher geschoben"))
    drag(lene, "e1", "a3")
    expect(lene.field("a3")).to_have_accessible_name(re.compile("^a3, hierher geschoben"))
    expect(lene.field("e1")).to_have_accessible_name("e1, hierher schieben")
    lene.field("a6").click()
    expect(lene.chosen).to_have_count(0)
    assert lene.turns() == [("a1", "a3", "a6")]
