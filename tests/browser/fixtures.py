"""A real server and Debian's chromium, driven as people would."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Protocol, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.screen import PHONE, WINDOW

PATIENCE = 20_000

# The shell draws the same pages as the whole browser and costs about half: it has no windows and no address bar.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

expect.set_options(timeout=PATIENCE)

# Shadows and wood are painted anew with every move, and no test of behaviour looks at them: the stories do.
PAINT_LITTLE = """
    const plain = new CSSStyleSheet()
    plain.replaceSync(`
        svg * { filter: none !important; }
        *, *::before, *::after { box-shadow: none !important; }
        .room, .room::before { background-image: none !important; }
    `)
    document.adoptedStyleSheets = [plain]
"""


@pytest.fixture(scope="session")
def real_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


class Chromium:
    """One browser for tests in a row that need it: while Playwright runs, no asyncio test can in the same process."""

    def __init__(self) -> None:
        self._running: tuple[Playwright, Browser] | None = None

    def start(self) -> Browser:
        if self._running and not self._running[1].is_connected():
            self.stop()
        if not self._running:
            path = next(filter(None, map(shutil.which, BROWSERS)), None)
            assert path, "The browser tests need Debian's chromium: apt-get install chromium"
            playwright = sync_playwright().start()
            self._running = playwright, playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        return self._running[1]

    def stop(self) -> None:
        if self._running:
            playwright, browser = self._running
            browser.close()
            playwright.stop()
        self._running = None


_chromium = Chromium()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if "chromium" not in getattr(item, "fixturenames", ()):
        _chromium.stop()


def pytest_sessionfinish() -> None:
    _chromium.stop()


@pytest.fixture
def chromium() -> Browser:
    return _chromium.start()


Somebody = TypeVar("Somebody", bound=Person)


class Arrive(Protocol):
    def __call__(
        self, who: type[Somebody], *, phone: bool = False, calm: bool = True, english: bool = False
    ) -> Somebody: ...


@pytest.fixture
def arrive(chromium: Browser, real_house: House) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own. Whatever goes wrong in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arriving(who: type[Somebody], *, phone: bool = False, calm: bool = True, english: bool = False) -> Somebody:
        context = chromium.new_context(
            base_url=real_house.url,
            viewport=PHONE if phone else WINDOW,
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB" if english else "de-DE",
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        context.add_init_script(PAINT_LITTLE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto("/")
        return who(page)

    yield arriving
    for context in contexts:
        context.close()
    assert not complaints
