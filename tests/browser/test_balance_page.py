"""The page that `spieltisch simulate --page` writes opens from a file, on a large screen and on a small one."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from spieltisch.arena import simulate
from spieltisch.arena.page import page as written
from tests.browser.axe import assert_axe_finds_nothing_serious
from tests.browser.screen import PHONE, WINDOW


@pytest.mark.parametrize("size", [WINDOW, PHONE], ids=["window", "phone"])
def test_it_shows_every_bar_and_complains_about_nothing(chromium: Browser, tmp_path: Path, size: ViewportSize) -> None:
    simulation = simulate("zong", ["zufall", "zufall", "zufall"], 6, processes=1)
    file = tmp_path / "zong.html"
    file.write_text(written("de", simulation), encoding="utf-8")
    complaints: list[str] = []
    page = chromium.new_page(viewport=size)
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url) if request.url != file.as_uri() else None)
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text("ZONG!: 6 Spiele")
    bars = page.locator("rect.bar")
    expect(bars).to_have_count(sum(len(chart.bars) for chart in simulation.charts))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert_axe_finds_nothing_serious(page)
    page.close()
    assert not complaints
