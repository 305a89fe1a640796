"""Four people, four browsers, one hill of barrels, all at once; and somebody who only watches."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Arrive
from tests.browser.person import meet_at_a_table, who_decides
from tests.browser.wire import until_all_know_the_same
from tests.games.zappzerapp.browser.player import GAME, WITHOUT_SIGNAL, Hand, Line, ZappPlayer

NAMES = ("Lene", "Mira", "Kuno", "Ida")
TOO_LATE = "Zu spät: Das Fass hat schon jemand."
CONTESTED = 6
HANDS: tuple[Hand, Hand] = ("left", "right")


def four_at_a_table(arrive: Arrive) -> list[ZappPlayer]:
    """Lene opened it."""
    people = [arrive(ZappPlayer, calm=False) for _ in NAMES]
    lene, *others = people
    for person, name in zip(people, NAMES, strict=True):
        person.is_called(name)
    lene.opens(GAME)
    lene.wants(WITHOUT_SIGNAL)
    for _ in range(2):
        lene.adds_a_place()
    for person in others:
        person.joins(lene.code())
        person.sits_down()
    expect(lene.page.get_by_role("button", name=re.compile("^Ida.* sitzt am Tisch"))).to_be_visible()
    return people


def test_four_people_grab_shake_reveal_and_run_at_one_table_and_one_of_them_comes_back(arrive: Arrive) -> None:
    people = four_at_a_table(arrive)
    lene, mira, kuno, ida = people
    lines = [Line(person.page) for person in (lene, mira)]
    for person in (lene, mira):
        person.reloads()
    lene.begins("Zu viert beginnen")
    for person in people:
        expect(person.board).to_be_visible()

    assert_one_of_two_gets_it(lene, mira, lines)
    assert_a_rattle_is_heard_and_others_see_it(kuno, lene)
    ida = assert_whoever_comes_back_holds_what_they_held(ida, kuno)
    people = [lene, mira, kuno, ida]
    assert_all_see_the_same_reveal(people)
    for person in people:
        person.page.emulate_media(reduced_motion="reduce")
    assert_banished_are_sent_home_before_everybody(people)


def assert_one_of_two_gets_it(lene: ZappPlayer, mira: ZappPlayer, lines: list[Line]) -> None:
    """Both reach for the same barrel before either can know of the other."""
    read = {person: person.watches("[role=alert]") for person in (lene, mira)}
    for line in lines:
        line.becomes_slow()
    for person in read:
        person.barrel(CONTESTED).click()
        expect(person.full_hands).to_have_count(1)
    for line in lines:
        line.becomes_quick()
    lene.waits_until(lambda: any(map(refusals, read)))
    quick, late = sorted(read, key=lambda person: len(refusals(person)))
    for person in read:
        person.waits_until(partial(sees_in_hand, person, quick.seat))
    assert (refusals(quick), refusals(late)) == ([], [TOO_LATE])
    expect(read[late]).to_have_text([TOO_LATE])
    expect(read[quick]).to_have_count(0)
    assert [CONTESTED in hands for hands in late.view["hands"]].count(True) == 1
    expect(late.full_hands).to_have_count(0)
    expect(late.hands_of(quick.seat)).to_have_count(1)

    quick.puts_back(quick.full_hand() or "left")
    expect(late.barrel(CONTESTED)).to_be_visible()
    late.takes(CONTESTED)
    expect(quick.hands_of(late.seat)).to_have_count(1)
    expect(quick.barrel(CONTESTED)).to_have_count(0)


def sees_in_hand(person: ZappPlayer, seat: int) -> bool:
    return CONTESTED in person.view["hands"][seat]


def refusals(person: ZappPlayer) -> list[str]:
    return [str(message["text"]) for message in person.messages() if message["t"] == "refused"]


def assert_a_rattle_is_heard_and_others_see_it(kuno: ZappPlayer, lene: ZappPlayer) -> None:
    """It is in the hand of who shakes it, as samples and as bars, and nobody else gets them."""
    first, second = kuno.takes(0, button="left"), kuno.takes(1, button="right")
    assert {first, second} == set(HANDS)
    before = len(lene.sounds)
    shaking = lene.watches(f"[data-seat='{kuno.seat}'][data-doing=shaking]")
    kuno.shakes(first, 2)
    expect(shaking).not_to_have_count(0)
    assert kuno.bars(first)
    expect(kuno.strip(second)).to_have_count(0)
    assert len({len(frame) for frame in kuno.sounds}) == 1, "no piece of sound is longer than another"
    assert len(lene.sounds) == before
    expect(lene.hands_of(kuno.seat)).to_have_count(2)


def assert_whoever_comes_back_holds_what_they_held(ida: ZappPlayer, kuno: ZappPlayer) -> ZappPlayer:
    hand = ida.takes(12)
    seat, url, context = ida.seat, ida.page.url, ida.page.context
    ida.page.close()
    expect(kuno.card(seat)).to_have_attribute("data-doing", "away")
    expect(kuno.card(seat).get_by_role("timer")).to_have_text(re.compile(r"weg · noch \d+ s"))
    expect(kuno.hands_of(seat)).to_have_count(1)
    back = ZappPlayer(context.new_page())
    back.visits(url)
    expect(back.hand(hand)).to_have_accessible_name(re.compile("ein Fass"))
    expect(kuno.card(seat)).to_have_attribute("data-doing", "hearing")
    assert back.seat == seat
    assert back.holds(hand) == 12
    return back


def assert_all_see_the_same_reveal(people: list[ZappPlayer]) -> None:
    """A barrel that is set down is chosen for good, and the other hand is empty again."""
    seen = [person.watches("[data-reveal=sorted] li") for person in people]
    for person in people:
        hand = person.full_hand() or person.takes_any()
        other: Hand = "left" if hand == "right" else "right"
        freed = person.holds(other)
        person.sets_down(hand)
        if person is not people[-1]:
            for each in HANDS:
                expect(person.set_down(each)).to_have_count(0)
            expect(person.barrels).to_have_count(0)
            assert freed < 0 or person.view["hill"][freed]
    lene = people[0]
    lene.waits_until(lambda: len(lene.happenings("turned")) == len(people))
    stones = [happening["values"]["stones"] for happening in lene.happenings("turned")]
    assert stones == sorted(stones, reverse=True)
    for reveal in seen:
        expect(reveal).to_have_count(len(people))
        assert numbers_in(reveal) == stones
    assert len({tuple(reveal.all_text_contents()) for reveal in seen}) == 1


def numbers_in(reveal: Locator) -> list[int]:
    return [int(re.findall(r"\d+", text)[0]) for text in reveal.all_text_contents()]


def assert_banished_are_sent_home_before_everybody(people: list[ZappPlayer]) -> None:
    """They play on until that has happened, in the second round or later."""
    lene = people[0]
    decisions = 0
    while not (lene.happenings("banished") and lene.view["round"] > 1):
        person = who_decides(*people)
        assert person
        person.answers(decisions)
        decisions += 1
    until_all_know_the_same(*people)
    assert all(person.view == lene.view for person in people)
    banished = lene.happenings("banished")[-1]
    (line,) = {f"{NAMES[banished['seat']]} verbannt einen Lehrling von {NAMES[banished['values']['who']]}."}
    watcher = next(person for person in people if person.seat not in (banished["seat"], banished["values"]["who"]))
    assert line in watcher.log()


def test_whoever_watches_sees_hands_and_reveal_but_hears_nothing(arrive: Arrive) -> None:
    lene, mira, kuno = arrive(ZappPlayer), arrive(ZappPlayer), arrive(ZappPlayer, calm=False)
    meet_at_a_table(lene, mira, GAME)
    lene.wants(WITHOUT_SIGNAL)
    lene.begins("Zu zweit beginnen")
    expect(mira.board).to_be_visible()
    kuno.visits(lene.page.url)
    expect(kuno.board).to_be_visible()
    reveal = kuno.watches("[data-reveal=sorted] li")
    shaking = kuno.watches(f"[data-seat='{lene.seat}'][data-doing=shaking]")
    hand = lene.takes_any()
    expect(kuno.hands_of(lene.seat)).to_have_count(1)
    lene.shakes(hand, 3)
    expect(shaking).not_to_have_count(0)
    assert kuno.barrels.count() == 0
    expect(kuno.full_hands).to_have_count(0)
    lene.sets_down(hand)
    expect(kuno.card(lene.seat)).to_have_attribute("data-doing", "chosen")
    mira.sets_down(mira.takes_any())
    expect(reveal).to_have_count(2)
    assert numbers_in(reveal) == [happening["values"]["stones"] for happening in kuno.happenings("turned")]
    assert len(lene.sounds) >= 3
    assert mira.sounds == kuno.sounds == []
    assert kuno.sent == []
