"""Positions met by people who play alone, each with what is known to become of it: the measure of the solver."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

from spieltisch.games.sechserreihe.solver import IMPOSSIBLE, POSSIBLE


class Recorded(NamedTuple):
    board: int
    verdict: str


def recorded_positions() -> list[Recorded]:
    data = tomllib.loads((files("spieltisch.games.sechserreihe") / "recorded.toml").read_text())
    return [Recorded(drawn_board(drawn), verdict) for verdict in (POSSIBLE, IMPOSSIBLE) for drawn in data[verdict]]


def drawn_board(drawn: str) -> int:
    """Row by row from the top left corner, o a stone."""
    return sum(2**field for field, mark in enumerate(drawn.replace("/", "")) if mark == "o")
