"""What somebody at a table of Klong! does: rules of thumb decide by what this browser was told, hands carry it out."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator, Page, expect

from spieltisch.bots import Situation, bot
from spieltisch.game import QuickChance
from spieltisch.games import game
from spieltisch.words import say
from tests.browser.fixtures import Arrive
from tests.browser.person import meet_at_a_table
from tests.browser.wire import WiredPlayer

GAME = "Klong!"
RESERVE = ("mercenary", "explore", "secret-tome", "goblin")
TRAVELS = ("walk", "teleport", "reach")
MOST_STEPS = 60
MOST_KEYS = 9  # for the cards of the hand
IS_WITHIN_REACH = """(thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === thing
}"""
HAND = "[data-zone=hand] button.able"
OFFERED = ":is([data-zone=row], [data-zone=reserve]) button.able"
MAP = "main [data-zone=map]"
GOALS = f"{MAP} [data-room].goal"
ANSWERS = "[data-zone=question] :is([data-answer], [data-card])"
END = "button[data-zone=end]"
ATTACK = "[data-attack]"
ASKED = ", ".join((HAND, OFFERED, ANSWERS, GOALS, f"{END}[aria-disabled=false]"))
EMPTY_CORNER = (1, 1)
ALL_PLAYED = "button[title='Die übrigen Karten willst du selbst ausspielen.']"
GLIDES_FOR = 1_000  # milliseconds, rather less
IGNORED_AFTER = 1_500  # milliseconds after which a press was too early for the table, and is made again


class KlongPlayer(WiredPlayer):
    """Plays by mouse."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._is_newcomer = True

    # What is on the screen

    @property
    def board(self) -> Locator:
        return self.page.locator(MAP)

    @property
    def hand(self) -> Locator:
        """The cards that can be played."""
        return self.page.locator(HAND)

    @property
    def end(self) -> Locator:
        return self.page.locator(END)

    @property
    def rest(self) -> Locator:
        return self.page.get_by_role("button", name="Rest ausspielen")

    @property
    def take_back(self) -> Locator:
        return self.page.get_by_role("button", name="Zurück", exact=True)

    @property
    def attack(self) -> Locator:
        return self.page.locator(ATTACK)

    @property
    def lesson(self) -> Locator:
        return self.page.locator("[data-lesson]")

    @property
    def details(self) -> Locator:
        """The sheet in which a card is looked at closely."""
        return self.page.get_by_role("dialog").filter(has=self.page.locator(".reading"))

    def counter(self, name: str) -> Locator:
        return self.page.locator(f"[data-zone=counters] [data-counter={name}]")

    # What the server told

    def kinds_since(self, known: int) -> set[str]:
        """What happened in the frames after so many."""
        steps = [message["entry"] for message in map(json.loads, self.received[known:]) if message["t"] == "step"]
        return {happening["kind"] for entry in steps for happening in entry["happenings"]}

    # Before the game

    def knows_the_game(self) -> None:
        """Sends the guide through the first turn away."""
        self.presses(self.page.get_by_role("button", name=re.compile("^(Ich kenne|I know) Klong!$")))
        expect(self.lesson).to_have_count(0)
        self._is_newcomer = False

    # Decisions

    def is_asked(self) -> bool:
        return self.has_before_it(ASKED)

    def hurries(self) -> None:
        """The dragon's attack is skipped, by a press beside everything else."""
        if self.has_before_it(ATTACK):
            self.skips()

    def skips(self) -> None:
        self.page.mouse.click(*EMPTY_CORNER)

    def answers(self, index: int = 0) -> None:
        if self._is_newcomer:
            self.knows_the_game()
        decision = self.decides()
        if decision.startswith("play") and self.rest.is_enabled():
            self.plays_the_rest()
        elif decision:
            self.does(decision)

    def plays_the_rest(self) -> None:
        """All cards that ask nothing, draw nothing and make no noise."""
        self.presses(self.rest)
        self.waits_until(lambda: self.has_before_it(ALL_PLAYED))

    def decides(self) -> str:
        """What rules of thumb say, in writing; nothing where it is somebody else's turn already."""
        position = self.position
        if not position["legal"]:
            return ""
        ((seat, legal),) = position["legal"].items()
        at = Situation(game("klong"), int(seat), position["view"], legal, QuickChance(len(self.sent)))
        return game("klong").describe(bot("geselle", "klong").choose(at))

    def may(self) -> list[str]:
        """All legal moves, in writing."""
        return [game("klong").describe(move) for legal in self.position["legal"].values() for move in legal]

    def does(self, written: str) -> None:
        """Carries out a move as people would, and waits until it is known."""
        known, sent = len(self.received), len(self.commands("move"))
        while len(self.commands("move")) == sent:
            self.carries_out(written)
            self.waits_while(lambda: len(self.commands("move")) == sent, IGNORED_AFTER)
        asked = game("klong").describe(self.commands("move")[sent]["move"])
        assert asked == written, f"{asked} was played instead of {written}"
        self.waits_until(lambda: any('"t":"step"' in frame for frame in self.received[known:]))

    def carries_out(self, written: str) -> None:
        what, *words = written.split(" ")
        if what != "trade" and any(move.startswith("trade") for move in self.may()):
            self.shuts(self.market)
        match what:
            case "play" | "discard":
                self.presses(self.card("hand", words[0]))
            case "buy" | "use" | "fight" | "replace":
                self.gets(words[0])
            case "walk" | "teleport" | "reach":
                self.goes(int(words[0]), written)
            case "take" | "leave":
                self.takes(leaving=what == "leave")
            case "choose":
                self.presses(self.page.locator(f"[data-answer='{words[0]}']"))
            case "trash":
                piles = self.page.locator("[data-zone=question] .cards")
                pile = piles.last if len(words) > 1 else piles.first
                self.presses(pile.locator(f"[data-card='{words[0]}']"))
            case "trade":
                self.trades(words[0])
            case "drink":
                self.presses(self.page.get_by_role("button", name=f"{name_of('secret', words[0])} trinken", exact=True))
            case "end":
                self.presses(self.end)
            case _:
                raise AssertionError(f"nobody knows how to {written}")

    def card(self, zone: str, key: str) -> Locator:
        return self.page.locator(f"[data-zone={zone}] button.able[data-card='{key}']").first

    def gets(self, key: str) -> None:
        self.presses(self.card("reserve" if key in RESERVE else "row", key))

    def goes(self, room: int, written: str) -> None:
        answer = self.answer_for(written)
        self.presses(self.board.locator(f"[data-room='{room}']"))
        if answer and self.is_offered(answer):
            self.presses(answer)

    def is_offered(self, answer: Locator) -> bool:
        """Not if the press before it was ignored."""
        self.waits_while(lambda: answer.count() == 0, IGNORED_AFTER)
        return answer.count() > 0

    def answer_for(self, written: str) -> Locator | None:
        """To the question how to go, which is asked where there are several ways, or the only one hurts."""
        room = written.split(" ")[1]
        ways = [move for move in self.may() if move.split(" ")[0] in TRAVELS and move.split(" ")[1] == room]
        if len(ways) == 1 and not (written.startswith("walk") and self.price(written)[2] > 0):
            return None
        return self.page.locator("[data-answer]").filter(has_text=re.compile(f"^\\s*{self._words_for(written)}\\s*$"))

    def price(self, written: str) -> tuple[int, int, int]:
        """Boots, swords and hearts that a walk costs."""
        words = written.split(" ")
        swords = int(words[3]) if len(words) > 2 else 0
        boots, heads = next((boots, heads) for to, boots, heads in self.view["walks"] if to == int(words[1]))
        return boots, swords, heads - swords

    def _words_for(self, written: str) -> str:
        if written.startswith("teleport"):
            return "Teleportieren"
        boots, swords, hearts = self.price(written)
        dear = [
            f"{swords} {'Schwert' if swords == 1 else 'Schwerter'}" if swords else "",
            f"{hearts} {'Herz' if hearts == 1 else 'Herzen'}" if hearts else "",
        ]
        return re.escape(" + ".join(filter(None, dear)) or f"{boots} Stiefel")

    def takes(self, *, leaving: bool = False) -> None:
        if leaving:
            self.presses(self.page.locator("[data-answer='2']"))
            return
        answer = self.page.locator("[data-answer='1']")
        self.presses(answer.or_(self.page.get_by_role("button", name=re.compile("^Artefakt .* nehmen$"))).first)

    @property
    def market(self) -> Locator:
        return self.page.get_by_role("dialog", name="Markt")

    def trades(self, ware: str) -> None:
        if not self.market.is_visible():
            self.presses(self.page.get_by_role("button", name="Markt: einkaufen"))
        self.presses(self.market.get_by_role("button", name=re.compile(name_of("goods", ware))))

    # The hand

    def shuts(self, sheet: Locator) -> None:
        if sheet.is_visible():
            self.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

    def presses(self, thing: Locator) -> None:
        thing.click()


