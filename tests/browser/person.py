"""What somebody in front of a browser does at the table. They read German and use the mouse."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000
LOOK_AGAIN = 50
MOST_STOPS = 80
FREE_PLACE = re.compile("^(Frei|Noch wer)")
FOCUSED = """() => {
    const at = document.activeElement
    return at === document.body ? '' : at.ariaLabel || at.innerText || ''
}"""
IS_THERE = "(selector) => document.querySelector(selector) !== null"
# An open sheet is an entry of the history; once it is closed, the browser leaves that entry in its own time.
HISTORY_IS_SETTLED = "() => (history.state?.sheets ?? 0) === document.querySelectorAll('dialog[open]').length"
LISTEN = """() => {
    const region = document.querySelector('[aria-live=polite]')
    const heard = document.body.appendChild(document.createElement('ol'))
    heard.id = 'heard'
    new MutationObserver(() => heard.appendChild(document.createElement('li')).textContent = region.textContent)
        .observe(region, { childList: true, characterData: true, subtree: true })
}"""


Decider = TypeVar("Decider", bound="Player")


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page

    # With the buttons of the browser: one journey through its history breaks off another

    def reloads(self) -> None:
        self.page.wait_for_function(HISTORY_IS_SETTLED)
        self.page.reload()

    def goes_back(self) -> None:
        self.page.wait_for_function(HISTORY_IS_SETTLED)
        self.page.go_back()

    def visits(self, address: str) -> None:
        self.page.wait_for_function(HISTORY_IS_SETTLED)
        self.page.goto(address)

    # Before the game

    def is_called(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile("Platzkarte")).click()
        card = self.page.get_by_role("dialog", name="Deine Platzkarte")
        card.get_by_label("Name").fill(name)
        card.get_by_role("button", name="Fertig").click()
        expect(self.page.get_by_role("button", name=f"Deine Platzkarte: {name}")).to_be_visible()

    def takes_the_light_of_the_device(self) -> None:
        self.page.get_by_role("button", name=re.compile("Platzkarte")).click()
        self.chooses("Wie das Gerät")
        self.page.keyboard.press("Escape")

    def opens(self, game: str) -> None:
        self.page.get_by_role("button", name=re.compile(game)).click()
        expect(self.page).to_have_url(re.compile("/t/"))

    def code(self) -> str:
        tiles = self.page.locator("[role=img].code")
        return (tiles.get_attribute("aria-label") or "").replace(" ", "")

    def joins(self, code: str) -> None:
        self.page.get_by_label("Code der Einladung").fill(code)
        self.page.get_by_role("button", name="Hinsetzen").click()
        expect(self.page).to_have_url(re.compile("/t/"))

    def sits_down(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Frei")).first.click()
        expect(self.page.get_by_text("das bist du")).to_be_visible()

    def seats_a_bot(self, level: str) -> None:
        bots = self.page.get_by_role("button", name=re.compile("Bot, "))
        seated = bots.count()
        self.page.get_by_role("button", name=FREE_PLACE).first.click()
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{level}")).click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        expect(bots).to_have_count(seated + 1)

    def seats_a_neighbour(self, name: str) -> None:
        self.page.get_by_role("button", name=FREE_PLACE).first.click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name=re.compile("^Jemand an diesem Bildschirm")).click()
        sheet.get_by_label("Name", exact=True).fill(name)
        sheet.get_by_role("button", name="Hinsetzen").click()
        expect(self.page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()

    def adds_a_place(self) -> None:
        """For whoever has the link or the code."""
        more = self.page.get_by_role("button", name=re.compile("^Noch wer")).first
        more.wait_for()
        free = self.page.get_by_role("button", name=re.compile("^Frei"))
        there = free.count()
        more.click()
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Offen für Gäste")).click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        expect(free).to_have_count(there + 1)

    def wants_to_be_alone(self) -> None:
        self.page.get_by_role("button", name="Allein spielen").locator("visible=true").first.click()
        expect(self.page.get_by_role("heading", name="Wie spielst du?")).to_be_attached()

    def chooses(self, value: str) -> None:
        """One of the values that lie beside each other in the options."""
        self.page.get_by_role("radio", name=value, exact=True).check(force=True)

    # With the keyboard

    def reaches(self, name: str) -> None:
        """Goes on with Tab until the thing called this has the focus."""
        for _ in range(MOST_STOPS):
            self.page.keyboard.press("Tab")
            if re.search(name, self.is_at()):
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    def is_at(self) -> str:
        """What has the focus, by its name; nothing if that is the whole page."""
        return str(self.page.evaluate(FOCUSED))

    # With a screen reader

    def listens(self) -> Locator:
        """All that is read aloud from now on, a breath each: a hurried one holds several sentences.

        It is kept on the page, where waiting for it needs no script.
        """
        self.page.evaluate(LISTEN)
        return self.page.locator("#heard li")

    # At the table

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_text(re.compile("Revanche|Noch einmal")))

    def sees_the_end(self) -> bool:
        return self.has_before_it("dialog[open]") and self.ending.is_visible()

    def has_before_it(self, selector: str) -> bool:
        """For what is asked all the time: the page finds it much faster than a search by roles and names does."""
        return bool(self.page.evaluate(IS_THERE, selector))

    def opens_the_log(self) -> Locator:
        """By its last line that lies on the table, or by a button where there is no room for that."""
        button = self.page.get_by_role("button", name="Verlauf", exact=True)
        self.page.get_by_title("Verlauf öffnen").or_(button).locator("visible=true").click()
        return self.page.get_by_role("dialog", name="Was geschah")

    def log(self) -> str:
        sheet = self.opens_the_log()
        text = sheet.inner_text()
        self.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        return text


class Player(Person, ABC):
    """Somebody who knows a game: each game's board looks different, and something else is asked there."""

    @property
    @abstractmethod
    def board(self) -> Locator: ...

    @abstractmethod
    def is_asked(self) -> bool:
        """Whether a decision is waited for."""

    @abstractmethod
    def answers(self, index: int = 0) -> None:
        """Makes one decision, whatever is asked; another one for another index."""

    def hurries(self) -> None:
        """Ends what has been seen often enough, where a game shows such things."""

    def begins(self, how: str) -> None:
        self.page.get_by_role("button", name=how).locator("visible=true").click()
        expect(self.board).to_be_visible()


def meet_at_a_table(lene: Person, mira: Person, game: str) -> None:
    """Each at a browser of their own, at a table that Lene opens."""
    lene.is_called("Lene")
    mira.is_called("Mira")
    lene.opens(game)
    mira.joins(lene.code())
    mira.sits_down()
    expect(lene.page.get_by_role("button", name=re.compile("^Mira.* sitzt am Tisch"))).to_be_visible()


def sit_down_together(lene: Player, mira: Player, game: str) -> None:
    """They meet, and the game begins."""
    meet_at_a_table(lene, mira, game)
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()


def who_decides(*people: Decider) -> Decider | None:
    """Whoever of them is asked next; nobody once all see the end."""
    waited = 0
    while True:
        for person in people:
            if person.is_asked() and not person.sees_the_end():
                return person
        if all(person.sees_the_end() for person in people):
            return None
        for person in people:
            person.hurries()
        people[0].page.wait_for_timeout(LOOK_AGAIN)
        waited += LOOK_AGAIN
        assert waited < PATIENCE, "nobody is asked and the game does not end"


def play_on(*people: Player, decisions: int = 1000) -> int:
    """Whoever is asked decides, until all see the end or so many decisions are made; how many were made."""
    made = 0
    while made < decisions and (person := who_decides(*people)):
        person.answers(index=made)
        made += 1
    return made
