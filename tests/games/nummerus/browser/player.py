"""What somebody at a table of Nummerus Zahlus does."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Player

BOARD = "[aria-label='Spielfeld in Form einer Acht']"
QUESTION = re.compile(r"^\s*(An die .* anlegen|Nicht tauschen|Weiter zur)")


class NummerusPlayer(Player):
    @property
    def board(self) -> Locator:
        return self.page.locator(BOARD)

    @property
    def chips(self) -> Locator:
        """Those that can be taken now."""
        return self.board.locator("button[data-chip]")

    @property
    def taken(self) -> Locator:
        """Those that lie before the players."""
        return self.page.locator("main [data-seat] [data-chip]")

    @property
    def questions(self) -> Locator:
        """What can be answered besides taking a chip: where to put it, not to swap, to go on to the next round."""
        return self.page.locator("button", has_text=QUESTION)

    def is_asked(self) -> bool:
        return self.chips.count() > 0 or self.questions.count() > 0

    def picks(self, index: int = 0) -> str:
        """Picks a chip without confirming; its number."""
        self.chips.first.wait_for()
        chip = self.chips.nth(index % self.chips.count())
        number = chip.get_attribute("data-chip") or ""
        chip.click()
        return number

    def takes(self, index: int = 0) -> str:
        """Picks a chip and confirms; its number."""
        number = self.picks(index)
        self.page.get_by_role("button", name=f"{number} nehmen", exact=True).click()
        expect(self.board.locator(f"button[data-chip='{number}']")).to_have_count(0)
        return number

    def answers(self, index: int = 0) -> None:
        if self.questions.count() > 0:
            question = self.questions.first.element_handle()
            question.click()
            question.wait_for_element_state("hidden")
        else:
            self.takes(index)

    def swaps(self) -> tuple[str, str]:
        """The first chip that can be given for the first that can be had; what was given and what was taken."""
        give = self.page.get_by_role("button", name=re.compile("hergeben$")).first
        given = give.get_attribute("data-chip") or ""
        give.click()
        take = self.page.get_by_role("button", name=re.compile("von .* nehmen$")).first
        taken = take.get_attribute("data-chip") or ""
        take.click()
        confirm = self.page.get_by_role("button", name=f"{given} gegen {taken} tauschen")
        confirm.click()
        confirm.wait_for(state="hidden")
        return given, taken

    def chips_taken(self) -> list[str]:
        """The chips taken so far, as the log tells, newest first."""
        return re.findall(r"nimms?t die (\d+)", self.log())


def begin_with_swaps(lene: NummerusPlayer) -> None:
    """Two neighbours at one screen, with swap chips."""
    lene.opens("Nummerus Zahlus")
    lene.seats_a_neighbour("Mira")
    lene.page.get_by_role("switch", name="Tauschchips").check(force=True)
    lene.begins("Zu zweit beginnen")
