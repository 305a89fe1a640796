"""Every card of Klong! shows what it does. All figures are those of the printed cards, not read from the data."""

from __future__ import annotations

from typing import cast

import pytest

from spieltisch.game import Chance
from spieltisch.games.klong.constants import CONSTANTS
from spieltisch.games.klong.rules.cards import CARDS, KIND_OF
from spieltisch.games.klong.rules.dragon import strength
from spieltisch.games.klong.rules.effects import program
from spieltisch.games.klong.rules.interpreter import carry_out
from spieltisch.games.klong.rules.position import ASK
from spieltisch.games.klong.rules.result import card_points
from spieltisch.games.klong.rules.state import KlongState
from tests.games.klong.positions import NO_LUCK, artifact, do, kinds, legal, names, position, refusal, told

UPPER_ROOM = 2  # of side A: nothing is here
DEEP_ROOM = 17
CAVE = 8
Changes = dict[str, int]


def figures(state: KlongState) -> Changes:
    thief, turn, dungeon = state.thieves[0], state.turn, state.dungeon
    return {
        "skill": int(turn.skill),
        "swords": int(turn.swords),
        "boots": int(turn.boots),
        "teleports": int(turn.teleports),
        "gold": int(thief.gold),
        "clank": int(thief.clank),
        "quiet": int(turn.quiet),
        "drawn": -len(thief.draw),
        "healed": -int(thief.damage),
        "other's clank": int(state.thieves[1].clank),
        "rage": int(dungeon.rage),
        "black cubes": int(dungeon.black_bagged),
    }


def changes(state: KlongState, *moves: str, luck: Chance | None = None) -> Changes:
    """What the moves changed, without what stayed as it was."""
    before = figures(state)
    do(state, *moves, luck=luck)
    return {name: now - before[name] for name, now in figures(state).items() if now != before[name]}


def hurt(state: KlongState, damage: int) -> KlongState:
    """Seat 0 has so many cubes on the health track."""
    state.thieves[0].damage += damage
    state.thieves[0].supply -= damage
    return state


# Played from the hand: alone, by somebody who carries nothing, with three cubes in the clank area

PLAYED: dict[str, Changes] = {
    "burgle": {"skill": 1},
    "stumble": {"clank": 1},
    "sidestep": {"boots": 1},
    "scramble": {"skill": 1, "boots": 1},
    "mercenary": {"skill": 1, "swords": 2},
    "explore": {"skill": 2, "boots": 1},
    "secret-tome": {},
    "amulet-of-vigor": {"skill": 4},
    "boots-of-swiftness": {"boots": 3},
    "bracers-of-agility": {"drawn": 2},
    "brilliance": {"drawn": 3},
    "dead-run": {"boots": 2, "clank": 2},
    "elven-boots": {"skill": 1, "boots": 1, "drawn": 1},
    "elven-cloak": {"skill": 1, "clank": -2, "drawn": 1},
    "elven-dagger": {"skill": 1, "swords": 1, "drawn": 1},
    "flying-carpet": {"boots": 2},
    "lucky-coin": {"skill": 1, "clank": 1, "drawn": 1},
    "move-silently": {"boots": 2, "clank": -2},
    "pickaxe": {"swords": 2, "gold": 2},
    "scepter-of-the-ape-lord": {"skill": 3, "clank": 3},
    "search": {"skill": 2, "boots": 1},
    "silver-spear": {"swords": 3},
    "singing-sword": {"skill": 3, "swords": 2, "clank": 1},
    "sleight-of-hand": {},
    "sneak": {"skill": 1, "boots": 1, "clank": -2},
    "swagger": {"boots": 1},
    "tattle": {"skill": 2, "other's clank": 1},
    "treasure-map": {"gold": 5},
    "wand-of-recall": {"skill": 2},
    "apothecary": {},
    "archaeologist": {"drawn": 1},
    "cleric-of-the-sun": {"skill": 2, "swords": 1},
    "dwarven-peddler": {"boots": 1, "gold": 2},
    "gem-collector": {"skill": 2, "clank": -2},
    "invoker-of-the-ancients": {"clank": 1, "teleports": 1},
    "kobold-merchant": {"gold": 2},
    "master-burglar": {"skill": 2},
    "monkeybot-3000": {"clank": 3, "drawn": 3},
    "rebel-captain": {"skill": 2},
    "rebel-miner": {"gold": 2},
    "rebel-scout": {"boots": 2},
    "rebel-soldier": {"swords": 2},
    "the-duke": {"skill": 2, "swords": 2},
    "the-mountain-king": {"skill": 2, "swords": 1, "boots": 1},
    "the-queen-of-hearts": {"skill": 3, "swords": 1},
    "treasure-hunter": {"skill": 2, "swords": 2},
    "tunnel-guide": {"swords": 1, "boots": 1},
    "wizard": {"skill": 3},
    "sapphire": {"drawn": 1},
    "emerald": {"drawn": 1},
    "ruby": {"drawn": 1},
    "diamond": {"drawn": 1},
    "dragons-eye": {"drawn": 1},
}