class PhonePlayer(KlongPlayer):
    """Plays by touch on a phone, where one sees part of the map and either the row or the reserve."""

    def presses(self, thing: Locator) -> None:
        thing.tap()

    def skips(self) -> None:
        self.page.touchscreen.tap(*EMPTY_CORNER)

    def gets(self, key: str) -> None:
        self.presses(self.page.get_by_role("button", name="Vorrat" if key in RESERVE else "Verliesreihe", exact=True))
        super().gets(key)

    def goes(self, room: int, written: str) -> None:
        self.looks_at(room)
        super().goes(room, written)

    def looks_at(self, room: int) -> None:
        """By a tap on the small map, which is folded away if the room still lies under it."""
        if self.can_touch(room):
            return
        if not self.overview.is_visible():
            self.page.get_by_role("button", name="Übersicht zeigen").tap()
        box = self.overview.bounding_box()
        assert box
        x, y = share_of_the_map(self.view["board"], room)
        self.overview.tap(position={"x": x * box["width"], "y": y * box["height"]})
        self.waits_while(lambda: not self.can_touch(room), GLIDES_FOR)
        if not self.can_touch(room):
            self.page.get_by_role("button", name="Übersicht einklappen").tap()

    def can_touch(self, room: int) -> bool:
        within_reach: bool = self.board.locator(f"[data-room='{room}']").evaluate(IS_WITHIN_REACH)
        return within_reach

    @property
    def overview(self) -> Locator:
        return self.page.locator(".overview")


