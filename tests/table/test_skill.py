"""Games of skill: what comes of a move is worked out once, kept in the log, and never tried again."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from spieltisch.game import IllegalMove
from spieltisch.table.commands import Move, SetSeat, TakeBack
from spieltisch.table.entries import Entry, Moved
from spieltisch.table.table import Table
from tests.table.curling import ANSWERS, CURLING, PUSHES, SMOOTH, WORKED_OUT, far, written
from tests.table.scene import HOST, Scene

PUSH = ANSWERS + PUSHES - 1


def ready_to_slide(beside: str = "here") -> Scene:
    """Everybody sits before one screen, or beside a bot, and has picked a stone."""
    scene = Scene(CURLING)
    scene.do(HOST, lambda key: SetSeat(key, 1, "bot" if beside == "bot" else "here", name="Opa"))
    scene.start()
    scene.do(HOST, lambda key: Move(key, 0, 0, SMOOTH))
    if beside == "bot":
        by_bot(scene, SMOOTH)
    else:
        scene.do(HOST, lambda key: Move(key, 1, 1, SMOOTH))
    return scene


def by_bot(scene: Scene, move: int) -> Moved:
    deed = scene.move_for(1, move, by="bot")
    assert deed is not None
    scene.write(deed)
    return deed


def test_a_feat_is_worked_out_once_and_kept_with_the_move() -> None:
    scene = ready_to_slide()
    before = WORKED_OUT[0]
    deed = scene.do(HOST, lambda key: Move(key, 0, 2, PUSH))
    assert isinstance(deed, Moved)
    assert WORKED_OUT[0] == before + 1
    assert scene.table.log[-1].events[0].values["far"] == far(deed.feat) is not None


def test_a_fold_of_the_log_works_nothing_out() -> None:
    scene = ready_to_slide()
    scene.play_to_the_end()
    before = WORKED_OUT[0]
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == scene.view()
    assert again.phase == "over"
    assert WORKED_OUT[0] == before


def test_the_log_is_believed_and_not_worked_out_anew() -> None:
    """Another machine, or a later edition of the rules, may come to another feat: what happened has happened."""
    scene = ready_to_slide()
    deed = scene.do(HOST, lambda key: Move(key, 0, 2, PUSH))
    assert isinstance(deed, Moved)
    otherwise = msgspec.structs.replace(deed, feat=written(7))
    last = scene.log[-1]
    log = [*scene.log[:-1], Entry(last.seq, last.at, last.guest, last.command, otherwise)]
    table = Table.fold("a-table", scene.folder, log)
    assert far(deed.feat) != 7
    assert table.log[-1].events[0].values["far"] == 7


def test_a_feat_that_cannot_be_read_is_refused() -> None:
    scene = ready_to_slide()
    assert scene.table.session is not None
    before = scene.view()
    for feat in ("", "far", "12mm", "0012mm"):
        with pytest.raises(IllegalMove, match="unreadable-slide"):
            scene.table.session.play(Moved(0, PUSH, "person", feat=feat), scene.table.seq + 1, scene.now)
    assert scene.view() == before
    assert scene.ply == 2


def test_what_comes_of_a_move_is_prepared_without_working_it_out() -> None:
    scene = ready_to_slide()
    assert scene.table.session is not None
    moved = Moved(0, PUSH, "person", feat=scene.table.session.state.feat(0, PUSH))
    entry = Entry(scene.table.seq + 1, scene.now, HOST, "", moved)
    before, worked_out = scene.view(), WORKED_OUT[0]
    prepared = scene.table.prepare(entry)
    assert prepared is not None
    assert prepared.result is None
    assert (scene.view(), scene.ply) == (before, 2), "nothing has changed"
    scene.table.apply(entry, prepared)
    assert (scene.ply, WORKED_OUT[0]) == (3, worked_out)


def test_moves_without_a_feat_are_written_as_they_always_were() -> None:
    assert msgspec.json.encode(Moved(0, 7, "person")) == b'{"type":"moved","seat":0,"move":7,"by":"person"}'


def test_never_back_across_a_feat() -> None:
    scene = ready_to_slide()
    assert scene.table.take_back_to(HOST) == 1
    scene.do(HOST, lambda key: Move(key, 0, 2, PUSH))
    assert scene.table.take_back_to(HOST) is None
    assert scene.table.start_over_at(HOST) is None
    for whole in (False, True):
        assert scene.refused(HOST, partial(TakeBack, ply=3, whole=whole)) == "nothing-to-take-back"


def test_what_followed_a_feat_can_be_taken_back() -> None:
    scene = ready_to_slide()
    while scene.phase == "slide":
        scene.do(HOST, lambda key: Move(key, scene.mover, scene.ply, PUSH))
    slid, ply = scene.view(), scene.ply
    before = WORKED_OUT[0]
    scene.do(HOST, lambda key: Move(key, 0, scene.ply, SMOOTH))
    scene.do(HOST, lambda key: TakeBack(key, scene.ply))
    assert (scene.view(), scene.ply) == (slid, ply)
    assert scene.table.take_back_to(HOST) is None
    assert WORKED_OUT[0] == before


def test_a_bots_move_has_its_feat_too() -> None:
    scene = ready_to_slide("bot")
    scene.do(HOST, lambda key: Move(key, 0, 2, PUSH))
    assert by_bot(scene, PUSH).feat
    again = scene.replayed()
    assert again.session is not None
    assert again.session.state.view(None) == scene.view()


def test_a_push_beyond_the_last_is_refused() -> None:
    scene = ready_to_slide()
    before = WORKED_OUT[0]
    for move in (-1, 0, PUSH + 1, 10**30):
        assert scene.refused(HOST, partial(Move, seat=0, ply=2, move=move)) in ("illegal-move", "no-such-push")
    assert WORKED_OUT[0] == before
