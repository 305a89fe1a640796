"""The bots of ZONG!: they see what wins, hit whom it pays to hit, and their hands tremble as their level says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from spieltisch.bots import LEVELS, Situation, bot
from spieltisch.game import UNLIMITED_STEPS, Budget, QuickChance, Thought
from spieltisch.games.zong.bots.aiming import HARMLESS, Tremble, trembling, varied, way_towards
from spieltisch.games.zong.bots.evaluation import Evaluation, evaluation_after
from spieltisch.games.zong.bots.flick_search import ERRORS, TRIES, FlickSearch
from spieltisch.games.zong.bots.knowledge import KNOWLEDGE
from spieltisch.games.zong.bots.levels import LEVELS as SKILLS
from spieltisch.games.zong.rules.board import BOARD_KEYS
from spieltisch.games.zong.rules.dice_discs import hands_of
from spieltisch.games.zong.rules.notation import FIRST_FLICK, FIRST_VOTE, MOVES, WAYS, flick_of, letters_of
from spieltisch.games.zong.rules.play import outcome_of
from spieltisch.games.zong.rules.position import ATTACK, FLICK, VOTE
from spieltisch.games.zong.rules.state import ZongState
from tests.clock import CountedClock, steps_only
from tests.games.zong.positions import ON_12_OR_13, RULES, begin, drawn, flick, position, stand, throw

MINUTE = 60.0
SKILLED = ("neuling", "geselle", "meister")
ONE_EACH = [[0, 1, 1], [3, 1, 1], [0, 1, 1]]


def by_steps(level: str) -> Budget:
    """As a level thinks at a table; no time passes."""
    return steps_only(level, SKILLS[level].steps)


def by_seconds(level: str, seconds: float = 0.3) -> Budget:
    """As a level thinks with --seconds, see bots/levels.py; a look at the clock costs a millisecond."""
    steps = UNLIMITED_STEPS if level == "meister" else SKILLS[level].steps
    return Budget(level, steps, seconds, CountedClock(0.001))


def with_all_the_steps(level: str) -> Budget:
    return steps_only(level, SKILLS["meister"].steps)


def hands(level: str) -> Tremble:
    return SKILLS[level].tremble


def searched(state: ZongState, budget: Budget) -> FlickSearch:
    """The search for a flick after which nothing more is to come in the turn."""
    evaluation = evaluation_after(state.position, 0, int(state.position.throw))
    search = FlickSearch(state.position, evaluation, 0, 0, budget)
    search.think(int(budget.steps), QuickChance(1))
    return search


def think(state: ZongState, level: str = "meister", seed: int = 1, budget: Budget | None = None) -> Thought:
    seat = state.to_move()[0]
    return KNOWLEDGE.think(state.copy(), seat, budget or by_steps(level), QuickChance(seed))


def with_hand(state: ZongState, hand: Sequence[int]) -> ZongState:
    """Whoever is to throw holds this, all others one risk and one lightning disc."""
    seats = int(state.position.setup.seats)
    state.position.hands = hands_of(
        [n for seat in range(seats) for n in (hand if seat == int(state.position.turn) else (0, 1, 1))]
    )
    return state


def thrown(state: ZongState) -> str:
    return letters_of(think(state).move)


def distance(state: ZongState, seat: int) -> int:
    return int(state.position.towers.goal - state.position.towers.fields[seat])


# Throws


def test_the_throw_that_surely_reaches_the_target_is_found() -> None:
    state = with_hand(position("28:0 30:1 31:2"), [3, 1, 1])
    assert thrown(state) == "BBB"
    assert think(state).outlook == 1.0
    assert think(state).proven


def test_points_are_risked_where_nothing_else_arrives() -> None:
    assert thrown(with_hand(position("14:0 33:1 32:2"), [2, 3, 0])) == "RRR"


def test_somebody_about_to_win_is_flicked_at_rather_than_raced() -> None:
    state = with_hand(position("5:0 33:1 4:2"), [2, 1, 2])
    assert "L" in thrown(state)


def test_what_is_thrown_counts_in_the_hand_of_the_next() -> None:
    towers = stand("20:0 28:1 10:2")
    armed = Evaluation(0, 1, [[2, 0, 0], [1, 3, 1], [0, 1, 1]]).share(towers)
    harmless = Evaluation(0, 1, [[0, 2, 0], [3, 1, 1], [0, 1, 1]]).share(towers)
    assert armed != harmless


# Outlook


def test_the_shares_of_all_seats_are_the_whole() -> None:
    towers = stand("20:01 10:2")
    shares = [Evaluation(seat, 1, ONE_EACH).share(towers) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert all(0.0 < share < 1.0 for share in shares)


def test_nearer_is_better_and_so_is_to_be_next() -> None:
    def share(seat: int, following: int, pieces: str) -> float:
        return Evaluation(seat, following, [[1, 1, 0]] * 3).share(stand(pieces))

    assert share(0, 1, "25:0 10:1 11:2") > share(0, 1, "20:0 10:1 11:2") > share(0, 1, "9:0 10:1 11:2")
    assert share(0, 1, "25:0 24:1 11:2") < share(0, 1, "25:0 23:1 11:2")


def test_who_stands_on_another_is_safer() -> None:
    lightnings = [[0, 0, 2], [0, 1, 4], [0, 0, 2]]
    assert Evaluation(0, 1, lightnings).share(stand("20:10 5:2")) > Evaluation(0, 1, lightnings).share(
        stand("20:01 5:2")
    )


def test_who_has_arrived_has_won() -> None:
    towers = stand("30:0 10:1 10:2")
    towers.attack(0, 7, 0)
    assert [Evaluation(seat, 1, ONE_EACH).share(towers) for seat in range(3)] == [1.0, 0.0, 0.0]


# Attack


def attacking(pieces: str, *faces: str) -> ZongState:
    state = position(pieces)
    throw(state, *faces)
    assert state.position.phase == ATTACK
    return state


def test_a_rival_is_left_behind() -> None:
    assert RULES.describe(think(attacking("20:01 22:2", "4", "4", "2")).move) == "go"


def test_the_winning_attack_is_proven() -> None:
    thought = think(attacking("30:01 22:2", "4", "4", "2"))
    assert thought.outlook == 1.0
    assert thought.proven


# Flicks


def flicking(pieces: str, *faces: str, board: str = "classic") -> ZongState:
    state = position(pieces, board=board)
    throw(state, "zong", *faces)
    assert state.position.phase == FLICK
    return state


def after(state: ZongState, move: int) -> ZongState:
    """Where the pieces are once the flick is tidied up and the turn is over, by the measurement."""
    twin = state.copy()
    twin.play(int(twin.position.turn), move, QuickChance(1))
    while twin.position.phase == VOTE:
        twin.play(twin.to_move()[0], FIRST_VOTE, QuickChance(1))
    if twin.position.phase == ATTACK:
        twin.play(int(twin.position.turn), think(twin).move, QuickChance(1))
    return twin


@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_the_leader_is_knocked_back(level: str) -> None:
    state = flicking("6:0 33:1 5:2", "0", "0")
    done = after(state, think(state, level).move)
    assert distance(done, 1) > distance(state, 1) + 6


@pytest.mark.parametrize("seed", range(4))
def test_nobody_hits_themselves_where_only_they_can_lose(seed: int) -> None:
    state = flicking("33:0 1:1 2:2", "2", "0")
    done = after(state, think(state, seed=seed).move)
    assert done.position.towers.winner == 0 or distance(done, 0) <= distance(state, 0)


@pytest.mark.parametrize("own", ["32", "33"])
def test_the_shot_over_the_rail_that_wins_is_taken(own: str) -> None:
    """Whoever flicks from the target can send a piece home only by way of a rail."""
    state = flicking(f"{own}:0 1:1 2:2", "0", "0")
    done = after(state, think(state).move)
    assert done.position.towers.winner == 0
    assert done.position.by_flick


def test_a_flick_that_would_only_harm_is_made_so_softly_that_nothing_happens() -> None:
    state = flicking("33:0 1:1 2:2", "2", "0")
    left_alone, flicked = after(state, HARMLESS), after(state, think(state, "neuling").move)
    assert left_alone.position.towers.fields[0] == flicked.position.towers.fields[0]


@pytest.mark.parametrize("key", BOARD_KEYS)
def test_the_harmless_flick_touches_nobody(key: str) -> None:
    for seats in range(3, 7):
        state = begin(seats, board=key)
        assert list(outcome_of(state.position, HARMLESS).fields) == list(state.position.towers.fields)


# Hands


def spread(level: str) -> float:
    meant = flick_of(HARMLESS + 600)
    done = [flick_of(KNOWLEDGE.carry_out(level, HARMLESS + 600, QuickChance(seed))) for seed in range(300)]
    assert {(flick.across, flick.along) for flick in done} == {(meant.across, meant.along)}
    return sum(abs(flick.dx - meant.dx) + abs(flick.strength - meant.strength) for flick in done) / len(done)


def test_hands_tremble_less_the_better_the_level() -> None:
    neuling, geselle, meister = (spread(level) for level in SKILLED)
    assert neuling > 2 * geselle > 4 * meister > 0


def test_errors_are_about_normal() -> None:
    """Two thirds within their spread, and none beyond three times as much."""
    tremble = Tremble(0.01, 0.0)
    errors = [flick_of(trembling(HARMLESS, tremble, QuickChance(seed))).dx / 2500 for seed in range(2000)]
    assert abs(sum(errors)) / len(errors) < 0.001
    assert max(map(abs, errors)) <= 0.031
    assert 0.6 < sum(abs(error) < 0.01 for error in errors) / len(errors) < 0.75


def test_only_flicks_are_carried_out_otherwise_than_meant() -> None:
    for level in LEVELS:
        assert all(KNOWLEDGE.carry_out(level, move, QuickChance(move)) == move for move in range(FIRST_FLICK))


@pytest.mark.parametrize("way", [0, 1, 2499, 4999, 5000, 9999, 12500, 15000, WAYS - 1])
def test_ways_point_where_they_are_aimed(way: int) -> None:
    it = flick_of(FIRST_FLICK + way * 1000)
    assert way_towards(3.0 * it.dx, 3.0 * it.dy) == way
    assert varied(FIRST_FLICK + way * 1000, 0.0, 0.0) == FIRST_FLICK + way * 1000


def test_no_flick_trembles_out_of_its_range() -> None:
    for seed in range(300):
        luck = QuickChance(seed)
        meant = FIRST_FLICK + luck.below(MOVES - FIRST_FLICK)
        assert FIRST_FLICK <= trembling(meant, Tremble(0.5, 2.0), luck) < MOVES


# At the table


def test_votes_follow_the_measurement() -> None:
    state = position("22:0 11:1 P3:2")
    throw(state, "zong", "0", "0")
    flick(state, {0: ON_12_OR_13})
    assert state.position.phase == VOTE
    for level in SKILLED:
        assert think(state, level).move == FIRST_VOTE


@pytest.mark.parametrize("level", SKILLED)
def test_a_thought_can_be_had_again(level: str) -> None:
    for state in (with_hand(position("12:0 14:12"), [2, 1, 2]), flicking("12:0 14:12", "4", "2")):
        once, again = think(state, level), think(state, level)
        assert once._replace(seconds=0.0) == again._replace(seconds=0.0)
        assert 0.0 <= once.outlook <= 1.0
        assert once.line == [once.move]


@cache
def walk(seats: int, key: str) -> list[ZongState]:
    """The positions of a random game."""
    state, luck = begin(seats, seed=seats, board=key, disc="own"), QuickChance(seats)
    found: list[ZongState] = []
    while (to_move := state.to_move()) and len(found) < 60:
        found.append(state.copy())
        legal = state.legal(to_move[0])
        state.play(to_move[0], legal[luck.below(len(legal))], luck)
    return found


@pytest.mark.parametrize("key", BOARD_KEYS)
@pytest.mark.parametrize("seats", range(3, 7))
def test_no_level_ever_does_anything_illegal(seats: int, key: str) -> None:
    for number, state in enumerate(walk(seats, key)):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        level = SKILLED[number % 2]
        at = Situation(RULES, seat, state.view(seat), legal, QuickChance(number))
        assert bot(level, "zong").think(at).move in legal


# Budgets: the level decides the hands, steps and seconds decide when to stop


def thinking() -> list[ZongState]:
    """Before a throw and before a flick."""
    return [
        with_hand(position("12:0 14:12"), [2, 1, 2]),
        with_hand(position("30:0 33:1 4:2", board="comet"), [1, 2, 2]),
        flicking("12:0 14:12", "4", "2"),
        flicking("32:0 1:1 2:2", "0", "0"),
        flicking("20:01 33:2", "7", "0", board="comet"),
    ]


@pytest.mark.parametrize("level", ["neuling", "geselle"])
def test_lower_levels_decide_the_same_with_ample_seconds_as_with_steps(level: str) -> None:
    for seed, state in enumerate(thinking()):
        with_steps = think(state, level, seed, by_steps(level))
        with_seconds = think(state, level, seed, by_seconds(level, MINUTE))
        assert with_seconds._replace(seconds=0.0) == with_steps._replace(seconds=0.0)


@pytest.mark.parametrize("make", [by_steps, by_seconds, with_all_the_steps], ids=["steps", "seconds", "many steps"])
@pytest.mark.parametrize("level", SKILLED)
def test_every_level_plans_with_its_own_hands(level: str, make: Callable[[str], Budget]) -> None:
    """However long it may think: what it expects of its flick is what its own hands would make of it."""
    state = flicking("6:0 33:1 5:2", "0", "0")
    best = searched(state, make(level)).best
    expected = [varied(best.move, turn * hands(level).direction, more * hands(level).strength) for turn, more in ERRORS]
    tried = [drawn(outcome) for outcome in best.outcomes]
    assert len(tried) > TRIES
    assert tried == [drawn(outcome_of(state.position, move)) for move in (best.move, *expected[: len(tried) - 1])]


@pytest.mark.parametrize("level", SKILLED)
def test_the_clock_ends_a_thought_that_would_take_too_long(level: str) -> None:
    for state in thinking():
        hurried = think(state, level, 1, Budget(level, UNLIMITED_STEPS, 0.02, CountedClock(0.001)))
        assert 0 < hurried.nodes < SKILLS["meister"].steps
        assert hurried.move in state.legal(0)
        assert hurried.seconds >= 0.02


def test_more_seconds_are_more_flicks_for_who_has_unlimited_steps() -> None:
    state = flicking("12:0 14:12", "4", "2")
    tried = [think(state, "meister", 1, by_seconds("meister", seconds)).nodes for seconds in (0.02, 0.04, 0.16)]
    assert tried == sorted(set(tried))


@pytest.mark.parametrize("seconds", [0.006, 0.02, 0.1])
def test_half_of_the_seconds_are_left_for_trying_the_best_again(seconds: float) -> None:
    state = flicking("6:0 33:1 5:2", "0", "0")
    assert len(searched(state, by_seconds("meister", seconds)).best.outcomes) > 1 + TRIES


def test_without_any_time_there_is_still_a_legal_move() -> None:
    for state in thinking():
        assert think(state, "meister", 1, by_seconds("meister", 0.0001)).move in state.legal(0)
