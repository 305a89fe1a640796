"""A flick that is seen: it moves on the screen, it can be looked at again, and it says why pieces went where."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from spieltisch.games.zong.rules.position import VOTE
from spieltisch.games.zong.rules.state import ZongState
from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.zong.browser.player import NEIGHBOURS, ZongPlayer, play_until_somebody_aims

WATCH = """() => {
    window.seen = []
    const look = () => {
        const things = document.querySelectorAll('main [data-thing]')
        window.seen.push(Object.fromEntries([...things].map(({ dataset, style }) => [dataset.thing, style.transform])))
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
PLACES = "name => [...new Set(window.seen.map(things => things[name]).filter(Boolean))]"
LONG_WAY, SHORT_WAY = 6, 2  # pictures on the way, at least


def knocks_a_piece_off_the_track(state: ZongState, told: list[str]) -> bool:
    return "tidied-red" in told and state.position.phase != VOTE


def test_discs_move_picture_by_picture_and_the_tidy_up_says_why(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    lene.begins_among_neighbours("Große für alle")
    play_until_somebody_aims(lene)
    lene.page.emulate_media(reduced_motion="no-preference")
    lene.page.evaluate(WATCH)
    lene.flicks_by_keys(knocks_a_piece_off_the_track)
    piece = lene.happenings("tidied-red")[-1]["values"]["piece"]
    why = lene.page.locator(".on-board").get_by_text(re.compile(f"^Der Stein von {NEIGHBOURS[piece]} .* rote Feld"))
    expect(why).to_be_visible()
    assert len(lene.page.evaluate(PLACES, "zong")) > LONG_WAY
    assert len(lene.page.evaluate(PLACES, f"piece-{piece + 1}")) > SHORT_WAY
    lene.page.emulate_media(reduced_motion="reduce")
    assert who_decides(lene)


def test_slow_motion_plays_halts_and_is_there_after_a_reload(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    lene.begins_among_neighbours("Große für alle")
    play_until_somebody_aims(lene)
    lene.flicks_by_keys(knocks_a_piece_off_the_track)
    play_until_somebody_aims(lene)
    lene.reloads()
    expect(lene.aiming).to_be_visible()
    lene.page.emulate_media(reduced_motion="no-preference")
    pieces = lene.pieces()
    lene.page.keyboard.press("z")
    bar = lene.slow_motion
    expect(bar).to_be_visible()
    time = bar.get_by_role("slider", name="Zeit")
    expect(lene.zong).to_be_visible()
    expect(time).not_to_have_value("0")
    bar.get_by_role("button", name="Anhalten").click()
    expect(bar.get_by_role("button", name="Abspielen")).to_be_visible()
    time.fill("0")
    first = lene.pieces()
    time.fill("1")
    assert lene.pieces() != first
    lene.chooses("½")
    bar.get_by_role("button", name="Abspielen").click()
    expect(time).not_to_have_value("1")
    bar.get_by_role("button", name="Zeitlupe beenden").click()
    expect(bar).to_be_hidden()
    assert lene.pieces() == pieces
    expect(lene.aiming).to_be_visible()
