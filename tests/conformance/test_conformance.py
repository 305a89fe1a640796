"""What every game promises, tested over all registered games. See cases.py for what is played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pytest

from spieltisch.game import Chance, IllegalMove, QuickChance, State, Story
from spieltisch.games import games
from spieltisch.words import LANGS, Lang, say, texts, told
from tests.conformance.cases import (
    CASES,
    Moment,
    any_move,
    final_state,
    known_moves,
    random_game,
    some_moments,
    some_of,
)
from tests.suite import Case, suite

every_case = pytest.mark.parametrize("case", CASES, ids=str)


BETWEEN_ROUNDS = {"round-ended", "mixed"}
"""What is told where one round ends and the next begins."""


class CountingChance(Chance):
    def __init__(self, seed: int) -> None:
        self._chance = QuickChance(seed)
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return self._chance.below(n)


def everything_seen(state: State, case: Case) -> str:
    """All that anybody could learn of a state, as text."""
    views = [state.view(seat) for seat in (*range(case.seats), None)]
    legal = [str(offered(state, seat)) for seat in range(case.seats)]
    return json.dumps([views, legal, list(state.to_move())])


def offered(state: State, seat: int) -> Sequence[int]:
    """The moves of a seat, listed or as the range they are."""
    legal = state.legal(seat)
    return legal if isinstance(legal, range) else list(legal)


def test_every_game_is_played_here() -> None:
    assert {case.key for case in CASES} == set(games())


@every_case
def test_legal_moves_are_sorted_unique_known_and_accepted(case: Case) -> None:
    for moment in random_game(case, seed=1):
        legal = offered(moment.state, moment.seat)
        assert legal.step == 1 if isinstance(legal, range) else legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] < case.facts.moves
        if moment.ply % 7 == 0:
            for move in some_of(legal):
                moment.state.copy().play(moment.seat, move, QuickChance(0))


@every_case
def test_only_seats_to_move_have_moves(case: Case) -> None:
    for moment in some_moments(case, seed=2):
        for seat in range(case.seats):
            assert bool(moment.state.legal(seat)) == (seat in moment.state.to_move())


@every_case
def test_illegal_moves_are_refused_without_a_trace(case: Case) -> None:
    strange = [-1, case.facts.moves, 2**40, 2**70, -(2**70)]
    for moment in random_game(case, seed=3):
        if moment.ply % 16:
            continue
        state = moment.state
        before = everything_seen(state, case)
        story, chance = Story(), CountingChance(0)
        legal = offered(state, moment.seat)
        illegal = [move for move in (*known_moves(case), *strange) if move not in legal]
        refusals = {
            refusal.key: refusal for refusal in (refused(state, moment.seat, move, chance, story) for move in illegal)
        }
        for key, refusal in refusals.items():
            assert_said(case, f"refusal.{key}", refusal.values)
        for seat in [seat for seat in range(case.seats) if seat not in state.to_move()] + [case.seats, -1, 2**70]:
            with pytest.raises(IllegalMove):
                state.play(seat, moment.move, chance, story)
        assert everything_seen(state, case) == before
        assert not story.events
        assert not chance.drawn


def refused(state: State, seat: int, move: int, chance: Chance, story: Story) -> IllegalMove:
    try:
        state.play(seat, move, chance, story)
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(f"move {move} of seat {seat} was accepted")


@every_case
def test_nothing_can_be_played_after_the_end(case: Case) -> None:
    state = final_state(case, seed=4)
    before = everything_seen(state, case)
    for seat in range(case.seats):
        assert not state.legal(seat)
        for move in known_moves(case)[::50]:
            with pytest.raises(IllegalMove):
                state.play(seat, move, QuickChance(0))
    assert everything_seen(state, case) == before


@every_case
def test_copies_are_independent(case: Case) -> None:
    for moment in random_game(case, seed=5):
        if moment.ply % 9 == 0:
            before = everything_seen(moment.state, case)
            twin = moment.state.copy()
            assert everything_seen(twin, case) == before
            twin.playout(QuickChance(1))
            assert twin.result() is not None
            assert everything_seen(moment.state, case) == before


@every_case
def test_the_same_luck_and_moves_lead_to_the_same_game(case: Case) -> None:
    assert [everything_seen(moment.state, case) for moment in some_moments(case, seed=6)] == [
        everything_seen(moment.state, case) for moment in some_moments(case, seed=6)
    ]


@every_case
def test_views_can_be_sent_as_json(case: Case) -> None:
    for moment in some_moments(case, seed=7):
        for seat in (*range(case.seats), None):
            view = moment.state.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_a_view_leads_back_to_a_state_seen_the_same(case: Case) -> None:
    """The swap test: everything that a seat cannot know is drawn anew, and it must not notice."""
    for moment in some_moments(case, seed=8):
        for seat in range(case.seats):
            seen = moment.state.view(seat)
            chance = QuickChance(moment.ply)
            guesses = [moment.state.guess(seat, chance)]
            if moment.ply % 5 == 0:
                guesses.append(case.game.from_view(json.loads(json.dumps(seen)), seat, chance))
            for guess in guesses:
                assert guess.view(seat) == seen
                assert offered(guess, seat) == offered(moment.state, seat)
                assert list(guess.to_move()) == list(moment.state.to_move())


@every_case
def test_a_guess_and_the_truth_tell_a_seat_the_same_story(case: Case) -> None:
    """Unless something is hidden just then, which the move may bring to light."""
    for moment in random_game(case, seed=9):
        if moment.ply % 5 == 0:
            truth, seat = moment.state, moment.seat
            guess = case.game.from_view(truth.view(seat), seat, QuickChance(0))
            nothing_hidden = (
                everything_seen(guess, case) == everything_seen(truth, case) and not suite(case.key).hidden_from_all
            )
            assert nothing_hidden or case.facts.hidden
            told = [visible_story(state.copy(), seat, moment.move) for state in (truth, guess)]
            assert told[0] == told[1] or not nothing_hidden


def visible_story(state: State, seat: int, move: int) -> list[object]:
    story = Story()
    state.play(seat, move, QuickChance(0), story)
    return [(event.kind, event.seat, event.values) for event in story.events if event.visible_to(seat)]


@every_case
def test_the_end_has_a_view_that_leads_back_to_it(case: Case) -> None:
    state = final_state(case, seed=10)
    again = case.game.from_view(state.view(0), 0, QuickChance(0))
    assert everything_seen(again, case) == everything_seen(state, case)
    assert again.rewards() == state.rewards()


@every_case
def test_where_nothing_is_hidden_all_see_the_same(case: Case) -> None:
    for moment in some_moments(case, seed=11):
        views = [moment.state.view(seat) for seat in (*range(case.seats), None)]
        assert case.facts.hidden or all(view == views[0] for view in views)


@every_case
def test_every_move_is_written_and_read_back(case: Case) -> None:
    for move in known_moves(case):
        written = case.game.describe(move)
        assert written.isascii()
        assert written == " ".join(written.split())
        assert case.game.parse(written) == move


@every_case
def test_a_feat_is_reproducible_and_changes_nothing(case: Case) -> None:
    for moment in random_game(case, seed=14):
        state, seat = moment.state, moment.seat
        if moment.ply % 5 and not isinstance(state.legal(seat), range):
            continue
        before = everything_seen(state, case)
        feat = state.feat(seat, moment.move)
        assert feat == state.feat(seat, moment.move)
        assert everything_seen(state, case) == before
        assert all("!" <= sign <= "~" for sign in feat)
        assert state.copy().feat(seat, moment.move) == feat
        assert case.game.from_view(state.view(seat), seat, QuickChance(0)).feat(seat, moment.move) == feat


@every_case
def test_a_replay_leads_to_what_the_move_led_to(case: Case) -> None:
    """To the same position with the same luck and the same story; and nobody needs to listen for that."""
    for moment in some_moments(case, seed=15):
        feat = moment.state.feat(moment.seat, moment.move)
        made = [played(moment, case, as_made), played(moment, case, partial(as_kept, feat))]
        assert made[0] == made[1]
        unheard, luck = moment.state.copy(), CountingChance(moment.ply)
        unheard.play(moment.seat, moment.move, luck)
        assert [everything_seen(unheard, case), luck.drawn] == made[0][:2]


def as_made(state: State, moment: Moment, luck: Chance, story: Story) -> None:
    state.play(moment.seat, moment.move, luck, story)


def as_kept(feat: str, state: State, moment: Moment, luck: Chance, story: Story) -> None:
    state.replay(moment.seat, moment.move, feat, luck, story)


def played(moment: Moment, case: Case, make: Callable[[State, Moment, Chance, Story], None]) -> list[object]:
    state, luck, story = moment.state.copy(), CountingChance(moment.ply), Story()
    make(state, moment, luck, story)
    told = [(event.kind, event.seat, event.values, event.seen_by) for event in story.events]
    return [everything_seen(state, case), luck.drawn, told]


@every_case
def test_a_feat_that_is_not_the_moves_own_is_refused_without_a_trace(case: Case) -> None:
    for moment in random_game(case, seed=16):
        state = moment.state
        if moment.ply % 16 and not isinstance(state.legal(moment.seat), range):
            continue
        feat = state.feat(moment.seat, moment.move)
        malformed = ["", " ", "?", f"{feat}?", f"{feat} ", feat + feat, feat[: len(feat) // 2]] if feat else ["?", "0"]
        before = everything_seen(state, case)
        story, chance = Story(), CountingChance(0)
        for text in malformed:
            with pytest.raises(IllegalMove) as refusal:
                state.replay(moment.seat, moment.move, text, chance, story)
            assert_said(case, f"refusal.{refusal.value.key}", refusal.value.values)
        assert everything_seen(state, case) == before
        assert not story.events
        assert not chance.drawn


@every_case
def test_luck_is_drawn_only_when_the_facts_say_so(case: Case) -> None:
    for seed in range(3):
        chance = QuickChance(seed)
        state = case.start(seed)
        while seats := state.to_move():
            luck, story = CountingChance(seed), Story()
            seat = seats[chance.below(len(seats))]
            state.play(seat, any_move(case, state.legal(seat), chance), luck, story)
            kinds = {event.kind for event in story.events}
            allowed = {"none": False, "start": False, "rounds": bool(kinds & BETWEEN_ROUNDS), "throughout": True}
            assert not luck.drawn or allowed[case.facts.luck]


@pytest.mark.parametrize("case", [case for case in CASES if case.facts.take_back == "turn"], ids=str)
def test_what_a_seat_learns_costs_luck_where_others_may_see_it_taken_back(case: Case) -> None:
    """Whatever the others hold, a move without luck leads to the same sight, so it may be made and unmade."""
    for moment in some_moments(case, seed=18):
        guess, luck = moment.state.guess(moment.seat, QuickChance(moment.ply)), CountingChance(0)
        guess.play(moment.seat, moment.move, luck)
        if not luck.drawn:
            truth = moment.state.copy()
            truth.play(moment.seat, moment.move, luck)
            assert truth.view(moment.seat) == guess.view(moment.seat)
            assert not luck.drawn


@every_case
def test_seats_are_those_of_the_facts(case: Case) -> None:
    least, most = case.facts.seats
    assert least <= case.seats <= most
    for moment in random_game(case, seed=12):
        assert set(moment.state.to_move()) <= set(range(case.seats))
        assert case.facts.simultaneous or len(moment.state.to_move()) == 1


@pytest.mark.parametrize("key", games())
def test_facts_about_what_is_hidden_and_who_acts_at_once_come_true(key: str) -> None:
    at_once = hidden = False
    cases = [case for case in CASES if case.key == key]
    for case in cases:
        for moment in random_game(case, seed=17):
            at_once |= len(moment.state.to_move()) > 1
            hidden = (
                hidden
                or any(moment.state.view(seat) != moment.state.view(None) for seat in range(case.seats))
                or brings_to_light(moment, case)
            )
    assert (at_once, hidden) == (cases[0].facts.simultaneous, cases[0].facts.hidden)


def brings_to_light(moment: Moment, case: Case) -> bool:
    """Whether a move leads elsewhere in the truth than in what its seat takes for the truth, with the same luck."""
    states = [moment.state.copy(), moment.state.guess(moment.seat, QuickChance(moment.ply))]
    for state in states:
        state.play(moment.seat, moment.move, QuickChance(0))
    return everything_seen(states[0], case) != everything_seen(states[1], case)


@every_case
def test_rewards_follow_the_places(case: Case) -> None:
    for seed in range(10):
        state = final_state(case, seed)
        result, rewards = state.result(), state.rewards()
        assert result is not None
        assert len(result.places) == len(result.scores) == len(rewards) == case.seats
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        if not result.winners():
            assert set(result.places) == {2}, "where nobody wins, nobody comes first and all come next"
            assert not any(rewards)
        elif case.seats > 1:
            assert sum(rewards) == pytest.approx(1.0)
            assert {seat for seat, reward in enumerate(rewards) if reward == max(rewards)} == set(result.winners())
            for seat, place in enumerate(result.places):
                assert place == 1 + sum(other < place for other in result.places), f"seat {seat} is misplaced"


@every_case
def test_a_playout_is_a_game_of_legal_moves(case: Case) -> None:
    for seed in range(5):
        state = case.start(seed)
        moves = state.playout(QuickChance(seed))
        assert moves > 0
        assert not state.to_move()
        assert state.result() is not None


@every_case
def test_everything_that_happens_is_told(case: Case) -> None:
    """In whole sentences. An event may be silent where the sentence of another one of the same move tells it.

    In real time hands come and go too quickly for sentences.
    """
    for seed in range(4):
        chance = QuickChance(seed)
        state = case.start(seed)
        while seats := state.to_move():
            seat, story = seats[chance.below(len(seats))], Story()
            state.play(seat, any_move(case, state.legal(seat), chance), chance, story)
            assert story.events
            if not case.facts.real_time or told("de", case.key, story.events):
                assert_told(case, story)
        result = state.result()
        assert result is not None
        assert_said(case, f"result.{result.reason}", {**result.values, "winners": ["Ada"]})


@every_case
def test_the_start_is_told_where_luck_had_a_hand_in_it(case: Case) -> None:
    for seed in range(4):
        story, chance = Story(), CountingChance(seed)
        case.game.new(case.seats, case.facts.complete(case.seats, case.given), chance, story)
        if chance.drawn:
            assert_told(case, story)


def assert_told(case: Case, story: Story) -> None:
    for lang in LANGS:
        sentences = told(lang, case.key, story.events)
        assert sentences, f"{lang} has no sentence for any of {[event.kind for event in story.events]}"
        for event in sentences:
            assert_said(case, f"story.{event.kind}", event.values, event.seat)


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("lang", LANGS)
def test_names_and_options_have_words(key: str, lang: Lang) -> None:
    known = texts(lang, key)
    assert {"name", "line"} <= known.keys()
    for option in Case(key, 2).facts.options:
        assert f"option.{option.key}.name" in known
        assert {f"option.{option.key}.{value}" for value in option.values} <= known.keys()
        if option.seats or option.needs:
            assert f"refusal.option-needs-{option.key}" in known


NAMELESS = re.compile(r"\w+\.[\w-]*\.name")
"""What words.py writes for a thing that has no name."""


def assert_said(case: Case, key: str, values: Mapping[str, object], seat: int | None = None) -> None:
    names = [f"Name{number}" for number in range(case.seats)]
    for lang in LANGS:
        for reader in (seat, None):
            sentence = say(lang, case.key, key, values, names, seat, reader)
            assert sentence != key, f"{lang} has no sentence for {key}"
            assert "{" not in sentence
            assert "?" not in sentence
            assert not NAMELESS.search(sentence), f"{lang} has no name for {sentence}"


@every_case
def test_secrets_never_show(case: Case) -> None:
    secrets = suite(case.key).secrets
    assert case.facts.hidden == (secrets is not None)
    if secrets is None:
        return
    for moment in random_game(case, seed=13):
        for seat in (*range(case.seats), None):
            shown = json.dumps(moment.state.view(seat))
            assert not [secret for secret in secrets(moment.state, seat) if secret in shown]
