"""The bots of Klong!: they fetch an artifact, come home, spend what they have, and never break a rule."""

from __future__ import annotations

from itertools import product

import pytest

from spieltisch.bots import Situation, advise, bot
from spieltisch.bots.levels import BLUNDERS_IN_100
from spieltisch.game import Budget, QuickChance, Thought
from spieltisch.games.klong.bots.knowledge import KNOWLEDGE
from spieltisch.games.klong.bots.levels import GESELLE, NEULING, STEPS
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb, play_on
from spieltisch.games.klong.bots.tree import is_decision
from spieltisch.games.klong.rules.board import UPPER
from spieltisch.games.klong.rules.position import OVER
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import LOST
from tests.games.klong.positions import NO_LUCK, RULES, artifact, begin, do, position

MINUTE = 60.0
FEW_MOVES = 20_000
LEVELS = ("neuling", "geselle", "meister")
TABLES = list(product((2, 3, 4), ("a", "b"), ("enter", "action")))


def think(state: KlongState, level: str = "geselle", seed: int = 1, moves: int | None = None) -> Thought:
    seat = int(state.active)
    return KNOWLEDGE.think(state.copy(), seat, Budget(level, moves or STEPS[level], MINUTE), QuickChance(seed))


def move(state: KlongState, level: str = "geselle") -> str:
    return RULES.describe(think(state, level, moves=FEW_MOVES if level == "meister" else None).move)


def turn_of(state: KlongState, level: str = "geselle") -> list[str]:
    """All that this level does until its turn is over."""
    seat, turns, luck = int(state.active), state.turns, QuickChance(1)
    made: list[str] = []
    while state.phase != OVER and state.turns == turns:
        made.append(move(state, level))
        state.play(seat, RULES.parse(made[-1]), luck)
    return made


def with_artifact(state: KlongState, value: int, seat: int = 0) -> KlongState:
    state.thieves[seat].artifacts |= artifact(value)
    state.dungeon.artifacts &= ~artifact(value)
    return state


def counting_down(state: KlongState, space: int) -> KlongState:
    """Seat 1 is out, and the countdown stands here."""
    state.thieves[1].fate = LOST
    state.thieves[1].room = 0
    state.dungeon.clock_seat, state.dungeon.clock = 1, space
    return state


# Coming home

WAYS_HOME = [("a", 18, 5), ("a", 27, 10), ("a", 31, 20), ("b", 23, 7), ("b", 33, 5), ("b", 30, 20)]


@pytest.mark.parametrize(("board", "room", "value"), WAYS_HOME)
def test_the_journeyman_brings_an_artifact_home(board: str, room: int, value: int) -> None:
    state = with_artifact(position("explore*5", room=room, board=board), value)
    player, luck = RuleOfThumb(GESELLE), QuickChance(3)
    while state.phase != OVER and state.turns < 60:
        state.play(int(state.active), int(player.move(state)) if state.active == 0 else state.legal(1)[0], luck)
    assert state.thieves[0].mastery


@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_in_the_countdown_the_last_step_home_is_taken(level: str) -> None:
    state = counting_down(with_artifact(position("sidestep", draw="burgle*5", room=2), 5), space=3)
    assert turn_of(state, level)[-1] == "walk 1"


@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_who_goes_home_spends_what_is_left_before(level: str) -> None:
    state = counting_down(
        with_artifact(position("scramble amulet-of-vigor search", draw="burgle*5", room=2), 5), space=4
    )
    made = turn_of(state, level)
    assert made[-2:] == ["buy secret-tome", "walk 1"]


@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_before_the_end_one_climbs_out_of_the_depths(level: str) -> None:
    """Room 13 is above room 18; nobody gets home any more, but whoever is above will be rescued."""
    state = counting_down(with_artifact(position("sidestep explore", draw="burgle*5", room=18), 5), space=4)
    turn_of(state, level)
    assert state.thieves[0].fate != LOST


@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_nobody_stays_below_for_more_while_the_countdown_runs(level: str) -> None:
    state = counting_down(with_artifact(position("explore*3", draw="burgle*5", room=13), 5), space=3)
    state.thieves[0].backpacks = 1
    turn_of(state, level)
    assert state.setup.board.zone[state.thieves[0].room] == UPPER


# On the way


def test_an_artifact_that_was_aimed_at_is_taken() -> None:
    state = position("explore*5", room=13)
    state.dungeon.artifacts = artifact(5)
    assert "walk 18" in turn_of(state)
    assert state.thieves[0].artifacts == artifact(5)


