"""The rattle for eyes and skin, and a phone that is really shaken."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.games.zappzerapp.browser.player import GAME, WITHOUT_SIGNAL, PhonePlayer, ZappPlayer

VIBRATES = """() => {
    window.felt = []
    navigator.vibrate = (pattern) => window.felt.push(pattern) > 0
}"""
FELT = "() => window.felt.filter((pattern) => Array.isArray(pattern) && pattern.some((ms) => ms > 0))"
ASKS = """(answer) => {
    window.asked = 0
    DeviceMotionEvent.requestPermission = async () => (window.asked++, answer)
}"""
SHAKEN = """() => setInterval(() => dispatchEvent(new DeviceMotionEvent('devicemotion', {
    acceleration: { x: 9, y: -8, z: 7 }, interval: 16,
})), 16)"""
SHAKE_IT = "Das Handy schütteln"
ALL_THE_SAME = "Zieh das Fass mit dem Finger hin und her, das geht genauso."


def test_a_rattle_is_seen_and_felt_where_the_table_allows_it(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    lene.begins_with_a_bot_that_has_chosen()
    lene.page.evaluate(VIBRATES)
    hand = lene.takes_any()
    expect(lene.strip(hand)).to_have_count(0)
    lene.shakes(hand)
    assert len(set(lene.bars(hand))) > 1, "the strip follows the loudness"
    assert lene.page.evaluate(FELT) == [], "nobody has asked for it"

    ears = lene.opens_the_ears()
    ears.get_by_role("switch", name="Klappern sehen").click()
    ears.get_by_role("switch", name="Klappern spüren").click()
    lene.shuts(ears)
    lene.shakes(hand, 2)
    lene.waits_until(lambda: lene.page.evaluate(FELT) != [])
    expect(lene.strip(hand)).to_have_count(0)


def test_where_signs_are_switched_off_everybody_only_listens(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    lene.begins_with_a_bot_that_has_chosen()
    ears = lene.opens_the_ears()
    ears.get_by_role("switch", name="Klappern spüren").click()
    lene.visits("/")
    lene.opens(GAME)
    lene.wants(WITHOUT_SIGNAL)
    lene.page.get_by_role("switch", name="Klappern auch sehen und spüren").click()
    lene.seats_a_bot("Neuling")
    lene.begins("Zu zweit beginnen")
    assert not lene.view["signs"]
    lene.page.evaluate(VIBRATES)
    hand = lene.takes_any()
    lene.shakes(hand, 3)
    expect(lene.strip(hand)).to_have_count(0)
    assert lene.page.evaluate(FELT) == []
    ears = lene.opens_the_ears()
    expect(ears).to_contain_text("An diesem Tisch wird nur gehört")
    expect(ears.get_by_role("switch")).to_have_count(0)


def test_a_phone_that_is_really_shaken_rattles_once_that_is_allowed(arrive: Arrive) -> None:
    lene = arrive(PhonePlayer, phone=True)
    lene.begins_with_a_bot_that_has_chosen()
    hand = lene.takes_any()
    lene.page.evaluate(ASKS, "granted")
    ears = lene.opens_the_ears()
    expect(ears).to_contain_text("Dein Browser fragt vielleicht, ob er die Bewegung spüren darf.")
    assert lene.page.evaluate("window.asked") == 0, "nobody is asked before they want it"
    lene.page.evaluate(SHAKEN)
    ears.get_by_role("button", name=SHAKE_IT).tap()
    expect(ears.locator("p[role=status]")).to_contain_text("Das Handy schüttelt das Fass")
    assert lene.page.evaluate("window.asked") == 1
    lene.shuts(ears)
    lene.waits_until(lambda: lene.shakes_heard(hand) > 1)
    assert lene.bars(hand)
    assert {command["strength"] for command in lene.commands("shake")} <= {1, 2, 3, 4, 5}

    ears = lene.opens_the_ears()
    ears.get_by_role("button", name="Das Handy nicht mehr schütteln").tap()
    expect(ears.get_by_role("button", name=SHAKE_IT, exact=True)).to_be_visible()


def test_whoever_refuses_the_sensor_or_has_none_drags_with_a_finger(arrive: Arrive) -> None:
    lene = arrive(PhonePlayer, phone=True)
    lene.begins_with_a_bot_that_has_chosen()
    hand = lene.takes_any()
    lene.page.evaluate(ASKS, "denied")
    ears = lene.opens_the_ears()
    ears.get_by_role("button", name=SHAKE_IT).tap()
    expect(ears.locator("p[role=status]")).to_have_text(f"Der Browser lässt es nicht zu. {ALL_THE_SAME}")
    lene.shuts(ears)
    lene.shakes(hand)
    assert lene.bars(hand)

    lene.reloads()
    expect(lene.board).to_be_visible()
    lene.page.evaluate("() => delete window.DeviceMotionEvent")
    ears = lene.opens_the_ears()
    ears.get_by_role("button", name=SHAKE_IT).tap()
    expect(ears.locator("p[role=status]")).to_contain_text("Hier ist kein Bewegungssensor zu erreichen")
    expect(ears.locator("p[role=status]")).to_contain_text(ALL_THE_SAME)
    expect(ears.get_by_role("button", name=SHAKE_IT)).to_have_count(0)


def test_at_a_desk_nobody_is_told_to_shake_the_computer(arrive: Arrive) -> None:
    lene = arrive(ZappPlayer)
    lene.begins_with_a_bot_that_has_chosen()
    ears = lene.opens_the_ears()
    expect(ears.get_by_role("slider")).to_be_visible()
    expect(ears.get_by_role("button", name=SHAKE_IT)).to_have_count(0)