class KeyPlayer(KlongPlayer):
    """Plays by keyboard alone."""

    def skips(self) -> None:
        self.page.keyboard.press("Enter")

    def plays_the_rest(self) -> None:
        """Not at once: each card has a key."""
        self.does(self.decides())

    def carries_out(self, written: str) -> None:
        what, *words = written.split(" ")
        keyboard = self.page.keyboard
        match what:
            case "play" | "discard" if (slot := self.view["hand"].index(words[0])) < MOST_KEYS:
                keyboard.press(str(slot + 1))
            case "take" | "leave" if self.view["question"]:
                keyboard.press("1" if what == "take" else "2")
            case "choose":
                keyboard.press(words[0])
            case "end":
                keyboard.press("e")
            case _:
                super().carries_out(written)

    def gets(self, key: str) -> None:
        self.page.keyboard.press("v" if key in RESERVE else "r")
        self.page.keyboard.press("Home")
        self.walks_along("ArrowRight", f"button[data-card='{key}']:focus")
        self.page.keyboard.press("Enter")

    def goes(self, room: int, written: str) -> None:
        answer = self.answer_for(written)
        self.page.keyboard.press("m")
        self.walks_along("PageDown", f"[data-room='{room}']:focus")
        self.page.keyboard.press("Enter")
        if answer and self.is_offered(answer):
            self.page.keyboard.press(answer.get_attribute("data-answer") or "")

    def walks_along(self, key: str, until: str) -> None:
        for _ in range(MOST_STEPS):
            if self.page.locator(until).count() > 0:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{until} cannot be reached with {key}")

    def presses(self, thing: Locator) -> None:
        """Whatever has no key of its own is reached by Tab."""
        for _ in range(MOST_STEPS):
            self.page.keyboard.press("Tab")
            if thing.evaluate("thing => thing === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"{thing} cannot be reached by Tab")


def two_at_a_table(
    arrive: Arrive, first: type[KlongPlayer], second: type[KlongPlayer], *wishes: str
) -> tuple[KlongPlayer, KlongPlayer]:
    """Each at a browser of their own."""
    lene, mira = arrive(first, phone=first is PhonePlayer), arrive(second, phone=second is PhonePlayer)
    meet_at_a_table(lene, mira, GAME)
    lene.wants(*wishes)
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()
    return lene, mira


def public(view: Mapping[str, Any]) -> dict[str, Any]:
    """What everybody sees."""
    return {name: value for name, value in view.items() if name != "hand"}


def name_of(kind: str, key: str) -> str:
    return say("de", "klong", f"{kind}.{key}.name")


@cache
def share_of_the_map(board: str, room: int) -> tuple[float, float]:
    """Where a room is drawn, each from 0 to 1."""
    drawn = tomllib.loads(
        (files("spieltisch.games.klong") / "data" / "boards" / f"{board}.toml").read_text(encoding="utf-8")
    )
    place = next(each for each in drawn["rooms"] if each["id"] == room)
    return place["x"] / drawn["drawing"]["width"], place["y"] / drawn["drawing"]["height"]