def test_with_the_other_rule_it_is_taken_as_well() -> None:
    state = position("explore*5", room=13, artifact="action")
    state.dungeon.artifacts = artifact(5)
    made = turn_of(state)
    assert made.index("take") > made.index("walk 18")


def test_a_small_artifact_is_left_for_a_big_one_next_door() -> None:
    state = position("explore*5", draw="explore*5", room=26)
    state.dungeon.artifacts = artifact(10) | artifact(20)
    turn_of(state)
    assert state.thieves[0].artifacts == artifact(20)


def test_an_artifact_left_before_is_fetched_by_entering_anew() -> None:
    state = position("explore*2", draw="explore*5", room=21)
    state.dungeon.artifacts = artifact(7)
    made = turn_of(state)
    assert [step for step in made if step.startswith("walk")][1] == "walk 21"
    assert state.thieves[0].artifacts == artifact(7)


def test_swords_are_spent_on_monsters_of_a_tunnel() -> None:
    state = position("mercenary sidestep", draw="explore*5", room=26)
    state.dungeon.artifacts = artifact(20)
    assert "walk 31 swords 2" in turn_of(state)


def test_swords_that_are_left_beat_what_pays_best() -> None:
    made = turn_of(position("silver-spear", draw="explore*5", row="ogre orc-grunt"))
    assert made[1] == "fight ogre"


def test_gold_is_turned_into_a_crown() -> None:
    state = with_artifact(position("explore", draw="explore*5", room=26), 5)
    state.thieves[0].gold, state.dungeon.artifacts = 7, 0
    assert "trade crown" in turn_of(state)


# What is carried


def test_potions_of_healing_are_drunk_when_hurt_and_not_before() -> None:
    state = position("burgle", draw="explore*5")
    state.thieves[0].potions[1] = 1
    assert "drink healing" not in turn_of(state.copy())
    state.thieves[0].damage, state.thieves[0].supply = 1, state.thieves[0].supply - 1
    assert "drink healing" in turn_of(state)


def test_the_greater_potion_waits_until_both_hearts_count() -> None:
    state = position("burgle", draw="explore*5")
    state.thieves[0].potions[0] = 1
    state.thieves[0].damage, state.thieves[0].supply = 1, state.thieves[0].supply - 1
    assert "drink greater-healing" not in turn_of(state.copy())
    state.thieves[0].damage, state.thieves[0].supply = 2, state.thieves[0].supply - 1
    assert "drink greater-healing" in turn_of(state)


def test_a_potion_of_swiftness_makes_the_last_step_home() -> None:
    state = counting_down(with_artifact(position("burgle", draw="explore*5", room=2), 5), space=4)
    state.thieves[0].potions[3] = 1
    assert turn_of(state)[-2:] == ["drink swiftness", "walk 1"]


def test_rubbish_is_discarded_and_trashed() -> None:
    assert "discard stumble" in turn_of(position("sleight-of-hand stumble burgle", draw="explore*5"))
    assert "trash stumble" in turn_of(position("stumble burgle*4", play="", row="dragon-shrine", draw="explore*9"))


@pytest.mark.parametrize(
    ("hand", "draw", "order"),
    [
        ("stumble", "pickaxe*2", "choose 1"),  # more to discard from
        ("", "burgle*2 stumble", "choose 1"),  # the effect is worth more than such a card
        ("", "brilliance scepter-of-the-ape-lord singing-sword", "choose 2"),  # such a card is worth more
        ("stumble", "", "choose 2"),  # it can be drawn again
    ],
)
def test_waiting_cards_draw_first_unless_that_loses_something(hand: str, draw: str, order: str) -> None:
    state = position(f"rebel-captain apothecary {hand}", draw=draw)
    do(state, "play rebel-captain", "play apothecary", luck=NO_LUCK)
    assert move(state) == order


def test_the_search_tries_both_orders() -> None:
    state = position("rebel-captain apothecary stumble", draw="pickaxe*2 burgle*3")
    do(state, "play rebel-captain", "play apothecary", luck=NO_LUCK)
    assert is_decision(state)
    thought = think(state, "meister", moves=FEW_MOVES)
    assert RULES.describe(thought.move) in ("choose 1", "choose 2")
    assert thought.nodes >= FEW_MOVES, "not only as many moves as an outlook takes"


# By the rules, and again


