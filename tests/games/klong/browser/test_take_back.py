"""Taking back within one's own turn, seen by the other browser; on the second side, where artifacts can wait."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.klong.browser.player import KlongPlayer, public, two_at_a_table

REVEALING = {"took-secret", "drew", "refilled", "replaced", "attacked"}


def test_what_revealed_nothing_is_taken_back_before_both(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive, KlongPlayer, KlongPlayer)
    actor, other = by_whom(lene, mira)
    actor.knows_the_game()
    expect(actor.take_back).to_have_count(0)
    untouched = public(other.view)
    while actor.view["hand"]:
        actor.does(next(move for move in actor.may() if move.startswith("play")))
    played = public(actor.view)
    actor.does(next(move for move in actor.may() if move.startswith("buy")))
    other.waits_until(lambda: len(other.happenings("bought")) == 1)
    expect(other.take_back).to_have_count(0)

    actor.presses(actor.take_back)
    other.waits_until(lambda: public(other.view) == played)
    for person in (actor, other):
        expect(person.counter("skill").locator("b")).to_have_text(str(played["skill"]))
    for left in range(actor.position["ply"] - 1, -1, -1):
        actor.page.keyboard.press("u")
        actor.waits_until(partial(has_come_to, actor, left))
    other.waits_until(lambda: public(other.view) == untouched)
    for person in (actor, other):
        expect(person.counter("skill").locator("b")).to_have_text("0")
        expect(person.take_back).to_have_count(0)

    while actor.view["turn"] == other.view["turn"] and not actor.happenings("ended"):
        actor.answers()
    assert who_decides(other)
    for person in (actor, other):
        expect(person.take_back).to_have_count(0)


class Seeker(KlongPlayer):
    """Goes wherever a secret lies that can be reached."""

    def decides(self) -> str:
        rooms = {*self.view["majors"], *(room for room, _ in self.view["minors"])}
        walks = (move for move in self.may() if move.startswith("walk") and int(move.split(" ")[1]) in rooms)
        return super().decides() if self.view["hand"] else next(walks, super().decides())


def test_what_was_turned_up_on_the_other_side_cannot_be_taken_back(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive, Seeker, Seeker, "Abendrot", "Jederzeit im Raum")
    while person := who_decides(lene, mira):
        known = len(person.received)
        person.answers()
        kinds = person.kinds_since(known)
        if "ended" not in kinds and kinds & {"took-secret", "drew"}:
            break
        if "ended" not in kinds and not kinds & REVEALING:
            assert person.position["may_take_back"], kinds
    assert person, "nothing was turned up in the whole game"
    assert not person.position["may_take_back"]
    expect(person.take_back).to_have_count(0)
    assert (person.view["board"], person.view["artifact"]) == ("b", "action")


def has_come_to(person: KlongPlayer, ply: int) -> bool:
    return bool(person.position["ply"] == ply)


def by_whom(lene: KlongPlayer, mira: KlongPlayer) -> tuple[KlongPlayer, KlongPlayer]:
    return (lene, mira) if who_decides(lene, mira) is lene else (mira, lene)
