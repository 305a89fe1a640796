"""Moves of Klong! as people write them, and the rule that each illegal one breaks."""

from __future__ import annotations

import pytest

from spieltisch.facts import read_facts
from spieltisch.game import IllegalMove, QuickChance, Refusal
from spieltisch.games.klong.rules.board import board, board_keys
from spieltisch.games.klong.rules.legal import MOST_TUNNELS
from spieltisch.games.klong.rules.notation import MOVES, ROOMS, SWORD_CHOICES
from spieltisch.words import LANGS
from spieltisch.words import refusal as in_words
from tests.games.klong.positions import NO_LUCK, RULES, begin, do, legal, position, refusal


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (0, "end"),
        (1, "play burgle"),
        (1 + 70, "play watcher"),
        (72 + 4, "buy mercenary"),
        (72 + 7, "fight goblin"),
        (143 + 4 * 14, "walk 14"),
        (143 + 4 * 14 + 2, "walk 14 swords 2"),
        (323 + 44, "teleport 44"),
        (368, "take"),
        (369, "leave"),
        (370, "trade master-key"),
        (371, "trade backpack"),
        (372, "trade crown"),
        (373, "drink greater-healing"),
        (374, "drink healing"),
        (375, "drink strength"),
        (376, "drink swiftness"),
        (377, "choose 1"),
        (379, "choose 3"),
        (380, "discard burgle"),
        (451 + 1, "trash stumble"),
        (522 + 1, "trash stumble from discard"),
        (593 + 70, "replace watcher"),
        (664 + 14, "reach 14"),
        (708, "reach 44"),
    ],
)
def test_a_move_as_number_and_text(move: int, text: str) -> None:
    assert RULES.describe(move) == text
    assert RULES.parse(text) == move


def test_devices_are_used_monsters_fought_and_all_others_bought() -> None:
    for card, verb in (("ladder", "use"), ("ogre", "fight"), ("ruby", "buy"), ("wizard", "buy"), ("pickaxe", "buy")):
        assert RULES.describe(RULES.parse(f"{verb} {card}")) == f"{verb} {card}"
    with pytest.raises(Refusal):
        RULES.parse("buy ogre")


def test_case_and_blanks_do_not_matter() -> None:
    assert RULES.parse("  Walk  14   SWORDS 2 ") == RULES.parse("walk 14 swords 2")


