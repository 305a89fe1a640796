"""The position of Nummerus Zahlus as text: the figure 8, the star as *, empty fields as ·, and the hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from spieltisch.game import View
from spieltisch.games.nummerus.rules.board import ROWS

CELL = 3


def draw(view: View) -> Iterator[str]:
    fields = iter(enumerate(cast(list[int], view["fields"])))
    for width in ROWS:
        cells = [_cell(view, *next(fields)) for _ in range(width)]
        yield (" " * (CELL * (max(ROWS) - width) // 2) + "".join(cells)).rstrip()
    for seat, hand in enumerate(cast(list[dict[str, object]], view["hands"])):
        chains = [_chain(chain) for chain in cast(list[list[int]], hand["chains"])]
        swaps = f", swap chips {hand['swaps']}" if view["swap"] else ""
        yield f"  seat {seat}: {' '.join(chains) or 'nothing'} (points {hand['points']}{swaps})"
    if view["rounds"] != 1:
        yield f"  round {view['round']} of {view['rounds']}, finished {view['finished']}"


def _cell(view: View, field: int, chip: int) -> str:
    return f"{'*' if field == view['star'] else chip or '·':>{CELL}}"


def _chain(chain: list[int]) -> str:
    return str(chain[0]) if len(chain) == 1 else f"{chain[0]}-{chain[-1]}"
