"""Picking up barrels, shaking, putting back and choosing: all at once, or in turn."""

from __future__ import annotations

import pytest

from spieltisch.game import IllegalMove, QuickChance, Refusal
from spieltisch.games.zappzerapp.rules.barrels import stones_in
from tests.games.zappzerapp.positions import FACTS, begin, choose, kinds, legal, of_kind, play, refusal, table


def test_everybody_acts_at_once_until_all_have_chosen() -> None:
    state = table([], [], [], [])
    assert list(state.to_move()) == [0, 1, 2, 3]
    assert state.view(None)["turn"] == -1
    choose(state, {2: 5})
    assert list(state.to_move()) == [0, 1, 3]
    choose(state, {0: 6, 3: 7})
    assert list(state.to_move()) == [1]
    choose(state, {1: 8})
    assert state.view(None)["phase"] == "run"


def test_a_hand_is_empty_or_takes_any_barrel_of_the_hill() -> None:
    state = table()
    takes = [f"{hand} {place}" for hand in ("left", "right") for place in range(1, 14)]
    assert legal(state, 0) == [*takes, "pass"]


def test_one_barrel_in_each_hand() -> None:
    state = table()
    play(state, 0, "left 3", "right 9")
    assert state.view(0)["hands"] == [[2, 8], [-1, -1]]
    assert legal(state, 0) == ["back left", "back right", "choose left", "choose right", "pass"]


def test_two_hands_hold_at_most_two() -> None:
    state = table()
    play(state, 0, "left 3", "right 9")
    assert refusal(state, 0, "left 4") == refusal(state, 0, "right 4") == "hand-full"


def test_a_barrel_in_a_hand_cannot_be_taken_by_anyone_else() -> None:
    state = table()
    play(state, 0, "left 3")
    assert refusal(state, 1, "left 3") == refusal(state, 1, "right 3") == "taken"
    assert "left 3" not in legal(state, 1)


def test_a_barrel_set_down_cannot_be_taken_by_anyone_else() -> None:
    state = table([], [], [])
    choose(state, {0: 3})
    assert refusal(state, 1, "left 3") == "taken"
    assert "left 3" not in legal(state, 2)


def test_a_barrel_in_the_own_hand_is_not_taken_again() -> None:
    state = table()
    play(state, 0, "left 3")
    assert refusal(state, 0, "right 3") == refusal(state, 0, "left 3") == "in-your-hand"


def test_a_barrel_may_be_put_back_and_another_taken() -> None:
    state = table()
    play(state, 0, "left 3", "back left", "left 4")
    assert state.view(0)["hands"] == [[3, -1], [-1, -1]]
    assert state.view(0)["hill"] == [place != 3 for place in range(13)]


def test_what_is_put_back_stands_at_its_old_place_for_everybody() -> None:
    state = table()
    play(state, 0, "right 3", "back right")
    play(state, 1, "left 3")
    assert stones_in(state, 1, 0) == 3
    play(state, 1, "back left")
    play(state, 0, "left 3")
    assert stones_in(state, 0, 0) == 3, "within a round nobody mixes"


def test_an_empty_hand_puts_nothing_back_and_chooses_nothing() -> None:
    state = table()
    play(state, 0, "left 3")
    assert refusal(state, 0, "back right") == refusal(state, 0, "choose right") == "hand-empty"


def test_choosing_frees_the_other_hand() -> None:
    state = table()
    play(state, 0, "left 3", "right 9", "choose right")
    view = state.view(0)
    assert view["hands"] == [[-1, -1], [-1, -1]]
    assert view["chosen"] == [8, -1]
    assert view["hill"] == [place != 8 for place in range(13)]
    assert "left 3" in legal(state, 1)


def test_choosing_is_final() -> None:
    state = table()
    play(state, 0, "left 3", "choose left")
    for move in ("left 4", "right 3", "back left", "choose left", "pass"):
        assert refusal(state, 0, move) == "already-chosen"
    assert legal(state, 0) == []