@pytest.mark.parametrize(("seats", "board", "taking"), TABLES)
def test_no_rule_of_thumb_ever_does_anything_illegal(seats: int, board: str, taking: str) -> None:
    """Also not where only luck leads to."""
    luck = QuickChance(seats)
    for seed in range(6):
        state = begin(seats, seed, board=board, artifact=taking)
        player = RuleOfThumb((GESELLE, NEULING)[seed % 2])
        while seats_to_move := state.to_move():
            legal = state.legal(seats_to_move[0])
            meant = int(player.move(state))
            assert meant in legal
            state.play(seats_to_move[0], meant if luck.below(2) else legal[luck.below(len(legal))], luck)


@pytest.mark.parametrize(("seats", "board", "taking"), TABLES)
def test_neither_does_any_level_that_sees_only_a_view(seats: int, board: str, taking: str) -> None:
    state, luck = begin(seats, board=board, artifact=taking), QuickChance(1)
    for number in range(150):
        if not (to_move := state.to_move()):
            break
        seat = to_move[0]
        legal = state.legal(seat)
        at = Situation(RULES, seat, state.view(seat), legal, QuickChance(number))
        assert bot(LEVELS[number % 2], "klong").think(at).move in legal
        state.play(seat, legal[luck.below(len(legal))], luck)


def asked(seed: int) -> list[KlongState]:
    """Positions of a game in which somebody has a choice worth a search."""
    state, luck = begin(3, seed, board="b"), QuickChance(seed)
    found: list[KlongState] = []
    while to_move := state.to_move():
        legal = state.legal(to_move[0])
        if len(legal) > 1 and luck.below(12) == 0:
            found.append(state.copy())
        state.play(to_move[0], legal[luck.below(len(legal))], luck)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_can_be_had_again_and_begins_with_its_move(level: str) -> None:
    for state in asked(seed=2)[:8]:
        moves = FEW_MOVES if level == "meister" else None
        once, again = think(state, level, moves=moves), think(state, level, moves=moves)
        assert once._replace(seconds=0.0) == again._replace(seconds=0.0)
        assert once.move in state.legal(int(state.active))
        assert once.line[0] == once.move
        assert 0.0 <= once.outlook <= 1.0


def test_advice_answers_what_is_asked() -> None:
    kinds: set[str] = set()
    for state in asked(seed=5)[::4]:
        seat = int(state.active)
        advice = advise("klong", seat, state.view(seat), state.legal(seat), seed=1)
        assert advice.move in state.legal(seat)
        kinds.add(RULES.describe(advice.move).split()[0])
    assert len(kinds) > 2


# How well


@pytest.mark.parametrize(("seats", "board"), list(product((2, 3, 4), ("a", "b"))))
def test_the_journeyman_comes_out_with_a_score(seats: int, board: str) -> None:
    fates: list[int] = []
    for seed in range(200):
        state = begin(seats, seed, board=board)
        play_on(state, [RuleOfThumb(GESELLE)] * seats, QuickChance(seed))
        fates += [int(thief.fate) for thief in state.thieves]
    assert fates.count(LOST) < 0.15 * len(fates)


@pytest.mark.parametrize("board", ["a", "b"])
def test_the_journeyman_beats_the_newcomer_who_slips_now_and_then(board: str) -> None:
    won, luck, journeyman, newcomer = 0.0, QuickChance(1), RuleOfThumb(GESELLE), RuleOfThumb(NEULING)
    for number in range(60):
        state, seat = begin(2, seed=number // 2, board=board), number % 2
        while state.phase != OVER:
            legal = state.legal(int(state.active))
            if state.active == seat:
                made = int(journeyman.move(state))
            elif luck.below(100) < BLUNDERS_IN_100["neuling"]:
                made = legal[luck.below(len(legal))]
            else:
                made = int(newcomer.move(state))
            state.play(int(state.active), made, luck)
        won += state.rewards()[seat]
    assert won / 60 > 0.75


def test_who_searches_beats_the_rules_of_thumb() -> None:
    won = 0.0
    for number in range(2):
        state, luck, seat = begin(2, seed=number // 2), QuickChance(number // 2), number % 2
        other = RuleOfThumb(GESELLE)
        while state.phase != OVER:
            if state.active == seat:
                state.play(seat, think(state, "meister", number, moves=FEW_MOVES // 5).move, luck)
            else:
                state.play(1 - seat, int(other.move(state)), luck)
        won += state.rewards()[seat]
    assert won >= 1
