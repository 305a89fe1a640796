"""Before the game: places, options, who may do what."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.game import Refusal
from spieltisch.games import games
from spieltisch.table import decide
from spieltisch.table.commands import Move, Plan, Rematch, SetSeat, Sit, Stand, Start, TakeBack
from spieltisch.table.decide import clean_name
from spieltisch.table.entries import Renamed
from spieltisch.table.house import HOUSE
from tests.table.scene import FRIEND, HOST, NAMES, STRANGER, Scene


def test_a_new_table_has_its_host_and_an_open_place() -> None:
    scene = Scene()
    assert [place.kind for place in scene.table.places] == ["person", "open"]
    assert scene.names() == ["Ada", ""]
    assert [place.token for place in scene.table.places] == [1, 2]
    assert scene.table.phase == "lobby"
    assert len(scene.table.commitment) == 64


def test_the_host_gives_places() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name=" Opa "))
    scene.do(HOST, lambda key: SetSeat(key, 2, "bot", level="meister"))
    scene.do(HOST, lambda key: SetSeat(key, 3, "open"))
    assert scene.names() == ["Ada", "Opa", "Kuno", ""]
    assert [place.token for place in scene.table.places] == [1, 2, 3, 4]
    assert scene.table.places[2].level == "meister"
    assert scene.table.seats_of(HOST) == [0, 1]
    assert scene.refused(HOST, lambda key: SetSeat(key, 4, "open")) == "seats"
    assert scene.refused(HOST, lambda key: SetSeat(key, 6, "open")) == "no-such-seat"


def test_bots_have_different_names_and_keep_them_when_their_level_changes() -> None:
    scene = Scene()
    for seat in (1, 2, 3):
        scene.bot(seat)
    bots = scene.names()[1:]
    assert len(set(bots)) == 3
    scene.do(HOST, lambda key: SetSeat(key, 2, "bot", level="neuling"))
    assert scene.names()[1:] == bots


def test_no_bot_is_called_like_somebody_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third, *_ = HOUSE.bots.names
    scene = Scene()
    scene.write(Renamed(first.upper()), HOST)
    scene.do(HOST, lambda key: SetSeat(key, 0, "open"))
    scene.bot(2)
    assert scene.names() == ["", "", second], "the host is still there"
    monkeypatch.setitem(NAMES, FRIEND, second)
    scene.sit(FRIEND, 1)
    assert scene.names() == ["", second, third], "whoever comes keeps the name"
    assert [(event.kind, event.values) for event in scene.table.log[-1].events] == [
        ("sat", {"name": second}),
        ("renamed", {"before": second, "name": third}),
    ]
    assert scene.replayed().places == scene.table.places


def test_a_bot_gives_its_name_to_who_takes_it_during_the_game() -> None:
    first, second, *_ = HOUSE.bots.names
    scene = Scene()
    scene.bot(1)
    scene.start()
    scene.write(Renamed(first.lower()), HOST)
    assert scene.names() == [first.lower(), second]
    assert scene.replayed().places == scene.table.places


def test_there_are_names_enough_for_bots() -> None:
    """Also beside a host who watches."""
    most = max(game.facts.seats[1] for game in games().values())
    assert len({name.casefold() for name in HOUSE.bots.names}) == len(HOUSE.bots.names) > most


def test_only_the_last_place_can_be_taken_away() -> None:
    scene = Scene()
    assert scene.refused(HOST, lambda key: SetSeat(key, 0, "none")) == "last-place-only"
    scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
    assert len(scene.table.places) == 1
    assert scene.refused(HOST, lambda key: SetSeat(key, 0, "none")) == "seats"


def test_a_freed_token_is_given_again() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
    scene.do(HOST, lambda key: SetSeat(key, 1, "open"))
    assert scene.table.places[1].token == 2


def test_sitting_down_and_getting_up() -> None:
    scene = Scene()
    scene.sit(FRIEND, 1)
    assert scene.names() == ["Ada", "Ben"]
    assert scene.refused(STRANGER, lambda key: Sit(key, 1)) == "seat-taken"
    assert scene.refused(STRANGER, lambda key: Sit(key, 7)) == "no-such-seat"
    assert scene.refused(STRANGER, lambda key: Stand(key, 1)) == "not-your-seat"
    scene.do(FRIEND, lambda key: Stand(key, 1))
    assert scene.names() == ["Ada", ""]


def test_who_sits_somewhere_else_leaves_the_old_place() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.sit(FRIEND, 1)
    scene.sit(FRIEND, 2)
    assert scene.names() == ["Ada", "", "Ben"]
    scene.do(HOST, lambda key: SetSeat(key, 1, "me"))
    assert scene.names() == ["", "Ada", "Ben"]


@pytest.mark.parametrize(
    "make",
    [
        lambda key: Plan(key, {}, "none"),
        lambda key: SetSeat(key, 1, "bot"),
        lambda key: Start(key),
    ],
)
def test_only_the_host_prepares_the_game(make: object) -> None:
    scene = Scene()
    scene.sit(FRIEND, 1)
    assert callable(make)
    assert scene.refused(FRIEND, make) == "host-only"


def test_a_host_without_a_place_watches_and_still_starts() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 0, "open"))
    scene.sit(FRIEND, 0)
    scene.sit(STRANGER, 1)
    scene.start()
    assert scene.table.phase == "playing"
    assert scene.table.seats_of(HOST) == []
    assert scene.refused(HOST, lambda key: Move(key, scene.mover, 0, 0)) == "not-your-seat"


def test_open_places_are_dropped_at_the_start() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.do(HOST, lambda key: SetSeat(key, 3, "bot"))
    scene.start()
    assert scene.names() == ["Ada", "Kuno"]
    assert [place.token for place in scene.table.places] == [1, 4]


@pytest.mark.parametrize(("named", "begins"), [("1", "1"), ("2", "lot"), ("3", "2"), ("4", "3"), ("lot", "lot")])
def test_who_was_named_to_begin_begins_also_when_an_open_place_is_dropped(named: str, begins: str) -> None:
    scene = Scene()
    scene.bot(2)
    scene.bot(3)
    scene.plan(start=named)
    scene.start()
    assert scene.table.options["start"] == begins


def test_nobody_at_the_table_means_no_game() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 0, "open"))
    assert scene.refused(HOST, lambda key: Start(key)) == "seats"


def test_options_that_no_longer_fit_fall_back() -> None:
    scene = Scene()
    scene.bot(2)
    scene.plan(scoring="tournament", rounds=5, swap=True, start="3")
    assert scene.table.options == {
        "scoring": "tournament", "rounds": 5, "swap": True, "start": "3", "layout": "lot",
    }  # fmt: skip
    scene.do(HOST, lambda key: SetSeat(key, 2, "none"))
    assert scene.table.options["start"] == "lot"
    assert scene.table.options["rounds"] == 5
    scene.start()
    assert scene.table.options == {
        "scoring": "solitaire", "rounds": 3, "swap": False, "start": "lot", "layout": "lot",
    }  # fmt: skip


def test_a_new_wish_wins_over_an_old_one_but_not_over_the_rules() -> None:
    scene = Scene()
    scene.plan(scoring="tournament", swap=True)
    scene.plan(scoring="solitaire")
    assert scene.table.options["swap"] is False
    assert scene.refused(HOST, lambda key: Plan(key, {"swap": True}, "none")) == "option-needs-swap"
    assert scene.refused(HOST, lambda key: Plan(key, {"layout": "daily"}, "none")) == "option-needs-layout"
    assert scene.refused(HOST, lambda key: Plan(key, {"rounds": 13}, "none")) == "option-value"
    assert scene.refused(HOST, lambda key: Plan(key, {"colour": "blue"}, "none")) == "option-unknown"


def test_what_a_plan_does_not_name_stays() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: Plan(key, {"scoring": "tournament"}))
    scene.do(HOST, lambda key: Plan(key, {}, "brisk"))
    scene.do(HOST, lambda key: Plan(key, {"rounds": 5}))
    assert (scene.table.options["scoring"], scene.table.options["rounds"]) == ("tournament", 5)
    assert scene.table.clock == "brisk"


def test_a_wish_that_was_lost_with_its_place_stands_in_nobodys_way() -> None:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 2, "open"))
    scene.do(HOST, lambda key: Plan(key, {"start": "3"}))
    scene.do(HOST, lambda key: SetSeat(key, 2, "none"))
    scene.do(HOST, lambda key: Plan(key, {"swap": True}))
    assert (scene.table.options["start"], scene.table.options["swap"]) == ("lot", True)


def test_after_the_start_the_lobby_is_closed() -> None:
    scene = Scene()
    scene.bot(1)
    scene.start()
    for make in (
        lambda key: Plan(key, {}, "none"),
        lambda key: SetSeat(key, 1, "open"),
        lambda key: Sit(key, 1),
        lambda key: Stand(key, 0),
        lambda key: Start(key),
    ):
        assert scene.refused(HOST, make) == "started"


def test_before_the_start_there_is_no_game() -> None:
    scene = Scene()
    assert scene.refused(HOST, lambda key: Move(key, 0, 0, 0)) == "not-started"
    assert scene.refused(HOST, lambda key: TakeBack(key, 0)) == "not-started"
    assert scene.refused(HOST, lambda key: Rematch(key)) == "not-over"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "a\u200bb", "\u2066", "\x00"])
def test_names_nobody_can_carry(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


def test_a_salt_that_is_too_long() -> None:
    assert Scene().refused(FRIEND, lambda key: Sit(key, 1, "s" * 65)) == "salt"


def test_a_log_does_not_grow_for_ever_but_the_game_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    scene.bot(1)
    limits = msgspec.structs.replace(HOUSE.limits, entries=scene.table.seq)
    monkeypatch.setattr(decide, "HOUSE", msgspec.structs.replace(HOUSE, limits=limits))
    assert scene.refused(HOST, lambda key: Plan(key, {}, "none")) == "log-full"
    assert scene.refused(FRIEND, lambda key: Sit(key, 0)) == "log-full"
    scene.do(HOST, Start)
    assert scene.table.phase == "playing"
