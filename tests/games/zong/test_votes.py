"""In doubt the majority decides: questions one after the other, secret until they are decided."""

from __future__ import annotations

import itertools
from typing import Unpack, cast

import pytest

from spieltisch.game import QuickChance, Refusal
from spieltisch.games.zong.rules.notation import FIRST_VOTE
from spieltisch.games.zong.rules.state import ZongState
from spieltisch.games.zong.rules.vote import MEASURED, OPEN, OTHER, possible_votes, verdict
from tests.games.zong.positions import (
    EDGE_OR_TARGET,
    ON_12_OR_13,
    ON_16_OR_17,
    RULES,
    TARGET_OR_EDGE,
    Agreed,
    Rest,
    Rigged,
    drawn,
    flick,
    kinds,
    near,
    phase,
    position,
    refusal,
    throw,
    told,
    vote,
)

PIECES = "4:2 9:1 20:0"
FIVE = "P5:34 4:2 9:1 20:0"


def doubtful(pieces: str, rests: dict[int, Rest], turn: int = 0, **options: Unpack[Agreed]) -> ZongState:
    state = position(pieces, turn, **options)
    throw(state, "zong", "0", "0")
    flick(state, rests)
    return state


def test_less_than_a_millimetre_between_two_readings_is_put_to_the_vote() -> None:
    state = position(PIECES)
    throw(state, "zong", "0", "0")
    story = flick(state, {1: ON_12_OR_13})
    assert kinds(story) == ["flicked", "doubted"]
    assert (phase(state), list(state.to_move())) == ("vote", [0, 1, 2])
    readings = [{"reason": "on", "field": 15, "place": "12"}, {"reason": "between", "field": 16, "place": "13"}]
    assert told(story, "doubted").values == {"seat": 1, "first": readings[0], "other": readings[1], "gap": 39}
    assert state.view(None)["doubt"] == {"seat": 1, "readings": readings, "gap": 39}
    assert state.view(None)["turn"] == 0


def test_a_clear_case_is_not_put_to_the_vote() -> None:
    assert phase(doubtful(PIECES, {1: near("12", 3.0)})) == "throw"


@pytest.mark.parametrize(
    ("rest", "first", "other"),
    [
        (ON_12_OR_13, "12", "13"),
        (ON_16_OR_17, "17", "16"),
        (TARGET_OR_EDGE, "★", "33"),
        (EDGE_OR_TARGET, "33", "★"),
        ((149.5, 358.95), "19", "13"),
    ],
    ids=["edge of a field", "beyond the edge of a field", "edge of the target", "beyond it", "nearest red field"],
)
def test_the_doubt_applies_to_fields_target_and_red_fields_alike(
    rest: tuple[float, float], first: str, other: str
) -> None:
    doubt = cast(dict[str, list[dict[str, object]]], doubtful(PIECES, {1: rest}).view(None)["doubt"])
    assert [reading["place"] for reading in doubt["readings"]] == [first, other]


def test_the_majority_may_overrule_the_measurement() -> None:
    state = doubtful(PIECES, {1: ON_12_OR_13})
    story = vote(state, 1, 1)
    assert drawn(state.position.towers) == "4:2 13:1 20:0"
    assert told(story, "tidied-between").values["place"] == "13"


def test_the_majority_may_confirm_the_measurement() -> None:
    state = doubtful(PIECES, {1: ON_12_OR_13})
    vote(state, 1, 0, 0)
    assert drawn(state.position.towers) == "4:2 12:1 20:0"


def test_a_tie_leaves_it_at_the_measurement() -> None:
    state = doubtful("P4:3 4:2 9:1 20:0", {1: ON_12_OR_13})
    story = vote(state, 1, 1, 0, 0)
    assert drawn(state.position.towers) == "P4:3 4:2 12:1 20:0"
    assert (told(story, "decided").values["ayes"], told(story, "decided").values["noes"]) == (2, 2)


