"""What somebody at a table of Sechserreihe does."""

from __future__ import annotations

import re

from mypy_extensions import i64
from playwright.sync_api import Locator, expect

from spieltisch.games.sechserreihe.rules.board import LINES
from spieltisch.games.sechserreihe.rules.notation import change_of, written
from tests.browser.person import Player
from tests.games.sechserreihe.positions import position

# Row 1 is full after the last of these turns, which slides in column d.
SHORTEST_ATTEMPT = ["+a1 +d4", "a1-b1 +d1", "b1-a1 +e1", "e1-f1 +b1", "d1-e1 +c1", "d4-d5 +d1"]

FIELD = re.compile("[a-f][1-6]")
DRAWN = "fields => fields.map(field => field.ariaLabel.includes('Stein') ? 'o' : '.').join('')"


class SechserreihePlayer(Player):
    """Plays for full lines, so that games are short."""

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="Brett, sechs mal sechs Felder")

    @property
    def stones(self) -> Locator:
        return self.board.locator("[data-field][aria-label*='Stein']")

    @property
    def offers(self) -> Locator:
        """The fields that can be chosen now."""
        return self.board.locator("[data-offer]")

    @property
    def chosen(self) -> Locator:
        """What is chosen of a turn that is not made yet."""
        return self.board.locator(":is([aria-label*=gewählt], [aria-label*=geschoben], [aria-label*='dein Stein'])")

    def field(self, name: str) -> Locator:
        return self.board.locator(f"[data-field={name}]")

    def coins(self, name: str) -> int:
        """In the purse of whoever is called so."""
        purse = self.page.get_by_role("region", name=name).get_by_role("img", name=re.compile(r"\d von \d Münzen"))
        return int((purse.get_attribute("aria-label") or "")[0])

    def drawing(self) -> str:
        """The board between two turns: o is a stone, rows from the top."""
        signs = str(self.board.locator("[data-field]").evaluate_all(DRAWN))
        return " ".join(signs[first : first + 6] for first in range(0, 36, 6))

    def turns(self) -> list[tuple[str, ...]]:
        """Where stones slid from and to, and where new ones were placed, as the log tells, newest first."""
        return re.findall(r"([a-f]\d)–([a-f]\d), legs?t ([a-f]\d)", self.log())

    def is_asked(self) -> bool:
        return self.offers.count() > 0

    def answers(self, index: int = 0) -> None:
        self.plays(for_full_lines(self.drawing()))

    def begins_alone(self, layout: str) -> None:
        self.opens("Sechserreihe")
        self.wants_to_be_alone()
        self.chooses(layout)
        self.begins("Allein beginnen")
        expect(self.offers.first).to_be_visible()

    def chooses_fields(self, turn: str) -> None:
        """All that belong to the turn, in their order. By mouse the last one plays it, but for what ends an attempt."""
        for name in FIELD.findall(turn):
            self.field(name).click()

    def plays(self, turn: str) -> None:
        """A turn as people write it: c3-c5 +c1, or +c3 +d4 on an empty board."""
        self.chooses_fields(turn)
        if "-" not in turn and len(FIELD.findall(turn)) > 1:
            self.page.get_by_role("button", name="Hinlegen").click()
        expect(self.chosen).to_have_count(0)


def for_full_lines(drawn: str) -> str:
    """A turn that completes a line; where none does, one that makes the fullest fuller."""
    state = position(drawn)
    lines = [sum(2**field for field in line) for line in LINES]

    def fullness(move: int) -> list[int]:
        after = int(state.board ^ change_of(i64(move)))
        return sorted(((after & line).bit_count() for line in lines), reverse=True)

    return written(max(state.legal(0), key=fullness))
