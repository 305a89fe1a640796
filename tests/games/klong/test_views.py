"""What a seat sees of Klong!, and back: each view leads to the same position, and no impossible one is believed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, cast

import pytest
from mypy_extensions import i64

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, Refusal, Story, View
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.view import KlongQuestion, KlongSeat, KlongSheet, KlongView
from tests.conformance.cases import CASES, random_game
from tests.games.klong.choosers import with_appetite
from tests.games.klong.positions import RULES, artifact, begin, do, names, position
from tests.suite import Case

KLONG = [case for case in CASES if case.key == "klong"]
STARTERS = ["burgle"] * 6 + ["stumble"] * 2 + ["sidestep", "scramble"]


def acting() -> KlongState:
    """A crown is waited for, some is spent, something is trashed, and a crystal cave has stopped the thief."""
    state = position(
        "the-queen-of-hearts search sneak master-burglar burgle scramble",
        draw="stumble sidestep",
        discard="burgle pickaxe",
        row="ogre ruby - kobold watcher shrine",
        deck="ladder*2",
        room=13,
        seats=4,
    )
    state.thieves[0].gold = i64(4)
    do(state, "play the-queen-of-hearts", "play search", "play burgle", "play master-burglar", "trash burgle")
    do(state, "play sneak", "walk 18", "leave")
    return state


def taking() -> KlongState:
    return after("search", "play search", "walk 18", room=13, seats=4)


def choosing() -> KlongState:
    return after("underworld-dealing burgle", "play underworld-dealing")


def discarding() -> KlongState:
    return after("apothecary burgle stumble", "play apothecary")


def choosing_after_a_discard() -> KlongState:
    return after("apothecary burgle stumble", "play apothecary", "discard burgle")


def choosing_an_order() -> KlongState:
    return after("rebel-captain apothecary burgle stumble", "play rebel-captain", "play apothecary")


def discarding_first() -> KlongState:
    """A rebel still waits, though another companion has come."""
    state = choosing_an_order()
    do(state, "choose 2")
    return state


def trashing() -> KlongState:
    return after("master-burglar burgle*2", "play burgle", "play master-burglar", discard="burgle pickaxe")


def replacing() -> KlongState:
    return after("treasure-hunter", "play treasure-hunter", row="ogre - ruby", deck="kobold ladder")


def reaching() -> KlongState:
    return after("wand-of-wind", "play wand-of-wind", "choose 2", room=4)


def springing() -> KlongState:
    state = position("burgle pickaxe", draw="stumble*2", discard="sneak")
    state.turn.springs = i64(1)
    do(state, "play burgle", "play pickaxe", "end")
    return state


def waiting_for_the_others() -> KlongState:
    """Seat 0 has left, the countdown runs, and it is the turn of seat 1."""
    state = position("explore", room=2, seats=3, deck="ladder*2 teleporter*2 shrine*2")
    state.thieves[0].artifacts = i64(artifact(10)) & state.dungeon.artifacts or lowest(state)
    state.dungeon.artifacts ^= state.thieves[0].artifacts
    do(state, "play explore", "walk 1")
    return state


def over() -> KlongState:
    state = waiting_for_the_others()
    chance = QuickChance(3)
    while seats := state.to_move():
        state.play(seats[0], with_appetite(state, seats[0], chance), chance)
    return state


def after(
    hand: str, *moves: str, discard: str = "", row: str = "", deck: str = "", room: int = 1, seats: int = 2
) -> KlongState:
    state = position(hand, draw="sidestep*1", discard=discard, row=row, deck=deck, room=room, seats=seats)
    do(state, *moves)
    return state


def lowest(state: KlongState) -> i64:
    return state.dungeon.artifacts & -state.dungeon.artifacts


STATES: dict[str, Callable[[], KlongState]] = {
    "act": acting,
    "take": taking,
    "choose": choosing,
    "discard": discarding,
    "choose after a discard": choosing_after_a_discard,
    "order": choosing_an_order,
    "discard first": discarding_first,
    "trash": trashing,
    "replace": replacing,
    "reach": reaching,
    "spring": springing,
    "countdown": waiting_for_the_others,
    "over": over,
}
every_state = pytest.mark.parametrize("name", STATES)


def seen_again(view: View, seat: int) -> KlongState:
    again = RULES.from_view(view, seat, QuickChance(0))
    assert isinstance(again, KlongState)
    return again


@every_state
def test_a_view_has_exactly_the_parts_that_are_promised(name: str) -> None:
    view = cast(Any, STATES[name]().view(None))
    assert view.keys() == KlongView.__annotations__.keys()
    for seat in view["seats"]:
        assert seat.keys() == KlongSeat.__annotations__.keys()
    for question in [view["question"], *view["later"]]:
        assert question is None or question.keys() == KlongQuestion.__annotations__.keys()
    for sheet in view["sheet"]:
        assert sheet.keys() == KlongSheet.__annotations__.keys()


@every_state
def test_a_view_leads_back_to_a_position_in_which_the_seat_sees_and_may_do_the_same(name: str) -> None:
    state = STATES[name]()
    for seat in range(len(state.thieves)):
        again = seen_again(json.loads(json.dumps(state.view(seat))), seat)
        assert again.view(seat) == state.view(seat)
        assert again.legal(seat) == state.legal(seat)
        assert not faults(again)


@pytest.mark.parametrize("case", KLONG, ids=str)
def test_only_the_own_hand_differs_from_seat_to_seat(case: Case) -> None:
    for moment in random_game(case, seed=21):
        if moment.ply % 7 == 0:
            watched = moment.state.view(None)
            assert watched["hand"] == []
            for seat in range(case.seats):
                assert {**moment.state.view(seat), "hand": []} == watched


@pytest.mark.parametrize("case", KLONG, ids=str)
def test_what_others_hold_changes_nothing_that_is_seen(case: Case) -> None:
    """However the unseen cards are dealt: neither a view nor the story of a move tells a bit of it."""
    for moment in random_game(case, seed=22):
        state = moment.state
        if moment.ply % 11:
            continue
        for seat in (seat for seat in range(case.seats) if seat != moment.seat):
            guess = state.guess(moment.seat, QuickChance(moment.ply))
            assert told(guess, moment.seat, moment.move) == told(state, moment.seat, moment.move)
            assert {**guess.view(seat), "hand": []} == {**state.view(seat), "hand": []}


def told(state: Any, seat: int, move: int) -> list[object]:
    story = Story()
    state.copy().play(seat, move, QuickChance(9), story)
    return [(event.kind, event.seat, event.values) for event in story.events]


def test_cards_drawn_are_told_as_a_number_only() -> None:
    state = position("brilliance", draw="stumble ruby pickaxe sneak")
    story = do(state, "play brilliance")
    (drew,) = (event for event in story.events if event.kind == "drew")
    assert drew.values == {"count": 3}


def test_the_first_view() -> None:
    state = begin(2, seed=5, start="2", board="b", artifact="action")
    view = cast(Any, state.view(1))
    hands = [view.pop("hand"), cast(Any, state.view(0))["hand"]]
    lying = view.pop("artifacts")
    row = view.pop("row")
    prices = view.pop("prices")
    assert [len(hand) for hand in hands] == [5, 5]
    assert len(lying) == 5
    assert len(row) == 6
    assert {card for card, *_ in prices} == {*row, "mercenary", "explore", "secret-tome", "goblin"}
    start = {"room": 1, "fate": "inside", "damage": 0, "aside": 0, "gold": 0, "play": [], "discard": [], "trashed": []}
    nothing = {"artifacts": [], "idols": 0, "chalices": 0, "eggs": 0, "keys": 0, "backpacks": 0, "crowns": []}
    seat = {**start, **nothing, "cards": STARTERS, "shown": [], "hand": 5, "draw": 5, "potions": [0, 0, 0, 0]}
    assert view.pop("seats") == [
        {**seat, "supply": 28, "clank": 2, "mastery": False, "points": 0},
        {**seat, "supply": 27, "clank": 3, "mastery": False, "points": 0},
    ]
    assert {key: value for key, value in view.items() if value not in (0, False, [], None, "")} == {
        "board": "b",
        "artifact": "action",
        "first": 1,
        "phase": "act",
        "turn": 1,
        "round": 1,
        "turns": 1,
        "reserve": [15, 15, 12],
        "deck": 94,
        "bag": 24,
        "rage": 3,
        "strength": 3,
        "majors": [6, 13, 17, 20, 22, 31, 32, 40, 44],
        "minors": [[room, 2] for room in (4, 5, 12, 14, 28, 29, 37, 39, 42)],
        "idols": 3,
        "goods": [["master-key", 2, 5], ["backpack", 2, 5], ["crown", 3, 10]],
        "found": [0] * 12,
    }


def test_what_can_be_spent_and_what_is_waited_for_is_shown() -> None:
    view = cast(Any, acting().view(0))
    assert [view[part] for part in ("skill", "swords", "boots", "bonus")] == [9, 1, 1, 1]
    assert [entry[::2] for entry in view["waiting"]] == [["crown", "the-queen-of-hearts"]]
    assert (view["stopped"], view["walks"]) == (True, [])
    assert (view["seats"][0]["trashed"], view["phase"]) == (["burgle"], "act")


def test_cards_are_shown_with_their_price_and_what_is_missing_for_them() -> None:
    state = position("gem-collector burgle", draw="burgle", row="ruby ruby ogre the-vault crystal-golem -", room=1)
    do(state, "play gem-collector", "play burgle")
    prices = {card: rest for card, *rest in cast(Any, state.view(0))["prices"]}
    skill = state.turn.skill
    assert prices["ruby"] == [6 - 2, 6 - 2 - skill, ""]
    assert prices["mercenary"] == [2, 0, ""]
    assert prices["ogre"] == [3, 3, ""]
    assert (prices["the-vault"][2], prices["crystal-golem"][2]) == ("depths", "cave")
    assert state.view(1)["prices"] == state.view(0)["prices"]


def test_ways_are_shown_with_their_price() -> None:
    state = position("explore*3", draw="burgle", room=13)
    do(state, "play explore", "play explore")
    assert state.view(0)["walks"] == [[8, 2, 0], [17, 1, 1], [18, 1, 0]]
    assert state.view(1)["walks"] == state.view(0)["walks"]


def test_heads_cost_swords_or_hearts() -> None:
    state = position("explore*3", draw="burgle", room=13)
    do(state, "play explore", "play explore")
    assert fights(state) == {"walk 17": [0, 1]}
    state.turn.swords = 1
    assert fights(state) == {"walk 17": [0, 1], "walk 17 swords 1": [1, 0]}
    state.turn.heads_free = True
    assert fights(state) == {}


def fights(state: KlongState) -> dict[str, list[int]]:
    """Swords and hearts by the move that costs them."""
    return {RULES.describe(move): cost for move, *cost in cast(Any, state.view(0))["fights"]}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("take", {"kind": "take", "card": "", "marker": "artifact"}),
        ("choose", {"kind": "choose", "card": "underworld-dealing", "choices": 2, "allowed": [True, False]}),
        ("discard", {"kind": "discard", "card": "apothecary"}),
        ("choose after a discard", {"kind": "choose", "card": "apothecary", "choices": 3}),
        ("order", {"kind": "order", "card": "apothecary", "choices": 2, "allowed": [True, True]}),
        ("discard first", {"kind": "discard", "card": "apothecary"}),
        ("trash", {"kind": "trash", "card": "master-burglar", "only": "burgle"}),
        ("replace", {"kind": "replace", "card": "treasure-hunter"}),
        ("reach", {"kind": "reach", "card": "wand-of-wind"}),
        ("spring", {"kind": "spring", "card": "", "only": ""}),
    ],
)
def test_a_question_says_who_asks_and_what(name: str, expected: dict[str, object]) -> None:
    view = cast(Any, STATES[name]().view(0))
    assert view["phase"] == "ask"
    assert expected.items() <= view["question"].items()


def test_who_is_out_stands_nowhere_and_the_countdown_is_shown() -> None:
    view = cast(Any, waiting_for_the_others().view(1))
    assert (view["seats"][0]["room"], view["seats"][0]["fate"], view["clock"]) == (0, "escaped", [0, 1])
    assert view["turn"] == 1


def test_at_the_end_all_cards_lie_open_and_the_sheet_adds_up() -> None:
    state = over()
    view = cast(Any, state.view(None))
    result = state.result()
    assert result is not None
    assert (view["phase"], view["turn"], view["winners"]) == ("over", -1, result.winners())
    for seat, sheet, thief in zip(view["seats"], view["sheet"], state.thieves, strict=True):
        assert " ".join(seat["shown"]) == names(thief.hand)
        parts = [sheet[part] for part in ("mastery", "idols", "chalices", "eggs", "goods", "gold", "cards")]
        assert sheet["total"] == seat["points"] == sum(sheet["artifacts"]) + sum(parts)
        assert sheet["fate"] == seat["fate"]


def test_hands_that_everybody_can_work_out_are_shown() -> None:
    """With the last card of the draw pile: the discard pile and the play area lie open, so the rest is in the hand."""
    state = position("brilliance stumble", draw="burgle*3", discard="sneak")
    assert cast(Any, state.view(1))["seats"][0]["shown"] == []
    do(state, "play brilliance")
    assert cast(Any, state.view(1))["seats"][0]["shown"] == ["burgle"] * 3 + ["stumble"]
    do(state, "play burgle")
    assert cast(Any, state.view(1))["seats"][0]["shown"] == ["burgle"] * 2 + ["stumble"]


def test_cards_drawn_after_a_shuffle_are_secret_again() -> None:
    state = position("brilliance stumble", draw="burgle*2", discard="sneak*2 pickaxe")
    do(state, "play brilliance")
    seat = cast(Any, state.view(1))["seats"][0]
    assert (seat["shown"], seat["hand"], seat["draw"]) == (["burgle"] * 2 + ["stumble"], 4, 2)


def changed(view: View, path: tuple[str | int, ...], value: object) -> View:
    twin = deepcopy(view)
    place: Any = twin
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return twin


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("act", ("board",), "c"),
        ("act", ("board",), ["a"]),
        ("act", ("artifact",), "never"),
        ("act", ("first",), 4),
        ("act", ("phase",), "ask"),
        ("act", ("phase",), "over"),
        ("act", ("phase",), "dance"),
        ("act", ("turn",), 1),
        ("act", ("turn",), -1),
        ("act", ("turns",), 10**9),
        ("act", ("seats",), []),
        ("act", ("hand",), ["burgle"]),
        ("act", ("hand",), []),
        ("act", ("seats", 0, "hand"), 2),
        ("act", ("seats", 0, "supply"), 31),
        ("act", ("seats", 0, "clank"), -1),
        ("act", ("seats", 0, "room"), 99),
        ("act", ("seats", 0, "fate"), "escaped"),
        ("act", ("seats", 0, "fate"), "asleep"),
        ("act", ("seats", 0, "artifacts"), [5]),
        ("act", ("seats", 0, "artifacts"), [6]),
        ("act", ("seats", 0, "mastery"), True),
        ("act", ("seats", 0, "mastery"), 0),
        ("act", ("seats", 0, "points"), 99),
        ("act", ("seats", 1, "cards"), STARTERS[1:]),
        ("act", ("seats", 1, "cards"), [*STARTERS[1:], "excalibur"]),
        ("act", ("seats", 1, "shown"), ["ruby"]),
        ("act", ("seats", 1, "hand"), 11),
        ("act", ("seats", 1, "draw"), 6),
        ("act", ("seats", 1, "room"), 40),
        ("act", ("row",), ["ogre"]),
        ("act", ("row", 0), "watcher"),
        ("act", ("deck",), 3),
        ("act", ("gone",), []),
        ("act", ("bag",), 30),
        ("act", ("rage",), 8),
        ("act", ("strength",), 9),
        ("act", ("clock",), [0, 1]),
        ("act", ("clock",), [0]),
        ("act", ("artifacts",), []),
        ("act", ("minors",), [[4, 3]]),
        ("act", ("goods", 2, 1), 2),
        ("act", ("found",), [0] * 11),
        ("act", ("walks",), [[17, 1, 0]]),
        ("act", ("waiting", 0, 1), 0),
        ("act", ("waiting", 0, 0), "luck"),
        ("act", ("waiting", 0, 2), "burgle"),
        ("act", ("caves_free",), 1),
        ("act", ("winners",), [0]),
        ("act", ("reason",), "escaped"),
        ("take", ("question",), None),
        ("take", ("question", "kind"), "spring"),
        ("take", ("question", "marker"), "idol"),
        ("take", ("phase",), "act"),
        ("choose", ("question", "program"), 0),
        ("choose", ("question", "program"), 10**6),
        ("choose", ("question", "card"), "apothecary"),
        ("choose", ("question", "allowed"), [True, True]),
        ("choose", ("question", "choices"), 3),
        ("discard", ("question", "kind"), "choose"),
        ("order", ("later",), []),
        ("order", ("waiting",), []),
        ("order", ("question", "allowed"), [True, False]),
        ("order", ("question", "choices"), 3),
        ("order", ("question", "card"), "sleight-of-hand"),
        ("order", ("question", "kind"), "choose"),
        ("discard", ("question", "kind"), "order"),
        ("trash", ("question", "only"), ""),
        ("trash", ("question", "only"), "stumble"),
        ("spring", ("later",), [{}]),
        ("act", ("prices",), []),
        ("countdown", ("clock",), []),
        ("countdown", ("turn",), 0),
        ("countdown", ("seats", 0, "room"), 1),
        ("over", ("winners",), []),
        ("over", ("reason",), "nobody"),
        ("over", ("sheet",), []),
        ("over", ("turn",), 0),
        ("over", ("seats", 1, "fate"), "inside"),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(name: str, path: tuple[str | int, ...], value: object) -> None:
    state = STATES[name]()
    view = state.view(int(state.active))
    with pytest.raises(Refusal) as refused:
        seen_again(changed(view, path, value), int(state.active))
    assert refused.value.key == "view-broken"


def test_the_order_is_asked_for_once_and_not_in_the_first_edition() -> None:
    view = cast(Any, choosing_an_order().view(0))
    for broken, rules in [
        (view, RULES.in_edition(1)),
        (changed(view, ("later",), [view["question"], *view["later"]]), RULES),
        (changed(view, ("later",), [*view["later"], view["question"]]), RULES),
    ]:
        with pytest.raises(Refusal) as refused:
            rules.from_view(broken, 0, QuickChance(0))
        assert refused.value.key == "view-broken"


def test_who_lets_a_card_ask_first_is_seen_to_wait_and_goes_on_from_a_view() -> None:
    state = discarding_first()
    again = seen_again(state.view(0), 0)
    assert cast(Any, state.view(None))["waiting"] != []
    for each in (state, again):
        do(each, "discard stumble")
        assert names(each.thieves[0].hand) == "burgle sidestep"


@pytest.mark.parametrize("part", [*KlongView.__annotations__])
def test_a_view_without_one_of_its_parts_is_refused(part: str) -> None:
    view = {**acting().view(0)}
    del view[part]
    with pytest.raises(Refusal):
        seen_again(view, 0)


@every_state
def test_whatever_is_believed_is_seen_as_it_was_told(name: str) -> None:
    """Every number of a view one up and one down, every word another: refused, or a sound position just like it."""
    state = STATES[name]()
    seat = int(state.active)
    view = state.view(seat)
    for path, value in leaves(view):
        for other in other_values(value):
            told = changed(view, path, other)
            try:
                again = seen_again(told, seat)
            except Refusal:
                continue
            assert again.view(seat) == told
            assert not faults(again)
            again.playout(QuickChance(1))


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, key))
    else:
        yield path, value


def other_values(value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value, 2]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, str):
        return ["ruby", ""]
    return [0]


def test_options_are_what_people_can_agree_on() -> None:
    facts = read_facts("klong")
    assert {option.key: option.default for option in facts.options} == {
        "start": "lot",
        "board": "a",
        "artifact": "enter",
    }
    with pytest.raises(Refusal):
        facts.complete(2, {"start": "3"})
    for seats in (1, 5):
        with pytest.raises(Refusal):
            facts.complete(seats, {})


def test_no_luck_is_left_in_a_position() -> None:
    """A search cannot foresee a draw: copies with other luck draw other cards."""
    state = position("brilliance", draw="stumble ruby pickaxe sneak explore mercenary")
    hands = set()
    for seed in range(20):
        twin = state.copy()
        do(twin, "play brilliance", luck=QuickChance(seed))
        hands.add(names(twin.thieves[0].hand))
    assert len(hands) > 5
