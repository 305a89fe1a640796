"""What skill made of a move stands in the record: a replay believes it, a check works it out again."""

from __future__ import annotations

import dataclasses

import pytest

from spieltisch import games
from spieltisch.game import QuickChance
from spieltisch.luck import FairChance, commitment
from spieltisch.record import Bot, Fair, Person, Record, RecordError, Turn, dump, parse, replay, verify, write
from spieltisch.table.commands import SetSeat
from spieltisch.table.written import record_of
from spieltisch.words import LANGS, refusal
from tests.record.played_games import DAY, SEED, fair_record
from tests.table.curling import CURLING, FAR, WORKED_OUT, far, written
from tests.table.scene import HOST, Scene

SEATS = (Person("Ada"), Bot("Kuno", "meister"))
LUCK = Fair(commitment(SEED), SEED, ("Salz", ""))


@pytest.fixture(autouse=True)
def _with_the_toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {**games.games(), "curling": CURLING}
    monkeypatch.setattr("spieltisch.games.games", lambda: shelf)


def moves() -> list[tuple[int, int]]:
    luck, mind = FairChance(SEED, LUCK.salts), QuickChance(3)
    state = CURLING.rules.new(2, {}, luck)
    made = []
    while seats := state.to_move():
        legal = state.legal(seats[0])
        made.append((seats[0], legal[mind.below(len(legal))]))
        state.play(*made[-1], luck)
    return made


@pytest.fixture
def record() -> Record:
    return write("curling", {}, SEATS, LUCK, moves(), DAY)


def lines_of(record: Record) -> list[str]:
    return [line[9:] for line in dump(record).decode().splitlines()]


def with_feat(record: Record, index: int, feat: str) -> Record:
    turn = dataclasses.replace(record.turns[index], feat=feat)
    return dataclasses.replace(record, turns=(*record.turns[:index], turn, *record.turns[index + 1 :]))


def of_skill(record: Record) -> list[int]:
    return [index for index, turn in enumerate(record.turns) if turn.feat]


def line_of_turn(record: Record, index: int) -> int:
    return [number for number, line in enumerate(lines_of(record), start=1) if line.startswith("move ")][index]


def test_a_feat_has_its_own_line_between_the_move_and_its_luck(record: Record) -> None:
    lines = lines_of(record)
    turn = next(turn for turn in record.turns if turn.feat and turn.draws)
    number = lines.index(f"move {turn.seat + 1} {turn.move}")
    assert lines[number + 1] == f"feat {turn.feat}"
    assert lines[number + 2].startswith("drew ")
    assert sum(line.startswith("feat ") for line in lines) == len(of_skill(record)) == 4


def test_a_record_of_skill_is_read_back_and_proven(record: Record) -> None:
    assert parse(dump(record)) == record
    assert verify(record) is True


def test_a_game_without_skill_has_no_such_line() -> None:
    assert not [line for line in lines_of(fair_record()) if line.startswith("feat")]


def test_a_replay_works_nothing_out(record: Record) -> None:
    before = WORKED_OUT[0]
    moments = list(replay(record))
    assert WORKED_OUT[0] == before
    assert [moment.story[0].values["far"] for moment in moments if moment.turn and moment.turn.feat] == [
        far(turn.feat) for turn in record.turns if turn.feat
    ]


def test_every_line_is_the_one_it_says(record: Record) -> None:
    lines = lines_of(record)
    for moment in replay(record):
        if moment.turn is not None:
            assert lines[moment.line - 1] == f"move {moment.turn.seat + 1} {moment.turn.move}"
            if moment.turn.draws:
                assert lines[moment.draws_line() - 1].startswith("drew ")


def error_of(forged: Record) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(forged)
    for lang in LANGS:
        sentence = refusal(lang, error.value)
        assert "{" not in sentence
        assert not sentence.startswith("refusal.")
    return error.value


def test_a_feat_that_came_out_otherwise_is_found_when_it_is_worked_out(record: Record) -> None:
    index = of_skill(record)[-1]
    forged = with_feat(record, index, written(((far(record.turns[index].feat) or 0) + 1) % FAR))
    forged = dataclasses.replace(forged, ending=None, turns=forged.turns[: index + 1])
    assert list(replay(forged))
    error = error_of(forged)
    assert (error.key, error.line) == ("record-feat-other", line_of_turn(forged, index) + 1)


def test_a_missing_feat_is_named_by_the_line_of_its_move(record: Record) -> None:
    forged = with_feat(record, of_skill(record)[0], "")
    error = error_of(forged)
    assert (error.key, error.line) == ("record-feat-missing", line_of_turn(forged, of_skill(record)[0]))


def test_a_malformed_feat_is_named_by_its_line(record: Record) -> None:
    forged = with_feat(record, of_skill(record)[1], "far-away")
    error = error_of(forged)
    assert (error.key, error.line) == ("record-feat", line_of_turn(forged, of_skill(record)[1]) + 1)


@pytest.mark.parametrize("key", ["curling", "nummerus"])
def test_a_move_without_skill_has_no_feat(record: Record, key: str) -> None:
    forged = with_feat(record if key == "curling" else fair_record(), 0, "123")
    error = error_of(forged)
    assert (error.key, error.line) == ("record-feat", line_of_turn(forged, 0) + 1)


def test_an_illegal_move_is_called_so_whatever_its_feat(record: Record) -> None:
    index = of_skill(record)[0]
    turn = record.turns[index]
    other = Turn(turn.seat, "smooth", turn.draws, turn.feat)
    forged = dataclasses.replace(record, turns=(*record.turns[:index], other, *record.turns[index + 1 :]))
    error = error_of(forged)
    assert (error.key, error.line) == ("record-illegal", line_of_turn(forged, index))


def test_a_table_hands_over_what_was_worked_out_when_the_moves_were_made() -> None:
    scene = Scene(CURLING)
    scene.do(HOST, lambda key: SetSeat(key, 1, "here", name="Opa"))
    scene.start()
    scene.play_to_the_end()
    before = WORKED_OUT[0]
    played = record_of(scene.table)
    assert WORKED_OUT[0] == before
    assert [turn.feat for turn in played.turns] == [
        line.moved.feat for line in scene.table.log if line.moved is not None
    ]
    assert verify(parse(dump(played))) is True
