"""The dragon's attack: both browsers see it cube by cube, and a tap skips it."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.klong import KlongPlayer, two_at_a_table, until_all_know_the_same
from tests.browser.person import who_decides

WATCH = """() => {
    window.seen = []
    const look = () => {
        const scene = document.querySelector('[data-attack]')
        const cubes = [...(scene?.querySelectorAll('[data-cube]') ?? [])].map(({ dataset }) => dataset.cube)
        const picture = JSON.stringify(scene ? [scene.dataset.attack, cubes.filter(Boolean)] : null)
        if (window.seen.at(-1) !== picture) window.seen.push(picture)
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
SEEN = "() => window.seen.splice(0).map((picture) => JSON.parse(picture)).filter(Boolean)"
IS_OVER = "() => window.seen.some((picture) => picture !== 'null') && window.seen.at(-1) === 'null'"

Picture = tuple[str, tuple[str, ...]]


def test_both_see_every_cube_come_out_of_the_bag_and_a_tap_skips_the_rest(arrive: Arrive) -> None:
    lene, mira = two_at_a_table(arrive, KlongPlayer, KlongPlayer)
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

    cubes = play_until_the_dragon_attacks(lene, mira)
    mira.attack.click()
    skipped, whole = pictures(mira), pictures(lene)
    assert len(skipped) < len(whole) == len(cubes) + len(("wake", "gather", "draw", "count"))


def play_until_the_dragon_attacks(*people: KlongPlayer) -> list[str]:
    """Everything else goes by without moving; the cubes that came out, by seat."""
    attacks = len(people[0].happenings("attacked"))
    let_things_move(*people, moving=False)
    while person := who_decides(*people):
        if person.decides() != "end":
            person.answers()
            continue
        let_things_move(*people, moving=True)
        person.does("end")
        until_all_know_the_same(*people)
        if len(people[0].happenings("attacked")) > attacks:
            drawn = people[0].happenings("attacked")[-1]["values"]["drawn"]
            return ["black" if owner < 0 else str(owner) for owner, _ in drawn]
        let_things_move(*people, moving=False)
    raise AssertionError("the dragon slept through the whole game")


def let_things_move(*people: KlongPlayer, moving: bool) -> None:
    for person in people:
        person.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")


def pictures(person: KlongPlayer) -> list[Picture]:
    """All that was seen of the scene, once it is over."""
    person.waits_until(lambda: bool(person.page.evaluate(IS_OVER)))
    return [(phase, tuple(cubes)) for phase, cubes in person.page.evaluate(SEEN)]