def test_who_passes_chooses_nothing_and_frees_both_hands() -> None:
    state = table()
    play(state, 0, "left 3", "right 9", "pass")
    view = state.view(0)
    assert view["hands"] == [[-1, -1], [-1, -1]]
    assert view["chosen"] == [-2, -1]
    assert view["hill"] == [True] * 13
    assert refusal(state, 0, "left 3") == "already-chosen"


def test_who_passed_gets_no_move() -> None:
    state = table()
    told = choose(state, {0: None, 1: 4})
    assert [seat for seat, _ in of_kind(told, "turned")] == [1]
    assert state.view(None)["order"] == [1]


def test_while_all_listen_nobody_runs_and_nobody_gets_ready() -> None:
    state = table()
    assert refusal(state, 0, "run start") == refusal(state, 0, "stay") == "listen-first"
    assert refusal(state, 0, "ready") == "no-ready"


def test_hands_are_told_for_the_eye() -> None:
    state = table()
    told = play(state, 1, "right 3", "back right", "left 4", "choose left")
    assert [(event.kind, event.seat, event.values) for event in told] == [
        ("took", 1, {"hand": "right", "place": 2}),
        ("put-back", 1, {"hand": "right", "place": 2}),
        ("took", 1, {"hand": "left", "place": 3}),
        ("chose", 1, {"hand": "left", "place": 3}),
    ]


# The signal


def test_everybody_begins_to_listen_at_a_signal() -> None:
    state = table([3], [4], [5])
    assert state.on_signal(), "in the first round, too"
    choose(state, {0: 4, 1: 6, 2: 9})
    assert not state.on_signal(), "runs wait for nobody"
    for seat in (2, 1, 0):
        assert not state.on_signal()
        play(state, seat, "stay")
    assert state.view(None)["round"] == 2
    assert state.on_signal()


def test_a_round_in_which_nobody_runs_is_followed_by_a_signal() -> None:
    state = table()
    choose(state, {0: None, 1: None})
    assert state.view(None)["round"] == 2
    assert state.on_signal()


def test_there_is_no_signal_where_all_listen_in_turn() -> None:
    """Whoever is asked says when to begin."""
    state = begin(2, listening="in-turn")
    assert not state.on_signal()
    play(state, 0, "ready")
    assert not state.on_signal()


def test_there_is_no_signal_after_the_end() -> None:
    state = table([20, 25, 25], [3])
    choose(state, {0: 9, 1: 2})
    play(state, 0, "run 20")
    assert not state.on_signal()


@pytest.mark.parametrize("seconds", ["0", "5"])
def test_the_length_of_the_signal_is_for_those_who_listen_together(seconds: str) -> None:
    assert FACTS.complete(2, {"signal": seconds})["signal"] == seconds
    with pytest.raises(Refusal, match="option-needs-signal"):
        FACTS.complete(2, {"signal": seconds, "listening": "in-turn"})


# One after the other


def test_in_turn_they_listen_clockwise_from_the_thrower() -> None:
    state = begin(3, listening="in-turn", start="2")
    for seat in (1, 2, 0):
        assert list(state.to_move()) == [seat]
        assert state.view(None)["turn"] == seat
        play(state, seat, "ready", "left 1" if seat == 1 else "right 2", "pass")
    assert state.view(None)["round"] == 2
    assert list(state.to_move()) == [2], "the next thrower begins"


def test_each_turn_begins_with_ready() -> None:
    state = begin(2, listening="in-turn")
    assert state.view(None)["phase"] == "ready"
    assert legal(state, 0) == ["ready"]
    assert refusal(state, 0, "left 1") == refusal(state, 0, "pass") == "ready-first"
    play(state, 0, "ready")
    assert state.view(None)["phase"] == "listen"
    assert refusal(state, 0, "ready") == "no-ready"
    assert "left 1" in legal(state, 0)


def test_in_turn_the_others_wait() -> None:
    state = begin(3, listening="in-turn")
    for moves in ((), ("ready",)):
        play(state, 0, *moves)
        assert legal(state, 1) == []
        assert refusal(state, 1, "left 1") == refusal(state, 1, "ready") == "not-your-turn"


