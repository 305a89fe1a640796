"""A real server and Debian's chromium, driven as people would."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Protocol, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.screen import PHONE, WINDOW

PATIENCE = 20_000

# The shell draws the same pages as the whole browser and costs about half: it has no windows and no address bar.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def real_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one file at a time: while Playwright runs, no asyncio test can run in the same process."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "The browser tests need Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield browser
        browser.close()


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
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto("/")
        return who(page)

    yield arriving
    for context in contexts:
        context.close()
    assert not complaints
