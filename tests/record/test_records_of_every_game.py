"""Whatever is played can be written down, read again and proven; every turn has one way to be written."""

from __future__ import annotations

import dataclasses

import pytest

from spieltisch.facts import DAILY
from spieltisch.game import Chance, QuickChance
from spieltisch.luck import FairChance, commitment, daily_seed
from spieltisch.record import Daily, Fair, Luck, Person, Record, RecordError, Turn, dump, parse, verify, write
from tests.conformance.cases import CASES
from tests.record.played_games import DAY, SEED
from tests.suite import Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def recorded(case: Case) -> Record:
    seats = [Person(f"Name {number}") for number in range(1, case.seats + 1)]
    luck, chance = luck_of(case)
    return write(case.key, case.given, seats, luck, moves_of(case, chance), DAY)


def luck_of(case: Case) -> tuple[Luck, Chance]:
    if DAILY in case.given.values():
        return Daily(DAY), FairChance(daily_seed(case.key, DAY))
    salts = tuple("Salz" for _ in range(case.seats))
    return Fair(commitment(SEED), SEED, salts), FairChance(SEED, salts)


def moves_of(case: Case, luck: Chance) -> list[tuple[int, int]]:
    state = case.game.new(case.seats, case.facts.complete(case.seats, case.given), luck)
    mind, moves = QuickChance(7), []
    while seats := state.to_move():
        legal = state.legal(seats[0])
        moves.append((seats[0], legal[mind.below(len(legal))]))
        state.play(*moves[-1], luck)
    return moves


@every_case
def test_a_game_is_written_down_read_and_proven(case: Case) -> None:
    record = recorded(case)
    assert parse(dump(record)) == record
    assert verify(record) is True


@pytest.mark.parametrize(("sign", "instead"), [("c", "C"), ("-", "–"), (" ", "")])
def test_what_is_forgiven_when_typed_is_refused_in_a_record(sign: str, instead: str) -> None:
    case = Case("sechserreihe", 2)
    record = recorded(case)
    index, turn = next(
        (index, turn) for index, turn in enumerate(record.turns) if "-" in turn.move and "c" in turn.move
    )
    spelled = turn.move.replace(sign, instead)
    assert case.game.parse(spelled) == case.game.parse(turn.move)
    other = Turn(turn.seat, spelled, turn.draws)
    changed = dataclasses.replace(record, turns=(*record.turns[:index], other, *record.turns[index + 1 :]))
    with pytest.raises(RecordError, match="move"):
        verify(changed)
