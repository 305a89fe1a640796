from __future__ import annotations

import dataclasses
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from spieltisch.luck import FairChance, commitment
from spieltisch.record import Daily, Drawn, Ending, Fair, Person, Record, RecordError, Turn, dump, replay, verify, write
from spieltisch.words import LANGS, refusal
from tests.record.played_games import (
    DAY,
    FAIR,
    SEATS,
    TOURNAMENT,
    daily_record,
    drawn_record,
    fair_record,
    random_moves,
)


def line_of(record: Record, start: str) -> int:
    lines = [line[9:] for line in dump(record).decode().splitlines()]
    return next(number for number, line in enumerate(lines, start=1) if line.startswith(start))


def with_turn(record: Record, index: int, turn: Turn) -> Record:
    return dataclasses.replace(record, turns=(*record.turns[:index], turn, *record.turns[index + 1 :]))


def other_value(draw: tuple[int, int]) -> tuple[int, int]:
    n, value = draw
    return n, (value + 1) % n


@pytest.mark.parametrize("options", [{}, TOURNAMENT, {"swap": True}, {"scoring": "solitaire"}])
def test_a_true_record_is_provably_fair(options: dict[str, object]) -> None:
    assert verify(fair_record(options)) is True


def test_the_luck_of_the_day_is_provable() -> None:
    assert verify(daily_record()) is True


def test_luck_that_was_only_drawn_is_replayed_but_not_proved() -> None:
    assert verify(drawn_record()) is False


def test_an_unfinished_game_is_a_record_too() -> None:
    moves = random_moves(2, {}, FairChance(FAIR.seed, FAIR.salts))
    record = write("nummerus", {}, SEATS, FAIR, moves[:5], DAY)
    assert record.ending is None
    assert verify(record) is True


def test_luck_that_was_only_drawn_needs_its_source_to_be_written() -> None:
    with pytest.raises(ValueError, match="source"):
        write("nummerus", {}, SEATS, Drawn(), [], DAY)


def test_replay_tells_the_story_from_the_start_to_every_move() -> None:
    record = fair_record(TOURNAMENT)
    moments = list(replay(record))
    assert [moment.turn for moment in moments] == [None, *record.turns]
    assert all(moment.story for moment in moments)
    lines = [line[9:] for line in dump(record).decode().splitlines()]
    for moment in moments[1:]:
        assert moment.turn is not None
        assert lines[moment.line - 1] == f"move {moment.turn.seat + 1} {moment.turn.move}"


def forged_seed(record: Record) -> Record:
    seed = bytes(32)
    return dataclasses.replace(record, luck=Fair(FAIR.commitment, seed, FAIR.salts))


def reckoned_seed(record: Record) -> Record:
    seed = bytes(32)
    return dataclasses.replace(record, luck=Fair(commitment(seed), seed, FAIR.salts))


def other_salts(record: Record) -> Record:
    return dataclasses.replace(record, luck=Fair(FAIR.commitment, FAIR.seed, ("Salz", "Zucker")))


def other_draw(record: Record) -> Record:
    return dataclasses.replace(record, start=(*record.start[:-1], other_value(record.start[-1])))


def other_range(record: Record) -> Record:
    return dataclasses.replace(record, start=(*record.start[:-1], (7, 0)))


def draw_missing(record: Record) -> Record:
    return dataclasses.replace(record, start=record.start[:-1])


def no_draws(record: Record) -> Record:
    return dataclasses.replace(record, start=())


def draw_too_many(record: Record) -> Record:
    return dataclasses.replace(record, start=(*record.start, (6, 1)))


def draw_after_a_move(record: Record) -> Record:
    return with_turn(record, 0, dataclasses.replace(record.turns[0], draws=((6, 1),)))


def move_of_another_game(record: Record) -> Record:
    return with_turn(record, 0, dataclasses.replace(record.turns[0], move="e2-e4"))


def move_written_otherwise(record: Record) -> Record:
    return with_turn(record, 0, dataclasses.replace(record.turns[0], move=f"0{record.turns[0].move}"))


def move_out_of_turn(record: Record) -> Record:
    return with_turn(record, 0, dataclasses.replace(record.turns[0], seat=1 - record.turns[0].seat))