@pytest.mark.parametrize(("card", "gives"), PLAYED.items())
def test_a_card_played_alone(card: str, gives: Changes) -> None:
    state = position(card, draw="burgle*5", room=UPPER_ROOM)
    assert changes(state, f"play {card}") == gives
    assert names(state.thieves[0].play) == card
    assert state.prompt() is None


# Cards that ask when they are played, with an answer and what comes of it; the others follow one by one

ASKING: dict[str, tuple[str, Changes]] = {
    "underworld-dealing": ("choose 1", {"gold": 1}),
    "wand-of-wind": ("choose 1", {"teleports": 1}),
    "mister-whiskers": ("choose 2", {"clank": -2}),
}


@pytest.mark.parametrize("card", ASKING)
def test_a_card_with_a_choice(card: str) -> None:
    answer, gives = ASKING[card]
    state = position(card, room=UPPER_ROOM)
    assert changes(state, f"play {card}", answer, luck=NO_LUCK) == gives


def test_underworld_dealing_sells_two_tomes_for_seven_gold() -> None:
    state = position("underworld-dealing")
    state.thieves[0].gold = 8
    assert changes(state, "play underworld-dealing", "choose 2", luck=NO_LUCK) == {"gold": -7}
    assert names(state.thieves[0].discard) == "secret-tome secret-tome"
    assert list(state.dungeon.reserve) == [15, 15, 10]


def test_wand_of_wind_takes_a_secret_from_next_door() -> None:
    state = position("wand-of-wind", room=3)
    do(state, "play wand-of-wind", "choose 2")
    assert legal(state) == ["reach 4", "reach 7"]
    do(state, "reach 4")
    assert (state.thieves[0].room, state.dungeon.minors[4]) == (3, 1)


def test_mister_whiskers_calls_the_dragon() -> None:
    state = position("mister-whiskers")
    story = do(state, "play mister-whiskers", "choose 1")
    assert told(story, "attacked").values["cause"] == "card"
    assert (state.thieves[0].clank, state.thieves[1].clank) == (0, 0)
    assert state.active == 0


def test_sleight_of_hand_discards_one_card_for_two() -> None:
    state = position("sleight-of-hand stumble", draw="burgle*5")
    do(state, "play sleight-of-hand")
    assert legal(state) == ["discard stumble"]
    assert changes(state, "discard stumble") == {"drawn": 2}
    assert names(state.thieves[0].discard) == "stumble"


@pytest.mark.parametrize(("answer", "gives"), [(1, {"swords": 3}), (2, {"gold": 2}), (3, {"healed": 1})])
def test_apothecary_discards_one_card_for_one_of_three(answer: int, gives: Changes) -> None:
    state = hurt(position("apothecary stumble"), 4)
    assert changes(state, "play apothecary", "discard stumble", f"choose {answer}", luck=NO_LUCK) == gives


def test_dead_run_passes_a_crystal_cave() -> None:
    state = position("dead-run scramble", room=3)
    do(state, "play dead-run", "play scramble", "walk 8")
    assert legal(state, "walk") == ["walk 3", "walk 13", "walk 14"]


