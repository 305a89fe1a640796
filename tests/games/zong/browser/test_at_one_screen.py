"""Three people at one screen, and a flick that cannot be."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from spieltisch.games.zong.rules.notation import MOVES, is_flick
from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.games.zong.browser.player import NEIGHBOURS, ZongPlayer, play_until_somebody_aims


def test_three_people_at_one_screen_are_asked_by_name_one_after_the_other(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    lene.begins_among_neighbours()
    for name in NEIGHBOURS:
        expect(lene.note(f"^{name}, welche Scheibe nimmst du")).to_be_visible()
        lene.decides(lene.sizes.last)
        expect(lene.page.get_by_role("group", name=name).get_by_role("img", name="kleine ZONG-Scheibe")).to_be_visible()
    for turn in range(3):
        thrower = NEIGHBOURS[lene.view["turn"]]
        expect(lene.note(f"^{thrower} ist dran")).to_be_visible()
        lene.throws(0, 1, 2)
        play_until_the_next_turn(lene, turn + 2)


def play_until_the_next_turn(lene: ZongPlayer, turns: int) -> None:
    while lene.view["turns"] < turns and who_decides(lene):
        lene.answers()
    assert who_decides(lene)


def test_a_flick_that_cannot_be_is_refused_with_a_sentence_and_can_be_made_anew(arrive: Arrive) -> None:
    lene = arrive(ZongPlayer)
    forged: list[int] = []

    def forge(route: WebSocketRoute) -> None:
        """The first flick gets a number beyond the last."""
        server = route.connect_to_server()

        def send(frame: str | bytes) -> None:
            command = json.loads(frame)
            if not forged and command["t"] == "move" and is_flick(command["move"]):
                forged.append(command["move"])
                command["move"] = MOVES
            server.send(json.dumps(command))

        route.on_message(send)

    lene.page.route_web_socket(re.compile("/live"), forge)
    lene.begins_among_neighbours()
    play_until_somebody_aims(lene)
    standing = lene.standing()
    for key in ("ArrowUp", "Enter"):
        lene.aiming.press(key)
    alert = lene.page.get_by_role("main").get_by_role("alert")
    expect(alert).to_have_text("Dieser Zug ist nicht erlaubt.")
    assert lene.standing() == standing
    for key in ("ArrowUp", "Enter"):
        lene.aiming.press(key)
    expect(lene.page.get_by_title("Verlauf öffnen")).not_to_contain_text("wirft")
    expect(alert).to_have_count(0)
