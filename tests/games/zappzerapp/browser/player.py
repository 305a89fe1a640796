"""What somebody at a table of Zapp Zerapp does: takes barrels, shakes and sets down, and lets apprentices run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.wire import WiredPlayer

GAME = "Zapp Zerapp"
NEIGHBOURS = ("Lene", "Mira")
EMPTY = -1
WITHOUT_SIGNAL = "Keins"
TO_AND_FRO = 60
TO_AND_FRO_STEPS = (20, 20, 20, -20, -20, -20)  # pixels that a finger moves at a time
MOST_STEPS = 80
ASKED = "main :is([data-barrel], [data-run], [data-deed=ready], [data-deed=stay])"
ASKED_WHETHER_SURE = "[data-deed=choose].asked"

TOO_LATE_AFTER = 1_000  # milliseconds after which a hand has found nothing: somebody else has the barrel
STANDING = """() => [...document.querySelectorAll('main [data-barrel]')]
    .map((barrel) => barrel.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""

# How high the bars of these parts of a strip are drawn, as far as they show anything.
HEARD, ALL_PARTS = ".heard", ".heard, .to-come"
BARS = """(strip, parts) => [...strip.querySelectorAll(parts)]
    .flatMap((path) => [...path.getAttribute('d').matchAll(/v([0-9.]+)/g)])
    .map(([, high]) => Number(high))
    .filter((high) => high > 1)"""

# Everything that was to be read in these places, once each, however short it was there.
WATCH = """(selector) => {
    const read = document.body.appendChild(document.createElement('ol'))
    read.dataset.read = selector
    read.hidden = true
    const known = new Set([''])
    const look = () => document.querySelectorAll(selector).forEach((each) => {
        const text = each.textContent.replace(/\\s+/g, ' ').trim()
        if (!known.has(text)) read.appendChild(document.createElement('li')).textContent = text
        known.add(text)
    })
    new MutationObserver(look).observe(document.querySelector('main'), {
        subtree: true, childList: true, characterData: true, attributes: true,
    })
}"""

Hand = Literal["left", "right"]
NAMES: dict[Hand, str] = {"left": "Linke Hand", "right": "Rechte Hand"}
THINGS: dict[Hand, int] = {"left": 0, "right": 1}


class Point(NamedTuple):
    x: float
    y: float


EMPTY_CORNER = Point(1, 1)


class ZappPlayer(WiredPlayer):
    """Plays by mouse."""

    # What is on the screen

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^(Auf dem Tisch|On the table)$"))

    @property
    def barrels(self) -> Locator:
        """Those that can be taken."""
        return self.page.locator("main [data-barrel]")

    def barrel(self, place: int) -> Locator:
        return self.page.locator(f"main [data-barrel='{place}']")

    @property
    def runs(self) -> Locator:
        """The apprentices that can run, the last one first."""
        return self.page.locator("main [data-run]")

    def hand(self, hand: Hand) -> Locator:
        """With what it holds."""
        return self.page.locator(f"[data-held={hand}]")

    @property
    def full_hands(self) -> Locator:
        """The own ones that hold something."""
        return self.page.locator("[data-held][aria-label$='ein Fass']")

    def tools(self, hand: Hand) -> Locator:
        """What can be done with what it holds."""
        return self.page.get_by_role("region", name=NAMES[hand])

    def strip(self, hand: Hand) -> Locator:
        return self.tools(hand).get_by_role("img", name="Das Klappern in der Hand, als Bild")

    def bars(self, hand: Hand, parts: str = ALL_PARTS) -> list[float]:
        bars: list[float] = self.strip(hand).evaluate(BARS, parts)
        return bars

    def set_down(self, hand: Hand) -> Locator:
        return self.tools(hand).get_by_role("button", name=re.compile("Stell ab|Nochmal!"))

    def back(self, hand: Hand) -> Locator:
        return self.tools(hand).get_by_role("button", name="Zurück", exact=True)

    def deed(self, name: str) -> Locator:
        return self.page.locator(f"[data-deed={name}]")

    def card(self, seat: int) -> Locator:
        """The place card of somebody."""
        return self.page.locator(f"main [data-seat='{seat}']")

    def hands_of(self, seat: int) -> Locator:
        """Those that hold a barrel, in the crowd round the hill."""
        return self.page.locator(f"[data-crowd^='{seat}-'][data-holding=true]")

    @property
    def countdown(self) -> Locator:
        """To the signal, over the hill."""
        return self.page.locator("[data-signal]")

    @property
    def reveal(self) -> Locator:
        return self.page.locator("[data-reveal]")

    def watches(self, selector: str) -> Locator:
        """All that is to be read there from now on, even where it is gone soon."""
        self.page.evaluate(WATCH, selector)
        return self.page.locator(f'[data-read="{selector}"] li')

    # What is known

    @property
    def seat(self) -> int:
        """The own one; at a shared screen that of whoever is asked."""
        mine = [seat for seat, each in enumerate(self.latest()["table"]["seats"]) if each["mine"]]
        return mine[0] if len(mine) == 1 else int(self.view["turn"])

    def holds(self, hand: Hand) -> int:
        """The place of the barrel in that hand."""
        return int(self.view["hands"][self.seat][THINGS[hand]])

    def shakes_heard(self, hand: Hand) -> int:
        """How many pieces of sound came for this hand and were laid before its ears: then it asks for the next one."""
        asked = [command["id"] for command in self.commands("shake") if command["thing"] == THINGS[hand]]
        came = {frame[1 : 1 + frame[0]].decode() for frame in self.sounds}
        return sum(piece in came for piece in asked[:-1])

    def has_heard(self, hand: Hand, pieces: int) -> bool:
        """And has seen some of it, where it is seen: a hand that comes to rest wipes away what was still to come."""
        if self.shakes_heard(hand) < pieces:
            return False
        return self.strip(hand).count() == 0 or len(set(self.bars(hand, HEARD))) > 1

    def is_answered(self) -> bool:
        """The last move is done and known, or refused."""
        asked = [command["id"] for command in self.commands("move")[-1:]]
        answers = [told for told in self.messages() if told["t"] in ("ack", "refused") and told["id"] in asked]
        return len(answers) == len(asked) and all(told.get("seq", 0) <= self.latest()["seq"] for told in answers)

    # Barrels

    def takes(self, place: int, *, button: Hand = "left") -> Hand:
        """The right mouse button is the right hand, the left one is the hand on that side. Says which it is."""
        self.barrel(place).click(button=button)
        self.waits_until(lambda: place in self.view["hands"][self.seat])
        return "left" if self.holds("left") == place else "right"

    def takes_any(self, index: int = 0) -> Hand:
        """Reaches for one after the other until none was quicker."""
        while (hand := self.full_hand()) is None:
            moves = len(self.commands("move"))
            self.reaches_out(index)
            self.waits_while(partial(self._has_made_only, moves), TOO_LATE_AFTER)
            self.waits_until(self.is_answered)
        return hand

    def _has_made_only(self, moves: int) -> bool:
        return len(self.commands("move")) == moves

    def reaches_out(self, index: int) -> None:
        if standing := self.standing():
            self.presses_at(standing[index % len(standing)])

    def standing(self) -> list[Point]:
        """Where barrels stand that can be taken."""
        return [Point(*at) for at in self.page.evaluate(STANDING)]

    def full_hand(self) -> Hand | None:
        return next((hand for hand in THINGS if self.holds(hand) != EMPTY), None)

    def shakes(self, hand: Hand, pieces: int = 1) -> None:
        """To and fro, until so many more pieces were heard."""
        wanted = self.shakes_heard(hand) + pieces
        at = centre_of(self.hand(hand))
        self.page.mouse.move(*at)
        self.page.mouse.down()
        while not self.has_heard(hand, wanted):
            for way in (TO_AND_FRO, -TO_AND_FRO):
                self.page.mouse.move(at.x + way, at.y, steps=4)
        self.page.mouse.up()

    def puts_back(self, hand: Hand = "left") -> None:
        self.back(hand).click()
        self.waits_until(lambda: self.holds(hand) == EMPTY)

    def sets_down(self, hand: Hand = "left") -> None:
        """Held down until it counts."""
        self.page.mouse.move(*centre_of(self.set_down(hand)))
        with self.choosing():
            self.page.mouse.down()
        self.page.mouse.up()

    def sets_down_quickly(self, hand: Hand) -> None:
        """Tapped twice, it counts as well; so does a tap that took its time."""
        button = centre_of(self.set_down(hand))
        with self.choosing():
            self.presses_at(button)
            while self.has_before_it(ASKED_WHETHER_SURE):
                self.presses_at(button)

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """Somebody at this screen sets a barrel down, for good."""
        seat, done = self.seat, len(self.happenings("chose"))
        yield
        self.waits_until(lambda: any(chose["seat"] == seat for chose in self.happenings("chose")[done:]))

    def chose(self) -> int:
        """The place of the barrel that was set down last."""
        own = [chose for chose in self.happenings("chose") if chose["seat"] == self.seat]
        return int(own[-1]["values"]["place"])

    # Before the game, and on the sheets

    def begins_with_a_bot_that_has_chosen(self) -> None:
        """So that nobody reaches for a barrel but this person."""
        self.opens(GAME)
        self.wants(WITHOUT_SIGNAL)
        self.seats_a_bot("Neuling")
        self.begins("Zu zweit beginnen")
        self.waits_until(lambda: self.view["chosen"][1] != EMPTY)

    def opens_a_table_for_two(self) -> None:
        """At one screen."""
        self.is_called(NEIGHBOURS[0])
        self.opens(GAME)
        self.seats_a_neighbour(NEIGHBOURS[1])

    def opens_the_log(self) -> Locator:
        self.page.get_by_role("button", name="Menü").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Verlauf").click()
        return self.page.get_by_role("dialog", name="Was geschah")

    def opens_the_ears(self) -> Locator:
        """How the rattle is heard, seen and felt."""
        self.page.get_by_role("button", name="Hören, sehen, spüren").click()
        return self.page.get_by_role("dialog", name="Hören, sehen, spüren")

    def shuts(self, sheet: Locator) -> None:
        self.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

    # Decisions

    def is_asked(self) -> bool:
        return self.has_before_it(ASKED)

    def hurries(self) -> None:
        """A reveal is ended by a press beside everything else."""
        if self.has_before_it("[data-reveal]"):
            self.presses_at(EMPTY_CORNER)

    def answers(self, index: int = 0) -> None:
        known = len(self.received)
        if self.has_before_it("[data-deed=ready]"):
            self.deed("ready").click()
        elif self.has_before_it("[data-barrel]"):
            self.sets_down_quickly(self.takes_any(index))
        else:
            self.lets_run()
        self.waits_until(lambda: any('"t":"step"' in frame for frame in self.received[known:]))

    def presses_at(self, at: Point) -> None:
        self.page.mouse.click(*at)

    def lets_run(self) -> None:
        """Whoever sends most rivals home, and of those the one that has come furthest."""
        runs, moves = self.view["runs"], len(self.commands("move"))
        best = max(runs, key=lambda run: (len(run["banished"]), run["from"]))
        apprentice = self.page.locator(f"main [data-run='{best['from']}']")
        apprentice.click()
        if len(runs) > 1:
            expect(apprentice).to_have_attribute("aria-pressed", "true")
            self.deed("run").click()
        self.waits_until(lambda: len(self.commands("move")) > moves)


class KeyPlayer(ZappPlayer):
    """Plays by keyboard alone."""

    def takes(self, place: int, *, button: Hand = "left") -> Hand:
        self.goes_to(self.barrel(place))
        self.page.keyboard.press("a" if button == "left" else "d")
        self.waits_until(lambda: self.holds(button) == place)
        return button

    def reaches_out(self, index: int) -> None:
        self.page.keyboard.press("a")

    def goes_to(self, target: Locator) -> None:
        """With the arrows: towards it, and another way whenever somewhere again."""
        self.page.keyboard.press("ArrowUp")
        been: Counter[Point] = Counter()
        while (here := centre_of(self.page.locator(":focus"))) != (there := centre_of(target)):
            ways = ways_towards(here, there)
            self.page.keyboard.press(ways[been[here] % len(ways)])
            been[here] += 1
            assert been.total() < MOST_STEPS, f"{target} cannot be reached by arrows"

    def shakes(self, hand: Hand, pieces: int = 1) -> None:
        wanted = self.shakes_heard(hand) + pieces
        key = "q" if hand == "left" else "e"
        self.page.keyboard.down(key)
        self.waits_until(lambda: self.has_heard(hand, wanted))
        self.page.keyboard.up(key)

    def puts_back(self, hand: Hand = "left") -> None:
        self.page.keyboard.press("z" if hand == "left" else "c")
        self.waits_until(lambda: self.holds(hand) == EMPTY)

    def sets_down(self, hand: Hand = "left") -> None:
        with self.choosing():
            self.page.keyboard.press("1" if hand == "left" else "2")

    def sets_down_quickly(self, hand: Hand) -> None:
        self.sets_down(hand)

    def lets_run(self) -> None:
        runs, moves = self.view["runs"], len(self.commands("move"))
        apprentice = self.page.locator(f"main [data-run='{runs[-1]['from']}']")
        self.goes_to(apprentice)
        self.page.keyboard.press("Enter")
        if len(runs) > 1:
            expect(apprentice).to_have_attribute("aria-pressed", "true")
            self.page.keyboard.press("Enter")
        self.waits_until(lambda: len(self.commands("move")) > moves)


class PhonePlayer(ZappPlayer):
    """Plays by touch, with as many fingers as there are."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._touch = page.context.new_cdp_session(page)
        self._fingers: dict[int, Point] = {}

    def lays(self, finger: int, at: Point) -> None:
        self._fingers[finger] = at
        self._tells("touchStart")

    def moves(self, *fingers: int, by: float) -> None:
        for finger in fingers:
            at = self._fingers[finger]
            self._fingers[finger] = Point(at.x + by, at.y)
        self._tells("touchMove")

    def lifts(self, *fingers: int) -> None:
        """What is not named stays on the glass."""
        for finger in fingers:
            del self._fingers[finger]
        self._tells("touchEnd")

    def _tells(self, what: str) -> None:
        points = [{"x": at.x, "y": at.y, "id": finger} for finger, at in self._fingers.items()]
        self._touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def presses_at(self, at: Point) -> None:
        self.page.touchscreen.tap(*at)

    def takes(self, place: int, *, button: Hand = "left") -> Hand:
        self.barrel(place).tap()
        self.waits_until(lambda: place in self.view["hands"][self.seat])
        return "left" if self.holds("left") == place else "right"

    def shakes(self, hand: Hand, pieces: int = 1) -> None:
        wanted = self.shakes_heard(hand) + pieces
        self.lays(0, centre_of(self.hand(hand)))
        while not self.has_heard(hand, wanted):
            for way in TO_AND_FRO_STEPS:
                self.moves(0, by=way)
        self.lifts(0)

    def sets_down(self, hand: Hand = "left") -> None:
        with self.choosing():
            self.lays(0, centre_of(self.set_down(hand)))
        self.lifts(0)


class Line:
    """A line to the server that can be made so slow that nothing comes through for a while."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._is_slow = False
        page.route_web_socket(re.compile("/live"), self._lay)

    def _lay(self, route: WebSocketRoute) -> None:
        self._route = route
        self._server = route.connect_to_server()
        route.on_message(self._server.send)
        self._server.on_message(self._pass)

    def _pass(self, frame: str | bytes) -> None:
        if self._is_slow:
            self._kept.append(frame)
        else:
            self._route.send(frame)

    def becomes_slow(self) -> None:
        self._is_slow = True

    def becomes_quick(self) -> None:
        self._is_slow = False
        while self._kept:
            self._route.send(self._kept.pop(0))


def centre_of(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def ways_towards(here: Point, there: Point) -> list[str]:
    """All arrows, the best first."""
    gains = {
        "ArrowLeft": here.x - there.x,
        "ArrowRight": there.x - here.x,
        "ArrowUp": here.y - there.y,
        "ArrowDown": there.y - here.y,
    }
    return sorted(gains, key=lambda arrow: -gains[arrow])