def test_flying_carpet_passes_crystal_caves_and_monsters() -> None:
    state = position("flying-carpet", room=3)
    do(state, "play flying-carpet", "walk 8", "walk 14", luck=NO_LUCK)
    assert (state.thieves[0].room, state.thieves[0].damage) == (14, 0)


def test_search_makes_every_gain_of_gold_bigger() -> None:
    state = position("search pickaxe")
    assert changes(state, "play search", "play pickaxe")["gold"] == 3


def test_swagger_turns_clank_into_skill() -> None:
    state = position("swagger stumble*2")
    assert changes(state, "play stumble", "play swagger", "play stumble") == {"clank": 2, "skill": 2, "boots": 1}


def test_wand_of_recall_teleports_with_an_artifact() -> None:
    state = position("wand-of-recall")
    state.thieves[0].artifacts = artifact(5)
    assert changes(state, "play wand-of-recall") == {"skill": 2, "teleports": 1}


def test_archaeologist_gives_skill_with_a_monkey_idol() -> None:
    state = position("archaeologist", draw="burgle*5")
    state.thieves[0].idols = 1
    assert changes(state, "play archaeologist") == {"drawn": 1, "skill": 2}


def test_kobold_merchant_gives_skill_with_an_artifact() -> None:
    state = position("kobold-merchant")
    state.thieves[0].artifacts = artifact(5)
    assert changes(state, "play kobold-merchant") == {"gold": 2, "skill": 2}


def test_the_mountain_king_gives_more_with_a_crown() -> None:
    state = position("the-mountain-king")
    state.thieves[0].crowns = 1
    assert changes(state, "play the-mountain-king") == {"skill": 2, "swords": 2, "boots": 2}


def test_the_queen_of_hearts_heals_with_a_crown() -> None:
    state = hurt(position("the-queen-of-hearts"), 3)
    state.thieves[0].crowns = 1
    assert changes(state, "play the-queen-of-hearts") == {"skill": 3, "swords": 1, "healed": 1}


@pytest.mark.parametrize(
    ("rebel", "gives"),
    [
        ("rebel-captain", {"skill": 2, "drawn": 1}),
        ("rebel-miner", {"gold": 2, "drawn": 1}),
        ("rebel-scout", {"boots": 2, "drawn": 1}),
        ("rebel-soldier", {"swords": 2, "drawn": 1}),
    ],
)
def test_a_rebel_draws_beside_another_companion(rebel: str, gives: Changes) -> None:
    state = position(rebel, draw="burgle*5", play="mercenary")
    assert changes(state, f"play {rebel}") == gives


def test_gem_collector_makes_gems_cheaper_and_nothing_else() -> None:
    state = position("gem-collector", row="sapphire pickaxe")
    do(state, "play gem-collector")
    assert legal(state, "buy") == ["buy mercenary", "buy sapphire"]
    assert changes(state, "buy sapphire")["skill"] == -2


def test_master_burglar_trashes_a_burgle() -> None:
    state = position("master-burglar", play="burgle scramble", discard="burgle stumble")
    do(state, "play master-burglar")
    assert legal(state) == ["trash burgle", "trash burgle from discard"]
    do(state, "trash burgle")
    assert names(state.thieves[0].play) == "scramble master-burglar"


def test_treasure_hunter_replaces_a_card_of_the_row() -> None:
    state = position("treasure-hunter", row="ogre ruby", deck="ladder")
    do(state, "play treasure-hunter")
    assert legal(state) == ["replace ruby", "replace ogre"]
    do(state, "replace ruby")
    assert [CARDS[kind].key for kind in state.dungeon.row[:2]] == ["ogre", "ladder"]


# Bought: skill, points, and what happens on acquiring

