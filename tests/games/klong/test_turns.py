"""Set-up and turns: what lies where, what can be done between the cards, and the end of a turn in its order."""

from __future__ import annotations

import pytest

from spieltisch.game import Story
from spieltisch.games.klong.rules.cards import CARDS
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.pieces import ARTIFACTS
from spieltisch.games.klong.rules.state import KlongState
from tests.games.klong.positions import (
    NO_LUCK,
    Rigged,
    begin,
    cards,
    cubes,
    do,
    kinds,
    legal,
    names,
    position,
    refusal,
    told,
)

MARKET = 26  # on side A, without a marker


def row(state: KlongState) -> str:
    return " ".join("-" if kind == NONE else CARDS[kind].key for kind in state.dungeon.row)


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_outside_with_thirty_cubes_and_five_of_ten_cards(seats: int) -> None:
    state = begin(seats)
    for thief in state.thieves:
        assert thief.room == state.setup.board.start
        assert sum(cubes(thief).values()) == 30
        assert (len(thief.hand), len(thief.draw)) == (5, 5)
        deck = "burgle*6 stumble*2 sidestep scramble"
        assert sorted([*thief.hand, *thief.draw]) == cards(deck)


@pytest.mark.parametrize(("seats", "clank"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_who_begins_earlier_starts_with_more_clank(seats: int, clank: list[int]) -> None:
    for first in range(seats):
        state = begin(seats, start=str(first + 1))
        assert state.active == first
        in_turn_order = [state.thieves[(first + place) % seats] for place in range(seats)]
        assert [int(thief.clank) for thief in in_turn_order] == clank
        assert [int(thief.supply) for thief in in_turn_order] == [30 - cubes for cubes in clank]


@pytest.mark.parametrize(("seats", "artifacts", "rage"), [(2, 5, 3), (3, 6, 2), (4, 7, 1)])
def test_fewer_players_find_fewer_artifacts_and_an_angrier_dragon(seats: int, artifacts: int, rage: int) -> None:
    missing = set()
    for seed in range(60):
        state = begin(seats, seed)
        lying = [value for index, value in enumerate(ARTIFACTS) if state.dungeon.artifacts >> index & 1]
        assert (len(lying), state.dungeon.rage) == (artifacts, rage)
        missing |= set(ARTIFACTS) - set(lying)
    assert missing == (set(ARTIFACTS) if artifacts < 7 else set())


@pytest.mark.parametrize("board", ["a", "b"])
def test_secrets_idols_goods_and_black_cubes_are_laid_out(board: str) -> None:
    dungeon = begin(3, board=board).dungeon
    assert sorted(dungeon.majors)[-10:] == [0] + [1] * 9
    assert sorted(dungeon.minors)[-10:] == [0] + [2] * 9
    assert dungeon.idols == 3
    assert list(dungeon.goods) == [2, 2, 3]
    assert (dungeon.black_bagged, dungeon.black_aside) == (24, 0)
    assert list(dungeon.reserve) == [15, 15, 12]


def test_the_first_row_shows_no_dragon_and_nothing_of_it_arrives() -> None:
    seen = set()
    for seed in range(300):
        state = begin(2, seed)
        turned_up = list(state.dungeon.row)
        assert not any(CARDS[kind].dragon for kind in turned_up)
        assert (len(turned_up), state.dungeon.deck_size) == (6, 94)
        assert [int(thief.clank) for thief in state.thieves] == [3, 2]
        seen |= set(turned_up)
    assert seen == {kind for kind, card in enumerate(CARDS) if card.place == 2 and not card.dragon}


def test_the_start_player_is_drawn_by_lot() -> None:
    story = Story()
    first = begin(4, 5, story, start="lot").active
    assert kinds(story) == ["drew-start", "dealt"]
    assert told(story, "drew-start").values == {"seat": int(first)}
    assert {int(begin(4, seed, start="lot").active) for seed in range(30)} == {0, 1, 2, 3}


# A turn


def test_all_cards_are_played_in_any_order_before_the_turn_can_end() -> None:
    state = position("burgle sidestep", draw="burgle")
    assert legal(state, "play") == ["play burgle", "play sidestep"]
    assert refusal(state, "end") == "hand-not-empty"
    do(state, "play sidestep", luck=NO_LUCK)
    assert refusal(state, "end") == "hand-not-empty"
    do(state, "play burgle", luck=NO_LUCK)
    assert "end" in legal(state)


def test_cards_drawn_during_the_turn_are_played_as_well() -> None:
    state = position("brilliance", draw="burgle*3")
    do(state, "play brilliance")
    assert names(state.thieves[0].hand) == "burgle burgle burgle"
    assert refusal(state, "end") == "hand-not-empty"


def test_actions_can_be_done_between_the_cards() -> None:
    state = position("explore stumble")
    do(state, "play explore", "buy mercenary", "walk 2", luck=NO_LUCK)
    assert (state.turn.skill, state.turn.boots, state.thieves[0].room) == (0, 0, 2)
    assert legal(state) == ["play stumble"]


def test_a_bought_card_goes_to_the_own_discard_pile() -> None:
    state = position("explore*2", row="pickaxe")
    do(state, "play explore", "play explore")
    story = do(state, "buy pickaxe", luck=NO_LUCK)
    assert told(story, "bought").values == {"card": "pickaxe", "cost": 4}
    assert (names(state.thieves[0].discard), row(state), state.turn.skill) == ("pickaxe", "- - - - - -", 0)


def test_of_two_equal_cards_in_the_row_one_is_bought() -> None:
    state = position("brilliance*1", row="kobold lucky-coin lucky-coin")
    state.turn.skill = 3
    assert legal(state, "buy lucky-coin") == ["buy lucky-coin"]
    do(state, "buy lucky-coin")
    assert row(state) == "kobold - lucky-coin - - -"


def test_reserve_cards_are_bought_from_piles_that_run_out() -> None:
    state = position()
    state.turn.skill = 100
    for left in range(14, -1, -1):
        do(state, "buy mercenary", luck=NO_LUCK)
        assert state.dungeon.reserve[0] == left
    assert refusal(state, "buy mercenary") == "pile-empty"
    do(state, *["buy secret-tome"] * 10, luck=NO_LUCK)
    assert (list(state.dungeon.reserve), state.turn.skill) == ([0, 15, 2], 0)
    assert len(state.thieves[0].discard) == 25


def test_a_device_is_used_and_goes_to_the_dungeon_discard() -> None:
    state = position(row="ladder")
    state.turn.skill = 3
    story = do(state, "use ladder", luck=NO_LUCK)
    assert told(story, "used").values == {"card": "ladder", "cost": 3}
    assert (state.turn.skill, state.turn.boots) == (0, 2)
    assert (names(state.thieves[0].discard), row(state)) == ("", "- - - - - -")
    assert state.dungeon.gone[cards("ladder")[0]] == 2


def test_a_monster_is_fought_with_swords_and_goes_to_the_dungeon_discard() -> None:
    state = position(row="ogre")
    state.turn.swords = 3
    story = do(state, "fight ogre", luck=NO_LUCK)
    assert told(story, "fought").values == {"card": "ogre", "cost": 3}
    assert (state.turn.swords, state.thieves[0].gold, len(state.thieves[0].discard)) == (0, 5, 0)
    assert state.dungeon.gone[cards("ogre")[0]] == 2


def test_the_goblin_is_fought_as_often_as_wanted_and_never_leaves() -> None:
    state = position()
    state.turn.swords = 6
    do(state, "fight goblin", "fight goblin", "fight goblin", luck=NO_LUCK)
    assert (state.turn.swords, state.thieves[0].gold) == (0, 3)
    assert faults(state) == []


def test_what_is_left_over_is_lost_at_the_end_of_the_turn() -> None:
    state = position("move-silently explore mercenary wand-of-recall")
    state.thieves[0].artifacts = 1
    do(state, *legal(state, "play"), luck=NO_LUCK)
    turn = state.turn
    assert [turn.skill, turn.swords, turn.boots, turn.teleports] == [5, 2, 3, 1]
    do(state, "end")
    turn = state.turn
    assert [turn.skill, turn.swords, turn.boots, turn.teleports, turn.quiet] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(("goods", "points"), [("master-key", 5), ("backpack", 5), ("crown", 10)])
def test_goods_cost_seven_gold_in_a_market_room(goods: str, points: int) -> None:
    state = position(room=MARKET)
    state.thieves[0].gold = 13
    story = do(state, f"trade {goods}", luck=NO_LUCK)
    assert told(story, "traded").values == {"goods": goods, "points": points}
    assert state.thieves[0].gold == 6
    assert refusal(state, f"trade {goods}") == "gold"
    assert faults(state) == []


def test_any_number_of_goods_can_be_bought_and_the_best_crown_is_sold_first() -> None:
    state = position(room=MARKET)
    thief = state.thieves[0]
    thief.gold = 100
    sold = [do(state, "trade crown", luck=NO_LUCK) for _ in range(3)]
    assert [told(story, "traded").values["points"] for story in sold] == [10, 9, 8]
    assert refusal(state, "trade crown") == "sold-out"
    do(state, "trade backpack", "trade backpack", "trade master-key", "trade master-key", luck=NO_LUCK)
    assert (thief.gold, thief.crowns, thief.backpacks, thief.keys) == (51, 7, 2, 2)
    assert legal(state, "trade") == []


def test_the_marker_of_a_market_room_comes_before_buying() -> None:
    state = position(room=26)
    state.thieves[0].gold = 7
    state.turn.boots = 1
    do(state, "walk 19", luck=NO_LUCK)
    assert legal(state) == ["take", "leave"]
    assert refusal(state, "trade crown") == "asked-take"
    do(state, "leave", "trade crown", luck=NO_LUCK)


def test_potions_are_drunk_on_the_own_turn_even_in_vain() -> None:
    state = position()
    thief = state.thieves[0]
    for potion in range(4):
        thief.potions[potion] = 1
    thief.damage, thief.supply = 2, 25
    do(state, "drink greater-healing", "drink healing", "drink strength", "drink swiftness", luck=NO_LUCK)
    assert (thief.damage, thief.supply, state.turn.swords, state.turn.boots) == (0, 27, 2, 1)
    assert refusal(state, "drink healing") == "no-potion"


# Questions


def test_while_something_is_asked_only_answers_are_legal() -> None:
    state = position("apothecary burgle stumble")
    state.turn.skill = 2
    do(state, "play apothecary", luck=NO_LUCK)
    assert legal(state) == ["discard burgle", "discard stumble"]
    assert refusal(state, "play burgle") == "asked-discard"
    assert refusal(state, "buy mercenary") == "asked-discard"
    do(state, "discard stumble", luck=NO_LUCK)
    assert legal(state) == ["choose 1", "choose 2", "choose 3"]
    do(state, "choose 2", luck=NO_LUCK)
    assert (state.thieves[0].gold, names(state.thieves[0].discard)) == (2, "stumble")
    assert state.turn.made == 0


def test_what_cannot_be_answered_is_not_asked() -> None:
    state = position("apothecary")
    do(state, "play apothecary", luck=NO_LUCK)
    assert (state.prompt(), legal(state)) == (None, ["end"])


def test_a_condition_pays_when_it_comes_true_and_only_once() -> None:
    state = position("kobold-merchant", room=17)
    do(state, "play kobold-merchant", luck=NO_LUCK)
    assert state.turn.skill == 0
    state.turn.boots = 1
    state.dungeon.artifacts |= 1
    do(state, "walk 18", "take", luck=NO_LUCK)
    assert state.turn.skill == 2
    do(state, *legal(state, "play"), luck=NO_LUCK)
    assert (state.turn.skill, state.turn.waiting) == (2, [])


# The end of a turn


def test_the_end_of_a_turn_in_its_order() -> None:
    state = position("burgle*2", draw="burgle", row="kobold", deck="watcher*3 ogre*2")
    do(state, "play burgle", "play burgle")
    story = do(state, "end")
    assert kinds(story) == [
        "ended",
        "shuffled",
        "drew",
        "refilled",
        *["arrived", "clank", "clank"] * 3,
        "attacked",
        *["hit"] * kinds(story).count("hit"),
        "turn",
    ]
    assert told(story, "drew").values == {"count": 3}
    assert names(state.thieves[0].hand) == "burgle burgle burgle"
    assert (state.active, state.turns, state.rounds) == (1, 2, 1)


def test_the_draw_pile_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    state = position("burgle", draw="stumble*2 sidestep", discard="explore*3")
    do(state, "play burgle", "end")
    hand = names(state.thieves[0].hand).split()
    assert {"stumble", "sidestep"} < set(hand)
    assert (hand.count("stumble"), len(hand)) == (2, 5)
    assert len(state.thieves[0].draw) == 2
    assert len(state.thieves[0].discard) == 0


def test_a_shuffle_in_the_middle_of_a_turn_leaves_the_play_area_alone() -> None:
    state = position("burgle elven-boots", discard="stumble")
    do(state, "play burgle", "play elven-boots")
    assert names(state.thieves[0].hand) == "stumble"
    assert names(state.thieves[0].play) == "burgle elven-boots"


def test_who_has_no_card_left_draws_none() -> None:
    state = position("brilliance")
    story = do(state, "play brilliance", luck=NO_LUCK)
    assert kinds(story) == ["played"]


def test_only_gaps_of_the_row_are_refilled() -> None:
    state = position(row="ladder - teleporter - - pickaxe", deck="search*2 sneak")
    story = do(state, "end")
    after = row(state).split()
    assert told(story, "refilled").values == {"cards": [[slot, after[slot]] for slot in (1, 3, 4)]}
    assert [after[slot] for slot in (0, 2, 5)] == ["ladder", "teleporter", "pickaxe"]
    assert sorted(after[slot] for slot in (1, 3, 4)) == ["search", "search", "sneak"]


def test_an_empty_dungeon_deck_refills_nothing_and_wakes_no_dragon() -> None:
    state = position(row="kobold")
    story = do(state, "end", luck=NO_LUCK)
    assert kinds(story) == ["ended", "turn"]
    assert row(state) == "kobold - - - - -"


def test_two_dragons_turned_up_make_one_attack() -> None:
    state = position(row="ladder ladder - - - -", deck="ogre*2 orc-grunt*2")
    assert kinds(do(state, "end")).count("attacked") == 1
    assert state.attacks == 1


def test_no_dragon_turned_up_makes_no_attack() -> None:
    state = position(row="kobold kobold kobold", deck="search*2 sneak")
    assert "attacked" not in kinds(do(state, "end"))


def test_unused_quietness_is_lost_before_the_refill() -> None:
    state = position("move-silently", row="ladder ladder search teleporter teleporter", deck="watcher")
    thief = state.thieves[0]
    thief.clank, thief.supply = 0, 30
    do(state, "play move-silently", luck=NO_LUCK)
    assert state.turn.quiet == 2
    do(state, "end")
    assert thief.clank == 1


def test_magic_spring_is_the_first_thing_at_the_end() -> None:
    state = position("burgle stumble", discard="sidestep", deck="search")
    state.turn.springs = 1
    do(state, "play burgle", "play stumble")
    story = do(state, "end", luck=NO_LUCK)
    assert kinds(story) == ["sprang"]
    assert legal(state) == ["trash burgle", "trash stumble", "trash sidestep from discard"]
    assert refusal(state, "end") == "asked-spring"
    story = do(state, "trash stumble")
    assert kinds(story)[:2] == ["trashed", "ended"]
    everything = names([*state.thieves[0].hand, *state.thieves[0].draw, *state.thieves[0].discard])
    assert everything == "burgle sidestep"
    assert state.dungeon.removed[cards("stumble")[0]] == 2


def test_two_magic_springs_ask_twice() -> None:
    state = position("burgle stumble")
    state.turn.springs = 2
    do(state, "play burgle", "play stumble", "end", "trash stumble", luck=NO_LUCK)
    assert legal(state) == ["trash burgle"]
    do(state, "trash burgle", luck=NO_LUCK)
    assert state.active == 1


def test_a_magic_spring_without_a_card_asks_nothing() -> None:
    state = position()
    state.turn.springs = 1
    assert kinds(do(state, "end", luck=NO_LUCK)) == ["ended", "turn"]


# Trash and discard


def test_a_trashed_card_leaves_the_game_at_the_end_of_the_turn() -> None:
    state = position("master-burglar burgle")
    do(state, "play burgle", "play master-burglar")
    assert legal(state) == ["trash burgle"]
    do(state, "trash burgle", luck=NO_LUCK)
    thief = state.thieves[0]
    assert (names(thief.play), names(thief.trashed)) == ("master-burglar", "burgle")
    do(state, "end")
    assert (names(thief.hand), names(thief.trashed)) == ("master-burglar", "")
    assert state.dungeon.removed[cards("burgle")[0]] == 6


def test_the_story_tells_from_which_pile_a_card_was_trashed() -> None:
    moves = {"play": "trash burgle", "discard": "trash burgle from discard"}
    for pile, move in moves.items():
        state = position("master-burglar burgle", discard="burgle")
        story = do(state, "play burgle", "play master-burglar", move)
        (told,) = (event for event in story.events if event.kind == "trashed")
        assert told.values == {"card": "burgle", "pile": pile}


def test_a_card_trashed_from_the_discard_pile_is_not_shuffled_in_again() -> None:
    state = position("master-burglar lucky-coin", discard="burgle stumble")
    do(state, "play master-burglar", "trash burgle from discard", "play lucky-coin")
    assert names(state.thieves[0].hand) == "stumble"


# What everybody knows of a hand


def test_a_hand_is_known_to_all_once_the_draw_pile_is_empty() -> None:
    state = position("burgle", draw="stumble*2 sidestep", discard="explore*3")
    do(state, "play burgle", "end")
    thief = state.thieves[0]
    assert names(thief.shown) == "stumble stumble sidestep"
    assert len(thief.hand) == 5


def test_a_played_card_is_taken_for_a_known_one() -> None:
    state = position("burgle*2 stumble", draw="explore")
    state.thieves[0].shown = state.thieves[0].hand[:1]
    do(state, "play burgle", luck=NO_LUCK)
    assert (names(state.thieves[0].hand), names(state.thieves[0].shown)) == ("burgle stumble", "")


def test_whatever_is_revealed_is_drawn_by_luck_and_nothing_else_is() -> None:
    """A single card left in a pile is revealed as well: nobody may take back across it."""
    state = position("lucky-coin burgle", draw="stumble")
    luck = Rigged(0)
    do(state, "play lucky-coin", luck=luck)
    assert luck.numbers == []
    do(state, "play burgle", "play stumble", luck=NO_LUCK)
