"""Every secret of Klong! shows what it does, and so do the goods of the market."""

from __future__ import annotations

import pytest

from spieltisch.games.klong.rules.pieces import SECRETS
from spieltisch.games.klong.rules.result import sheet_of
from spieltisch.games.klong.rules.state import KlongState
from tests.games.klong.positions import NO_LUCK, Rigged, do, kinds, legal, names, position, refusal

MAJOR_ROOM, BESIDE_MAJOR = 5, 4  # of side A
MINOR_ROOM, BESIDE_MINOR = 4, 3
MARKET = 26
# Where in its pool the first secret of a kind lies, as the copies of the rules have it
MAJORS = {"chalice": 0, "greater-healing": 3, "greater-skill": 5, "greater-treasure": 7, "flash": 9}
MINORS = {"dragon-egg": 0, "healing": 3, "skill": 6, "treasure": 9, "strength": 12, "swiftness": 14, "magic-spring": 16}


def find(secret: str, hand: str = "", draw: str = "", discard: str = "", deck: str = "") -> KlongState:
    """Seat 0 has just entered a room and taken this secret."""
    is_major = secret in MAJORS
    state = position(hand, draw=draw, discard=discard, deck=deck, room=BESIDE_MAJOR if is_major else BESIDE_MINOR)
    state.turn.boots = 2
    luck = Rigged(MAJORS[secret] if is_major else MINORS[secret], *([0] * len(draw.split())))
    do(state, f"walk {MAJOR_ROOM if is_major else MINOR_ROOM}", "take", luck=luck)
    return state


def test_no_secret_was_forgotten() -> None:
    assert [*MAJORS, *MINORS] == [secret.key for secret in SECRETS]


def test_a_chalice_is_kept_for_seven_points() -> None:
    thief = find("chalice").thieves[0]
    assert (thief.chalices, sheet_of(thief)["chalices"]) == (1, 7)


def test_a_dragon_egg_is_kept_for_three_points_and_angers_the_dragon_at_once() -> None:
    state = find("dragon-egg")
    assert (state.thieves[0].eggs, sheet_of(state.thieves[0])["eggs"]) == (1, 3)
    assert state.dungeon.rage == 4


@pytest.mark.parametrize(("secret", "skill"), [("greater-skill", 5), ("skill", 2)])
def test_a_skill_boost_counts_in_this_turn(secret: str, skill: int) -> None:
    state = find(secret)
    assert state.turn.skill == skill
    do(state, "end")
    assert state.turn.skill == 0


@pytest.mark.parametrize(("secret", "gold"), [("greater-treasure", 5), ("treasure", 2)])
def test_a_treasure_is_gold(secret: str, gold: int) -> None:
    assert find(secret).thieves[0].gold == gold


def test_a_flash_of_brilliance_draws_three_cards() -> None:
    state = find("flash", draw="burgle stumble sidestep scramble")
    assert len(state.thieves[0].hand) == 3


@pytest.mark.parametrize(("potion", "heals"), [("greater-healing", 2), ("healing", 1)])
def test_a_healing_potion_is_drunk_later_and_once(potion: str, heals: int) -> None:
    state = find(potion)
    thief = state.thieves[0]
    thief.damage, thief.supply = 4, thief.supply - 4
    do(state, f"drink {potion}", luck=NO_LUCK)
    assert thief.damage == 4 - heals
    assert refusal(state, f"drink {potion}") == "no-potion"


def test_a_potion_of_strength_gives_two_swords() -> None:
    state = find("strength")
    do(state, "drink strength", luck=NO_LUCK)
    assert state.turn.swords == 2
    assert refusal(state, "drink strength") == "no-potion"


def test_a_potion_of_swiftness_gives_a_boot() -> None:
    state = find("swiftness")
    before = state.turn.boots
    do(state, "drink swiftness", luck=NO_LUCK)
    assert state.turn.boots == before + 1
    assert refusal(state, "drink swiftness") == "no-potion"


def test_a_magic_spring_is_the_first_thing_at_the_end_of_the_turn() -> None:
    state = find("magic-spring", hand="burgle", discard="stumble", deck="ogre")
    do(state, "play burgle")
    story = do(state, "end", luck=NO_LUCK)
    assert "ended" not in kinds(story)
    assert legal(state) == ["trash burgle", "trash stumble from discard"]
    story = do(state, "trash stumble from discard")
    assert kinds(story)[:2] == ["trashed", "ended"]
    assert (state.active, names(state.thieves[0].hand)) == (1, "burgle")


def test_a_magic_spring_must_be_used_but_not_without_a_card() -> None:
    state = find("magic-spring", hand="burgle")
    do(state, "play burgle", "end")
    assert legal(state) == ["trash burgle"]
    state = find("magic-spring")
    do(state, "end")
    assert state.active == 1


def test_one_of_two_secrets_is_taken_and_the_other_stays() -> None:
    state = find("treasure")
    assert state.dungeon.minors[MINOR_ROOM] == 1
    state.turn.boots = 4
    do(state, f"walk {BESIDE_MINOR}", f"walk {MINOR_ROOM}", "take", luck=Rigged(0))
    assert (state.dungeon.minors[MINOR_ROOM], state.thieves[0].eggs) == (0, 1)


# Goods


@pytest.mark.parametrize(("goods", "copies", "points"), [("master-key", 2, [5, 5]), ("backpack", 2, [5, 5])])
def test_keys_and_backpacks_are_worth_five_points_each(goods: str, copies: int, points: list[int]) -> None:
    state = position(room=MARKET)
    thief = state.thieves[0]
    thief.gold = 7 * (copies + 1)
    for number in range(copies):
        do(state, f"trade {goods}", luck=NO_LUCK)
        assert sheet_of(thief)["goods"] == sum(points[: number + 1])
    assert (thief.gold, refusal(state, f"trade {goods}")) == (7, "sold-out")


def test_the_best_crown_left_is_sold() -> None:
    state = position(room=MARKET)
    thief = state.thieves[0]
    thief.gold = 28
    for points in (10, 10 + 9, 10 + 9 + 8):
        do(state, "trade crown", luck=NO_LUCK)
        assert sheet_of(thief)["goods"] == points
    assert refusal(state, "trade crown") == "sold-out"


def test_a_master_key_opens_locked_tunnels() -> None:
    state = position(room=MARKET)
    state.thieves[0].gold = 7
    state.turn.boots = 1
    assert refusal(state, "walk 25") == "locked"
    do(state, "trade master-key", "walk 25", luck=NO_LUCK)
    assert state.thieves[0].room == 25