BOUGHT: dict[str, tuple[int, int, Changes]] = {
    "mercenary": (2, 0, {}),
    "explore": (3, 0, {}),
    "secret-tome": (7, 7, {}),
    "amulet-of-vigor": (7, 3, {"healed": 1}),
    "boots-of-swiftness": (5, 3, {"boots": 1}),
    "bracers-of-agility": (5, 2, {}),
    "brilliance": (6, 0, {}),
    "dead-run": (3, 0, {}),
    "elven-boots": (4, 2, {}),
    "elven-cloak": (4, 2, {}),
    "elven-dagger": (4, 2, {}),
    "flying-carpet": (6, 2, {}),
    "lucky-coin": (1, 1, {}),
    "move-silently": (3, 0, {}),
    "pickaxe": (4, 2, {}),
    "scepter-of-the-ape-lord": (3, 3, {}),
    "search": (4, 0, {}),
    "silver-spear": (3, 2, {"swords": 1}),
    "singing-sword": (5, 2, {}),
    "sleight-of-hand": (2, 0, {}),
    "sneak": (2, 0, {}),
    "swagger": (2, 0, {}),
    "tattle": (3, 0, {}),
    "treasure-map": (6, 0, {}),
    "underworld-dealing": (1, 0, {}),
    "wand-of-recall": (5, 1, {}),
    "wand-of-wind": (6, 3, {}),
    "apothecary": (3, 2, {}),
    "archaeologist": (2, 1, {}),
    "cleric-of-the-sun": (3, 1, {"healed": 1}),
    "dwarven-peddler": (4, 0, {}),
    "gem-collector": (4, 2, {}),
    "invoker-of-the-ancients": (4, 1, {}),
    "kobold-merchant": (3, 1, {}),
    "master-burglar": (3, 2, {}),
    "mister-whiskers": (1, 1, {}),
    "monkeybot-3000": (5, 1, {}),
    "rebel-captain": (3, 1, {}),
    "rebel-miner": (2, 1, {}),
    "rebel-scout": (3, 1, {}),
    "rebel-soldier": (2, 1, {}),
    "the-duke": (5, 0, {}),
    "the-mountain-king": (6, 3, {}),
    "the-queen-of-hearts": (6, 3, {}),
    "treasure-hunter": (3, 1, {}),
    "tunnel-guide": (1, 1, {}),
    "wizard": (6, 0, {}),
    "sapphire": (4, 4, {"clank": 2}),
    "emerald": (5, 5, {"clank": 2}),
    "ruby": (6, 6, {"clank": 2}),
    "diamond": (8, 8, {"clank": 2}),
    "dragons-eye": (5, 0, {"clank": 2}),
}
IN_RESERVE = {"mercenary", "explore", "secret-tome"}


@pytest.mark.parametrize("card", BOUGHT)
def test_a_card_bought(card: str) -> None:
    cost, points, acquired = BOUGHT[card]
    state = hurt(position(row="" if card in IN_RESERVE else card, room=DEEP_ROOM), 4)
    state.turn.skill = cost - 1
    assert refusal(state, f"buy {card}") == "skill"
    state.turn.skill = cost
    assert changes(state, f"buy {card}", luck=NO_LUCK) == {"skill": -cost, **acquired}
    assert (names(state.thieves[0].discard), names(state.thieves[0].hand)) == (card, "")
    assert legal(state, f"buy {card}") == []
    assert card_points(state.thieves[0]) == points


def test_starter_cards_are_worth_nothing_and_cannot_be_bought() -> None:
    state = position("burgle stumble sidestep scramble")
    assert card_points(state.thieves[0]) == 0
    assert refusal(state, "buy burgle") == "not-for-sale"


def test_the_dragons_eye_is_bought_only_in_the_depths() -> None:
    state = position(row="dragons-eye", room=UPPER_ROOM)
    state.turn.skill = 5
    assert refusal(state, "buy dragons-eye") == "only-depths"


# Points that depend


def test_the_dragons_eye_is_worth_ten_points_to_who_escaped() -> None:
    thief = position(discard="dragons-eye").thieves[0]
    thief.mastery = True
    assert card_points(thief) == 10


def test_the_wizard_is_worth_two_points_a_tome() -> None:
    thief = position("secret-tome", discard="wizard secret-tome", play="secret-tome").thieves[0]
    assert card_points(thief) == 3 * 7 + 3 * 2


