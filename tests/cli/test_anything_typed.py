"""Whatever is typed at the command line: it is done, or one sentence says why not."""

from __future__ import annotations

import contextlib
import io

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spieltisch.cli import main

typed = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12)
keys = st.sampled_from(["scoring", "rounds", "swap", "start", "layout"]) | typed
values = st.sampled_from(["tournament", "solitaire", "true", "3", "daily", "9" * 5000]) | typed
levels = st.lists(st.sampled_from(["zufall", "neuling"]) | typed, max_size=6).map(",".join)


@settings(max_examples=60)
@given(bots=levels, option=st.builds("{}={}".format, keys, values) | typed, seed=st.integers().map(str) | typed)
@example(bots="zufall,zufall", option="rounds=²", seed="٣")
def test_simulate_plays_or_answers_in_one_sentence(bots: str, option: str, seed: str) -> None:
    arguments = [f"--bots={bots}", f"--option={option}", f"--seed={seed}", "--games=1", "--json"]
    assert_played_or_refused(["--lang", "en", "simulate", "nummerus", *arguments])


@given(name=typed)
def test_an_unknown_game_is_answered_in_one_sentence(name: str) -> None:
    assert_played_or_refused(["--lang", "de", "simulate", "--bots=zufall", "--", f"x{name}"])


def assert_played_or_refused(arguments: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(arguments)
    if ended.value.code in (0, None):
        assert out.getvalue().startswith("{")
    else:
        assert ended.value.code == 2
        assert len(err.getvalue().strip().splitlines()) == 1