@pytest.mark.parametrize(
    ("seats", "choice", "needed"),
    [(3, 0, 2), (3, 1, 2), (4, 0, 2), (4, 1, 3), (5, 0, 3), (5, 1, 3), (6, 0, 3), (6, 1, 4)],
)
def test_a_question_closes_as_soon_as_its_result_is_certain(seats: int, choice: int, needed: int) -> None:
    others = "".join(str(seat) for seat in range(3, seats))
    state = doubtful(f"4:2{others} 9:1 20:0", {1: ON_12_OR_13})
    story = vote(state, *[choice] * needed)
    assert phase(state) == "throw"
    assert kinds(story)[: needed + 1] == ["voted"] * needed + ["decided"]


def test_what_is_decided_is_told_with_its_votes() -> None:
    state = doubtful(PIECES, {1: ON_12_OR_13})
    decided = told(vote(state, 0, 1, 1), "decided")
    expected = {"seat": 1, "reason": "between", "field": 16, "place": "13", "ayes": 1, "noes": 2}
    assert (decided.seat, decided.values) == (1, expected)


def test_several_questions_come_one_after_the_other_in_the_order_of_the_seats() -> None:
    state = doubtful(PIECES, {2: ON_12_OR_13, 0: ON_16_OR_17})
    doubt = cast(dict[str, object], state.view(None)["doubt"])
    assert doubt["seat"] == 0
    story = vote(state, 1, 1)
    assert kinds(story) == ["voted", "voted", "decided", "doubted"]
    assert cast(dict[str, object], state.view(None)["doubt"])["seat"] == 2
    assert state.view(None)["settled"] == [[0, 1]]
    assert list(state.to_move()) == [0, 1, 2]
    assert drawn(state.position.towers) == PIECES
    vote(state, 0, 0)
    assert drawn(state.position.towers) == "9:1 12:2 16:0"


def test_during_a_vote_the_pieces_lie_where_they_came_to_rest() -> None:
    state = doubtful("4:2 9:10", {2: "off", 1: ON_12_OR_13})
    x, y = (round(100 * mm) for mm in near("9"))
    lying = state.view(None)["lying"]
    assert lying == [[x, y, 1], [round(100 * ON_12_OR_13[0]), round(100 * ON_12_OR_13[1]), -1], []]
    vote(state, 0, 0)
    assert state.view(None)["lying"] == []


def test_a_doubtful_piece_may_win_by_vote_or_not() -> None:
    for votes, winner in (([0, 0], -1), ([1, 1], 1)):
        state = doubtful(PIECES, {1: EDGE_OR_TARGET})
        vote(state, *votes)
        assert int(state.position.towers.winner) == winner
    state = doubtful(PIECES, {1: TARGET_OR_EDGE})
    vote(state, 1, 1)
    assert drawn(state.position.towers) == "4:2 20:0 33:1"


def test_when_a_piece_surely_lies_in_the_target_only_what_may_lie_there_too_is_asked() -> None:
    state = doubtful(PIECES, {2: (60.0, 40.0), 0: ON_12_OR_13})
    assert (phase(state), int(state.position.towers.winner)) == ("over", 2)
    state = doubtful(PIECES, {2: (60.0, 40.0), 0: ON_12_OR_13, 1: EDGE_OR_TARGET})
    assert cast(dict[str, object], state.view(None)["doubt"])["seat"] == 1
    vote(state, 1, 1)
    assert int(state.position.towers.winner) == 1


def test_once_the_players_have_put_a_piece_in_the_target_nothing_else_is_asked() -> None:
    state = doubtful(PIECES, {0: EDGE_OR_TARGET, 1: ON_12_OR_13})
    vote(state, 1, 1)
    assert (phase(state), int(state.position.towers.winner)) == ("over", 0)


def test_the_turn_goes_on_after_the_vote() -> None:
    state = position(PIECES)
    throw(state, "zong", "spiral", "7")
    flick(state, {1: ON_12_OR_13})
    story = vote(state, 0, 0)
    assert kinds(story)[-3:] == ["retreated", "attacked", "passed-on"]
    assert drawn(state.position.towers) == "4:2 12:1 18:0"