def test_the_duke_is_worth_one_point_for_every_five_gold() -> None:
    thief = position(discard="the-duke").thieves[0]
    for gold, points in ((4, 0), (5, 1), (9, 1), (10, 2)):
        thief.gold = gold
        assert card_points(thief) == points


@pytest.mark.parametrize(
    ("chalices", "eggs", "idols", "points"), [(0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 4), (0, 2, 1, 4), (1, 0, 2, 4)]
)
def test_the_peddler_is_worth_four_points_with_two_treasures(chalices: int, eggs: int, idols: int, points: int) -> None:
    thief = position(discard="dwarven-peddler").thieves[0]
    thief.chalices, thief.eggs, thief.idols = chalices, eggs, idols
    assert card_points(thief) == points


# Devices: used for skill, then gone

USED: dict[str, tuple[int, list[str], Changes]] = {
    "ladder": (3, [], {"boots": 2}),
    "teleporter": (4, [], {"teleports": 1}),
    "shrine": (2, ["choose 1"], {"gold": 1}),
    "dragon-shrine": (4, ["choose 1"], {"gold": 2}),
    "the-vault": (3, [], {"gold": 5, "clank": 3}),
}


@pytest.mark.parametrize("device", USED)
def test_a_device_used(device: str) -> None:
    cost, answers, gives = USED[device]
    state = position(row=device, room=DEEP_ROOM)
    before = state.dungeon.gone[KIND_OF[device]]
    state.turn.skill = cost - 1
    assert refusal(state, f"use {device}") == "skill"
    state.turn.skill = cost
    assert changes(state, f"use {device}", *answers, luck=NO_LUCK) == {"skill": -cost, **gives}
    assert state.dungeon.gone[KIND_OF[device]] == before + 1
    assert names(state.thieves[0].discard) == ""
    assert refusal(state, f"use {device}") == "not-in-row"


def test_the_shrine_heals_as_well() -> None:
    state = hurt(position(row="shrine"), 2)
    state.turn.skill = 2
    assert changes(state, "use shrine", "choose 2") == {"skill": -2, "healed": 1}


def test_the_dragon_shrine_trashes_any_card_as_well() -> None:
    state = position(play="burgle", discard="stumble", row="dragon-shrine")
    state.turn.skill = 4
    do(state, "use dragon-shrine", "choose 2")
    assert legal(state) == ["trash burgle", "trash stumble from discard"]


def test_the_vault_is_used_only_in_the_depths() -> None:
    state = position(row="the-vault", room=UPPER_ROOM)
    state.turn.skill = 3
    assert refusal(state, "use the-vault") == "only-depths"


# Monsters: fought with swords, then gone

FOUGHT: dict[str, tuple[int, Changes]] = {
    "animated-door": (1, {"boots": 1}),
    "belcher": (2, {"gold": 4, "clank": 2}),
    "cave-troll": (4, {"gold": 3, "drawn": 2}),
    "crystal-golem": (3, {"skill": 3}),
    "kobold": (1, {"skill": 1}),
    "ogre": (3, {"gold": 5}),
    "orc-grunt": (2, {"gold": 3}),
    "overlord": (2, {"drawn": 2}),
    "watcher": (3, {"gold": 3, "other's clank": 1}),
}
DEEP_CAVE = 22


@pytest.mark.parametrize("monster", FOUGHT)
def test_a_monster_fought(monster: str) -> None:
    swords, reward = FOUGHT[monster]
    state = position(draw="burgle*5", row=monster, room=DEEP_CAVE)
    before = state.dungeon.gone[KIND_OF[monster]]
    state.turn.swords = swords - 1
    assert refusal(state, f"fight {monster}") == "swords"
    state.turn.swords = swords
    assert changes(state, f"fight {monster}") == {"swords": -swords, **reward}
    assert state.dungeon.gone[KIND_OF[monster]] == before + 1
    assert refusal(state, f"fight {monster}") == "not-in-row"


def test_the_goblin_is_fought_as_often_as_one_can() -> None:
    state = position()
    state.turn.swords = 5
    assert changes(state, "fight goblin", "fight goblin", luck=NO_LUCK) == {"swords": -4, "gold": 2}
    assert refusal(state, "fight goblin") == "swords"


