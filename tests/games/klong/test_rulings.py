"""Rulings about cards: what players ask when two cards meet, or when there is nothing to do."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from spieltisch.games.klong.rules.cards import CARDS, KIND_OF, PLAY
from spieltisch.games.klong.rules.effects import PROGRAMS, V_WITH_COMPANION, program
from spieltisch.games.klong.rules.interpreter import carry_out
from spieltisch.games.klong.rules.result import card_points
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import ESCAPED, LOST
from spieltisch.games.klong.rules.turn import Waiting
from tests.games.klong.positions import (
    NO_LUCK,
    RULES,
    Rigged,
    cubes,
    do,
    kinds,
    legal,
    names,
    position,
    refusal,
    told,
)

MARKET = 26  # of side A
TREASURE = 9  # the first treasure among the minor secrets: three eggs, three potions and three boosts come before
LAST_CUBE = 28  # in a bag with 24 black cubes and the starting clank of both seats; black ones come last


def without_clank(state: KlongState) -> KlongState:
    for thief in state.thieves:
        thief.supply += thief.clank
        thief.clank = 0
    return state


# Swagger


def test_swagger_counts_clank_made_earlier_and_later() -> None:
    state = position("swagger stumble scepter-of-the-ape-lord")
    do(state, "play stumble", "play swagger")
    assert state.turn.skill == 1
    do(state, "play scepter-of-the-ape-lord")
    assert state.turn.skill == 1 + 3 + 3


def test_swagger_counts_clank_that_was_removed_afterwards() -> None:
    state = position("swagger stumble sneak")
    do(state, "play stumble", "play sneak", "play swagger")
    assert state.turn.skill == 1 + 1


def test_swagger_does_not_count_clank_that_was_cancelled() -> None:
    state = without_clank(position("swagger scepter-of-the-ape-lord move-silently"))
    do(state, "play move-silently", "play swagger", "play scepter-of-the-ape-lord")
    assert state.turn.skill == 3 + 1


def test_swagger_does_not_count_clank_for_which_there_is_no_cube() -> None:
    state = position("swagger scepter-of-the-ape-lord")
    thief = state.thieves[0]
    thief.bagged, thief.supply = thief.supply - 1, 1
    do(state, "play swagger", "play scepter-of-the-ape-lord")
    assert state.turn.skill == 3 + 1


def test_two_swaggers_both_count() -> None:
    state = position("swagger*2 stumble")
    do(state, "play swagger", "play stumble", "play swagger")
    assert state.turn.skill == 2


def test_swagger_counts_clank_forced_by_an_arrival() -> None:
    state = position("swagger treasure-hunter", row="ladder", deck="overlord")
    do(state, "play swagger", "play treasure-hunter", "replace ladder")
    assert state.turn.skill == 2 + 1


def test_swagger_does_not_count_the_clank_of_others() -> None:
    state = position("swagger tattle")
    do(state, "play swagger", "play tattle")
    assert state.turn.skill == 2


# Search


def test_search_adds_to_gains_made_before() -> None:
    state = position("pickaxe rebel-miner search")
    do(state, "play pickaxe", "play rebel-miner", "play search")
    assert state.thieves[0].gold == (2 + 1) + (2 + 1)


def test_two_searches_both_add() -> None:
    state = position("search*2 pickaxe")
    do(state, "play search", "play pickaxe", "play search")
    assert state.thieves[0].gold == 2 + 2


def test_search_adds_to_treasure_markers() -> None:
    state = position("search", room=3)
    state.turn.boots = 1
    do(state, "play search", "walk 4", "take", luck=Rigged(TREASURE))
    assert state.thieves[0].gold == 2 + 1


def test_search_adds_to_rewards_of_monsters() -> None:
    state = position("search")
    state.turn.swords = 4
    do(state, "play search", "fight goblin", "fight goblin")
    assert state.thieves[0].gold == 4


def test_search_adds_nothing_where_gold_is_paid() -> None:
    state = position("search underworld-dealing")
    state.thieves[0].gold = 7
    do(state, "play search", "play underworld-dealing", "choose 2")
    assert state.thieves[0].gold == 0


# Conditions: order does not matter


def test_a_companion_played_later_still_counts() -> None:
    state = position("rebel-captain mercenary", draw="burgle*3")
    do(state, "play rebel-captain", luck=NO_LUCK)
    do(state, "play mercenary")
    assert names(state.thieves[0].hand) == "burgle"


def test_a_crown_bought_later_still_counts() -> None:
    state = position("the-mountain-king", room=MARKET)
    state.thieves[0].gold = 7
    do(state, "play the-mountain-king", "trade crown", luck=NO_LUCK)
    assert (state.turn.swords, state.turn.boots) == (2, 2)


def test_an_artifact_taken_later_still_counts() -> None:
    state = position("kobold-merchant wand-of-recall", room=20)
    state.turn.boots = 1
    do(state, "play kobold-merchant", "play wand-of-recall", "walk 21", "take", luck=NO_LUCK)
    assert (state.turn.skill, state.turn.teleports) == (2 + 2, 1)


def test_an_idol_taken_later_still_counts() -> None:
    state = position("archaeologist", room=17)
    state.turn.boots, state.turn.swords = 1, 1
    do(state, "play archaeologist", "walk 24 swords 1", "take", luck=NO_LUCK)
    assert state.turn.skill == 2


def test_a_condition_pays_once() -> None:
    state = position("kobold-merchant", room=20)
    state.thieves[0].backpacks = 1
    state.turn.boots = 2
    do(state, "play kobold-merchant", "walk 21", "take", "walk 20", "take", luck=Rigged(TREASURE))
    assert state.turn.skill == 2


def test_a_condition_met_in_the_next_turn_pays_no_more() -> None:
    state = position("rebel-captain", draw="mercenary*2 burgle*6")
    do(state, "play rebel-captain", "end")
    assert state.turn.waiting == []


def test_two_rebels_draw_one_card_each() -> None:
    state = position("rebel-scout rebel-soldier", draw="burgle*5")
    do(state, "play rebel-scout", luck=NO_LUCK)
    do(state, "play rebel-soldier")
    assert names(state.thieves[0].hand) == "burgle burgle"


def test_with_a_waiting_rebel_whoever_plays_the_apothecary_chooses_the_order() -> None:
    """The rules page: first draw, or first the question."""
    state = position("rebel-captain apothecary stumble", draw="pickaxe")
    do(state, "play rebel-captain", "play apothecary", luck=NO_LUCK)
    assert names(state.thieves[0].hand) == "stumble"
    assert legal(state) == ["choose 1", "choose 2"]


def test_who_draws_first_may_discard_the_card_just_drawn() -> None:
    state = position("rebel-captain apothecary stumble", draw="pickaxe")
    story = do(state, "play rebel-captain", "play apothecary", "choose 1")
    assert kinds(story)[-2:] == ["draws-first", "drew"]
    assert told(story, "draws-first").values == {"card": "apothecary"}
    assert legal(state) == ["discard stumble", "discard pickaxe"]
    do(state, "discard pickaxe", "choose 1", luck=NO_LUCK)
    assert (state.turn.swords, names(state.thieves[0].hand)) == (3, "stumble")


def test_who_lets_the_apothecary_ask_first_discards_from_the_hand_and_draws_then() -> None:
    state = position("rebel-captain apothecary stumble", draw="pickaxe")
    story = do(state, "play rebel-captain", "play apothecary", "choose 2", luck=NO_LUCK)
    assert told(story, "discards-first").values == {"card": "apothecary"}
    assert legal(state) == ["discard stumble"]
    assert kinds(do(state, "discard stumble")) == ["discarded", "drew"]
    assert names(state.thieves[0].hand) == "pickaxe"
    assert legal(state) == ["choose 1", "choose 2", "choose 3"]
    do(state, "choose 2", luck=NO_LUCK)
    assert (state.thieves[0].gold, state.turn.waiting) == (2, [])


def test_a_card_drawn_by_a_waiting_rebel_is_discarded_if_it_is_the_only_one() -> None:
    state = position("rebel-captain apothecary", draw="pickaxe*2")
    do(state, "play rebel-captain", "play apothecary", "choose 1")
    assert legal(state) == ["discard pickaxe"]
    do(state, "discard pickaxe", "choose 1", luck=NO_LUCK)
    assert (state.turn.swords, names(state.thieves[0].hand)) == (3, "")


def test_with_an_empty_hand_the_question_falls_away_and_the_card_drawn_then_is_kept() -> None:
    state = position("rebel-captain apothecary", draw="pickaxe*2")
    do(state, "play rebel-captain", "play apothecary", "choose 2")
    assert state.prompt() is None
    assert names(state.thieves[0].hand) == "pickaxe"
    assert legal(state, "play") == ["play pickaxe"]


def several_rebels_wait() -> KlongState:
    """Set up by hand: whoever plays a second rebel has the other companion that the first one waits for."""
    state = position("apothecary stumble", draw="burgle*4", play="rebel-captain rebel-miner rebel-scout")
    for rebel in state.thieves[0].play:
        kind = i64(rebel)
        effect = PROGRAMS[PLAY[kind]]
        draws = effect.amounts[list(effect.verbs).index(V_WITH_COMPANION)]
        state.turn.waiting.append(Waiting(V_WITH_COMPANION, draws, kind))
    return state


@pytest.mark.parametrize(("order", "to_discard"), [("1", ["burgle", "stumble"]), ("2", ["stumble"])])
def test_several_waiting_rebels_draw_together_before_or_after_the_question(order: str, to_discard: list[str]) -> None:
    state = several_rebels_wait()
    do(state, "play apothecary", f"choose {order}")
    assert legal(state) == [f"discard {card}" for card in to_discard]
    do(state, "discard stumble", "choose 3")
    assert names(state.thieves[0].hand) == "burgle burgle burgle"
    assert state.turn.waiting == []


def test_a_rebel_that_waits_for_nothing_any_more_is_not_asked_about() -> None:
    state = position("rebel-captain rebel-miner apothecary stumble", draw="burgle*4")
    do(state, "play rebel-captain", "play rebel-miner", "play apothecary")
    assert legal(state) == ["discard burgle", "discard stumble"]


def test_without_any_card_to_draw_or_discard_nothing_is_asked() -> None:
    state = position("rebel-captain apothecary")
    do(state, "play rebel-captain", "play apothecary", luck=NO_LUCK)
    assert (state.prompt(), state.turn.waiting) == (None, [])
    assert legal(state, "end") == ["end"]


def test_with_nothing_to_draw_yet_the_discarded_card_can_be_drawn_again() -> None:
    state = position("rebel-captain apothecary stumble")
    do(state, "play rebel-captain", "play apothecary", luck=NO_LUCK)
    drawing = state.copy()
    do(drawing, "choose 1", "discard stumble", "choose 1", luck=NO_LUCK)
    assert (drawing.turn.waiting, names(drawing.thieves[0].discard)) == ([], "stumble")
    do(state, "choose 2", luck=NO_LUCK)
    assert kinds(do(state, "discard stumble")) == ["discarded", "shuffled", "drew"]
    assert names(state.thieves[0].hand) == "stumble"


def test_the_order_is_asked_only_for_what_asks_for_a_discard() -> None:
    state = position("rebel-captain mister-whiskers stumble", draw="pickaxe")
    do(state, "play rebel-captain", "play mister-whiskers")
    assert names(state.thieves[0].hand) == "stumble pickaxe"
    state = position("rebel-captain sleight-of-hand stumble", draw="pickaxe")
    do(state, "play rebel-captain", "play sleight-of-hand", luck=NO_LUCK)
    assert legal(state) == ["discard stumble"]
    assert len(state.turn.waiting) == 1


def test_an_apothecary_asks_before_a_rebel_that_is_played_later_draws() -> None:
    state = position("apothecary rebel-captain stumble", draw="pickaxe")
    do(state, "play apothecary", luck=NO_LUCK)
    assert legal(state) == ["discard stumble", "discard rebel-captain"]
    do(state, "discard stumble", "choose 2", luck=NO_LUCK)
    do(state, "play rebel-captain")
    assert names(state.thieves[0].hand) == "pickaxe"


def test_in_the_first_edition_a_waiting_rebel_draws_before_the_apothecary_asks() -> None:
    state = position("rebel-captain apothecary stumble", draw="pickaxe", rules=RULES.in_edition(1))
    do(state, "play rebel-captain", luck=NO_LUCK)
    do(state, "play apothecary")
    assert names(state.thieves[0].hand) == "stumble pickaxe"
    assert legal(state) == ["discard stumble", "discard pickaxe"]


def test_a_rebel_is_no_companion_of_itself() -> None:
    state = position("rebel-scout", draw="burgle*5", play="sneak pickaxe")
    do(state, "play rebel-scout", luck=NO_LUCK)
    assert names(state.thieves[0].hand) == ""


def test_the_mercenary_is_a_companion() -> None:
    state = position("rebel-scout", draw="burgle*5", play="mercenary")
    do(state, "play rebel-scout")
    assert names(state.thieves[0].hand) == "burgle"


def test_the_queen_of_hearts_heals_as_soon_as_there_is_a_crown() -> None:
    state = position("the-queen-of-hearts", room=MARKET)
    thief = state.thieves[0]
    thief.gold, thief.damage, thief.supply = 7, 3, thief.supply - 3
    do(state, "play the-queen-of-hearts")
    assert thief.damage == 3
    do(state, "trade crown")
    assert thief.damage == 2


def test_the_queen_of_hearts_saves_no_healing_for_later() -> None:
    state = position("the-queen-of-hearts", room=8)
    thief = state.thieves[0]
    thief.crowns = 1
    state.turn.boots = 1
    do(state, "play the-queen-of-hearts", "walk 14")
    assert thief.damage == 1


# Gem Collector


def test_gem_collector_gives_no_refund() -> None:
    state = position("gem-collector", row="sapphire emerald")
    state.turn.skill = 5
    do(state, "buy sapphire", "play gem-collector")
    assert state.turn.skill == 1 + 2
    do(state, "buy emerald")
    assert state.turn.skill == 0


def test_gem_collector_helps_only_in_its_turn() -> None:
    state = position("gem-collector", draw="burgle*5", row="sapphire")
    do(state, "play gem-collector", "end")
    assert state.turn.cheaper == 0


# Treasure Hunter


def test_the_new_card_of_a_treasure_hunter_comes_at_once_and_its_dragon_is_ignored() -> None:
    state = position("treasure-hunter", row="ladder", deck="ogre")
    story = do(state, "play treasure-hunter", "replace ladder", "end")
    assert CARDS[state.dungeon.row[0]].key == "ogre"
    assert told(story, "replaced").values == {"card": "ladder", "by": "ogre"}
    assert "attacked" not in kinds(story)


def test_the_new_card_of_a_treasure_hunter_arrives() -> None:
    state = position("treasure-hunter", row="ladder", deck="watcher")
    before = [int(thief.clank) for thief in state.thieves]
    do(state, "play treasure-hunter", "replace ladder")
    assert [int(thief.clank) for thief in state.thieves] == [clank + 1 for clank in before]


def test_a_treasure_hunter_must_replace_and_the_old_card_is_discarded() -> None:
    state = position("treasure-hunter burgle", row="ladder", deck="ogre")
    before = state.dungeon.gone[KIND_OF["ladder"]]
    do(state, "play treasure-hunter")
    assert refusal(state, "play burgle") == "asked-replace"
    assert legal(state) == ["replace ladder"]
    do(state, "replace ladder")
    assert state.dungeon.gone[KIND_OF["ladder"]] == before + 1


@pytest.mark.parametrize(("row", "deck"), [("ladder", ""), ("", "ladder")])
def test_without_a_deck_or_a_row_a_treasure_hunter_replaces_nothing(row: str, deck: str) -> None:
    state = position("treasure-hunter burgle", row=row, deck=deck)
    do(state, "play treasure-hunter", "play burgle", luck=NO_LUCK)
    assert state.turn.skill == 3


# Wand of Wind


@pytest.mark.parametrize(
    ("room", "reached"),
    [
        (17, ["reach 13", "reach 22"]),  # not the artifacts of 18 and 23, nor the idols of 24
        (4, ["reach 5", "reach 9", "reach 10"]),  # 9 lies behind a lock
        (5, ["reach 4", "reach 6", "reach 10"]),  # the tunnel from 6 leads only here
    ],
)
def test_wand_of_wind_reaches_secrets_only_and_through_every_tunnel(room: int, reached: list[str]) -> None:
    state = position("wand-of-wind", room=room)
    do(state, "play wand-of-wind", "choose 2")
    assert legal(state) == reached


def test_a_secret_taken_by_the_wand_of_wind_acts_at_once() -> None:
    state = position("wand-of-wind", room=3)
    do(state, "play wand-of-wind", "choose 2", "reach 4", luck=Rigged(TREASURE))
    assert state.thieves[0].gold == 2


def test_a_choice_that_can_have_no_effect_may_be_chosen() -> None:
    state = position("wand-of-wind burgle", room=2)
    do(state, "play wand-of-wind", "choose 2", "play burgle", luck=NO_LUCK)
    assert state.turn.skill == 1


def test_healing_without_damage_has_no_effect() -> None:
    state = position(row="shrine")
    before = cubes(state.thieves[0])
    state.turn.skill = 2
    do(state, "use shrine", "choose 2", luck=NO_LUCK)
    assert cubes(state.thieves[0]) == before


# Underworld Dealing and the reserve


@pytest.mark.parametrize(("gold", "tomes", "choices"), [(7, 2, 2), (6, 12, 1), (20, 1, 1), (0, 0, 1)])
def test_underworld_dealing_needs_seven_gold_and_two_tomes(gold: int, tomes: int, choices: int) -> None:
    state = position("underworld-dealing")
    state.thieves[0].gold = gold
    state.dungeon.reserve[2] = tomes
    do(state, "play underworld-dealing")
    assert legal(state) == ["choose 1", "choose 2"][:choices]


def test_tomes_of_underworld_dealing_come_from_the_reserve_to_the_own_discard_pile() -> None:
    state = position("underworld-dealing", discard="burgle")
    state.thieves[0].gold = 7
    state.dungeon.reserve[2] = 3
    do(state, "play underworld-dealing", "choose 2")
    assert (names(state.thieves[0].discard), state.dungeon.reserve[2]) == ("burgle secret-tome secret-tome", 1)


@pytest.mark.parametrize(("pile", "card"), [(0, "mercenary"), (1, "explore"), (2, "secret-tome")])
def test_reserve_piles_run_out(pile: int, card: str) -> None:
    state = position()
    state.turn.skill = 14
    state.dungeon.reserve[pile] = 1
    do(state, f"buy {card}")
    assert refusal(state, f"buy {card}") == "pile-empty"


# Mister Whiskers


def test_mister_whiskers_brings_a_full_attack_in_the_middle_of_the_turn() -> None:
    state = position("mister-whiskers burgle", row="kobold")
    story = do(state, "play mister-whiskers", "choose 1", luck=Rigged(0, 0, LAST_CUBE - 2, LAST_CUBE - 3))
    assert told(story, "attacked").values["drawn"] == [[0, 1], [0, 1], [-1, 0], [-1, 0]]
    assert cubes(state.thieves[0]) == {"supply": 27, "clank": 0, "bagged": 1, "aside": 0, "damage": 2}
    do(state, "play burgle")
    assert (state.active, state.turn.skill) == (0, 1)


def test_whom_mister_whiskers_knocks_out_has_no_turn_any_more() -> None:
    state = position("mister-whiskers burgle")
    thief = state.thieves[0]
    thief.damage, thief.supply = 9, thief.supply - 9
    do(state, "play mister-whiskers", "choose 1", luck=Rigged(0, 2, 2))
    assert (thief.fate, names(thief.hand)) == (LOST, "burgle")
    assert state.active == 1


# Points


def test_the_peddler_wants_two_different_treasures() -> None:
    thief = position(discard="dwarven-peddler").thieves[0]
    thief.eggs = 3
    assert card_points(thief) == 0
    thief.chalices = 1
    assert card_points(thief) == 4


def test_the_duke_counts_the_gold_that_is_there_at_the_end() -> None:
    state = position(discard="the-duke", room=MARKET)
    state.thieves[0].gold = 10
    assert card_points(state.thieves[0]) == 2
    do(state, "trade backpack")
    assert card_points(state.thieves[0]) == 0


# Shrine


def test_a_shrine_brings_back_no_more_black_cubes_than_were_set_aside() -> None:
    state = position(deck="shrine")
    state.dungeon.black_bagged, state.dungeon.black_aside = 22, 2
    do(state, "end")
    assert (state.dungeon.black_bagged, state.dungeon.black_aside) == (24, 0)


def test_a_shrine_brings_back_black_cubes_only() -> None:
    state = position(deck="shrine", seats=3)
    out = state.thieves[2]
    out.fate, out.supply, out.aside = ESCAPED, out.supply - 4, 4
    do(state, "end")
    assert (state.dungeon.black_bagged, out.aside, out.bagged) == (24, 4, 0)


# Dead Run and Flying Carpet


@pytest.mark.parametrize("card", ["dead-run", "flying-carpet"])
def test_a_cave_stops_no_longer_once_the_card_is_played(card: str) -> None:
    state = position(card, room=3)
    state.turn.boots = 2
    do(state, "walk 8")
    assert refusal(state, "walk 3") == "cave-stop"
    do(state, f"play {card}")
    assert "walk 3" in legal(state)


def test_damage_taken_before_the_flying_carpet_stays() -> None:
    state = position("flying-carpet", room=15)
    state.turn.boots = 1
    do(state, "walk 10", "leave")
    assert state.thieves[0].damage == 1
    do(state, "play flying-carpet", "walk 15")
    assert state.thieves[0].damage == 1


def test_dead_run_leaves_the_monsters_where_they_are() -> None:
    state = position("dead-run", room=8)
    do(state, "play dead-run", "walk 14")
    assert state.thieves[0].damage == 1


# Trashing


def test_a_trashed_card_lies_there_until_the_turn_ends_and_is_gone_then() -> None:
    state = position("burgle master-burglar", room=2)
    thief = state.thieves[0]
    do(state, "play burgle", "play master-burglar", "trash burgle")
    assert (state.turn.skill, names(thief.trashed)) == (1 + 2, "burgle")
    do(state, "end")
    owned = [*thief.hand, *thief.draw, *thief.discard, *thief.play, *thief.trashed]
    assert names(owned) == "master-burglar"


def test_a_trashed_companion_still_keeps_rebels_company() -> None:
    state = position("rebel-captain", draw="burgle*5", play="mercenary", row="dragon-shrine")
    state.turn.skill = 4
    do(state, "use dragon-shrine", "choose 2", "trash mercenary")
    do(state, "play rebel-captain")
    assert names(state.thieves[0].hand) == "burgle"


def test_trashing_is_compulsory_when_there_is_a_card() -> None:
    state = position("master-burglar", play="burgle")
    do(state, "play master-burglar")
    assert refusal(state, "end") == "asked-trash"
    assert legal(state) == ["trash burgle"]


def test_the_dragon_shrine_may_bring_gold_instead_of_trashing() -> None:
    state = position(play="burgle", row="dragon-shrine")
    state.turn.skill = 4
    do(state, "use dragon-shrine")
    assert legal(state) == ["choose 1", "choose 2"]


def test_nothing_can_be_trashed_from_the_hand_or_the_draw_pile() -> None:
    state = position("master-burglar burgle", draw="burgle*3")
    do(state, "play master-burglar")
    assert state.prompt() is None


def test_a_master_burglar_trashes_nothing_but_a_burgle() -> None:
    state = position("master-burglar", play="burgle stumble")
    do(state, "play master-burglar")
    assert refusal(state, "trash stumble") == "trash-only"


# Discarding


@pytest.mark.parametrize("card", ["sleight-of-hand", "apothecary"])
def test_discarding_must_be_done_when_there_is_an_unplayed_card(card: str) -> None:
    state = position(f"{card} burgle stumble", draw="burgle*5")
    do(state, f"play {card}")
    assert legal(state) == ["discard burgle", "discard stumble"]
    assert refusal(state, "play burgle") == "asked-discard"


@pytest.mark.parametrize("card", ["sleight-of-hand", "apothecary"])
def test_without_an_unplayed_card_nothing_is_discarded_and_nothing_happens(card: str) -> None:
    state = position(card, draw="burgle*5", play="stumble")
    do(state, f"play {card}", luck=NO_LUCK)
    assert state.prompt() is None
    assert names(state.thieves[0].hand) == ""


def test_a_discarded_card_has_no_effect() -> None:
    state = position("sleight-of-hand scepter-of-the-ape-lord", draw="burgle*5")
    before = cubes(state.thieves[0])
    do(state, "play sleight-of-hand", "discard scepter-of-the-ape-lord")
    assert (state.turn.skill, cubes(state.thieves[0])) == (0, before)


# Clank


def test_negative_clank_takes_cubes_from_the_clank_area_never_from_the_bag() -> None:
    state = without_clank(position("sneak"))
    thief = state.thieves[0]
    thief.bagged, thief.clank, thief.supply = 5, 1, 24
    do(state, "play sneak")
    assert (thief.bagged, thief.clank, thief.supply) == (5, 0, 25)


def test_what_is_left_of_negative_clank_cancels_later_clank_of_the_turn() -> None:
    state = without_clank(position("sneak scepter-of-the-ape-lord"))
    do(state, "play sneak", "play scepter-of-the-ape-lord")
    assert state.thieves[0].clank == 1


def test_unused_negative_clank_is_lost_before_the_refill() -> None:
    state = without_clank(position("sneak", deck="overlord"))
    do(state, "play sneak", "end")
    assert [int(thief.clank) for thief in state.thieves] == [1, 1]


def test_who_has_no_cubes_makes_no_clank() -> None:
    state = position("tattle")
    other = state.thieves[1]
    other.bagged, other.supply = int(other.supply), 0
    before = int(other.clank)
    do(state, "play tattle")
    assert other.clank == before


@pytest.mark.parametrize("fate", [ESCAPED, LOST])
def test_who_is_out_makes_no_clank(fate: int) -> None:
    state = position("tattle", seats=3, deck="watcher")
    state.thieves[2].fate = fate
    before = cubes(state.thieves[2])
    do(state, "play tattle", "end")
    assert cubes(state.thieves[2]) == before


# Arrivals


def test_every_verb_of_an_arrival_is_carried_out_also_after_somebody_left() -> None:
    state = position()
    state.thieves[0].fate = ESCAPED
    state.dungeon.black_bagged, state.dungeon.black_aside = 21, 3
    before = int(state.thieves[1].clank)
    carry_out(state, program({"all_clank": 1, "cubes_back": 2}, KIND_OF), KIND_OF["watcher"], NO_LUCK, None)
    assert (state.thieves[1].clank, state.dungeon.black_bagged) == (before + 1, 23)
