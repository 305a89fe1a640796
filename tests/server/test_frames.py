"""Whatever bytes arrive: they are a command, or they are refused."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.game import Refusal
from spieltisch.server import limits
from spieltisch.server.limits import Bucket, Throttle
from spieltisch.server.live import read_frame
from spieltisch.server.messages import Incoming
from spieltisch.table.commands import Shake

LIMIT = 200


def read_or_refused(frame: bytes) -> Incoming | Refusal:
    try:
        return read_frame(frame, LIMIT)
    except Refusal as refused:
        return refused


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
tags = st.sampled_from(["plan", "seat", "sit", "stand", "start", "move", "takeback", "rematch", "advise", "shake", "x"])
almost_commands = st.fixed_dictionaries(
    {"t": tags | anything, "id": st.text(max_size=80) | anything},
    optional=dict.fromkeys(
        ("seat", "ply", "move", "kind", "name", "level", "options", "clock", "salt", "whole", "thing", "strength"),
        anything,
    ),
)


@given(st.binary(max_size=2 * LIMIT) | anything.map(msgspec.json.encode) | almost_commands.map(msgspec.json.encode))
def test_any_bytes_are_a_command_or_refused(frame: bytes) -> None:
    read = read_or_refused(frame)
    if isinstance(read, Refusal):
        assert read.key == ("frame" if len(frame) <= LIMIT else "frame-too-large")
    else:
        assert 1 <= len(read.id) <= 64
        assert len(frame) <= LIMIT


def has_a_fitting_id(command: Incoming) -> bool:
    """The answer to a shake begins with the id, byte by byte."""
    return 1 <= len(command.id) <= 64 and (command.id.isascii() or not isinstance(command, Shake))


@given(st.one_of(*map(st.from_type, get_args(Incoming))).filter(has_a_fitting_id))
def test_every_command_survives_the_wire(command: Incoming) -> None:
    assert read_frame(msgspec.json.encode(command), 1_000_000) == command


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(Refusal):
        read_frame(b'{"t":"plan","id":"x","options":' + b"[" * 100_000, 1_000_000)


def test_a_bucket_refills() -> None:
    bucket = Bucket(size=2, per_second=1, now=0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert bucket.take(1)
    assert not bucket.take(1.5)
    assert [bucket.take(9), bucket.take(9), bucket.take(9)] == [True, True, False]


def test_a_throttle_knows_who() -> None:
    throttle = Throttle(size=1, per_second=1)
    throttle.take(["ada", "her-house"], 0)
    for askers in (["ada"], ["ben", "her-house"], ["ada", "elsewhere"]):
        with pytest.raises(Refusal, match="throttled"):
            throttle.take(askers, 0)
    throttle.take(["ben", "elsewhere"], 0)
    throttle.take(["ada", "her-house"], 1)


def test_a_throttle_forgets_those_it_has_not_seen_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_KNOWN", 2)
    throttle = Throttle(size=1, per_second=0)
    for asker in ("ada", "ben", "cleo"):
        throttle.take([asker], 0)
    throttle.take(["ada"], 0)
    with pytest.raises(Refusal, match="throttled"):
        throttle.take(["cleo"], 0)