def test_the_cave_troll_is_fought_only_in_the_depths() -> None:
    state = position(row="cave-troll", room=CAVE)
    state.turn.swords = 4
    assert refusal(state, "fight cave-troll") == "only-depths"


def test_the_crystal_golem_is_fought_only_in_a_crystal_cave() -> None:
    state = position(row="crystal-golem", room=DEEP_ROOM)
    state.turn.swords = 3
    assert refusal(state, "fight crystal-golem") == "only-cave"
    state.thieves[0].room = CAVE
    assert legal(state, "fight crystal-golem") == ["fight crystal-golem"]


# A new card is a line of data


def test_verbs_can_be_put_together_as_never_before() -> None:
    effect = {"gold": 1, "choose": [{"swords": 2}, {"discard": {"with_crown": {"teleport": 1, "clank": -1}}}]}
    state = position("burgle stumble", room=UPPER_ROOM)
    carry_out(state, program(effect, KIND_OF), KIND_OF["wizard"], NO_LUCK, None)
    state.phase = ASK
    do(state, "choose 2", "discard stumble", luck=NO_LUCK)
    assert (state.thieves[0].gold, state.turn.teleports) == (1, 0)
    state.thieves[0].crowns = 1
    assert changes(state, "play burgle", luck=NO_LUCK) == {"skill": 1, "teleports": 1, "clank": -1}


# New in the row

DRAGONS = {
    *("singing-sword", "mister-whiskers", "monkeybot-3000"),
    *("sapphire", "emerald", "ruby", "diamond", "dragons-eye", "the-vault"),
    *("animated-door", "belcher", "cave-troll", "kobold", "ogre", "orc-grunt"),
}
DANGERS = {"dragon-shrine", "kobold"}
DUNGEON = [card.key for card in CARDS[8:]]


@pytest.mark.parametrize("card", DUNGEON)
def test_the_dragon_attacks_when_a_card_with_its_head_is_turned_up(card: str) -> None:
    state = position(deck=card)
    story = do(state, "end")
    assert ("attacked" in kinds(story)) == (card in DRAGONS)


@pytest.mark.parametrize("card", DUNGEON)
def test_danger_makes_attacks_stronger_as_long_as_it_lies_there(card: str) -> None:
    assert strength(position(row=card)) - strength(position()) == (1 if card in DANGERS else 0)


@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_overlord_and_watcher_make_everybody_loud_when_they_arrive(monster: str) -> None:
    state = position(deck=monster)
    assert changes(state, "end") == {"clank": 1, "other's clank": 1}


def test_the_shrine_brings_black_cubes_back_when_it_arrives() -> None:
    state = position(deck="shrine")
    state.dungeon.black_bagged, state.dungeon.black_aside = 19, 5
    assert changes(state, "end") == {"black cubes": 3}


@pytest.mark.parametrize("card", sorted(set(DUNGEON) - {"overlord", "watcher", "shrine"} - DRAGONS))
def test_all_others_arrive_in_silence(card: str) -> None:
    assert changes(position(deck=card), "end") == {}


def test_no_card_was_forgotten() -> None:
    everything = {*PLAYED, *ASKING, *USED, *FOUGHT, "goblin"}
    assert everything == {card.key for card in CARDS}
    assert {*BOUGHT, *USED, *FOUGHT} >= set(DUNGEON)


@pytest.mark.parametrize(
    ("caution", "cards"),
    [
        (None, "burgle sidestep mercenary explore sneak kobold-merchant the-mountain-king swagger"),
        ("noise", "stumble dead-run"),
        ("others", "tattle"),
        ("draws", "elven-boots rebel-scout"),
        ("asks", "apothecary master-burglar mister-whiskers"),
    ],
)
def test_the_client_knows_for_which_reason_one_thinks_before_a_card_is_played(caution: str | None, cards: str) -> None:
    cautions = cast(dict[str, str], CONSTANTS["cautions"])
    assert {card: cautions.get(card) for card in cards.split()} == dict.fromkeys(cards.split(), caution)