def test_in_turn_a_chosen_barrel_is_gone_and_the_chooser_done() -> None:
    state = table(listening="in-turn")
    play(state, 0, "ready", "left 4", "choose left")
    assert refusal(state, 0, "ready") == "already-chosen"
    play(state, 1, "ready")
    assert refusal(state, 1, "left 4") == "taken"


def test_in_turn_barrels_are_turned_when_the_last_has_chosen() -> None:
    state = table([], [], [], listening="in-turn")
    for seat, place in ((0, 4), (1, 9)):
        told = play(state, seat, "ready", f"left {place}", "choose left")
        assert of_kind(told, "turned") == []
        assert of_kind(told, "asked") == [(seat + 1, {})]
    told = play(state, 2, "ready", "right 2", "choose right")
    assert [seat for seat, _ in of_kind(told, "turned")] == [1, 0, 2]
    assert state.view(None)["order"] == [1, 0, 2]


def test_in_turn_the_first_of_a_round_is_asked_when_the_dice_lie() -> None:
    state = begin(2, listening="in-turn")
    play(state, 0, "ready", "pass")
    assert kinds(play(state, 1, "ready", "pass")) == ["ready", "passed", "nobody", "mixed", "threw", "asked"]


# Time and sound


def test_whose_time_is_up_passes_or_gets_ready_but_never_runs_by_itself() -> None:
    state = table([1], [], listening="in-turn")
    assert state.forfeit(0) == 31
    assert state.forfeit(1) is None
    play(state, 0, "ready")
    assert state.forfeit(0) == 30
    together = table()
    assert [together.forfeit(seat) for seat in (0, 1, 2)] == [30, 30, None]
    choose(together, {0: 5})
    assert [together.forfeit(seat) for seat in (0, 1)] == [None, 30]
    choose(together, {1: 6})
    assert [together.forfeit(seat) for seat in (0, 1)] == [None, None]


def test_a_shaken_hand_is_heard() -> None:
    state = table()
    play(state, 0, "left 13", "right 1")
    full, single = (state.sound(0, hand, 3, seed=1) for hand in (0, 1))
    assert len(full) == len(single) == 13230 * 2
    assert full != single
    assert state.sound(0, 0, 3, seed=1) == full
    assert state.sound(0, 0, 3, seed=2) != full
    assert state.view(0)["hands"] == [[12, 0], [-1, -1]], "listening changes nothing"


def unheard(seat: int, hand: int, strength: int = 3, *, chosen: bool = False) -> str:
    state = table([], [], [])
    play(state, 0, "left 5")
    if chosen:
        choose(state, {1: 6})
        play(state, 0, "choose left")
    with pytest.raises(IllegalMove) as refused:
        state.sound(seat, hand, strength, seed=0)
    return refused.value.key


def test_only_a_barrel_in_the_own_hand_can_be_heard() -> None:
    assert unheard(0, 1) == unheard(1, 0) == unheard(0, 2) == unheard(0, -1) == "hand-empty"
    assert unheard(5, 0) == unheard(-1, 0) == "nothing-to-shake"
    assert unheard(0, 0, chosen=True) == unheard(1, 0, chosen=True) == "nothing-to-shake"
    assert unheard(0, 0, strength=0) == unheard(0, 0, strength=6) == "no-such-strength"


def test_nothing_is_heard_once_the_barrels_are_turned() -> None:
    state = table()
    choose(state, {0: 5, 1: 6})
    with pytest.raises(IllegalMove, match="not-listening"):
        state.sound(0, 0, 3, seed=0)


def test_a_refused_grab_is_of_no_consequence_for_whoever_was_quicker() -> None:
    state = table([], [], [], [])
    luck = QuickChance(0)
    play(state, 2, "right 7")
    for seat in (0, 1, 3):
        with pytest.raises(IllegalMove, match="taken"):
            state.play(seat, 6, luck)
    assert state.view(None)["hands"] == [[-1, -1], [-1, -1], [-1, 6], [-1, -1]]