def test_the_vote_can_be_switched_off() -> None:
    state = doubtful(PIECES, {1: ON_12_OR_13}, vote=False)
    assert (phase(state), drawn(state.position.towers)) == ("throw", "4:2 12:1 20:0")


def test_nobody_votes_twice() -> None:
    state = doubtful(PIECES, {1: ON_12_OR_13})
    state.play(2, FIRST_VOTE, Rigged([]))
    assert refusal(state, 2, FIRST_VOTE + 1) == "already-voted"
    assert list(state.to_move()) == [0, 1]
    assert refusal(state, 3, FIRST_VOTE) == "not-your-turn"


def test_everybody_may_vote_in_any_order() -> None:
    outcomes = set()
    for order in itertools.permutations(range(3)):
        state = doubtful(PIECES, {1: ON_12_OR_13})
        for seat in order:
            if seat in state.to_move():
                state.play(seat, FIRST_VOTE + (seat != 0), Rigged([]))
        outcomes.add(drawn(state.position.towers))
    assert outcomes == {"4:2 13:1 20:0"}


# Secret votes


def test_a_vote_is_told_without_saying_for_what() -> None:
    for choice in (0, 1):
        state = doubtful(FIVE, {1: ON_12_OR_13})
        (event,) = vote(state, choice).events
        assert (event.kind, event.seat, event.values) == ("voted", 0, {})


def test_only_the_seat_itself_sees_its_vote() -> None:
    views = []
    for choice in (0, 1):
        state = doubtful(FIVE, {1: ON_12_OR_13})
        vote(state, choice)
        assert state.view(0)["mine"] == choice
        assert state.view(0)["voted"] == [True, False, False, False, False]
        views.append([state.view(seat) for seat in (1, 2, 3, 4, None)])
    assert views[0] == views[1]
    assert {view["mine"] for view in views[0]} == {-1}


def test_a_guess_keeps_the_own_vote_and_draws_the_others_anew() -> None:
    state = doubtful(FIVE, {1: ON_12_OR_13})
    vote(state, 0, 1, 1)
    drawn_votes = set()
    for seed in range(60):
        for guess in (state.guess(1, QuickChance(seed)), RULES.from_view(state.view(1), 1, QuickChance(seed))):
            assert isinstance(guess, ZongState)
            assert guess.view(1) == state.view(1)
            assert guess.position.vote is not None
            drawn_votes.add((int(guess.position.vote.voted), int(guess.position.vote.against)))
    # Two for each reading would be as possible as the truth; three alike would have closed the question.
    assert drawn_votes == {(0b111, 0b010), (0b111, 0b011), (0b111, 0b110)}


def test_a_view_in_which_the_question_would_be_closed_is_refused() -> None:
    state = doubtful(FIVE, {1: ON_12_OR_13})
    vote(state, 0, 1)
    for voted in ([True] * 5, [True] * 4 + [2]):
        with pytest.raises(Refusal):
            RULES.from_view({**state.view(0), "voted": voted}, 0, QuickChance(0))


# The majority


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_verdict_stands_only_when_the_missing_votes_cannot_change_it(seats: int) -> None:
    everybody = (1 << seats) - 1
    for voted in range(everybody + 1):
        for against in [votes for votes in range(everybody + 1) if not votes & ~voted]:
            missing = [votes for votes in range(everybody + 1) if not votes & (voted | ~everybody)]
            finals = {OTHER if 2 * bin(against | votes).count("1") > seats else MEASURED for votes in missing}
            assert verdict(seats, voted, against) == (finals.pop() if len(finals) == 1 else OPEN)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_open_vote_is_possible_and_no_other(seats: int) -> None:
    for voted in range(1 << seats):
        possible = possible_votes(seats, voted)
        assert all(verdict(seats, voted, against) == OPEN for against in possible)
        assert bool(possible) == (bin(voted).count("1") < seats)
