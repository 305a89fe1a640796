"""The levels people can ask for, playing Nummerus Zahlus."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy

import pytest

from spieltisch.bots import LEVELS, Situation, advise, bot, levels, think
from spieltisch.bots.levels import ADVICE_SECONDS, CEILING_SECONDS, ITERATIONS
from spieltisch.bots.searcher import GeneralSearch, Searcher
from spieltisch.facts import read_facts
from spieltisch.game import Budget, Chance, Knowledge, Options, QuickChance, Refusal, State, Thought, View
from spieltisch.games import game
from tests.bots.toys import Darts, Throw
from tests.clock import CountedClock, on_the_clock
from tests.toy import Toy

VARIANTS: list[tuple[int, Options]] = [
    (1, {"scoring": "solitaire"}),
    (2, {}),
    (2, {"swap": True}),
    (2, {"scoring": "tournament", "rounds": 2, "swap": True}),
    (3, {"scoring": "tournament", "rounds": 2}),
    (3, {"scoring": "solitaire"}),
    (4, {"swap": True}),
]


def new_game(seats: int, options: Options, seed: int = 1) -> State:
    return game("nummerus").new(seats, read_facts("nummerus").complete(seats, options), QuickChance(seed))


def test_every_level_has_its_name() -> None:
    assert [bot(level, "nummerus").name for level in LEVELS] == ["zufall", "neuling", "geselle", "meister"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        bot("weltmeister", "nummerus")
    assert refusal.value.key == "level-unknown"


def test_for_contests_there_is_a_search_that_knows_nothing() -> None:
    plain = bot("uct", "nummerus")
    assert plain.name == "uct"
    assert plain.name not in LEVELS
    assert isinstance(plain, Searcher)
    assert isinstance(plain.search, GeneralSearch)
    assert plain.search.knowledge.candidates(start := new_game(2, {}), 0) == start.legal(0)


@pytest.mark.parametrize("level", ["uct", "neuling", "meister"])
def test_for_contests_every_bot_can_be_given_the_same_time(level: str) -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    nodes = []
    for seconds in (0.003, 0.03):
        at = Situation(game("nummerus"), seat, state.view(seat), state.legal(seat), QuickChance(1))
        nodes.append(on_the_clock(bot(level, "nummerus", seconds), CountedClock(0.001)).think(at).nodes)
    assert 0 < nodes[0] < nodes[1]


def test_only_moves_that_were_thought_about_have_looked_ahead() -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    view, legal = state.view(seat), state.legal(seat)
    assert think("nummerus", "zufall", seat, view, legal, seed=1).depth == 0
    assert think("nummerus", "meister", seat, view, legal[:1], seed=1).depth == 0
    novice = [think("nummerus", "neuling", seat, view, legal, seed) for seed in range(60)]
    blunders = [thought for thought in novice if thought.depth == 0]
    assert 3 < len(blunders) < 25
    assert all(thought.line[0] == thought.move for thought in novice)
    assert all(thought.line == [thought.move] and thought.nodes == 0 for thought in blunders)


class Foresight(Knowledge):
    """A search of its own for masters: it always sees the last move win."""

    def steps(self, level: str) -> int:
        return 70 if level == "meister" else 0

    def think(self, state: State, seat: int, budget: Budget, chance: Chance) -> Thought:
        last = state.legal(seat)[-1]
        return Thought(last, [last], 1, budget.steps, budget.seconds, 1.0, proven=True)


@pytest.fixture
def fresh_bots() -> Iterator[None]:
    bot.cache_clear()
    yield
    bot.cache_clear()


@pytest.mark.usefixtures("fresh_bots")
def test_a_game_may_bring_its_own_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda key: Toy(game(key), read_facts(key), Foresight()))
    state = new_game(2, {})
    seat = state.to_move()[0]
    question = (seat, state.view(seat), state.legal(seat), 1)
    master = think("nummerus", "meister", *question)
    assert master == Thought(state.legal(seat)[-1], [state.legal(seat)[-1]], 1, 70, CEILING_SECONDS, 1.0, True)
    assert advise("nummerus", *question) == master._replace(seconds=ADVICE_SECONDS)
    assert think("nummerus", "geselle", *question).nodes == ITERATIONS["geselle"], "the general search"
    assert not think("nummerus", "uct", *question).proven, "a yardstick knows nothing"


class Trembling(Foresight):
    """Means the last move and makes one before it, the more before it the lower the level."""

    def steps(self, level: str) -> int:
        return 70

    def carry_out(self, level: str, move: int, chance: Chance) -> int:
        return move - 1 - chance.below({"neuling": 1000, "geselle": 100, "meister": 10}[level])


@pytest.mark.usefixtures("fresh_bots")
def test_a_level_carries_a_move_out_as_well_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda _: Toy(Darts(), read_facts("nummerus"), Trembling()))
    question = (0, (state := Throw(seats=2)).view(0), state.legal(0))
    last = state.legal(0)[-1]
    for level, most in (("neuling", 1000), ("geselle", 100), ("meister", 10)):
        thoughts = [think("nummerus", level, *question, seed) for seed in range(40)]
        misses = [last - thought.move for thought in thoughts]
        assert 0 < min(misses) <= max(misses) <= most
        assert max(misses) > most // 2
        assert all(thought.line == [thought.move] for thought in thoughts), "the line begins with what was done"
        assert all(thought.depth == 1 for thought in thoughts), "an unsteady hand is the only error there is"


class Dutiful(Knowledge):
    def duty(self, view: View) -> int | None:
        return 9 if view["misses"] else None


@pytest.mark.usefixtures("fresh_bots")
@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_a_duty_every_level_does_it(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda _: Toy(Darts(), read_facts("nummerus"), Dutiful()))
    free, bound = Throw(seats=3), Throw(seats=3, misses=[5])
    assert {think("nummerus", level, 1, bound.view(1), bound.legal(1), seed).move for seed in range(30)} == {9}
    assert think("nummerus", level, 0, free.view(0), free.legal(0), seed=1).move != 9


@pytest.mark.usefixtures("fresh_bots")
def test_advice_and_the_yardstick_have_a_steady_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "folder", lambda _: Toy(Darts(), read_facts("nummerus"), Trembling()))
    question = (0, (state := Throw(seats=2)).view(0), state.legal(0))
    assert advise("nummerus", *question, 1).move == state.legal(0)[-1]
    plain = think("nummerus", "uct", *question, 1)
    assert plain.move in state.legal(0)
    assert plain.line[0] == plain.move


def test_chance_throws_anywhere() -> None:
    legal = Throw(seats=2).legal(0)
    drawn = [
        bot("zufall", "nummerus").choose(Situation(Darts(), 0, {}, legal, QuickChance(seed))) for seed in range(200)
    ]
    assert all(move in legal for move in drawn)
    assert max(drawn) - min(drawn) > Throw.WIDTH // 2


def test_a_range_goes_to_another_process_as_it_is() -> None:
    legal = Throw(seats=2).legal(0)
    assert pickle.loads(pickle.dumps(legal)) == legal
    assert len(pickle.dumps(legal)) < 100


def test_advice_is_thought_about_even_without_a_choice() -> None:
    state = new_game(2, {})
    while len(state.legal(seat := state.to_move()[0])) > 1:
        state.play(seat, state.legal(seat)[0], QuickChance(0))
    advice = advise("nummerus", seat, state.view(seat), state.legal(seat), seed=1)
    assert advice.move == state.legal(seat)[0]
    assert advice.depth > 0


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("level", ["zufall", "neuling"])
def test_plays_whole_games_by_the_rules(level: str, seats: int, options: Options) -> None:
    state, luck = new_game(seats, options), QuickChance(2)
    while to_move := state.to_move():
        seat = to_move[0]
        move = think("nummerus", level, seat, state.view(seat), state.legal(seat), seed=len(state.legal(seat))).move
        assert move in state.legal(seat)
        state.play(seat, move, luck)
    assert state.result() is not None


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("played", [0, 31, 44])
def test_the_master_moves_by_the_rules_and_leaves_the_view_alone(seats: int, options: Options, played: int) -> None:
    state = new_game(seats, options)
    for number in range(played):
        seat = state.to_move()[0]
        state.play(seat, state.legal(seat)[-1 - number % 2 * (len(state.legal(seat)) > 1)], QuickChance(number))
    seat = state.to_move()[0]
    view = state.view(seat)
    before = deepcopy(view)
    assert think("nummerus", "meister", seat, view, state.legal(seat), seed=5).move in state.legal(seat)
    assert view == before


def test_the_same_seed_gives_the_same_thought_in_another_process() -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    question = ("nummerus", "geselle", seat, state.view(seat), list(state.legal(seat)), 11)
    assert pickle.loads(pickle.dumps(question)) == question
    with ProcessPoolExecutor(1) as pool:
        elsewhere = pool.submit(think, *question).result(timeout=30)
    assert elsewhere._replace(seconds=0.0) == think(*question)._replace(seconds=0.0)


def test_a_seat_can_try_moves_on_a_position_of_its_own() -> None:
    state = new_game(2, {})
    seat = state.to_move()[0]
    at = Situation(game("nummerus"), seat, state.view(seat), state.legal(seat), QuickChance(1))
    imagined = at.guess()
    imagined.play(seat, at.legal[0], at.chance)
    assert state.view(seat) == at.view != imagined.view(seat)