def move_repeated(record: Record) -> Record:
    return with_turn(record, 1, dataclasses.replace(record.turns[1], move=record.turns[0].move))


def other_score(record: Record) -> Record:
    assert record.ending is not None
    scores = (record.ending.scores[0] + 1, record.ending.scores[1])
    return dataclasses.replace(record, ending=dataclasses.replace(record.ending, scores=scores))


def no_result(record: Record) -> Record:
    return dataclasses.replace(record, ending=None)


def early_result(record: Record) -> Record:
    return dataclasses.replace(record, turns=record.turns[:4], ending=Ending((1, 2), (3, 2), "longest"))


def other_game(record: Record) -> Record:
    return dataclasses.replace(record, game="chess")


def other_option(record: Record) -> Record:
    return dataclasses.replace(record, options={**record.options, "scoring": "backwards"})


def option_that_does_not_fit(record: Record) -> Record:
    return dataclasses.replace(record, options={**record.options, "rounds": 5})


def option_missing(record: Record) -> Record:
    return dataclasses.replace(record, options={"scoring": "longest"})


def too_many_seats(record: Record) -> Record:
    return dataclasses.replace(record, seats=(Person("A"),) * 9)


@pytest.mark.parametrize(
    ("forge", "line", "key"),
    [
        (forged_seed, "commitment", "commitment"),
        (reckoned_seed, "drew", "luck"),
        (other_salts, "drew", "luck"),
        (other_draw, "drew", "luck"),
        (other_range, "drew", "draw-other"),
        (draw_missing, "drew", "draw-missing"),
        (no_draws, "move", "draw-missing"),
        (draw_too_many, "drew", "draws-left"),
        (move_of_another_game, "move", "move"),
        (move_written_otherwise, "move", "move"),
        (move_out_of_turn, "move", "turn"),
        (other_score, "result", "result"),
        (no_result, "unfinished", "result"),
        (early_result, "result", "not-over"),
        (other_game, "game", "refused"),
        (other_option, "option scoring", "refused"),
        (option_that_does_not_fit, "option rounds", "refused"),
        (option_missing, "option", "options"),
        (too_many_seats, "luck", "refused"),
    ],
)
def test_a_forged_record_is_found_out(forge: Callable[[Record], Record], line: str, key: str) -> None:
    forged = forge(fair_record())
    with pytest.raises(RecordError) as error:
        verify(forged)
    assert (error.value.key, error.value.line) == (f"record-{key}", line_of(forged, line))
    for lang in LANGS:
        sentence = refusal(lang, error.value, "nummerus")
        assert sentence.endswith((".", ")"))
        assert "{" not in sentence
        assert "refusal." not in sentence


def test_a_repeated_move_is_found_at_its_line() -> None:
    forged = move_repeated(fair_record())
    with pytest.raises(RecordError) as error:
        verify(forged)
    assert (error.value.key, error.value.line) == ("record-illegal", line_of(forged, "move") + 1)


def test_draws_that_no_move_asked_for_are_found_after_the_move() -> None:
    forged = draw_after_a_move(fair_record())
    with pytest.raises(RecordError) as error:
        verify(forged)
    assert (error.value.key, error.value.line) == ("record-draws-left", line_of(forged, "move") + 1)


def test_a_later_round_has_its_luck_checked_too() -> None:
    record = fair_record(TOURNAMENT)
    index = next(index for index, turn in enumerate(record.turns) if turn.draws)
    turn = record.turns[index]
    forged = with_turn(record, index, dataclasses.replace(turn, draws=(*turn.draws[:-1], other_value(turn.draws[-1]))))
    with pytest.raises(RecordError) as error:
        verify(forged)
    assert error.value.key == "record-luck"
    assert dump(forged).decode().splitlines()[error.value.line - 1][9:].startswith("drew")


def test_another_days_luck_does_not_fit() -> None:
    forged = dataclasses.replace(daily_record(), luck=Daily(date(2026, 3, 14) + timedelta(days=1)))
    with pytest.raises(RecordError, match="luck"):
        verify(forged)
