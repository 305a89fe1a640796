"""A real server and Debian's chromium, driven as people would."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.browser.person import Person

WINDOW = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 20_000

expect.set_options(timeout=PATIENCE)


class House:
    """A running `spieltisch serve` that can be killed without warning and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        command = [str(Path(sys.executable).with_name("spieltisch")), "--lang", "en", "serve", "--no-open"]
        self._process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if f"localhost:{self._port}" in line:
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one file at a time: while Playwright runs, no asyncio test can run in the same process."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "The browser tests need Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield browser
        browser.close()


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(chromium: Browser, house: House) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own. Whatever goes wrong in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arriving(*, phone: bool = False, calm: bool = True, english: bool = False) -> Person:
        context = chromium.new_context(
            base_url=house.url,
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
        return Person(page)

    yield arriving
    for context in contexts:
        context.close()
    assert not complaints