@pytest.mark.parametrize(
    "text", ["", "walk", "walk 45", "walk 14 swords 4", "walk 014", "play", "play dragon", "choose 0"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        RULES.parse(text)
    assert refused.value.key == "move-unreadable"


def test_the_facts_know_how_many_moves_there_are() -> None:
    assert read_facts("klong").moves == MOVES == 709


@pytest.mark.parametrize("key", board_keys())
def test_there_is_room_for_all_legal_moves_of_the_busiest_room(key: str) -> None:
    plan = board(key)
    assert max(plan.first[room + 1] - plan.first[room] for room in range(1, plan.rooms + 1)) <= MOST_TUNNELS
    assert max(plan.heads) < SWORD_CHOICES
    assert plan.rooms < ROOMS


# Refusals


def test_who_is_not_to_move_is_told_so() -> None:
    state = begin()
    with pytest.raises(IllegalMove) as refused:
        state.play(1, RULES.parse("end"), NO_LUCK)
    assert refused.value.key == "not-your-turn"


def test_numbers_beyond_all_moves_are_refused() -> None:
    for move in (-1, MOVES):
        with pytest.raises(IllegalMove) as refused:
            begin().play(0, move, NO_LUCK)
        assert refused.value.key == "no-such-move"


def test_cards_are_played_from_the_hand_only() -> None:
    assert refusal(position("burgle", draw="stumble"), "play stumble") == "not-in-hand"


def test_cards_are_got_from_where_they_lie_and_for_their_price() -> None:
    state = position(row="pickaxe ogre crystal-golem dragons-eye the-vault cave-troll", room=15)
    assert refusal(state, "buy burgle") == "not-for-sale"
    assert refusal(state, "buy wizard") == "not-in-row"
    assert refusal(state, "buy pickaxe") == "skill"
    assert refusal(state, "buy explore") == "skill"
    assert refusal(state, "fight ogre") == "swords"
    assert refusal(state, "fight goblin") == "swords"
    state.turn.skill = state.turn.swords = 9
    assert refusal(state, "fight crystal-golem") == "only-cave"
    for move in ("buy dragons-eye", "use the-vault", "fight cave-troll"):
        assert refusal(state, move) == "only-depths"
    state.thieves[0].room = 18  # a cave in the Depths
    assert set(legal(state, "fight", "use", "buy")) >= {
        "fight crystal-golem",
        "buy dragons-eye",
        "use the-vault",
        "fight cave-troll",
    }


def test_goods_are_sold_in_market_rooms_only() -> None:
    state = position(room=15)
    state.thieves[0].gold = 7
    assert refusal(state, "trade crown") == "no-market"


def test_answers_without_a_question_are_refused() -> None:
    state = position("burgle", row="ogre")
    for move in ("choose 1", "discard burgle", "trash burgle", "trash burgle from discard", "replace ogre", "reach 3"):
        assert refusal(state, move) == "nothing-asked"
    assert refusal(state, "take") == refusal(state, "leave") == "nothing-to-take"


def test_a_wrong_answer_is_told_what_is_wrong_with_it() -> None:
    state = position("apothecary burgle")
    do(state, "play apothecary")
    assert refusal(state, "discard stumble") == "not-in-hand"
    assert refusal(state, "end") == "asked-discard"
    do(state, "discard burgle")
    assert refusal(state, "end") == "asked-choose"
    state = position("underworld-dealing")
    do(state, "play underworld-dealing")
    assert refusal(state, "choose 2") == "choice-unpaid"
    assert refusal(state, "choose 3") == "no-such-choice"


def test_a_wrong_order_is_told_what_is_wrong_with_it() -> None:
    state = position("rebel-captain apothecary burgle")
    do(state, "play rebel-captain", "play apothecary")
    assert refusal(state, "choose 3") == "no-such-choice"
    assert refusal(state, "discard burgle") == refusal(state, "play burgle") == refusal(state, "end") == "asked-order"


def test_a_wrong_trash_is_told_what_is_wrong_with_it() -> None:
    state = position("master-burglar burgle", discard="stumble")
    do(state, "play burgle", "play master-burglar")
    assert refusal(state, "trash stumble from discard") == "trash-only"
    assert refusal(state, "end") == "asked-trash"
    state = position("burgle", discard="stumble")
    state.turn.springs = 1
    do(state, "play burgle", "end")
    assert refusal(state, "trash stumble") == "not-in-play"
    assert refusal(state, "trash burgle from discard") == "not-in-discard"
    assert refusal(state, "play burgle") == "asked-spring"


def test_a_wrong_replacement_or_reach_is_told_what_is_wrong_with_it() -> None:
    state = position("treasure-hunter", row="ogre", deck="search")
    do(state, "play treasure-hunter")
    assert refusal(state, "replace kobold") == "not-in-row"
    assert refusal(state, "end") == "asked-replace"
    state = position("wand-of-wind", room=15)
    do(state, "play wand-of-wind", "choose 2")
    assert refusal(state, "reach 21") == "out-of-reach"
    assert refusal(state, "end") == "asked-reach"


def test_over_is_over() -> None:
    state = begin()
    state.playout(QuickChance(0))
    with pytest.raises(IllegalMove) as refused:
        state.play(0, 0, NO_LUCK)
    assert refused.value.key == "over"


def test_a_refusal_is_one_sentence_with_its_figures_in_both_languages() -> None:
    state = position(row="pickaxe")
    state.turn.skill = 3
    with pytest.raises(IllegalMove) as refused:
        state.play(0, RULES.parse("buy pickaxe"), NO_LUCK)
    assert [in_words(lang, refused.value, "klong") for lang in LANGS] == [
        "Dafür brauchst du 4 Talent, du hast 3.",
        "This takes 4 skill, you have 3.",
    ]
