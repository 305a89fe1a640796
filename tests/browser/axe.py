"""What axe finds on a screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}


def assert_axe_finds_nothing_serious(page: Page) -> None:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    found = [
        f"{violation['id']}: {violation['help']} {[node['target'] for node in violation['nodes']]}"
        for violation in report["violations"]
        if violation["impact"] in SERIOUS
    ]
    assert not found, "\n".join(found)
