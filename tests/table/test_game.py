"""During and after the game: turns, luck, taking back, rematch; and the log tells it all once more."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

import pytest

from spieltisch import record
from spieltisch.game import Refusal
from spieltisch.games import folder
from spieltisch.luck import commitment, daily_seed
from spieltisch.table.commands import Move, Plan, Rematch, SetSeat, TakeBack
from spieltisch.table.decide import decide, open_rematch, rename
from spieltisch.table.entries import Entry, Moved, Renamed
from spieltisch.table.table import Table
from spieltisch.table.written import record_of
from tests.table.dice import DICE, ROLL, STEP
from tests.table.scene import FRIEND, HOST, NOON, STRANGER, Scene


def two_people(**options: str | int | bool) -> Scene:
    scene = Scene()
    scene.sit(FRIEND, 1, salt="pepper")
    scene.plan(start="1", **options)
    scene.start(salt="salt")
    return scene


def alone() -> Scene:
    scene = Scene()
    scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
    scene.start()
    return scene


def test_turn_by_turn() -> None:
    scene = two_people()
    first = scene.legal(0)[0]
    assert scene.refused(FRIEND, lambda key: Move(key, 1, 0, first)) == "not-your-turn"
    assert scene.refused(FRIEND, lambda key: Move(key, 0, 0, first)) == "not-your-seat"
    assert scene.refused(STRANGER, lambda key: Move(key, 0, 0, first)) == "not-your-seat"
    assert scene.refused(HOST, lambda key: Move(key, 9, 0, first)) == "no-such-seat"
    assert scene.refused(HOST, lambda key: Move(key, 0, 3, first)) == "late"
    scene.move()
    assert scene.refused(HOST, lambda key: Move(key, 0, 0, first)) == "late"


@pytest.mark.parametrize("move", [-1, 47, 48, 2354, 2355, 10**30])
def test_an_illegal_move_is_refused_and_leaves_no_trace(move: int) -> None:
    scene = two_people()
    if move in scene.legal(0):
        move = next(other for other in range(48) if other not in scene.legal(0))
    before = scene.view()
    scene.refused(HOST, lambda key: Move(key, 0, 0, move))
    assert scene.view() == before


def test_the_rules_say_why_a_move_is_illegal() -> None:
    scene = Scene(DICE)
    scene.bot(1)
    scene.start()
    assert scene.refused(HOST, lambda key: Move(key, 0, 0, 5)) == "no-such-step"


def test_where_nothing_is_hidden_one_view_is_for_all_and_made_anew_whenever_something_changes() -> None:
    scene = alone()
    session = scene.table.session
    assert session is not None

    def take_back() -> None:
        scene.do(HOST, lambda key: TakeBack(key, scene.ply))

    for change in (scene.move, scene.move, take_back, scene.move):
        change()
        assert session.view(0) is session.view(None)
        assert session.view(0) == session.state.view(0)


def test_where_something_is_hidden_every_seat_gets_its_own_view() -> None:
    scene = Scene(folder("klong"))
    scene.sit(FRIEND, 1)
    scene.start()
    session = scene.table.session
    assert session is not None
    for seat in (0, 1, None):
        assert session.view(seat) == session.state.view(seat)
    assert session.view(0)["hand"]
    assert not session.view(None)["hand"]


def test_a_whole_game_replays_from_its_log() -> None:
    scene = two_people(scoring="tournament", rounds=2, swap=True)
    while scene.table.phase == "playing":
        scene.move()
        assert scene.replayed().log[-1].seq == scene.table.seq
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(0) == scene.view()
    assert again.phase == "over"
    assert [len(line.events) for line in again.log] == [len(line.events) for line in scene.table.log]
    assert scene.refused(HOST, lambda key: Move(key, 0, scene.ply, 0)) == "over"


def test_a_record_proves_the_luck() -> None:
    scene = two_people()
    with pytest.raises(Refusal, match="not-over"):
        record_of(scene.table)
    shown_before = scene.table.commitment
    scene.play_to_the_end()
    played = record_of(scene.table)
    assert record.verify(record.parse(record.dump(played)))
    assert isinstance(played.luck, record.Fair)
    assert played.luck.salts == ("salt", "pepper")
    assert played.luck.commitment == shown_before == commitment(scene.table.seed)


def test_salts_change_the_luck() -> None:
    scene = two_people()
    salted = scene.view()
    assert scene.table.salts == ["salt", "pepper"]
    other = Scene()
    other.log[0] = scene.log[0]
    other.table = other.replayed()
    other.sit(FRIEND, 1, salt="sugar")
    other.plan(start="1")
    other.start(salt="salt")
    assert other.table.seed == scene.table.seed
    assert other.view() != salted


def test_the_daily_layout_is_the_same_for_everybody() -> None:
    views = []
    for _ in range(2):
        scene = Scene()
        scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
        scene.plan(layout="daily")
        scene.start(salt="mine")
        views.append(scene.view())
    assert views[0] == views[1]
    assert scene.table.seed == daily_seed("nummerus", datetime.fromtimestamp(NOON, UTC).date())
    assert scene.table.salts == []
    scene.play_to_the_end()
    assert record.verify(record_of(scene.table))


def test_alone_every_move_can_be_taken_back() -> None:
    scene = alone()
    start = scene.view()
    assert scene.refused(HOST, lambda key: TakeBack(key, 0)) == "nothing-to-take-back"
    for _ in range(5):
        scene.move()
    assert scene.table.take_back_to(HOST) == 4
    assert scene.refused(HOST, lambda key: TakeBack(key, 4)) == "late"
    while scene.ply:
        scene.do(HOST, lambda key: TakeBack(key, scene.ply))
    assert scene.view() == start
    scene.play_to_the_end()
    assert scene.replayed().seq == scene.table.seq
    assert record.verify(record_of(scene.table))
    assert scene.refused(HOST, lambda key: TakeBack(key, scene.ply)) == "over"


def test_taking_back_takes_the_bots_answers_along() -> None:
    scene = Scene()
    scene.bot(1)
    scene.plan(start="1")
    scene.start()
    before = scene.view()
    scene.move()
    deed = scene.move_for(1, scene.legal(1)[0], by="bot")
    assert deed is not None
    scene.write(deed)
    assert scene.ply == 2
    scene.do(HOST, lambda key: TakeBack(key, 2))
    assert scene.ply == 0
    assert scene.view() == before


def test_everything_is_taken_back_in_one_go() -> None:
    scene = alone()
    start = scene.view()
    assert scene.refused(HOST, lambda key: TakeBack(key, 0, whole=True)) == "nothing-to-take-back"
    for _ in range(5):
        scene.move()
    assert scene.refused(HOST, lambda key: TakeBack(key, 4, whole=True)) == "late"
    scene.do(HOST, lambda key: TakeBack(key, 5, whole=True))
    assert scene.view() == start
    assert scene.table.log[-1].events[0].kind == "started-over"
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == start
    assert again.log[-1].kind == "takeback"


def test_starting_over_leads_to_ones_own_first_move() -> None:
    scene = Scene()
    scene.bot(1)
    scene.plan(start="2")
    scene.start()
    for _ in range(3):
        deed = scene.move_for(1, scene.legal(1)[0], by="bot")
        assert deed is not None
        scene.write(deed)
        if scene.ply == 1:
            opening = scene.view()
        scene.move()
    scene.do(HOST, lambda key: TakeBack(key, 6, whole=True))
    assert scene.ply == 1
    assert scene.view() == opening


def test_among_people_nothing_is_taken_back() -> None:
    scene = two_people()
    scene.move()
    assert scene.table.take_back_to(HOST) is None
    for whole in (False, True):
        assert scene.refused(HOST, partial(TakeBack, ply=1, whole=whole)) == "take-back-alone"


def test_never_back_across_luck() -> None:
    scene = Scene(DICE)
    scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
    scene.start()
    scene.do(HOST, lambda key: Move(key, 0, 0, STEP))
    scene.do(HOST, lambda key: Move(key, 0, 1, ROLL))
    for whole in (False, True):
        assert scene.refused(HOST, partial(TakeBack, ply=2, whole=whole)) == "nothing-to-take-back"
    scene.do(HOST, lambda key: Move(key, 0, 2, STEP))
    scene.do(HOST, lambda key: TakeBack(key, 3))
    assert scene.table.take_back_to(HOST) is None
    for ply in (2, 3, 4):
        scene.do(HOST, partial(Move, seat=0, ply=ply, move=STEP))
    scene.do(HOST, lambda key: TakeBack(key, 5, whole=True))
    assert scene.ply == 2
    assert scene.table.start_over_at(HOST) is None
    scene.do(HOST, lambda key: Move(key, 0, 2, ROLL))
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == scene.view()


def test_what_is_prepared_and_thrown_away_leaves_no_trace() -> None:
    """Luck is drawn when a move is stored: prepared again, or played from the log, it is the same."""
    scene = Scene(DICE)
    scene.do(HOST, lambda key: SetSeat(key, 1, "none"))
    scene.start()
    entry = Entry(scene.table.seq + 1, scene.now, HOST, "", Moved(0, ROLL, "person"))
    before = scene.view()
    views = []
    for _ in range(3):
        prepared = scene.table.prepare(entry)
        assert prepared is not None
        views.append(prepared.asking.state.view(None))
        assert (scene.view(), scene.ply, scene.asking.seq) == (before, 0, scene.table.seq)
    assert views[0] == views[1] == views[2] != before
    other = scene.replayed()
    scene.table.apply(entry, prepared)
    other.apply(entry)
    assert other.session is not None
    assert scene.view() == other.session.state.view(None) == views[0]
    for table in (scene.table, other):
        assert table.take_back_to(HOST) is None, "both know that luck was drawn"
    scene.log.append(entry)
    scene.do(HOST, lambda key: Move(key, 0, 1, ROLL))
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == scene.view()


def test_a_bots_move_comes_too_late_when_the_game_went_on() -> None:
    scene = two_people()
    asked = scene.asking
    move = scene.legal(0)[0]
    scene.move()
    assert scene.move_for(0, move, by="bot", asking=asked) is None


def test_time_is_up() -> None:
    scene = Scene()
    scene.sit(FRIEND, 1)
    scene.do(HOST, lambda key: Plan(key, {"start": "1"}, "brisk"))
    assert scene.table.seconds_to_move() is None
    scene.start()
    assert scene.table.seconds_to_move() == 30
    deed = scene.move_for(0, scene.legal(0)[0], by="clock")
    assert deed is not None
    scene.write(deed)
    assert scene.table.log[-1].events[0].kind == "time-up"


def test_a_new_name_at_the_table() -> None:
    scene = two_people()
    assert rename(scene.table, STRANGER, "Zoe") is None
    assert rename(scene.table, FRIEND, "Benno") == Renamed("Benno")
    scene.write(Renamed("Benno"), FRIEND)
    assert scene.names() == ["Ada", "Benno"]
    assert scene.table.salts == ["salt", "pepper"]


def test_a_rematch_keeps_people_and_moves_the_start_on() -> None:
    scene = two_people(scoring="longest")
    assert scene.refused(HOST, lambda key: Rematch(key)) == "not-over"
    scene.play_to_the_end()
    assert scene.refused(STRANGER, lambda key: Rematch(key)) == "seated-only"
    scene.write(decide(scene.table, Rematch("again"), FRIEND, "Ben", scene.now, next_table="next"), FRIEND, "again")
    assert scene.table.next_table == "next"
    opened = open_rematch(scene.table, FRIEND, "XYZ789")
    table = Table.fold("next", scene.folder, [Entry(1, scene.now, FRIEND, "", opened)])
    assert table.host == FRIEND
    assert [place.name for place in table.places] == ["Ada", "Ben"]
    assert table.options["start"] == "2"
    assert table.seed != scene.table.seed


def test_a_command_is_remembered() -> None:
    scene = two_people()
    scene.do(HOST, lambda _: Move("once", 0, 0, scene.legal(0)[0]))
    for table in (scene.table, scene.replayed()):
        assert table.answer(HOST, "once") == table.seq
        assert table.answer(FRIEND, "once") is None


def test_a_log_with_a_hole_is_refused() -> None:
    scene = two_people()
    with pytest.raises(ValueError, match="cannot follow"):
        scene.table.apply(Entry(scene.table.seq + 2, scene.now, "", "", Renamed("x")))
    with pytest.raises(ValueError, match="begins with the opening"):
        Table.fold("x", scene.folder, scene.log[1:])
