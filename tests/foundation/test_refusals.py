"""What is refused in another process arrives whole: bots think elsewhere."""

from __future__ import annotations

import pickle

import pytest

from spieltisch.game import IllegalMove, Refusal
from spieltisch.record import RecordError


@pytest.mark.parametrize(
    "refused",
    [
        Refusal("seats", seats=9, least=1, most=4),
        IllegalMove("chip-gone", chip=25),
        IllegalMove("over"),
        RecordError(7, "luck", number=1, value=2, expected=3),
    ],
    ids=lambda refused: type(refused).__name__,
)
def test_a_refusal_keeps_its_values_between_processes(refused: Refusal) -> None:
    arrived = pickle.loads(pickle.dumps(refused))
    assert type(arrived) is type(refused)
    assert (arrived.key, arrived.values, str(arrived)) == (refused.key, refused.values, str(refused))
    assert getattr(arrived, "line", None) == getattr(refused, "line", None)
