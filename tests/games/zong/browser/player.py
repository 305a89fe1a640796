"""What somebody at a table of ZONG! does."""

from __future__ import annotations

import re
from math import hypot
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.person import who_decides
from tests.browser.wire import WiredPlayer
from tests.games.zong.browser.aim import Wanted, aim_for

GAME = "ZONG!"
NEIGHBOURS = ("Lene", "Mira", "Kuno")
PULL_STEPS = 8
LIE = "things => Object.fromEntries(things.map(thing => [thing.dataset.thing, thing.style.transform]))"


class Point(NamedTuple):
    x: float
    y: float


class ZongPlayer(WiredPlayer):
    """Plays by mouse."""

    reach = 180

    # What is on the screen

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main").locator("[aria-label^='Spielbrett'], [aria-label^='Board']")

    @property
    def aiming(self) -> Locator:
        """The board while the own flick is aimed."""
        return self.page.get_by_role("main").get_by_role("application")

    @property
    def zong(self) -> Locator:
        return self.board.locator("[data-thing=zong]")

    @property
    def hand(self) -> Locator:
        """The discs to choose from."""
        return self.page.get_by_role("group", name="Deine fünf Scheiben").get_by_role("button")

    @property
    def sizes(self) -> Locator:
        """The ZONG discs to choose from."""
        return self.page.get_by_role("button", name=re.compile("^Die (große|kleine) "))

    @property
    def readings(self) -> Locator:
        """What can be voted for."""
        return self.page.get_by_role("button", name=re.compile("^(Feld |Startfeld|Im Ziel)"))

    @property
    def companions(self) -> Locator:
        return self.page.locator(".choices").get_by_role("button")

    @property
    def go(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Allein ziehen$|Mit )"))

    @property
    def tidied(self) -> Locator:
        """Why the pieces of the last flick went where they are."""
        return self.page.get_by_role("group", name="Aufgeräumt").get_by_role("listitem")

    @property
    def slow_motion(self) -> Locator:
        return self.page.get_by_role("group", name="Der letzte Schnipser in Zeitlupe")

    def note(self, title: str) -> Locator:
        return self.page.get_by_role("region", name=re.compile(title))

    def standing(self) -> list[str]:
        """Where everybody is, in the words for who cannot see it."""
        return self.board.get_by_role("listitem").all_inner_texts()

    def pieces(self) -> dict[str, str]:
        """Where each is drawn on the board, however large that is."""
        lie: dict[str, str] = self.board.locator("[data-thing^=piece]").evaluate_all(LIE)
        return lie

    def disc_centre(self) -> Point:
        return centre_of(self.zong)

    def pull_against(self, piece: Locator) -> Point:
        """So that the disc flies at this piece."""
        disc, aim = self.disc_centre(), centre_of(piece)
        far = hypot(disc.x - aim.x, disc.y - aim.y)
        return Point((disc.x - aim.x) / far * self.reach, (disc.y - aim.y) / far * self.reach)

    # What the server told

    def flicks_made(self) -> int:
        return int(self.view["flicks"])

    # Before the game

    def opens_a_table(self, *bots: str) -> None:
        self.opens(GAME)
        for level in bots:
            self.seats_a_bot(level)

    def begins_among_neighbours(self, *wishes: str) -> None:
        """At one screen, where every lightning is thrown by somebody at it."""
        self.is_called(NEIGHBOURS[0])
        self.opens(GAME)
        for name in NEIGHBOURS[1:]:
            self.seats_a_neighbour(name)
        self.wants(*wishes)
        self.begins("Zu dritt beginnen")

    # Decisions

    def is_asked(self) -> bool:
        """A vote that bots decide among themselves is not waited for: it is over before anybody can press."""
        questions = self.hand.or_(self.aiming).or_(self.sizes).or_(self.go)
        return (questions if self._bots_are_the_majority() else questions.or_(self.readings)).count() > 0

    def _bots_are_the_majority(self) -> bool:
        kinds = [str(seat["kind"]) for seat in self.latest()["table"]["seats"]]
        return 2 * kinds.count("bot") > len(kinds)

    def answers(self, index: int = 0) -> None:
        if self.sizes.count() > 0:
            self.decides(self.sizes.nth(index % 2))
        elif self.hand.count() > 0:
            self.throws(0, 1, -1)
        elif self.aiming.count() > 0:
            self.flicks(self.pull_against(self.board.locator("[data-thing^=piece]").nth(index % 3)))
        elif self.readings.count() > 0:
            self.decides(self.readings.nth(index % 2))
        else:
            self.goes(with_all=index % 2 == 1)

    def throws(self, *slots: int) -> None:
        for slot in slots:
            disc = self.hand.nth(slot)
            self.presses(disc)
            expect(disc).to_have_attribute("aria-pressed", "true")
        self.decides(self.page.get_by_role("button", name="Werfen", exact=True), question=self.hand.first)

    def goes(self, *, with_all: bool) -> None:
        for companion in self.companions.all() if with_all else []:
            self.presses(companion)
            expect(companion).to_have_attribute("aria-pressed", "true")
        self.decides(self.go)

    def flicks(self, pull: Point) -> None:
        """Takes the disc, pulls it so far and lets go."""
        before = self.flicks_made()
        self.drags(self.disc_centre(), pull)
        self.waits_until(lambda: self.flicks_made() > before)

    def flicks_by_keys(self, wanted: Wanted) -> None:
        """So that it brings what is wanted."""
        seat, before = self.view["turn"], self.flicks_made()
        aim = aim_for(self.view, seat, wanted)
        self.aiming.focus()
        for key in aim.keys:
            self.page.keyboard.press(key)
        self.waits_until(lambda: self.flicks_made() > before)
        assert self.commands("move")[-1]["move"] == aim.move

    def decides(self, button: Locator, question: Locator | None = None) -> None:
        """What was asked is not asked any more."""
        asked = (question or button).element_handle()
        self.presses(button)
        asked.wait_for_element_state("hidden")

    # The hand

    def presses(self, button: Locator) -> None:
        button.click()

    def drags(self, start: Point, way: Point) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start.x + way.x, start.y + way.y, steps=PULL_STEPS)
        self.page.mouse.up()


def centre_of(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def play_until_somebody_aims(*people: ZongPlayer) -> ZongPlayer:
    """Whoever throws takes all the lightning there is."""
    while person := who_decides(*people):
        assert isinstance(person, ZongPlayer)
        if person.aiming.count() > 0:
            return person
        if person.hand.count() > 0:
            person.throws(-3, -2, -1)
        else:
            person.answers()
    raise AssertionError("the game was over before anybody threw a lightning")
