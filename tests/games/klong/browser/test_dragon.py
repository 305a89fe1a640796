"""The dragon's attack: both browsers see it cube by cube, and a key or a tap skips it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fixtures import Arrive
from tests.browser.person import who_decides
from tests.browser.wire import until_all_know_the_same
from tests.games.klong.browser.player import EMPTY_CORNER, RESERVE, KlongPlayer, two_at_a_table

# Step by step is every state of the page; a skipped one comes and goes before it is painted.
WATCH = """() => {
    window.seen = []
    window.painted = false
    const look = () => {
        const scene = document.querySelector('[data-attack]')
        const cubes = [...(scene?.querySelectorAll('[data-cube]') ?? [])].map(({ dataset }) => dataset.cube)
        const picture = JSON.stringify(scene ? [scene.dataset.attack, cubes.filter(Boolean)] : null)
        if (window.seen.at(-1) !== picture) window.seen.push(picture)
    }
    new MutationObserver(() => window.painted ? requestAnimationFrame(look) : look()).observe(document.body, {
        subtree: true, childList: true, attributeFilter: ['data-attack', 'data-cube'],
    })
}"""
SEEN = "() => window.seen.splice(0).map((picture) => JSON.parse(picture)).filter(Boolean)"
# The scene stands still until somebody presses: every pause in it lasts.
TIME_STANDS_STILL = """() => {
    const later = window.setTimeout
    window.setTimeout = (deed, ms, ...more) => document.querySelector('[data-attack]') ? 0 : later(deed, ms, ...more)
}"""
IS_OVER = "() => window.seen.some((picture) => picture !== 'null') && window.seen.at(-1) === 'null'"

GETTING = ("buy", "use", "fight")

Picture = tuple[str, tuple[str, ...]]


class Shopper(KlongPlayer):
    """Goes nowhere and buys what can be bought, from the row above all: every new card there may wake the dragon."""

    def decides(self) -> str:
        return min(self.may(), key=self._rank, default="")

    def _rank(self, move: str) -> int:
        what, *words = move.split(" ")
        if what in GETTING:
            return 2 if words[0] in RESERVE else 1
        return {"play": 0, "end": 3}.get(what, 4)


def test_both_see_every_cube_come_out_of_the_bag_and_a_key_or_a_tap_skips_the_rest(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive, Shopper, Shopper)
    for person in (lene, mira):
        person.page.evaluate(WATCH)
    cubes = play_until_the_dragon_attacks(lene, mira)
    scene = [
        ("wake", ()),
        ("gather", ()),
        *(("draw", tuple(cubes[:count])) for count in range(len(cubes) + 1)),
        ("count", tuple(cubes)),
    ]
    for person in (lene, mira):
        assert pictures(person) == scene

    for person in (lene, mira):
        person.page.evaluate("window.painted = true")
        person.page.evaluate(TIME_STANDS_STILL)
    cubes = play_until_the_dragon_attacks(lene, mira)
    for person in (lene, mira):
        person.attack.wait_for()
    lene.page.keyboard.press("Enter")
    mira.page.mouse.click(*EMPTY_CORNER)
    for person in (lene, mira):
        assert len(pictures(person)) < len(cubes) + len(("wake", "gather", "draw", "count"))


def play_until_the_dragon_attacks(*people: KlongPlayer) -> list[str]:
    """At the end of a turn. Everything else goes by without moving; the cubes that came out, by seat."""
    let_things_move(*people, moving=False)
    while person := who_decides(*people):
        if person.decides() != "end" or "" not in person.view["row"]:
            person.answers()
            continue
        let_the_dragon_rest(*people)
        let_things_move(*people, moving=True)
        attacks = len(people[0].happenings("attacked"))
        person.does("end")
        until_all_know_the_same(*people)
        if len(people[0].happenings("attacked")) > attacks:
            drawn = people[0].happenings("attacked")[-1]["values"]["drawn"]
            return ["black" if owner < 0 else str(owner) for owner, _ in drawn]
        let_things_move(*people, moving=False)
    raise AssertionError("it slept through the whole game")


def let_the_dragon_rest(*people: KlongPlayer) -> None:
    """A card can wake it, too. What was seen of that is forgotten."""
    for person in people:
        person.hurries()
        expect(person.attack).to_have_count(0)
        person.page.evaluate(SEEN)


def let_things_move(*people: KlongPlayer, moving: bool) -> None:
    for person in people:
        person.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")


def pictures(person: KlongPlayer) -> list[Picture]:
    """All that was seen of the scene, once it is over."""
    person.waits_until(lambda: bool(person.page.evaluate(IS_OVER)))
    return [(phase, tuple(cubes)) for phase, cubes in person.page.evaluate(SEEN)]
