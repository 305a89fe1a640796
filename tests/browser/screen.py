"""The screens that people sit at, and whether everything fits on them."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

WINDOW = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
NARROWEST = ViewportSize(width=320, height=568)
SIDEWAYS = ViewportSize(width=844, height=390)

# The page clips what is too wide, so scrolling alone would not tell: every word and button must lie inside.
STICKING_OUT = """(swiped) => [...document.querySelectorAll(':is(main, dialog) :is(button, a, h1, h2, p, td, th)')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen') && !(swiped && each.closest(swiped)))
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1)
    .map((each) => each.outerHTML.slice(0, 120))"""


def assert_nothing_sticks_out(page: Page, *, swiped: str = "") -> None:
    """`swiped`: what may be wider than the screen because fingers move it, as a selector."""
    for size in (NARROWEST, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("body")).to_have_js_property("clientWidth", size["width"])
        # What measures its room lays itself out anew a moment after the screen has changed.
        with suppress(TimeoutError):
            page.wait_for_function(f"(swiped) => ({STICKING_OUT})(swiped).length === 0", arg=swiped)
        assert page.evaluate(STICKING_OUT, swiped) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
