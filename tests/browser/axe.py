"""What axe finds on a screen, and what a screen says."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.screen import PHONE, WINDOW

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}

FIND = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, impact, nodes }) => [impact, id, help, ...nodes.map(({ target }) => target)])
}"""

LIGHTS: list[tuple[Literal["light", "dark"], str]] = [("dark", "evening"), ("light", "day")]
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [each.ariaLabel, each.title])].join('\\n')"""


def assert_axe_finds_nothing_serious(page: Page) -> None:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = [f"{name}: {meaning} {where}" for impact, name, meaning, *where in page.evaluate(FIND) if impact in SERIOUS]
    assert not found, "\n".join(found)


def assert_fine_in_every_light(page: Page) -> None:
    """On a large screen and a small one."""
    for size in (WINDOW, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("body")).to_have_js_property("clientWidth", size["width"])
        for scheme, theme in LIGHTS:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.locator(f"html[data-theme={theme}]").wait_for()
            assert_axe_finds_nothing_serious(page)
    page.set_viewport_size(WINDOW)
