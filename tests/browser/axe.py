"""What axe finds on a screen, and what a screen says."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.screen import PHONE, WINDOW

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}

FIND = """async (only) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations.map(({ id, help, impact, nodes }) => [impact, id, help, ...nodes.map(({ target }) => target)])
}"""

LIGHTS: list[tuple[Literal["light", "dark"], str]] = [("dark", "evening"), ("light", "day")]
COLOURS = ["color-contrast", "link-in-text-block"]
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [each.ariaLabel, each.title])].join('\\n')"""


def assert_axe_finds_nothing_serious(page: Page, only: list[str] | None = None) -> None:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(FIND, only)
    serious = [f"{name}: {meaning} {where}" for impact, name, meaning, *where in found if impact in SERIOUS]
    assert not serious, "\n".join(serious)


def assert_fine_in_every_light(page: Page) -> None:
    """On a large screen and a small one. Another light changes nothing but colours."""
    for size in (WINDOW, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("body")).to_have_js_property("clientWidth", size["width"])
        for (scheme, theme), only in zip(LIGHTS, (None, COLOURS), strict=True):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.locator(f"html[data-theme={theme}]").wait_for()
            assert_axe_finds_nothing_serious(page, only)
    page.set_viewport_size(WINDOW)
