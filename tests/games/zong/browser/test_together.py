"""Two people and a bot, two browsers, one board: both see every flick, nobody sees a vote before it is decided."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import expect

from spieltisch.games.zong.rules.position import VOTE
from spieltisch.games.zong.rules.state import ZongState
from tests.browser.fixtures import Arrive
from tests.browser.house import House
from tests.browser.person import who_decides
from tests.browser.wire import Message
from tests.games.zong.browser.player import GAME, ZongPlayer, play_until_somebody_aims


def two_and_a_bot(arrive: Arrive) -> tuple[ZongPlayer, ZongPlayer]:
    lene, mira = arrive(ZongPlayer), arrive(ZongPlayer)
    lene.is_called("Lene")
    mira.is_called("Mira")
    lene.opens(GAME)
    mira.joins(lene.code())
    mira.sits_down()
    expect(lene.page.get_by_role("button", name=re.compile("^Mira.* sitzt am Tisch"))).to_be_visible()
    lene.seats_a_bot("Neuling")
    lene.wants("Wir bestimmen", "Große für alle")
    lene.begins("Zu dritt beginnen")
    expect(mira.board).to_be_visible()
    return lene, mira


def something_moves(state: ZongState, told: list[str]) -> bool:
    return any(kind.startswith("tidied-") for kind in told) and state.position.phase != VOTE


def the_players_must_vote(state: ZongState, told: list[str]) -> bool:
    return state.position.phase == VOTE


def by_whom(person: ZongPlayer, lene: ZongPlayer, mira: ZongPlayer) -> tuple[ZongPlayer, ZongPlayer]:
    return (lene, mira) if person is lene else (mira, lene)


def until_both_know_the_same(lene: ZongPlayer, mira: ZongPlayer) -> None:
    """Once somebody is asked, and bots have nothing more to do."""
    assert who_decides(lene, mira)
    lene.waits_until(lambda: lene.latest()["seq"] == mira.latest()["seq"])
    lene.waits_until(lambda: (lene.standing(), lene.pieces()) == (mira.standing(), mira.pieces()))


def test_a_flick_made_in_one_browser_plays_in_the_other_and_a_reload_changes_nothing(arrive: Arrive) -> None:
    lene, mira = two_and_a_bot(arrive)
    flicker, other = by_whom(play_until_somebody_aims(lene, mira), lene, mira)
    expect(other.note("schnippt$")).to_be_visible()
    standing, pieces, thrown = flicker.standing(), flicker.pieces(), flicker.view["thrown"]
    flicker.reloads()
    expect(flicker.aiming).to_be_visible()
    assert (flicker.standing(), flicker.pieces(), flicker.view["thrown"]) == (standing, pieces, thrown)

    flicker.flicks_by_keys(something_moves)
    other.waits_until(lambda: other.flicks_made() == flicker.flicks_made())
    assert other.happenings("flicked")[-1]["values"] == flicker.happenings("flicked")[-1]["values"]
    until_both_know_the_same(lene, mira)


def test_a_vote_is_secret_until_it_is_decided_and_survives_a_killed_server(arrive: Arrive, real_house: House) -> None:
    lene, mira = two_and_a_bot(arrive)
    flicker, other = by_whom(play_until_somebody_aims(lene, mira), lene, mira)
    voted_before = len(other.happenings("voted"))
    flicker.flicks_by_keys(the_players_must_vote)
    for person in (flicker, other):
        expect(person.note("Knapp! Was gilt?")).to_contain_text(re.compile(r"Es geht um 0,\d\d mm"))
        expect(person.readings).to_have_count(2)
        expect(person.readings.first).to_have_accessible_name(re.compile("gemessen$"))
    doubt, film = other.view["doubt"], other.happenings("flicked")[-1]["values"]["film"]
    standing, pieces, heard = other.standing(), other.pieces(), len(other.received)

    flicker.decides(flicker.readings.last)
    name = "Lene" if flicker is lene else "Mira"
    expect(other.page.get_by_role("group", name=name)).to_contain_text("hat entschieden")
    flicker.waits_until(lambda: flicker.view["mine"] == 1)
    other.waits_until(lambda: len(other.happenings("voted")) == voted_before + 2)

    real_house.kill()
    for person in (lene, mira):
        expect(person.page.get_by_text("Die Verbindung ist weg.")).to_be_visible()
    real_house.open()
    for person in (lene, mira):
        expect(person.page.get_by_text("Die Verbindung ist weg.")).to_be_hidden(timeout=30_000)
    other.reloads()
    expect(other.readings).to_have_count(2)
    assert (other.standing(), other.pieces()) == (standing, pieces)
    assert films_in(other.messages()[heard:])[-1] == film, "it was kept, not worked out anew"
    assert_tells_no_vote(other.messages()[heard:])

    other.decides(other.readings.last)
    for person in (flicker, other):
        expect(person.readings).to_have_count(0)
        person.waits_until(partial(has_heard_the_decision, person))
        decided = person.happenings("decided")[-1]["values"]
        assert (decided["ayes"], decided["noes"]) == (1, 2)
        assert decided["field"] == doubt["readings"][1]["field"]
        assert "Entschieden: 1 für das Gemessene, 2 dagegen." in person.log()
    until_both_know_the_same(flicker, other)


def has_heard_the_decision(person: ZongPlayer) -> bool:
    return bool(person.happenings("decided"))


def films_in(messages: list[Message]) -> list[str]:
    """Those that snapshots tell of."""
    entries = [entry for message in messages for entry in message.get("log", [])]
    return [each["values"]["film"] for entry in entries for each in entry["happenings"] if each["kind"] == "flicked"]


def assert_tells_no_vote(messages: list[Message]) -> None:
    assert {message["position"]["view"]["mine"] for message in messages if "position" in message} == {-1}
    entries = [entry for message in messages for entry in [*message.get("log", []), message.get("entry")] if entry]
    voted = [each for entry in entries for each in entry["happenings"] if each["kind"] == "voted"]
    assert voted, "that somebody has voted is no secret"
    assert [each["values"] for each in voted] == [{}] * len(voted)
