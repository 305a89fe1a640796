"""Seat cards in every state at every width: none changes its height, and nothing leaves it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.fixtures import Arrive
from tests.browser.person import Person

SCREENS = [
    ViewportSize(width=1280, height=800),
    ViewportSize(width=820, height=1180),
    ViewportSize(width=390, height=844),
]
SEATS = {"nummerus": 4, "sechserreihe": 4, "zong": 6, "klong": 4, "zappzerapp": 4}
GUEST_SEAT = 1

# What people do in the lobby, at once: said by a page that stays connected.
OPEN = """async ([game, name]) => {
    const ask = (url, method, body) =>
        fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    await ask('/api/me', 'PUT', { name })
    return game ? (await (await ask('/api/tables', 'POST', { game })).json()).id : ''
}"""
SAY = """async ([table, commands]) => {
    const socket = window.socket ??= new WebSocket(`ws://${location.host}/api/tables/${table}/live?after=0&lang=de`)
    const heard = (wanted) => new Promise((resolve) => socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (wanted(message)) resolve(message)
    }))
    if (socket.readyState === WebSocket.CONNECTING) await heard(({ t }) => t === 'snapshot')
    const answers = []
    for (const command of commands) {
        const id = String(Math.random())
        const answer = heard((message) => message.id === id)
        socket.send(JSON.stringify({ ...command, id }))
        answers.push((await answer).t)
    }
    return answers
}"""

CARDS = """() => [...document.querySelectorAll('main .seat-paper')].filter((at) => at.checkVisibility()).map((card) => {
    const edge = card.getBoundingClientRect()
    const seen = (each) => {
        let { left, top, right, bottom } = each.getBoundingClientRect()
        for (let at = each.parentElement; at !== card; at = at.parentElement) {
            if (getComputedStyle(at).overflow === 'visible') continue
            const box = at.getBoundingClientRect()
            ;[left, top] = [Math.max(left, box.left), Math.max(top, box.top)]
            ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
        }
        return { left, top, right, bottom }
    }
    const drawn = [...card.querySelectorAll(':not(.unseen, .unseen *, svg *)')]
    const sticksOut = drawn.filter((each) => {
        const { left, top, right, bottom } = seen(each)
        if (right - left < 1 || bottom - top < 1) return false
        return left < edge.left - 1 || top < edge.top - 1 || right > edge.right + 1 || bottom > edge.bottom + 1
    })
    const name = card.querySelector('.name')
    const letters = Math.min(name.textContent.length, card.matches('.quarter') ? 3 : 5)
    const range = document.createRange()
    range.setStart(name.firstChild, 0)
    range.setEnd(name.firstChild, letters)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = getComputedStyle(name).font
    const cut = name.scrollWidth > name.clientWidth && getComputedStyle(name).textOverflow === 'ellipsis'
    const room = name.getBoundingClientRect().right - (cut ? pen.measureText('…').width : 0)
    return {
        said: card.innerText,
        size: ['wide', 'narrow', 'half', 'quarter'].find((size) => card.matches(`.${size}`)),
        height: edge.height,
        onScreen: edge.left >= 0 && edge.right <= innerWidth,
        sticksOut: sticksOut.map((each) => each.outerHTML.slice(0, 120)),
        unread: Math.max(0, range.getBoundingClientRect().right - room),
    }
})"""


@pytest.mark.parametrize("game", SEATS)
def test_no_state_changes_a_card_and_nothing_leaves_it(game: str, arrive: Arrive) -> None:
    host, guest = arrive(Person).page, arrive(Person).page
    table = begin(game, host, guest)
    host.goto(f"/t/{table}")
    cards = host.locator("main .seat-paper")
    expect(host.get_by_role("timer").first).to_be_visible()
    heights = [measure(host, screen) for screen in SCREENS]
    guest.evaluate("window.socket.close()")
    expect(cards.filter(has_text="weg").first).to_be_visible()
    assert [measure(host, screen) for screen in SCREENS] == heights


def begin(game: str, host: Page, guest: Page) -> str:
    """Two people with long names and bots at every other place, with a clock."""
    table: str = host.evaluate(OPEN, [game, "Maximiliane-Theodora"])
    guest.evaluate(OPEN, ["", "Wolfgang-Amadeus"])
    bots = [{"t": "seat", "seat": seat, "kind": "bot", "level": "neuling"} for seat in range(2, SEATS[game])]
    say(host, table, {"t": "seat", "seat": GUEST_SEAT, "kind": "open"}, *bots)
    say(guest, table, {"t": "sit", "seat": GUEST_SEAT})
    say(host, table, {"t": "plan", "options": {}, "clock": "relaxed"}, {"t": "start"})
    return table


def say(page: Page, table: str, *commands: dict[str, object]) -> None:
    assert page.evaluate(SAY, [table, commands]) == ["ack"] * len(commands)


def measure(page: Page, screen: ViewportSize) -> set[tuple[str, float]]:
    """How high cards of each size are, once everything is laid out for this screen."""
    page.set_viewport_size(screen)
    expect(page.locator("body")).to_have_js_property("clientWidth", screen["width"])
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    cards: list[dict[str, Any]] = page.evaluate(CARDS)
    assert cards
    for card in cards:
        assert card["sticksOut"] == [], card["said"]
        assert card["onScreen"], card["said"]
        assert card["unread"] < 1, card["said"]
    heights = {(card["size"], card["height"]) for card in cards}
    assert len(heights) == len({size for size, _ in heights}), cards
    return heights
